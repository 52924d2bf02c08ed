//! The table on the screen: opened, kept up to date, closed.
//!
//! What comes from outside is an `event`. `input` does with it what [`keys`] or the [`pointer`](mod@pointer) say that it
//! asks for: an [`Action`](app::Action), which changes the [`app`]. What the app cannot do by itself it leaves as a
//! [`Request`], which is done here, with the `terminal`, or by the [`desk`](Desk), which has the games and the files.
//! Then [`view`] draws the app, by its [`layout`] and in its [`theme`]. [`manual`] puts into words for the help and the
//! manual page what can be done with keys, mouse and commands.

pub mod app;
mod desk;
mod event;
mod input;
pub mod keys;
pub mod layout;
pub mod manual;
pub mod pointer;
mod terminal;
pub mod theme;
pub mod view;

use std::io;
use std::time::{Duration, Instant};

use anyhow::Context;
use ratatui::layout::Rect;

use crate::signals::exit_code;
use crate::watch::Watch;
use app::{App, Request};
pub use desk::Desk;
use event::Event;
pub use input::{point, press};
use terminal::Terminal;
use theme::{Environment, Looks};

/// Lets two people play, until they leave. Gives the exit code: 0, or 128 and the number of the signal that ended it.
///
/// # Errors
///
/// When there is no terminal that can show a board, or it fails, or the game could not be saved at the end.
pub fn play(mut app: App, mut desk: Desk, environment: &Environment) -> anyhow::Result<u8> {
    let broken = "the terminal cannot be used";
    let terminal = Terminal::enter(app.has_mouse(), environment.has_titles()).context(broken)?;
    desk.begin(&mut app, terminal.sender());
    let mut sitting = Sitting {
        looks: Looks::of(app.settings(), environment),
        app,
        desk,
        terminal,
        window: Rect::ZERO,
        last_key: Instant::now(),
        watch: Watch::start(),
    };
    let code = sitting.run(environment);
    let Sitting {
        app,
        mut desk,
        terminal,
        ..
    } = sitting;
    desk.save_time(app.record());
    // The save under way is finished first: whoever waits for the terminal may wait long.
    let saved = desk.finish();
    drop(terminal);
    match code.context(broken)? {
        // Under a name it is safe, too.
        0 if app.is_safe() => Ok(0),
        0 => saved.map(|()| 0).context("the game could not be saved"),
        code => Ok(code),
    }
}

/// Two people at a table, from the first frame to when they leave.
struct Sitting {
    app: App,
    desk: Desk,
    terminal: Terminal,
    /// How the last frame was drawn.
    looks: Looks,
    /// The window that it was drawn in.
    window: Rect,
    /// When a key was pressed last: a second Ctrl-C has to follow soon.
    last_key: Instant,
    watch: Watch,
}

impl Sitting {
    /// Draws, waits and answers, until the players leave. Gives the exit code.
    fn run(&mut self, environment: &Environment) -> anyhow::Result<u8> {
        let mut has_changed = true;
        loop {
            if has_changed {
                self.draw(environment)?;
            }
            let quiet = self.app.quiet_time();
            let mut event = match quiet {
                None => Some(self.terminal.event()),
                Some(time) => self.terminal.event_within(time),
            };
            let passed = self.watch.passed(quiet.map(|quiet| quiet + LATE));
            has_changed = self.app.pass_time(passed);
            let mut is_over = self.settle()?;
            // What has come meanwhile is done before the next frame.
            let mut count = 0;
            while let Some(now) = event.filter(|_| !is_over) {
                match now {
                    Event::Signal(signal) => return Ok(exit_code(signal)),
                    Event::Failed(error) => return Err(error.into()),
                    now => has_changed |= self.answer(now)?,
                }
                is_over = self.settle()?;
                // But the clock is looked at now and then.
                count += 1;
                event = if count < MOST_AT_ONCE {
                    self.terminal.next_event()
                } else {
                    None
                };
            }
            if is_over {
                return Ok(0);
            }
        }
    }

    fn draw(&mut self, environment: &Environment) -> io::Result<()> {
        let app = &self.app;
        self.terminal.set_title(&app.title());
        let looks = Looks::of(app.settings(), environment);
        self.looks = looks;
        self.window = self.terminal.draw(|frame| view::draw(app, &looks, frame))?;
        Ok(())
    }

    /// Answers what has come from outside. Tells whether anything has changed.
    fn answer(&mut self, event: Event) -> io::Result<bool> {
        if matches!(event, Event::Key(_)) {
            let before = std::mem::replace(&mut self.last_key, Instant::now());
            if before.elapsed() > TWICE {
                self.app.forget_interrupt();
            }
        }
        let (app, window, looks) = (&mut self.app, self.window, &self.looks);
        Ok(match event {
            Event::Key(key) => press(app, key, window, looks),
            Event::Mouse(mouse) => point(app, mouse, window, looks),
            Event::Paste(text) => app.paste(&text),
            // A window that shrank and grew again has the size that was drawn last, but lost a part of it.
            Event::Resized => self.terminal.forget().map(|()| true)?,
            Event::Stop => self.terminal.suspend(&mut self.watch).map(|()| true)?,
            Event::Continued => self.terminal.enter_again().map(|()| true)?,
            Event::Saved(number, outcome) => self.desk.saved(number, outcome, app),
            Event::Signal(_) | Event::Failed(_) => false,
        })
    }

    /// Does what the table needs done, and saves what has changed. Tells whether the players leave.
    fn settle(&mut self) -> io::Result<bool> {
        // First what is asked for: a new game is not to be saved in the place of the one before.
        let is_over = self.fulfil()?;
        self.desk.save_changes(&self.app);
        Ok(is_over)
    }

    fn fulfil(&mut self) -> io::Result<bool> {
        let (app, desk, terminal) = (&mut self.app, &mut self.desk, &mut self.terminal);
        for request in app.take_requests() {
            match request {
                Request::Quit => return Ok(true),
                Request::Mouse(is_on) => terminal.set_mouse(is_on)?,
                Request::Suspend => terminal.suspend(&mut self.watch)?,
                Request::Bell => terminal.ring(),
                Request::Redraw => terminal.forget()?,
                Request::KeepSetting(setting) => desk.keep_setting(setting, app),
                Request::NewGame => desk.keep_new(app, terminal.sender()),
                Request::ListGames => desk.list(app),
                Request::Open(place) => desk.open(place, app, terminal.sender()),
                Request::SaveAs {
                    name,
                    may_overwrite,
                } => desk.save_as(&name, may_overwrite, app),
            }
        }
        Ok(false)
    }
}

/// How much later than it meant to the table goes on when it is only slow.
const LATE: Duration = Duration::from_secs(1);

/// How much of what has come is done before the next frame.
const MOST_AT_ONCE: usize = 200;

/// How soon a second Ctrl-C has to follow the first one to leave.
const TWICE: Duration = Duration::from_secs(2);
