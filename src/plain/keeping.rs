//! Keeping the game on disk: at every move, before the next one is waited for.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::bail;

use crate::record::Record;
use crate::store::{Folders, Place, StoreError, THINKING_LOST_AT_MOST, shown};

/// Where the game is kept, and whether it is.
#[derive(Debug)]
pub(super) struct Keeping {
    pub(super) folders: Folders,
    /// `None` if the game is only looked at.
    place: Option<Place>,
    /// The file of the game, if it has one already.
    file: Option<PathBuf>,
    /// Whether the game has changed since it was saved last.
    has_changed: bool,
    /// Whether something was played that is in no file.
    is_unsaved: bool,
    /// Whether only time has passed since then.
    has_time_passed: bool,
    /// How much of it since saving was tried last.
    time_since: Duration,
    /// Why it could not be saved the last time.
    refusal: Option<String>,
}

impl Keeping {
    pub(super) fn new(folders: Folders, place: Option<Place>) -> Self {
        Self {
            folders,
            file: place.as_ref().and_then(Place::file).map(Path::to_owned),
            place,
            has_changed: false,
            is_unsaved: false,
            has_time_passed: false,
            time_since: Duration::ZERO,
            refusal: None,
        }
    }

    /// Keeps another game from now on.
    pub(super) fn keep(&mut self, place: Option<Place>) {
        *self = Self::new(self.folders.clone(), place);
    }

    /// Whether the game is kept anywhere, and not only looked at.
    pub(super) const fn is_kept(&self) -> bool {
        self.place.is_some()
    }

    /// The file in which the game is saved by itself.
    pub(super) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Takes in that something was played or said.
    pub(super) const fn changed(&mut self) {
        self.has_changed = true;
        self.is_unsaved = true;
    }

    /// Takes in that the players stand elsewhere: that is saved, too, but nothing would be lost.
    pub(super) const fn moved(&mut self) {
        self.has_changed = true;
    }

    /// Takes in that time has passed on a clock: that is saved when the game is left, and now and then.
    pub(super) const fn time_passed(&mut self, time: Duration) {
        self.has_time_passed = true;
        self.time_since = self.time_since.saturating_add(time);
    }

    /// Whether so much time has passed that it is to be saved though nothing else has happened.
    pub(super) fn is_time_to_save(&self) -> bool {
        self.time_since >= THINKING_LOST_AT_MOST
    }

    /// Counts the time that has passed as a change that is to be saved.
    pub(super) const fn count_time(&mut self) {
        self.has_changed |= self.has_time_passed;
    }

    /// Takes in that the game as it is has been saved under a name.
    pub(super) const fn set_safe(&mut self) {
        self.is_unsaved = false;
    }

    /// Whether something would be lost if the players left.
    pub(super) const fn has_something_to_lose(&self) -> bool {
        self.is_unsaved
    }

    /// Saves the game if it has changed. What could not be saved is tried again the next time. Tells what the players
    /// should know of it, if that is news.
    pub(super) fn save(&mut self, record: &Record) -> Option<String> {
        let place = self.place.as_mut().filter(|_| self.has_changed)?;
        self.time_since = Duration::ZERO;
        match place.save(&record.to_string()) {
            Ok(file) => {
                self.file = Some(file);
                (self.has_changed, self.is_unsaved) = (false, false);
                self.has_time_passed = false;
                let was_refused = self.refusal.take().is_some();
                was_refused.then(|| String::from("The game is saved again."))
            }
            Err(error) => {
                let refusal = match error {
                    StoreError::NoHome(reason) => reason.to_string(),
                    error => error.to_string(),
                };
                let is_known = self.refusal.as_ref() == Some(&refusal);
                let news = format!("The game is not saved: {refusal}.");
                self.refusal = Some(refusal);
                (!is_known).then_some(news)
            }
        }
    }

    /// What is said at the end.
    ///
    /// # Errors
    ///
    /// When the game could not be saved.
    pub(super) fn farewell(&self) -> anyhow::Result<Option<String>> {
        match (&self.refusal, &self.file) {
            (Some(refusal), _) if self.is_unsaved => {
                bail!("the game could not be saved: {refusal}")
            }
            _ if self.is_unsaved => Ok(Some(String::from("What was played here is not saved."))),
            (_, Some(file)) if self.place.is_some() => {
                Ok(Some(format!("The game is saved as {}.", shown(file))))
            }
            _ => Ok(None),
        }
    }
}
