//! Ending a game without a move.

use crate::rules::{Ending, Side};

/// How a game ends without a move (E7, E8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declaration {
    /// This side resigns.
    Resign(Side),
    /// The players agree on a draw.
    Draw,
    /// This side's time runs out.
    OutOfTime(Side),
}

impl From<Declaration> for Ending {
    fn from(declaration: Declaration) -> Self {
        match declaration {
            Declaration::Resign(side) => Self::Resigned(side),
            Declaration::Draw => Self::Agreed,
            Declaration::OutOfTime(side) => Self::OutOfTime(side),
        }
    }
}
