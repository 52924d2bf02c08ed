//! What a move takes.

use std::ops::Deref;

use super::board::Board;
use super::ship::Side;
use super::square::{Direction, Square};

/// The basic ships that one move takes: up to three (C6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captures {
    squares: [Square; Self::MOST],
    len: u8,
}

impl Captures {
    /// The most ships that one move can take (C6).
    pub const MOST: usize = 3;

    /// The captures of a move that takes nothing.
    pub(crate) const NONE: Self = Self {
        squares: [Square::at(0, 0); Self::MOST],
        len: 0,
    };

    #[inline]
    fn push(&mut self, square: Square) {
        self.squares[usize::from(self.len)] = square;
        self.len += 1;
    }
}

/// The intersections from which ships are taken, clockwise around the moved ship from North.
impl Deref for Captures {
    type Target = [Square];

    #[inline]
    fn deref(&self) -> &[Square] {
        &self.squares[..usize::from(self.len)]
    }
}

/// The basic ships taken by a basic ship of a side that has just moved to an intersection (C2, C3).
///
/// Called for basic ships only: the King takes no part in a capture (C5).
#[inline]
pub(super) fn captures(board: &Board, side: Side, moved_to: Square) -> Captures {
    let mut captures = Captures::NONE;
    for direction in Direction::ALL {
        let Some(enemy) = moved_to.step(direction) else {
            continue;
        };
        let Some(opposite) = enemy.step(direction) else {
            continue;
        };
        if is_basic_ship(board, !side, enemy) && is_hostile(board, side, opposite) {
            captures.push(enemy);
        }
    }
    captures
}

/// Whether an intersection helps a side to capture the basic ship beside it.
#[inline]
fn is_hostile(board: &Board, capturer: Side, square: Square) -> bool {
    is_basic_ship(board, capturer, square)
        || capturer == Side::White && square.is_castle_or_citadel()
}

#[inline]
fn is_basic_ship(board: &Board, side: Side, square: Square) -> bool {
    board.fleet(side).contains(square) && square != board.king()
}
