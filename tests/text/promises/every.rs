//! What every reader promises.

use std::time::{Duration, Instant};

use alea::printable::is_printable;

/// No text of an ordinary size takes longer, with everything checked.
const PATIENCE: Duration = Duration::from_secs(5);

/// Does something with a text, which must not take long. What had to wait for a busy machine is tried again.
pub(crate) fn in_time<T>(reading: impl Fn() -> T) -> T {
    for _ in 0..3 {
        let start = Instant::now();
        let read = reading();
        if start.elapsed() < PATIENCE {
            return read;
        }
    }
    panic!("that took longer than {PATIENCE:?} each time")
}

/// A message is a line that is harmless to show, and not too long to read.
pub(crate) fn assert_is_message(message: &str) {
    assert!(!message.trim().is_empty());
    assert!(message.chars().all(is_printable), "{message:?}");
    assert!(message.chars().count() <= 400, "{message}");
}
