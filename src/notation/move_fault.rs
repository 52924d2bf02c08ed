//! Why a text is not a move.

use std::error::Error;
use std::fmt;

use crate::rules::{IllegalMove, ParseSquareError, Square};

/// Why a text is not a move that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveFault {
    /// There is nothing.
    Empty,
    /// The text does not begin with an intersection.
    From,
    /// No intersection follows the first one.
    To,
    /// No intersection follows an `x` or `/`.
    Capture,
    /// Something else follows the move.
    Rest,
    /// The rules forbid it.
    Illegal(IllegalMove),
    /// The move is written as the King's, but another ship stands on this intersection.
    NotTheKing(Square),
    /// The move takes these ships and not the ones that are written.
    Captures(String),
    /// The move takes no ships, though some are written.
    CapturesNothing,
    /// The mark `++` is written, but the King is not captured.
    NoCapture,
    /// The mark `--` is written, but the move does not win for White.
    NoArrival,
}

/// A sentence without capital and full stop; `{:#}` writes the intersections in capitals.
impl fmt::Display for MoveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("expected a move like c1-c4"),
            Self::From => write!(
                f,
                "a move begins with the place of a ship; {ParseSquareError}"
            ),
            Self::To => write!(f, "expected where the ship goes; {ParseSquareError}"),
            Self::Capture => write!(
                f,
                "expected the place of a captured ship; {ParseSquareError}"
            ),
            Self::Rest => f.write_str(
                "expected the end of the move, captures like xe5/d4, or a mark, ++ or --",
            ),
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::NotTheKing(square) => {
                f.write_str("the ship at ")?;
                square.fmt(f)?;
                f.write_str(" is not the King")
            }
            Self::Captures(right) if f.alternate() => {
                write!(f, "this move captures {}", right.to_uppercase())
            }
            Self::CapturesNothing => f.write_str("this move captures nothing"),
            Self::Captures(right) => write!(f, "this move captures {right}"),
            Self::NoCapture => {
                f.write_str("the mark ++ is wrong: this move does not capture the King")
            }
            Self::NoArrival => {
                f.write_str("the mark -- is wrong: this move does not win for White")
            }
        }
    }
}

impl Error for MoveFault {}
