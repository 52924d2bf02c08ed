//! What the second judge is asked: the positions, moves and endings of the first one in its own words.

use alea::rules::{Board, Ending, Move, Position, Ship, Side, Square};

use crate::judge::{End, Judge, Point};

pub(crate) fn point(square: Square) -> Point {
    (usize::from(square.column()), usize::from(square.row()))
}

pub(crate) fn judge(position: &Position) -> Judge {
    let mut ships = [['.'; 19]; 19];
    for square in Square::all() {
        let (column, row) = point(square);
        ships[row][column] = letter(position.board(), square);
    }
    Judge {
        ships,
        blacks_turn: position.to_move() == Side::Black,
    }
}

fn letter(board: &Board, square: Square) -> char {
    match board.ship_on(square) {
        Some(Ship::Black) => 't',
        Some(Ship::White) => 'T',
        Some(Ship::King) => 'K',
        None => '.',
    }
}

/// How a move ends the game, as the second judge has it.
pub(crate) fn end(mv: Move, ending: Option<Ending>) -> Option<End> {
    ending.map(|ending| match ending {
        Ending::KingCaptured => End::King,
        Ending::KingReachedCorner(square) if square == mv.to => End::Corner,
        Ending::KingReachedEdge(square) if square == mv.to => End::Edge,
        other => panic!("{other:?} after {mv}"),
    })
}
