//! Every way out leaves the terminal as it was found.

use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::table::{ALEA, PATIENCE, Setting, Table};

/// The signals that end a program that people have no more use for.
const SIGNALS: [Signal; 4] = [Signal::INT, Signal::TERM, Signal::HUP, Signal::QUIT];

/// A table at which a move has been made, so that there is something to lose.
fn table_with_a_move() -> Table {
    let mut table = Setting::new().open();
    table.type_keys(":j4-j5<Enter>");
    table.wait_for_text("J4 to J5.");
    table
}

#[test]
fn q_leaves_at_once_where_nothing_can_be_lost() {
    let mut table = Setting::new().open();
    table.type_keys("q");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn q_asks_where_a_move_would_be_lost() {
    let mut table = table_with_a_move();
    // The first answer is the harmless one.
    table.type_keys("q");
    table.wait_for_text("Quit?");
    table.type_keys("<Enter>");
    table.wait_without_text("Quit?");
    table.type_keys("q");
    table.wait_for_text("Quit?");
    table.type_keys("y");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn ctrl_c_leaves_the_second_time() {
    let mut table = table_with_a_move();
    table.type_keys("<C-c>");
    table.wait_for_text("Quit?");
    table.type_keys("<C-c>");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn a_signal_ends_the_game_with_no_key_pressed() {
    for signal in SIGNALS {
        let mut table = table_with_a_move();
        table.signal(signal);
        assert_eq!(table.leave(), Some(128 + signal.as_raw()));
    }
}

#[test]
fn a_signal_ends_the_game_while_a_question_is_open() {
    let mut table = table_with_a_move();
    table.type_keys("q");
    table.wait_for_text("Quit?");
    table.signal(Signal::TERM);
    assert_eq!(table.leave(), Some(128 + Signal::TERM.as_raw()));
}

#[test]
fn a_signal_ends_the_game_while_nobody_reads_what_it_writes() {
    for signal in SIGNALS {
        let mut table = Setting::new().size(200, 60).open();
        // Every key has the whole screen drawn, until the terminal takes no more.
        let begin = Instant::now();
        while !table.is_full() {
            assert!(begin.elapsed() < PATIENCE, "the terminal takes everything");
            table.type_keys("<C-l>");
        }
        table.signal(signal);
        table.wait_for_the_end_unread();
        assert!(table.is_cooked(), "the terminal is left raw");
        assert_eq!(table.end().code(), Some(128 + signal.as_raw()));
    }
}

#[test]
fn the_game_ends_when_its_window_is_closed() {
    let with_signal = Setting::new();
    let without_signal = Setting::new()
        .program("/bin/sh")
        .argument("-c")
        .argument(r#"trap "" HUP; exec "$0""#)
        .argument(ALEA);
    for setting in [with_signal, without_signal] {
        let mut table = setting.open();
        #[cfg(target_os = "linux")]
        let before = table.processor_time();
        table.hang_up();
        table.wait_for_the_end();
        #[cfg(target_os = "linux")]
        assert!(table.processor_time() < before + Duration::from_millis(200));
    }
}

#[cfg(debug_assertions)]
mod faults {
    use super::*;

    /// The game with a fault that strikes after a key, and what it leaves on the screen.
    fn end_by_fault(fault: &str) -> (Option<i32>, Vec<String>) {
        let mut table = Setting::new().variable("ALEA_FAULT", fault).open();
        table.type_keys("l");
        let code = table.leave();
        let output = table.output_text();
        assert_eq!(output.matches("\x1b[?1049h").count(), 1);
        assert_eq!(output.matches("\x1b[?1049l").count(), 1);
        assert_eq!(output.matches("\x1b[?2004l").count(), 1);
        // Nothing is written over the message, and nothing but it follows what leaves the table.
        let (_, rest) = output.rsplit_once("\x1b[?1049l").unwrap();
        let lines: Vec<_> = rest.lines().map(str::to_owned).collect();
        let shown = table.contents();
        for line in lines.iter().filter(|line| !line.is_empty()) {
            assert!(shown.contains(&line[..line.len().min(70)]), "{shown}");
        }
        (code, lines)
    }

    #[test]
    fn a_panic_leaves_the_terminal_once_and_its_message_last() {
        let (code, lines) = end_by_fault("panic");
        assert_eq!(code, Some(101));
        assert!(lines.iter().any(|line| line.contains("panicked at src/")));
        assert!(lines.iter().any(|line| line == "ALEA_FAULT is panic"));
    }

    #[test]
    fn an_error_in_drawing_is_told_in_a_line() {
        let (code, lines) = end_by_fault("draw");
        assert_eq!(code, Some(1));
        assert_eq!(
            lines,
            ["alea: the terminal cannot be used: ALEA_FAULT is draw"]
        );
    }

    #[test]
    fn an_error_in_reading_is_told_in_a_line() {
        let (code, lines) = end_by_fault("read");
        assert_eq!(code, Some(1));
        assert_eq!(
            lines,
            ["alea: the terminal cannot be used: ALEA_FAULT is read"]
        );
    }
}
