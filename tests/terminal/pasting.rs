//! Pasted texts as terminals send them.

use std::time::{Duration, Instant};

use crate::table::{PATIENCE, Setting};
use crate::typing::{A_MOMENT, nothing_was_played};
/// What a terminal sends for a pasted text that would play and leave if it were typed.
const PASTE: &[u8] = b"\x1b[200~q\ny\n:c1-c4\n\x1b[201~";

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
fn a_paste_in_pieces_is_one() {
    let mut table = Setting::new().open();
    for end in (2..PASTE.len()).step_by(3) {
        table.type_keys(":<");
        table.send(&PASTE[..end]);
        table.read_during(Duration::from_millis(5));
        table.send(&PASTE[end..]);
        table.type_keys(">");
        table.wait_for_text(":<q y :c1-c4 >");
        table.type_keys("<Esc>");
        table.wait_without_text("q y");
    }
    nothing_was_played(&mut table);
}

#[test]
fn what_is_pasted_without_marks_is_typed() {
    let mut table = Setting::new().open();
    table.send(b":c1-c4\r:i5-i4\n");
    table.wait_for_text("I5 to I4. Black to move.");
}

#[test]
fn a_large_paste_is_cut_and_harms_nothing() {
    let mut table = Setting::new().open();
    let text = "c1-c4 \x1b[2J\x07 q\n".repeat(2_000);
    let paste = format!("\x1b[200~{text}\x1b[201~");
    table.send(paste.as_bytes());
    table.wait_for_text("Nothing is pasted onto the board");
    table.type_keys(":");
    table.send(paste.as_bytes());
    table.wait_for_text("c1-c4");
    table.type_keys("<Esc>");
    table.wait_without_text("c1-c4");
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
fn lines_that_are_pasted_are_lines_that_are_typed() {
    let mut table = Setting::new().argument("--plain").start();
    table.wait_for_text("Black>");
    table.send(b"c1-c4\ni5-i4\r\xd0\xb9\nq6-q2\x1b[D\nq6-q2\n");
    table.wait_for_text("White: i5 to i4. Black to move.");
    table.wait_for_text("Black: q6 to q2. White to move.");
    table.type_keys("quit<Enter>");
    assert_eq!(table.leave(), Some(0));
}
