//! Saving while the game goes on: a key is answered before the disk is.

use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use super::error::StoreError;
use super::saved_game::Place;

/// How much thinking is lost at most, however the program ends: when a side has thought for so long since the game was
/// saved, it is saved again.
pub const THINKING_LOST_AT_MOST: Duration = Duration::from_secs(5);

/// How long the disk has to take a game when the program ends.
pub const PATIENCE_FOR_SAVING: Duration = Duration::from_secs(2);

/// What became of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is on disk, in this file.
    Saved(PathBuf),
    /// It is not, for this reason. Saving is tried again with the next text.
    Failed(StoreError),
}

/// How many texts have been given to savers, and are neither saved nor refused yet.
static UNSAVED: AtomicUsize = AtomicUsize::new(0);

/// Waits until all savers are done with what they were given, but no longer than this: for whoever ends the program
/// without having the savers.
pub fn wait_for_savers(patience: Duration) {
    let begin = Instant::now();
    while UNSAVED.load(Ordering::SeqCst) > 0 && begin.elapsed() < patience {
        thread::sleep(Duration::from_millis(2));
    }
}

/// A thread that saves a game.
#[derive(Debug)]
pub struct Saver {
    texts: Sender<String>,
    end: Receiver<Result<(), StoreError>>,
    likely_path: PathBuf,
}

impl Saver {
    /// Begins to save a game in its place. Every outcome is reported, from the thread that saves.
    ///
    /// # Errors
    ///
    /// When the system has no thread for it.
    pub fn start(
        mut place: Place,
        mut report: impl FnMut(Outcome) + Send + 'static,
    ) -> io::Result<Self> {
        let (texts, given) = mpsc::channel();
        let (ended, end) = mpsc::channel();
        let likely_path = place.likely_path();
        thread::Builder::new().name("saver".into()).spawn(move || {
            let last = save_all(&mut place, &given, &mut report);
            // Whoever waits for the end may take the game at once.
            drop(place);
            let _ = ended.send(last);
        })?;
        Ok(Self {
            texts,
            end,
            likely_path,
        })
    }

    /// Saves a text: at once, or when the save under way is done, unless there is a newer one by then.
    pub fn save(&self, text: String) {
        UNSAVED.fetch_add(1, Ordering::SeqCst);
        // The thread ends only with this value.
        let _ = self.texts.send(text);
    }

    /// Waits for the save under way, and for the newest text, but no longer than this. The game can then be taken by
    /// others.
    ///
    /// # Errors
    ///
    /// When the newest text is not on disk, or not yet.
    pub fn finish(self, patience: Duration) -> Result<(), StoreError> {
        drop(self.texts);
        self.end
            .recv_timeout(patience)
            .unwrap_or(Err(StoreError::Late(self.likely_path)))
    }
}

/// Saves the texts as they are given, until nobody gives one any more. Tells what became of the last one.
fn save_all(
    place: &mut Place,
    given: &Receiver<String>,
    report: &mut impl FnMut(Outcome),
) -> Result<(), StoreError> {
    let mut last = Ok(());
    while let Ok(text) = given.recv() {
        let (mut newest, mut count) = (text, 1);
        for newer in given.try_iter() {
            newest = newer;
            count += 1;
        }
        let saved = place.save(&newest);
        UNSAVED.fetch_sub(count, Ordering::SeqCst);
        last = saved.clone().map(drop);
        report(saved.map_or_else(Outcome::Failed, Outcome::Saved));
    }
    last
}
