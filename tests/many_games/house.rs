//! Where games are kept on disk, as the program keeps them.

use std::fs;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use alea::record::Record;
use alea::store::{Folders, Moment, NewGame, Outcome, Place, Saver, read_record};
use tempfile::TempDir;

/// How long is waited for the disk.
const PATIENCE: Duration = Duration::from_secs(60);

/// The home of the players.
pub(crate) struct House(TempDir);

impl House {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn folders(&self) -> Folders {
        let home = self.0.path().as_os_str().to_owned();
        Folders::new(move |name| (name == "HOME").then(|| home.clone()))
    }

    /// How many games are kept.
    pub(crate) fn games(&self) -> usize {
        let files = fs::read_dir(self.folders().games().unwrap()).unwrap();
        let names = files.map(|file| file.unwrap().file_name());
        names
            .filter(|name| name.to_string_lossy().ends_with(".otg"))
            .count()
    }

    /// Begins to keep a game.
    pub(crate) fn keep(&self) -> Keeper {
        let place = Place::New(NewGame::new(&self.folders(), &Moment::now()));
        let (told, outcomes) = mpsc::channel();
        let saver = Saver::start(place, move |outcome| drop(told.send(outcome))).unwrap();
        Keeper {
            saver,
            outcomes,
            saved: usize::MAX,
        }
    }
}

/// Keeps a game.
pub(crate) struct Keeper {
    saver: Saver,
    outcomes: Receiver<Outcome>,
    /// How often the game had changed when it was last saved.
    saved: usize,
}

impl Keeper {
    /// Saves the game, if it has changed.
    pub(crate) fn save(&mut self, changes: usize, record: &Record) {
        if changes != self.saved {
            self.saved = changes;
            self.saver.save(record.to_string());
        }
    }

    /// Waits for the disk, and reads what is there.
    pub(crate) fn finish(self) -> Record {
        self.saver.finish(PATIENCE).unwrap();
        let paths = self.outcomes.iter().map(|outcome| match outcome {
            Outcome::Saved(path) => path,
            Outcome::Failed(error) => panic!("{error}"),
        });
        let paths: Vec<PathBuf> = paths.collect();
        assert!(paths.windows(2).all(|two| two[0] == two[1]), "{paths:?}");
        read_record(paths.last().expect("something was saved")).unwrap()
    }
}
