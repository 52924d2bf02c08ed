//! What the players learn of how their game is kept on disk. The disk itself is not known here.

use super::App;

/// Whether and how the game on the table is kept.
#[derive(Debug, Default)]
pub(super) struct Keeping {
    /// How often the game on the table has changed, counted on from one game to the next.
    changes: usize,
    /// The same count when the game was put on the table, or was saved under a name: that much is not lost.
    safe: usize,
    kept: Kept,
    /// The name that a file of the same name was found for.
    pub(super) overwrite: Option<String>,
}

/// How a game is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Kept {
    /// Not at all, unless it is saved under a name.
    #[default]
    Nowhere,
    /// In a file, at every move.
    Safely,
    /// It cannot be saved, for this reason.
    Unsafely(String),
}

impl App {
    /// How often the game on the table has changed, counted on from one game to the next: if it has, it is to be saved.
    pub const fn changes(&self) -> usize {
        self.keeping.changes
    }

    pub(super) const fn changed(&mut self) {
        self.keeping.changes += 1;
    }

    /// The players stand elsewhere: that is saved, too, but nothing that was played would be lost.
    pub(super) fn moved(&mut self) {
        let was_safe = !self.has_something_to_lose();
        self.changed();
        if was_safe {
            self.set_safe();
        }
    }

    /// Takes in that the game as it is has been saved under a name.
    pub const fn set_safe(&mut self) {
        self.keeping.safe = self.keeping.changes;
    }

    /// Whether the game has not changed since it was put on the table, or was saved under a name.
    pub const fn is_safe(&self) -> bool {
        self.keeping.changes == self.keeping.safe
    }

    /// Takes in how the game is kept. Tells whether that has changed.
    pub fn set_kept(&mut self, kept: Kept) -> bool {
        let before = std::mem::replace(&mut self.keeping.kept, kept);
        before != self.keeping.kept
    }

    /// Why the game cannot be saved, if it is to be: that stays on the screen.
    pub const fn why_unsafe(&self) -> Option<&String> {
        match &self.keeping.kept {
            Kept::Unsafely(reason) => Some(reason),
            Kept::Nowhere | Kept::Safely => None,
        }
    }

    /// Whether the game is only looked at.
    pub(super) fn is_only_looked_at(&self) -> bool {
        self.keeping.kept == Kept::Nowhere
    }

    /// Whether the game goes on, and is not only looked at.
    pub(super) fn is_played(&self) -> bool {
        self.game().ending().is_none() && !self.is_only_looked_at()
    }

    /// Whether something would be lost if the game were taken from the table.
    pub(super) fn has_something_to_lose(&self) -> bool {
        !self.is_safe() && self.keeping.kept != Kept::Safely
    }

    /// Whether people would leave in the middle of a game, and not of one that they only look at.
    pub(super) fn is_left_open(&self) -> bool {
        !self.is_only_looked_at() && self.game().is_under_way()
    }

    /// There is another game on the table: it is not known yet how it is kept.
    pub(super) fn keep_another(&mut self) {
        let changes = self.keeping.changes;
        self.keeping = Keeping {
            changes,
            safe: changes,
            ..Keeping::default()
        };
    }
}
