//! Moves as text.

use std::fmt;

use super::move_fault::MoveFault;
use crate::rules::{Ending, IllegalMove, Move, Played, Ply, Position, Square};

/// What a text says that the player to move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A legal move, or a pass that is forced.
    Ply(Ply),
    /// The player resigns (`---`).
    Resignation,
}

/// How a pass is written.
const PASS: &str = "pass";

/// A move without what it takes, or `pass`.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => mv.fmt(f),
            Self::Pass => f.write_str(PASS),
        }
    }
}

/// Writes a legal move as [`write_move`] does, or a forced pass: `pass`.
///
/// # Errors
///
/// When the move is not legal, or the pass not forced.
pub fn write_ply(before: &Position, ply: Ply) -> Result<String, IllegalMove> {
    match ply {
        Ply::Move(mv) => write_move(before, mv),
        Ply::Pass => before.pass().map(|_| ply.to_string()),
    }
}

/// Writes a legal move with everything it takes and how it ends the game: `c1-c4`, `j4-e4xe5/d4`, `Ka5-a1--`,
/// `c2-c3xKc4++`.
///
/// # Errors
///
/// When the move is not legal.
pub fn write_move(before: &Position, mv: Move) -> Result<String, IllegalMove> {
    let played = before.play(mv)?;
    let ship = if mv.from == before.board().king() {
        "K"
    } else {
        ""
    };
    let captured = join(&captured(before, &played));
    let sign = if captured.is_empty() { "" } else { "x" };
    Ok(format!(
        "{ship}{mv}{sign}{captured}{}",
        mark_of(played.ending)
    ))
}

/// The mark that stands after a move that ends the game so.
const fn mark_of(ending: Option<Ending>) -> &'static str {
    match ending {
        Some(Ending::KingCaptured) => "++",
        Some(Ending::KingReachedCorner(_) | Ending::KingReachedEdge(_)) => "--",
        _ => "",
    }
}

/// Reads what the player to move does in a position: a move, `pass` or `---`.
///
/// The `K` in front of the King's move, the captures and the mark may be missing; where they stand, they must be
/// right. Capital letters, blanks, a dash of any kind and none at all are accepted: `C1 C4`, `c1–c4`, `c1c4`.
///
/// # Errors
///
/// When the text is not a move, when the move is illegal, or when it says something of the move that is not so.
pub fn read_entry(text: &str, position: &Position) -> Result<Entry, MoveFault> {
    let mut text = Text::new(text);
    if text.takes("---") && text.is_at_end() {
        return Ok(Entry::Resignation);
    }
    text.rewind();
    if text.takes(PASS) && text.is_at_end() {
        position.pass().map_err(MoveFault::Illegal)?;
        return Ok(Entry::Ply(Ply::Pass));
    }
    text.rewind();
    let mv = read_move(&mut text, position)?;
    Ok(Entry::Ply(Ply::Move(mv)))
}

/// Reads an intersection as leniently as a move.
///
/// ```
/// use alea::notation::read_square;
///
/// assert_eq!(read_square(" J10 "), "j10".parse().ok());
/// assert_eq!(read_square("j20"), None);
/// ```
pub fn read_square(text: &str) -> Option<Square> {
    let mut text = Text::new(text);
    text.square().filter(|_| text.is_at_end())
}

fn read_move(text: &mut Text, position: &Position) -> Result<Move, MoveFault> {
    if text.is_at_end() {
        return Err(MoveFault::Empty);
    }
    let king = position.board().king();
    let says_king = text.takes_king();
    let from = text.square().ok_or(MoveFault::From)?;
    text.takes("-");
    let to = text.square().ok_or(MoveFault::To)?;
    let mv = Move { from, to };
    let played = position.play(mv).map_err(MoveFault::Illegal)?;
    if says_king && from != king {
        return Err(MoveFault::NotTheKing(from));
    }
    if let Some(said) = text.captures()? {
        let right = captured(position, &played);
        if !is_same_set(&said, &right) {
            return Err(if right.is_empty() {
                MoveFault::CapturesNothing
            } else {
                MoveFault::Captures(join(&right))
            });
        }
    }
    match text.rest() {
        "" | "+" | "-" => Ok(mv),
        mark if mark == mark_of(played.ending) => Ok(mv),
        "++" => Err(MoveFault::NoCapture),
        "--" => Err(MoveFault::NoArrival),
        _ => Err(MoveFault::Rest),
    }
}

/// A ship that a move takes.
#[derive(PartialEq, Eq)]
struct Captured {
    square: Square,
    is_king: bool,
}

impl fmt::Display for Captured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.is_king { "K" } else { "" }, self.square)
    }
}

/// What a move takes, the King first.
fn captured(before: &Position, played: &Played) -> Vec<Captured> {
    let is_kings = played.ending == Some(Ending::KingCaptured);
    let king = is_kings.then(|| Captured {
        square: before.board().king(),
        is_king: true,
    });
    let ships = played.captures.iter().map(|&square| Captured {
        square,
        is_king: false,
    });
    king.into_iter().chain(ships).collect()
}

/// Whether the same ships are in both, in any order; in `right`, none is there twice.
fn is_same_set(said: &[Captured], right: &[Captured]) -> bool {
    said.len() == right.len() && right.iter().all(|ship| said.contains(ship))
}

fn join(captured: &[Captured]) -> String {
    captured
        .iter()
        .map(Captured::to_string)
        .collect::<Vec<_>>()
        .join("/")
}

/// The text of a move without what does not matter, and how far it has been read.
struct Text {
    text: String,
    read: usize,
}

impl Text {
    fn new(text: &str) -> Self {
        let text = text
            .chars()
            .filter(|letter| !letter.is_whitespace())
            .map(plain)
            .collect();
        Self { text, read: 0 }
    }

    fn rewind(&mut self) {
        self.read = 0;
    }

    fn rest(&self) -> &str {
        &self.text[self.read..]
    }

    fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// Reads a text if it comes next.
    fn takes(&mut self, expected: &str) -> bool {
        let comes = self.rest().starts_with(expected);
        self.read += if comes { expected.len() } else { 0 };
        comes
    }

    /// Reads the `K` that stands in front of an intersection; a `K` before a number is a column.
    fn takes_king(&mut self) -> bool {
        let mut letters = self.rest().chars();
        let comes = letters.next() == Some('k')
            && letters
                .next()
                .is_some_and(|next| next.is_ascii_alphabetic());
        self.read += usize::from(comes);
        comes
    }

    /// Reads an intersection.
    fn square(&mut self) -> Option<Square> {
        let digits = self
            .rest()
            .bytes()
            .skip(1)
            .take_while(u8::is_ascii_digit)
            .count();
        let name = self.rest().get(..=digits)?;
        let square = name.parse().ok()?;
        self.read += name.len();
        Some(square)
    }

    /// Reads the captures, if there are any.
    fn captures(&mut self) -> Result<Option<Vec<Captured>>, MoveFault> {
        if !self.takes("x") {
            return Ok(None);
        }
        let mut captures = Vec::new();
        loop {
            let is_king = self.takes_king();
            let square = self.square().ok_or(MoveFault::Capture)?;
            captures.push(Captured { square, is_king });
            if !self.takes("/") && !self.takes("x") {
                return Ok(Some(captures));
            }
        }
    }
}

/// A letter as it is compared: in lower case, of the ordinary width, and every dash as a hyphen.
fn plain(letter: char) -> char {
    let letter = match letter {
        '\u{ad}'
        | '\u{2010}'..='\u{2015}'
        | '\u{2043}'
        | '\u{2212}'
        | '\u{2e3a}'..='\u{2e3b}'
        | '\u{301c}'
        | '\u{fe31}'..='\u{fe32}'
        | '\u{fe58}'
        | '\u{fe63}' => '-',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        _ => letter,
    };
    letter.to_ascii_lowercase()
}
