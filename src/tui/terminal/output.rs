//! What is written to the terminal.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;

/// Whether the terminal is in the modes of the table. Whoever sets it to false turns them off.
pub(super) static ENTERED: AtomicBool = AtomicBool::new(false);

/// Whether a signal has asked the program to end.
static IS_ENDING: AtomicBool = AtomicBool::new(false);

/// So much of a frame is sent at once, and can no longer be dropped.
const PIECE: usize = 8192;

/// Sends bytes to the terminal if it is in the modes of the table: what comes after it has been left belongs to nobody,
/// and nobody looks at what comes when the program ends. What could not be sent is dropped, so that it does not appear
/// then.
pub(super) fn send_at_table(bytes: &[u8]) -> io::Result<()> {
    let is_seen = || ENTERED.load(Ordering::SeqCst) && !is_ending();
    bytes
        .chunks(PIECE)
        .take_while(|_| is_seen())
        .try_for_each(send)
}

/// Whether a signal has asked the program to end: nothing more is drawn then.
pub(super) fn is_ending() -> bool {
    IS_ENDING.load(Ordering::SeqCst)
}

/// Has nothing more drawn.
pub(super) fn stop_drawing() {
    IS_ENDING.store(true, Ordering::SeqCst);
}

/// Sends bytes to the terminal. A terminal that another program has set not to block is waited for.
pub(super) fn send(mut bytes: &[u8]) -> io::Result<()> {
    let stdout = io::stdout();
    while !bytes.is_empty() {
        match rustix::io::write(&stdout, bytes) {
            Ok(count) => bytes = &bytes[count..],
            Err(Errno::INTR) => {}
            Err(Errno::AGAIN) => {
                poll(&mut [PollFd::new(&stdout, PollFlags::OUT)], None)?;
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}
