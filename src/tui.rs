//! The table on the screen: opened, kept up to date, closed.

pub mod app;
mod desk;
pub mod keys;
pub mod layout;
pub mod pointer;
mod terminal;
pub mod theme;
mod torn;
pub mod view;

use std::io;
use std::time::{Duration, Instant};

use anyhow::Context;
use crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;

use app::{Action, App, Open, Request, Scope};
pub use desk::Desk;
use layout::Layout;
use terminal::{Event, Terminal};
use theme::{Environment, Looks};

/// Lets two people play, until they leave. Gives the exit code: 0, or 128 and the number of the signal that ended it.
///
/// # Errors
///
/// When there is no terminal that can show a board, or it fails, or the game could not be saved at the end.
pub fn play(mut app: App, mut desk: Desk, environment: &Environment) -> anyhow::Result<u8> {
    let broken = "the terminal cannot be used";
    let mut terminal = Terminal::enter(app.has_mouse()).context(broken)?;
    desk.begin(&mut app, terminal.sender());
    let code = run(&mut app, &mut desk, &mut terminal, environment);
    desk.save_time(&app);
    // The save under way is finished first: whoever waits for the terminal may wait long.
    let saved = desk.finish();
    drop(terminal);
    match code.context(broken)? {
        0 => saved.map(|()| 0).context("the game could not be saved"),
        code => Ok(code),
    }
}

/// Draws, waits and answers, until the players leave.
fn run(
    app: &mut App,
    desk: &mut Desk,
    terminal: &mut Terminal,
    environment: &Environment,
) -> anyhow::Result<u8> {
    let mut looks = Looks::of(app.settings(), environment);
    let mut window = Rect::ZERO;
    let mut has_changed = true;
    let mut interrupted = Instant::now();
    let mut watch = Watch::start();
    loop {
        if std::mem::take(&mut has_changed) {
            terminal.set_title(&app.title())?;
            looks = Looks::of(app.settings(), environment);
            window = terminal.draw(|frame| view::draw(app, &looks, frame))?;
        }
        // What has come meanwhile is done before the next frame.
        let mut event = match app.quiet_time() {
            None => Some(terminal.event()),
            Some(time) => terminal.event_within(time),
        };
        has_changed = app.pass_time(watch.passed(app.quiet_time()));
        while let Some(now) = event {
            if app.open().is_some() {
                // What is chosen may take the game from the table.
                desk.save_time(app);
            }
            if matches!(now, Event::Key(_))
                && std::mem::replace(&mut interrupted, Instant::now()).elapsed() > TWICE
            {
                app.forget_interrupt();
            }
            has_changed |= match now {
                Event::Key(key) => press(app, key, window, &looks),
                Event::Mouse(mouse) => point(app, mouse, window, &looks),
                Event::Paste(text) => app.paste(&text),
                // A window that shrank and grew again has the size that was drawn last, but lost a part of it.
                Event::Resized => terminal.forget().map(|()| true)?,
                Event::Continued => terminal.enter_again().map(|()| true)?,
                Event::Saved(number, outcome) => desk.saved(number, outcome, app),
                Event::Signal(signal) => return Ok(u8::try_from(128 + signal).unwrap_or(u8::MAX)),
                Event::Failed(error) => return Err(error.into()),
            };
            // First what is asked for: a new game is not to be saved in the place of the one before.
            let is_over = fulfil(app, desk, terminal, &mut watch)?;
            desk.save_changes(app);
            if is_over {
                return Ok(0);
            }
            event = terminal.next_event();
        }
    }
}

/// Does what the table needs done. Tells whether the players leave.
fn fulfil(
    app: &mut App,
    desk: &mut Desk,
    terminal: &mut Terminal,
    watch: &mut Watch,
) -> io::Result<bool> {
    for request in app.take_requests() {
        match request {
            Request::Quit => return Ok(true),
            Request::Mouse(is_on) => terminal.set_mouse(is_on)?,
            Request::Suspend => {
                terminal.suspend()?;
                *watch = Watch::start();
            }
            Request::Bell => terminal.ring()?,
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

/// Measures how much time passes at the table.
struct Watch(Instant);

impl Watch {
    fn start() -> Self {
        Self(Instant::now())
    }

    /// The time since this was asked last. If that is much longer than the table meant to wait, the program was stopped
    /// meanwhile, and the players could not play.
    fn passed(&mut self, meant: Option<Duration>) -> Duration {
        let passed = std::mem::replace(self, Self::start()).0.elapsed();
        meant.map_or(passed, |meant| passed.min(meant + STOPPED))
    }
}

/// How much later than it meant to the table goes on when it is only slow.
const STOPPED: Duration = Duration::from_secs(1);

/// How soon a second Ctrl-C has to follow the first one to leave.
const TWICE: Duration = Duration::from_secs(2);

/// Does what a key asks for at a table that is shown in a window. Tells whether it asks for anything.
pub fn press(app: &mut App, key: KeyEvent, window: Rect, looks: &Looks) -> bool {
    if let Some(action) = keys::action(app.scope(), key)
        && act(app, action, window, looks)
    {
        return true;
    }
    // From a menu one may also choose by the keys that do the same at the table.
    let chosen = keys::action(Scope::Table, key)
        .filter(|&action| action != Action::Close && app.offers(action));
    if chosen.is_none() {
        app.forget_interrupt();
    }
    if let Some(action) = chosen.filter(|_| is_board_seen(app, window)) {
        app.update(Action::Close);
        app.update(action);
    }
    chosen.is_some()
}

/// Does what the mouse asks for at a table that is shown in a window. Tells whether it asks for anything.
pub fn point(app: &mut App, mouse: MouseEvent, window: Rect, looks: &Looks) -> bool {
    let Some(action) = pointer::action(app, mouse, window, looks) else {
        return false;
    };
    let times = match action {
        Action::Scroll(_) => LINES_OF_WHEEL,
        _ => 1,
    };
    (0..times).fold(false, |has_acted, _| {
        act(app, action, window, looks) || has_acted
    })
}

/// How far the wheel scrolls a text.
const LINES_OF_WHEEL: usize = 3;

/// Does what is asked for, where it can be done in a window.
fn act(app: &mut App, action: Action, window: Rect, looks: &Looks) -> bool {
    if let Some(Open::Help(_)) = app.open() {
        let (page, lines) = view::room_for_help(window, looks);
        app.set_room_for_help(page, lines);
    }
    let can_be_done = is_board_seen(app, window) || works_without_board(app, action);
    if can_be_done {
        app.update(action);
    }
    can_be_done
}

fn is_board_seen(app: &App, window: Rect) -> bool {
    Layout::new(window, app.in_sight(), app.is_turned()).is_some()
}

/// Whether an action is done also where the window is too small for the board: only leaving is.
fn works_without_board(app: &App, action: Action) -> bool {
    match action {
        Action::Close | Action::Interrupt | Action::Quit | Action::Redraw | Action::Suspend => true,
        Action::Yes => app.asks_to_leave(),
        _ => false,
    }
}
