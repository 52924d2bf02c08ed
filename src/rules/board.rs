//! Where the ships stand; boards drawn as text.

use std::error::Error;
use std::fmt;
use std::hash::{Hash, Hasher};

use super::lines::SquareSet;
use super::ship::{Ship, Side};
use super::square::{SIZE, Square};

/// Where the ships stand.
///
/// There is always exactly one King on a board: a captured King stays where it was taken.
#[derive(Clone, Copy)]
pub struct Board {
    black: SquareSet,
    /// White's basic ships and the King.
    white: SquareSet,
    king: Square,
}

impl Board {
    /// The board on which `ship_on` tells what stands on each intersection.
    ///
    /// ```
    /// use alea::rules::{Board, InvalidBoard, Setup};
    ///
    /// let start = Setup::Murray.board();
    /// assert_eq!(Board::new(|square| start.ship_on(square)), Ok(start));
    /// assert_eq!(Board::new(|_| None), Err(InvalidBoard::NoKing));
    /// ```
    ///
    /// # Errors
    ///
    /// When no game can come to such a board, or its game would be over: see [`InvalidBoard`].
    pub fn new(ship_on: impl Fn(Square) -> Option<Ship>) -> Result<Self, InvalidBoard> {
        let mut king = None;
        let (mut black, mut white) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for square in Square::all() {
            let Some(ship) = ship_on(square) else {
                continue;
            };
            match ship {
                Ship::King if king.is_some() => return Err(InvalidBoard::SecondKing(square)),
                Ship::King => king = Some(square),
                Ship::Black | Ship::White if square.is_castle() => {
                    return Err(InvalidBoard::ShipOnCastle(square));
                }
                Ship::Black | Ship::White if square.is_citadel() => {
                    return Err(InvalidBoard::ShipInCitadel(square));
                }
                Ship::Black | Ship::White => {}
            }
            match ship.side() {
                Side::Black => black.toggle(square),
                Side::White => white.toggle(square),
            }
        }
        let king = king.ok_or(InvalidBoard::NoKing)?;
        let board = Self { black, white, king };
        for side in Side::BOTH {
            if board.count(side) > side.fleet() {
                return Err(InvalidBoard::TooManyShips(side, board.count(side)));
            }
        }
        if king.is_corner() {
            Err(InvalidBoard::KingOnCorner(king))
        } else if board.king_is_surrounded() {
            Err(InvalidBoard::KingCaptured(king))
        } else {
            Ok(board)
        }
    }

    /// What stands on an intersection.
    #[inline]
    pub fn ship_on(&self, square: Square) -> Option<Ship> {
        if self.king == square {
            Some(Ship::King)
        } else if self.black.contains(square) {
            Some(Ship::Black)
        } else if self.white.contains(square) {
            Some(Ship::White)
        } else {
            None
        }
    }

    /// Where the King stands.
    #[inline]
    pub const fn king(&self) -> Square {
        self.king
    }

    /// Where the ships of a side stand, the King included, in order.
    #[inline]
    pub fn ships(&self, side: Side) -> impl Iterator<Item = Square> {
        self.fleet(side).squares()
    }

    /// The number of basic ships of a side.
    #[inline]
    pub fn count(&self, side: Side) -> usize {
        match side {
            Side::Black => self.black.len(),
            Side::White => self.white.len() - 1,
        }
    }

    /// Whether every intersection beside the King holds a black ship: four of them, or three at the edge (K1, K2).
    ///
    /// A corner has two, but the game is over when the King is there.
    #[inline]
    pub(super) fn king_is_surrounded(&self) -> bool {
        self.king
            .neighbours()
            .all(|square| self.black.contains(square))
    }

    /// The ships of a side, the King included, as a set.
    #[inline]
    pub(super) const fn fleet(&self, side: Side) -> &SquareSet {
        match side {
            Side::Black => &self.black,
            Side::White => &self.white,
        }
    }

    /// Puts the ship of a side that stands on `from` on `to`, which is empty.
    #[inline]
    pub(super) fn relocate(&mut self, side: Side, from: Square, to: Square) {
        let fleet = match side {
            Side::Black => &mut self.black,
            Side::White => &mut self.white,
        };
        fleet.toggle(from);
        fleet.toggle(to);
        if self.king == from {
            self.king = to;
        }
    }

    /// Takes a basic ship of a side off the board (C8).
    #[inline]
    pub(super) const fn remove(&mut self, side: Side, square: Square) {
        match side {
            Side::Black => self.black.toggle(square),
            Side::White => self.white.toggle(square),
        }
    }
}

/// The same ships on the same intersections.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.king == other.king
            && self.black.rows() == other.black.rows()
            && self.white.rows() == other.white.rows()
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.king.hash(state);
        self.black.rows().hash(state);
        self.white.rows().hash(state);
    }
}

/// The board as a picture: `t` black, `T` white, `K` the King, `+` the empty Castle, `x` an empty Citadel
/// intersection, row 19 on top.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = ('a'..='s').fold(String::from("  "), |line, letter| {
            line + " " + &String::from(letter)
        });
        for row in (0..SIZE).rev() {
            write!(f, "{:2}", row + 1)?;
            for square in (0..SIZE).map(|column| Square::at(column, row)) {
                let letter = match self.ship_on(square) {
                    Some(ship) => ship.letter(),
                    None if square.is_castle() => '+',
                    None if square.is_citadel() => 'x',
                    None => '.',
                };
                write!(f, " {letter}")?;
            }
            writeln!(f)?;
        }
        writeln!(f, "{letters}")
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}")
    }
}

/// Why ships cannot stand so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidBoard {
    /// There is no King.
    NoKing,
    /// There is another King, here.
    SecondKing(Square),
    /// A side has more basic ships than it starts with: so many.
    TooManyShips(Side, usize),
    /// A basic ship stands on the Castle (M3).
    ShipOnCastle(Square),
    /// A basic ship stands in a Citadel (M4).
    ShipInCitadel(Square),
    /// The King stands on a corner: White has won (E2).
    KingOnCorner(Square),
    /// The King is surrounded: Black has won (K1, K2).
    KingCaptured(Square),
}

impl fmt::Display for InvalidBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoKing => f.write_str("there is no King"),
            Self::SecondKing(square) => write!(f, "there is a second King at {square}"),
            Self::TooManyShips(side, count) => {
                write!(
                    f,
                    "{side} has {count} ships, but there are only {} of them",
                    side.fleet()
                )
            }
            Self::ShipOnCastle(square) => write!(f, "a basic ship stands on the Castle, {square}"),
            Self::ShipInCitadel(square) => {
                write!(f, "a basic ship stands in a Citadel, at {square}")
            }
            Self::KingOnCorner(square) => write!(
                f,
                "the King is on the corner {square}: White has won already"
            ),
            Self::KingCaptured(square) => {
                write!(f, "the King at {square} is captured: Black has won already")
            }
        }
    }
}

impl Error for InvalidBoard {}
