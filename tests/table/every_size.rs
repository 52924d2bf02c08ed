//! No size of the window makes drawing fail, whatever is open.

use alea::rules::Setup;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::danger;
use crate::seat::{CAPTURE, OPENING, Seat, listed};

/// What is pressed for each thing that can be open, and for other things that are drawn.
const KEYS: [&str; 19] = [
    "",
    "?",
    "?<End>",
    "m",
    "q",
    ":",
    ":a long line that goes on and on",
    "n",
    // The row of the clock, and what is said of a clock that is none.
    "n<Down><Down><Down>",
    "n<Down><Down><Down>30<Down><Down><Down><Enter>",
    ":resign<Enter>",
    ":resign white<Enter>y",
    ":set<Enter>",
    ":set<Enter><Enter>",
    "<Tab><Enter><Tab>",
    ",,",
    "f",
    "f<Tab><Enter><Tab>",
    "i",
];

/// The table with each thing open that can be, and what that is.
pub(crate) fn everything_open(black: &str, white: &str) -> Vec<(&'static str, Seat)> {
    let seat = || Seat::named(black, white);
    let pressed = KEYS.map(|keys| (keys, seat().keys(OPENING).keys(CAPTURE).keys(keys)));
    let mut list = seat();
    let long = "a name that is longer than there is room for in most windows";
    list.app.show_list(vec![
        Ok(listed(black, long, &Setup::Walker.board())),
        Err(String::from(
            "a.otg: broken, and it is told at length what is wrong with it",
        )),
        Ok(listed(black, white, &Setup::Murray.board())),
    ]);
    let others = [
        (
            "what is in danger",
            danger::everything_in_danger().keys("i"),
        ),
        ("the list", list.keys("<Down>")),
        (
            "clocks",
            seat().keys(":set clock 1h+10s<Enter>:c1-c4<Enter>"),
        ),
    ];
    pressed.into_iter().chain(others).collect()
}

#[test]
fn every_small_size_is_drawn() {
    for (_, mut seat) in everything_open("Anna", "Björn") {
        for (columns, rows) in (0..=90)
            .step_by(3)
            .flat_map(|columns| (0..=30).map(move |rows| (columns, rows)))
        {
            seat.resize(columns, rows);
            seat.draw();
        }
    }
}

#[test]
fn huge_sizes_are_drawn() {
    for (_, mut seat) in everything_open("Anna", "Björn") {
        for (columns, rows) in [
            (467, 145),
            (480, 154),
            (500, 300),
            (500, 8),
            (20, 300),
            (65535, 1),
            (1, 65535),
        ] {
            seat.resize(columns, rows);
            seat.draw();
        }
    }
}

#[test]
fn the_board_is_in_the_middle_of_a_huge_window() {
    let screen = Seat::new().sized(500, 300).screen();
    let title = screen
        .lines()
        .position(|line| line.contains("Alea Evangelii"))
        .unwrap();
    assert!((110..130).contains(&title), "{title}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, rng_seed: RngSeed::Fixed(19), ..ProptestConfig::default() })]

    #[test]
    fn the_cursor_is_always_seen(columns in 20_u16..160, rows in 8_u16..70, steps in "[fhjklHJKL]{0,30}") {
        let seat = Seat::new().sized(columns, rows).keys(&steps);
        let (buffer, (x, y)) = seat.draw();
        prop_assert!(x < columns && y < rows);
        // What the terminal's cursor stands on is the intersection of the game's.
        let ship = seat.app.position().board().ship_on(seat.app.cursor());
        let shown = buffer[(x, y)].symbol();
        // A large white ship has a hole in its middle.
        let is_ship = ["●", "○", "K", "█", " "].contains(&shown);
        prop_assert_eq!(ship.is_some(), is_ship, "{}", shown);
    }

    #[test]
    fn resizing_changes_nothing(sizes in prop::collection::vec((0_u16..200, 0_u16..80), 1..20)) {
        let mut seat = Seat::new().keys(OPENING).keys("<Tab><Enter>");
        let before = seat.screen();
        for (columns, rows) in sizes {
            seat.resize(columns, rows);
            seat.draw();
        }
        seat.resize(80, 24);
        prop_assert_eq!(seat.screen(), before);
    }
}

#[test]
fn game_keys_do_nothing_where_the_board_is_not_seen() {
    let mut seat = Seat::new().keys(OPENING);
    let before = seat.position();
    seat.resize(10, 5);
    seat.press("u<Enter><Up>n:c1-c4<Enter>mrt");
    assert_eq!(seat.position(), before);
    seat.press("q");
    assert!(seat.screen().starts_with("Quit? y,"), "{}", seat.screen());
    seat.press("y");
    assert!(seat.has_left());
}
