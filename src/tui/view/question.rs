//! A question or the menu, over the board.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Widget};

use super::{Screen, clear};
use crate::tui::app::{Action, Choice, Question, Scope};
use crate::tui::keys;
use crate::tui::layout::BoardLayout;
use crate::tui::theme::Theme;

impl Screen<'_> {
    /// Draws a question, away from what should stay in sight. Gives the place of the cursor: what is chosen.
    pub(super) fn draw_question(
        self,
        question: &Question,
        board: &BoardLayout,
        window: Rect,
        buffer: &mut Buffer,
    ) -> Position {
        let choices = labels(question);
        let widest = choices
            .iter()
            .map(|(words, key)| words.chars().count() + key.len() + 3)
            .max()
            .unwrap_or(0);
        let widest = widest
            .max(question.text.chars().count())
            .max(question.title.chars().count() + 2);
        let text_lines = usize::from(!question.text.is_empty()) * 2;
        let area = place(
            widest + 4,
            text_lines + choices.len() + 2,
            question,
            board,
            window,
        );
        clear(area, buffer);
        let title = Line::styled(format!(" {} ", question.title), Theme::CHOSEN).centered();
        let block = Block::bordered()
            .border_set(self.looks.glyphs.border)
            .title(title);
        let inner = block.inner(area);
        let inner = Rect {
            x: inner.x + 1,
            width: inner.width.saturating_sub(2),
            ..inner
        };
        block.render(area, buffer);

        let head = u16::try_from(text_lines).unwrap_or(0).min(inner.height);
        Paragraph::new(question.text.as_str()).render(
            Rect {
                height: head.min(1),
                ..inner
            },
            buffer,
        );
        let room = inner.height - head;
        // The chosen line is always seen.
        let first = (question.chosen + 1).saturating_sub(room.into());
        for (line, (y, (words, key))) in
            (first..).zip((inner.y + head..inner.bottom()).zip(choices.iter().skip(first)))
        {
            let style = if line == question.chosen {
                Theme::CHOSEN
            } else {
                Theme::TEXT
            };
            let row = Rect {
                y,
                height: 1,
                ..inner
            };
            buffer.set_style(row, style);
            Line::styled(format!(" {words} "), style).render(row, buffer);
            Line::styled(format!("{key} "), style)
                .right_aligned()
                .render(row, buffer);
        }
        let down = u16::try_from(question.chosen - first).unwrap_or(0);
        Position::new(inner.x, inner.y + head + down)
    }
}

/// What the choices are called, with the keys that do the same: in a question yes and no, in the menu those of the
/// table.
fn labels(question: &Question) -> Vec<(&'static str, &'static str)> {
    let key = |choice: &Choice| match (question.choices.len(), choice.action) {
        (2, Action::Close) => keys::label(Scope::Question, Action::Close),
        (2, _) => keys::label(Scope::Question, Action::Yes),
        _ => keys::label(Scope::Table, choice.action),
    };
    question
        .choices
        .iter()
        .map(|choice| (choice.words, key(choice).unwrap_or("")))
        .collect()
}

/// In the middle of the board, or in the half of it that hides nothing.
fn place(
    width: usize,
    height: usize,
    question: &Question,
    board: &BoardLayout,
    window: Rect,
) -> Rect {
    let width = u16::try_from(width)
        .unwrap_or(window.width)
        .min(window.width);
    let height = u16::try_from(height)
        .unwrap_or(window.height)
        .min(window.height);
    let middle = |from: u16, room: u16, needed: u16| (from + room / 2).saturating_sub(needed / 2);
    let point = question.in_sight.and_then(|square| board.point(square));
    let y = match point {
        Some((_, y)) if y >= board.area.y + board.area.height / 2 => board.area.y + 1,
        Some(_) => board.area.bottom().saturating_sub(height + 1),
        None => middle(board.area.y, board.area.height, height),
    };
    let area = Rect::new(
        middle(board.area.x, board.area.width, width),
        y,
        width,
        height,
    );
    area.clamp(window)
}
