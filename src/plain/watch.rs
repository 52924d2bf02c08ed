//! Measuring how long the players think, while they can.

use std::io;
use std::os::fd::AsFd;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use signal_hook::consts::SIGCONT;

/// How often it is looked how much time has passed: of the time in which the program was stopped, no more is counted.
const STEP: Duration = Duration::from_secs(1);

/// A watch that stands still while the program is stopped. A program cannot tell when it is stopped, but when it goes
/// on.
#[derive(Debug)]
pub(super) struct Watch {
    since: Instant,
    has_gone_on: Arc<AtomicBool>,
}

impl Watch {
    pub(super) fn start() -> io::Result<Self> {
        let has_gone_on = Arc::default();
        signal_hook::flag::register(SIGCONT, Arc::clone(&has_gone_on))?;
        Ok(Self {
            since: Instant::now(),
            has_gone_on,
        })
    }

    /// Forgets what has passed.
    pub(super) fn reset(&mut self) {
        self.since = Instant::now();
        self.has_gone_on.store(false, Ordering::SeqCst);
    }

    /// The time that has passed since this was asked last.
    pub(super) fn passed(&mut self) -> Duration {
        let passed = std::mem::replace(&mut self.since, Instant::now()).elapsed();
        if self.has_gone_on.swap(false, Ordering::SeqCst) {
            passed.min(STEP)
        } else {
            passed
        }
    }
}

/// Waits until something comes, but not for long. Tells whether it has come.
pub(super) fn comes_soon(source: impl AsFd) -> bool {
    let mut sources = [PollFd::new(&source, PollFlags::IN)];
    let step = Timespec::try_from(STEP).ok();
    // What cannot be waited for is read at once, and whoever reads it waits.
    !matches!(poll(&mut sources, step.as_ref()), Ok(0) | Err(Errno::INTR))
}
