//! The clocks line by line.

use crate::scene::{Home, Talk, answers};

#[test]
fn the_clocks_are_told_and_start_with_the_first_move() {
    let lines = "clock\nc1-c4\nclock\npause\npause\n";
    let said = Home::new().hear(&["--clock", "20m", "--white-clock", "1h"], lines);
    let left = "Black has 20:00 left. White has 1:00:00 left.";
    assert_eq!(
        said[2..7],
        [
            format!("{left} The clock is stopped."),
            String::from("Black: c1 to c4. White to move."),
            format!("{left} The clock runs."),
            format!("{left} The clock is stopped."),
            format!("{left} The clock runs."),
        ]
    );
}

#[test]
fn without_clocks_none_is_told() {
    let none = "No clock runs: none was agreed on for this game.";
    assert_eq!(answers(&["clock", "pause"]), [none, none]);
    let said = Home::new().hear(&["--black-clock", "20m"], "clock\n");
    assert_eq!(
        said[2],
        "Black has 20:00 left. White has no clock. The clock is stopped."
    );
}

#[test]
fn overtime_is_told_in_words() {
    let home = Home::new();
    let record = "[time-control:60 30/3 0i]\n[time-remaining:60 30/3, 0 30/1]\n\n1. c1-c4 i5-i4\n[60 30/3|0 30/1]\n\n2. c4-c5\n";
    home.write("a.otg", record);
    let said = home.hear(&["a.otg"], "clock\n");
    let clocks = "White has 0:30 left of the last period of overtime. The clock runs.";
    assert_eq!(said[2], format!("Black has 1:00 left. {clocks}"));
}

#[test]
fn a_side_whose_time_runs_out_loses() {
    let home = Home::new();
    let mut talk = Talk::begin(&home, &["--clock", "1s"]);
    // Time passes while a line is waited for, be it that it has begun, and its end is told and saved at once.
    talk.type_in("c1-c4\ni5");
    talk.wait_for("White to move.\nBlack wins: White ran out of time.\n");
    assert!(
        home.only_game()
            .contains("[termination:Black wins: White ran out of time]"),
        "{}",
        home.only_game()
    );
    talk.type_in("-i4\n");
    talk.wait_for("The game is over; Black wins: White ran out of time.\n");
    talk.type_in("i5-i4\n");
    talk.wait_for("The game is over; Black wins: White ran out of time.\n");
}

#[test]
fn the_last_minute_is_told_when_it_begins() {
    let home = Home::new();
    let mut talk = Talk::begin(&home, &["--clock", "1m1s"]);
    talk.type_in("c1-c4\n");
    talk.wait_for("White to move.\nWhite has 1:00 left.\n");
}

#[test]
fn a_new_game_has_the_same_clocks() {
    let said = Home::new().hear(&["--clock", "20m"], "c1-c4\nnew\nyes\nclock\n");
    assert_eq!(
        said[6],
        "Black has 20:00 left. White has 20:00 left. The clock is stopped."
    );
}
