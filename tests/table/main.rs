//! The table: keys in, pictures of the screen out.

#![allow(clippy::unwrap_used, reason = "a test that fails here says where")]

mod clock;
mod commands;
mod cursor;
mod danger;
mod every_size;
mod form;
mod games;
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
mod readme;
mod scraps;
mod screens;
mod seat;
mod settings;
mod shapes;
mod turning;
mod variations;
