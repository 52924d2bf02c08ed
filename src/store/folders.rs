//! The folders that games and settings are kept in.

use std::ffi::OsString;
use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

use super::error::NoHome;
use super::path::sync_folder;

/// Only the user may look into the folders that are made (XDG base directories).
const MODE: u32 = 0o700;

/// The folders of the user, whether they are there or not.
#[derive(Clone, Debug)]
pub struct Folders {
    games: Result<PathBuf, NoHome>,
    settings: Result<PathBuf, NoHome>,
}

impl Folders {
    /// The folders that the environment of the process names.
    pub fn of_process() -> Self {
        Self::new(|name| std::env::var_os(name))
    }

    /// The folders that an environment names: variables to their values.
    ///
    /// As the XDG base directories have it on every system, a relative or empty `XDG_STATE_HOME` or `XDG_CONFIG_HOME` does
    /// not count.
    pub fn new(variable: impl Fn(&str) -> Option<OsString>) -> Self {
        let absolute = |name| {
            variable(name)
                .map(PathBuf::from)
                .filter(|path| path.is_absolute())
        };
        let found = |base, at_home, inside| {
            absolute(base)
                .or_else(|| absolute("HOME").map(|home| home.join(at_home)))
                .map(|base| base.join(inside))
                .ok_or_else(|| NoHome::why(variable("HOME")))
        };
        Self {
            games: found("XDG_STATE_HOME", ".local/state", "alea/games"),
            settings: found("XDG_CONFIG_HOME", ".config", "alea/config.toml"),
        }
    }

    /// The folder of the saved games.
    ///
    /// # Errors
    ///
    /// When the environment does not tell where it would be.
    pub fn games(&self) -> Result<&Path, NoHome> {
        self.games.as_deref().map_err(Clone::clone)
    }

    /// The file of the settings.
    ///
    /// # Errors
    ///
    /// When the environment does not tell where it would be.
    pub fn settings_file(&self) -> Result<&Path, NoHome> {
        self.settings.as_deref().map_err(Clone::clone)
    }

    /// Whether a file is a saved game: one of theirs, and not the earlier one that is kept beside it.
    pub(super) fn hold(&self, file: &Path) -> bool {
        let folder = |file: &Path| fs::canonicalize(file).ok()?.parent().map(Path::to_owned);
        let games = self.games().ok().and_then(|it| fs::canonicalize(it).ok());
        games.is_some() && folder(file) == games && is_game(file)
    }
}

/// Whether the name of a file is that of a saved game, and not that of what is kept beside it for a while.
pub(super) fn is_game(file: &Path) -> bool {
    let name = file.file_name().unwrap_or_default().as_encoded_bytes();
    name.ends_with(b".otg") && !name.starts_with(b".")
}

/// Makes a folder, and those that it lies in, where they are missing.
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    let missing: Vec<_> = folder.ancestors().take_while(|it| !it.exists()).collect();
    DirBuilder::new()
        .recursive(true)
        .mode(MODE)
        .create(folder)?;
    // The games would be lost with their folder if the power failed.
    let above = missing.iter().filter_map(|folder| folder.parent());
    above.rev().try_for_each(sync_folder)
}
