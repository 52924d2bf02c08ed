//! The conversation: lines are waited for and answered, and meanwhile time passes.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, IsTerminal, Stdout, Write};
use std::os::fd::AsFd;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use anyhow::Context;
use rustix::event::{PollFd, PollFlags, Timespec, poll};

use super::Session;
use super::lines::Lines;
use super::time::STEP;
use crate::watch::Watch;

/// A session, and where it is written. Whoever needs both takes the output first; whatever ends the program needs only
/// the session, which is never kept while something is written, since that may take long.
#[derive(Debug)]
pub(super) struct Talk {
    session: Mutex<Session>,
    /// Told when a line has been answered.
    answered: Condvar,
    output: Mutex<Output>,
    /// Whether something is being told while a line is waited for.
    is_interrupting: AtomicBool,
}

/// Standard output.
#[derive(Debug)]
struct Output {
    writer: BufWriter<Stdout>,
    /// Whether the lines are typed, and asked for.
    is_typed: bool,
    /// Whether a line has been asked for, and has not come.
    has_asked: bool,
}

impl Talk {
    pub(super) fn new(session: Session) -> Self {
        let output = Output {
            writer: BufWriter::new(io::stdout()),
            is_typed: io::stdin().is_terminal(),
            has_asked: false,
        };
        Self {
            session: Mutex::new(session),
            answered: Condvar::new(),
            output: Mutex::new(output),
            is_interrupting: AtomicBool::new(false),
        }
    }

    pub(super) fn session(&self) -> MutexGuard<'_, Session> {
        lock(&self.session)
    }

    /// Hears lines and answers them, until the players leave or no more lines come.
    pub(super) fn converse(&self) -> anyhow::Result<()> {
        // What has come is either waited for or in the buffer of the lines, and in no other one.
        let stdin = io::stdin().as_fd().try_clone_to_owned().map(File::from);
        let mut lines = Lines::new(BufReader::new(stdin.context("standard input")?));
        loop {
            if !lines.has_whole_line() {
                self.session().save();
                self.ask()?;
                self.session().watch = Watch::start();
            }
            let line = lines.next().context("standard input")?;
            let has_asked = std::mem::take(&mut lock(&self.output).has_asked);
            let mut session = self.session();
            session.pass_time();
            let Some(line) = line else {
                drop(session);
                // The farewell, or the prompt of a shell, begins a line of its own.
                return Ok(lock(&self.output).end_line(has_asked)?);
            };
            session.hear(&line);
            let is_leaving = session.is_leaving;
            drop(session);
            self.answered.notify_one();
            self.tell()?;
            if is_leaving {
                return Ok(());
            }
        }
    }

    /// Writes what has been said.
    fn tell(&self) -> io::Result<()> {
        let mut output = lock(&self.output);
        let said = self.session().take_said();
        output.writer.write_all(said.as_bytes())
    }

    /// The same, and asks for a line.
    fn ask(&self) -> io::Result<()> {
        let mut output = lock(&self.output);
        let mut session = self.session();
        let (said, prompt) = (session.take_said(), session.prompt());
        drop(session);
        output.ask(&said, &prompt)
    }

    /// Writes what is left to be said, and the last words.
    pub(super) fn end(&self, farewell: anyhow::Result<Option<String>>) -> anyhow::Result<()> {
        self.tell()?;
        let mut output = lock(&self.output);
        if let Ok(Some(farewell)) = &farewell {
            writeln!(output.writer, "{farewell}")?;
        }
        output.writer.flush()?;
        farewell.map(drop)
    }

    /// Whether the lines were typed on a terminal that has gone away: they can end then as if nobody typed any more.
    pub(super) fn has_lost_its_terminal(&self) -> bool {
        let stdin = io::stdin();
        let mut watched = [PollFd::new(&stdin, PollFlags::HUP)];
        let is_told = poll(&mut watched, Some(&Timespec::default())).is_ok();
        let is_gone = is_told && watched[0].revents().contains(PollFlags::HUP);
        // At its end a pipe looks the same.
        is_gone && lock(&self.output).is_typed
    }

    /// Lets time pass on the clock that runs, in a thread of its own, also while a line is waited for.
    pub(super) fn watch_time(self: &Arc<Self>) -> io::Result<()> {
        let talk = Arc::clone(self);
        thread::Builder::new().name("time".into()).spawn(move || {
            loop {
                let stands = |session: &mut Session| !session.clock_runs();
                drop(talk.answered.wait_while(talk.session(), stands));
                thread::sleep(STEP);
                let has_something_to_say = {
                    let mut session = talk.session();
                    session.let_time_pass();
                    !session.said.is_empty()
                };
                if has_something_to_say && !talk.is_interrupting.swap(true, Ordering::SeqCst) {
                    talk.interrupt_aside();
                }
            }
        })?;
        Ok(())
    }

    /// Interrupts in a thread of its own: a terminal that takes nothing for a while does not stop the clock.
    fn interrupt_aside(self: &Arc<Self>) {
        let talk = Arc::clone(self);
        thread::spawn(move || {
            // If nobody hears it, the next line finds that out.
            let _ = talk.interrupt();
            talk.is_interrupting.store(false, Ordering::SeqCst);
        });
    }

    /// Tells while a line is waited for what cannot wait for it, and asks for it anew.
    fn interrupt(&self) -> io::Result<()> {
        let mut output = lock(&self.output);
        let mut session = self.session();
        if !output.has_asked || session.said.is_empty() {
            return Ok(());
        }
        let (said, prompt) = (session.take_said(), session.prompt());
        drop(session);
        output.end_line(true)?;
        output.ask(&said, &prompt)
    }
}

impl Output {
    fn ask(&mut self, said: &str, prompt: &str) -> io::Result<()> {
        self.writer.write_all(said.as_bytes())?;
        if self.is_typed {
            write!(self.writer, "{prompt}> ")?;
        }
        self.has_asked = true;
        self.writer.flush()
    }

    /// Ends the line in which a line was asked for.
    fn end_line(&mut self, has_asked: bool) -> io::Result<()> {
        let is_open = self.is_typed && has_asked;
        self.writer.write_all(if is_open { b"\n" } else { b"" })
    }
}

/// Takes a lock also after a thread has panicked while it had it: the game is still to be saved then.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
