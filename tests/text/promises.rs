//! What the readers promise, whatever the bytes. The targets in `fuzz` ask the same of them.

pub(crate) mod moves;
pub(crate) mod position;
pub(crate) mod record;
#[cfg(feature = "app")]
pub(crate) mod settings;

mod every;
