//! A question or the menu, over the board.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::screen::Screen;
use super::sheet::{Content, FRAME, Sheet};
use super::text::{shorten, to_u16, wrap};
use super::{listed, preview};
use crate::tui::app::{Action, Choice, Question, Scope};
use crate::tui::keys;
use crate::tui::layout::Layout;
use crate::tui::theme::Theme;

/// A question in a window, away from what should stay in sight.
pub(super) fn sheet(question: &Question, layout: &Layout, window: Rect) -> Sheet {
    let preview = preview::room(question, window);
    let window = Rect {
        width: window.width - preview.width,
        ..window
    };
    let width = to_u16(width(question)).min(window.width.saturating_sub(FRAME));
    let (title, lines) = headed(question, width.into());
    let content = Content {
        title,
        lines,
        room: 0,
        rows: question.choices.len(),
        chosen: question.chosen,
        width,
        in_sight: question.in_sight,
    };
    let mut sheet = Sheet::new(content, layout, window);
    if question.shown_board().is_some() {
        sheet.beside = Rect {
            x: sheet.area.right().min(preview.x),
            ..preview
        };
    }
    sheet
}

impl Screen<'_> {
    /// Draws a question. Gives the place of the cursor: what is chosen.
    pub(super) fn draw_question(
        self,
        question: &Question,
        layout: &Layout,
        window: Rect,
        buffer: &mut Buffer,
    ) -> Position {
        let sheet = sheet(question, layout, window);
        let chosen = self.draw_sheet(&sheet, layout, buffer);
        if let Some(board) = question.shown_board() {
            self.draw_preview(board, sheet.beside, buffer);
        }
        let columns = sheet.rows().next().map_or(0, |(_, row)| row.width);
        let lines = listed::lines(question, room(columns), self.looks.glyphs.cut);
        for (place, row) in sheet.rows() {
            let is_chosen = place == question.chosen;
            let key = key(question, &question.choices[place]);
            self.draw_choice((&lines[place], key), is_chosen, row, buffer);
        }
        chosen
    }

    /// Draws what a choice is called, and the keys that do the same if there is room for them.
    fn draw_choice(
        self,
        (words, key): (&str, &str),
        is_chosen: bool,
        row: Rect,
        buffer: &mut Buffer,
    ) {
        let style = if is_chosen {
            Theme::CHOSEN
        } else {
            Theme::TEXT
        };
        let words = shorten(words, room(row.width), self.looks.glyphs.cut);
        buffer.set_style(row, style);
        Line::styled(format!(" {words} "), style).render(row, buffer);
        if Line::raw(words).width() + key.len() + 3 <= row.width.into() {
            let key = Line::styled(format!("{key} "), style);
            key.right_aligned().render(row, buffer);
        }
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

/// The columns that a row has for words.
fn room(row: u16) -> usize {
    usize::from(row).saturating_sub(2)
}

/// The keys that do the same as a choice.
fn key(question: &Question, choice: &Choice) -> &'static str {
    let key = match (question.is_yes_or_no, choice.action) {
        (true, Action::Close) => keys::label(Scope::Question, Action::Close),
        (true, _) => keys::label(Scope::Question, Action::Yes),
        (false, Action::Close) => keys::label(Scope::Menu, Action::Close),
        (false, action) => keys::menu_label(action),
    };
    key.unwrap_or("")
}

/// The columns that the longest of the texts takes.
fn width(question: &Question) -> usize {
    let lines = listed::lines(question, usize::MAX, "");
    let choices = question.choices.iter().zip(&lines);
    let choices =
        choices.map(|(choice, line)| Line::raw(line).width() + key(question, choice).len() + 4);
    let texts = [
        Line::raw(question.title.as_str()).width() + 2,
        Line::raw(question.text.as_str()).width(),
    ];
    choices.chain(texts).max().unwrap_or(0)
}
