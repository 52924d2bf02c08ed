//! Games are saved by themselves, and gone on with.

use std::fs;
use std::path::PathBuf;
use std::rc::Rc;

use alea::record::Record;
use rustix::process::Signal;
use tempfile::TempDir;

use crate::table::{ALEA, Setting, Table};

/// The saved games at a home.
fn saved(home: &TempDir) -> Vec<PathBuf> {
    let folder = home.path().join(".local/state/alea/games");
    let Ok(files) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let files = files.map(|file| file.unwrap().path());
    files
        .filter(|path| path.extension().is_some_and(|extension| extension == "otg"))
        .collect()
}

/// A table at which two moves have been made, and its home.
fn two_moves() -> (Table, Rc<TempDir>) {
    let mut table = Setting::new().open();
    table.type_keys(":c1-c4<Enter>:i5-i4<Enter>");
    table.wait_for_text("I5 to I4.");
    let home = Rc::clone(&table.home);
    (table, home)
}

fn only_game(home: &TempDir) -> String {
    match &saved(home)[..] {
        [game] => fs::read_to_string(game).unwrap(),
        games => panic!("{games:?}"),
    }
}

#[test]
fn a_game_is_saved_whatever_ends_the_program() {
    for signal in [Signal::TERM, Signal::HUP, Signal::INT, Signal::QUIT] {
        let (mut table, home) = two_moves();
        table.signal(signal);
        table.leave();
        assert!(
            only_game(&home).ends_with("\n1. c1-c4 i5-i4\n"),
            "{signal:?}"
        );
    }
    let (mut table, home) = two_moves();
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
    assert!(only_game(&home).ends_with("\n1. c1-c4 i5-i4\n"));
}

#[test]
fn an_unfinished_game_is_offered_and_gone_on_with() {
    let (mut table, home) = two_moves();
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));

    let mut table = Setting::at_home(Rc::clone(&home)).start();
    table.wait_for_text("go on with this game");
    table.type_keys("<Enter>");
    table.wait_for_text("I5 to I4. Black to move.");
    table.type_keys(":n3-r3<Enter>");
    table.wait_for_text("N3 to R3.");
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
    assert!(
        only_game(&home).ends_with("\n1. c1-c4 i5-i4\n2. n3-r3\n"),
        "in the same file"
    );

    // A new game instead leaves it as it is.
    let mut table = Setting::at_home(Rc::clone(&home)).start();
    table.wait_for_text("go on with this game");
    table.type_keys("n<Enter>:q6-q2<Enter>");
    table.wait_for_text("Q6 to Q2.");
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
    assert_eq!(saved(&home).len(), 2);

    let mut table = Setting::at_home(Rc::clone(&home)).argument("--new").open();
    table.type_keys("o");
    table.wait_for_text("3 moves  White to move");
    table.type_keys("q");
    table.wait_without_text("Saved games");
    table.type_keys("q");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn nothing_is_saved_before_something_is_played() {
    let mut table = Setting::new().open();
    let home = Rc::clone(&table.home);
    table.type_keys("q");
    assert_eq!(table.leave(), Some(0));
    assert!(saved(&home).is_empty());
}

#[test]
fn a_second_program_only_looks_at_a_game_that_another_one_has_open() {
    let (mut first, home) = two_moves();
    // It is on disk when it can be listed.
    first.wait_until(|_| !saved(&home).is_empty(), "the saved game");
    let game = saved(&home)[0].to_str().unwrap().to_owned();
    let mut second = Setting::at_home(Rc::clone(&home)).argument(&game).open();
    second.wait_for_text("Another program has this game open");
    second.type_keys(":n3-r3<Enter>");
    second.wait_for_text("N3 to R3.");
    second.type_keys("q");
    second.wait_for_text("it will be lost");
    second.type_keys("<Up><Enter>");
    assert_eq!(second.leave(), Some(0));
    first.type_keys("qy");
    assert_eq!(first.leave(), Some(0));
    assert!(only_game(&home).ends_with("\n1. c1-c4 i5-i4\n"));
}

#[test]
fn without_a_home_the_game_goes_on_with_a_warning() {
    let mut table = Setting::new().without_variable("HOME").start();
    table.wait_for_text("Not saved: ");
    table.type_keys(":c1-c4<Enter>");
    table.wait_for_text("C1 to C4.");
    table.wait_for_text("Not saved: ");
    table.type_keys("q");
    table.wait_for_text("save under a name");
    let path = table.home.path().join("kept.otg");
    table.type_keys(&format!("<Down><Enter>{}<Enter>", path.display()));
    table.wait_for_text("Saved as ");
    assert!(fs::read_to_string(&path).unwrap().ends_with("\n1. c1-c4\n"));
    table.type_keys("<C-c><C-c>");
    assert_eq!(table.leave(), Some(0), "nothing is lost");
}

#[test]
fn a_home_that_is_none_is_told_and_nothing_is_left_in_the_current_folder() {
    for (home, reason) in [
        ("", "HOME is empty"),
        ("anna", "HOME is anna, not an absolute path"),
        ("/dev/null/anna", "Not a directory: /dev/null/anna/.local"),
    ] {
        let mut table = Setting::new().variable("HOME", home).open();
        table.type_keys(":c1-c4<Enter>");
        table.wait_for_text("C1 to C4. White to move.");
        table.wait_for_text(&format!("Not saved: {reason}"));
        let mut left = fs::read_dir(table.home.path()).unwrap();
        assert!(left.next().is_none(), "{home}");
        table.type_keys("<C-c><C-c>");
        assert_eq!(table.leave(), Some(1));
        let output = table.output_text();
        let (_, told) = output.rsplit_once("\x1b[?1049l").unwrap();
        assert!(
            told.starts_with("alea: the game could not be saved: "),
            "{told}"
        );
        assert_eq!(told.lines().count(), 1, "{told}");
    }
}

#[test]
fn a_file_where_the_folder_should_be_is_named_in_the_warning() {
    let home = Rc::new(TempDir::new().unwrap());
    fs::write(home.path().join(".local"), "").unwrap();
    let mut table = Setting::at_home(home).open();
    table.type_keys(":c1-c4<Enter>");
    table.wait_for_text("Not saved: ");
    table.wait_for_text("/.local/state");
    // It is tried again at every move, and the warning goes when it is mended.
    fs::remove_file(table.home.path().join(".local")).unwrap();
    table.type_keys(":i5-i4<Enter>");
    table.wait_without_text("Not saved: ");
    assert!(only_game(&table.home).ends_with("\n1. c1-c4 i5-i4\n"));
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn a_file_that_must_not_grow_keeps_the_game_before_until_it_is_saved_again() {
    // Blocks of 512 bytes, which a game of a few moves does not fill.
    let limited = format!("ulimit -f 2; exec {ALEA} --new");
    let mut table = Setting::new()
        .program("/bin/sh")
        .argument("-c")
        .argument(&limited)
        .open();
    let home = Rc::clone(&table.home);
    table.type_keys(":c1-c4<Enter>");
    table.wait_for_text("C1 to C4.");
    table.wait_until(|_| !saved(&home).is_empty(), "the saved game");
    let before = only_game(&home);
    let comment = |letter: &str| format!(":comment {}<Enter>", letter.repeat(380));
    table.type_keys(&comment("x"));
    table.type_keys(&format!(":i5-i4<Enter>{}", comment("y")));
    table.wait_for_text("Not saved: File too large");
    let kept = only_game(&home);
    assert!(kept.len() <= 1024 && kept.len() >= before.len(), "{kept}");
    let record = Record::read(&kept).unwrap();
    assert!(record.game.last() >= 1, "{kept}");
    // It stays on the screen, and there is another way.
    table.type_keys("<Left>m");
    table.wait_for_text("suspend");
    table.wait_for_text("Not saved: ");
    table.type_keys("<Esc>");
    table.wait_without_text("suspend");
    table.wait_for_text("Not saved: ");
    table.type_keys("q");
    table.wait_for_text("save under a name");
    table.type_keys("<Esc>");
    table.wait_without_text("save under a name");
    assert_eq!(only_game(&home), kept);
    // What is shorter is saved at once.
    table.type_keys(":comment z<Enter>,:comment z<Enter>");
    table.wait_without_text("Not saved: ");
    let is_shorter = |_: &_| only_game(&home).ends_with("\n1. c1-c4 i5-i4\n[z|z]\n\n");
    table.wait_until(is_shorter, "the shorter game to be saved");
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
    let folder = home.path().join(".local/state/alea/games");
    assert_eq!(
        fs::read_dir(folder).unwrap().count(),
        2,
        "the game and the one before"
    );
}

#[test]
fn a_record_is_looked_through_without_being_saved() {
    let home = Rc::new(TempDir::new().unwrap());
    let file = home.path().join("a.otg");
    let text = "1. c1-c4 i5-i4\n2. n3-r3\n";
    fs::write(&file, text).unwrap();
    let mut table = Setting::at_home(Rc::clone(&home))
        .argument("replay")
        .argument(file.to_str().unwrap())
        .open();
    table.wait_for_text("Looking at the start");
    table.type_keys("..");
    table.wait_for_text("Looking at move 1 of 2");
    table.type_keys(",,:autoplay 0.1<Enter>");
    table.wait_for_text("N3 to R3. White to move.");
    table.type_keys("q");
    assert_eq!(table.leave(), Some(0));
    assert!(saved(&home).is_empty());
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn a_broken_record_is_never_written_over() {
    let home = Rc::new(TempDir::new().unwrap());
    let file = home.path().join("a.otg");
    let text = "1. c1-c4 i5-i4\n2. c4-c9\n";
    fs::write(&file, text).unwrap();
    let mut table = Setting::at_home(Rc::clone(&home))
        .argument(file.to_str().unwrap())
        .start();
    table.wait_for_text("This record has a fault");
    table.type_keys("<Enter>");
    table.wait_without_text("This record has a fault");
    table.type_keys(":n3-r3<Enter>");
    table.wait_for_text("N3 to R3.");
    table.type_keys("<C-c><C-c>");
    assert_eq!(table.leave(), Some(1));
    assert!(table.output_text().contains("a.otg:2:4: ply 3: c4-c9"));
    assert!(saved(&home).is_empty());
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn a_broken_game_stays_as_it_is_when_its_window_is_closed() {
    let text = "1. c1-c4 i5-i4\n2. c4-c9\n\0";
    for is_named in [true, false] {
        let setting = Setting::new();
        let folder = setting.home().join(".local/state/alea/games");
        let game = folder.join("a.otg");
        fs::create_dir_all(&folder).unwrap();
        fs::write(&game, text).unwrap();
        let mut table = if is_named {
            let mut table = setting.argument(game.to_str().unwrap()).start();
            table.wait_for_text("This record has a fault");
            table
        } else {
            setting.open()
        };
        table.read_frame();
        table.signal(Signal::HUP);
        assert_eq!(table.leave(), Some(128 + Signal::HUP.as_raw()));
        assert_eq!(fs::read(&game).unwrap(), text.as_bytes());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    }
}

#[test]
fn a_record_goes_on_among_the_saved_games_and_stays_as_it_is() {
    let home = Rc::new(TempDir::new().unwrap());
    let file = home.path().join("a.otg");
    let text = "1. c1-c4 i5-i4\n";
    fs::write(&file, text).unwrap();
    let mut table = Setting::at_home(Rc::clone(&home))
        .argument(file.to_str().unwrap())
        .open();
    table.type_keys(":n3-r3<Enter>");
    table.wait_for_text("N3 to R3.");
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
    assert!(only_game(&home).ends_with("\n1. c1-c4 i5-i4\n2. n3-r3\n"));
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn a_game_and_a_picture_are_saved_under_names() {
    let mut table = Setting::new().open();
    let path = |name: &str| table.home.path().join(name);
    let (game, picture) = (path("game.otg"), path("picture.svg"));
    table.type_keys(":c1-c4<Enter>");
    table.wait_for_text("C1 to C4.");
    table.type_keys(&format!("w{}<Enter>", game.display()));
    table.wait_for_text("Saved as ");
    assert!(fs::read_to_string(&game).unwrap().ends_with("\n1. c1-c4\n"));
    table.type_keys(&format!("x{}<Enter>", picture.display()));
    table.wait_for_text("picture.svg.");
    assert!(fs::read_to_string(&picture).unwrap().starts_with("<svg"));
    table.type_keys(&format!("w{}<Enter>", game.display()));
    table.wait_for_text("Write over it?");
    table.type_keys("n");
    table.type_keys("w../x<Enter>");
    table.wait_for_text("..");
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn a_new_game_leaves_the_one_before_as_it_is() {
    let (mut table, home) = two_moves();
    table.type_keys("n");
    table.wait_for_text("A new game");
    table.type_keys("<Up><Up><Enter>");
    table.wait_for_text("Black begins.");
    table.type_keys(":q6-q2<Enter>");
    table.wait_for_text("Q6 to Q2.");
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
    let mut games: Vec<_> = saved(&home)
        .iter()
        .map(|game| fs::read_to_string(game).unwrap())
        .collect();
    games.sort_by_key(String::len);
    assert_eq!(games.len(), 2);
    assert!(games[0].ends_with("\n1. q6-q2\n"), "{}", games[0]);
    assert!(games[1].ends_with("\n1. c1-c4 i5-i4\n"), "{}", games[1]);
}

#[test]
fn a_game_that_cannot_be_opened_leaves_the_one_on_the_table() {
    let (mut table, home) = two_moves();
    table.wait_until(|_| !saved(&home).is_empty(), "the saved game");
    let other = saved(&home)[0].with_file_name("other.otg");
    fs::write(&other, "1. q6-q2\n").unwrap();
    table.type_keys("o");
    table.wait_for_text("close");
    fs::remove_file(&other).unwrap();
    table.type_keys("<Enter>");
    table.wait_without_text("Saved games");
    table.type_keys(":n3-r3<Enter>");
    table.wait_for_text("N3 to R3.");
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
    assert!(only_game(&home).ends_with("\n1. c1-c4 i5-i4\n2. n3-r3\n"));
}

#[test]
fn the_players_of_the_last_game_are_proposed_for_the_next_one() {
    let setting = Setting::new().argument("--black").argument("Anna");
    let home = setting.shared_home();
    let mut table = setting.open();
    table.type_keys(":c1-c4<Enter>:resign<Enter>y");
    table.wait_for_text("White resigned.");
    table.type_keys("<Enter>q");
    assert_eq!(table.leave(), Some(0));

    let mut table = Setting::at_home(home).open();
    table.type_keys("n");
    table.wait_for_text("A new game");
    table.wait_for_text("Anna");
    table.type_keys("<Esc>");
    table.wait_without_text("Anna");
    table.type_keys("q");
    assert_eq!(table.leave(), Some(0));
}
