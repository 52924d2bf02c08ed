//! The message line, the prompt, and the line of keys.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use super::{Screen, clear};
use crate::tui::app::{Prompt, Scope};
use crate::tui::keys::{self, When};
use crate::tui::layout::Layout;
use crate::tui::theme::Theme;

impl Screen<'_> {
    /// Writes the message. One that is too long for its line also takes the lines around it.
    pub(super) fn draw_message(self, layout: &Layout, buffer: &mut Buffer) {
        let line = layout.message;
        let paragraph = Paragraph::new(self.app.message())
            .style(Theme::STRONG)
            .wrap(Wrap { trim: true });
        let needed = u16::try_from(wrapped(self.app.message(), line.width)).unwrap_or(u16::MAX);
        let bottom = layout.keys.map_or(line.bottom(), Rect::bottom);
        let height = needed.clamp(1, bottom - layout.board.area.y);
        let top = line.y.min(bottom - height);
        let area = Rect {
            y: top,
            height,
            ..line
        };
        clear(area, buffer);
        paragraph.render(area, buffer);
    }

    /// Writes the prompt with what is typed. Gives the place of the cursor.
    pub(super) fn draw_prompt(self, prompt: &Prompt, area: Rect, buffer: &mut Buffer) -> Position {
        let room = area.width.saturating_sub(2);
        let (first, cursor) = prompt.window(room.into());
        Line::from(vec![
            Span::styled(":", Theme::STRONG),
            Span::raw(cut(prompt.text(), first)),
        ])
        .render(area, buffer);
        let across = u16::try_from(cursor).unwrap_or(room).min(room);
        Position::new(area.x + 1 + across, area.y)
    }

    /// Writes the keys that work now, as many as there is room for, and the name of the cursor's intersection.
    pub(super) fn draw_keys(self, area: Rect, buffer: &mut Buffer) {
        let name = Line::raw(format!("{:>3}", format!("{:#}", self.app.cursor())));
        let mut room = usize::from(area.width).saturating_sub(name.width());
        let mut spans = Vec::new();
        for (label, words) in self.hints() {
            let hint = [
                Span::styled(label, Theme::STRONG),
                Span::raw(format!(" {words}  ")),
            ];
            let width = hint.iter().map(Span::width).sum::<usize>();
            if width > room {
                break;
            }
            room -= width;
            spans.extend(hint);
        }
        Line::from(spans).render(area, buffer);
        if self.app.scope() == Scope::Table {
            name.right_aligned().render(area, buffer);
        }
    }

    /// The keys that work now, in the order of the table.
    pub(super) fn hints(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let scope = self.app.scope();
        let entries = keys::TABLE.iter().filter(move |entry| entry.scope == scope);
        let hints = entries.flat_map(|entry| entry.hints);
        hints
            .filter(move |(when, ..)| self.is(*when))
            .map(|&(_, label, words)| (label, words))
    }

    fn is(self, when: When) -> bool {
        let app = self.app;
        let (is_over, is_lifted) = (app.game().ending().is_some(), app.lifted().is_some());
        match when {
            When::Always => true,
            When::Lifted => is_lifted,
            When::Looking => app.is_looking() && !is_lifted,
            When::Over => is_over && !app.is_looking(),
            When::Played => {
                !is_over && !is_lifted && app.game().standing() > 0 && !app.is_looking()
            }
            When::Free => !is_over && !is_lifted,
        }
    }
}

/// The number of lines that a text takes in so many columns.
fn wrapped(text: &str, columns: u16) -> usize {
    let columns = usize::from(columns.max(1));
    let (lines, _) = text.split_whitespace().fold((1, 0), |(lines, used), word| {
        let width = Span::raw(word).width();
        if used == 0 {
            (lines, width)
        } else if used + 1 + width <= columns {
            (lines, used + 1 + width)
        } else {
            (lines + 1, width)
        }
    });
    lines
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
