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
    let style = if line.is_selected() {
        Theme::CHOSEN
    } else {
        Theme::TEXT
    };
    let before = line.before_cursor();
    let first = first_seen(before, last.into());
    let seen = Span::styled(&line.text()[first..], style);
    Line::from(seen).render(area, buffer);
    let cursor = Span::raw(&before[first..]).width();
    Position::new(area.x + to_u16(cursor).min(last), area.y)
}

/// Where the part of a text begins that is seen, with its end, in so many columns.
fn first_seen(text: &str, columns: usize) -> usize {
    let mut used = 0;
    let fits = |(_, letter): &(usize, char)| {
        used += Span::raw(letter.to_string()).width();
        used <= columns
    };
    let seen = text.char_indices().rev().take_while(fits);
    seen.last().map_or(text.len(), |(place, _)| place)
}
