//! The set-ups: where the ships stand at the start.

use super::board::Board;
use super::ship::Ship;
use super::square::{SIZE, Square};

/// A way to place the ships at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Setup {
    /// Murray's reconstruction of the manuscript, the one that most sources print.
    #[default]
    Murray,
    /// Walker's, of 2015: the same 73 intersections, sixteen ships have the other side.
    Walker,
}

impl Setup {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Murray, Self::Walker];

    /// Its name as it is typed.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Murray => "murray",
            Self::Walker => "walker",
        }
    }

    /// The board with all ships in their places.
    ///
    /// # Panics
    ///
    /// Never: both set-ups are valid.
    pub fn board(self) -> Board {
        let picture = match self {
            Self::Murray => MURRAY,
            Self::Walker => WALKER,
        };
        let ship_on = |square: Square| {
            // The set-ups are unchanged by every reflection, so that the order of the rows does not matter.
            let row = picture[usize::from(square.row())].as_bytes();
            Ship::from_letter(char::from(row[usize::from(square.column())]))
        };
        Board::new(ship_on).expect("the set-ups are valid boards")
    }
}

const MURRAY: [&str; SIZE as usize] = [
    "..t..t.......t..t..",
    "...................",
    "t....t.......t....t",
    ".......t.t.t.......",
    "......t.T.T.t......",
    "t.t..t.......t..t.t",
    "....t....T....t....",
    "...t....T.T....t...",
    "....T..T.T.T..T....",
    "...t..T.TKT.T..t...",
    "....T..T.T.T..T....",
    "...t....T.T....t...",
    "....t....T....t....",
    "t.t..t.......t..t.t",
    "......t.T.T.t......",
    ".......t.t.t.......",
    "t....t.......t....t",
    "...................",
    "..t..t.......t..t..",
];

const WALKER: [&str; SIZE as usize] = [
    "..t..t.......t..t..",
    "...................",
    "t....t.......t....t",
    ".......t.T.t.......",
    "......t.t.t.t......",
    "t.t..T.......T..t.t",
    "....t....T....t....",
    "...t....T.T....t...",
    "....t..T.T.T..t....",
    "...T..T.TKT.T..T...",
    "....t..T.T.T..t....",
    "...t....T.T....t...",
    "....t....T....t....",
    "t.t..T.......T..t.t",
    "......t.t.t.t......",
    ".......t.T.t.......",
    "t....t.......t....t",
    "...................",
    "..t..t.......t..t..",
];
