//! What every reader promises.

use std::time::{Duration, Instant};

use alea::printable::is_printable;

/// No text of an ordinary size takes longer, on a busy machine and with everything checked.
const PATIENCE: Duration = Duration::from_secs(5);

/// Does something with a text, which must not take long.
pub(crate) fn in_time<T>(reading: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let read = reading();
    assert!(start.elapsed() < PATIENCE, "{:?}", start.elapsed());
    read
}

/// A message is a line that is harmless to show, and not too long to read.
pub(crate) fn assert_is_message(message: &str) {
    assert!(!message.trim().is_empty());
    assert!(message.chars().all(is_printable), "{message:?}");
    assert!(message.chars().count() <= 400, "{message}");
}
