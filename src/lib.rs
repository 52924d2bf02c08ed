//! Alea Evangelii.
pub mod game;
pub mod notation;
pub mod printable;
pub mod record;
pub mod rules;
