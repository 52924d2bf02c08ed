//! The moves of a game in two columns, as a book has them.

use std::fmt;

use crate::game::Game;
use crate::printable::printable;
use crate::record::{Record, turn_text};
use crate::rules::Side;
use crate::words::{Manner, standing};

/// Who played, the moves of the line without comments and variations, and how the game has ended.
pub(super) struct MoveList<'a>(pub(super) &'a Record);

impl fmt::Display for MoveList<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(record) = self;
        write_players(record, f)?;
        let (game, last) = (&record.game, last(&record.game));
        if let Some((turns, _)) = game.turn_of(last) {
            write_turns(game, last, turns, f)?;
        }
        writeln!(f, "{}", standing(game, last, Manner::Spoken))
    }
}

/// The last ply of the list. A game that the players ended without a move goes no further than where they did so.
fn last(game: &Game) -> usize {
    if game.ending().is_some() {
        game.standing()
    } else {
        game.last()
    }
}

/// The names that are known, each in a line of its own, since they may be long.
fn write_players(record: &Record, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let players = Side::BOTH.map(|side| record.player(side).map(|name| (side, printable(name))));
    for (side, name) in players.iter().flatten() {
        writeln!(f, "{side}: {name}")?;
    }
    f.write_str(if players == [None, None] { "" } else { "\n" })
}

/// The turns up to a ply below the names of the sides, and an empty line.
fn write_turns(game: &Game, last: usize, turns: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let numbers = turns.to_string().len();
    let turns: Vec<_> = (1..=turns)
        .map(|turn| turn_text(game, turn, last))
        .collect();
    let moves = turns.iter().map(|[black, _]| black.len()).max();
    let moves = moves.unwrap_or(0).max("Black".len());
    writeln!(f, "{:numbers$}  {:moves$}  White", "", "Black")?;
    for (number, [black, white]) in (1..).zip(turns) {
        let line = format!("{number:>numbers$}. {black:moves$}  {white}");
        writeln!(f, "{}", line.trim_end())?;
    }
    f.write_str("\n")
}
