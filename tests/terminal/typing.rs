//! Keys and pasted text as terminals send them.

use std::time::{Duration, Instant};

use crate::table::{PATIENCE, Setting, Table};

/// What a terminal sends for a pasted text that would play and leave if it were typed.
const PASTE: &[u8] = b"\x1b[200~q\ny\n:c1-c4\n\x1b[201~";

/// How long what should change nothing is given to do so, and a piece of a key to come alone.
const A_MOMENT: Duration = Duration::from_millis(100);

/// Checks that no move has been played, and leaves.
fn nothing_was_played(table: &mut Table) {
    table.wait_for_text("Move 1 ");
    table.type_keys("q");
    // Without a move there is nothing to lose, and no question.
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn a_key_that_is_let_go_does_nothing() {
    let mut table = Setting::new().open();
    table.send(b"\x1b[108;1:3u\x1b[113;1:3u\x1b[97;1:3u");
    // Pressed, and let go.
    table.send(b"\x1b[108;1:1u\x1b[108;1:3u");
    table.wait_for_cursor_on("K4");
    nothing_was_played(&mut table);
}

#[test]
fn a_shifted_key_of_the_longer_form_is_a_capital() {
    let mut table = Setting::new().open();
    // "L" jumps, and "l" would step.
    table.send(b"\x1b[108;2u");
    table.wait_for_cursor_on("L4");
    table.type_keys(":");
    table.send(b"\x1b[97;2u");
    table.wait_for_text(":A");
    assert!(!table.contents().contains(":AA"));
}

#[test]
fn an_arrow_in_pieces_harms_nothing() {
    let mut table = Setting::new().open();
    table.type_keys("<Enter>");
    table.wait_for_text("The ship at J4 can go to");
    table.type_keys("<Esc>");
    table.wait_without_text("Esc back");
    table.type_keys("[");
    table.read_during(A_MOMENT);
    table.type_keys("D");
    table.read_during(A_MOMENT);
    table.wait_for_cursor_on("J4");
    nothing_was_played(&mut table);
}

#[test]
fn an_arrow_in_pieces_only_closes_a_question() {
    let mut table = Setting::new().open();
    table.type_keys(":resign<Enter>");
    table.wait_for_text("resign?");
    table.type_keys("<Esc>");
    table.wait_without_text("resign?");
    table.type_keys("[");
    table.read_during(A_MOMENT);
    table.type_keys("C");
    nothing_was_played(&mut table);
}

#[test]
fn keys_with_alt_do_nothing() {
    let mut table = Setting::new().open();
    table.send(b"\x1bj\x1bq\x1b:\x1bl");
    table.type_keys("l");
    table.wait_for_cursor_on("K4");
    nothing_was_played(&mut table);
}

#[test]
fn a_line_feed_is_enter() {
    let mut table = Setting::new().open();
    table.send(b"\n");
    table.wait_for_text("The ship at J4 can go to");
    table.send(b":j4-j5\n");
    table.wait_for_text("J4 to J5.");
}

#[test]
fn both_backspaces_erase() {
    let mut table = Setting::new().open();
    table.send(b":j4-k5\x08\x08j\x7fj5");
    table.wait_for_text(":j4-j5");
    table.type_keys("<Enter>");
    table.wait_for_text("J4 to J5.");
}

#[test]
fn reports_of_the_focus_do_nothing() {
    let mut table = Setting::new().open();
    table.send(b"\x1b[I\x1b[O:\x1b[I\x1b[Ok4\x1b[I\x1b[O");
    table.wait_for_text(":k4 ");
    table.type_keys("<Enter>");
    table.wait_for_cursor_on("K4");
    table.send(b"\x1b[I\x1b[O");
    nothing_was_played(&mut table);
}

#[test]
fn what_is_pasted_onto_the_board_does_nothing() {
    let mut table = Setting::new().open();
    table.send(PASTE);
    table.wait_for_text("Nothing is pasted onto the board");
    nothing_was_played(&mut table);
}

#[test]
fn what_is_pasted_without_its_first_byte_does_nothing() {
    let mut table = Setting::new().open();
    table.type_keys("<Enter>");
    table.wait_for_text("Esc back");
    let (first, rest) = PASTE.split_at(1);
    // It is taken for the key Esc.
    table.send(first);
    table.wait_without_text("Esc back");
    for part in rest.chunks(3) {
        table.send(part);
        table.read_during(Duration::from_millis(1));
    }
    // Whoever types again after a pause is understood.
    let begin = Instant::now();
    while !table.contents().trim_end().ends_with(" K4") {
        assert!(begin.elapsed() < PATIENCE, "{}", table.picture());
        table.read_during(Duration::from_millis(1100));
        table.type_keys("l");
        table.read_during(Duration::from_millis(300));
    }
    nothing_was_played(&mut table);
}

#[test]
fn what_is_pasted_into_the_prompt_is_only_typed() {
    let mut table = Setting::new().open();
    table.type_keys(":");
    table.send(PASTE);
    table.wait_for_text(":q y :c1-c4");
    table.type_keys("<Esc>");
    table.wait_without_text("q y");
    nothing_was_played(&mut table);
}

#[test]
fn what_is_pasted_into_a_question_does_nothing() {
    let mut table = Setting::new().open();
    table.type_keys(":resign<Enter>");
    table.wait_for_text("resign?");
    table.send(PASTE);
    table.send(b"\x1b[200~y\x1b[201~");
    table.type_keys("<Down>");
    table.read_during(A_MOMENT);
    table.wait_for_text("resign?");
    table.type_keys("<Esc>");
    table.wait_without_text("resign?");
    nothing_was_played(&mut table);
}

#[test]
fn ten_thousand_letters_typed_at_once_are_all_read() {
    let mut table = Setting::new().open();
    let letters = "c1-c4 ".repeat(1700);
    table.type_keys(&format!(":{letters}"));
    table.type_keys("<Enter>");
    table.wait_for_cursor_on("J4");
    nothing_was_played(&mut table);
}
