//! What happens in a game, in words: for the table, for pictures, and for those who play line by line.

use std::fmt;

use crate::game::{Game, Made};
use crate::notation::listed;
use crate::printable::printable;
use crate::record::Record;
use crate::rules::{Move, Ply, Side, Square};

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

    /// Intersections in a sentence: `E5, D4 and C3`.
    pub fn listed(self, squares: &[Square]) -> String {
        let names: Vec<_> = squares.iter().map(|square| self.write(square)).collect();
        listed(&names, "and")
    }
}

/// A sentence about a board as it is spoken: the intersections in small letters.
///
/// ```
/// use alea::words::spoken;
///
/// assert_eq!(spoken("The King can reach A19 in one move."), "The King can reach a19 in one move.");
/// ```
pub fn spoken(sentence: &str) -> String {
    let next = sentence.chars().skip(1).chain([' ']);
    let letters = sentence.chars().zip(next).map(|(letter, next)| {
        if next.is_ascii_digit() {
            letter.to_ascii_lowercase()
        } else {
            letter
        }
    });
    letters.collect()
}

/// A sentence: a text that begins with a capital and ends with a full stop.
///
/// ```
/// use alea::words::sentence;
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

/// What was played, with what it took, without full stop; for a pass first the move that forced it. Nothing for the
/// start.
pub fn told(game: &Game, ply: usize, manner: Manner) -> Vec<String> {
    let Some(made) = game.made(ply) else {
        return Vec::new();
    };
    let mover = match game.turn_of(ply) {
        Some((_, side)) => side,
        None => game.position().to_move(),
    };
    match made.ply {
        Ply::Move(mv) => vec![move_told(mover, mv, made, manner)],
        Ply::Pass => {
            let mut told = told(game, ply - 1, manner);
            told.push(format!("{mover} has no move and loses the turn"));
            told
        }
    }
}

fn move_told(mover: Side, mv: Move, made: &Made, manner: Manner) -> String {
    let (from, to) = (manner.write(mv.from), manner.write(mv.to));
    let taken = match &made.captures[..] {
        [] => String::new(),
        [ship] => format!(" takes the ship at {}", manner.write(ship)),
        ships => format!(" takes the ships at {}", manner.listed(ships)),
    };
    match manner {
        Manner::Shown => format!("{from} to {to}{taken}"),
        // Whoever only hears it needs a rest before what was taken.
        Manner::Spoken if !taken.is_empty() => format!("{mover}: {from} to {to},{taken}"),
        Manner::Spoken => format!("{mover}: {from} to {to}"),
    }
}

/// Whose turn it is after a ply, or how the game has ended there, without full stop.
pub fn standing(game: &Game, ply: usize, manner: Manner) -> String {
    match (game.ending_at(ply), game.position_at(ply)) {
        (Some(ending), _) => manner.write(ending),
        (None, position) => {
            let side = position.unwrap_or(game.position()).to_move();
            format!("{side} to move")
        }
    }
}

/// How often the position of a ply has occurred, without full stop; nothing the first time.
pub fn repetition(game: &Game, ply: usize) -> Option<String> {
    match game.occurrences(ply) {
        0 | 1 => None,
        2 => Some(String::from("This position has occurred twice")),
        times => Some(format!("This position has occurred {times} times")),
    }
}

/// What led to a ply, whose turn it is or who has won, and how often the position has occurred, in sentences.
pub fn happened(game: &Game, ply: usize, manner: Manner) -> String {
    let is_over = game.ending_at(ply).is_some();
    let mut parts = told(game, ply, manner);
    parts.push(standing(game, ply, manner));
    parts.extend(repetition(game, ply).filter(|_| !is_over));
    let sentences: Vec<_> = parts.iter().map(|part| sentence(part)).collect();
    sentences.join(" ")
}

/// The most letters of a name in a sentence.
const LONGEST_NAME: usize = 24;

/// The name of a side's player, harmless to show, and not too long for a sentence.
fn player_name(record: &Record, side: Side) -> Option<String> {
    let name: String = record.player(side)?.chars().take(LONGEST_NAME).collect();
    Some(printable(&name))
}

/// A side with the name of its player.
pub fn side_name(record: &Record, side: Side) -> String {
    match player_name(record, side) {
        Some(name) => format!("{name} ({side})"),
        None => side.to_string(),
    }
}

/// The score of the match with this game, a sentence; nothing if this is the first game.
pub fn score(record: &Record) -> Option<String> {
    let score = record.score();
    let [black, white] = Side::BOTH.map(|side| {
        let name = player_name(record, side).unwrap_or(side.to_string());
        format!("{name} {}", score.points(side))
    });
    record
        .is_in_match()
        .then(|| format!("Score: {black}, {white}."))
}
