//! Why a text is not a record, and where.

use std::error::Error;
use std::fmt;

use crate::game::{Half, MOST_PLIES, MOST_VARIATIONS};
use crate::notation::{MoveFault, ParsePositionError};
use crate::printable::Excerpt;
use crate::rules::{Ending, Side};

/// Why a text is not a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line of the fault, from 1.
    pub line: usize,
    /// The character of that line, from 1.
    pub column: usize,
    /// The ply that cannot be followed; `None` in front of the first turn.
    pub ply: Option<usize>,
    /// What is wrong.
    pub fault: RecordFault,
}

/// `LINE:COLUMN: ply 38: reason`.
impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: ", self.line, self.column)?;
        if let Some(ply) = self.ply {
            write!(f, "ply {ply}: ")?;
        }
        self.fault.fmt(f)
    }
}

impl Error for RecordError {}

/// What is wrong with the text of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// The text is empty.
    Nothing,
    /// A `[` without its `]`.
    Unclosed,
    /// In front of the turns, something between brackets is no tag.
    NotATag,
    /// The board has this size.
    Dimension(String),
    /// The start of the game cannot be read.
    Start(ParsePositionError),
    /// A turn does not stand where it should.
    Turn(TurnFault),
    /// A variation does not.
    Variation(VariationFault),
    /// What stands for a move cannot be played.
    Move(String, MoveFault),
    /// This side has no move, and something else stands there than its pass.
    NoPass(Side, String),
    /// A move after the end of the game.
    Over(Ending),
    /// There are more plies than are read.
    TooLong,
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("expected a record, but there is no text"),
            Self::Unclosed => f.write_str("this [ has no ]"),
            Self::NotATag => f.write_str("a tag is written [key:value]"),
            Self::Dimension(size) => write!(
                f,
                "the dimension (dim) of the board is 19 in this game, not {}",
                Excerpt(size)
            ),
            Self::Start(error) => write!(f, "the start of the game: {}", error.fault),
            Self::Turn(fault) => fault.fmt(f),
            Self::Variation(fault) => fault.fmt(f),
            Self::Move(word, fault) => write!(f, "{}: {fault}", Excerpt(word)),
            Self::NoPass(side, word) => write!(
                f,
                "{}: expected pass, since {side} has no move",
                Excerpt(word)
            ),
            Self::Over(ending) => write!(f, "the game is over: {ending}"),
            Self::TooLong => write!(f, "a record of more than {MOST_PLIES} plies cannot be read"),
        }
    }
}

/// What is wrong with the turns of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnFault {
    /// Something else stands where the first turn should.
    Missing,
    /// This is the number that should stand here.
    Number(usize),
    /// Another turn follows this one, which has not two moves.
    Half(usize),
    /// A third move in this turn.
    Third(usize),
    /// The filler stands somewhere else than in front of a line that begins with White's move.
    Filler,
}

impl fmt::Display for TurnFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => {
                f.write_str("expected a tag like [attackers:Anna] or the first turn, 1.")
            }
            Self::Number(number) => write!(f, "expected turn {number}"),
            Self::Half(number) => write!(
                f,
                "turn {number} has fewer than two moves, so that no turn can follow"
            ),
            Self::Third(number) => write!(
                f,
                "turn {number} has two moves already; the next turn begins with {}.",
                number + 1
            ),
            Self::Filler => f.write_str(
                "the filler ..... can stand only in front of a line that begins with White's move",
            ),
        }
    }
}

/// What is wrong with a variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariationFault {
    /// The filler does not stand in front of one that begins with White's move.
    NoFiller,
    /// What stands in front of a turn is neither its number nor the address of a variation.
    Address(String),
    /// The line that it belongs to has no such move.
    NoSuchMove(Half),
    /// This is the number that a variation in place of the move can have.
    Number(usize),
    /// A resignation ends it.
    Resigned,
    /// There are more of them than are read.
    TooMany,
}

impl fmt::Display for VariationFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoFiller => f.write_str(
                "expected the filler ....., since this variation begins with White's move",
            ),
            Self::Address(text) => write!(
                f,
                "{}. is neither the number of a turn, like 7., nor a variation, like 7a.1.3a.",
                Excerpt(text)
            ),
            Self::NoSuchMove(half) => {
                write!(f, "there is no move {half} that a variation could replace")
            }
            Self::Number(number) => write!(f, "expected variation {number} of this move"),
            Self::Resigned => f.write_str("only the main line can end with a resignation"),
            Self::TooMany => write!(
                f,
                "a record of more than {MOST_VARIATIONS} variations cannot be read"
            ),
        }
    }
}
