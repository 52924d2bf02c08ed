//! The table on the screen: opened, kept up to date, closed.

pub mod app;
pub mod keys;
pub mod layout;
mod terminal;
pub mod theme;
pub mod view;

use crate::record::Record;
use app::{Action, App, Open, Request};
use layout::Layout;
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
                    let is_board_seen = Layout::new(terminal.window()?, app.cursor()).is_some();
                    let action = keys::action(app.scope(), key);
                    if let Some(action) =
                        action.filter(|&action| is_board_seen || works_without_board(action))
                    {
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

/// Whether an action is done also where the window is too small for the board.
const fn works_without_board(action: Action) -> bool {
    use Action::{Close, Interrupt, Quit, Redraw, Suspend, Yes};
    matches!(action, Close | Interrupt | Quit | Redraw | Suspend | Yes)
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
