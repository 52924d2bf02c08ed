//! What the message line says.

use std::fmt;

use super::{App, Running};
use crate::rules::Side;
use crate::words::{self, Manner, sentence};

impl App {
    /// A side with the name of its player.
    pub(super) fn side_name(&self, side: Side) -> String {
        words::side_name(&self.record, side)
    }

    /// The score of the match with this game, a sentence; nothing if this is the first game.
    pub(super) fn score_words(&self) -> String {
        words::score(&self.record).unwrap_or_default()
    }

    /// Says something, such as what happened outside.
    pub fn say(&mut self, text: &str) {
        self.message = sentence(text);
    }

    /// Says why something is refused.
    pub(super) fn refuse(&mut self, reason: &impl fmt::Display) {
        self.message = sentence(&Manner::Shown.write(reason));
    }

    /// Says what there is to play, and when the clock starts.
    pub(super) fn sit_down(&mut self) {
        let game = self.game();
        self.running = if game.has_clock_begun() {
            Running::FromNextKey
        } else {
            Running::FromFirstMove
        };
        self.greet();
    }

    /// Says what the game is about, or how it stands if it has begun.
    pub(super) fn greet(&mut self) {
        if self.game().standing() > 0 {
            self.tell_what_happened();
        } else {
            self.message = words::opening(self.game());
        }
    }

    /// Says what led to where the players stand, and who is to move or has won.
    pub(super) fn tell_what_happened(&mut self) {
        let game = self.game();
        self.message = words::happened(game, game.standing(), Manner::Shown);
    }
}
