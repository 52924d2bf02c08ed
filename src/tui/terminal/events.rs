//! What comes from the terminal, and the signals: each from a thread of its own that waits for it.

use std::io;
use std::os::fd::AsFd;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event;
use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGTSTP, SIGWINCH};

use super::fault::strike;
use super::modes::{PATIENCE, drop_what_waits, leave_in_time};
use super::output::stop_drawing;
use super::torn::Torn;
use crate::signals::{caught, exit_code};
use crate::store::PATIENCE_FOR_SAVING;
use crate::tui::event::Event;

/// What leaving may take of the time for a save under way, where the table waits for the terminal.
const LEAVING: Duration = Duration::from_millis(300);

/// How often is dropped what a terminal does not take.
const DROPS: u32 = 8;

/// So many events are kept until there is time for them.
const MOST_WAITING: usize = 4096;

/// How long the reader waits before it looks whether there is time.
const BETWEEN_LOOKS: Duration = Duration::from_millis(2);

/// Sends what the terminal sends, for as long as it sends.
pub(super) fn read_events(sender: Sender<Event>, backlog: Arc<AtomicUsize>) {
    thread::spawn(move || {
        let mut torn = Torn::default();
        loop {
            let event = match event::read().and_then(|event| strike("read").and(Ok(event))) {
                Ok(event::Event::Key(key)) if torn.takes(key) => continue,
                Ok(event::Event::Key(key)) => Event::Key(key),
                Ok(event::Event::Mouse(mouse)) => Event::Mouse(mouse),
                Ok(event::Event::Paste(text)) => Event::Paste(text),
                // Resizes are told by their signal.
                Ok(_) => continue,
                Err(error) => {
                    let _ = sender.send(Event::Failed(error));
                    return;
                }
            };
            backlog.fetch_add(1, Ordering::Relaxed);
            if sender.send(event).is_err() {
                return;
            }
            // What nobody has time for yet waits in the terminal.
            while backlog.load(Ordering::Relaxed) > MOST_WAITING {
                thread::sleep(BETWEEN_LOOKS);
            }
        }
    });
}

/// Sends the signals that ask the program to end or to stop, that it goes on after it was stopped, and that the window
/// has another size. crossterm tells of the last only when it has begun to read, and one that came before would be lost.
pub(super) fn watch_signals(sender: Sender<Event>) -> anyhow::Result<()> {
    let mut signals = caught(&[SIGTSTP, SIGCONT, SIGWINCH])?;
    thread::spawn(move || {
        for signal in signals.forever() {
            match signal {
                SIGTSTP => drop(sender.send(Event::Stop)),
                SIGCONT => drop(sender.send(Event::Continued)),
                SIGWINCH => drop(sender.send(Event::Resized)),
                signal => end(&sender, signal),
            }
        }
    });
    Ok(())
}

/// Ends the program when the terminal goes away. Nothing else tells of it where the hang-up signal is ignored.
pub(super) fn watch_terminal(sender: Sender<Event>) {
    thread::spawn(move || {
        let stdout = io::stdout();
        let mut watched = [PollFd::from_borrowed_fd(stdout.as_fd(), PollFlags::HUP)];
        // A signal can interrupt the waiting.
        while matches!(poll(&mut watched, None), Ok(0) | Err(Errno::INTR)) {}
        let gone = PollFlags::HUP | PollFlags::ERR;
        if watched[0].revents().intersects(gone) {
            end(&sender, SIGHUP);
        }
    });
}

/// Lets the table end because of a signal; if it does not, because it waits for the terminal, ends the program. A save
/// under way has its time in any case.
fn end(sender: &Sender<Event>, signal: i32) {
    let begin = Instant::now();
    stop_drawing();
    let _ = sender.send(Event::Signal(signal));
    thread::sleep(PATIENCE);
    // A terminal may hold less than what is sent to it at once.
    for _ in 0..DROPS {
        drop_what_waits();
        thread::sleep(PATIENCE / DROPS);
    }
    leave_in_time();
    thread::sleep(PATIENCE_FOR_SAVING.saturating_sub(LEAVING + begin.elapsed()));
    process::exit(exit_code(signal).into());
}
