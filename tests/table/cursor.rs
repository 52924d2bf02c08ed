//! The terminal's own cursor, which braille displays and magnifiers follow.

use alea::tui::app::{Form, Open, Value};
use alea::tui::layout::Layout;
use fastrand::Rng;
use ratatui::style::Modifier;

use crate::seat::{OPENING, Seat};

/// Keys that are pressed at random. None of them leaves the program.
const KEYS: [&str; 46] = [
    "<Left>",
    "<Right>",
    "<Up>",
    "<Down>",
    "h",
    "J",
    "K",
    "<Home>",
    "<End>",
    "<PgUp>",
    "<PgDn>",
    "<Enter>",
    "<Enter>",
    "<Enter>",
    " ",
    "<Esc>",
    "<BS>",
    "<Del>",
    "<Tab>",
    "<S-Tab>",
    ":",
    ":",
    "u",
    "r",
    ",",
    ".",
    "<lt>",
    "<gt>",
    "v",
    "c",
    "n",
    "n",
    "N",
    "m",
    "m",
    "q",
    "?",
    "i",
    "t",
    "f",
    ":resign<Enter>",
    ":set<Enter>",
    "<C-u>",
    "<C-w>",
    "x",
    "ö",
];

/// Whether something is typed where the cursor is.
fn is_for_typing(seat: &Seat) -> bool {
    match seat.app.open() {
        Some(Open::Prompt(_)) => true,
        Some(Open::Form(form)) => matches!(value(form), Value::Text(_)),
        _ => false,
    }
}

fn value(form: &Form) -> Value<'_> {
    form.value(form.chosen())
}

/// Where the cursor has to be.
#[track_caller]
fn assert_cursor(seat: &mut Seat, after: &str) {
    let (buffer, (x, y)) = seat.draw();
    let is_reversed = buffer[(x, y)].modifier.contains(Modifier::REVERSED);
    match seat.app.open() {
        None => {
            let layout = Layout::new(seat.window(), seat.app.in_sight(), seat.app.is_turned());
            let point = layout.unwrap().board.point(seat.app.cursor());
            assert_eq!(point, Some((x, y)), "{after}{}", seat.screen());
        }
        Some(Open::Question(_)) => assert!(is_reversed, "{after}{}", seat.screen()),
        Some(Open::Form(form)) => match value(form) {
            Value::OneOf(_) => assert_eq!(buffer[(x, y)].symbol(), "<", "{after}"),
            Value::Nothing => assert!(is_reversed, "{after}{}", seat.screen()),
            Value::Text(_) => {}
        },
        Some(Open::Prompt(_) | Open::Help(_)) => {}
    }
    if is_for_typing(seat) {
        // What is typed comes to stand in front of the cursor.
        seat.press("Z");
        let (buffer, (x, y)) = seat.draw();
        assert_eq!(buffer[(x - 1, y)].symbol(), "Z", "{after}{}", seat.screen());
        seat.press("<BS>");
    }
}

#[test]
fn after_every_key_it_is_on_the_boards_cursor_or_at_the_insert_point() {
    for (seed, (columns, rows)) in [(80, 24), (60, 24), (24, 22), (40, 12), (20, 8), (152, 62)]
        .into_iter()
        .enumerate()
    {
        let mut rng = Rng::with_seed(seed as u64);
        let mut seat = Seat::named("Anna", "Björn")
            .sized(columns, rows)
            .keys(OPENING);
        let mut typed = String::new();
        for _ in 0..500 {
            let keys = KEYS[rng.usize(0..KEYS.len())];
            typed.push_str(keys);
            seat.press(keys);
            assert_cursor(&mut seat, &typed);
        }
    }
}
