//! The game line by line on a terminal, which edits the lines itself.

use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::rc::Rc;
use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::table::{Setting, Table};

fn plain() -> Setting {
    Setting::new().argument("--plain")
}

/// The text of the saved game at the home of a table.
fn only_game(table: &Table) -> String {
    table.saved_game().unwrap()
}

/// How many files in the folder of the games lock one.
fn locks(table: &Table) -> usize {
    let folder = table.home.path().join(".local/state/alea/games");
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    files
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "lock")
        })
        .count()
}

/// How long the side to move has been thinking, as it is saved.
fn thought(table: &Table) -> Option<Duration> {
    let game = only_game(table);
    let (_, rest) = game.split_once("[alea-thought:")?;
    let (seconds, _) = rest.split_once(']')?;
    Some(Duration::from_secs_f64(seconds.parse().unwrap()))
}

/// Ends a table, whose modes and bytes are those of lines alone.
fn leave(table: &mut Table) -> Option<i32> {
    let code = table.leave();
    assert!(!table.output().contains(&0x1b), "{}", table.picture());
    code
}

#[test]
fn lines_are_asked_for_by_whose_turn_it_is() {
    let mut table = plain().argument("--white").argument("Anna").start();
    table.wait_for_text("Black begins.\nBlack>");
    assert!(table.is_cooked());
    table.type_keys("c1-c4<Enter>");
    table.wait_for_text("Black> c1-c4\nBlack: c1 to c4. White to move.\nAnna (White)>");
    table.type_keys("back<Enter>");
    table.wait_for_text("at the start>");
    table.type_keys("i5-<Backspace><Backspace><Backspace>resign<Enter>");
    table.wait_for_text("Yes or no?\nyes or no>");
    table.type_keys("yes<Enter>");
    table.wait_for_text("Black wins: White resigned.\ngame over>");
    table.type_keys("quit<Enter>");
    table.wait_for_text("The game is saved as ");
    assert_eq!(leave(&mut table), Some(0));
}

#[test]
fn the_end_of_input_leaves_with_the_game_saved() {
    let mut table = plain().start();
    table.type_keys("c1-c4<Enter>");
    table.wait_for_text("White>");
    table.send(b"\x04");
    table.wait_for_text("White> \nThe game is saved as ");
    assert_eq!(leave(&mut table), Some(0));
    assert!(only_game(&table).ends_with("\n1. c1-c4\n"));
}

#[test]
fn an_unfinished_game_is_offered() {
    let mut table = plain().start();
    let home = Rc::clone(&table.home);
    table.type_keys("c1-c4<Enter>quit<Enter>");
    assert_eq!(leave(&mut table), Some(0));

    let mut table = Setting::at_home(Rc::clone(&home))
        .argument("--plain")
        .start();
    table.wait_for_text("There is an unfinished game: ");
    table.wait_for_text("Black - White, 1 move.\nGo on with it? Yes or no?\nyes or no>");
    table.type_keys("i5-i4<Enter>");
    table.wait_for_text("Answer yes or no first.\nGo on with it? Yes or no?\nyes or no>");
    table.type_keys("<Enter>");
    table.wait_for_text(
        "yes or no> \nAnswer yes or no first.\nGo on with it? Yes or no?\nyes or no>",
    );
    table.type_keys("y<Enter>i5-i4<Enter>");
    table.wait_for_text("White: i5 to i4. Black to move.");
    table.type_keys("quit<Enter>");
    assert_eq!(leave(&mut table), Some(0));
    assert!(only_game(&table).ends_with("\n1. c1-c4 i5-i4\n"));

    let mut table = Setting::at_home(home).argument("--plain").start();
    table.wait_for_text("yes or no>");
    table.type_keys("n<Enter>");
    table.wait_for_text("Black begins.\nBlack>");
    table.type_keys("quit<Enter>");
    assert_eq!(leave(&mut table), Some(0));
}

#[test]
fn a_game_whose_moves_are_taken_back_is_offered_too() {
    let mut table = plain().start();
    let home = Rc::clone(&table.home);
    table.type_keys("c1-c4<Enter>undo<Enter>quit<Enter>");
    assert_eq!(leave(&mut table), Some(0));
    let mut table = Setting::at_home(home).argument("--plain").start();
    table.wait_for_text("Black - White, 0 moves.\nGo on with it?");
    table.type_keys("y<Enter>redo<Enter>");
    table.wait_for_text("Black: c1 to c4. White to move.");
    table.type_keys("quit<Enter>");
    assert_eq!(leave(&mut table), Some(0));
}

#[test]
fn a_signal_ends_it_and_the_game_is_saved() {
    for signal in [Signal::INT, Signal::TERM, Signal::HUP, Signal::QUIT] {
        let mut table = plain().start();
        table.type_keys("c1-c4<Enter>");
        table.wait_for_text("White>");
        table.signal(signal);
        let status = table.end();
        assert_eq!(status.code(), Some(128 + signal.as_raw()), "{signal:?}");
        assert!(only_game(&table).ends_with("\n1. c1-c4\n"));
        assert_eq!(locks(&table), 0);
    }
    let mut table = plain().start();
    table.type_keys("c1-c4<Enter>");
    table.wait_for_text("White>");
    table.type_keys("<C-c>");
    table.wait_for_text("\nThe game is saved as ");
    assert_eq!(table.end().code(), Some(130));
    assert!(only_game(&table).ends_with("\n1. c1-c4\n"));
}

#[test]
fn a_signal_ends_it_also_while_nobody_takes_what_it_writes() {
    let mut table = plain().argument("--clock").argument("50m").start();
    table.type_keys("c1-c4<Enter>");
    table.wait_for_text("White>");
    // The terminal is stopped, as by Ctrl-S.
    table.wait_until(|table| table.output().ends_with(b"White> "), "the prompt");
    let length = table.output().len();
    table.send(b"\x13rows\n");
    table.wait_until(Table::is_full, "the stopped terminal");
    table.read_during(Duration::from_millis(300));
    assert_eq!(table.output().len(), length, "{}", table.picture());
    table.signal(Signal::TERM);
    assert_eq!(table.end().code(), Some(128 + Signal::TERM.as_raw()));
    assert!(only_game(&table).contains("[alea-thought:"));
    assert_eq!(locks(&table), 0);
}

#[test]
fn a_signal_takes_no_thinking_time_back() {
    let mut table = plain().argument("--clock").argument("50m").start();
    let begin = Instant::now();
    table.type_keys("c1-c4<Enter>");
    table.wait_for_text("White>");
    let thinks = Duration::from_secs(2);
    table.read_during(thinks);
    table.signal(Signal::HUP);
    assert_eq!(table.end().code(), Some(128 + Signal::HUP.as_raw()));
    let thought = thought(&table).unwrap();
    // The clock begins a little after the line is asked for, and gives back what a slow machine makes it miss.
    let missed = Duration::from_secs(1);
    assert!(
        thought + missed >= thinks && thought <= begin.elapsed(),
        "{thought:?}"
    );
}

#[test]
fn thinking_time_is_saved_now_and_then_so_that_killing_it_gives_little_back() {
    let mut table = plain().argument("--clock").argument("50m").start();
    let begin = Instant::now();
    table.type_keys("c1-c4<Enter>");
    table.wait_for_text("White>");
    table.wait_until(|table| thought(table).is_some(), "a saved thought");
    table.signal(Signal::KILL);
    assert_eq!(table.end().signal(), Some(Signal::KILL.as_raw()));
    assert!(thought(&table).is_some_and(|thought| thought <= begin.elapsed()));
}

#[test]
fn the_end_of_time_is_told_while_a_line_is_waited_for() {
    let mut table = plain().argument("--clock").argument("1s").start();
    table.type_keys("c1-c4<Enter>");
    table.wait_for_text("White> \nBlack wins: White ran out of time.\ngame over>");
    table.type_keys("quit<Enter>");
    assert_eq!(leave(&mut table), Some(0));
}

#[test]
fn a_window_that_is_closed_ends_it_and_the_game_is_saved() {
    let mut table = plain().start();
    table.type_keys("c1-c4<Enter>");
    table.wait_for_text("White>");
    table.hang_up();
    table.end();
    assert!(only_game(&table).ends_with("\n1. c1-c4\n"));
}

#[test]
fn the_clock_stands_still_while_the_program_is_stopped() {
    let mut table = plain().argument("--clock").argument("50m").start();
    let begin = Instant::now();
    table.type_keys("c1-c4<Enter>");
    table.wait_for_text("White>");
    let stopped = Duration::from_secs(4);
    table.signal(Signal::STOP);
    table.read_during(stopped);
    table.signal(Signal::CONT);
    table.type_keys("clock<Enter>");
    table.wait_for_text("The clock runs.");
    let text = table.output_text();
    let (_, left) = text.split_once("White has ").unwrap();
    let (minutes, seconds) = left[..5].split_once(':').unwrap();
    let number = |text: &str| text.parse::<u64>().unwrap();
    let left = 60 * number(minutes) + number(seconds);
    let thought = Duration::from_secs(50 * 60 - left);
    // Of the time in which it was stopped no more than a second counts.
    assert!(thought + stopped <= begin.elapsed() + Duration::from_secs(1));
    table.type_keys("quit<Enter>");
    assert_eq!(leave(&mut table), Some(0));
}

#[test]
fn a_dumb_terminal_gets_lines_and_is_told_why() {
    let mut table = Setting::new().variable("TERM", "dumb").start();
    table.wait_for_text("Black>");
    table.type_keys("c1-c4<Enter>quit<Enter>");
    assert_eq!(leave(&mut table), Some(0));
    let output = table.output_text();
    let why = "alea: a terminal of the kind TERM=dumb cannot show a board, so the game is played line by line\r\n";
    assert!(output.starts_with(why), "{output}");
    assert!(
        output.contains("Black: c1 to c4. White to move.\r\n"),
        "{output}"
    );

    let file = table.home.path().join("a.otg");
    fs::write(&file, "1. c1-c4\n").unwrap();
    let mut table = Setting::new()
        .variable("TERM", "dumb")
        .argument("replay")
        .argument(file.to_str().unwrap())
        .start();
    table.wait_for_text("at the start>");
    table.type_keys("on<Enter>quit<Enter>");
    assert_eq!(leave(&mut table), Some(0));
    let output = table.output_text();
    assert!(output.starts_with(why), "{output}");
    assert!(
        output.contains("1a. Black: c1 to c4. White to move.\r\n"),
        "{output}"
    );
}

#[test]
fn a_terminal_that_goes_away_ends_it_by_the_signal() {
    for _ in 0..5 {
        let mut table = plain().start();
        table.wait_for_text("Black> ");
        table.type_keys("c1-c4<Enter>");
        table.wait_for_text("White> ");
        table.hang_up();
        assert_eq!(table.end().code(), Some(128 + 1));
        assert!(only_game(&table).contains("1. c1-c4"));
    }
}
