//! The form for a new game, over the board.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout as Split, Position, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Padding, Widget};

use tui_input::Input;

use super::footer::cut;
use super::question::{middle, with_gutters};
use super::{Screen, clear, shorten, wrap};
use crate::tui::app::{Form, Row, Value};
use crate::tui::layout::Layout;
use crate::tui::theme::Theme;

/// The most columns inside the frame.
const WIDTH: u16 = 40;
/// The columns of the names of rows.
const LABEL: u16 = 13;

/// Said below the row of the clock while it is filled in.
const CLOCK: &str = "30m, 1h+10s, 20m,3x30s or none, or two with a / between them";

/// The form as it lies on the screen.
pub(super) struct FormSheet {
    /// Where it is with its frame.
    area: Rect,
    /// What is hidden by it, at least.
    cleared: Rect,
    lines: Vec<String>,
    text: Rect,
    rows: Rect,
    /// The first row that is seen.
    first: usize,
}

impl FormSheet {
    /// A form in a window.
    pub(super) fn new(form: &Form, layout: &Layout, window: Rect) -> Self {
        let (board, window) = (&layout.board, layout.above_keys(window));
        let width = WIDTH.min(window.width.saturating_sub(4));
        let is_clock = form
            .rows
            .get(form.chosen)
            .is_some_and(|row| row.label == "Clock");
        let text = match form.text.as_str() {
            "" if is_clock => CLOCK,
            text => text,
        };
        let lines = wrap(text, width.into());
        let count = u16::try_from(form.rows.len()).unwrap_or(0);
        // The text has two lines at most; a form that grew and shrank would jump.
        let height = (count + 2 + 2).min(window.height);
        let area = middle(board.area, width + 4, height).clamp(window);
        let inner = frame().inner(area);
        let seen = count.min(inner.height);
        let [text, rows] =
            Split::vertical([Constraint::Fill(1), Constraint::Length(seen)]).areas(inner);
        Self {
            area,
            cleared: with_gutters(area, board),
            lines,
            text,
            rows,
            first: (form.chosen + 1).saturating_sub(seen.into()),
        }
    }

    /// Whether the form hides a point of the screen.
    pub(super) fn hides(&self, point: Position) -> bool {
        self.cleared.contains(point)
    }

    /// The row that is seen at a point of the screen.
    pub(super) fn row_at(&self, point: Position) -> Option<usize> {
        let place = self.first + usize::from(point.y.checked_sub(self.rows.y)?);
        self.rows.contains(point).then_some(place)
    }
}

fn frame() -> Block<'static> {
    Block::bordered().padding(Padding::horizontal(1))
}

impl Screen<'_> {
    /// Draws the form. Gives the place of the cursor: where something is typed, or what is chosen.
    pub(super) fn draw_form(self, form: &Form, sheet: &FormSheet, buffer: &mut Buffer) -> Position {
        clear(sheet.cleared, buffer);
        frame()
            .border_set(self.looks.glyphs.border)
            .title(Line::styled(" A new game ", Theme::CHOSEN).centered())
            .render(sheet.area, buffer);
        let text: Text<'_> = sheet.lines.iter().map(String::as_str).collect();
        text.render(sheet.text, buffer);
        let mut cursor = Position::new(sheet.rows.x, sheet.rows.y);
        let rows = form.rows.iter().enumerate().skip(sheet.first);
        for ((place, row), area) in rows.zip(sheet.rows.rows()) {
            let is_chosen = place == form.chosen;
            let at = self.draw_row(row, is_chosen, area, buffer);
            if is_chosen {
                cursor = at;
            }
        }
        cursor
    }

    /// Draws a row. Gives the place of the cursor in it.
    fn draw_row(self, row: &Row, is_chosen: bool, area: Rect, buffer: &mut Buffer) -> Position {
        let style = if is_chosen {
            Theme::CHOSEN
        } else {
            Theme::TEXT
        };
        let [label, value] = parts(area);
        let name = Line::styled(format!(" {} ", row.label), style);
        match &row.value {
            Value::Does(_) => {
                buffer.set_style(area, style);
                name.render(area, buffer);
                return area.as_position();
            }
            Value::OneOf(words, chosen) => {
                Line::raw(format!("< {} >", words[*chosen])).render(value, buffer);
            }
            Value::Text(input) if is_chosen => {
                name.render(label, buffer);
                return draw_typed(input, value, buffer);
            }
            Value::Text(input) => {
                let text = shorten(input.value(), value.width.into(), self.looks.glyphs.cut);
                Line::raw(text).render(value, buffer);
            }
        }
        name.render(label, buffer);
        value.as_position()
    }
}

/// Draws a text that is being typed. Gives the place of the cursor in it.
fn draw_typed(input: &Input, area: Rect, buffer: &mut Buffer) -> Position {
    let scroll = input.visual_scroll(usize::from(area.width).saturating_sub(1));
    buffer.set_style(area, Theme::UNDERLINED);
    Line::styled(cut(input.value(), scroll), Theme::UNDERLINED).render(area, buffer);
    let column = input.visual_cursor().saturating_sub(scroll);
    let column = u16::try_from(column).unwrap_or(u16::MAX);
    Position::new(area.x + column.min(area.width.saturating_sub(1)), area.y)
}

/// The parts of a row in which its name and its value stand.
fn parts(row: Rect) -> [Rect; 2] {
    let label = LABEL.min(row.width / 2);
    Split::horizontal([Constraint::Length(label), Constraint::Fill(1)]).areas(row)
}
