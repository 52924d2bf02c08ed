//! Saving while the game goes on.

use std::fs;
use std::sync::mpsc;

use alea::store::{Outcome, Place, SavedGame, Saver, read_record};

use crate::child::said;
use crate::scene::{Home, PATIENCE, text_of};

fn start(place: Place) -> (Saver, mpsc::Receiver<Outcome>) {
    let (sender, outcomes) = mpsc::channel();
    let saver = Saver::start(place, move |outcome| drop(sender.send(outcome))).unwrap();
    (saver, outcomes)
}

fn next(outcomes: &mpsc::Receiver<Outcome>) -> Outcome {
    outcomes.recv_timeout(PATIENCE).unwrap()
}

#[test]
fn a_game_has_a_file_as_soon_as_it_is_saved_and_not_before() {
    let home = Home::new();
    let (saver, outcomes) = start(Place::New(home.new_game()));
    assert!(!home.games().exists());
    saver.save(text_of(1));
    let Outcome::Saved(path) = next(&outcomes) else {
        panic!("it is not saved");
    };
    assert!(path.starts_with(home.games()));
    assert_eq!(fs::read_to_string(&path).unwrap(), text_of(1));
    assert!(SavedGame::take(&path).unwrap().is_none());
    saver.save(text_of(2));
    assert_eq!(next(&outcomes), Outcome::Saved(path.clone()));
    assert_eq!(saver.finish(PATIENCE), Ok(()));
    assert_eq!(fs::read_to_string(&path).unwrap(), text_of(2));
    // It can be taken by others.
    assert!(SavedGame::take(&path).unwrap().is_some());
}

#[test]
fn the_newest_text_is_on_disk_when_it_is_finished() {
    let home = Home::new();
    let path = home.write("a.otg", text_of(1));
    let game = SavedGame::take(&path).unwrap().unwrap();
    let (saver, _outcomes) = start(Place::Saved(game));
    (2..=50).for_each(|plies| saver.save(text_of(plies)));
    assert_eq!(saver.finish(PATIENCE), Ok(()));
    assert_eq!(read_record(&path).unwrap().game.last(), 50);
}

#[test]
fn saving_is_tried_again_with_each_text() {
    let home = Home::new();
    let in_the_way = home.path().join(".local");
    fs::write(&in_the_way, "").unwrap();
    let (saver, outcomes) = start(Place::New(home.new_game()));
    let reason = format!("{}: Not a directory", home.games().display());
    for plies in 1..3 {
        saver.save(text_of(plies));
        let Outcome::Failed(failed) = next(&outcomes) else {
            panic!("it is saved");
        };
        assert_eq!(failed.to_string(), reason);
    }
    fs::remove_file(&in_the_way).unwrap();
    saver.save(text_of(3));
    let Outcome::Saved(path) = next(&outcomes) else {
        panic!("it is not saved");
    };
    assert_eq!(fs::read_to_string(&path).unwrap(), text_of(3));
    // The folder is lost again, and that is told at the end.
    fs::remove_dir_all(&in_the_way).unwrap();
    fs::write(&in_the_way, "").unwrap();
    saver.save(text_of(4));
    let told = saver.finish(PATIENCE).unwrap_err();
    assert_eq!(told.path(), Some(&*path));
}

#[test]
fn nothing_is_saved_and_nothing_amiss_where_nothing_was_given() {
    let home = Home::new();
    let (saver, outcomes) = start(Place::New(home.new_game()));
    assert_eq!(saver.finish(PATIENCE), Ok(()));
    assert!(outcomes.recv().is_err());
    assert!(!home.games().exists());
}

#[test]
fn a_file_that_must_not_grow_is_an_error_and_not_the_end() {
    let home = Home::new();
    let said = said("limit", &home, "");
    let path = home.games().join(&home.names()[0]);
    let path = path.display();
    assert_eq!(
        said,
        [
            format!("saved {path}"),
            format!("failed {path}: File too large"),
            format!("saved {path}")
        ]
    );
    assert_eq!(home.names().len(), 2, "{:?}", home.names());
    let game = home.games().join(&home.names()[0]);
    assert_eq!(fs::read_to_string(game).unwrap(), text_of(3));
}

/// A release build has no faults.
#[cfg(debug_assertions)]
mod faults {
    use super::*;
    use crate::child::Process;

    #[test]
    fn a_disk_that_fails_is_told() {
        let home = Home::new();
        let said = said("save", &home, "save");
        assert!(said[0].starts_with("failed /"), "{said:?}");
        assert!(said[0].ends_with(".otg: ALEA_FAULT is save"), "{said:?}");
        assert_eq!(said[1], "false");
        assert!(home.names().is_empty());
    }

    #[test]
    fn a_slow_disk_is_not_waited_for_until_the_end_and_older_texts_are_dropped() {
        let home = Home::new();
        let said = said("hurry", &home, "slow-disk");
        assert!((1..20).contains(&said.len()), "{said:?}");
        let game = home.games().join(&home.names()[0]);
        assert_eq!(read_record(&game).unwrap().game.last(), 20);
    }

    #[test]
    fn the_end_is_not_waited_for_longer_than_is_asked() {
        let home = Home::new();
        let mut process = Process::with_fault("leave", home.path(), "slow-disk");
        let said = process.line().unwrap();
        assert!(
            said.ends_with(".otg: the disk has not taken it in time"),
            "{said}"
        );
        process.end();
    }
}
