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
        }
    }
}

impl Error for PlayError {}
