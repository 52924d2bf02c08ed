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

mod read;
mod tags;
mod write;

pub use read::{RecordError, RecordFault};
pub use tags::Tags;
pub use write::ply_text;

use crate::game::Game;

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
