//! Keys as terminals send them.

use std::time::Duration;

use crate::table::{Setting, Table, sequences};

/// How long what should change nothing is given to do so, and a piece of a key to come alone.
pub(crate) const A_MOMENT: Duration = Duration::from_millis(100);

/// Checks that no move has been played, and leaves.
pub(crate) fn nothing_was_played(table: &mut Table) {
    table.wait_for_text("Move 1 ");
    table.type_keys("q");
    // Without a move there is nothing to lose, and no question.
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn keys_that_are_let_go_do_nothing() {
    let mut table = Setting::new().open();
    let length = table.output().len();
    for key in [9, 13, 27, 127].into_iter().chain(32..=126) {
        table.send(format!("\x1b[{key};1:3u").as_bytes());
    }
    for arrow in [
        "1;1:3A", "1;1:3B", "1;1:3C", "1;1:3D", "1;1:3H", "1;1:3F", "5;1:3~", "6;1:3~",
    ] {
        table.send(format!("\x1b[{arrow}").as_bytes());
    }
    // Pressed, and let go.
    table.send(b"\x1b[108;1:1u\x1b[108;1:3u");
    table.wait_for_cursor_on("K4");
    let written = table.output().len() - length;
    assert!(written < 400, "{written} bytes");
    // Held.
    table.send(b"\x1b[104;1:1u\x1b[104;1:2u\x1b[104;1:2u\x1b[104;1:3u\x1b[113;1:2u\x1b[109;1:2u");
    table.wait_for_cursor_on("H4");
    nothing_was_played(&mut table);
}

#[test]
fn a_shifted_key_of_the_longer_form_is_a_capital_and_that_form_is_never_asked_for() {
    let mut table = Setting::new().open();
    // "L" jumps, and "l" would step.
    table.send(b"\x1b[108;2u");
    table.wait_for_cursor_on("L4");
    table.send(b"\x1b[63;2u");
    table.wait_for_text("In short");
    table.type_keys("?:");
    table.send(b"\x1b[97;2u\x1b[65;2ub");
    table.wait_for_text(":AAb");
    table.type_keys("<C-c><C-c>");
    assert_eq!(table.leave(), Some(0));
    let text = table.output_text();
    let asked = sequences(&text).find(|(parameters, letter)| {
        *letter == "u" || (*letter == "m" && parameters.starts_with('>'))
    });
    assert_eq!(asked, None);
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
    // What begins with these two is something else.
    let letters = ('!'..='~').filter(|letter| !"[O".contains(*letter));
    let keys: String = letters.flat_map(|letter| ['\x1b', letter]).collect();
    table.send(keys.as_bytes());
    table.type_keys("l");
    table.wait_for_cursor_on("K4");
    nothing_was_played(&mut table);
}

#[test]
fn the_first_byte_of_a_key_that_comes_alone_is_esc_and_the_others_are_no_keys() {
    let mut table = Setting::new().open();
    // Home, a jump, arrows, and pages; F1, F2, and keys of a number pad and of other terminals; a key that is let go, and
    // what terminals tell of themselves.
    for rest in [
        "[H",
        "[1;2C",
        "[D",
        "[5~",
        "[Z",
        "[a",
        "OH",
        "OP",
        "OQ",
        "OM",
        "OD",
        "Oc",
        "[117u",
        "[113;1:3u",
        "[I",
        "[?1;2c",
    ] {
        table.type_keys(":j4<Enter><Enter>");
        table.wait_for_text("Esc back");
        table.type_keys("<Esc>");
        table.wait_without_text("Esc back");
        table.type_keys(rest);
        table.type_keys("l");
        table.wait_for_cursor_on("K4");
    }
    nothing_was_played(&mut table);
}

#[test]
fn a_key_whose_pieces_begin_alike_is_put_together() {
    let mut table = Setting::new().open();
    for (key, square) in [
        ("\x1b[D", "I4"),
        ("\x1b[1;2C", "L4"),
        ("\x1b[H", "A4"),
        ("\x1b[5~", "J19"),
        ("\x1bOD", "I4"),
        ("\x1b[108;1:1u", "K4"),
    ] {
        for end in 2..key.len() {
            table.type_keys(":j4<Enter>");
            table.send(&key.as_bytes()[..end]);
            table.read_during(Duration::from_millis(10));
            table.send(&key.as_bytes()[end..]);
            table.wait_for_cursor_on(square);
        }
    }
    nothing_was_played(&mut table);
}

#[test]
fn with_a_keyboard_of_another_alphabet_one_plays_and_leaves() {
    let mut table = Setting::new().open();
    table.type_keys("йолркмß漢");
    table.type_keys("<Enter><Up><Enter>");
    table.wait_for_text("J4 to J5. White to move.");
    // The menu, and its last entry.
    table.type_keys("\x1bOQ<End><Enter>");
    table.wait_for_text("Quit?");
    table.type_keys("<Down><Enter>");
    assert_eq!(table.leave(), Some(0));
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
fn ten_thousand_letters_typed_at_once_are_all_read() {
    let mut table = Setting::new().open();
    let letters = "c1-c4 ".repeat(1700);
    table.type_keys(&format!(":{letters}"));
    table.type_keys("<Enter>");
    table.wait_for_cursor_on("J4");
    nothing_was_played(&mut table);
}
