//! What happens in a game, in words: for the table, for pictures, and for those who play line by line.

mod answers;
mod fleets;
mod happening;
mod lists;
mod players;

use std::fmt;

pub use answers::{
    LATER_MOVES_STAY, LOST, NO_CLOCK, NO_SAVED_GAMES, NO_VARIATION, NOTHING_IN_DANGER,
    NOTHING_TO_MAKE_AGAIN, NOTHING_TO_TAKE_BACK, SAVED, TURN_IS_LOST, commented, draw_asked,
    no_such_turn, opening, out_of_time, resignation_asked, taken_back,
};
pub use fleets::{corners, fleet};
pub use happening::{happened, repetition, standing, told, variation};
pub use lists::listed;
pub use players::{score, side_name};

/// How sentences are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Beside a board: the intersections in capitals, as its letters are.
    Shown,
    /// Without a board: the intersections in small letters, as moves are typed, and with each move the side that makes
    /// it.
    Spoken,
}

impl Manner {
    /// Writes an intersection, or why something with intersections is refused.
    pub fn write(self, thing: impl fmt::Display) -> String {
        match self {
            Self::Shown => format!("{thing:#}"),
            Self::Spoken => thing.to_string(),
        }
    }

    /// Intersections or moves in a sentence, with a word before the last one: `E5, D4 and C3`.
    pub fn listed(self, things: &[impl fmt::Display], word: &str) -> String {
        let names: Vec<_> = things.iter().map(|thing| self.write(thing)).collect();
        listed(&names, word)
    }
}

/// A sentence: a text that begins with a capital and ends with a full stop.
///
/// ```
/// use alea::words::sentence;
///
/// assert_eq!(sentence("there is no ship at J5"), "There is no ship at J5.");
/// ```
pub fn sentence(text: &str) -> String {
    let sentence = capitalized(text);
    if sentence.ends_with(['.', '?', '!']) {
        sentence
    } else {
        sentence + "."
    }
}

/// A text that begins with a capital.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase).into_iter().flatten();
    first.chain(letters).collect()
}
