//! A board and the side to move: which moves are legal, what playing one does, and how the game ends.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::blockade::are_all_corners_blocked;
use super::board::Board;
use super::capture::{Captures, captures};
use super::ending::Ending;
use super::moves::{self, IllegalMove, Move};
use super::setup::Setup;
use super::ship::Side;
use super::square::Square;

/// A board and the side whose turn it is.
///
/// It is a small value without pointers: playing a move gives a new one, and taking a move back is going back to the
/// old one. Two positions are equal when the same ships stand on the same intersections and the same side is to move
/// (E6). A position does not know whether the game has ended, since that is a fact about the last move (E3): see
/// [`Played::ending`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    to_move: Side,
}

impl Position {
    /// The position on a board with a side to move.
    #[inline]
    pub const fn new(board: Board, to_move: Side) -> Self {
        Self { board, to_move }
    }

    /// Where the ships stand.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Whose turn it is.
    #[inline]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// All legal moves, ship by ship in the order of squares. [`Iterator::nth`] finds one by its number without listing
    /// those before it.
    #[inline]
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        moves::moves(&self.board, self.to_move)
    }

    /// The legal moves of the ship on an intersection; none if there is no ship of the side to move.
    pub fn moves_from(&self, from: Square) -> impl Iterator<Item = Move> {
        let own = self.board.fleet(self.to_move).contains(from);
        own.then(|| moves::moves_from(&self.board, from))
            .into_iter()
            .flatten()
    }

    /// The number of legal moves. It is found without listing them.
    #[inline]
    pub fn count_moves(&self) -> usize {
        moves::count(&self.board, self.to_move)
    }

    /// Whether the side to move has no move and loses the turn (T3).
    pub fn must_pass(&self) -> bool {
        self.count_moves() == 0
    }

    /// Tells whether a move is legal.
    ///
    /// ```
    /// use alea::rules::{IllegalMove, Move, Position};
    ///
    /// let mv = Move { from: "f1".parse()?, to: "b1".parse()? };
    /// assert_eq!(Position::default().check(mv), Err(IllegalMove::Occupied("c1".parse()?)));
    /// # Ok::<(), alea::rules::ParseSquareError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The rule that the move breaks, and where.
    #[inline]
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        moves::check(&self.board, self.to_move, mv)
    }

    /// What a move leads to.
    ///
    /// # Errors
    ///
    /// The rule that the move breaks, and where.
    #[inline]
    pub fn play(&self, mv: Move) -> Result<Played, IllegalMove> {
        self.check(mv)?;
        let Self { mut board, to_move } = *self;
        let is_king = mv.from == board.king();
        board.relocate(to_move, mv.from, mv.to);
        let captures = if is_king {
            Captures::NONE
        } else {
            captures(&board, to_move, mv.to)
        };
        for &square in captures.iter() {
            board.remove(!to_move, square);
        }
        let ending = if is_king {
            kings_ending(&board)
        } else if to_move == Side::Black && board.king_is_surrounded() {
            Some(Ending::KingCaptured)
        } else {
            None
        };
        Ok(Played {
            position: Self::new(board, !to_move),
            captures,
            ending,
        })
    }

    /// What losing the turn leads to (T3).
    ///
    /// # Errors
    ///
    /// When a ship can move (T2).
    #[inline]
    pub fn pass(&self) -> Result<Self, IllegalMove> {
        if self.must_pass() {
            Ok(Self::new(self.board, !self.to_move))
        } else {
            Err(IllegalMove::Pass(self.to_move))
        }
    }

    /// A number that is the same for equal positions, and different for others but for a chance of one in 2⁶⁴.
    ///
    /// It may change from one release of the compiler to another, so that it does not belong in a file.
    pub fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }
}

/// The position that a game from a set-up starts with: Black moves first (T1).
impl From<Setup> for Position {
    fn from(setup: Setup) -> Self {
        Self::new(setup.board(), Side::Black)
    }
}

/// The starting position of Murray's set-up.
impl Default for Position {
    fn default() -> Self {
        Setup::default().into()
    }
}

/// How the game ends when the King has moved to where he stands (E2, E3).
#[inline]
fn kings_ending(board: &Board) -> Option<Ending> {
    let king = board.king();
    if king.is_corner() {
        Some(Ending::KingReachedCorner(king))
    } else if king.is_edge() && are_all_corners_blocked(board) {
        Some(Ending::KingReachedEdge(king))
    } else {
        None
    }
}

/// What a move led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The position after the move, with the opponent to move.
    pub position: Position,
    /// The basic ships that the move took.
    pub captures: Captures,
    /// How the move ended the game, if it did. A captured King still stands on the board.
    pub ending: Option<Ending>,
}
