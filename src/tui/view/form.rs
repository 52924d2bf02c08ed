//! The form for a new game, over the board.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::screen::Screen;
use super::sheet::{Content, FRAME, Sheet};
use super::text::{shorten, wrap};
use super::typed::draw_typed;
use crate::tui::app::{Form, Row, Value};
use crate::tui::layout::{Layout, split_columns};
use crate::tui::theme::Theme;

/// The most columns inside the frame.
const WIDTH: u16 = 40;
/// The columns of the names of rows.
const LABEL: u16 = 13;

/// A form in a window. Only a fault makes it higher: if it grew and shrank from row to row, it would jump.
pub(super) fn sheet(form: &Form, layout: &Layout, window: Rect) -> Sheet {
    let width = WIDTH.min(window.width.saturating_sub(FRAME));
    let lines = |words: &str| match words {
        "" => Vec::new(),
        words => wrap(words, width.into()),
    };
    let usual = form.usual_words().map(|words| lines(words).len());
    let content = Content {
        title: String::from(" A new game "),
        lines: lines(&form.words()),
        room: usual.max().unwrap_or(0),
        rows: Row::ALL.len(),
        chosen: form.chosen().place(),
        width,
        in_sight: None,
    };
    Sheet::new(content, layout, window)
}

impl Screen<'_> {
    /// Draws the form. Gives the place of the cursor: where something is typed, or what is chosen.
    pub(super) fn draw_form(
        self,
        form: &Form,
        layout: &Layout,
        window: Rect,
        buffer: &mut Buffer,
    ) -> Position {
        let sheet = sheet(form, layout, window);
        let mut cursor = self.draw_sheet(&sheet, layout, buffer);
        for (place, area) in sheet.rows() {
            let row = Row::ALL[place];
            let is_chosen = row == form.chosen();
            let at = self.draw_row(row, form.value(row), is_chosen, area, buffer);
            if is_chosen {
                cursor = at;
            }
        }
        cursor
    }

    /// Draws a row. Gives the place of the cursor in it.
    fn draw_row(
        self,
        row: Row,
        value: Value<'_>,
        is_chosen: bool,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Position {
        let style = if is_chosen {
            Theme::CHOSEN
        } else {
            Theme::TEXT
        };
        let [label, room] = parts(area);
        // Only what is written stands out, so that a selected text beside it is seen by itself.
        let name = Line::from(Span::styled(format!(" {} ", row.label()), style));
        match value {
            Value::Nothing => {
                buffer.set_style(area, style);
                name.render(area, buffer);
                return area.as_position();
            }
            Value::OneOf(word) => Line::raw(format!("< {word} >")).render(room, buffer),
            Value::Text(line) if is_chosen => {
                name.render(label, buffer);
                buffer.set_style(room, Theme::UNDERLINED);
                return draw_typed(line, room, buffer);
            }
            Value::Text(line) => {
                let text = shorten(line.text(), room.width.into(), self.looks.glyphs.cut);
                Line::raw(text).render(room, buffer);
            }
        }
        name.render(label, buffer);
        room.as_position()
    }
}

/// The parts of a row in which its name and its value stand.
fn parts(row: Rect) -> [Rect; 2] {
    split_columns(row, LABEL.min(row.width / 2))
}
