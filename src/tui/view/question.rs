//! A question or the menu, over the board.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Padding, Widget};

use super::{Screen, clear, preview, shorten, wrap};
use crate::tui::app::{Action, Choice, Question, Scope};
use crate::tui::keys;
use crate::tui::layout::{BoardLayout, NUMBER};
use crate::tui::theme::Theme;

/// The columns that the frame and the blanks beside the text take.
const FRAME: usize = 4;

impl Screen<'_> {
    /// Draws a question, away from what should stay in sight. Gives the place of the cursor: what is chosen.
    pub(super) fn draw_question(
        self,
        question: &Question,
        board: &BoardLayout,
        window: Rect,
        buffer: &mut Buffer,
    ) -> Position {
        let choices: Vec<_> = question
            .choices
            .iter()
            .map(|choice| label(question, choice))
            .collect();
        let preview = preview::room(question, window);
        let window = Rect {
            width: window.width - preview.width,
            ..window
        };
        let width = width(question, &choices).min(usize::from(window.width).saturating_sub(FRAME));
        let (title, text) = headed(question, width);
        let area = place(
            width + FRAME,
            text.len() + choices.len() + 2,
            question,
            board,
            window,
        );
        clear(with_gutters(area, board), buffer);
        let block = Block::bordered()
            .border_set(self.looks.glyphs.border)
            .padding(Padding::horizontal(1))
            .title(Line::styled(title, Theme::CHOSEN).centered());
        let inner = block.inner(area);
        let more = if choices.len() > inner.height.into() {
            self.looks.glyphs.more.concat()
        } else {
            String::new()
        };
        block
            .title_bottom(Line::raw(more).right_aligned())
            .render(area, buffer);
        // Where not everything fits, the choices do, and of them the chosen one.
        let rows = to_u16(choices.len()).min(inner.height);
        let rows = Rect {
            y: inner.bottom() - rows,
            height: rows,
            ..inner
        };
        Text::from_iter(text).render(
            Rect {
                height: inner.height - rows.height,
                ..inner
            },
            buffer,
        );
        if let Some(board) = question
            .choices
            .get(question.chosen)
            .and_then(|choice| choice.board.as_ref())
        {
            let x = area.right().min(preview.x);
            self.draw_preview(board, Rect { x, ..preview }, buffer);
        }
        self.draw_choices(&choices, question.chosen, rows, buffer)
    }

    /// Draws the choices, as many as there are rows for. Gives the place of the chosen one.
    fn draw_choices(
        self,
        choices: &[(&str, &str)],
        chosen: usize,
        rows: Rect,
        buffer: &mut Buffer,
    ) -> Position {
        let first = (chosen + 1).saturating_sub(rows.height.into());
        for ((place, (words, key)), row) in choices.iter().enumerate().skip(first).zip(rows.rows())
        {
            let style = if place == chosen {
                Theme::CHOSEN
            } else {
                Theme::TEXT
            };
            let words = shorten(
                words,
                usize::from(row.width).saturating_sub(2),
                self.looks.glyphs.cut,
            );
            buffer.set_style(row, style);
            Line::styled(format!(" {words} "), style).render(row, buffer);
            if Line::raw(words).width() + key.len() + 3 <= row.width.into() {
                Line::styled(format!("{key} "), style)
                    .right_aligned()
                    .render(row, buffer);
            }
        }
        Position::new(rows.x, rows.y + to_u16(chosen - first))
    }
}

/// The title and the text of a question for so many columns. A title that is too long stands in front of the text.
fn headed(question: &Question, columns: usize) -> (String, Vec<String>) {
    let fits = Line::raw(question.title.as_str()).width() + 2 <= columns;
    let title = if fits {
        format!(" {} ", question.title)
    } else {
        String::new()
    };
    let mut text = if fits {
        Vec::new()
    } else {
        wrap(&question.title, columns)
    };
    if !question.text.is_empty() {
        text.extend(wrap(&question.text, columns));
    }
    if !text.is_empty() {
        text.push(String::new());
    }
    (title, text)
}

fn to_u16(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

/// What a choice is called, and the keys that do the same.
fn label<'a>(question: &Question, choice: &'a Choice) -> (&'a str, &'static str) {
    let key = match (question.is_yes_or_no, choice.action) {
        (true, Action::Close) => keys::label(Scope::Question, Action::Close),
        (true, _) => keys::label(Scope::Question, Action::Yes),
        (false, Action::Close) => keys::label(Scope::Menu, Action::Close),
        (false, action) => keys::menu_label(action),
    };
    (&choice.words, key.unwrap_or(""))
}

/// The columns that the longest of the texts takes.
fn width(question: &Question, choices: &[(&str, &str)]) -> usize {
    let choices = choices
        .iter()
        .map(|(words, key)| Line::raw(*words).width() + key.len() + 4);
    let texts = [
        Line::raw(question.title.as_str()).width() + 2,
        Line::raw(question.text.as_str()).width(),
    ];
    choices.chain(texts).max().unwrap_or(0)
}

/// In the middle of the board, or in the half of it that hides nothing.
fn place(
    width: usize,
    height: usize,
    question: &Question,
    board: &BoardLayout,
    window: Rect,
) -> Rect {
    let (width, height) = (
        to_u16(width).min(window.width),
        to_u16(height).min(window.height),
    );
    let centred = middle(board.area, width, height);
    let point = question.in_sight.and_then(|square| board.point(square));
    let y = match point {
        Some((_, y)) if y >= board.area.y + board.area.height / 2 => board.area.y + 1,
        Some(_) => board.area.bottom().saturating_sub(height + 1),
        None => centred.y,
    };
    Rect { y, ..centred }.clamp(window)
}

/// The middle of an area.
pub(super) fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let start = |from: u16, room: u16, needed: u16| (from + room / 2).saturating_sub(needed / 2);
    Rect::new(
        start(area.x, area.width, width),
        start(area.y, area.height, height),
        width,
        height,
    )
}

/// An area, and beside it the whole of the numbers of which it hides a part.
pub(super) fn with_gutters(area: Rect, board: &BoardLayout) -> Rect {
    let left = if area.x < board.area.x {
        board.area.x.saturating_sub(NUMBER).min(area.x)
    } else {
        area.x
    };
    let right = if area.right() > board.area.right() {
        area.right().max(board.area.right() + NUMBER)
    } else {
        area.right()
    };
    Rect {
        x: left,
        width: right - left,
        ..area
    }
}
