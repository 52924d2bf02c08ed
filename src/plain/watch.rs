//! Measuring how long the players think, while they can.

use std::time::{Duration, Instant};

/// How often it is looked how much time has passed.
pub(super) const STEP: Duration = Duration::from_millis(500);

/// How much later it is looked when the program is only slow.
const LATE: Duration = Duration::from_millis(500);

/// A watch that stands still while the program is stopped: when nobody has looked at it for much longer than that is
/// done, nobody could.
#[derive(Debug)]
pub(super) struct Watch(Instant);

impl Watch {
    pub(super) fn start() -> Self {
        Self(Instant::now())
    }

    /// Forgets what has passed.
    pub(super) fn reset(&mut self) {
        *self = Self::start();
    }

    /// The time that has passed since this was asked last.
    pub(super) fn passed(&mut self) -> Duration {
        let passed = std::mem::replace(self, Self::start()).0.elapsed();
        passed.min(STEP + LATE)
    }
}
