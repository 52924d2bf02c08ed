//! Measuring how long the players think, while they can.

use std::time::{Duration, Instant};

/// A watch that stands still while the program is stopped.
#[derive(Debug)]
pub(crate) struct Watch(Instant);

impl Watch {
    pub(crate) fn start() -> Self {
        Self(Instant::now())
    }

    /// The time since this was asked last. If that is longer than can be, however slow the program is, it was stopped
    /// meanwhile, and the players could not play.
    pub(crate) fn passed(&mut self, longest: Option<Duration>) -> Duration {
        let passed = std::mem::replace(self, Self::start()).0.elapsed();
        longest.map_or(passed, |longest| passed.min(longest))
    }
}
