//! Reading a record, whatever its path leads to.

use std::error::Error;
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::error::words;
use super::path::{check_ordinary, shown};
use crate::record::{Record, RecordError};

/// The most bytes of a record that are read.
const MOST: u64 = 16 << 20;

/// Reads a record from a file, or from standard input if the path is `-`.
///
/// Bytes that are not UTF-8 are read as `�`, with a warning in the record.
///
/// # Errors
///
/// When it cannot be read: a folder, a device or a file of more than 16 MiB is refused without reading it.
pub fn read_record(path: &Path) -> Result<Record, ReadError> {
    let fault = |error| ReadError::File {
        path: shown(path),
        error,
    };
    let bytes = if path.as_os_str() == "-" {
        read_all(io::stdin(), MOST, KIND)
    } else {
        read_file(path, MOST, KIND)
    }
    .map_err(fault)?;
    let text = String::from_utf8_lossy(&bytes);
    let (mut record, error) = Record::read_part(&text);
    if matches!(text, std::borrow::Cow::Owned(_)) {
        record.warnings.push(
            "the file is not in UTF-8; what could not be read is shown as \u{fffd}".to_owned(),
        );
    }
    match error {
        None => Ok(record),
        Some(error) => Err(ReadError::Record {
            path: shown(path),
            error,
            part: Box::new(record),
        }),
    }
}

/// Refuses a record that could not be read again if it were written.
pub(super) fn check_size(text: &str) -> io::Result<()> {
    if text.len() as u64 > MOST {
        Err(too_large(MOST, KIND))
    } else {
        Ok(())
    }
}

/// What a record is called where it is too large.
const KIND: &str = "a record";

/// Reads an ordinary file of at most so many bytes, which is of some kind.
pub(super) fn read_file(path: &Path, most: u64, kind: &str) -> io::Result<Vec<u8>> {
    // Asked before it is opened, since opening a pipe waits for a writer.
    let about = path.metadata()?;
    check_ordinary(&about)?;
    if about.len() > most {
        return Err(too_large(most, kind));
    }
    read_all(File::open(path)?, most, kind)
}

fn read_all(source: impl Read, most: u64, kind: &str) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        Err(too_large(most, kind))
    } else {
        Ok(bytes)
    }
}

pub(super) fn too_large(most: u64, kind: &str) -> io::Error {
    let most = most >> 20;
    io::Error::other(format!(
        "it is larger than {most} MiB, too large for {kind}"
    ))
}

/// Why a record could not be read from disk.
#[derive(Debug)]
pub enum ReadError {
    /// The file cannot be read.
    File {
        /// Where it is, made harmless to show.
        path: String,
        /// What the system says.
        error: io::Error,
    },
    /// The file is not a record.
    Record {
        /// Where it is, made harmless to show.
        path: String,
        /// What is wrong, and where.
        error: RecordError,
        /// What could be followed.
        part: Box<Record>,
    },
}

impl ReadError {
    /// What is wrong, without the path.
    pub fn reason(&self) -> String {
        match self {
            Self::File { error, .. } if error.kind() == io::ErrorKind::NotFound => {
                "there is no such file".to_owned()
            }
            Self::File { error, .. } => words(error),
            Self::Record { error, .. } => error.to_string(),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { path, .. } => write!(f, "{path}: {}", self.reason()),
            Self::Record { path, error, .. } => write!(f, "{path}:{error}"),
        }
    }
}

impl Error for ReadError {}
