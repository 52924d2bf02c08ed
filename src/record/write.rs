//! Writing records.

use std::fmt::{self, Write};

use super::Record;
use super::result::result;
use super::tags::{RulesTag, Tags, says_ending, with_plain_newlines};
use crate::game::Game;
use crate::notation::write_move;
use crate::rules::{Ply, Side};

/// The tags and the line of the game, as a file has them.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, value) in self.tags_to_write().iter() {
            writeln!(f, "[{key}:{value}]")?;
        }
        f.write_char('\n')?;
        write_turns(&self.game, f)
    }
}

impl Record {
    /// The tags, with what the game itself says.
    fn tags_to_write(&self) -> Tags {
        let ending = self.game.ending();
        let mut tags = self.tags.clone();
        tags.set("variant", "Alea Evangelii");
        tags.set("result", result(ending));
        match ending {
            Some(ending) => tags.set("termination", &ending.to_string()),
            // The words of other programs, such as that the game is adjourned, are kept.
            None if tags.get("termination").is_some_and(says_ending) => tags.remove("termination"),
            None => {}
        }
        match self.game.comment(0) {
            Some(comment) => tags.set("start-comment", comment),
            None => tags.remove("start-comment"),
        }
        tags.set("compiler", concat!("alea ", env!("CARGO_PKG_VERSION")));
        tags.set("rules", &RulesTag(self.game.start().board()).to_string());
        tags
    }
}

/// Writes the line, up to where the players stand.
fn write_turns(game: &Game, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let turns = game.turn_of(game.standing()).map_or(0, |(turn, _)| turn);
    for turn in 1..=turns {
        let halves = Side::BOTH.map(|side| {
            game.ply_of(turn, side)
                .filter(|&ply| ply <= game.standing())
        });
        write!(f, "{turn}.")?;
        if halves[0].is_none() {
            f.write_str(" .....")?;
        }
        for ply in halves.into_iter().flatten() {
            write!(f, " {}", ply_text(game, ply))?;
        }
        f.write_char('\n')?;
        write_comments(game, halves, f)?;
    }
    // Without a turn, the filler alone tells that White is to move.
    if turns == 0 && game.white_begins() {
        f.write_str("1. .....\n")
    } else {
        Ok(())
    }
}

fn write_comments(
    game: &Game,
    halves: [Option<usize>; 2],
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let comment = |ply| game.comment(ply).map(writable).unwrap_or_default();
    let [first, second] = halves.map(|ply| ply.map(comment).unwrap_or_default());
    if first.is_empty() && second.is_empty() {
        Ok(())
    } else {
        writeln!(f, "[{first}|{second}]\n")
    }
}

/// A comment as a block of two can hold it.
fn writable(comment: &str) -> String {
    let comment = with_plain_newlines(comment.trim());
    comment.replace(']', ")").replace('|', "/")
}

/// A ply of the line as records and lists of moves have it; nothing for the start.
///
/// # Panics
///
/// Never: what is in the line is legal.
pub fn ply_text(game: &Game, ply: usize) -> String {
    let before = ply
        .checked_sub(1)
        .and_then(|before| game.position_at(before));
    match (before, game.made(ply).map(|made| made.ply)) {
        (Some(before), Some(Ply::Move(mv))) => {
            write_move(before, mv).expect("what was played is legal")
        }
        (Some(_), Some(Ply::Pass)) => String::from("pass"),
        _ => String::new(),
    }
}
