//! Why something could not be written, found or taken on disk.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::folders::NoHome;
use crate::printable::printable;

/// Why something on disk could not be done: a line that names the path, harmless to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// There is no folder to do it in.
    NoHome(NoHome),
    /// Another program has this game open.
    Held(PathBuf),
    /// The disk has not taken this game in time; what was saved before is still there.
    Late(PathBuf),
    /// The system refuses.
    Refused {
        /// What it refuses to write or read.
        path: PathBuf,
        /// What it says.
        reason: String,
    },
}

impl StoreError {
    /// Makes what the system says about a path such a reason.
    pub(super) fn at(path: &Path) -> impl Fn(io::Error) -> Self + use<'_> {
        move |error| Self::Refused {
            path: path.to_owned(),
            reason: words(&error),
        }
    }

    /// Where it happened; `None` where there is no folder at all.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::NoHome(_) => None,
            Self::Held(path) | Self::Late(path) | Self::Refused { path, .. } => Some(path),
        }
    }
}

impl From<NoHome> for StoreError {
    fn from(reason: NoHome) -> Self {
        Self::NoHome(reason)
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoHome(reason) => write!(f, "no games are saved: {reason}"),
            Self::Held(path) => write!(f, "{}: another program has this game open", shown(path)),
            Self::Late(path) => write!(f, "{}: the disk has not taken it in time", shown(path)),
            Self::Refused { path, reason } => write!(f, "{}: {reason}", shown(path)),
        }
    }
}

impl Error for StoreError {}

/// A path, harmless to show.
pub fn shown(path: &Path) -> String {
    printable(&path.display().to_string())
}

/// What the system says, without the number that it gives it.
pub(super) fn words(error: &io::Error) -> String {
    let text = error.to_string();
    match text.split_once(" (os error") {
        Some((words, _)) => words.to_owned(),
        None => text,
    }
}
