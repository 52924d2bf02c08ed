//! Everything that is text: positions, moves and records, there and back; and the games that they tell of.

mod moves;
mod positions;

mod random;
mod scene;
