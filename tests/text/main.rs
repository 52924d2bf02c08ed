//! Everything that is text: positions, moves and records, there and back; the games that they tell of; and pictures.

#![allow(clippy::unwrap_used, reason = "a test that fails here says where")]

mod broken;
mod clocks;
mod games;
mod moves;
mod mutations;
mod pictures;
mod positions;
mod records;
mod variations;

#[path = "../rules/named.rs"]
mod named;
mod promises;
mod random;
mod scene;
