//! Alea Evangelii.

pub mod game;
pub mod notation;
pub mod printable;
pub mod record;
pub mod rules;

#[cfg(feature = "app")]
pub mod cli;
#[cfg(feature = "app")]
pub mod store;
#[cfg(feature = "app")]
pub mod tui;
