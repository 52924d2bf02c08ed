//! Showing what is in danger.

use super::{Action, App};
use crate::danger::Danger;
use crate::words::NOTHING_IN_DANGER;

impl App {
    /// Whether it is shown what is in danger.
    pub const fn shows_danger(&self) -> bool {
        self.settings().danger
    }

    /// What is in danger in the shown position, if that is to be shown. It is about the position and not about the
    /// lifted ship. At the end of a game nothing is in danger any more.
    pub fn danger(&self) -> Option<Danger> {
        let is_shown = self.shows_danger() && self.ending().is_none();
        is_shown.then(|| Danger::of(self.position()))
    }

    /// Whether the last thing that was done is that what is in danger is shown: where there is no other room for it, it
    /// can be said instead.
    pub fn has_just_shown_danger(&self) -> bool {
        self.shows_danger() && self.done == Some(Action::Danger)
    }

    /// Shows what is in danger, or hides it.
    pub(super) fn turn_danger(&mut self) {
        self.settings.danger = !self.shows_danger();
        self.message = String::from(match (self.shows_danger(), self.ending()) {
            (false, _) => "What is in danger is no longer shown.",
            (true, None) => "What is in danger is shown from now on.",
            (true, Some(_)) => NOTHING_IN_DANGER,
        });
    }
}
