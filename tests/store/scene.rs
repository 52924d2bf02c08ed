//! What the tests begin with: folders that are theirs alone, and games of any length.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use alea::record::Record;
use alea::rules::Move;
use alea::store::{Folders, Moment, NewGame};
use tempfile::TempDir;

/// How long something is waited for that should come at once.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// The environment of a user with a home of his own.
pub(crate) struct Home(TempDir);

impl Home {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn folders(&self) -> Folders {
        let home = self.path().as_os_str().to_owned();
        Folders::new(move |name| (name == "HOME").then(|| home.clone()))
    }

    /// The folder of the saved games, which may not be there.
    pub(crate) fn games(&self) -> PathBuf {
        self.folders().games().unwrap().to_owned()
    }

    pub(crate) fn new_game(&self) -> NewGame {
        NewGame::new(&self.folders(), &now())
    }

    /// Writes a file in the folder of the saved games.
    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        fs::create_dir_all(self.games()).unwrap();
        let path = self.games().join(name);
        fs::write(&path, content).unwrap();
        path
    }

    /// The names in the folder of the saved games, in order.
    pub(crate) fn names(&self) -> Vec<String> {
        names(&self.games())
    }
}

/// The names in a folder, in order.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// A moment that is always the same.
pub(crate) fn now() -> Moment {
    Moment::from(SystemTime::UNIX_EPOCH)
}

/// An environment of these variables.
pub(crate) fn environment(variables: &[(&str, &str)]) -> Folders {
    let value = |name: &str| variables.iter().find(|(known, _)| *known == name);
    Folders::new(|name| value(name).map(|(_, value)| OsString::from(value)))
}

/// Makes one more move of a game in which two ships go back and forth.
pub(crate) fn go_on(record: &mut Record) {
    let moves = ["c1-c4", "i5-i4", "c4-c1", "i4-i5"];
    let mv = moves[record.game.last() % moves.len()];
    let (from, to) = mv.split_once('-').unwrap();
    let mv = Move {
        from: from.parse().unwrap(),
        to: to.parse().unwrap(),
    };
    record.game.play(mv).unwrap();
}

/// The record of a game of this length.
pub(crate) fn record_of(plies: usize) -> Record {
    let mut record = Record::default();
    (0..plies).for_each(|_| go_on(&mut record));
    record
}

pub(crate) fn text_of(plies: usize) -> String {
    record_of(plies).to_string()
}
