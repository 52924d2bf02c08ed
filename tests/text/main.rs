//! Everything that is text: positions, moves and records, there and back; and the games that they tell of.

mod broken;
mod games;
mod moves;
mod positions;
mod records;

mod random;
mod scene;
