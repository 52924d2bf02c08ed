//! The file of the settings: read at the start, and changed one value at a time.

use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::error::{NoHome, StoreError};
use super::folders::{Folders, make_folder};
use super::lock::Lock;
use super::path::{folder_of, shown};
use super::read::{read_file, too_large};
use super::write::{target, write_file};
use crate::settings::{self, Reading, Setting, Settings, TextError};

/// The most bytes of settings that are read.
const MOST: u64 = 1 << 20;

/// Reads the settings, and tells what is wrong in their file. What is wrong does not count, and everything else does;
/// that there is no file is not wrong.
pub fn read_settings(folders: &Folders) -> (Settings, Vec<SettingsError>) {
    let Ok(path) = folders.settings_file() else {
        return (Settings::default(), Vec::new());
    };
    match read(path) {
        Ok(None) => (Settings::default(), Vec::new()),
        Ok(Some(bytes)) => {
            let Reading { settings, faults } = settings::read(&bytes);
            let faults = faults
                .into_iter()
                .map(|fault| SettingsError::fault(path, fault));
            (settings, faults.collect())
        }
        Err(error) => (Settings::default(), vec![error]),
    }
}

/// Keeps the value of one setting in the file of the settings, and leaves everything else there as it is. Gives the
/// file.
///
/// # Errors
///
/// When the file cannot be read or written, or is not one of settings. It is then as it was.
pub fn keep_setting(
    folders: &Folders,
    settings: &Settings,
    setting: Setting,
) -> Result<PathBuf, SettingsError> {
    let path = folders.settings_file()?;
    let refused = StoreError::at(path);
    make_folder(folder_of(path)).map_err(&refused)?;
    let file = target(path).map_err(&refused)?;
    // Two programs that change settings at the same time must not take back each other's. Where there are no locks, it
    // is written all the same.
    let lock = Lock::wait_for(&file);
    if matches!(lock, Ok(None)) {
        return Err(refused(io::Error::other("another program is writing it")).into());
    }
    let bytes = read(path)?.unwrap_or_default();
    let text = settings::change(&bytes, setting, &settings.value(setting))
        .map_err(|fault| SettingsError::fault(path, fault))?;
    if text.len() as u64 > MOST {
        return Err(refused(too_large(MOST, "settings")).into());
    }
    write_file(&file, text.as_bytes()).map_err(refused)?;
    Ok(path.to_owned())
}

/// The file, if there is one.
fn read(path: &Path) -> Result<Option<Vec<u8>>, SettingsError> {
    match read_file(path, MOST, "settings") {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(StoreError::at(path)(error).into()),
    }
}

/// What is wrong with the file of the settings: a line that names it, harmless to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsError {
    /// There is no folder for it.
    NoHome(NoHome),
    /// The system refuses to read or write it.
    Disk(StoreError),
    /// What it says is wrong.
    Fault {
        /// Where it is.
        path: PathBuf,
        /// What is wrong, and where.
        fault: TextError,
    },
}

impl SettingsError {
    fn fault(path: &Path, fault: TextError) -> Self {
        Self::Fault {
            path: path.to_owned(),
            fault,
        }
    }

    /// The same in short: the name of the file without its folder.
    pub fn in_short(&self) -> String {
        let name = |path: &Path| shown(Path::new(path.file_name().unwrap_or_default()));
        match self {
            Self::Disk(StoreError::Refused { path, reason }) => format!("{}: {reason}", name(path)),
            Self::Fault { path, fault } => format!("{}:{fault}", name(path)),
            error => error.to_string(),
        }
    }
}

impl From<NoHome> for SettingsError {
    fn from(reason: NoHome) -> Self {
        Self::NoHome(reason)
    }
}

impl From<StoreError> for SettingsError {
    fn from(error: StoreError) -> Self {
        Self::Disk(error)
    }
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoHome(reason) => reason.fmt(f),
            Self::Disk(error) => error.fmt(f),
            Self::Fault { path, fault } => write!(f, "{}:{fault}", shown(path)),
        }
    }
}

impl Error for SettingsError {}
