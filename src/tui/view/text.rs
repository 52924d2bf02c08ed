//! Texts and numbers that fit: into lines, into columns, into the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::{Clear, Widget};

/// Makes room for something over the board.
pub(super) fn clear(area: Rect, buffer: &mut Buffer) {
    Clear.render(area.intersection(buffer.area), buffer);
}

/// A text in lines of so many columns. In an item of a list, the lines after the first one are indented.
pub(super) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let hanging = if text.starts_with("- ") { "  " } else { "" };
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a first line");
        if line.is_empty() {
            line.push_str(word);
        } else if Span::raw(line.as_str()).width() + 1 + Span::raw(word).width() <= columns {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(format!("{hanging}{word}"));
        }
    }
    lines
}

/// The beginning of a text that takes at most so many columns, with a sign that it is cut off. A text of letters that
/// take no columns is cut off, too.
pub(super) fn shorten(text: &str, columns: usize, cut: &str) -> String {
    let beginning: String = text.chars().take(4 * columns).collect();
    if beginning.len() == text.len() && Span::raw(text).width() <= columns {
        return beginning;
    }
    let room = columns.saturating_sub(Span::raw(cut).width());
    let mut used = 0;
    let fits = |letter: &char| {
        used += Span::raw(letter.to_string()).width();
        used <= room
    };
    beginning.chars().take_while(fits).collect::<String>() + cut
}

/// A number of columns or rows, or the most that there can be.
pub(super) fn to_u16(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
