//! Locks: two programs never write the same game.
//!
//! What is locked is a separate file beside the game, since the game itself is replaced at every move. The lock belongs
//! to the open file, so that it ends with the program; a file that is left over holds nothing.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::path::{LETTERS_OF_TEMPORARY, folder_of, identity, prefix_of_temporary};

/// What stands behind the last point of the name of a lock file.
const EXTENSION: &str = "lock";

/// How often a lock is tried: another program may hold it for the instant in which it looks whether it is held.
const TRIES: u32 = 3;
const BETWEEN: Duration = Duration::from_millis(10);

/// How often it is begun anew to wait for a program that writes a file only now and then.
const WAITS: u32 = 50;

/// The right to write a game, until it is dropped.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    _file: File,
}

impl Lock {
    /// Takes the lock of a game; `None` if another program has it.
    pub(super) fn take(game: &Path) -> io::Result<Option<Self>> {
        let lock = Self::take_alone(game)?;
        if lock.is_some() {
            tidy(game);
        }
        Ok(lock)
    }

    /// Takes the lock of a file that programs hold only while they write it, and so waits for them; `None` if one of
    /// them does not come to an end.
    pub(super) fn wait_for(file: &Path) -> io::Result<Option<Self>> {
        for _ in 0..WAITS {
            let lock = Self::take_alone(file)?;
            if lock.is_some() {
                return Ok(lock);
            }
        }
        Ok(None)
    }

    fn take_alone(file: &Path) -> io::Result<Option<Self>> {
        let path = path_of(file);
        for _ in 0..TRIES {
            let file = open(&path, true)?;
            match file.try_lock() {
                // Whoever had it may have taken the file away between the two steps: then this one locks nothing.
                Ok(()) if is_at(&file, &path) => return Ok(Some(Self { path, _file: file })),
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => thread::sleep(BETWEEN),
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        Ok(None)
    }

    /// Whether a program has a game open. Nothing is left behind by the question.
    pub(super) fn is_held(game: &Path) -> bool {
        let file = open(&path_of(game), false);
        file.is_ok_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
    }
}

/// Opens a lock file. Something else in its place, such as a pipe, is not waited for.
fn open(path: &Path, may_create: bool) -> io::Result<File> {
    if path.metadata().is_ok_and(|about| !about.is_file()) {
        return Err(io::Error::other("its lock is not an ordinary file"));
    }
    OpenOptions::new()
        .create(may_create)
        .truncate(false)
        .write(true)
        .open(path)
}

/// The file goes while the lock is still held.
impl Drop for Lock {
    fn drop(&mut self) {
        // A file that stays is harmless.
        let _ = fs::remove_file(&self.path);
    }
}

/// Takes away what programs that were killed have left in a folder of games: lock files, and temporary files with them.
pub(super) fn tidy_folder(folder: &Path) {
    let Ok(files) = fs::read_dir(folder) else {
        return;
    };
    for file in files.flatten().map(|file| file.path()) {
        if file
            .extension()
            .is_some_and(|extension| extension == EXTENSION)
        {
            drop(Lock::take(&file.with_extension("")));
        }
    }
}

/// Takes away the temporary files of a game, which nobody else writes now. Those of an editor that has it open have
/// shorter names.
fn tidy(game: &Path) {
    let prefix = prefix_of_temporary(game);
    let Ok(files) = fs::read_dir(folder_of(game)) else {
        return;
    };
    for file in files.flatten() {
        let name = file.file_name();
        let end = name
            .as_encoded_bytes()
            .strip_prefix(prefix.as_encoded_bytes());
        if end.is_some_and(|end| end.len() == LETTERS_OF_TEMPORARY) {
            let _ = fs::remove_file(file.path());
        }
    }
}

fn path_of(file: &Path) -> PathBuf {
    let mut path = file.as_os_str().to_owned();
    path.push(".");
    path.push(EXTENSION);
    path.into()
}

/// Whether an open file is the one at a path.
fn is_at(file: &File, path: &Path) -> bool {
    match (file.metadata(), path.metadata()) {
        (Ok(file), Ok(path)) => identity(&file) == identity(&path),
        _ => false,
    }
}
