//! Reading records.

use super::Record;
use super::fault::{RecordError, RecordFault};
use super::tags::{Tags, entries, is_ours, with_plain_newlines};
use crate::game::{Declaration, Game, PlayError};
use crate::notation::{Entry, MoveFault, Order, read_entry, read_rows};
use crate::printable::Excerpt;
use crate::rules::{Board, Position, Setup, Side};

impl Record {
    /// Reads a record: its tags, its turns and the comments on them.
    ///
    /// A byte-order mark, LF, CRLF and CR, trailing blanks and a missing last newline are accepted.
    ///
    /// # Errors
    ///
    /// Where the text cannot be followed, and why.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        Reader::new(text).read()
    }
}

/// The most plies of a record that are read.
pub(super) const MOST_PLIES: usize = 1_000_000;

/// A part of the text.
#[derive(Clone, Copy, Debug)]
struct Token<'a> {
    /// The bytes in front of it.
    offset: usize,
    kind: Kind<'a>,
}

#[derive(Clone, Copy, Debug)]
enum Kind<'a> {
    /// What stands between `[` and `]`.
    Block(&'a str),
    /// Anything else, up to the next blank or block.
    Word(&'a str),
}

/// The reader of one record.
struct Reader<'a> {
    text: &'a str,
    /// The bytes that have been read.
    read: usize,
    tags: Tags,
    warnings: Vec<String>,
    /// Where the game starts.
    start: Board,
    /// The game, as soon as it is known who begins.
    game: Option<Game>,
    /// The turn that is being read, from 1; 0 in front of the first.
    turn: usize,
    /// The plies of this turn; `None` for the filler.
    plies: Vec<Option<usize>>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        let start = Setup::Murray.board();
        let (tags, warnings) = (Tags::default(), Vec::new());
        Self {
            text,
            read: 0,
            tags,
            warnings,
            start,
            game: None,
            turn: 0,
            plies: Vec::new(),
        }
    }

    fn read(mut self) -> Result<Record, RecordError> {
        self.find_rules()?;
        let mut is_empty = true;
        while let Some(token) = self.next()? {
            is_empty = false;
            match token.kind {
                Kind::Block(block) => self.block(token.offset, block)?,
                Kind::Word(word) => self.word(token.offset, word)?,
            }
        }
        if is_empty {
            return Err(self.fault(self.read, RecordFault::Nothing));
        }
        let mut game = self
            .game
            .take()
            .unwrap_or_else(|| self.game_from(Side::Black));
        game.pass_if_forced();
        game.add_comment(0, self.tags.get("start-comment").unwrap_or_default());
        let mut record = Record {
            tags: self.tags,
            game,
            warnings: self.warnings,
        };
        record.settle_result();
        Ok(record)
    }

    /// The next part of the text.
    fn next(&mut self) -> Result<Option<Token<'a>>, RecordError> {
        let rest = &self.text[self.read..];
        let rest =
            rest.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
        let offset = self.text.len() - rest.len();
        self.read = offset;
        if rest.is_empty() {
            return Ok(None);
        }
        let kind = if let Some(block) = rest.strip_prefix('[') {
            let end = block
                .find(']')
                .ok_or_else(|| self.fault(offset, RecordFault::Unclosed))?;
            self.read += end + 2;
            Kind::Block(&block[..end])
        } else {
            let end = rest
                .find(|letter: char| letter.is_whitespace() || letter == '[')
                .unwrap_or(rest.len());
            self.read += end;
            Kind::Word(&rest[..end])
        };
        Ok(Some(Token { offset, kind }))
    }

    /// Reads the first rules tag, wherever it stands, since it says where the game starts.
    fn find_rules(&mut self) -> Result<(), RecordError> {
        let mut is_after_turn = false;
        // What is wrong anywhere else is found when it is read in its turn.
        while let Ok(Some(token)) = self.next() {
            match token.kind {
                Kind::Word(_) => is_after_turn = true,
                Kind::Block(block) => {
                    if let Some(("rules", rules)) = tag(block, is_after_turn) {
                        self.rules(rules)?;
                        break;
                    }
                }
            }
        }
        self.read = 0;
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
                _ if is_ours(key, value) => {}
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

    /// A tag, or comments on the last turn.
    fn block(&mut self, offset: usize, block: &str) -> Result<(), RecordError> {
        match tag(block, self.turn > 0) {
            Some((key, value)) => self.tags.push(key, value),
            None if self.turn == 0 => return Err(self.fault(offset, RecordFault::NotATag)),
            None => self.comments(block),
        }
        Ok(())
    }

    /// Keeps what is said of the moves of the last turn.
    fn comments(&mut self, block: &str) {
        let Some(game) = &mut self.game else {
            self.tags.push("start-comment", block.trim());
            return;
        };
        let (first, second) = block.split_once('|').unwrap_or((block, ""));
        for (half, text) in [first, second].into_iter().enumerate() {
            // A comment on the filler, or on a move that is not there, is one on the last move.
            let ply = self.plies.get(half).copied().flatten();
            let text = with_plain_newlines(text).replace('|', "/");
            game.add_comment(ply.unwrap_or(game.standing()), text.trim());
        }
    }

    /// The number of a turn, the filler, or what a player does.
    fn word(&mut self, offset: usize, word: &'a str) -> Result<(), RecordError> {
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = word.split_at(digits);
        if let Some(after) = rest.strip_prefix('.').filter(|_| digits > 0) {
            self.turn_number(offset, number)?;
            return if after.is_empty() {
                Ok(())
            } else {
                self.slot(offset + word.len() - after.len(), after)
            };
        }
        if digits > 0 && rest.starts_with(['a', 'b']) && rest[1..].starts_with('.') {
            return Err(self.fault(offset, RecordFault::Variation));
        }
        self.slot(offset, word)
    }

    fn turn_number(&mut self, offset: usize, number: &str) -> Result<(), RecordError> {
        let expected = self.turn + 1;
        if self.turn > 0 && self.plies.len() < 2 {
            return Err(self.fault(offset, RecordFault::HalfTurn(self.turn)));
        }
        if number.parse() != Ok(expected) {
            return Err(self.fault(offset, RecordFault::TurnNumber(expected)));
        }
        self.turn = expected;
        self.plies.clear();
        Ok(())
    }

    /// One half of a turn.
    fn slot(&mut self, offset: usize, word: &str) -> Result<(), RecordError> {
        if self.turn == 0 {
            return Err(self.fault(offset, RecordFault::NoTurn));
        }
        if self.plies.len() == 2 {
            return Err(self.fault(offset, RecordFault::ThirdMove(self.turn)));
        }
        let is_filler = word.len() > 1 && word.bytes().all(|letter| letter == b'.');
        if is_filler && self.game.is_some() {
            return Err(self.fault(offset, RecordFault::Filler));
        }
        if is_filler {
            self.game = Some(self.game_from(Side::White));
            self.plies.push(None);
            return Ok(());
        }
        let mut game = self
            .game
            .take()
            .unwrap_or_else(|| self.game_from(Side::Black));
        let done = if game.standing() < MOST_PLIES {
            enter(&mut game, word)
        } else {
            Err(RecordFault::TooLong)
        };
        self.plies.push(Some(game.standing()));
        self.game = Some(game);
        done.map_err(|fault| self.fault(offset, fault))
    }

    fn game_from(&self, side: Side) -> Game {
        Game::starting(&Position::new(self.start, side))
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
        let ply = (self.turn > 0).then(|| self.game.as_ref().map_or(0, Game::standing) + 1);
        RecordError {
            line,
            column,
            ply,
            fault,
        }
    }
}

/// The key and the value of a block that is a tag: any with a colon in front of the turns, and behind the first one
/// those with a known key and no room for a second comment.
fn tag(block: &str, is_after_turn: bool) -> Option<(&str, &str)> {
    let (key, value) = block.split_once(':')?;
    let key = key.trim();
    let is_tag = !is_after_turn || Tags::KNOWN.contains(&key) && !block.contains('|');
    is_tag.then_some((key, value))
}

/// Plays what a word says.
fn enter(game: &mut Game, word: &str) -> Result<(), RecordFault> {
    if let Some(ending) = game.ending() {
        return Err(RecordFault::Over(ending));
    }
    let over = |error| match error {
        PlayError::Over(ending) => RecordFault::Over(ending),
        PlayError::Illegal(illegal) => {
            RecordFault::Move(word.to_owned(), MoveFault::Illegal(illegal))
        }
    };
    let position = game.position();
    let entry = read_entry(word, position).map_err(|fault| {
        if position.must_pass() {
            RecordFault::NoPass(position.to_move(), word.to_owned())
        } else {
            RecordFault::Move(word.to_owned(), fault)
        }
    })?;
    match entry {
        Entry::Ply(ply) => game.play_ply(ply).map_err(over),
        Entry::Resignation => {
            let side = game.position().to_move();
            game.declare(Declaration::Resign(side)).map_err(over)
        }
    }
}
