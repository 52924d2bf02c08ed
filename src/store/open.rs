//! Going on with the game of a record.

use std::path::Path;

use super::folders::Folders;
use super::moment::Moment;
use super::read::{ReadError, read_record};
use super::saved_game::{NewGame, Place, SavedGame};
use crate::record::Record;

/// A record, and where its game goes on.
#[derive(Debug)]
pub struct Opened {
    /// What has been read.
    pub record: Record,
    /// Where the game is saved from now on; `None` if another program has it open, and it is only for looking.
    pub place: Option<Place>,
}

/// Said of a game that another program has open.
pub const HELD: &str = "another program has this game open: what is played here is not saved";

/// Reads a record to go on with its game. A saved game goes on in its file, and any other record becomes a new saved
/// game: its own file is not written.
///
/// # Errors
///
/// When it cannot be read.
pub fn open(path: &Path, folders: &Folders, now: &Moment) -> Result<Opened, ReadError> {
    let new_game = || Place::New(NewGame::new(folders, now));
    // Taken before it is read, so that nobody changes it between the two.
    let place = if folders.hold(path) {
        match SavedGame::take(path) {
            Ok(game) => game.map(Place::Saved),
            // In a folder that takes no lock, nobody could tell who else writes it.
            Err(_) => Some(new_game()),
        }
    } else {
        Some(new_game())
    };
    let record = read_record(path)?;
    Ok(Opened { record, place })
}
