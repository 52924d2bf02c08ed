//! The file of a game, which nobody else writes.

use std::path::{Path, PathBuf};

use super::error::{NoHome, StoreError};
use super::folders::{Folders, make_folder};
use super::lock::{Lock, tidy_folder};
use super::moment::Moment;
use super::path::folder_of;
use super::read::check_size;
use super::write::{target, write_game};

/// How many games may begin in the same second.
const MOST_AT_ONCE: u32 = 1000;

/// A file among the saved games. As long as this value lives, no other program writes it.
#[derive(Debug)]
pub struct SavedGame {
    path: PathBuf,
    _lock: Lock,
}

impl SavedGame {
    /// The game of a file that is there; `None` if another program has it open.
    ///
    /// # Errors
    ///
    /// When the file cannot be locked, as in a folder that is read-only.
    pub fn take(path: &Path) -> Result<Option<Self>, StoreError> {
        let refused = StoreError::at(path);
        let path = target(path).map_err(&refused)?;
        let lock = Lock::take(&path).map_err(&refused)?;
        Ok(lock.map(|lock| Self { path, _lock: lock }))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes it, and keeps the text before as `NAME.otg~`.
    ///
    /// # Errors
    ///
    /// When the system refuses, or the text is longer than what is read: what was saved before is still there.
    pub fn save(&self, text: &str) -> Result<(), StoreError> {
        // Somebody may have taken the folder away.
        check_size(text)
            .and_then(|()| make_folder(folder_of(&self.path)))
            .and_then(|()| write_game(&self.path, text))
            .map_err(StoreError::at(&self.path))
    }
}

/// A game that has no file yet. It gets one when it is first saved.
#[derive(Clone, Debug)]
pub struct NewGame {
    folder: Result<PathBuf, NoHome>,
    name: String,
}

impl NewGame {
    /// A game among the saved ones, named after the moment at which it begins.
    pub fn new(folders: &Folders, begins: &Moment) -> Self {
        Self {
            folder: folders.games().map(Path::to_owned),
            name: begins.name(),
        }
    }

    /// Makes a name its own that no other game has or is about to have.
    ///
    /// # Errors
    ///
    /// When there is no folder for it, or none can be made.
    pub fn create(&self) -> Result<SavedGame, StoreError> {
        let folder = self.folder.clone()?;
        make_folder(&folder).map_err(StoreError::at(&folder))?;
        tidy_folder(&folder);
        for number in 1..=MOST_AT_ONCE {
            let path = self.path(&folder, number);
            let lock = Lock::take(&path).map_err(StoreError::at(&path))?;
            // Asked under the lock, since the one who held it may have written the file since.
            if let Some(lock) = lock.filter(|_| path.symlink_metadata().is_err()) {
                return Ok(SavedGame { path, _lock: lock });
            }
        }
        Err(StoreError::Held(self.path(&folder, 1)))
    }

    /// Where it will be, unless another game has that name.
    fn likely_path(&self) -> PathBuf {
        self.path(self.folder.as_deref().unwrap_or(Path::new("")), 1)
    }

    fn path(&self, folder: &Path, number: u32) -> PathBuf {
        let name = &self.name;
        folder.join(match number {
            1 => format!("{name}.otg"),
            _ => format!("{name}_{number}.otg"),
        })
    }
}

/// Where a game is kept.
#[derive(Debug)]
pub enum Place {
    /// Nowhere yet.
    New(NewGame),
    /// In this file.
    Saved(SavedGame),
}

impl Place {
    /// Saves the game. Gives the file that it is in.
    ///
    /// # Errors
    ///
    /// When there is no folder for it, or the system refuses: what was saved before is still there.
    pub fn save(&mut self, text: &str) -> Result<PathBuf, StoreError> {
        match self {
            Self::New(game) => {
                let game = game.create()?;
                let saved = game.save(text).map(|()| game.path().to_owned());
                // The name stays its own also where the disk is full.
                *self = Self::Saved(game);
                saved
            }
            Self::Saved(game) => game.save(text).map(|()| game.path().to_owned()),
        }
    }

    /// The file that the game is in; `None` as long as it has none.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::New(_) => None,
            Self::Saved(game) => Some(game.path()),
        }
    }

    /// Where the game is, or will be unless another game has that name.
    pub fn likely_path(&self) -> PathBuf {
        match self {
            Self::New(game) => game.likely_path(),
            Self::Saved(game) => game.path().to_owned(),
        }
    }
}
