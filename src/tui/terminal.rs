//! The terminal: entering and leaving it, and suspending; what is drawn on it, and what comes from it.

mod backend;
mod events;
mod fault;
mod modes;
mod output;
mod torn;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use rustix::process::{Signal, kill_current_process_group};

use super::event::Event;
use crate::printable::printable;
use crate::watch::Watch;
use backend::Screen;
use events::{read_events, watch_signals, watch_terminal};
use fault::strike;
use modes::{has_title, is_in_background, leave, leave_before_a_panic_is_told, turn_on};
use output::is_ending;

/// The terminal in the modes of the table, until it is dropped.
pub(super) struct Terminal {
    inner: ratatui::Terminal<Screen>,
    has_mouse: bool,
    /// Whether its window can have a title.
    has_titles: bool,
    sender: Sender<Event>,
    events: Receiver<Event>,
    /// How much has been read from the terminal and is still to be answered.
    backlog: Arc<AtomicUsize>,
    /// The title that the window was given last.
    title: String,
}

impl Terminal {
    /// Takes over the terminal, with the mouse and a title of the window or without them.
    pub(super) fn enter(has_mouse: bool, has_titles: bool) -> anyhow::Result<Self> {
        ensure!(
            terminal_is_there(),
            "standard output is not a terminal (--plain needs none)"
        );
        leave_before_a_panic_is_told();
        let (sender, events) = mpsc::channel();
        // Signals must be caught before there is anything that they could leave behind.
        watch_signals(sender.clone())?;
        watch_terminal(sender.clone());
        turn_on(has_mouse, has_titles)
            .inspect_err(|_| leave())
            .context("no keys can be read from it")?;
        let backlog = Arc::default();
        read_events(sender.clone(), Arc::clone(&backlog));
        let inner = ratatui::Terminal::new(Screen::default()).inspect_err(|_| leave())?;
        Ok(Self {
            inner,
            has_mouse,
            has_titles,
            sender,
            events,
            backlog,
            title: String::new(),
        })
    }

    /// Draws a frame. Gives the window that it was drawn for.
    pub(super) fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<Rect> {
        let drawn = self.inner.try_draw(|frame| {
            draw(frame);
            // The first frame is the one that the players answer.
            if frame.count() > 0 {
                strike("draw")?;
            }
            io::Result::Ok(())
        })?;
        Ok(drawn.area)
    }

    /// Gives the window a title, together with the next frame, if it is another one than before.
    pub(super) fn set_title(&mut self, title: &str) {
        if has_title() && self.title != title {
            title.clone_into(&mut self.title);
            let title = printable(title);
            self.inner
                .backend_mut()
                .write(&format!("\x1b]2;{title}\x07"));
        }
    }

    /// Rings the bell, together with the next frame.
    pub(super) fn ring(&mut self) {
        self.inner.backend_mut().write("\x07");
    }

    /// Forgets what is on the screen, so that the next frame is drawn whole.
    pub(super) fn forget(&mut self) -> io::Result<()> {
        let window = Rect::from((Position::ORIGIN, self.inner.size()?));
        self.inner.resize(window)
    }

    /// Where those send who have something to tell.
    pub(super) const fn sender(&self) -> &Sender<Event> {
        &self.sender
    }

    /// Waits for an event.
    pub(super) fn event(&self) -> Event {
        let event = self.events.recv();
        self.taken(event.unwrap_or_else(|error| Event::Failed(io::Error::other(error))))
    }

    /// An event that is answered now.
    fn taken(&self, event: Event) -> Event {
        if matches!(event, Event::Key(_) | Event::Mouse(_) | Event::Paste(_)) {
            self.backlog.fetch_sub(1, Ordering::Relaxed);
        }
        event
    }

    /// Waits for an event, but no longer than this.
    pub(super) fn event_within(&self, time: Duration) -> Option<Event> {
        match self.events.recv_timeout(time) {
            Ok(event) => Some(self.taken(event)),
            Err(RecvTimeoutError::Timeout) => None,
            Err(error) => Some(Event::Failed(io::Error::other(error))),
        }
    }

    /// An event that has come already.
    pub(super) fn next_event(&self) -> Option<Event> {
        Some(self.taken(self.events.try_recv().ok()?))
    }

    /// Switches the mouse on or off.
    pub(super) fn set_mouse(&mut self, is_on: bool) -> io::Result<()> {
        self.has_mouse = is_on;
        modes::set_mouse(is_on)
    }

    /// Stops the program, and takes the terminal over again when it goes on. The watch stands still meanwhile.
    pub(super) fn suspend(&mut self, watch: &mut Watch) -> io::Result<()> {
        leave();
        stop()?;
        self.enter_again()?;
        *watch = Watch::start();
        Ok(())
    }

    /// Takes the terminal over after something else had it.
    pub(super) fn enter_again(&mut self) -> io::Result<()> {
        leave();
        // A shell that lets the program go on in the background keeps the terminal. It may do so only to end it.
        while is_in_background() {
            if is_soon_ending() {
                return Ok(());
            }
            if is_in_background() {
                stop()?;
            }
        }
        turn_on(self.has_mouse, self.has_titles)?;
        self.title.clear();
        self.forget()
    }
}

/// Whether a signal asks the program to end, now or a moment after the one that lets it go on.
fn is_soon_ending() -> bool {
    let begin = Instant::now();
    while !is_ending() && begin.elapsed() < Duration::from_millis(200) {
        thread::sleep(Duration::from_millis(5));
    }
    is_ending()
}

/// Stops the program, until it is to go on.
fn stop() -> io::Result<()> {
    // The whole group, so that the shell sees also a program that started this one stop. Without a shell to continue it,
    // the kernel drops this signal, and the game goes on at once. The signal of Ctrl-Z, which is meant, is caught.
    Ok(kill_current_process_group(Signal::TTIN)?)
}

impl Drop for Terminal {
    fn drop(&mut self) {
        leave();
    }
}

fn terminal_is_there() -> bool {
    rustix::termios::isatty(io::stdout())
}
