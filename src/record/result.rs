//! How a game ended, in the tags of its record.

use super::Record;
use super::tags::says_ending;
use crate::game::{Declaration, NodeId};
use crate::printable::Excerpt;
use crate::rules::{Ending, Side};

/// The value of the result tag.
pub(super) fn result(ending: Option<Ending>) -> &'static str {
    match ending.map(Ending::winner) {
        Some(Some(Side::Black)) => "1",
        Some(Some(Side::White)) => "-1",
        Some(None) => "0",
        None => "?",
    }
}

impl Record {
    /// Ends the game as the tags say, after the move that they name or else where the players stand, if the moves have
    /// not ended it, and warns of what the tags say otherwise.
    pub(super) fn settle_result(&mut self, ended_at: Option<NodeId>) {
        let (stands_on, line_end) = (self.game.stands_on(), self.game.line_apart());
        if let Some(node) = ended_at {
            self.game.stand_on(node);
        }
        self.settle_here();
        if ended_at.is_some() {
            self.game.stand_on(stands_on);
            if let Some(node) = line_end {
                self.game.lead_line_to(node);
            }
        }
    }

    fn settle_here(&mut self) {
        let tag = |key| self.tags.get(key).map_or("", str::trim);
        let (result, words) = (tag("result"), tag("termination"));
        let by_result = match result {
            "1" => Some(Declaration::Resign(Side::White)),
            "0" => Some(Declaration::Draw),
            "-1" => Some(Declaration::Resign(Side::Black)),
            _ => None,
        };
        let by_moves = self.game.ending();
        let by_tags = declared(words).or(by_result).map(Ending::from);
        let ending = by_moves.or(by_tags);
        let read = ending.map_or_else(|| "unfinished".to_owned(), |ending| ending.to_string());
        let mut warn = |tag, said| {
            let said = Excerpt(said);
            self.warnings.push(format!(
                "the {tag} tag says {said}, but the game is read as: {read}"
            ));
        };
        let is_result_so = match by_result {
            Some(said) => ending.map(Ending::winner) == Some(Ending::from(said).winner()),
            None => ["", "?"].contains(&result),
        };
        if !is_result_so {
            warn("result", result);
        }
        // Other programs have other words for an ending that the moves show, or for a game that is not finished.
        let is_by_result = by_moves.is_none() && ending.is_some();
        if !words.is_empty() && words != read && (is_by_result || says_ending(words)) {
            warn("termination", words);
        }
        if let Some(declared) = declared(words).or(by_result).filter(|_| by_moves.is_none()) {
            // It is not refused, since the moves have not ended the game.
            let _ = self.game.declare(declared);
        }
    }
}

/// How the players ended the game without a move, from the words of a termination tag.
fn declared(words: &str) -> Option<Declaration> {
    let lost = Side::BOTH
        .into_iter()
        .flat_map(|side| [Declaration::Resign(side), Declaration::OutOfTime(side)]);
    lost.chain([Declaration::Draw])
        .find(|&declaration| Ending::from(declaration).to_string() == words)
}
