//! Reading records.

mod rules;

use super::Record;
use super::address::Address;
use super::fault::{RecordError, RecordFault, TurnFault, VariationFault};
use super::places::{ENDED, LINE, STANDS, place};
use super::strands::{Done, Strands};
use super::tags::{Tags, with_plain_newlines};
use super::time::{read_clock, without_reading};
use super::tokens::{Kind, tag, tokens, turn_number};
use crate::game::{Declaration, NodeId, Tree};
use crate::rules::{Board, Ending, Position, Setup, Side};

impl Record {
    /// Reads a record: its tags, its turns and the comments on them.
    ///
    /// A byte-order mark, LF, CRLF and CR, trailing blanks and a missing last newline are accepted.
    ///
    /// # Errors
    ///
    /// Where the text cannot be followed, and why.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        match Self::read_part(text) {
            (record, None) => Ok(record),
            (_, Some(error)) => Err(error),
        }
    }

    /// Reads as much of a record as can be followed, and tells why the rest cannot, if there is a fault.
    ///
    /// ```
    /// use alea::record::Record;
    ///
    /// let (record, error) = Record::read_part("1. c1-c4 i5-i9");
    /// assert_eq!(record.game.last(), 1);
    /// assert_eq!(error.map(|error| error.column), Some(10));
    /// ```
    pub fn read_part(text: &str) -> (Self, Option<RecordError>) {
        let mut reader = Reader::new(text);
        let error = reader.follow().err();
        let (mut record, ended_at) = reader.into_record();
        // How a game ended that cannot be followed to its end is not known.
        if error.is_none() {
            record.settle_result(ended_at);
        }
        // Last, since going from one move to another begins the thinking anew.
        for key in read_clock(&record.tags, &mut record.game) {
            let warning = format!("the tag {key} tells no time, and does not count");
            record.warnings.push(warning);
        }
        (record, error)
    }
}

/// The reader of one record.
struct Reader<'a> {
    text: &'a str,
    tags: Tags,
    warnings: Vec<String>,
    /// Where the game starts.
    start: Board,
    /// The lines, as soon as it is known who begins.
    strands: Option<Strands>,
    /// The line that is being read.
    strand: usize,
    /// Whether any turn has begun.
    has_turns: bool,
    /// What the halves of the last turn led to; `None` for the filler.
    halves: Vec<Option<NodeId>>,
    /// Who has resigned at the end of the main line.
    resigned: Option<Side>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            text,
            tags: Tags::default(),
            warnings: Vec::new(),
            start: Setup::Murray.board(),
            strands: None,
            strand: 0,
            has_turns: false,
            halves: Vec::new(),
            resigned: None,
        }
    }

    /// Reads as much as can be followed.
    fn follow(&mut self) -> Result<(), RecordError> {
        self.find_rules()?;
        let mut is_empty = true;
        for token in tokens(self.text) {
            is_empty = false;
            match token.kind {
                Kind::Block(block) => self.block(token.offset, block)?,
                Kind::Word(word) => self.word(token.offset, word)?,
                Kind::Unclosed => return Err(self.fault(token.offset, RecordFault::Unclosed)),
            }
        }
        if is_empty {
            Err(self.fault(self.text.len(), RecordFault::Nothing))
        } else {
            Ok(())
        }
    }

    /// The record of what has been read.
    fn into_record(mut self) -> (Record, Option<NodeId>) {
        let mut strands = self
            .strands
            .take()
            .unwrap_or_else(|| self.strands_from(Side::Black));
        let start_comment = self.tags.get("start-comment").unwrap_or_default();
        strands.tree_mut().add_comment(Tree::START, start_comment);
        let mut place = |key| match self.tags.get(key).map(|text| place(&strands, text.trim())) {
            Some(None) => {
                self.warnings
                    .push(format!("the tag {key} names no move of the game"));
                None
            }
            found => found.flatten(),
        };
        let [stands_on, line_end, ended_at] = [STANDS, LINE, ENDED].map(&mut place);
        let mut game = strands.into_game();
        if let Some(node) = stands_on {
            game.stand_on(node);
        }
        if let Some(node) = line_end {
            game.lead_line_to(node);
        }
        game.pass_if_forced();
        if let Some(side) = self.resigned {
            // It is refused only where the game has ended already.
            let _ = game.declare(Declaration::Resign(side));
        }
        (
            Record {
                tags: self.tags,
                game,
                warnings: self.warnings,
            },
            ended_at,
        )
    }

    /// A tag, or comments on the last turn.
    fn block(&mut self, offset: usize, block: &str) -> Result<(), RecordError> {
        match tag(block, self.has_turns) {
            Some((key, value)) => self.tags.push(key, value),
            None if !self.has_turns => return Err(self.fault(offset, RecordFault::NotATag)),
            None => self.comments(block),
        }
        Ok(())
    }

    /// Keeps what is said of the moves of the last turn.
    fn comments(&mut self, block: &str) {
        let Some(strands) = &mut self.strands else {
            self.tags.push("start-comment", block.trim());
            return;
        };
        let last = strands.last(self.strand);
        let (first, second) = block.split_once('|').unwrap_or((block, ""));
        for (half, text) in [first, second].into_iter().enumerate() {
            // A comment on the filler, or on a move that is not there, is one on the last move.
            let node = self.halves.get(half).copied().flatten().unwrap_or(last);
            let text = with_plain_newlines(text).replace('|', "/");
            say(strands.tree_mut(), node, text.trim());
        }
    }

    /// The number of a turn, the filler, or what a player does.
    fn word(&mut self, offset: usize, word: &'a str) -> Result<(), RecordError> {
        let Some((number, after)) = turn_number(word) else {
            return self.half(offset, word);
        };
        self.begin_turn(number)
            .map_err(|fault| self.fault(offset, fault))?;
        if after.is_empty() {
            Ok(())
        } else {
            self.half(offset + number.len() + 1, after)
        }
    }

    /// Begins a turn of the main line, or of a variation.
    fn begin_turn(&mut self, number: &str) -> Result<(), RecordFault> {
        let (strand, turn) = match (number.parse(), Address::read(number), &mut self.strands) {
            (Ok(turn), ..) => (0, Some(turn)),
            (Err(_), Some(address), Some(strands)) if !address.path.is_empty() => {
                (strands.variation(&address)?, Some(address.half.turn))
            }
            _ if number.bytes().all(|byte| byte.is_ascii_digit()) => (0, None),
            _ => {
                return Err(RecordFault::Variation(VariationFault::Address(
                    number.to_owned(),
                )));
            }
        };
        if let (Some(side), 0) = (self.resigned, strand) {
            return Err(RecordFault::Over(Ending::Resigned(side)));
        }
        match &self.strands {
            Some(strands) => strands.check_turn(strand, turn)?,
            None if turn != Some(1) || self.has_turns => {
                return Err(RecordFault::Turn(TurnFault::Number(1)));
            }
            None => {}
        }
        self.strand = strand;
        self.has_turns = true;
        self.halves.clear();
        Ok(())
    }

    /// One half of a turn.
    fn half(&mut self, offset: usize, word: &str) -> Result<(), RecordError> {
        let done = self.enter(word);
        // The half counts also for the fault, which is one of the ply that it should have been.
        let half = done.map_err(|fault| self.fault(offset, fault))?;
        self.halves.push(half);
        Ok(())
    }

    /// What one half of a turn leads to; `None` for the filler.
    fn enter(&mut self, word: &str) -> Result<Option<NodeId>, RecordFault> {
        let is_filler = word.len() > 1 && word.bytes().all(|letter| letter == b'.');
        if !self.has_turns {
            return Err(RecordFault::Turn(TurnFault::Missing));
        }
        if self.halves.len() == 2 {
            return Err(RecordFault::Turn(TurnFault::Third(self.turn())));
        }
        if let (Some(side), 0) = (self.resigned, self.strand) {
            return Err(RecordFault::Over(Ending::Resigned(side)));
        }
        let side = if is_filler { Side::White } else { Side::Black };
        let is_new = self.strands.is_none();
        let mut strands = self
            .strands
            .take()
            .unwrap_or_else(|| self.strands_from(side));
        let needs_filler = self.halves.is_empty() && strands.needs_filler(self.strand);
        let done = match (is_filler, needs_filler) {
            (true, true) => Ok(None),
            (true, false) => Err(RecordFault::Turn(TurnFault::Filler)),
            (false, true) if !is_new => Err(RecordFault::Variation(VariationFault::NoFiller)),
            _ => strands.enter(self.strand, word).map(Some),
        };
        self.strands = Some(strands);
        Ok(match done? {
            Some(Done::Played(node)) => Some(node),
            Some(Done::Resigned(side)) => {
                self.resigned = Some(side);
                None
            }
            None => None,
        })
    }

    /// The number of the turn that is being read.
    fn turn(&self) -> usize {
        self.strands
            .as_ref()
            .map_or(1, |strands| strands.turns(self.strand))
    }

    fn strands_from(&self, side: Side) -> Strands {
        Strands::new(&Position::new(self.start, side))
    }

    /// A fault at a place of the text.
    fn fault(&self, offset: usize, fault: RecordFault) -> RecordError {
        let before = with_plain_newlines(&self.text[..offset.min(self.text.len())]);
        let line = before.split('\n').count();
        let column = before
            .rsplit('\n')
            .next()
            .map_or(0, |line| line.chars().filter(|&c| c != '\u{feff}').count())
            + 1;
        let next_ply = |strands: &Strands| strands.next_ply(self.strand);
        let ply = self
            .has_turns
            .then(|| self.strands.as_ref().map_or(1, next_ply));
        RecordError {
            line,
            column,
            ply,
            fault,
        }
    }
}

/// Keeps what a comment says of a place: the reading of the clock in front, and the rest. The start has no mover and no
/// reading.
fn say(tree: &mut Tree, node: NodeId, comment: &str) {
    let (time_left, comment) = match node {
        Tree::START => (None, comment),
        _ => without_reading(comment),
    };
    if let Some(left) = time_left {
        tree.set_time_left(node, left);
    }
    tree.add_comment(node, comment);
}
