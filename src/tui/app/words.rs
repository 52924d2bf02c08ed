//! Sentences for the message line.

use std::fmt;

use super::{App, Running};
use crate::game::Game;
use crate::notation::listed;
use crate::printable::printable;
use crate::rules::{Ply, Side};

/// A sentence: a text that begins with a capital and ends with a full stop.
///
/// ```
/// use alea::tui::app::sentence;
///
/// assert_eq!(sentence("there is no ship at J5"), "There is no ship at J5.");
/// ```
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase).into_iter().flatten();
    let sentence: String = first.chain(letters).collect();
    if sentence.ends_with(['.', '?', '!']) {
        sentence
    } else {
        sentence + "."
    }
}

/// The most letters of a name in a sentence.
const LONGEST_NAME: usize = 24;

impl App {
    /// A side with the name of its player.
    pub(super) fn side_name(&self, side: Side) -> String {
        match self.player_name(side) {
            Some(name) => format!("{name} ({side})"),
            None => side.to_string(),
        }
    }

    /// The name of a side's player, harmless to show, and not too long for a sentence.
    fn player_name(&self, side: Side) -> Option<String> {
        let name = self.record.player(side)?;
        Some(printable(
            &name.chars().take(LONGEST_NAME).collect::<String>(),
        ))
    }

    /// The score of the match with this game, a sentence; nothing if this is the first game.
    pub(super) fn score_words(&self) -> String {
        let score = self.record.score();
        let [black, white] = Side::BOTH.map(|side| {
            let name = self.player_name(side).unwrap_or(side.to_string());
            format!("{name} {}", score.points(side))
        });
        if self.record.is_in_match() {
            format!("Score: {black}, {white}.")
        } else {
            String::new()
        }
    }

    /// Says why something is refused.
    pub(super) fn refuse(&mut self, reason: &impl fmt::Display) {
        self.message = sentence(&format!("{reason:#}"));
    }

    /// Says what there is to play, and when the clock starts.
    pub(super) fn sit_down(&mut self) {
        let game = self.game();
        let is_new = game.standing() == 0 && game.clock().thought.is_zero();
        self.running = if is_new {
            Running::FromFirstMove
        } else {
            Running::FromNextKey
        };
        self.greet();
    }

    /// Says what the game is about, or how it stands if it has begun.
    pub(super) fn greet(&mut self) {
        let begins = self.game().position().to_move();
        if self.game().standing() > 0 {
            self.tell_what_happened();
        } else {
            self.message =
                format!("Black: surround the King. White: bring him to a corner. {begins} begins.");
        }
    }

    /// Says what led to where the players stand, and who is to move or has won.
    pub(super) fn tell_what_happened(&mut self) {
        let game = self.game();
        let ply = game.standing();
        let standing = match game.ending() {
            Some(ending) => sentence(&format!("{ending:#}")),
            None => format!("{} to move.", game.position().to_move()),
        };
        let occurrences = match game.occurrences(ply) {
            _ if game.ending().is_some() => String::new(),
            2 => String::from("This position has occurred twice."),
            times if times > 2 => format!("This position has occurred {times} times."),
            _ => String::new(),
        };
        let parts = [told(game, ply), standing, occurrences];
        self.message = parts
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" ");
    }
}

/// What was played, in words, with what it took; before a pass also the move that forced it.
fn told(game: &Game, ply: usize) -> String {
    let Some(made) = game.made(ply) else {
        return String::new();
    };
    let Ply::Move(mv) = made.ply else {
        let passed = !game.position_at(ply).unwrap_or(game.position()).to_move();
        return format!(
            "{} {passed} has no move and loses the turn.",
            told(game, ply - 1)
        )
        .trim_start()
        .to_owned();
    };
    let taken = match &made.captures[..] {
        [] => String::new(),
        [ship] => format!(" takes the ship at {ship:#}"),
        ships => format!(" takes the ships at {}", listed(ships, "and")),
    };
    format!("{:#} to {:#}{taken}.", mv.from, mv.to)
}
