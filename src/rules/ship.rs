//! The two sides and their ships.

use std::error::Error;
use std::fmt;
use std::ops::Not;
use std::str::FromStr;

/// One of the two players' sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// 48 ships, moves first (T1), and wins by capturing the King (E1).
    Black,
    /// 24 ships and the King, and wins by bringing the King to a corner (E2).
    White,
}

impl Side {
    /// Both sides, Black first.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The number of basic ships at the start, and at most.
    pub const fn fleet(self) -> usize {
        match self {
            Self::Black => 48,
            Self::White => 24,
        }
    }
}

/// The opponent.
impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Black => "Black",
            Self::White => "White",
        })
    }
}

/// Reads `black` or `White`.
impl FromStr for Side {
    type Err = NoSide;

    fn from_str(text: &str) -> Result<Self, NoSide> {
        let is_named = |side: &Self| side.to_string().eq_ignore_ascii_case(text);
        Self::BOTH.into_iter().find(is_named).ok_or(NoSide)
    }
}

/// A text is no side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSide;

impl fmt::Display for NoSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the sides are black and white")
    }
}

impl Error for NoSide {}

/// A ship on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ship {
    /// A basic ship of Black.
    Black,
    /// A basic ship of White.
    White,
    /// White's King.
    King,
}

impl Ship {
    /// The side that moves it.
    pub const fn side(self) -> Side {
        match self {
            Self::Black => Side::Black,
            Self::White | Self::King => Side::White,
        }
    }

    /// The letter that stands for the ship in text: `t`, `T` or `K`, as in positions written as text.
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 't',
            Self::White => 'T',
            Self::King => 'K',
        }
    }

    /// The ship that a letter stands for.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            't' => Some(Self::Black),
            'T' => Some(Self::White),
            'K' => Some(Self::King),
            _ => None,
        }
    }
}
