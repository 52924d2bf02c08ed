//! The places of the board: the Castle, the Citadels, the corners and the edge.

use super::square::{SIZE, Square};

const LAST: u8 = SIZE - 1;

/// The Castle, `j10` (B2).
pub const CASTLE: Square = Square::at(SIZE / 2, SIZE / 2);

/// The corners `a1`, `s1`, `a19`, `s19` (B4).
pub const CORNERS: [Square; 4] = [
    Square::at(0, 0),
    Square::at(LAST, 0),
    Square::at(0, LAST),
    Square::at(LAST, LAST),
];

impl Square {
    /// Whether this is the Castle (B2).
    pub const fn is_castle(self) -> bool {
        self.index() == CASTLE.index()
    }

    /// Whether this is one of the sixteen Citadel intersections (B3).
    pub const fn is_citadel(self) -> bool {
        let (column, row) = (self.column(), self.row());
        (column < 2 || column >= LAST - 1) && (row < 2 || row >= LAST - 1)
    }

    /// Whether this is the Castle or in a Citadel: closed to basic ships (M3, M4), and hostile to black ones (C3).
    pub const fn is_castle_or_citadel(self) -> bool {
        self.is_castle() || self.is_citadel()
    }

    /// Whether this is one of the four corners (B4).
    pub const fn is_corner(self) -> bool {
        let (column, row) = (self.column(), self.row());
        (column == 0 || column == LAST) && (row == 0 || row == LAST)
    }

    /// Whether this is on the edge of the board (B5).
    pub const fn is_edge(self) -> bool {
        let (column, row) = (self.column(), self.row());
        column == 0 || column == LAST || row == 0 || row == LAST
    }
}
