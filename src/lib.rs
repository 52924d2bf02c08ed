//! Alea Evangelii.
pub mod rules;
