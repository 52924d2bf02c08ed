//! Signals that ask the program to end.

use std::io::{self, IsTerminal};
use std::os::fd::AsFd;
use std::process;
use std::sync::Arc;
use std::thread;

use rustix::event::{PollFd, PollFlags, Timespec, poll};

use super::talk::Talk;
use crate::signals::{caught, exit_code};
use crate::store::PATIENCE_FOR_SAVING;
use crate::words::sentence;

/// Ends the program when a signal asks for it, also while a line is waited for or written, with the game saved.
pub(super) fn watch(talk: Arc<Talk>) -> anyhow::Result<()> {
    let mut signals = caught(&[])?;
    thread::Builder::new()
        .name("signals".into())
        .spawn(move || {
            if let Some(signal) = signals.forever().next() {
                end(&talk, signal);
            }
        })?;
    Ok(())
}

fn end(talk: &Talk, signal: i32) -> ! {
    let code = exit_code(signal).into();
    thread::spawn(move || {
        thread::sleep(PATIENCE_FOR_SAVING);
        process::exit(code);
    });
    // Kept to the end, so that no move is made any more that would not be saved.
    let mut session = talk.session();
    session.pass_time();
    let farewell = match session.leave() {
        Ok(farewell) => farewell.unwrap_or_default(),
        Err(error) => sentence(&error.to_string()),
    };
    // The prompt of a shell begins a line of its own.
    tell(&format!("\n{farewell}\n"));
    process::exit(code)
}

/// Says something on a terminal, if that can be done at once.
fn tell(text: &str) {
    let stdout = io::stdout();
    let mut sink = [PollFd::new(&stdout, PollFlags::OUT)];
    let is_ready = matches!(poll(&mut sink, Some(&Timespec::default())), Ok(1))
        && sink[0].revents() == PollFlags::OUT;
    if stdout.is_terminal() && is_ready {
        // Past the buffers, which another thread may be writing.
        let _ = rustix::io::write(stdout.as_fd(), text.as_bytes());
    }
}
