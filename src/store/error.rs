//! Why something could not be written, found or taken on disk.

use std::error::Error;
use std::ffi::OsString;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::path::shown;

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

/// What the system says, without the number that it gives it.
pub(super) fn words(error: &io::Error) -> String {
    let text = error.to_string();
    match text.split_once(" (os error") {
        Some((words, _)) => words.to_owned(),
        None => text,
    }
}

/// Why there is no folder to keep anything in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoHome {
    /// `HOME` is not set.
    Missing,
    /// `HOME` is empty.
    Empty,
    /// `HOME` is this, which says nothing without knowing from where.
    Relative(PathBuf),
}

impl NoHome {
    /// Why this value of `HOME` names no folder.
    pub(super) fn why(home: Option<OsString>) -> Self {
        match home {
            None => Self::Missing,
            Some(home) if home.is_empty() => Self::Empty,
            Some(home) => Self::Relative(home.into()),
        }
    }
}

impl fmt::Display for NoHome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("HOME is not set"),
            Self::Empty => f.write_str("HOME is empty"),
            Self::Relative(home) => write!(f, "HOME is {}, not an absolute path", shown(home)),
        }
    }
}

impl Error for NoHome {}
