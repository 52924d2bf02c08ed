//! Positions as text: 19 rows, row 1 first, and the side to move.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::rules::{Board, InvalidBoard, NoSide, Position, SIZE, Ship, Side, Square};

/// The rows of the board, row 1 first, and the side to move, as in `/2t2t…/19/…/ black`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = self.to_move().to_string().to_lowercase();
        write!(f, "{} {side}", Rows(self.board()))
    }
}

/// Writes a board as its rows, without a side to move.
#[derive(Debug)]
pub(crate) struct Rows<'a>(pub(crate) &'a Board);

impl fmt::Display for Rows<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut empty = 0;
        f.write_str("/")?;
        for square in Square::all() {
            let ship = self.0.ship_on(square);
            let ends_row = square.column() == SIZE - 1;
            empty += u8::from(ship.is_none());
            if empty > 0 && (ship.is_some() || ends_row) {
                write!(f, "{empty}")?;
                empty = 0;
            }
            if let Some(ship) = ship {
                write!(f, "{}", ship.letter())?;
            }
            if ends_row {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

/// Rows, and after a blank `black` or `white`; Black is to move if neither is there.
impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let rows = text.trim_start();
        let start = text.chars().count() - rows.chars().count();
        let (rows, side) = rows.split_once(char::is_whitespace).unwrap_or((rows, ""));
        let board = read_rows(rows, Order::UpFromRow1).map_err(|error| error.shifted(start))?;
        let to_move = match side.trim() {
            "" => Side::Black,
            named => named.parse().map_err(|NoSide| {
                let blanks = side.chars().take_while(|letter| letter.is_whitespace());
                let column = start + rows.chars().count() + blanks.count() + 2;
                ParsePositionError {
                    column,
                    fault: PositionFault::Side,
                }
            })?,
        };
        Ok(Self::new(board, to_move))
    }
}

/// Which row of the board a text begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Row 1 first, as OTN has it.
    UpFromRow1,
    /// Row 19 first.
    DownFromRow19,
}

/// Reads the rows of a board.
pub(crate) fn read_rows(text: &str, order: Order) -> Result<Board, ParsePositionError> {
    let fault = |column, fault| ParsePositionError { column, fault };
    let end = text.chars().count();
    let inner = text
        .strip_prefix('/')
        .ok_or_else(|| fault(1, PositionFault::NoSlash))?;
    let inner = inner
        .strip_suffix('/')
        .ok_or_else(|| fault(end.max(1), PositionFault::NoSlash))?;
    let rows = inner.split('/').count();
    if rows != usize::from(SIZE) {
        return Err(fault(1, PositionFault::RowCount(rows)));
    }
    let mut ships = [None; Square::COUNT];
    let mut column = 2;
    for (number, text) in (1..).zip(inner.split('/')) {
        let row = match order {
            Order::UpFromRow1 => number - 1,
            Order::DownFromRow19 => SIZE - number,
        };
        let squares = (0..SIZE).filter_map(|column| Square::new(column, row));
        for (square, ship) in squares.zip(read_row(text, number, column)?) {
            ships[square.index()] = ship;
        }
        column += text.chars().count() + 1;
    }
    Board::new(|square| ships[square.index()])
        .map_err(|invalid| fault(1, PositionFault::Board(invalid)))
}

/// Reads one row, whose text begins at a column.
fn read_row(
    text: &str,
    number: u8,
    start: usize,
) -> Result<[Option<Ship>; SIZE as usize], ParsePositionError> {
    let mut row = [None; SIZE as usize];
    let mut filled = 0_usize;
    let mut empty: Option<usize> = None;
    for (column, letter) in (start..).zip(text.chars()) {
        if let Some(digit) = letter.to_digit(10) {
            empty = Some(
                empty
                    .unwrap_or(0)
                    .saturating_mul(10)
                    .saturating_add(digit as usize),
            );
            continue;
        }
        filled = filled.saturating_add(empty.take().unwrap_or(0));
        let Some(ship) = Ship::from_letter(letter) else {
            return Err(ParsePositionError {
                column,
                fault: PositionFault::Letter(letter),
            });
        };
        if let Some(place) = row.get_mut(filled) {
            *place = Some(ship);
        }
        filled = filled.saturating_add(1);
    }
    filled = filled.saturating_add(empty.unwrap_or(0));
    if filled == usize::from(SIZE) {
        Ok(row)
    } else {
        Err(ParsePositionError {
            column: start,
            fault: PositionFault::RowLength(number, filled),
        })
    }
}

/// A text is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePositionError {
    /// The character that the fault was found at, from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: PositionFault,
}

impl ParsePositionError {
    const fn shifted(self, by: usize) -> Self {
        Self {
            column: self.column + by,
            ..self
        }
    }
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fault {
            PositionFault::Board(invalid) => invalid.fmt(f),
            fault => write!(f, "{fault} (at character {})", self.column),
        }
    }
}

impl Error for ParsePositionError {}

/// What is wrong with the text of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// It does not begin, or not end, with a slash.
    NoSlash,
    /// It has so many rows.
    RowCount(usize),
    /// The row of this number, counted in the text from 1, has so many intersections.
    RowLength(u8, usize),
    /// A row has something else than ships and numbers.
    Letter(char),
    /// After the rows stands something else than a side.
    Side,
    /// The ships cannot stand so.
    Board(InvalidBoard),
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSlash => f.write_str(
                "the rows of a position stand between slashes: /2t2t7t2t2/19/ and so on",
            ),
            Self::RowCount(rows) => write!(f, "a position has {SIZE} rows, not {rows}"),
            Self::RowLength(number, filled) => {
                write!(
                    f,
                    "a row has {SIZE} intersections; the {} row in the text has ",
                    Ordinal(*number)
                )?;
                // A number that nobody counts may have been cut off.
                match filled {
                    0..1000 => write!(f, "{filled}"),
                    _ => f.write_str("far more"),
                }
            }
            Self::Letter(letter) => {
                write!(
                    f,
                    "expected t, T, K or a number of empty intersections, not {letter:?}"
                )
            }
            Self::Side => f.write_str("expected black or white after the rows"),
            Self::Board(invalid) => invalid.fmt(f),
        }
    }
}

/// Writes `1st`, `2nd`, and so on, up to 20.
struct Ordinal(u8);

impl fmt::Display for Ordinal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ending = match self.0 {
            1 => "st",
            2 => "nd",
            3 => "rd",
            _ => "th",
        };
        write!(f, "{}{ending}", self.0)
    }
}
