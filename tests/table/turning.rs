//! Turning the board half round.

use alea::rules::{Position, Square};
use alea::tui::layout::Layout;

use crate::seat::{CAPTURE, OPENING, Seat, listed, square};

fn cursor_after(keys: &str) -> String {
    Seat::new().keys(keys).app.cursor().to_string()
}

#[test]
fn f_turns_the_board_and_turns_it_back() {
    let seat = Seat::new().keys("f");
    assert!(seat.app.is_turned());
    assert_eq!(
        seat.message(),
        "The board is turned: A1 is at the top right."
    );
    let seat = seat.keys("f");
    assert!(!seat.app.is_turned());
    assert_eq!(
        seat.message(),
        "The board is turned: A1 is at the bottom left."
    );
}

#[test]
fn keys_move_the_cursor_as_it_is_seen() {
    assert_eq!(cursor_after("f<Up>"), "j3");
    assert_eq!(cursor_after("f<Right>"), "i4");
    assert_eq!(cursor_after("fh"), "k4");
    assert_eq!(cursor_after("fj"), "j5");
    assert_eq!(cursor_after("f<Home>"), "s4");
    assert_eq!(cursor_after("f<End>"), "a4");
    assert_eq!(cursor_after("f<PgUp>"), "j1");
    assert_eq!(cursor_after("f<PgDn>"), "j19");
    assert_eq!(cursor_after("fL"), "h4");
    assert_eq!(cursor_after("f<S-Down>"), "j7");
    assert_eq!(cursor_after("f<Enter>K"), "j1", "as far as the ship can go");
}

#[test]
fn the_position_and_typed_moves_are_the_same_on_a_turned_board() {
    let straight = Seat::new().keys(OPENING).keys(CAPTURE);
    let turned = Seat::new().keys("f").keys(OPENING).keys("f").keys(CAPTURE);
    assert_eq!(straight.position(), turned.position());
    assert_eq!(turned.app.cursor(), square("j3"));
}

/// A sign of a crossing, turned half round; any other sign as it is.
fn turned(sign: &str) -> &str {
    const PAIRS: [(&str, &str); 8] = [
        ("┌", "┘"),
        ("┐", "└"),
        ("┬", "┴"),
        ("├", "┤"),
        ("┏", "┛"),
        ("┓", "┗"),
        ("┳", "┻"),
        ("┣", "┫"),
    ];
    let pair = PAIRS.iter().find_map(|&(one, other)| match sign {
        _ if sign == one => Some(other),
        _ if sign == other => Some(one),
        _ => None,
    });
    pair.unwrap_or(sign)
}

#[test]
fn everything_on_the_board_is_seen_turned() {
    for (columns, rows) in [(40, 24), (60, 24), (116, 42), (152, 62)] {
        let lifted = ":j4<Enter> ";
        let captured = ":j4-j3<Enter>";
        let in_danger = ":j4-j3<Enter>i";
        for keys in [lifted, captured, in_danger] {
            let seat = |turn| Seat::new().sized(columns, rows).keys(turn).keys(OPENING);
            let (straight, turned_round) = (seat("").keys(keys), seat("f").keys(keys));
            let board = Layout::new(straight.window(), straight.app.cursor(), false);
            let board = board.unwrap().board;
            let (before, (x, y)) = straight.draw();
            let (after, cursor) = turned_round.draw();
            let opposite = |x: u16, y: u16| {
                let area = board.area;
                (
                    area.left() + area.right() - 1 - x,
                    area.top() + area.bottom() - 1 - y,
                )
            };
            assert_eq!(cursor, opposite(x, y));
            for square in Square::all() {
                let (x, y) = board.point(square).unwrap();
                assert_eq!(
                    after[opposite(x, y)].symbol(),
                    turned(before[(x, y)].symbol()),
                    "{square} in {columns} x {rows} after {keys}"
                );
            }
        }
    }
}

#[test]
fn the_small_boards_beside_the_list_of_games_are_turned_with_the_large_one() {
    let position: Position = "/2tK15/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/ black"
        .parse()
        .unwrap();
    let lowest_row = |turn| {
        let mut seat = Seat::new().keys(turn);
        let game = listed("Anna", "Björn", position.board());
        seat.app.show_list(vec![Ok(game)]);
        let screen = seat.screen();
        let mut lines = screen.lines();
        let number = "  1 ";
        lines
            .find(|line| line.starts_with(number))
            .map(str::to_owned)
    };
    let straight = lowest_row("").unwrap();
    assert!(straight.contains("│××●K··"), "{straight}");
    let turned = lowest_row("f").unwrap();
    assert!(turned.contains("··K●××│"), "{turned}");
}
