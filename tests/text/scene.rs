//! Positions told by the places of their ships.

use alea::rules::{Board, Position, Ship, Side};

pub(crate) use crate::named::{mv, square};

/// Where black ships, white ones and the King stand, with a side to move.
pub(crate) fn scene(to_move: Side, black: &str, white: &str, king: &str) -> Position {
    let place = |names: &str| names.split_whitespace().map(square).collect::<Vec<_>>();
    let (black, white, king) = (place(black), place(white), square(king));
    let board = Board::new(|on| {
        if on == king {
            Some(Ship::King)
        } else if black.contains(&on) {
            Some(Ship::Black)
        } else {
            white.contains(&on).then_some(Ship::White)
        }
    });
    Position::new(board.unwrap_or_else(|reason| panic!("{reason}")), to_move)
}

/// Black's next move can take two ships: j4-e4.
pub(crate) fn two_to_take() -> Position {
    scene(Side::Black, "j4 e6 c4", "e5 d4", "j10")
}

/// The King can reach the corner a1.
pub(crate) fn way_to_the_corner() -> Position {
    scene(Side::White, "k4", "", "a5")
}

/// Black's next move can take the King: c2-c3.
pub(crate) fn king_to_take() -> Position {
    scene(Side::Black, "c2 b4 d4 c5", "", "c4")
}

/// Black's next move can take the King and two ships: c2-c3.
pub(crate) fn king_and_ships_to_take() -> Position {
    scene(Side::Black, "c2 b4 d4 c5 e3 a3", "b3 d3", "c4")
}

/// All corners are blocked, and the King can reach the edge.
pub(crate) fn all_corners_blocked() -> Position {
    let walls = "a3 b3 c1 c2 q1 q2 r3 s3 a17 b17 c18 c19 q18 q19 r17 s17";
    scene(Side::White, walls, "", "e5")
}

/// Black, with one ship, has no move.
pub(crate) fn black_is_stuck() -> Position {
    scene(Side::Black, "a3", "a4 b3", "j10")
}

/// White's move b5-b3 leaves Black without a move.
pub(crate) fn black_will_be_stuck() -> Position {
    scene(Side::White, "a3", "a4 b5", "j10")
}
