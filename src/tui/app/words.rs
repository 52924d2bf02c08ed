//! Sentences for the message line.

use super::App;
use crate::game::Game;
use crate::printable::printable;
use crate::rules::{Ply, Side, Square};

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

impl App {
    /// A side with the name of its player.
    pub(super) fn side_name(&self, side: Side) -> String {
        match self.name(side) {
            Some(name) => format!("{} ({side})", printable(name)),
            None => side.to_string(),
        }
    }

    /// Says what the game is about, or how it stands if it has begun.
    pub(super) fn greet(&mut self) {
        if self.game().standing() > 0 {
            self.tell_what_happened();
        } else {
            self.message = String::from(
                "Black: surround the King. White: bring him to a corner. Black begins. ? helps.",
            );
        }
    }

    /// Says what led to where the players stand, and who is to move or has won.
    pub(super) fn tell_what_happened(&mut self) {
        let game = self.game();
        let ply = game.standing();
        let happened = match game.turn(ply).map(|turn| turn.ply) {
            Some(Ply::Pass) => {
                let passed = game
                    .position_at(ply - 1)
                    .map_or(game.position(), |before| before)
                    .to_move();
                format!(
                    "{} {passed} has no move and loses the turn.",
                    told(game, ply - 1)
                )
                .trim_start()
                .to_owned()
            }
            _ => told(game, ply),
        };
        let ending = game.ending();
        let standing = match ending {
            Some(ending) => format!("{ending:#}."),
            None => format!("{} to move.", game.position().to_move()),
        };
        let occurrences = match game.occurrences(ply) {
            2 if ending.is_none() => String::from("This position has occurred twice."),
            times if times > 2 && ending.is_none() => {
                format!("This position has occurred {times} times.")
            }
            _ => String::new(),
        };
        let parts = [happened, standing, occurrences];
        self.message = parts
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" ");
    }
}

/// What was played, in words, with what it took.
fn told(game: &Game, ply: usize) -> String {
    let Some(turn) = game.turn(ply) else {
        return String::new();
    };
    let Ply::Move(mv) = turn.ply else {
        return String::from("A turn was lost.");
    };
    let taken = match &turn.captures[..] {
        [] => String::new(),
        [ship] => format!(" takes the ship at {ship:#}"),
        ships => format!(" takes the ships at {}", listed(ships)),
    };
    format!("{:#} to {:#}{taken}.", mv.from, mv.to)
}

/// Intersections in a sentence: `E5, D4 and C3`.
pub(super) fn listed(squares: &[Square]) -> String {
    let names: Vec<_> = squares.iter().map(|square| format!("{square:#}")).collect();
    match &names[..] {
        [] => String::new(),
        [name] => name.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
