//! What the rules tag says: where the game starts, and whether it was played under other rules.

use super::Reader;
use crate::notation::{Order, read_rows};
use crate::printable::Excerpt;
use crate::record::fault::{RecordError, RecordFault};
use crate::record::tags::{entries, is_ours};
use crate::record::tokens::{Kind, tag, tokens};
use crate::rules::Board;

impl Reader<'_> {
    /// Reads the first rules tag, wherever it stands, since it says where the game starts.
    pub(super) fn find_rules(&mut self) -> Result<(), RecordError> {
        let mut is_after_turn = false;
        // What is wrong anywhere else is found when it is read in its turn.
        for token in tokens(self.text) {
            match token.kind {
                Kind::Unclosed => {}
                Kind::Word(_) => is_after_turn = true,
                Kind::Block(block) => {
                    if let Some(("rules", rules)) = tag(block, is_after_turn) {
                        self.rules(rules)?;
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    /// Takes the start of the game from the rules tag, and warns of other rules.
    fn rules(&mut self, rules: &str) -> Result<(), RecordError> {
        let mut others = Vec::new();
        for (key, value) in entries(rules) {
            let offset = value.as_ptr().addr() - self.text.as_ptr().addr();
            match key {
                "dim" if value != "19" => {
                    return Err(self.fault(offset, RecordFault::Dimension(value.to_owned())));
                }
                "start" => self.start = self.board(offset, value, Order::UpFromRow1)?,
                "starti" => self.start = self.board(offset, value, Order::DownFromRow19)?,
                // More of them than are told need not be known.
                _ if others.len() > Excerpt::MOST || is_ours(key, value) => {}
                _ => others.push(key),
            }
        }
        if !others.is_empty() {
            self.warnings.push(format!(
                "the record was made under other rules ({}); it is read under these",
                Excerpt(&others.join(", "))
            ));
        }
        Ok(())
    }

    /// Reads where the ships stand at the start.
    fn board(&self, offset: usize, rows: &str, order: Order) -> Result<Board, RecordError> {
        read_rows(rows, order).map_err(|error| {
            let before = rows.chars().take(error.column - 1);
            let offset = offset + before.map(char::len_utf8).sum::<usize>();
            self.fault(offset, RecordFault::Start(error))
        })
    }
}
