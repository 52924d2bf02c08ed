//! Every way out leaves the terminal as it was found.

use std::fs;
use std::time::{Duration, Instant};

use pty_process::Size;
use pty_process::blocking::open;
use rustix::process::Signal;
use rustix::pty::ptsname;

use crate::table::{ALEA, PATIENCE, Setting, Table};

/// The signals that end a program that people have no more use for.
const SIGNALS: [Signal; 4] = [Signal::INT, Signal::TERM, Signal::HUP, Signal::QUIT];

/// A table at which a move has been made, so that there is something to lose.
fn table_with_a_move() -> Table {
    with_a_move(Setting::new())
}

fn with_a_move(setting: Setting) -> Table {
    let mut table = setting.open();
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
fn leaving_is_asked_where_a_game_goes_on_that_is_saved_already() {
    for key in ["q", "<C-c>", "\x04"] {
        let mut table = table_with_a_move();
        let games = table.home.path().join(".local/state/alea/games");
        table.type_keys(key);
        table.wait_for_text("Quit?");
        table.wait_for_text("The game so far is saved.");
        let is_saved = |_: &Table| {
            let files = fs::read_dir(&games).into_iter().flatten();
            let texts = files.filter_map(|file| fs::read_to_string(file.unwrap().path()).ok());
            texts.into_iter().any(|text| text.ends_with("1. j4-j5\n"))
        };
        table.wait_until(is_saved, "the saved game");
        // The first answer is the harmless one.
        table.type_keys("<Enter>");
        table.wait_without_text("Quit?");
        table.type_keys("q");
        table.wait_for_text("Quit?");
        table.type_keys("y");
        assert_eq!(table.leave(), Some(0));
    }
}

#[test]
fn ctrl_c_that_comes_late_after_another_one_does_not_leave() {
    let mut table = table_with_a_move();
    table.type_keys("<C-c>");
    table.wait_for_text("Quit?");
    table.read_during(Duration::from_millis(2_100));
    table.type_keys("<C-c>");
    table.wait_without_text("Quit?");
    table.type_keys("qy");
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
fn a_signal_ends_the_game_at_once_with_no_key_pressed() {
    for signal in SIGNALS {
        let mut table = table_with_a_move();
        table.wait_until(|table| table.saved_game().is_some(), "the saved game");
        table.signal(signal);
        let begin = Instant::now();
        table.wait_for_the_end();
        assert!(begin.elapsed() < Duration::from_secs(1));
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
        let setting = Setting::new().argument("--clock").argument("50m");
        let mut table = setting.size(200, 60).open();
        table.type_keys(":j4-j5<Enter>");
        table.wait_for_text("J4 to J5.");
        // Every key has the whole screen drawn, until the terminal takes no more.
        let begin = Instant::now();
        while !table.is_full() {
            assert!(begin.elapsed() < PATIENCE, "the terminal takes everything");
            table.type_keys("<C-l>");
        }
        table.signal(signal);
        table.wait_for_the_end_unread();
        assert!(table.is_cooked(), "the terminal is left raw");
        // What is read now ends with what leaves the table.
        assert_eq!(table.leave(), Some(128 + signal.as_raw()));
        // The time of the player who was to move is not given back.
        let saved = table.saved_game().unwrap();
        assert!(saved.contains("[alea-thought:"), "{saved}");
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
        let mut table = with_a_move(setting);
        table.wait_until(|table| table.saved_game().is_some(), "the saved game");
        #[cfg(target_os = "linux")]
        let before = table.processor_time();
        table.hang_up();
        let begin = Instant::now();
        table.wait_for_the_end();
        assert!(begin.elapsed() < Duration::from_secs(2));
        #[cfg(target_os = "linux")]
        assert!(table.processor_time() < before + Duration::from_millis(100));
        assert!(table.saved_game().unwrap().ends_with("\n1. j4-j5\n"));
    }
}

#[test]
fn the_game_ends_when_the_terminal_that_it_is_shown_on_goes_away() {
    // The keys come from another one.
    let (shown, terminal) = open().unwrap();
    shown.resize(Size::new(24, 80)).unwrap();
    let name = ptsname(&shown, Vec::new()).unwrap();
    let mut table = Setting::new()
        .program("/bin/sh")
        .argument("-c")
        .argument(r#"exec "$0" >"$1""#)
        .argument(ALEA)
        .argument(name.to_str().unwrap())
        .start();
    table.wait_until(|table| !table.is_cooked(), "the table");
    table.type_keys(":j4-j5<Enter>");
    table.wait_until(|table| table.saved_game().is_some(), "the saved game");
    drop((shown, terminal));
    assert_eq!(table.leave(), Some(128 + Signal::HUP.as_raw()));
    assert_eq!(table.output(), b"");
    assert!(table.saved_game().unwrap().ends_with("\n1. j4-j5\n"));
}

#[test]
fn a_window_without_room_can_be_closed_with_the_game_saved() {
    let mut table = table_with_a_move();
    let length = table.output().len();
    table.resize(0, 0);
    table.wait_until(|table| table.output().len() > length, "the small window");
    table.signal(Signal::WINCH);
    table.signal(Signal::HUP);
    assert_eq!(table.leave(), Some(128 + Signal::HUP.as_raw()));
    assert!(!table.output_text().contains("panicked"));
    assert!(table.saved_game().unwrap().ends_with("\n1. j4-j5\n"));
}

#[test]
fn what_cannot_be_done_leaves_the_terminal_untouched() {
    for (arguments, code, told) in [
        (&["--bad"][..], 2, "unexpected argument '--bad'"),
        (&["replay", "/nope"], 1, "/nope: there is no such file"),
        (&["/nope"], 1, "/nope: there is no such file"),
        (&["show", "/nope"], 1, "/nope: there is no such file"),
    ] {
        let setting = arguments
            .iter()
            .fold(Setting::new(), |it, argument| it.argument(argument));
        let mut table = setting.start();
        assert_eq!(table.leave(), Some(code));
        let output = table.output_text();
        assert!(output.starts_with(&format!("alea: {told}")), "{output}");
        assert!(
            !output.contains('\x1b') && output.lines().count() == 1,
            "{output}"
        );
    }
}

#[cfg(debug_assertions)]
mod faults {
    use std::fs;

    use super::*;

    /// Everything that is turned off, in its order: also what a program before may have left on.
    const LEFT: &str = "\x1b[?1006l\x1b[?1003l\x1b[?1002l\x1b[?1000l\x1b[?1004l\x1b[?2004l\x1b[0m\x1b[?25h\x1b[?1049l";

    /// A game of one move with a fault that strikes after that is taken back, and what it leaves on the screen.
    fn end_by_fault(fault: &str) -> (Table, Option<i32>, Vec<String>) {
        let setting = Setting::new().variable("ALEA_FAULT", fault);
        let file = setting.home().join("a.otg");
        fs::write(&file, "1. c1-c4\n").unwrap();
        let mut table = setting.argument(file.to_str().unwrap()).open();
        table.type_keys("u");
        let code = table.leave();
        let output = table.output_text();
        assert_eq!(output.matches("\x1b[?1049h").count(), 1);
        assert_eq!(output.matches("\x1b[?1049l").count(), 1);
        // Nothing is written over the message, and nothing but it follows what leaves the table.
        let (_, rest) = output.split_once(LEFT).unwrap();
        let lines: Vec<_> = rest.lines().map(str::to_owned).collect();
        let shown = table.contents();
        for line in lines.iter().filter(|line| !line.is_empty()) {
            assert!(shown.contains(&line[..line.len().min(70)]), "{shown}");
        }
        (table, code, lines)
    }

    /// Checks that what was done last is saved all the same.
    fn is_saved(table: &Table) {
        let saved = table.saved_game().unwrap();
        assert!(saved.contains("\n1. c1-c4\n"), "{saved}");
    }

    #[test]
    fn a_panic_leaves_the_terminal_once_and_its_message_last() {
        let (table, code, lines) = end_by_fault("panic");
        is_saved(&table);
        assert_eq!(code, Some(101));
        assert!(lines.iter().any(|line| line.contains("panicked at src/")));
        assert!(lines.iter().any(|line| line == "ALEA_FAULT is panic"));
    }

    #[test]
    fn an_error_in_drawing_is_told_in_a_line() {
        let (table, code, lines) = end_by_fault("draw");
        is_saved(&table);
        assert_eq!(code, Some(1));
        assert_eq!(
            lines,
            ["alea: the terminal cannot be used: ALEA_FAULT is draw"]
        );
    }

    #[test]
    fn an_error_in_reading_is_told_in_a_line() {
        let (_, code, lines) = end_by_fault("read");
        assert_eq!(code, Some(1));
        assert_eq!(
            lines,
            ["alea: the terminal cannot be used: ALEA_FAULT is read"]
        );
    }
}
