//! What is so of every key, wherever it is pressed.

use alea::tui::app::{Action, Look, Open, Request, Row, Scope, Value};
use alea::tui::keys::{Binding, TABLE, action};
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::seat::{OPENING, Seat};

/// All scopes but the one that is part of every other.
pub(crate) const SCOPES: [Scope; 6] = [
    Scope::Table,
    Scope::Prompt,
    Scope::Question,
    Scope::Menu,
    Scope::Form,
    Scope::Help,
];

/// Games in which there is something to do for every key.
const GAMES: [&str; 4] = [
    // A clock, a comment, a variation, and moves before and after.
    ":set clock 1h<Enter>:c1-c4<Enter>u:q6-q2<Enter>:i5-i4<Enter>:n3-r3<Enter>:i15-i16<Enter>:l4-l3<Enter>:k5-k3<Enter>\
     :j4-j3<Enter>:comment well<Enter>uu:goto 1a<Enter>",
    ":c1-c4<Enter>:i5-i4<Enter>u",
    ":c1-c4<Enter><Tab><Enter><Tab>",
    ":c1-c4<Enter>---<Enter>:resign<Enter>y<Esc>",
];

/// What is pressed to open everything in such a game, and to go to a place there that has a neighbour on each side.
const OPENED: [&str; 18] = [
    "",
    ":j10<Enter>",
    ":c3<Enter>",
    ":k11<Enter>",
    ":one two<Left>",
    ":",
    ":<Up>",
    ":go",
    "m",
    "m<Down><Down>",
    ":resign<Enter>",
    ":resign<Enter><Down>",
    ":set<Enter><Down>",
    "n",
    "nAnna<Left>",
    "n<Up>",
    "?<PgDn><PgDn>",
    "?",
];

/// A table in each of these states in which a scope is open.
fn seats(scope: Scope) -> Vec<String> {
    let states = GAMES
        .iter()
        .flat_map(|game| OPENED.map(|opened| format!("{game}{opened}")));
    let fits = |keys: &String| {
        let is_open = Seat::new().keys(keys).app.scope();
        scope == Scope::Everywhere || is_open == scope
    };
    states.filter(fits).collect()
}

/// Everything that a key could change: what is seen, and what is asked for outside.
fn seen(seat: &mut Seat) -> (String, (u16, u16), Vec<Request>) {
    let (buffer, cursor) = seat.draw();
    (format!("{buffer:?}"), cursor, seat.app.take_requests())
}

fn presses(binding: &'static Binding) -> impl Iterator<Item = (KeyEvent, Action)> {
    let keys = binding.presses.iter();
    keys.map(|&((modifiers, code), action)| (KeyEvent::new(code, modifiers), action))
}

/// The keys of a scope, those that work everywhere among them.
fn keys_of(scope: Scope) -> impl Iterator<Item = KeyEvent> {
    let here = TABLE
        .iter()
        .filter(move |binding| [scope, Scope::Everywhere].contains(&binding.scope));
    here.flat_map(presses).map(|(key, _)| key)
}

/// The keys of all characters of ASCII.
fn letters() -> impl Iterator<Item = KeyEvent> {
    (' '..='~').map(|letter| KeyCode::Char(letter).into())
}

#[test]
fn every_key_does_something_where_the_help_says_so() {
    for scope in SCOPES.into_iter().chain([Scope::Everywhere]) {
        let seats = seats(scope);
        let here = TABLE.iter().filter(|binding| binding.scope == scope);
        for (key, _) in here.flat_map(presses) {
            let acts = seats.iter().any(|keys| {
                let mut seat = Seat::new().keys(keys);
                let before = seen(&mut seat);
                seat.press_key(key);
                seen(&mut seat) != before
            });
            assert!(acts, "{key:?} does nothing in {scope:?}");
        }
    }
}

#[test]
fn no_key_does_anything_when_it_is_let_go_and_a_held_one_only_moves() {
    for scope in SCOPES {
        for keys in seats(scope).into_iter().step_by(7) {
            let mut seat = Seat::new().keys(&keys);
            seat.app.take_requests();
            let before = seen(&mut seat);
            let of_kind =
                |key: KeyEvent, kind| KeyEvent::new_with_kind(key.code, key.modifiers, kind);
            for key in keys_of(scope) {
                let mut held = Seat::new().keys(&keys);
                held.app.take_requests();
                let position = held.position();
                held.press_key(of_kind(key, KeyEventKind::Repeat));
                assert_eq!(held.position(), position, "{key:?} after {keys}");
                assert_eq!(held.app.scope(), scope, "{key:?} after {keys}");
                assert!(held.app.take_requests().is_empty(), "{key:?} after {keys}");
            }
            for key in keys_of(scope).chain(letters()) {
                seat.press_key(of_kind(key, KeyEventKind::Release));
            }
            assert!(seen(&mut seat) == before, "let go after {keys}");
        }
    }
}

#[test]
fn with_alt_and_the_like_no_key_has_a_meaning() {
    let others = [
        KeyModifiers::ALT,
        KeyModifiers::META,
        KeyModifiers::SUPER,
        KeyModifiers::HYPER,
        KeyModifiers::ALT.union(KeyModifiers::CONTROL),
        KeyModifiers::ALT.union(KeyModifiers::SHIFT),
    ];
    for scope in SCOPES {
        for key in keys_of(scope).chain(letters()) {
            for modifiers in others {
                let key = KeyEvent::new(key.code, key.modifiers.union(modifiers));
                assert_eq!(action(scope, key), None, "{key:?} in {scope:?}");
            }
        }
    }
}

#[test]
fn no_control_key_plays_and_those_that_terminals_keep_for_themselves_do_nothing() {
    for binding in TABLE {
        for (key, asked) in presses(binding) {
            let KeyCode::Char(letter) = key.code else {
                continue;
            };
            if key.modifiers.contains(KeyModifiers::CONTROL) {
                assert!(!"sqjhim\\[".contains(letter), "Ctrl+{letter}");
                let is_of_the_program = matches!(
                    asked,
                    Action::Interrupt
                        | Action::Suspend
                        | Action::Redraw
                        | Action::Quit
                        | Action::Edit(_)
                );
                assert!(is_of_the_program, "Ctrl+{letter} is {asked:?}");
            }
        }
    }
}

#[test]
fn where_something_is_typed_every_letter_is_only_text() {
    let typed = |seat: &Seat| match seat.app.open() {
        Some(Open::Prompt(prompt)) => prompt.text().to_owned(),
        Some(Open::Form(form)) => match form.value(form.chosen()) {
            Value::Text(line) => line.text().to_owned(),
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    };
    let to_the_first_row = "n<Down><Down><Down>";
    let rows = [Row::Black, Row::White, Row::Clock].map(|row| {
        let down = "<Down>".repeat(row.place() - Row::Black.place());
        format!("{to_the_first_row}{down}<C-u>")
    });
    let prompts = [":", "c<C-u>", "w<C-u>", "x<C-u>"].map(str::to_owned);
    for field in prompts.iter().chain(&rows) {
        let mut seat = Seat::new().keys(field);
        let before = seat.position();
        for letter in ' '..='~' {
            seat.press_key(KeyCode::Char(letter).into());
            assert_eq!(typed(&seat), letter.to_string(), "after {field}");
            seat.press("<C-u>");
        }
        let name = "Hjalmar Kljq? h8-h12";
        for letter in name.chars() {
            seat.press_key(KeyCode::Char(letter).into());
        }
        assert_eq!(typed(&seat), name, "after {field}");
        assert_eq!(seat.position(), before);
    }
}

#[test]
fn what_a_letter_does_at_the_board_is_done_without_letters_too() {
    // Of these, arrows and the choices before and after them do the same.
    let is_a_shortcut = |action| {
        matches!(
            action,
            Action::Look(Look::TenBack | Look::TenOn) | Action::PreviousVariation
        )
    };
    let menus: Vec<_> = GAMES.map(|game| Seat::new().keys(game).keys("<F2>")).into();
    for binding in TABLE.iter().filter(|binding| binding.scope == Scope::Table) {
        for (key, asked) in presses(binding) {
            let is_letter = |(key, _): &(KeyEvent, Action)| matches!(key.code, KeyCode::Char(letter) if letter != ' ');
            let mut same = TABLE
                .iter()
                .flat_map(presses)
                .filter(|(_, action)| *action == asked);
            let has_other_key = same.any(|key| !is_letter(&key));
            let is_offered = menus.iter().any(|menu| menu.app.offers(asked));
            assert!(
                has_other_key || is_offered || is_a_shortcut(asked),
                "{key:?} only"
            );
        }
    }
}

#[test]
fn enter_and_space_do_the_same_but_where_texts_are_typed_or_read() {
    for scope in [Scope::Table, Scope::Question, Scope::Menu] {
        for keys in seats(scope).into_iter().step_by(2) {
            let [mut enter, mut space] =
                ["<Enter>", " "].map(|key| Seat::new().keys(&keys).keys(key));
            assert!(seen(&mut enter) == seen(&mut space), "{keys}");
        }
    }
}

#[test]
fn letting_ctrl_c_go_does_not_come_between_two_of_them() {
    let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    let mut seat = Seat::new().keys(OPENING);
    seat.press_key(key);
    seat.press_key(KeyEvent::new_with_kind(
        key.code,
        key.modifiers,
        KeyEventKind::Release,
    ));
    assert!(!seat.has_left());
    seat.press_key(key);
    assert!(seat.has_left());
}
