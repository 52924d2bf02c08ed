//! The mouse as terminals report it.

use std::time::Duration;

use rustix::process::Signal;

use crate::pointing::report;
use crate::table::{Setting, Table};

/// What turns the reports on, and off again.
const ON: &str = "\x1b[?1000h\x1b[?1006h";
const OFF: &str = "\x1b[?1006l\x1b[?1000l";

fn leave(mut table: Table) {
    table.type_keys("<C-c><C-c>");
    assert_eq!(table.leave(), Some(0));
}

fn count(table: &Table, text: &str) -> usize {
    table.output_text().matches(text).count()
}

#[test]
fn moves_are_played_by_clicks_and_by_dragging() {
    let mut table = Setting::new().open();
    table.drag("C1", "C1");
    table.wait_for_text("The ship at C1 can go to");
    table.drag("C4", "C4");
    table.wait_for_text("C1 to C4. White to move.");
    table.drag("I5", "I4");
    table.wait_for_text("I5 to I4. Black to move.");
    // The wheel looks back, and the right button goes back to the game.
    table.send(b"\x1b[<64;5;5M");
    table.wait_for_text("Looking at move 1 of 1");
    table.send(b"\x1b[<2;5;5M\x1b[<2;5;5m");
    table.wait_without_text("Looking at");
    leave(table);
}

#[test]
fn only_pressing_and_letting_go_are_asked_for() {
    let table = Setting::new().open();
    assert_eq!(count(&table, ON), 1);
    for mode in ["?1002h", "?1003h", "?1015h"] {
        assert_eq!(count(&table, mode), 0);
    }
    leave(table);
}

#[test]
fn without_the_mouse_the_terminal_is_not_asked_for_it() {
    let mut table = Setting::new().argument("--no-mouse").open();
    table.signal(Signal::CONT);
    table.wait_until(|table| count(table, "\x1b[?1049h") == 2, "going on");
    table.type_keys("l");
    table.wait_for_cursor_on("K4");
    assert_eq!(count(&table, "?1000h"), 0);
    table.type_keys("M");
    table.wait_for_text("The mouse moves ships");
    assert_eq!(count(&table, ON), 1);
    table.drag("C1", "C4");
    table.wait_for_text("C1 to C4. White to move.");
    leave(table);
}

#[test]
fn m_leaves_the_mouse_to_the_terminal_also_after_a_stop() {
    let mut table = Setting::new().open();
    table.type_keys("M");
    table.wait_for_text("The mouse is off");
    assert_eq!(count(&table, OFF), 1);
    table.signal(Signal::CONT);
    table.wait_until(|table| count(table, "\x1b[?1049h") == 2, "going on");
    // A report that is still under way does nothing.
    table.drag("C1", "C4");
    table.type_keys("l");
    table.wait_for_cursor_on("K4");
    assert_eq!(count(&table, "?1000h"), 1);
    table.type_keys("M");
    table.wait_for_text("The mouse moves ships");
    assert_eq!(count(&table, ON), 2);
    table.signal(Signal::CONT);
    table.wait_until(|table| count(table, ON) == 3, "the mouse");
    leave(table);
}

#[test]
fn ten_thousand_motions_draw_nothing() {
    let mut table = Setting::new().open();
    let length = table.output().len();
    for turn in 0..100 {
        let motion = format!("\x1b[<35;{};{}M", 5 + turn % 70, 3 + turn % 18);
        table.send(motion.repeat(100).as_bytes());
    }
    table.type_keys("l");
    table.wait_for_cursor_on("K4");
    // A step of the cursor writes as much.
    let written = table.output().len() - length;
    assert!(written < 400, "{written} bytes");
    leave(table);
}

#[test]
fn a_report_without_its_first_byte_harms_nothing() {
    let mut table = Setting::new().open();
    for letter in ['M', 'm'] {
        table.type_keys(":j4<Enter><Enter>");
        table.wait_for_text("Esc back");
        let report = report("C1", letter);
        let (first, rest) = report.as_bytes().split_at(1);
        // It is taken for the key Esc.
        table.send(first);
        table.wait_without_text("Esc back");
        table.send(rest);
        table.type_keys("l");
        table.wait_for_cursor_on("K4");
    }
    assert_eq!(count(&table, "?1000l"), 0);
    table.wait_for_text("Move 1 ");
    table.type_keys("q");
    // Nothing has been played, and there is no question.
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn a_report_in_pieces_is_put_together() {
    let mut table = Setting::new().open();
    let press = report("C1", 'M');
    for end in 2..press.len() {
        let (beginning, rest) = press.as_bytes().split_at(end);
        table.send(beginning);
        table.read_during(Duration::from_millis(20));
        table.send(rest);
        table.wait_for_text("The ship at C1 can go to");
        table.send(report("C1", 'm').as_bytes());
        table.type_keys("<Esc>");
        table.wait_without_text("Esc back");
    }
    leave(table);
}

#[test]
fn a_report_of_a_place_that_is_none_is_ignored() {
    let mut table = Setting::new().open();
    for report in [
        "0;0;0",
        "0;65535;65535",
        "0;70000;5",
        "255;5;5",
        "0;80;24",
        "0;;",
    ] {
        table.send(format!("\x1b[<{report}M\x1b[<{report}m").as_bytes());
    }
    table.type_keys("l");
    table.wait_for_cursor_on("K4");
    leave(table);
}

#[test]
fn ten_thousand_presses_are_answered_and_nothing_else_comes_of_them() {
    let mut table = Setting::new().open();
    let click = report("C1", 'M') + &report("C1", 'm');
    for _ in 0..50 {
        table.send(click.repeat(100).as_bytes());
    }
    table.type_keys(":k4<Enter>");
    table.wait_for_cursor_on("K4");
    // Where the terminal was full, a report may have come torn.
    if table.contents().contains("Esc back") {
        table.type_keys("<Esc>");
        table.wait_without_text("Esc back");
    }
    table.drag("C1", "C4");
    table.wait_for_text("C1 to C4. White to move.");
    assert_eq!(count(&table, OFF), 0);
    leave(table);
}

#[test]
fn clicks_that_come_before_the_first_frame_harm_nothing() {
    let mut table = Setting::new().start();
    for point in ["1;1", "45;18", "80;24", "500;300"] {
        table.send(format!("\x1b[<0;{point}M\x1b[<0;{point}m\x1b[<2;{point}M").as_bytes());
    }
    table.wait_for_text("Black to move");
    table.type_keys("<C-l>:j4<Enter>l");
    table.wait_for_cursor_on("K4");
    table.resize(10, 5);
    table.wait_for_text("needs");
    table.send(b"\x1b[<0;1;1M\x1b[<0;1;1m\x1b[<0;9;4M\x1b[<64;1;1M");
    let before = count(&table, "needs");
    table.type_keys("<C-l>");
    table.wait_until(|table| count(table, "needs") > before, "another frame");
    table.resize(80, 24);
    table.wait_for_cursor_on("K4");
    table.wait_for_text("Move 1 ");
    leave(table);
}
