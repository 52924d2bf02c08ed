//! Addresses of turns in a record: `7a.1.3a.` is the third turn of the first variation in place of move 7a.

use std::fmt;
use std::str::FromStr;

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
    pub(super) const fn at(index: usize) -> Self {
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
    pub(super) fn index(self) -> Option<usize> {
        self.turn
            .checked_sub(1)?
            .checked_mul(2)?
            .checked_add(usize::from(self.side == Side::White))
    }

    fn read(text: &str) -> Option<Self> {
        let (number, side) = match text.strip_suffix('a') {
            Some(number) => (number, Side::Black),
            None => (text.strip_suffix('b')?, Side::White),
        };
        Some(Self {
            turn: read_number(number)?,
            side,
        })
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

/// Where a turn stands: which variations lead there from the main line, and its number in the last of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Address {
    /// The move that each variation replaces in the line that it belongs to, and its number, from 1.
    pub(super) path: Vec<(Half, usize)>,
    /// The turn, of which variations have always the first half named.
    pub(super) half: Half,
}

impl Address {
    /// Reads an address without the point at its end.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let mut half = Half::read(parts.next()?)?;
        let mut path = Vec::new();
        while let Some(number) = parts.next() {
            path.push((half, read_number(number)?));
            half = Half::read(parts.next()?)?;
        }
        Some(Self { path, half })
    }
}

/// A whole number without sign.
pub(super) fn read_number<N: FromStr>(digits: &str) -> Option<N> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().ok())?
}
