//! Writing records.

use std::fmt::{self, Write};

use super::Record;
use super::tags::{RulesTag, Tags, says_ending, with_plain_newlines};
use crate::game::Game;
use crate::notation::write_move;
use crate::rules::{Ending, Ply, Side};

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
        let start = self.game.position_at(0).unwrap_or(self.game.position());
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
        tags.set("rules", &RulesTag(start.board()).to_string());
        tags
    }
}

/// The value of the result tag.
fn result(ending: Option<Ending>) -> &'static str {
    match ending.map(Ending::winner) {
        Some(Some(Side::Black)) => "1",
        Some(Some(Side::White)) => "-1",
        Some(None) => "0",
        None => "?",
    }
}

/// Writes the line, up to where the players stand.
fn write_turns(game: &Game, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let starts_white = game
        .position_at(0)
        .is_some_and(|start| start.to_move() == Side::White);
    let first = usize::from(starts_white);
    let slots = game.standing() + first;
    if slots == 0 {
        return Ok(());
    }
    for turn in 0..slots.div_ceil(2) {
        // Slot 1 of the record is ply 1, or the filler before it where White begins.
        let black = (2 * turn + 1).checked_sub(first).filter(|&ply| ply > 0);
        let white = Some(2 * turn + 2 - first).filter(|&ply| ply <= game.standing());
        write!(f, "{}.", turn + 1)?;
        match black {
            Some(ply) => write!(f, " {}", ply_text(game, ply))?,
            None => f.write_str(" .....")?,
        }
        if let Some(ply) = white.filter(|&ply| ply > 0) {
            write!(f, " {}", ply_text(game, ply))?;
        }
        f.write_char('\n')?;
        write_comments(game, [black, white], f)?;
    }
    Ok(())
}

fn write_comments(
    game: &Game,
    plies: [Option<usize>; 2],
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let comment = |ply| game.comment(ply).map(writable).unwrap_or_default();
    let [first, second] = plies.map(|ply| ply.map(comment).unwrap_or_default());
    if first.is_empty() && second.is_empty() {
        return Ok(());
    }
    writeln!(f, "[{first}|{second}]\n")
}

/// A comment as a block of two can hold it.
fn writable(comment: &str) -> String {
    let comment = with_plain_newlines(comment.trim());
    comment.replace(']', ")").replace('|', "/")
}

/// A ply of the line as records and lists of moves have it; nothing for the start.
pub fn ply_text(game: &Game, ply: usize) -> String {
    let before = ply
        .checked_sub(1)
        .and_then(|before| game.position_at(before));
    match (before, game.turn(ply).map(|turn| turn.ply)) {
        (Some(before), Some(Ply::Move(mv))) => write_move(before, mv).unwrap_or_default(),
        (Some(_), Some(Ply::Pass)) => String::from("pass"),
        _ => String::new(),
    }
}
