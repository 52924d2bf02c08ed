//! The table: keys in, pictures of the screen out.

#![allow(clippy::unwrap_used, reason = "a test that fails here says where")]

#[path = "../rules/asked.rs"]
mod asked;
#[path = "../rules/judge.rs"]
#[allow(dead_code, reason = "positions are not counted here")]
mod judge;

mod anything;
mod clock;
mod closing;
mod commands;
mod cursor;
mod danger;
mod every_key;
mod every_size;
mod form;
mod games;
mod happenings;
mod keeping;
mod keyboard;
mod listed;
mod looking;
mod looks;
mod mouse;
mod newcomer;
mod over;
mod palette;
mod play;
#[allow(dead_code, reason = "those who play very many games have to forget")]
mod players;
mod readme;
mod scraps;
mod screens;
mod seat;
mod sequences;
mod settings;
mod shapes;
mod starts;
mod truths;
mod turning;
mod variations;
