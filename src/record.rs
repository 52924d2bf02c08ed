//! Game records as text (`.otg`), both ways.
//!
//! ```
//! use alea::record::Record;
//!
//! let record = Record::read("[attackers:Anna]\n\n1. c1-c4 i5-i4\n")?;
//! assert_eq!(record.tags.get("attackers"), Some("Anna"));
//! assert_eq!(record.game.last(), 2);
//! assert!(record.to_string().ends_with("\n1. c1-c4 i5-i4\n"));
//! # Ok::<(), alea::record::RecordError>(())
//! ```

mod address;
mod fault;
mod form;
mod next_game;
mod places;
mod read;
mod result;
mod score;
mod strands;
mod tags;
mod time;
mod tokens;
mod write;

pub use fault::{RecordError, RecordFault, TurnFault, VariationFault};
pub use form::Form;
pub use score::Score;
pub use tags::Tags;
pub use time::{control_in, control_text};
pub use write::{comment_text, ply_text, turn_text};

use crate::game::Game;
use crate::rules::Side;

/// A game with what is told about it.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// Who played, when, and whatever else was written.
    pub tags: Tags,
    /// The moves.
    pub game: Game,
    /// What a reader should be told about the text it was read from, a sentence each without full stop.
    pub warnings: Vec<String>,
}

impl Record {
    /// The name of a side's player, if it is told.
    pub fn player(&self, side: Side) -> Option<&str> {
        self.tags
            .get(player_key(side))
            .map(str::trim)
            .filter(|name| !name.is_empty())
    }

    /// Tells the name of a side's player.
    pub fn set_player(&mut self, side: Side, name: &str) {
        self.tags.set(player_key(side), name);
    }

    /// Tells the day on which the game was begun, such as `2026.11.30`.
    pub fn set_date(&mut self, date: &str) {
        self.tags.set("date", date);
    }
}

/// The key of the tag with the name of a side's player.
const fn player_key(side: Side) -> &'static str {
    match side {
        Side::Black => "attackers",
        Side::White => "defenders",
    }
}
