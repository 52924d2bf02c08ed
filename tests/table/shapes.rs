//! What is told by signs and attributes alone, in every size of the ships.

use std::collections::{HashMap, HashSet};

use alea::rules::Side;
use alea::settings::Setting;
use alea::tui::layout::{Cell, Layout};
use alea::tui::theme::{ASCII, Depth, Glyphs, UNICODE};
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::danger;
use crate::seat::{OPENING, Seat, square};

/// A window for each size.
const WINDOWS: [(u16, u16, Cell); 4] = [
    (40, 24, Cell::NARROW),
    (80, 24, Cell::SMALL),
    (120, 45, Cell::MEDIUM),
    (200, 62, Cell::LARGE),
];

/// Signs and attributes, which are seen without colours.
type Shape = Vec<(String, Modifier)>;

/// What stands on an intersection in a window: as much as a ship takes there, or with the cursor around it.
fn shape(seat: &Seat, window: (u16, u16, Cell), name: &str, has_cursor: bool) -> Shape {
    let (columns, rows, cell) = window;
    let area = Rect::new(0, 0, columns, rows);
    let board = Layout::new(area, seat.app.cursor(), false).unwrap().board;
    assert_eq!(board.cell, cell);
    let (x, y) = board.point(square(name)).unwrap();
    let (side, above) = match cell {
        Cell::LARGE => (2, 1),
        Cell::MEDIUM => (1, 0),
        _ => (0, 0),
    };
    let side = side + u16::from(has_cursor && cell != Cell::LARGE);
    let (buffer, _) = seat.draw();
    Rect::new(x - side, y - above, 2 * side + 1, 2 * above + 1)
        .positions()
        .map(|position| &buffer[position])
        .map(|cell| (cell.symbol().to_owned(), cell.modifier))
        .collect()
}

/// The shapes of everything that can be on an intersection.
fn meanings(window: (u16, u16, Cell), sit: impl Fn(Seat) -> Seat) -> Vec<(&'static str, Shape)> {
    let sit = |seat: Seat, keys| sit(seat).sized(window.0, window.1).keys(keys);
    let lifted = sit(Seat::new(), OPENING).keys(":j4<Enter><Enter><Up>");
    let capturing = sit(Seat::new(), OPENING).keys(":j4<Enter><Enter>:j3<Enter>");
    let captured = sit(Seat::new(), OPENING).keys(":j4-j3<Enter>:b9<Enter>");
    let winning = Seat::of(Side::White, &["Ka5", "tf11", "Tc3"]);
    let winning = sit(winning, ":a5<Enter><Enter>");
    let free = sit(
        Seat::of(Side::White, &["Ka5", "tf11", "Tc3"]),
        "i:f7<Enter>",
    );
    let in_danger = sit(danger::everything_in_danger(), "i:o15<Enter>");
    let mut all = vec![
        ("an empty intersection", &lifted, "e5"),
        ("a black ship", &lifted, "g5"),
        ("a white ship", &lifted, "j7"),
        ("the King", &lifted, "j10"),
        ("a Citadel", &lifted, "b2"),
        ("the Castle", &winning, "j10"),
        ("a lifted black ship", &lifted, "j4"),
        ("a lifted King", &winning, "a5"),
        ("a target", &lifted, "j6"),
        ("a capture", &lifted, "j3"),
        ("a winning move", &winning, "a1"),
        ("a threatened ship", &capturing, "k3"),
        ("the way of the last move", &captured, "j4"),
        ("the place of a taken ship", &captured, "k3"),
        ("a corner that the King can reach", &free, "a1"),
        ("a corner that he can reach in two moves", &in_danger, "a1"),
        ("where he stops on the way", &in_danger, "e1"),
        ("where he would be captured", &in_danger, "e4"),
    ];
    // Between small ships there is room for the sign of danger.
    if !matches!(window.2, Cell::SMALL | Cell::MEDIUM) {
        all.push(("a ship in danger", &in_danger, "h7"));
    }
    // Among the smallest, only the sign of where he would be captured tells of him: his own has to stay.
    if window.2 == Cell::LARGE {
        all.push(("the King in danger", &in_danger, "e5"));
    }
    all.into_iter()
        .map(|(meaning, seat, name)| (meaning, shape(seat, window, name, false)))
        .collect()
}

fn assert_all_differ(window: (u16, u16, Cell), what: &str, sit: impl Fn(Seat) -> Seat) {
    let mut seen = HashMap::new();
    for (meaning, shape) in meanings(window, sit) {
        if let Some(other) = seen.insert(shape, meaning) {
            panic!("{what}, {:?}: {meaning} looks like {other}", window.2);
        }
    }
}

/// Every window with both sets of signs.
fn for_every_size(check: impl Fn((u16, u16, Cell), &'static Glyphs)) {
    for window in WINDOWS {
        for glyphs in [&UNICODE, &ASCII] {
            check(window, glyphs);
        }
    }
}

fn in_signs(mut seat: Seat, glyphs: &'static Glyphs) -> Seat {
    seat.looks.glyphs = glyphs;
    seat
}

#[test]
fn without_colours_every_meaning_has_its_shape_in_every_size() {
    for_every_size(|window, glyphs| {
        assert_all_differ(window, "mono", |seat| {
            in_signs(seat, glyphs).in_colours(Depth::None)
        });
    });
}

#[test]
fn in_sixteen_colours_every_meaning_has_its_shape_in_every_theme() {
    for theme in Setting::Theme.choices() {
        for_every_size(|window, glyphs| {
            assert_all_differ(window, &theme, |seat| {
                let keys = format!(":theme {theme}<Enter>");
                in_signs(seat, glyphs).in_colours(Depth::Ansi).keys(&keys)
            });
        });
    }
}

#[test]
fn ships_targets_and_captures_are_told_apart_by_their_signs_alone_in_every_theme() {
    let told = [
        "an empty intersection",
        "a black ship",
        "a white ship",
        "the King",
        "a target",
        "a capture",
        "a winning move",
        "the place of a taken ship",
    ];
    for theme in Setting::Theme.choices() {
        for_every_size(|window, glyphs| {
            let sit = |seat| in_signs(seat, glyphs).keys(&format!(":theme {theme}<Enter>"));
            let all = meanings(window, sit).into_iter();
            let signs = all.filter(|(meaning, _)| told.contains(meaning));
            let signs: HashSet<String> = signs
                .map(|(_, shape)| shape.into_iter().map(|(sign, _)| sign).collect())
                .collect();
            assert_eq!(signs.len(), told.len(), "{theme} {window:?} {signs:?}");
        });
    }
}

#[test]
fn the_sign_beside_a_ship_in_danger_is_told_from_the_cursor() {
    for_every_size(|window, glyphs| {
        let (columns, rows, cell) = window;
        if !matches!(cell, Cell::SMALL | Cell::MEDIUM) {
            return;
        }
        for name in ["h7", "e5"] {
            let shapes = ["", "i"].into_iter().flat_map(|danger| {
                [name, "o15"].map(|cursor| {
                    let seat = in_signs(danger::everything_in_danger(), glyphs)
                        .in_colours(Depth::None)
                        .sized(columns, rows)
                        .keys(&format!("{danger}:{cursor}<Enter>"));
                    shape(&seat, window, name, true)
                })
            });
            let shapes: HashSet<_> = shapes.collect();
            assert_eq!(shapes.len(), 4, "{cell:?} {name} {shapes:?}");
        }
    });
}

#[test]
fn the_cursor_has_a_shape_on_a_ship_and_beside_ships() {
    for_every_size(|window, glyphs| {
        let (columns, rows, cell) = window;
        for (name, elsewhere) in [("g5", "q8"), ("e5", "q8"), ("j10", "q8")] {
            let at = |name| {
                in_signs(Seat::new(), glyphs)
                    .in_colours(Depth::None)
                    .sized(columns, rows)
                    .keys(&format!(":{name}<Enter>"))
            };
            let (here, there) = (at(name), at(elsewhere));
            if cell == Cell::NARROW {
                // The names beside the board tell where it is, and so does the terminal's own cursor.
                assert_ne!(here.draw().0, there.draw().0);
                continue;
            }
            assert_ne!(
                shape(&here, window, name, true),
                shape(&there, window, name, true),
                "{cell:?} {name}"
            );
        }
    });
}

#[test]
fn without_colours_a_black_ship_is_solid_and_a_white_one_hollow_where_they_are_larger_than_a_sign()
{
    for window in WINDOWS.into_iter().skip(2) {
        let seat = Seat::new()
            .in_colours(Depth::None)
            .sized(window.0, window.1);
        let middle = |name| {
            let shape = shape(&seat, window, name, false);
            shape[shape.len() / 2].clone()
        };
        assert_eq!(middle("g5").0, "█");
        let (sign, attributes) = middle("j7");
        assert!(["○", " "].contains(&sign.as_str()), "{sign}");
        assert!(!attributes.contains(Modifier::REVERSED));
    }
}
