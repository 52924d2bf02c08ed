//! Alea Evangelii.
pub mod game;
pub mod notation;
pub mod rules;
