//! Why something cannot be played in a game.

use std::error::Error;
use std::fmt;

use crate::rules::{Ending, IllegalMove};

/// Why something cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The game has ended so.
    Over(Ending),
    /// The rules forbid the move.
    Illegal(IllegalMove),
    /// With another move, the record of the game would be too long to be read.
    Full,
}

impl From<IllegalMove> for PlayError {
    fn from(illegal: IllegalMove) -> Self {
        Self::Illegal(illegal)
    }
}

/// A sentence without capital and full stop; `{:#}` writes the intersections in capitals.
impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over(ending) => {
                f.write_str("the game is over; ")?;
                ending.fmt(f)
            }
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::Full => {
                f.write_str("the record of this game is full, and takes no other move here")
            }
        }
    }
}

impl Error for PlayError {}
