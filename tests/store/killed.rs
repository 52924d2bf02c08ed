//! A program that is killed leaves a whole game that lacks at most the move under way.

use std::fs;
use std::thread;
use std::time::Duration;

use alea::store::{SavedGame, read_record};
use fastrand::Rng;

use crate::child::Process;
use crate::scene::{Home, text_of};

/// Kills a program that saves at every move, again and again, and looks each time at what is left.
fn kill(times: u32) {
    let mut rng = Rng::with_seed(7);
    let home = Home::new();
    let path = home.write("a.otg", text_of(1));
    let kept = home.path().join("kept.otg");
    fs::write(&kept, text_of(4)).unwrap();
    let other = home.write("b.otg", text_of(5));
    for time in 0..times {
        let mut process = Process::new("play", &path);
        let first = process.line().unwrap();
        assert!(first.parse::<usize>().is_ok(), "{first}");
        thread::sleep(Duration::from_micros(rng.u64(0..8000)));
        let said = process.kill();
        let saved: usize = said.last().unwrap_or(&first).parse().unwrap();
        let record = read_record(&path).unwrap_or_else(|error| panic!("{time}: {error}"));
        let left = record.game.last();
        assert!([saved, saved + 1].contains(&left), "{time}: {left} {saved}");
        let kept = read_record(&kept).unwrap_or_else(|error| panic!("{time}: {error}"));
        assert_eq!(kept.game.last() % 4, 0, "{time}");
        assert_eq!(fs::read_to_string(&other).unwrap(), text_of(5), "{time}");
        let earlier = read_record(&home.games().join("a.otg~")).unwrap();
        let last = earlier.game.last();
        // Where it began anew, the earlier one is the end of the long game.
        assert!(last <= left || left == 1, "{time}: {last} {left}");
    }
    // The last one has left its lock, and perhaps a temporary file; the next one clears up.
    assert!(home.names().contains(&String::from("a.otg.lock")));
    drop(SavedGame::take(&path).unwrap().unwrap());
    assert_eq!(home.names(), ["a.otg", "a.otg~", "b.otg"]);
}

#[test]
fn killed_at_any_instant_the_game_loads() {
    kill(100);
}

#[test]
#[ignore = "the same as the test before, and longer"]
fn killed_five_hundred_times_the_game_loads() {
    kill(500);
}
