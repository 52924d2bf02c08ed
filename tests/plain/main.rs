//! The game line by line, as the built program plays it with what comes from a pipe.

#![allow(
    clippy::unwrap_used,
    reason = "what fails in a test tells itself where"
)]

mod asking;
mod clocks;
mod hearing;
mod input;
mod playing;
mod replaying;
mod saving;
mod scene;
