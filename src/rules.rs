#![doc = include_str!("rules/RULES.md")]

// The program is built to be small; what every move passes through is marked for inlining, so that it is fast.
mod blockade;
mod board;
mod capture;
mod ending;
mod lines;
mod moves;
mod perft;
mod position;
mod setup;
mod ship;
mod square;
mod terrain;
mod text;

pub use blockade::{are_all_corners_blocked, blocked_corners};
pub use board::{Board, InvalidBoard};
pub use capture::Captures;
pub use ending::Ending;
pub use moves::{IllegalMove, Move, Ply};
pub use perft::{divide, perft};
pub use position::{Played, Position};
pub use setup::Setup;
pub use ship::{NoSide, Ship, Side};
pub use square::{Direction, ParseSquareError, SIZE, Square};
pub use terrain::{CASTLE, CORNERS};
pub use text::{RULES, TextLine, rules_text};
