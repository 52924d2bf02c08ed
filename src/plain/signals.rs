//! Signals that ask the program to end.

use std::io::{self, IsTerminal};
use std::os::fd::AsFd;
use std::process;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use anyhow::Context;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;

use super::talk::Talk;
use crate::words::sentence;

/// How long a disk has to take the game.
const PATIENCE: Duration = Duration::from_secs(2);

/// Ends the program when a signal asks for it, also while a line is waited for or written, with the game saved.
pub(super) fn watch(talk: Arc<Talk>) -> anyhow::Result<()> {
    let mut signals =
        Signals::new([SIGTERM, SIGINT, SIGHUP, SIGQUIT]).context("no signals can be caught")?;
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
    let code = 128 + signal;
    thread::spawn(move || {
        thread::sleep(PATIENCE);
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
