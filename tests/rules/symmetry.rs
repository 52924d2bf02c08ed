//! The eight rotations and reflections of the board, under which the rules stay the same.

use alea::rules::{Board, Ending, InvalidBoard, Move, SIZE, Square};

/// One of the eight: first the columns and rows may change places, then each may run backwards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Symmetry {
    transposed: bool,
    columns_backwards: bool,
    rows_backwards: bool,
}

impl Symmetry {
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|bits| Self {
            transposed: bits & 4 != 0,
            columns_backwards: bits & 2 != 0,
            rows_backwards: bits & 1 != 0,
        })
    }

    pub(crate) fn square(self, square: Square) -> Square {
        let (mut column, mut row) = (square.column(), square.row());
        if self.transposed {
            (column, row) = (row, column);
        }
        if self.columns_backwards {
            column = SIZE - 1 - column;
        }
        if self.rows_backwards {
            row = SIZE - 1 - row;
        }
        Square::new(column, row).expect("a symmetry stays on the board")
    }

    pub(crate) fn mv(self, mv: Move) -> Move {
        Move {
            from: self.square(mv.from),
            to: self.square(mv.to),
        }
    }

    pub(crate) fn ending(self, ending: Ending) -> Ending {
        match ending {
            Ending::KingReachedCorner(square) => Ending::KingReachedCorner(self.square(square)),
            Ending::KingReachedEdge(square) => Ending::KingReachedEdge(self.square(square)),
            other => other,
        }
    }

    pub(crate) fn board(self, board: &Board) -> Result<Board, InvalidBoard> {
        Board::new(|turned| {
            Square::all()
                .find(|&square| self.square(square) == turned)
                .and_then(|square| board.ship_on(square))
        })
    }

    /// Whether a board is another one turned. It is asked ship by ship, because a board whose game is over cannot be
    /// built.
    pub(crate) fn turns(self, board: &Board, into: &Board) -> bool {
        Square::all().all(|square| board.ship_on(square) == into.ship_on(self.square(square)))
    }
}

#[test]
fn the_eight_symmetries_are_different_and_leave_no_intersection_out() {
    let mut images = Vec::new();
    for symmetry in Symmetry::all() {
        let image: Vec<Square> = Square::all()
            .map(|square| symmetry.square(square))
            .collect();
        let mut sorted = image.clone();
        sorted.sort();
        assert!(sorted.into_iter().eq(Square::all()));
        assert!(!images.contains(&image));
        images.push(image);
    }
    assert_eq!(images.len(), 8);
}
