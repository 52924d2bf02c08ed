//! What can be asked, and what is an answer.

use crate::rules::{Move, Side};
use crate::store::GameFile;

/// What has been asked.
#[derive(Debug)]
pub(super) enum Question {
    /// Whether to go on with this unfinished game.
    Resume(GameFile),
    /// Whether this side resigns.
    Resign(Side),
    /// Whether the opponent of the side to move agrees on a draw.
    Draw,
    /// Whether to play from the position that is looked at.
    PlayFromHere(Move),
    /// Whether to begin a new game.
    Begin {
        /// Whether the players change sides.
        sides_change: bool,
    },
    /// Whether to open this game.
    Open(GameFile),
    /// Whether to write over the file of this name.
    Overwrite(String),
    /// Whether to leave.
    Quit,
}

impl Question {
    /// Whether a line that is no answer is not obeyed: whoever has begun to play wants the game that they think of.
    pub(super) const fn has_to_be_answered(&self) -> bool {
        matches!(self, Self::Resume(_))
    }
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    Yes,
    No,
}

impl Answer {
    /// The answer that a line gives: one of the words, or its beginning.
    pub(super) fn of(line: &str) -> Option<Self> {
        let line = line.to_ascii_lowercase();
        let is_so = |word: &str| !line.is_empty() && word.starts_with(&line);
        let answers = [("yes", Self::Yes), ("no", Self::No)];
        let answer = answers.into_iter().find(|(word, _)| is_so(word));
        answer.map(|(_, answer)| answer)
    }
}
