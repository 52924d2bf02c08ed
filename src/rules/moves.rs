//! Moves: what they are, what makes one illegal, and finding all legal ones.

use std::error::Error;
use std::fmt;

use super::board::Board;
use super::lines::{self, CLOSED_TO_BASIC_SHIPS, SquareSet, WALLS};
use super::ship::Side;
use super::square::{Direction, Square};

/// A ship's way from one intersection to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the ship stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

/// From and to, as in `c1-c4`; `{:#}` writes `C1-C4`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.from.fmt(f)?;
        f.write_str("-")?;
        self.to.fmt(f)
    }
}

/// What a player does on a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ply {
    /// A ship is moved (T2).
    Move(Move),
    /// The turn is lost, because no ship can move (T3).
    Pass,
}

/// The rule that a move breaks, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// There is no ship to move on this intersection (T2).
    NoShip(Square),
    /// The ship on this intersection is the opponent's (T1): it is this side's turn.
    NotYourShip(Square, Side),
    /// The ship stays on this intersection (M1).
    NoDistance(Square),
    /// The two intersections are neither in one row nor in one column (M1).
    NotInLine(Square, Square),
    /// A ship stands on this intersection, on the way or at its end (M2).
    Occupied(Square),
    /// The Castle is on the way or at its end (M3).
    Castle(Square),
    /// This intersection of a Citadel is on the way or at its end (M4).
    Citadel(Square),
    /// A pass, while this side has a ship that can move (T2).
    Pass(Side),
}

/// A sentence without capital and full stop; `{:#}` writes the intersections in capitals.
impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoShip(square) => {
                f.write_str("there is no ship at ")?;
                square.fmt(f)
            }
            Self::NotYourShip(square, to_move) => {
                f.write_str("the ship at ")?;
                square.fmt(f)?;
                write!(f, " is {}'s, and it is {to_move}'s turn", !*to_move)
            }
            Self::NoDistance(square) => {
                f.write_str("a ship must move at least one intersection; it stands at ")?;
                square.fmt(f)?;
                f.write_str(" already")
            }
            Self::NotInLine(from, to) => {
                f.write_str("a ship moves along its row or column; ")?;
                from.fmt(f)?;
                f.write_str(" and ")?;
                to.fmt(f)?;
                f.write_str(" share neither")
            }
            Self::Occupied(square) => {
                f.write_str("no ship may move onto or past another; one stands at ")?;
                square.fmt(f)
            }
            Self::Castle(square) => {
                f.write_str("only the King may move onto or through the Castle, ")?;
                square.fmt(f)
            }
            Self::Citadel(square) => {
                f.write_str("only the King may enter a Citadel, and ")?;
                square.fmt(f)?;
                f.write_str(" is in one")
            }
            Self::Pass(side) => write!(f, "{side} has a ship that can move, and so may not pass"),
        }
    }
}

impl Error for IllegalMove {}

/// What stops ships: those of both sides, and what is closed to them.
#[inline]
const fn obstacles<'a>(board: &'a Board, closed: &'a SquareSet) -> [&'a SquareSet; 3] {
    [board.fleet(Side::Black), board.fleet(Side::White), closed]
}

/// The number of intersections that the ship on `from` can move in a direction.
#[inline]
fn reach(board: &Board, from: Square, direction: Direction) -> u8 {
    let closed = if from == board.king() {
        &WALLS
    } else {
        &CLOSED_TO_BASIC_SHIPS
    };
    lines::reach(obstacles(board, closed), from, direction)
}

/// Tells which rule a move of a side breaks.
#[inline]
pub(super) fn check(board: &Board, to_move: Side, mv: Move) -> Result<(), IllegalMove> {
    let Move { from, to } = mv;
    if !board.fleet(to_move).contains(from) {
        let theirs = board.fleet(!to_move).contains(from);
        return Err(if theirs {
            IllegalMove::NotYourShip(from, to_move)
        } else {
            IllegalMove::NoShip(from)
        });
    }
    let Some((direction, distance)) = from.line_to(to) else {
        return Err(if from == to {
            IllegalMove::NoDistance(from)
        } else {
            IllegalMove::NotInLine(from, to)
        });
    };
    let reach = reach(board, from, direction);
    if distance <= reach {
        Ok(())
    } else {
        Err(obstacle(board, from, direction, reach))
    }
}

/// What ends the way of a ship after it has gone as far as it can, before the edge of the board.
#[cold]
fn obstacle(board: &Board, from: Square, direction: Direction, reach: u8) -> IllegalMove {
    let square = from
        .ray(direction)
        .nth(usize::from(reach))
        .expect("the move stays on the board");
    if board.ship_on(square).is_some() {
        IllegalMove::Occupied(square)
    } else if square.is_castle() {
        IllegalMove::Castle(square)
    } else {
        IllegalMove::Citadel(square)
    }
}

/// The legal moves of the ship on `from`.
#[inline]
pub(super) fn moves_from(board: &Board, from: Square) -> impl Iterator<Item = Move> {
    Moves::along(ways_from(board, from))
}

/// All legal moves of a side.
#[inline]
pub(super) fn moves(board: &Board, to_move: Side) -> impl Iterator<Item = Move> {
    let ships = board.ships(to_move);
    Moves::along(ships.flat_map(move |from| ways_from(board, from)))
}

/// The ways of the ship on `from`, one in each direction.
#[inline]
fn ways_from(board: &Board, from: Square) -> impl Iterator<Item = Way> {
    Direction::ALL.into_iter().map(move |direction| Way {
        from,
        to: from,
        direction,
        left: reach(board, from, direction),
    })
}

/// The moves of a ship in one direction.
struct Way {
    from: Square,
    /// Where the move that was listed last goes.
    to: Square,
    direction: Direction,
    /// The number of moves that are still to be listed.
    left: u8,
}

impl Way {
    #[inline]
    const fn len(&self) -> usize {
        self.left as usize
    }
}

impl Iterator for Way {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.left = self.left.checked_sub(1)?;
        self.to = self.to.step_on_board(self.direction);
        Some(Move {
            from: self.from,
            to: self.to,
        })
    }
}

/// The moves along ways, as if flattened, but [`Iterator::nth`] passes over whole ways without listing their moves.
struct Moves<Ways> {
    /// What is left of the way that was begun.
    way: Option<Way>,
    ways: Ways,
}

impl<Ways> Moves<Ways> {
    #[inline]
    const fn along(ways: Ways) -> Self {
        Self { way: None, ways }
    }
}

impl<Ways: Iterator<Item = Way>> Iterator for Moves<Ways> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.nth(0)
    }

    #[inline]
    fn nth(&mut self, mut n: usize) -> Option<Move> {
        // Takes the number of moves on a way that is passed over off `n`.
        let mut has_nth = |way: &Way| {
            let rest = n.checked_sub(way.len());
            n = rest.unwrap_or(n);
            rest.is_none()
        };
        if !self.way.as_ref().is_some_and(&mut has_nth) {
            self.way = self.ways.find(has_nth);
        }
        self.way.as_mut()?.nth(n)
    }

    #[inline]
    fn fold<B, F: FnMut(B, Move) -> B>(self, init: B, f: F) -> B {
        self.way
            .into_iter()
            .chain(self.ways)
            .flatten()
            .fold(init, f)
    }
}

/// The number of legal moves of a side.
#[inline]
pub(super) fn count(board: &Board, to_move: Side) -> usize {
    let to_basic_ships = obstacles(board, &CLOSED_TO_BASIC_SHIPS);
    let as_basic_ships = lines::sum_of_reaches(to_basic_ships, board.fleet(to_move));
    if to_move == Side::Black {
        return as_basic_ships;
    }
    let king = board.king();
    Direction::ALL
        .into_iter()
        .fold(as_basic_ships, |count, direction| {
            let as_basic_ship = lines::reach(to_basic_ships, king, direction);
            count + usize::from(reach(board, king, direction) - as_basic_ship)
        })
}
