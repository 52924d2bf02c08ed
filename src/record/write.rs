//! Writing records.

use std::fmt::{self, Write};

use super::Record;
use super::places::{ENDED, LINE, STANDS, address};
use super::result::result;
use super::tags::{RulesTag, Tags, says_ending, with_plain_newlines};
use super::time::{with_reading, write_clock};
use crate::game::{Game, Half, Made, NodeId, Tree};
use crate::notation::write_ply;
use crate::rules::{Ply, Position, Side};

/// The tags, the main line and the variations of the game, as a file has them.
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
        let ending = self
            .game
            .declared()
            .map(|(_, ending)| ending)
            .or(self.game.ending());
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
        let stands_on = self.game.stands_on();
        let ended_at = self
            .game
            .declared()
            .map(|(node, _)| node)
            .filter(|&node| node != stands_on);
        let is_end = address(&self.game, stands_on).1;
        for (key, node) in [
            (STANDS, Some(stands_on).filter(|_| !is_end)),
            (LINE, self.game.line_apart()),
            (ENDED, ended_at),
        ] {
            match node {
                Some(node) => tags.set(key, &address(&self.game, node).0),
                None => tags.remove(key),
            }
        }
        write_clock(&self.game, &mut tags);
        tags.set("compiler", concat!("alea ", env!("CARGO_PKG_VERSION")));
        tags.set("rules", &RulesTag(self.game.start().board()).to_string());
        tags
    }
}

/// A line of the game, while it is written: the main line or a variation.
struct OpenLine {
    /// What stands in front of the numbers of its turns.
    address: String,
    /// The half turn of the game, from 0, at which its turn 1 begins.
    base: usize,
    /// The half turn that comes next.
    half: usize,
    /// The place that is written next.
    node: Option<NodeId>,
    /// The position before it.
    position: Position,
}

/// Writes the main line, and after each turn the variations in place of its moves.
fn write_turns(game: &Game, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let first = usize::from(game.white_begins());
    let node = game.tree().next(Tree::START).first().copied();
    // Without a turn, the filler alone tells that White is to move.
    if node.is_none() && game.white_begins() {
        return writeln!(f, "1. {NOTHING}");
    }
    let main = OpenLine {
        address: String::new(),
        base: 0,
        half: first,
        node,
        position: *game.start(),
    };
    // Lines that have been begun, and variations that wait: what is written next is the last one.
    let mut lines = vec![main];
    while let Some(mut line) = lines.pop() {
        let variations = line.write_turn(game.tree(), f)?;
        if line.node.is_some() {
            lines.push(line);
        }
        lines.extend(variations.into_iter().rev());
    }
    Ok(())
}

impl OpenLine {
    /// Writes the next turn, with what is said of it. Gives the variations in place of its moves.
    fn write_turn(
        &mut self,
        tree: &Tree,
        f: &mut fmt::Formatter<'_>,
    ) -> Result<Vec<Self>, fmt::Error> {
        let mut variations = Vec::new();
        let mut comments = [const { String::new() }; 2];
        let turn = Half::at(self.half - self.base).turn;
        let half = if self.address.is_empty() { "" } else { "a" };
        write!(f, "{}{turn}{half}.", self.address)?;
        if self.half % 2 == 1 {
            write!(f, " {NOTHING}")?;
        }
        for comment in comments.iter_mut().skip(self.half % 2) {
            let Some(node) = self.node else { break };
            let Some(made) = tree.made(node) else { break };
            write!(f, " {}", played(&self.position, made.ply))?;
            *comment = with_reading(tree.time_left(node), &comment_text(tree.comment(node)));
            variations.extend(self.variations(tree, node));
            self.go_on(tree, node);
        }
        f.write_char('\n')?;
        if comments.iter().any(|comment| !comment.is_empty()) {
            writeln!(f, "[{}|{}]\n", comments[0], comments[1])?;
        }
        Ok(variations)
    }

    /// The variations in place of a move of this line. Those in place of the first move of a variation belong to the
    /// line that it is one of.
    fn variations(&self, tree: &Tree, node: NodeId) -> Vec<Self> {
        let [first, others @ ..] = tree.next(tree.before(node)) else {
            return Vec::new();
        };
        let others = if *first == node { others } else { &[] };
        let here = Half::at(self.half - self.base);
        let variation = |(number, &node): (usize, &NodeId)| Self {
            address: format!("{}{here}.{number}.", self.address),
            base: Half::first_of_turn(self.half),
            half: self.half,
            node: Some(node),
            position: self.position,
        };
        (1..).zip(others).map(variation).collect()
    }

    /// Goes on to the next place of the line.
    fn go_on(&mut self, tree: &Tree, node: NodeId) {
        if let Some(made) = tree.made(node) {
            let (_, position) =
                Made::in_position(&self.position, made.ply).expect("what was played is legal");
            self.position = position;
        }
        self.half += 1;
        self.node = tree.next(node).first().copied();
    }
}

/// A comment as a record can hold it: in a block of two.
pub fn comment_text(comment: &str) -> String {
    let comment = with_plain_newlines(comment.trim());
    comment.replace(']', ")").replace('|', "/")
}

/// Stands for Black's half of the first turn where White begins.
const NOTHING: &str = ".....";

/// The halves of a turn of the line up to a ply, Black's first, as records and lists of moves have them.
pub fn turn_text(game: &Game, turn: usize, last: usize) -> [String; 2] {
    let half = |side| {
        let ply = game.ply_of(turn, side).filter(|&ply| ply <= last);
        ply.map(|ply| ply_text(game, ply))
    };
    [
        half(Side::Black).unwrap_or_else(|| NOTHING.to_owned()),
        half(Side::White).unwrap_or_default(),
    ]
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
    match (before, game.made(ply)) {
        (Some(before), Some(made)) => played(before, made.ply),
        _ => String::new(),
    }
}

/// Something that was played.
fn played(before: &Position, ply: Ply) -> String {
    write_ply(before, ply).expect("what was played is legal")
}
