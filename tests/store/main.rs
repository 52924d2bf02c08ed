//! Games on disk: where they are, how they are written, who may write them, and what is left when a program is killed.

#![allow(
    clippy::unwrap_used,
    reason = "what fails in a test tells itself where"
)]

mod child;
mod commands;
mod folders;
mod killed;
mod locks;
mod names;
mod saver;
mod scene;
mod settings;
mod writing;
