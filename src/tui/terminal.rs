//! The terminal: entering and leaving it, and suspending. Nothing else changes its modes.

mod events;
mod output;
mod torn;

use std::env;
use std::io::{self, Write};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use anyhow::{Context, ensure};
use crossterm::event::EnableBracketedPaste;
use crossterm::style::force_color_output;
use crossterm::terminal::{self, Clear, ClearType, EnterAlternateScreen};
use crossterm::{cursor, queue};
use ratatui::Frame;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::{Position, Rect};
use rustix::process::{Signal, kill_current_process_group};

use crate::printable::printable;
pub(super) use events::Event;
use events::{read_events, watch_signals, watch_terminal};
use output::{Output, send};

/// Turns off every mode that was turned on, or that a program before left on: the mouse, reports of the focus,
/// bracketed paste, styles, the hidden cursor, the other screen.
const LEAVE: &[u8] =
    b"\x1b[?1006l\x1b[?1003l\x1b[?1002l\x1b[?1000l\x1b[?1004l\x1b[?2004l\x1b[0m\x1b[?25h\x1b[?1049l";

/// Makes the terminal tell where the mouse is pressed and let go, in numbers of any size, and nothing more: a terminal
/// that also tells of every motion sends much.
const MOUSE_ON: &[u8] = b"\x1b[?1000h\x1b[?1006h";
const MOUSE_OFF: &[u8] = b"\x1b[?1006l\x1b[?1000l";

/// Whether the terminal is in the modes of the table. Whoever sets it to false turns them off.
static ENTERED: AtomicBool = AtomicBool::new(false);

/// Remembers the title of the window, and puts it back. Terminals that know no titles are not asked.
const KEEP_TITLE: &[u8] = b"\x1b[22;2t";
const PUT_BACK_TITLE: &[u8] = b"\x1b[23;2t";

/// Whether the window has a title of ours.
static TITLED: AtomicBool = AtomicBool::new(false);

/// How long the table has to leave by itself after a signal, and how long a blocked terminal is waited for.
const PATIENCE: Duration = Duration::from_millis(400);

/// How long a save under way is waited for when the program ends.
pub(super) const PATIENCE_FOR_SAVING: Duration = Duration::from_secs(2);

/// The terminal in the modes of the table, until it is dropped.
pub(super) struct Terminal {
    inner: ratatui::Terminal<CrosstermBackend<Output>>,
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
        // The theme knows of NO_COLOR; crossterm's own way would also lose the attributes.
        force_color_output(true);
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
        let inner = ratatui::Terminal::new(CrosstermBackend::new(Output::default()))
            .inspect_err(|_| leave())?;
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
    pub(super) fn set_title(&mut self, title: &str) -> io::Result<()> {
        if TITLED.load(Ordering::SeqCst) && self.title != title {
            title.clone_into(&mut self.title);
            let title = printable(title);
            write!(self.inner.backend_mut(), "\x1b]2;{title}\x07")?;
        }
        Ok(())
    }

    /// Rings the bell, together with the next frame.
    pub(super) fn ring(&mut self) -> io::Result<()> {
        self.inner.backend_mut().write_all(b"\x07")
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
        send(if is_on { MOUSE_ON } else { MOUSE_OFF })
    }

    /// Stops the program, and takes the terminal over again when it goes on.
    pub(super) fn suspend(&mut self) -> io::Result<()> {
        leave();
        // The whole group, so that the shell sees also a program that started this one stop. Without a shell to
        // continue it, the kernel drops the signal, and the game goes on at once.
        kill_current_process_group(Signal::TSTP)?;
        self.enter_again()
    }

    /// Takes the terminal over after something else had it.
    pub(super) fn enter_again(&mut self) -> io::Result<()> {
        leave();
        turn_on(self.has_mouse, self.has_titles)?;
        self.title.clear();
        self.forget()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        leave();
    }
}

fn terminal_is_there() -> bool {
    rustix::termios::isatty(io::stdout())
}

/// Puts the terminal in the modes of the table.
fn turn_on(has_mouse: bool, has_titles: bool) -> io::Result<()> {
    terminal::enable_raw_mode()?;
    ENTERED.store(true, Ordering::SeqCst);
    let mut output = Output::default();
    // A terminal without another screen still shows what was there before.
    queue!(
        output,
        EnterAlternateScreen,
        Clear(ClearType::All),
        EnableBracketedPaste,
        cursor::Show
    )?;
    if has_titles {
        TITLED.store(true, Ordering::SeqCst);
        output.write_all(KEEP_TITLE)?;
    }
    if has_mouse {
        output.write_all(MOUSE_ON)?;
    }
    output.flush()
}

/// Puts the terminal back as it was found, once.
fn leave() {
    if ENTERED.swap(false, Ordering::SeqCst) {
        // There is nobody to tell if the terminal is gone.
        let title = if TITLED.swap(false, Ordering::SeqCst) {
            PUT_BACK_TITLE
        } else {
            b""
        };
        let _ = send(&[title, LEAVE].concat());
        let _ = terminal::disable_raw_mode();
    }
}

/// Puts the terminal back as far as that is possible without waiting for long: it may take nothing more, and then
/// another thread is waiting for it already.
fn leave_in_time() {
    let (left, leaving) = mpsc::channel();
    thread::spawn(move || {
        leave();
        let _ = left.send(());
    });
    let _ = leaving.recv_timeout(PATIENCE);
    // This waits for nothing, and does nothing twice.
    let _ = terminal::disable_raw_mode();
}

/// Makes a panic leave the terminal first, so that its message is readable and stays, and end the program.
fn leave_before_a_panic_is_told() {
    let tell = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        leave_in_time();
        tell(panic);
        process::exit(101);
    }));
}

/// A fault where the variable `ALEA_FAULT` asks for one, so that tests see what becomes of the terminal then: an error
/// at the second frame (`draw`) or at the first thing that comes from the terminal (`read`), or at the second frame a
/// panic (`panic`). A release build has no faults.
fn strike(place: &str) -> io::Result<()> {
    let fault = if cfg!(debug_assertions) {
        env::var("ALEA_FAULT").unwrap_or_default()
    } else {
        String::new()
    };
    assert!(fault != "panic" || place != "draw", "ALEA_FAULT is panic");
    if fault == place {
        return Err(io::Error::other(format!("ALEA_FAULT is {fault}")));
    }
    Ok(())
}
