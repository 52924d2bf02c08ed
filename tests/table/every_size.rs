//! No size of the window makes drawing fail, whatever is open.

use std::cell::Cell as CellOf;
use std::convert::Infallible;
use std::fs;
use std::path::Path;

use alea::rules::Setup;
use alea::tui::view;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use ratatui::Terminal;
use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::Color;

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

/// Draws whatever can be open in small windows: in every so many columns of them, and beginning with others each time.
fn draw_small_sizes(step: usize) {
    for (number, (_, mut seat)) in everything_open("Anna", "Björn").into_iter().enumerate() {
        for columns in (0..=90).skip(number % step).step_by(step) {
            for rows in 0..=30 {
                seat.resize(columns, rows);
                seat.draw();
            }
        }
    }
}

#[test]
fn small_sizes_are_drawn() {
    draw_small_sizes(3);
}

#[test]
#[ignore = "the same as the test before, and longer"]
fn every_small_size_is_drawn() {
    draw_small_sizes(1);
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

/// How many cells of a window are blank beside what is shown: left, right, above, below.
fn margins(seat: &Seat) -> [usize; 4] {
    let (buffer, _) = seat.draw();
    let columns = usize::from(buffer.area.width);
    let is_blank = |cell: &Cell| cell.symbol() == " " && cell.bg == Color::Reset;
    let shown = (0..)
        .zip(&buffer.content)
        .filter(|(_, cell)| !is_blank(cell));
    let (xs, ys): (Vec<_>, Vec<_>) = shown
        .map(|(place, _)| (place % columns, place / columns))
        .unzip();
    let (x, y) = (xs.iter(), ys.iter());
    let right = columns - 1 - x.clone().max().unwrap();
    let below = usize::from(buffer.area.height) - 1 - y.clone().max().unwrap();
    [*x.min().unwrap(), right, *y.min().unwrap(), below]
}

#[test]
fn the_table_is_in_the_middle_of_a_huge_window() {
    for (columns, rows) in [(467, 145), (480, 154), (500, 300)] {
        let [left, right, above, below] = margins(&Seat::new().sized(columns, rows));
        assert!(
            left.abs_diff(right) <= 8,
            "{columns} x {rows}: {left} and {right}"
        );
        assert!(
            above.abs_diff(below) <= 2,
            "{columns} x {rows}: {above} and {below}"
        );
    }
}

/// A terminal whose size is another one whenever it is asked for, also while it is drawn on.
struct Restless(CellOf<usize>);

const SIZES: [Size; 7] = [
    Size::new(80, 24),
    Size::new(0, 0),
    Size::new(200, 70),
    Size::new(10, 5),
    Size::new(24, 22),
    Size::new(1, 100),
    Size::new(150, 3),
];

impl Backend for Restless {
    type Error = Infallible;

    fn size(&self) -> Result<Size, Infallible> {
        let turn = self.0.get();
        self.0.set(turn + 1);
        Ok(SIZES[turn % SIZES.len()])
    }

    fn window_size(&mut self) -> Result<WindowSize, Infallible> {
        let columns_rows = self.size()?;
        Ok(WindowSize {
            columns_rows,
            pixels: Size::ZERO,
        })
    }

    fn get_cursor_position(&mut self) -> Result<Position, Infallible> {
        Ok(Position::ORIGIN)
    }

    fn draw<'a, I: Iterator<Item = (u16, u16, &'a Cell)>>(
        &mut self,
        _: I,
    ) -> Result<(), Infallible> {
        self.size().map(drop)
    }

    fn hide_cursor(&mut self) -> Result<(), Infallible> {
        Ok(())
    }

    fn show_cursor(&mut self) -> Result<(), Infallible> {
        Ok(())
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, _: P) -> Result<(), Infallible> {
        Ok(())
    }

    fn clear(&mut self) -> Result<(), Infallible> {
        Ok(())
    }

    fn clear_region(&mut self, _: ClearType) -> Result<(), Infallible> {
        Ok(())
    }

    fn flush(&mut self) -> Result<(), Infallible> {
        Ok(())
    }
}

#[test]
fn a_window_that_changes_while_it_is_drawn_is_drawn() {
    for (_, seat) in everything_open("Anna", "Björn") {
        let mut terminal = Terminal::new(Restless(CellOf::default())).unwrap();
        for _ in 0..30 {
            terminal
                .draw(|frame| view::draw(&seat.app, &seat.looks, frame))
                .unwrap();
        }
    }
}

/// What is drawn outside of the window by its place in the buffer would be a panic.
#[test]
fn no_cell_is_reached_by_a_place_that_may_be_none() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tui");
    let parts = fs::read_dir(folder.join("view")).unwrap();
    let parts = parts.map(|part| part.unwrap().path());
    for file in parts.chain([folder.join("view.rs")]) {
        let text = fs::read_to_string(&file).unwrap();
        for reached in [
            "buf[",
            "buffer[",
            "buffer_mut()[",
            ".index(",
            ".index_mut(",
            ".content[",
        ] {
            assert!(!text.contains(reached), "{}: {reached}", file.display());
        }
    }
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
