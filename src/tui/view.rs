//! Drawing: it changes nothing, and fits every size.

mod board;
mod clock;
mod danger;
mod footer;
mod form;
mod header;
mod help;
mod hints;
mod listed;
mod open;
mod panel;
mod preview;
mod question;
mod screen;
mod sheet;
mod spot;
mod text;
mod typed;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::app::{Action, App, Scope};
use super::keys;
use super::layout::LEAST;
use super::theme::Looks;
pub use help::room_for_help;
pub use open::rows_in_a_column;
use screen::Screen;
pub use screen::layout;
pub use spot::{Spot, spot};

/// Draws what is on the screen, and puts the terminal's cursor on what the keys act on.
pub fn draw(app: &App, looks: &Looks, frame: &mut Frame<'_>) {
    let danger = app.danger();
    let screen = Screen::new(app, looks, danger.as_ref());
    let area = frame.area();
    let cursor = screen.draw(area, frame.buffer_mut());
    if let Some(cursor) = cursor.filter(|&cursor| area.contains(cursor)) {
        frame.set_cursor_position(cursor);
    }
}

impl Screen<'_> {
    /// Draws all parts that fit. Gives the place of the cursor.
    fn draw(self, area: Rect, buffer: &mut Buffer) -> Option<Position> {
        let Some(layout) = layout(self.app, area) else {
            self.draw_too_small(area, buffer);
            return None;
        };
        self.draw_header(layout.header, layout.panel.is_some(), buffer);
        self.draw_board(&layout.board, buffer);
        if let Some(panel) = layout.panel {
            self.draw_panel(panel, buffer);
        }
        if let Some(keys) = layout.keys {
            self.draw_keys(keys, buffer);
        }
        self.draw_open(&layout, area, buffer)
    }

    /// Says in one line what the window lacks, or what is asked.
    fn draw_too_small(self, area: Rect, buffer: &mut Buffer) {
        let text = match (area.width < LEAST.0, area.height < LEAST.1) {
            _ if self.app.asks_to_leave() => format!("Quit? {}", answers().join(", ")),
            (true, false) => format!("needs {} columns", LEAST.0),
            (false, true) => format!("needs {} rows", LEAST.1),
            _ => format!("needs {} x {}", LEAST.0, LEAST.1),
        };
        Line::raw(text).render(area, buffer);
    }
}

/// The keys that answer a question by yes and no.
fn answers() -> [&'static str; 2] {
    [Action::Yes, Action::Close]
        .map(|action| keys::first_label(Scope::Question, action).unwrap_or_default())
}
