//! The program on a terminal of its own, seen through a terminal emulator.

#![allow(
    clippy::unwrap_used,
    reason = "what fails in a test tells itself where"
)]

mod clock;
mod dialogs;
mod drawing;
mod games;
mod leaving;
mod looks;
mod mouse;
mod pasting;
mod plain;
mod pointing;
mod saving;
mod settings;
mod suspending;
mod table;
mod typing;
