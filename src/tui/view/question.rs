//! A question or the menu, over the board.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Padding, Widget};

use super::{Screen, clear, shorten, wrap};
use crate::rules::{Board, SIZE, Square};
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
        let preview = room_for_preview(question, window);
        let window = Rect {
            width: window.width - preview.width,
            ..window
        };
        let width = width(question, &choices).min(usize::from(window.width).saturating_sub(FRAME));
        // A title that is too long for the frame stands in front of the text.
        let has_title = Line::raw(question.title.as_str()).width() + 2 <= width;
        let title = if has_title {
            question.title.as_str()
        } else {
            ""
        };
        let mut text = if has_title {
            Vec::new()
        } else {
            wrap(&question.title, width)
        };
        if !question.text.is_empty() {
            text.extend(wrap(&question.text, width));
        }
        if !text.is_empty() {
            text.push(String::new());
        }
        let area = place(
            width + FRAME,
            text.len() + choices.len() + 2,
            question,
            board,
            window,
        );
        clear(with_gutters(area, board), buffer);
        let title = if has_title {
            format!(" {title} ")
        } else {
            String::new()
        };
        let title = Line::styled(title, Theme::CHOSEN).centered();
        let border = self.looks.glyphs.border;
        let block = Block::bordered()
            .border_set(border)
            .padding(Padding::horizontal(1))
            .title(title);
        let inner = block.inner(area);
        block.render(area, buffer);

        // Where not everything fits, the choices do, and of them the chosen one.
        let rows = choices.len().min(inner.height.into());
        let rows = Rect {
            y: inner.bottom() - to_u16(rows),
            height: to_u16(rows),
            ..inner
        };
        Text::from_iter(text).render(
            Rect {
                height: inner.height - rows.height,
                ..inner
            },
            buffer,
        );
        let first = (question.chosen + 1).saturating_sub(rows.height.into());
        for (place, row) in (first..).zip(rows.rows()) {
            let (words, key) = choices[place];
            let style = if place == question.chosen {
                Theme::CHOSEN
            } else {
                Theme::TEXT
            };
            buffer.set_style(row, style);
            let words = shorten(
                words,
                usize::from(row.width).saturating_sub(2),
                self.looks.glyphs.cut,
            );
            Line::styled(format!(" {words} "), style).render(row, buffer);
            if Line::raw(words.as_str()).width() + key.len() + 3 <= row.width.into() {
                Line::styled(format!("{key} "), style)
                    .right_aligned()
                    .render(row, buffer);
            }
        }
        if let Some(board) = question
            .choices
            .get(question.chosen)
            .and_then(|choice| choice.board.as_ref())
        {
            let left = area.right().min(preview.x);
            self.draw_preview(board, Rect { x: left, ..preview }, buffer);
        }
        Position::new(rows.x, rows.y + to_u16(question.chosen - first))
    }

    /// Draws a small board in a frame, if there is room.
    fn draw_preview(self, board: &Board, area: Rect, buffer: &mut Buffer) {
        if area.is_empty() {
            return;
        }
        clear(area, buffer);
        let block = Block::bordered().border_set(self.looks.glyphs.border);
        let inner = block.inner(area);
        block.render(area, buffer);
        buffer.set_style(inner, self.theme.ground);
        for square in Square::all() {
            let (glyphs, theme) = (self.looks.glyphs, self.theme);
            let (sign, style) = match board.ship_on(square) {
                Some(ship) => (glyphs.ship(ship), theme.ship(ship)),
                None if square.is_castle() => (glyphs.castle, theme.place),
                None if square.is_citadel() => (glyphs.citadel, theme.place),
                None => (glyphs.empty, theme.ground),
            };
            let row = SIZE - 1 - square.row();
            let point = (
                inner.x + u16::from(square.column()),
                inner.y + u16::from(row),
            );
            if let Some(cell) = buffer.cell_mut(point) {
                cell.set_symbol(sign).set_style(style);
            }
        }
    }
}

/// The room beside a question in which the board of the chosen game is shown; nothing if there is none.
fn room_for_preview(question: &Question, window: Rect) -> Rect {
    let size = u16::from(SIZE) + 2;
    let has_boards = question.choices.iter().any(|choice| choice.board.is_some());
    if !has_boards || window.width < 2 * size || window.height < size {
        return Rect::ZERO;
    }
    let (x, y) = (window.right() - size, window.y + (window.height - size) / 2);
    Rect::new(x, y, size, size)
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
    let middle = |from: u16, room: u16, needed: u16| (from + room / 2).saturating_sub(needed / 2);
    let point = question.in_sight.and_then(|square| board.point(square));
    let y = match point {
        Some((_, y)) if y >= board.area.y + board.area.height / 2 => board.area.y + 1,
        Some(_) => board.area.bottom().saturating_sub(height + 1),
        None => middle(board.area.y, board.area.height, height),
    };
    Rect::new(
        middle(board.area.x, board.area.width, width),
        y,
        width,
        height,
    )
    .clamp(window)
}

/// An area, and beside it the whole of the numbers of which it hides a part.
fn with_gutters(area: Rect, board: &BoardLayout) -> Rect {
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
