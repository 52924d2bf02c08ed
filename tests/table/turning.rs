//! Turning the board half round.

use crate::seat::{CAPTURE, OPENING, Seat, square};

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

#[test]
fn everything_on_the_board_is_seen_turned() {
    // The screen read backwards, without what stands beside the board.
    for (columns, rows) in [(24, 22), (60, 24), (116, 42), (152, 62)] {
        let seat = |keys| {
            let seat = Seat::new().sized(columns, rows).keys(OPENING);
            let (buffer, _) = seat.keys(keys).draw();
            let cells = buffer.content.iter().map(|cell| cell.symbol().to_owned());
            let cells: Vec<_> = cells.collect();
            cells
                .chunks(columns.into())
                .map(<[String]>::to_vec)
                .collect::<Vec<_>>()
        };
        let count = |rows: &[Vec<String>], sign: &str| {
            rows.iter().flatten().filter(|cell| *cell == sign).count()
        };
        let (straight, turned) = (seat(":j4<Enter> "), seat("f:j4<Enter> "));
        for sign in [
            "●", "○", "█", "╋", "┃", "━", "×", "·", "◌", "┬", "├", "┘", "┼",
        ] {
            assert_eq!(
                count(&straight, sign) > 0,
                count(&turned, sign) > 0,
                "{sign} in {columns} x {rows}"
            );
        }
    }
}
