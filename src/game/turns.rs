//! Turns: how people and records number the plies.
//!
//! A turn has two halves, Black's and White's, named `7a` and `7b`. Where White begins, Black's half of the first turn
//! is empty.

use std::fmt;

use super::Game;
use crate::rules::Side;

/// A half of a turn: `7a` is Black's half of turn 7, `7b` is White's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Half {
    /// The number of the turn, from 1.
    pub turn: usize,
    /// Whose half.
    pub side: Side,
}

impl Half {
    /// The half of this number, from 0.
    pub(crate) const fn at(index: usize) -> Self {
        Self {
            turn: index / 2 + 1,
            side: if index.is_multiple_of(2) {
                Side::Black
            } else {
                Side::White
            },
        }
    }

    /// Its number, from 0; `None` for a half of a turn 0, or far beyond any game.
    pub(crate) fn index(self) -> Option<usize> {
        self.turn
            .checked_sub(1)?
            .checked_mul(2)?
            .checked_add(usize::from(self.side == Side::White))
    }

    /// The number of the first half of the turn to which the half of a number belongs.
    pub(crate) const fn first_of_turn(index: usize) -> usize {
        index - index % 2
    }
}

impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = match self.side {
            Side::Black => 'a',
            Side::White => 'b',
        };
        write!(f, "{}{half}", self.turn)
    }
}

impl Game {
    /// Whether White moves first.
    pub fn white_begins(&self) -> bool {
        self.start().to_move() == Side::White
    }

    /// The number of the turn that a ply belongs to, from 1, and whose half of it; `None` for the start.
    pub fn turn_of(&self, ply: usize) -> Option<(usize, Side)> {
        self.half_of(ply).map(|half| (half.turn, half.side))
    }

    fn half_of(&self, ply: usize) -> Option<Half> {
        let index = ply.checked_sub(1)? + usize::from(self.white_begins());
        Some(Half::at(index))
    }

    /// The ply of a side's half of a turn; `None` where there is none in the line.
    pub fn ply_of(&self, turn: usize, side: Side) -> Option<usize> {
        let half = Half { turn, side };
        let ply = half
            .index()?
            .checked_add(1)?
            .checked_sub(usize::from(self.white_begins()))?;
        (1..=self.last()).contains(&ply).then_some(ply)
    }

    /// The name of a ply among people: its turn, and whose half of it, such as `7b`.
    pub fn ply_name(&self, ply: usize) -> String {
        self.half_of(ply)
            .map_or(String::from("the start"), |half| half.to_string())
    }

    /// The ply of a name: `7a` and `7b` are the halves of a turn, `7` is all of it, or its first half if there is no
    /// more, and `0` is the start. `None` where there is no such ply in the line.
    pub fn ply_named(&self, name: &str) -> Option<usize> {
        let (digits, sides): (_, &[Side]) = match name.as_bytes().last()? {
            b'a' | b'A' => (&name[..name.len() - 1], &[Side::Black]),
            b'b' | b'B' => (&name[..name.len() - 1], &[Side::White]),
            _ => (name, &[Side::White, Side::Black]),
        };
        if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        match digits.parse().ok()? {
            0 if digits == name => Some(0),
            turn => sides.iter().find_map(|&side| self.ply_of(turn, side)),
        }
    }

    /// The number of turns in the line.
    pub fn turns(&self) -> usize {
        self.turn_of(self.last()).map_or(0, |(turn, _)| turn)
    }
}
