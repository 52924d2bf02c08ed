//! Two programs never write the same game.

use std::fs;
use std::os::unix::fs::symlink;

use alea::store::{Place, SavedGame, StoreError, open, unfinished, write_safely};

use crate::child::Process;
use crate::scene::{Home, now, text_of};

#[test]
fn what_another_program_has_open_is_only_for_looking() {
    let home = Home::new();
    let path = home.write("a.otg", text_of(3));
    let mut process = Process::new("hold", &path);
    assert_eq!(process.line().unwrap(), "held");
    assert!(SavedGame::take(&path).unwrap().is_none());
    let opened = open(&path, &home.folders(), &now()).unwrap();
    assert!(opened.place.is_none());
    assert_eq!(opened.record.game.last(), 3);
    // Nor is it written under its name, or through a link.
    let link = home.path().join("link.otg");
    symlink(&path, &link).unwrap();
    for path in [&path, &link] {
        let refused = write_safely(path, b"").unwrap_err();
        assert_eq!(refused, StoreError::Held(path.clone()));
        assert_eq!(
            refused.to_string(),
            format!("{}: another program has this game open", path.display())
        );
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), text_of(3));
    process.kill();
    // The lock has ended with its process, though its file is there.
    assert_eq!(home.names(), ["a.otg", "a.otg.lock"]);
    let opened = open(&path, &home.folders(), &now()).unwrap();
    assert!(matches!(opened.place, Some(Place::Saved(_))));
    drop(opened);
    assert_eq!(home.names(), ["a.otg"]);
}

#[test]
fn one_process_does_not_open_a_game_twice_either() {
    let home = Home::new();
    let path = home.write("a.otg", text_of(3));
    let game = SavedGame::take(&path).unwrap().unwrap();
    assert!(SavedGame::take(&path).unwrap().is_none());
    drop(game);
    assert!(SavedGame::take(&path).unwrap().is_some());
}

#[test]
fn games_that_begin_in_the_same_second_have_their_own_names() {
    let home = Home::new();
    let games: Vec<_> = (0..3).map(|_| home.new_game().create().unwrap()).collect();
    let name = |number: usize| games[number].path().file_name().unwrap().to_str().unwrap();
    let first = name(0).strip_suffix(".otg").unwrap();
    let shape = first.replace(|letter: char| letter.is_ascii_digit(), "0");
    assert_eq!(shape, "0000-00-00_00-00-00");
    assert_eq!(name(1), format!("{first}_2.otg"));
    assert_eq!(name(2), format!("{first}_3.otg"));
    // One that has been written keeps its name when it is open no more; one that has not gives it back.
    games[0].save("").unwrap();
    let second = games[1].path().to_owned();
    drop(games);
    assert_eq!(home.new_game().create().unwrap().path(), second);
}

#[test]
fn a_new_game_clears_up_after_programs_that_were_killed() {
    let home = Home::new();
    let path = home.write("a.otg", text_of(1));
    for name in ["a.otg.lock", ".a.otg.x1y2z3", "b.otg.lock", ".b.otg.x1y2z3"] {
        home.write(name, "left");
    }
    let mut process = Process::new("hold", &path);
    assert_eq!(process.line().unwrap(), "held");
    home.write(".a.otg.111111", "of the one that holds it");
    let game = home.new_game().create().unwrap();
    let lock = format!("{}.lock", game.path().file_name().unwrap().display());
    assert_eq!(
        home.names(),
        [".a.otg.111111", &lock, "a.otg", "a.otg.lock"]
    );
    process.kill();
}

#[test]
fn what_an_editor_keeps_beside_a_game_is_left_alone() {
    let home = Home::new();
    let path = home.write("a.otg", text_of(1));
    for name in [".a.otg.swp", ".a.otg.un~", "a.otg~", ".b.otg.x1y2z3"] {
        home.write(name, "of an editor");
    }
    drop(SavedGame::take(&path).unwrap().unwrap());
    assert_eq!(home.names().len(), 5, "{:?}", home.names());
}

#[test]
fn a_game_that_another_program_has_open_is_not_offered() {
    let home = Home::new();
    let file = home.write("a.otg", text_of(1));
    let offered = || unfinished(&home.folders()).map(|(game, _)| game.path);
    assert_eq!(offered(), Some(file.clone()));
    let mut process = Process::new("hold", &file);
    assert_eq!(process.line().unwrap(), "held");
    assert_eq!(offered(), None);
    symlink("a.otg", home.games().join("link.otg")).unwrap();
    assert_eq!(offered(), None, "nor through a link");
    process.kill();
    assert!(offered().is_some());
}

#[test]
fn a_saved_game_goes_on_in_its_file_and_any_other_becomes_a_new_one() {
    let home = Home::new();
    let path = home.write("a.otg", text_of(2));
    let opened = open(&path, &home.folders(), &now()).unwrap();
    assert_eq!(opened.place.unwrap().likely_path(), path);
    let elsewhere = home.path().join("a.otg");
    fs::write(&elsewhere, text_of(2)).unwrap();
    for other in [elsewhere, home.write("a.otg~", text_of(1))] {
        let opened = open(&other, &home.folders(), &now()).unwrap();
        assert!(matches!(opened.place, Some(Place::New(_))));
    }
}

#[test]
fn a_broken_game_is_not_opened_and_not_held() {
    let home = Home::new();
    let path = home.write("a.otg", "1. a1-a2");
    assert!(open(&path, &home.folders(), &now()).is_err());
    assert_eq!(home.names(), ["a.otg"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), "1. a1-a2");
}

#[test]
fn something_else_in_the_place_of_a_lock_is_not_waited_for() {
    let folder = tempfile::TempDir::new().unwrap();
    let game = folder.path().join("a.otg");
    std::fs::write(&game, "1. c1-c4\n").unwrap();
    std::fs::create_dir(folder.path().join("a.otg.lock")).unwrap();
    let error = alea::store::SavedGame::take(&game).unwrap_err();
    assert!(
        error
            .to_string()
            .ends_with("its lock is not an ordinary file"),
        "{error}"
    );
}
