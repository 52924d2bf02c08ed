//! Paths: as they are shown, and what lies beside a file.

use std::ffi::OsString;
use std::fs::{File, Metadata};
use std::io::{self, ErrorKind};
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use crate::printable::printable;

/// A path, harmless to show.
pub fn shown(path: &Path) -> String {
    printable(&path.display().to_string())
}

/// How many letters by chance the names of temporary files end with.
pub(super) const LETTERS_OF_TEMPORARY: usize = 6;

/// What the names of the temporary files beside a saved game begin with.
pub(super) fn prefix_of_temporary(game: &Path) -> OsString {
    let mut prefix = OsString::from(".");
    prefix.push(game.file_name().unwrap_or_default());
    prefix.push(".");
    prefix
}

/// The folder that a file lies in.
pub(super) fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Makes the disk keep the names of a folder.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    match File::open(folder).and_then(|folder| folder.sync_all()) {
        // Not every file system can do so for a folder, nor may every folder be looked into.
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::InvalidInput | ErrorKind::Unsupported | ErrorKind::PermissionDenied
            ) =>
        {
            Ok(())
        }
        done => done,
    }
}

/// Refuses what is no file with bytes in it.
pub(super) fn check_ordinary(about: &Metadata) -> io::Result<()> {
    if about.is_dir() {
        Err(io::Error::other("it is a folder"))
    } else if about.is_file() {
        Ok(())
    } else {
        Err(io::Error::other("it is not an ordinary file"))
    }
}

/// What tells a file from every other one, whatever names it has.
pub(super) fn identity(about: &Metadata) -> (u64, u64) {
    (about.dev(), about.ino())
}
