//! The mouse: what is at each point of the screen, and what it does there.

use std::collections::HashMap;

use alea::rules::{Side, Square};
use alea::settings::ThemeName;
use alea::tui::app::{Action, Open, Request};
use alea::tui::{keys, pointer};
use crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::every_size::everything_open;
use crate::seat::{CAPTURE, OPENING, Seat, square};

const PRESS: MouseEventKind = MouseEventKind::Down(MouseButton::Left);
const LET_GO: MouseEventKind = MouseEventKind::Up(MouseButton::Left);
const RIGHT: MouseEventKind = MouseEventKind::Down(MouseButton::Right);

/// Windows with cells of every size, with the panel and without, and how large a cell is.
const SIZES: [((u16, u16), (u16, u16)); 6] = [
    ((24, 22), (1, 1)),
    ((60, 24), (2, 1)),
    ((80, 24), (2, 1)),
    ((116, 42), (4, 2)),
    ((152, 62), (6, 3)),
    ((200, 60), (4, 2)),
];

/// The point of each intersection, as the letters and numbers around the board tell.
fn points(seat: &Seat, width: u16) -> HashMap<Square, (u16, u16)> {
    let screen = seat.screen();
    let lines: Vec<Vec<char>> = screen.lines().map(|line| line.chars().collect()).collect();
    let letters: Vec<char> = if seat.app.is_turned() {
        ('A'..='S').rev().collect()
    } else {
        ('A'..='S').collect()
    };
    let step = usize::from(width);
    let start_in = |line: &Vec<char>| {
        (0..line.len()).find(|&start| {
            let seen = line.iter().skip(start).step_by(step);
            letters.iter().eq(seen.take(letters.len()))
        })
    };
    let start = lines.iter().find_map(start_in).expect("there are letters");
    let number_of = |line: &Vec<char>| {
        let before: String = line.iter().take(start).collect();
        let digits: String = before
            .trim_start()
            .chars()
            .take_while(char::is_ascii_digit)
            .collect();
        digits.parse::<u8>().ok()
    };
    let mut points = HashMap::new();
    for (y, line) in (0..).zip(&lines) {
        let Some(number) = number_of(line) else {
            continue;
        };
        for (x, letter) in (start..).step_by(step).zip(&letters) {
            let name = format!("{}{number}", letter.to_ascii_lowercase());
            points.insert(square(&name), (u16::try_from(x).unwrap(), y));
        }
    }
    assert_eq!(points.len(), Square::COUNT);
    points
}

/// What a press or something else at a point asks for.
fn asked(seat: &Seat, kind: MouseEventKind, (column, row): (u16, u16)) -> Option<Action> {
    let event = MouseEvent {
        kind,
        column,
        row,
        modifiers: KeyModifiers::NONE,
    };
    pointer::action(&seat.app, event, seat.window(), &seat.looks)
}

/// All points of the screen, and some outside.
fn everywhere(seat: &Seat) -> impl Iterator<Item = (u16, u16)> + use<> {
    let window = seat.window();
    let rows = (0..window.height + 3).chain([u16::MAX]);
    rows.flat_map(move |row| {
        let columns = (0..window.width + 3).chain([u16::MAX]);
        columns.map(move |column| (column, row))
    })
}

/// The point of an intersection at 80 x 24, with the board as it stands at first.
pub(crate) fn at(name: &str) -> (u16, u16) {
    let square = square(name);
    (
        4 + 2 * u16::from(square.column()),
        20 - u16::from(square.row()),
    )
}

#[test]
fn every_point_of_the_screen_belongs_to_the_intersection_whose_cell_it_is_in_or_to_none() {
    for (((columns, rows), (width, height)), turn) in
        SIZES.into_iter().flat_map(|size| [(size, ""), (size, "f")])
    {
        // A message in several lines would hide a part of the board.
        let seat = Seat::new()
            .sized(columns, rows)
            .keys(turn)
            .keys("<Enter><Esc>");
        let points = points(&seat, width);
        let right = points.values().map(|(x, _)| *x).max().unwrap();
        let bottom = points.values().map(|(_, y)| *y).max().unwrap();
        let mut owners = HashMap::new();
        for (&square, &(x, y)) in &points {
            assert_eq!(asked(&seat, PRESS, (x, y)), Some(Action::Press(square)));
            // Half of the columns and rows between two intersections on either side of each.
            for x in x - (width - 1) / 2..=x + width / 2 {
                for y in y - (height - 1) / 2..=y + height / 2 {
                    owners.insert((x, y), square);
                }
            }
        }
        // Beside the outermost ships there are letters and numbers at once.
        let (beside, below) = (width.min(4) / 2, (height - 1) / 2);
        owners.retain(|&(x, y), _| x <= right + beside && y <= bottom + below);
        for point in everywhere(&seat) {
            let pressed = match asked(&seat, PRESS, point) {
                Some(Action::Press(square)) => Some(square),
                Some(Action::Look(_)) => panic!("nothing has been played"),
                _ => None,
            };
            let owner = owners.get(&point).copied();
            assert_eq!(pressed, owner, "{point:?} in {columns} x {rows} {turn}");
        }
    }
}

#[test]
fn nothing_behind_what_is_open_is_reached() {
    let all = everything_open("Anna", "Björn").into_iter();
    for (open, mut seat) in all.filter(|(_, seat)| seat.app.open().is_some()) {
        for (columns, rows) in [(80, 24), (60, 24), (24, 22), (40, 12), (116, 42)] {
            seat.resize(columns, rows);
            for point in everywhere(&seat) {
                let asked = asked(&seat, PRESS, point);
                assert!(
                    !matches!(asked, Some(Action::Press(_) | Action::Look(_))),
                    "{asked:?} at {point:?} of {columns} x {rows} behind {open}"
                );
            }
        }
    }
}

#[test]
fn other_buttons_motion_and_windows_without_a_board_are_ignored() {
    let mut seat = Seat::new();
    let kinds = [
        MouseEventKind::Moved,
        MouseEventKind::Drag(MouseButton::Left),
        MouseEventKind::Down(MouseButton::Middle),
        MouseEventKind::Up(MouseButton::Middle),
        MouseEventKind::Up(MouseButton::Right),
        MouseEventKind::ScrollLeft,
        MouseEventKind::ScrollRight,
        LET_GO,
    ];
    for _ in 0..10_000 / kinds.len() {
        for kind in kinds {
            assert!(!seat.mouse(kind, at("j4")), "{kind:?}");
        }
    }
    for (columns, rows) in [(0, 0), (10, 5), (19, 24), (80, 7)] {
        seat.resize(columns, rows);
        for point in everywhere(&seat) {
            assert!(!seat.mouse(PRESS, point));
            assert!(!seat.mouse(RIGHT, point));
            assert!(!seat.mouse(MouseEventKind::ScrollUp, point));
        }
    }
}

#[test]
fn a_click_lifts_a_ship_and_another_one_sets_it_down() {
    let mut seat = Seat::new();
    seat.click(at("j4"));
    assert_eq!(seat.app.lifted(), Some(square("j4")));
    seat.click(at("l4"));
    assert_eq!(seat.app.lifted(), Some(square("l4")), "the other own ship");
    seat.click(at("l3"));
    assert_eq!(seat.message(), "L4 to L3. White to move.");
    assert_eq!((seat.app.lifted(), seat.app.cursor()), (None, square("l3")));
}

#[test]
fn a_second_click_or_a_right_click_puts_the_ship_back() {
    let mut seat = Seat::new();
    seat.click(at("j4"));
    seat.click(at("j4"));
    assert_eq!(seat.app.lifted(), None);
    seat.click(at("j4"));
    seat.mouse(RIGHT, at("c9"));
    assert_eq!(seat.app.lifted(), None);
    assert_eq!(seat.app.game().last(), 0);
}

#[test]
fn a_ship_is_dragged_to_where_it_goes() {
    let mut seat = Seat::new();
    seat.drag(at("j4"), at("j3"));
    assert_eq!(seat.message(), "J4 to J3. White to move.");
    // Also one that was lifted before.
    seat.click(at("i5"));
    seat.drag(at("i5"), at("i4"));
    assert_eq!(seat.message(), "I5 to I4. Black to move.");
    assert_eq!(seat.app.lifted(), None);
}

#[test]
fn a_ship_that_is_dropped_where_it_cannot_go_stays_lifted_and_the_reason_is_told() {
    let mut seat = Seat::new();
    let mut typed = Seat::new();
    for (to, keys) in [("k5", ":k5<Enter>"), ("l4", ""), ("i5", ":i5<Enter>")] {
        seat.drag(at("j4"), at(to));
        assert_eq!(seat.app.lifted(), Some(square("j4")), "{to}");
        if !keys.is_empty() {
            typed.press(&format!("<Esc>:j4<Enter><Enter>{keys}<Enter>"));
            assert_eq!(seat.message(), typed.message());
        }
    }
    assert_eq!(seat.app.game().last(), 0);
}

#[test]
fn a_ship_that_is_dropped_beside_the_board_stays_lifted() {
    let mut seat = Seat::new();
    for beside in [(0, 0), (60, 4), (79, 23), (4, 1)] {
        seat.drag(at("j4"), beside);
        assert_eq!(seat.app.lifted(), Some(square("j4")));
        // What is let go later on the board was not pressed there.
        seat.drag(beside, at("j3"));
        assert_eq!(seat.app.game().last(), 0);
        seat.press("<Esc>");
    }
}

#[test]
fn clicks_on_others_ships_and_empty_intersections_move_only_the_cursor() {
    let mut seat = Seat::new();
    seat.click(at("i5"));
    let by_key = Seat::new().keys(":i5<Enter><Enter>");
    assert_eq!(seat.message(), by_key.message());
    seat.click(at("c9"));
    assert_eq!((seat.app.lifted(), seat.app.cursor()), (None, square("c9")));
    assert_eq!(seat.app.game().last(), 0);
}

#[test]
fn keys_and_the_mouse_mix() {
    let mut seat = Seat::new().keys("<Enter>");
    seat.click(at("j3"));
    assert_eq!(seat.message(), "J4 to J3. White to move.");
    seat.click(at("i5"));
    seat.press("<Down><Enter>");
    assert_eq!(seat.message(), "I5 to I4. Black to move.");
    // A key between pressing and letting go ends the dragging.
    seat.mouse(PRESS, at("l4"));
    seat.press("<Esc>");
    seat.mouse(LET_GO, at("l3"));
    assert_eq!(seat.app.game().last(), 2);
}

#[test]
fn the_part_of_the_board_that_is_seen_does_not_change_under_the_pointer() {
    let mut seat = Seat::new().sized(20, 8).keys(":g3<Enter>");
    let ship = seat.find("●");
    let Some(Action::Press(lifted)) = asked(&seat, PRESS, ship) else {
        panic!("there is a ship");
    };
    seat.click(ship);
    assert_eq!(seat.app.lifted(), Some(lifted));
    seat.press("<Esc>:g3<Enter>");
    let to = (ship.0 + 1, ship.1);
    let Some(Action::Press(there)) = asked(&seat, PRESS, to) else {
        panic!("there is an intersection");
    };
    seat.drag(ship, to);
    assert_eq!(seat.app.game().standing(), 1, "{}", seat.screen());
    assert_eq!(seat.app.cursor(), there);
}

#[test]
fn on_a_turned_board_ships_are_moved_as_they_are_seen() {
    let mut seat = Seat::new().keys("f");
    let turned = |name: &str| {
        let (x, y) = at(name);
        (44 - x, 22 - y)
    };
    seat.click(turned("j4"));
    seat.click(turned("j3"));
    assert_eq!(seat.message(), "J4 to J3. White to move.");
    seat.drag(turned("i5"), turned("i4"));
    assert_eq!(seat.message(), "I5 to I4. Black to move.");
}

#[test]
fn the_wheel_looks_back_and_on() {
    let mut seat = Seat::new().keys(OPENING);
    seat.mouse(MouseEventKind::ScrollUp, seat.find("n3-r3"));
    seat.mouse(MouseEventKind::ScrollUp, at("c9"));
    assert_eq!(seat.app.shown(), 4);
    seat.mouse(MouseEventKind::ScrollDown, at("c9"));
    assert_eq!(seat.app.shown(), 5);
    seat.mouse(RIGHT, at("c9"));
    assert!(!seat.app.is_looking());
}

#[test]
fn a_click_on_a_move_of_the_list_shows_it() {
    let mut seat = Seat::new().keys(OPENING);
    for (mv, ply) in [("n3-r3", 3), ("i15-i16", 4), ("q6-q2", 1), ("k5-k3", 6)] {
        seat.click(seat.find(mv));
        assert_eq!(seat.app.shown(), ply, "{mv}");
    }
    // Where only one half of a turn has been made, there is nothing to show.
    let mut seat = seat.keys(CAPTURE);
    let (x, y) = seat.find("j4-j3xk3");
    seat.click((x + 17, y));
    seat.click((x, y + 1));
    assert_eq!(seat.app.shown(), 7);
}

#[test]
fn a_click_in_a_long_list_of_moves_shows_the_move_that_stands_there() {
    let back_and_forth = ":c1-c2<Enter>:j13-j14<Enter>:c2-c1<Enter>:j14-j13<Enter>";
    let mut seat = Seat::new().keys(&back_and_forth.repeat(9));
    let shown = |seat: &Seat| {
        let (turn, side) = seat.app.game().turn_of(seat.app.shown()).unwrap();
        (turn, side)
    };
    for (number, side, right) in [(" 17. ", Side::Black, 5), (" 14. ", Side::White, 20)] {
        let (x, y) = seat.find(number);
        seat.click((x + right, y));
        let turn = number.trim().trim_end_matches('.').parse().unwrap();
        assert_eq!(shown(&seat), (turn, side));
    }
}

#[test]
fn a_click_on_a_choice_does_it() {
    let mut seat = Seat::new().keys("m");
    seat.click(seat.find("next theme"));
    assert!(seat.app.open().is_none());
    assert_ne!(seat.app.theme(), ThemeName::Board);
    seat.press("m");
    seat.click(seat.find("go on"));
    assert!(seat.app.open().is_none());
    let mut seat = Seat::new().keys(OPENING).keys("q");
    seat.click(seat.find("stay"));
    assert!(!seat.has_left() && seat.app.open().is_none());
    seat.press("q");
    // Its frame and its text do nothing.
    seat.click(seat.find("Quit?"));
    seat.click(seat.find("The game so far is saved"));
    assert!(seat.app.open().is_some());
    let (x, y) = seat.find("  quit ");
    seat.click((x + 2, y));
    assert!(seat.has_left());
}

#[test]
fn a_click_beside_a_question_does_nothing_and_a_right_click_closes_it() {
    let mut seat = Seat::new().keys(":resign<Enter>");
    let before = seat.screen();
    seat.click(at("c1"));
    seat.click((70, 12));
    assert_eq!(seat.screen(), before);
    seat.mouse(RIGHT, at("c1"));
    assert!(seat.app.open().is_none());
    assert_eq!(seat.app.game().ending(), None);
}

#[test]
fn a_click_beside_the_menu_or_a_list_closes_it_and_does_nothing_else() {
    for keys in ["m", ":set<Enter>", ":set<Enter><Enter>"] {
        for point in [(0, 0), (1, 22), (79, 21)] {
            let mut seat = Seat::new().keys(OPENING).keys(keys);
            seat.click(point);
            assert!(seat.app.open().is_none(), "{keys} {point:?}");
            assert_eq!((seat.app.lifted(), seat.app.shown()), (None, 6));
            assert_eq!(seat.app.cursor(), Seat::new().keys(OPENING).app.cursor());
        }
        // Its frame and what is outside the window do nothing.
        let mut seat = Seat::new().keys(OPENING).keys(keys);
        let edge = seat.find("╭");
        for point in [edge, (80, 3), (3, 24)] {
            seat.click(point);
        }
        assert!(seat.app.open().is_some(), "{keys}");
    }
    // What asks for an answer stays.
    for keys in ["q", "n", ":draw<Enter>", ":resign<Enter>y"] {
        let mut seat = Seat::new().keys(OPENING).keys(keys);
        for point in [(0, 0), (1, 22), (79, 21)] {
            seat.click(point);
        }
        assert!(seat.app.open().is_some(), "{keys}");
    }
}

#[test]
fn the_wheel_chooses_in_a_menu_also_where_not_all_of_it_is_seen() {
    let mut seat = Seat::new().sized(40, 12).keys(OPENING).keys("m");
    let chosen = |seat: &Seat| match seat.app.open() {
        Some(Open::Question(question)) => question.chosen,
        _ => panic!("the menu is closed"),
    };
    for _ in 0..18 {
        seat.mouse(MouseEventKind::ScrollDown, (3, 3));
    }
    assert_eq!(chosen(&seat), 18);
    seat.mouse(MouseEventKind::ScrollUp, (3, 3));
    assert_eq!(chosen(&seat), 17);
    seat.click(seat.find("next theme"));
    assert_ne!(seat.app.theme(), ThemeName::Board);
}

#[test]
fn the_whole_menu_is_seen_at_once_in_columns_and_is_chosen_from_there() {
    let menu = || Seat::new().keys(OPENING).keys("m");
    for text in ["go on ", "help: the keys", "quit "] {
        menu().find(text);
    }
    let chosen = |seat: &Seat| {
        let (buffer, (x, y)) = seat.draw();
        let row = (x..80).map(|x| buffer[(x, y)].symbol().to_owned());
        row.collect::<String>().trim_start().to_owned()
    };
    // Also when everything can be done that ever can be.
    let fullest = ":set clock 1h<Enter>:q6-q2<Enter>u:c1-c4<Enter>:i5-i4<Enter>:f1-f2<Enter>u,,.m";
    let screen = Seat::new().keys(fullest).screen();
    for text in [
        "stop the clock",
        "next variation",
        "redo the move",
        "go on ",
        "quit ",
    ] {
        assert!(screen.contains(text), "{text} is not in {screen}");
    }
    assert!(!screen.contains('…'), "{screen}");
    let at = |keys: &str| chosen(&menu().keys(keys));
    // The columns end with different rows, and lead into one another on both sides.
    for (keys, words) in [
        ("", "go on "),
        ("<Right>", "open a saved game "),
        ("<Right><Right>", "go on "),
        ("<Left>", "open a saved game "),
        ("<Down><Down>l", "save a picture "),
        ("<Down><Down>lh", "undo "),
        ("<End>", "quit "),
        ("<End><Left>", "offer a draw "),
        ("<End><Home>", "go on "),
        ("<Right><Up>", "new game "),
        ("<Right><Up><Right>", "quit "),
        ("<Up>", "quit "),
    ] {
        assert!(at(keys).starts_with(words), "{keys}: {}", at(keys));
    }
    let mut seat = menu();
    seat.click(seat.find("turn the board"));
    assert!(seat.app.is_turned() && seat.app.open().is_none());
    let mut seat = menu();
    seat.click(seat.find("undo the last move"));
    assert_eq!(seat.app.game().standing(), 5);
}

#[test]
fn the_wheel_scrolls_the_help() {
    let mut seat = Seat::new().keys("?");
    let top = |seat: &Seat| match seat.app.open() {
        Some(Open::Help(help)) => help.top,
        _ => panic!("the help is closed"),
    };
    seat.mouse(MouseEventKind::ScrollDown, (0, 0));
    seat.mouse(MouseEventKind::ScrollDown, (0, 0));
    assert_eq!(top(&seat), 6);
    seat.mouse(MouseEventKind::ScrollUp, (0, 0));
    assert_eq!(top(&seat), 3);
    let (x, y) = seat.find("Home End first, last");
    seat.click((x, y));
    assert_eq!(top(&seat), 0);
    seat.click((x + 17, y));
    assert!(top(&seat) > 50);
    seat.click((x + 10, y));
    assert_eq!(top(&seat), 0);
    seat.click((x + 6, y));
    assert!(top(&seat) > 50);
    seat.click(seat.find("Esc close"));
    assert!(seat.app.open().is_none());
}

#[test]
fn a_click_on_the_name_of_a_key_does_the_same_as_the_key() {
    let mut seat = Seat::new().keys(OPENING);
    seat.click(seat.find("m menu"));
    assert!(matches!(seat.app.open(), Some(Open::Question(_))));
    seat.press("<Esc>");
    seat.click(seat.find("undo"));
    assert_eq!(seat.app.game().standing(), 5);
    // Names of several keys are told apart.
    let mut seat = seat.sized(116, 42).keys("<Esc>,");
    for (place, ply) in [(",", 3), (".", 4), ("back", 3), ("on  ", 4)] {
        let (x, y) = seat.find(", . back, on");
        let right = ", . back, on  ".find(place).unwrap();
        seat.click((x + u16::try_from(right).unwrap(), y));
        assert_eq!(seat.app.shown(), ply, "{place}");
    }
    seat.click(seat.find("Esc go back"));
    assert!(!seat.app.is_looking());
    seat.click(seat.find(": type"));
    assert!(matches!(seat.app.open(), Some(Open::Prompt(_))));
    seat.click(seat.find("Esc close"));
    assert!(seat.app.open().is_none());
    let (x, y) = seat.find("arrows");
    assert!(!seat.mouse(PRESS, (x + 100, y)), "the cursor's name");
    assert!(!seat.mouse(PRESS, seat.find("arrows")));
}

#[test]
fn every_key_that_is_named_in_the_line_of_keys_is_one_that_can_be_pressed() {
    for binding in keys::TABLE {
        for (_, label, _) in binding.hints {
            for name in label.split(' ').filter(|name| *name != "arrows") {
                assert!(binding.named(name).is_some(), "{name}");
            }
        }
    }
}

#[test]
fn a_message_over_the_board_hides_what_is_behind_it() {
    // The message takes several lines, some of them of the board.
    let seat = Seat::new().sized(20, 22).keys(":k16<Enter>:ab<Enter>");
    let (_, y) = seat.find(&seat.message()[..8]);
    assert!(y < 20, "{}", seat.screen());
    for x in 0..20 {
        assert_eq!(asked(&seat, PRESS, (x, y)), None);
    }
}

#[test]
fn m_switches_the_mouse_off_and_on() {
    let mut seat = Seat::new().keys("M");
    assert!(!seat.app.has_mouse());
    assert_eq!(seat.app.take_requests(), [Request::Mouse(false)]);
    assert_eq!(
        seat.message(),
        "The mouse is off: dragging selects text now."
    );
    assert!(!seat.mouse(PRESS, at("j4")));
    seat.press("M");
    assert!(seat.app.has_mouse());
    assert_eq!(seat.app.take_requests(), [Request::Mouse(true)]);
    assert!(seat.mouse(PRESS, at("j4")));
}

#[test]
fn the_help_tells_of_the_mouse() {
    let screen = Seat::new().sized(80, 300).keys("?").screen();
    for (what, does) in keys::MOUSE {
        let begins = does.split(';').next().unwrap();
        let line = screen
            .lines()
            .find(|line| line.starts_with(&format!("│ {what:<22} ")));
        assert!(
            line.is_some_and(|line| line.contains(&begins[..begins.len().min(40)])),
            "{what}"
        );
    }
}

#[test]
fn a_whole_game_is_played_by_the_mouse_alone() {
    let moves = [
        "d10d9", "i10i9", "q6r6", "g10g9", "r6q6", "j10b10", "q6r6", "b10b1", "r6q6", "b1a1",
    ];
    let mut seat = Seat::new();
    for (place, mv) in moves.into_iter().enumerate() {
        let middle = mv.rfind(char::is_alphabetic).unwrap();
        let (from, to) = mv.split_at(middle);
        if place % 2 == 0 {
            seat.click(at(from));
            seat.click(at(to));
        } else {
            seat.drag(at(from), at(to));
        }
        assert_eq!(seat.app.game().standing(), place + 1, "{}", seat.message());
    }
    let ending = seat.app.game().ending().unwrap();
    assert_eq!(ending.winner(), Some(Side::White));
    seat.click(seat.find("look at the board"));
    // The game is over: no ship is lifted any more.
    seat.click(at("c1"));
    assert_eq!(seat.app.lifted(), None);
    seat.click(seat.find("undo"));
    assert_eq!(seat.app.game().ending(), None);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, rng_seed: RngSeed::Fixed(19), ..ProptestConfig::default() })]

    #[test]
    fn no_click_anywhere_makes_the_table_fail(
        size in (0_u16..160, 0_u16..70),
        turns in prop::collection::vec((0_usize..8, 0_u16..170, 0_u16..80, "[a-zA-Z:?,.<>-]|<Enter>|<Esc>|<Tab>"), 1..80),
    ) {
        let kinds = [
            PRESS, LET_GO, RIGHT, PRESS, LET_GO,
            MouseEventKind::ScrollUp, MouseEventKind::ScrollDown, MouseEventKind::Moved,
        ];
        let mut seat = Seat::new().sized(size.0, size.1).keys(OPENING);
        for (kind, column, row, keys) in turns {
            // Most events are inside the window, and keys are rarer than clicks.
            let inside = (column % size.0.saturating_add(2), row % size.1.saturating_add(2));
            seat.mouse(kinds[kind], inside);
            if column % 5 == 0 {
                seat.press(&keys);
            }
            if column % 7 == 0 {
                seat.draw();
            }
        }
        seat.draw();
    }

    #[test]
    fn the_terminals_cursor_is_on_a_point_of_the_cursors_intersection(columns in 20_u16..160, rows in 8_u16..70, steps in "[fhjklHJKL]{0,30}") {
        let seat = Seat::new().sized(columns, rows).keys(&steps);
        let (_, point) = seat.draw();
        prop_assert_eq!(asked(&seat, PRESS, point), Some(Action::Press(seat.app.cursor())));
    }
}
