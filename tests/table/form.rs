//! Filling in the form for a new game.

use alea::rules::{Setup, Side};
use alea::tui::app::{Form, Open, Row, Value};
use ratatui::style::Modifier;

use crate::seat::{OPENING, Seat};

fn form(seat: &Seat) -> &Form {
    match seat.app.open() {
        Some(Open::Form(form)) => form,
        open => panic!("{open:?}"),
    }
}

/// What is typed in a row.
fn text(seat: &Seat, row: Row) -> &str {
    match form(seat).value(row) {
        Value::Text(line) => line.text(),
        value => panic!("{value:?}"),
    }
}

/// The texts that are shown as selected.
fn reversed(seat: &Seat) -> String {
    let (buffer, _) = seat.draw();
    let cells = buffer.content.iter();
    let cells = cells.filter(|cell| cell.modifier.contains(Modifier::REVERSED));
    cells.map(ratatui::buffer::Cell::symbol).collect()
}

#[test]
fn who_begins_to_type_at_once_fills_in_the_rows_from_the_first_one_and_begins() {
    let keys = "nAnna<Enter>Bob<Enter>5m<Enter><Enter><Enter><Enter>";
    for (before, players) in [
        (Seat::new(), ["Anna", "Bob"]),
        (Seat::named("Carla", "Dora"), ["Anna", "Bob"]),
        (Seat::new().keys(OPENING), ["Anna", "Bob"]),
    ] {
        let seat = before.keys(keys);
        assert!(seat.app.open().is_none(), "{}", seat.screen());
        let record = seat.app.record();
        assert_eq!(Side::BOTH.map(|side| record.player(side).unwrap()), players);
        let control = record.game.clock().control(Side::White);
        assert_eq!(control, "5m".parse().ok());
        assert_eq!(record.game.last(), 0);
    }
}

#[test]
fn a_letter_or_a_paste_on_what_is_only_done_goes_to_the_first_row() {
    for keys in ["n", "n<Down>", "n<Down><Down>"] {
        let typed = Seat::named("Carla", "").keys(keys).keys("An");
        assert_eq!(
            (form(&typed).chosen(), text(&typed, Row::Black)),
            (Row::Black, "An")
        );
        let mut pasted = Seat::named("Carla", "").keys(keys);
        assert!(pasted.app.paste("Anna"));
        assert_eq!(text(&pasted, Row::Black), "Anna");
    }
}

#[test]
fn what_stands_in_a_row_is_selected_until_it_is_edited() {
    let entered = || Seat::named("Anna", "Björn").keys("n<Down><Down><Down>");
    assert!(
        reversed(&entered()).contains("Anna"),
        "{}",
        reversed(&entered())
    );
    for (keys, left) in [
        ("C", "C"),
        ("Carla", "Carla"),
        ("<BS>", ""),
        ("<Del>", ""),
        ("<C-w>", ""),
        ("<BS>Dora", "Dora"),
        ("<Left>x", "Annxa"),
        ("<Right>x", "Annax"),
        ("<Home>x", "xAnna"),
        ("<End>x", "Annax"),
        ("<Left><BS>", "Ana"),
    ] {
        let seat = entered().keys(keys);
        assert_eq!(text(&seat, Row::Black), left, "{keys}");
        assert!(!reversed(&seat).contains(left) || left.is_empty(), "{keys}");
    }
    let mut pasted = entered();
    pasted.app.paste("Dora");
    pasted.app.paste("thea");
    assert_eq!(text(&pasted, Row::Black), "Dorathea");
    // It is selected again when one comes back to it.
    let seat = entered().keys("<End>e<Down><Up>");
    assert!(reversed(&seat).contains("Annae"));
    assert_eq!(text(&seat.keys("B"), Row::Black), "B");
}

#[test]
fn a_click_into_the_row_that_is_typed_selects_nothing() {
    let mut seat = Seat::named("Anna", "Björn").keys("n");
    seat.click(seat.find("White       Björn"));
    seat.press("<End>e");
    seat.click(seat.find("White       Björne"));
    seat.press("r");
    assert_eq!(text(&seat, Row::White), "Björner");
}

#[test]
fn enter_comes_to_begin_before_anything_else_that_is_done() {
    let mut seat = Seat::named("Anna", "Björn").keys("n<Down><Down><Down>");
    for row in [
        Row::White,
        Row::Clock,
        Row::OutOfTime,
        Row::Setup,
        Row::Begin,
    ] {
        seat.press("<Enter>");
        assert_eq!(form(&seat).chosen(), row);
    }
    seat.press("<Enter>");
    assert!(seat.app.open().is_none());
    assert_eq!(seat.app.record().player(Side::Black), Some("Anna"));
}

#[test]
fn it_is_said_what_each_word_means_while_it_is_chosen() {
    for (columns, rows) in [(80, 24), (60, 24), (120, 45)] {
        let seat = |keys| Seat::new().sized(columns, rows).keys(keys);
        for (keys, words) in [
            ("n<Up>", "Murray's set-up"),
            ("n<Up> ", "of 2015, sixteen"),
            ("n<Up><Up>", "whose time runs out"),
            ("n<Up><Up> ", "the clock only"),
        ] {
            assert!(
                seat(keys).screen().contains(words),
                "{}",
                seat(keys).screen()
            );
        }
    }
    let seat = Seat::new().keys("n<Up> <Down><Enter>");
    assert_eq!(seat.app.position().board(), &Setup::Walker.board());
}
