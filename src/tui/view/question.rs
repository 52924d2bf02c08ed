//! A question or the menu, over the board.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout as Split, Position, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Padding, Widget};

use super::{Screen, clear, preview, shorten, wrap};
use crate::rules::Board;
use crate::tui::app::{Action, Choice, Question, Scope};
use crate::tui::keys;
use crate::tui::layout::{BoardLayout, Layout, NUMBER};
use crate::tui::theme::Theme;

/// The columns that the frame and the blanks beside the text take.
const FRAME: usize = 4;

/// A question as it lies on the screen.
pub(super) struct Sheet<'a> {
    title: String,
    lines: Vec<String>,
    /// What each choice is called, and the keys that do the same.
    choices: Vec<(&'a str, &'static str)>,
    chosen: usize,
    /// The first choice that is seen.
    first: usize,
    /// The board that is shown beside the question.
    board: Option<&'a Board>,
    /// Where the question is with its frame.
    area: Rect,
    /// What is hidden by it, at least.
    cleared: Rect,
    /// Where the lines are.
    text: Rect,
    /// Where the choices are.
    rows: Rect,
    /// Where the board is.
    preview: Rect,
}

impl<'a> Sheet<'a> {
    /// A question in a window, away from what should stay in sight. It leaves the line of keys free.
    pub(super) fn new(question: &'a Question, layout: &Layout, window: Rect) -> Self {
        let choices: Vec<_> = question
            .choices
            .iter()
            .map(|choice| label(question, choice))
            .collect();
        let preview = preview::room(question, window);
        let window = Rect {
            width: window.width - preview.width,
            ..layout.above_keys(window)
        };
        let width = width(question, &choices).min(usize::from(window.width).saturating_sub(FRAME));
        let (title, lines) = headed(question, width);
        let height = lines.len() + choices.len() + 2;
        let area = place(width + FRAME, height, question, &layout.board, window);
        let inner = frame().inner(area);
        // Where not everything fits, the choices do, and of them the chosen one.
        let seen = to_u16(choices.len()).min(inner.height);
        let [text, rows] =
            Split::vertical([Constraint::Fill(1), Constraint::Length(seen)]).areas(inner);
        let shown = question.choices.get(question.chosen);
        Self {
            title,
            lines,
            choices,
            chosen: question.chosen,
            first: (question.chosen + 1).saturating_sub(seen.into()),
            board: shown.and_then(|choice| choice.board.as_deref()),
            area,
            cleared: with_gutters(area, &layout.board),
            text,
            rows,
            preview: Rect {
                x: area.right().min(preview.x),
                ..preview
            },
        }
    }

    /// Whether the question hides a point of the screen.
    pub(super) fn hides(&self, point: Position) -> bool {
        let preview = self.board.map_or(Rect::ZERO, |_| self.preview);
        self.cleared.contains(point) || preview.contains(point)
    }

    /// The choice that is seen at a point of the screen.
    pub(super) fn choice_at(&self, point: Position) -> Option<usize> {
        let place = self.first + usize::from(point.y.checked_sub(self.rows.y)?);
        self.rows.contains(point).then_some(place)
    }
}

/// The frame around a question.
fn frame() -> Block<'static> {
    Block::bordered().padding(Padding::horizontal(1))
}

impl Screen<'_> {
    /// Draws a question. Gives the place of the cursor: what is chosen.
    pub(super) fn draw_question(self, sheet: &Sheet<'_>, buffer: &mut Buffer) -> Position {
        clear(sheet.cleared, buffer);
        let more = if sheet.choices.len() > sheet.rows.height.into() {
            self.looks.glyphs.more.concat()
        } else {
            String::new()
        };
        frame()
            .border_set(self.looks.glyphs.border)
            .title(Line::styled(sheet.title.as_str(), Theme::CHOSEN).centered())
            .title_bottom(Line::raw(more).right_aligned())
            .render(sheet.area, buffer);
        let text: Text<'_> = sheet.lines.iter().map(String::as_str).collect();
        text.render(sheet.text, buffer);
        if let Some(board) = sheet.board {
            self.draw_preview(board, sheet.preview, buffer);
        }
        self.draw_choices(sheet, buffer)
    }

    /// Draws the choices, as many as there are rows for. Gives the place of the chosen one.
    fn draw_choices(self, sheet: &Sheet<'_>, buffer: &mut Buffer) -> Position {
        let Sheet {
            choices,
            rows,
            first,
            chosen,
            ..
        } = sheet;
        for ((place, (words, key)), row) in choices.iter().enumerate().skip(*first).zip(rows.rows())
        {
            let style = if place == *chosen {
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
