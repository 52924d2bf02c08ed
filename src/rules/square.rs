//! Intersections and the four directions between them.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// The number of columns, and of rows (B1).
pub const SIZE: u8 = 19;

/// An intersection of the board.
///
/// It cannot be off the board: a square is made by [`Square::new`], by parsing its name, or by a step
/// from another one. Squares are ordered by row, then by column: `a1`, `b1`, … `s1`, `a2`, … `s19`.
///
/// ```
/// use alea::rules::{Direction, Square};
///
/// let castle: Square = "j10".parse()?;
/// assert_eq!(Square::new(9, 9), Some(castle));
/// assert_eq!(castle.step(Direction::North), "j11".parse().ok());
/// # Ok::<(), alea::rules::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u16);

impl Square {
    /// The number of intersections.
    pub const COUNT: usize = SIZE as usize * SIZE as usize;

    /// The intersection in a column (0 is `a`) and a row (0 is row 1); `None` if it is off the board.
    #[inline]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIZE && row < SIZE {
            Some(Self(row as u16 * SIZE as u16 + column as u16))
        } else {
            None
        }
    }

    /// The intersection in a column and a row that are on the board.
    ///
    /// # Panics
    ///
    /// When they are not.
    #[inline]
    pub(super) const fn at(column: u8, row: u8) -> Self {
        match Self::new(column, row) {
            Some(square) => square,
            None => panic!("the column or the row is off the board"),
        }
    }

    /// The column, from 0 (`a`) to 18 (`s`).
    #[expect(clippy::cast_possible_truncation, reason = "a remainder of 19 fits")]
    #[inline]
    pub const fn column(self) -> u8 {
        (self.0 % SIZE as u16) as u8
    }

    /// The row, from 0 (row 1) to 18 (row 19).
    #[expect(clippy::cast_possible_truncation, reason = "360 / 19 fits")]
    #[inline]
    pub const fn row(self) -> u8 {
        (self.0 / SIZE as u16) as u8
    }

    /// The place in the order of all squares, from 0 (`a1`) to 360 (`s19`).
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All intersections in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..u16::from(SIZE) * u16::from(SIZE)).map(Self)
    }

    /// The adjacent intersection in a direction; `None` at the edge.
    #[inline]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let (column, row) = (self.column(), self.row());
        match direction {
            Direction::North => Self::new(column, row + 1),
            Direction::East => Self::new(column + 1, row),
            Direction::South if row > 0 => Self::new(column, row - 1),
            Direction::West if column > 0 => Self::new(column - 1, row),
            Direction::South | Direction::West => None,
        }
    }

    /// The adjacent intersection in a direction in which there is one.
    #[inline]
    pub(super) const fn step_on_board(self, direction: Direction) -> Self {
        debug_assert!(self.step(direction).is_some());
        let stride = match direction {
            Direction::North => SIZE as i16,
            Direction::East => 1,
            Direction::South => -(SIZE as i16),
            Direction::West => -1,
        };
        Self(self.0.wrapping_add_signed(stride))
    }

    /// The intersections from the next one to the board's edge, in a direction.
    #[inline]
    pub fn ray(self, direction: Direction) -> impl Iterator<Item = Self> {
        std::iter::successors(self.step(direction), move |square| square.step(direction))
    }

    /// The two, three or four adjacent intersections.
    #[inline]
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        Direction::ALL
            .into_iter()
            .filter_map(move |direction| self.step(direction))
    }

    /// The direction and the distance to another intersection of the same row or column; `None` for itself
    /// and for an intersection in neither.
    #[inline]
    pub const fn line_to(self, other: Self) -> Option<(Direction, u8)> {
        let (column, row) = (self.column(), self.row());
        let (to_column, to_row) = (other.column(), other.row());
        match (to_column == column, to_row == row) {
            (true, false) if to_row > row => Some((Direction::North, to_row - row)),
            (true, false) => Some((Direction::South, row - to_row)),
            (false, true) if to_column > column => Some((Direction::East, to_column - column)),
            (false, true) => Some((Direction::West, column - to_column)),
            _ => None,
        }
    }
}

/// The name in lower case, as records have it; `{:#}` writes it in capitals, as the board and sentences do (B1a).
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = if f.alternate() { b'A' } else { b'a' };
        write!(f, "{}{}", char::from(first + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A column letter, small or capital, and a row number without leading zero.
impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut chars = text.chars();
        let column = chars.next().ok_or(ParseSquareError)?.to_ascii_lowercase();
        if !('a'..='s').contains(&column) {
            return Err(ParseSquareError);
        }
        let digits = chars.as_str();
        if digits.starts_with('0') || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(ParseSquareError);
        }
        let row: u8 = digits.parse().map_err(|_| ParseSquareError)?;
        Self::new(column as u8 - b'a', row - 1).ok_or(ParseSquareError)
    }
}

/// A text is not the name of an intersection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an intersection is a letter from a to s and a number from 1 to 19, like j10")
    }
}

impl Error for ParseSquareError {}

/// A direction along a row or a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards row 19.
    North,
    /// Towards column `s`.
    East,
    /// Towards row 1.
    South,
    /// Towards column `a`.
    West,
}

impl Direction {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The other way.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }
}
