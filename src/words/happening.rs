//! What led to a position, and how the game stands there.

use super::{Manner, sentence};
use crate::game::{Game, Made};
use crate::rules::{Move, Ply, Side};

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
        ships => format!(" takes the ships at {}", manner.listed(ships, "and")),
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

/// Which of the moves that were tried at its place led to a ply, a sentence; nothing if nothing else was tried there.
pub fn variation(game: &Game, ply: usize) -> Option<String> {
    let ply = game.move_behind(ply)?;
    let (which, count) = (game.variation(ply), game.variations(ply));
    let which = match which {
        _ if count < 2 => return None,
        0 => String::from("The first"),
        which => format!("Number {}", which + 1),
    };
    Some(format!("{which} of {count} moves that were tried here."))
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
