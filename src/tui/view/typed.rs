//! A line that is being typed.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::text::to_u16;
use crate::tui::app::Typed;
use crate::tui::theme::Theme;

/// Writes as much of a typed line as there is room for around its cursor. Gives the place of the cursor.
pub(super) fn draw_typed(line: &Typed, area: Rect, buffer: &mut Buffer) -> Position {
    let last = area.width.saturating_sub(1);
    let (first, cursor) = line.window(last.into());
    let style = if line.is_selected() {
        Theme::CHOSEN
    } else {
        Theme::TEXT
    };
    Line::from(Span::styled(cut(line.text(), first), style)).render(area, buffer);
    Position::new(area.x + to_u16(cursor).min(last), area.y)
}

/// A text without its first columns.
fn cut(text: &str, columns: usize) -> &str {
    let mut skipped = 0;
    let start = text.char_indices().find(|(_, letter)| {
        let is_past = skipped >= columns;
        skipped += Span::raw(letter.to_string()).width();
        is_past
    });
    start.map_or("", |(place, _)| &text[place..])
}
