#![doc = include_str!("rules/RULES.md")]

mod blockade;
mod board;
mod capture;
mod lines;
mod moves;
mod perft;
mod position;
mod ship;
mod square;
mod terrain;

pub use blockade::blocked_corners;
pub use board::{Board, InvalidBoard, Setup};
pub use capture::Captures;
pub use moves::{IllegalMove, Move, Ply};
pub use perft::perft;
pub use position::{Ending, Played, Position};
pub use ship::{Ship, Side};
pub use square::{Direction, ParseSquareError, SIZE, Square};
pub use terrain::{CASTLE, CORNERS};

/// The rules as players read them, numbered, in plain ASCII.
pub const RULES: &str = include_str!("rules/RULES.md");
