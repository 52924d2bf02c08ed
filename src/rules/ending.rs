//! How a game ended: who won, and why.

use std::fmt;

use super::ship::Side;
use super::square::Square;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Black captured the King (E1).
    KingCaptured,
    /// The King moved to this corner (E2).
    KingReachedCorner(Square),
    /// The King moved to this intersection of the edge, all corners being blocked (E3).
    KingReachedEdge(Square),
    /// This side resigned (E7).
    Resigned(Side),
    /// The players agreed on a draw (E7).
    Agreed,
    /// This side's time ran out (E8).
    OutOfTime(Side),
}

impl Ending {
    /// The side that won; `None` for a draw.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::KingCaptured | Self::Resigned(Side::White) | Self::OutOfTime(Side::White) => {
                Some(Side::Black)
            }
            Self::KingReachedCorner(_)
            | Self::KingReachedEdge(_)
            | Self::Resigned(Side::Black)
            | Self::OutOfTime(Side::Black) => Some(Side::White),
            Self::Agreed => None,
        }
    }

    /// Who won: `Black wins`, `drawn`.
    pub fn outcome(self) -> String {
        self.winner()
            .map_or(String::from("drawn"), |side| format!("{side} wins"))
    }

    /// Why: `the King was captured`, `drawn by agreement`; `{:#}` writes the intersections in capitals.
    pub fn reason(self) -> impl fmt::Display {
        Reason(self)
    }
}

/// Who won and why, without full stop; `{:#}` writes the intersections in capitals.
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.winner().is_some() {
            write!(f, "{}: ", self.outcome())?;
        }
        self.reason().fmt(f)
    }
}

/// Writes why a game ended.
struct Reason(Ending);

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Ending::KingCaptured => f.write_str("the King was captured"),
            Ending::KingReachedCorner(square) => {
                f.write_str("the King reached the corner ")?;
                square.fmt(f)
            }
            Ending::KingReachedEdge(square) => {
                f.write_str("the King reached the edge at ")?;
                square.fmt(f)?;
                f.write_str(", all corners being blocked")
            }
            Ending::Resigned(side) => write!(f, "{side} resigned"),
            Ending::Agreed => f.write_str("drawn by agreement"),
            Ending::OutOfTime(side) => write!(f, "{side} ran out of time"),
        }
    }
}
