//! What lies over the board.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::screen::{Screen, layout};
use super::sheet::Sheet;
use super::{form, question};
use crate::tui::app::{App, Open};
use crate::tui::layout::Layout;
use crate::tui::theme::Looks;

/// How many rows stand above each other in what lies over the board in a window, before others stand beside them.
pub fn rows_in_a_column(app: &App, looks: &Looks, window: Rect) -> Option<usize> {
    let screen = Screen::new(app, looks, None);
    let layout = layout(app, window)?;
    Some(screen.sheet(&layout, window)?.rows_in_a_column())
}

impl Screen<'_> {
    /// The sheet that lies over the board, if one does.
    pub(super) fn sheet(self, layout: &Layout, window: Rect) -> Option<Sheet> {
        match self.app.open()? {
            Open::Question(question) => Some(question::sheet(question, layout, window)),
            Open::Form(form) => Some(form::sheet(form, layout, window)),
            Open::Prompt(_) | Open::Help(_) => None,
        }
    }

    /// Draws what lies over the board in a window, or else the message. Gives the place of the cursor, if it is seen.
    pub(super) fn draw_open(
        self,
        layout: &Layout,
        window: Rect,
        buffer: &mut Buffer,
    ) -> Option<Position> {
        Some(match self.app.open() {
            None => {
                self.draw_message(layout, buffer);
                return layout.board.point(self.app.cursor()).map(Position::from);
            }
            Some(Open::Prompt(prompt)) => Self::draw_prompt(prompt, layout.message, buffer),
            Some(Open::Question(question)) => self.draw_question(question, layout, window, buffer),
            Some(Open::Form(form)) => self.draw_form(form, layout, window, buffer),
            Some(Open::Help(help)) => self.draw_help(*help, window, buffer),
        })
    }
}
