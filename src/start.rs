//! What people begin with, at the table or line by line.

use crate::record::Record;
use crate::store::{Folders, GameFile, Place, Summary};

/// A game that is about to be played or looked at.
#[derive(Debug)]
pub struct Start {
    /// The game.
    pub record: Record,
    /// Where it is kept; `None` if it is only looked at.
    pub place: Option<Place>,
    /// The folders of the games that can be opened.
    pub folders: Folders,
    /// Something to be said at the beginning.
    pub notice: Option<&'static str>,
    /// An unfinished game, to be offered.
    pub unfinished: Option<(GameFile, Summary)>,
    /// Whether it is looked at from its start on.
    pub is_replay: bool,
}
