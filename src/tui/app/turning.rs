//! Turning the board half round.

use super::App;
use crate::rules::Direction;

impl App {
    /// Whether the board is turned half round, with A1 at the top right.
    pub const fn is_turned(&self) -> bool {
        self.is_turned
    }

    /// Turns the board half round.
    pub(super) fn turn(&mut self) {
        self.is_turned = !self.is_turned;
        let place = if self.is_turned {
            "top right"
        } else {
            "bottom left"
        };
        self.message = format!("The board is turned: A1 is at the {place}.");
    }

    /// The direction on the board of one that is seen.
    pub(super) const fn on_board(&self, seen: Direction) -> Direction {
        if self.is_turned {
            seen.opposite()
        } else {
            seen
        }
    }
}
