//! The table on the screen: opened, kept up to date, closed.

pub mod app;
pub mod keys;
pub mod layout;
mod terminal;
pub mod theme;
pub mod view;

use crate::record::Record;
use app::{App, Open, Request};
use terminal::{Event, Terminal};
use theme::Looks;

/// Lets two people play, until they leave. Gives the exit code: 0, or 128 and the number of the signal that ended it.
///
/// # Errors
///
/// When there is no terminal that can show a board, or it fails.
pub fn play(record: Record, looks: &Looks) -> anyhow::Result<u8> {
    let mut terminal = Terminal::enter()?;
    let mut app = App::new(record, looks.theme);
    loop {
        show(&mut terminal, &mut app, looks)?;
        // What has come meanwhile is done before the next frame.
        let mut event = Some(terminal.event());
        while let Some(now) = event {
            match now {
                Event::Key(key) => {
                    if let Some(action) = keys::action(app.scope(), key) {
                        app.update(action);
                    }
                }
                Event::Paste(text) => app.paste(&text),
                Event::Resized => {}
                Event::Continued => terminal.enter_again()?,
                Event::Signal(signal) => return Ok(u8::try_from(128 + signal).unwrap_or(u8::MAX)),
                Event::Failed(error) => return Err(error.into()),
            }
            for request in app.take_requests() {
                match request {
                    Request::Quit => return Ok(0),
                    Request::Suspend => terminal.suspend()?,
                    Request::Redraw => terminal.forget()?,
                }
            }
            event = terminal.next_event();
        }
    }
}

/// Draws the table.
fn show(terminal: &mut Terminal, app: &mut App, looks: &Looks) -> anyhow::Result<()> {
    let looks = Looks {
        theme: app.theme(),
        ..*looks
    };
    if let Some(Open::Help(_)) = app.open() {
        let (page, lines) = view::room_for_help(terminal.window()?, &looks);
        app.set_room_for_help(page, lines);
    }
    Ok(terminal.draw(|frame| view::draw(app, &looks, frame))?)
}
