//! What can be open over the board: ways through it, and ways out of it.

use alea::tui::app::Open;
use crossterm::event::{MouseButton, MouseEventKind};

use crate::every_size::everything_open;
use crate::seat::{OPENING, Seat};

/// A table for each thing that can be open.
fn all_open() -> Vec<(&'static str, Seat)> {
    let pressed = [
        ":draw<Enter>",
        ":delete<Enter>",
        ",:n3-n4<Enter>",
        "c",
        "w",
        "x",
    ];
    let pressed = pressed.map(|keys| (keys, Seat::new().keys(OPENING).keys(keys)));
    let mut unfinished = Seat::new();
    unfinished.app.offer_to_resume("Anna - Björn, 12 moves");
    let mut broken = Seat::new();
    broken.app.offer_part("a.otg:2:4: there is no such move");
    let mut file = Seat::new();
    file.app
        .ask_to_overwrite("a.otg", "there is a file of this name already");
    let others = [
        ("unfinished", unfinished),
        ("broken", broken),
        ("a file", file),
    ];
    let all = everything_open("Anna", "Björn").into_iter().chain(pressed);
    all.chain(others)
        .filter(|(_, seat)| seat.app.open().is_some())
        .collect()
}

#[test]
fn no_arrow_closes_what_is_open_and_esc_closes_everything() {
    for (open, mut seat) in all_open() {
        let scope = seat.app.scope();
        for key in [
            "Left", "Right", "Up", "Down", "S-Left", "S-Down", "Tab", "Home", "PgDn",
        ] {
            seat.press(&format!("<{key}>"));
            assert_eq!(seat.app.scope(), scope, "{key} after {open}");
        }
        let position = seat.position();
        seat.press("<Esc>");
        assert!(seat.app.open().is_none(), "{open}");
        assert_eq!(seat.position(), position, "{open}");
        assert!(!seat.has_left(), "{open}");
    }
}

#[test]
fn everything_is_closed_by_the_right_button_and_by_the_left_one_on_what_the_last_line_names() {
    for way in ["right", "left"] {
        for (open, mut seat) in all_open() {
            let position = seat.position();
            if way == "right" {
                seat.mouse(MouseEventKind::Down(MouseButton::Right), (0, 0));
            } else {
                let screen = seat.screen();
                let closes = ["Esc close", "n no"];
                let name = closes.into_iter().find(|name| screen.contains(name));
                seat.click(seat.find(name.unwrap_or_else(|| panic!("{screen}"))));
            }
            assert!(seat.app.open().is_none(), "{open}");
            assert_eq!(seat.position(), position, "{open}");
            assert!(!seat.has_left(), "{open}");
        }
    }
}

#[test]
fn home_end_and_pages_go_to_the_ends_of_whatever_is_open() {
    let chosen = |seat: &Seat| match seat.app.open() {
        Some(Open::Question(question)) => (question.chosen, question.choices.len()),
        other => panic!("{other:?}"),
    };
    let lists = all_open().into_iter();
    let lists = lists.filter(|(_, seat)| matches!(seat.app.open(), Some(Open::Question(_))));
    for (open, mut seat) in lists {
        for (key, is_last) in [
            ("End", true),
            ("Home", false),
            ("PgDn", true),
            ("PgUp", false),
        ] {
            seat.press(&format!("<{key}>"));
            let (place, count) = chosen(&seat);
            assert_eq!(
                place,
                if is_last { count - 1 } else { 0 },
                "{key} in {open}"
            );
        }
    }
    let top = |keys: &str| match Seat::new().keys(keys).app.open() {
        Some(Open::Help(help)) => help.top,
        other => panic!("{other:?}"),
    };
    // One of the 22 lines stays in sight.
    assert_eq!(["?<PgDn>", "? ", "?<PgDn><PgDn><PgUp>"].map(top), [21; 3]);
}
