//! Games and settings on disk.
//!
//! A game is saved at every move, by itself, in a folder of its own among the state of the user's programs. Whoever
//! ends the program, and however, finds there a whole record that lacks at most the moves made since the save under
//! way began, and beside it the one before, `NAME.otg~`.
//!
//! ```no_run
//! use alea::record::Record;
//! use alea::store::{Folders, Moment, NewGame, PATIENCE_FOR_SAVING, Place, Saver};
//!
//! let folders = Folders::of_process();
//! let record = Record::default();
//! let place = Place::New(NewGame::new(&folders, &Moment::now()));
//! let saver = Saver::start(place, |outcome| println!("{outcome:?}"))?;
//! saver.save(record.to_string());
//! saver.finish(PATIENCE_FOR_SAVING)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
mod fault;
mod folders;
mod list;
mod lock;
mod moment;
mod name;
mod open;
mod path;
mod read;
mod save_as;
mod saved_game;
mod saver;
mod settings;
mod write;

pub use error::{NoHome, StoreError};
pub use folders::Folders;
pub use list::{GameFile, Summary, list, newest, unfinished};
pub use moment::Moment;
pub use name::{Name, NameError, check_name};
pub use open::{HELD, Opened, open};
pub use path::shown;
pub use read::{ReadError, read_record};
pub use save_as::{SaveAsError, SavedAs, ToSave};
pub use saved_game::{NewGame, Place, SavedGame};
pub use saver::{Outcome, PATIENCE_FOR_SAVING, Saver, THINKING_LOST_AT_MOST, wait_for_savers};
pub use settings::{SettingsError, keep_setting, read_settings};
pub use write::write_safely;
