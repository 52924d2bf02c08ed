//! What lies over the board in a frame: a title, a text, and rows of which one is chosen.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Padding, Widget};

use super::screen::Screen;
use super::text::{clear, to_u16};
use crate::rules::Square;
use crate::tui::layout::{BoardLayout, Layout, NUMBER, split_columns, split_rows};
use crate::tui::theme::Theme;

/// The columns that the frame and the blanks beside the text take.
pub(super) const FRAME: u16 = 4;
/// The columns between two columns of rows.
const BETWEEN: u16 = 2;

/// What stands in a sheet.
pub(super) struct Content {
    pub(super) title: String,
    pub(super) lines: Vec<String>,
    /// How many lines the text has room for, if there is as much.
    pub(super) room: usize,
    /// How many rows there are.
    pub(super) rows: usize,
    pub(super) chosen: usize,
    /// The columns of the text and of a row.
    pub(super) width: u16,
    /// An intersection that should stay in sight.
    pub(super) in_sight: Option<Square>,
}

/// A sheet as it lies on the screen.
pub(super) struct Sheet {
    title: String,
    lines: Vec<String>,
    /// How many rows there are.
    count: usize,
    chosen: usize,
    /// The first row that is seen.
    first: usize,
    /// Where it is with its frame.
    pub(super) area: Rect,
    /// What is hidden by it, at least.
    cleared: Rect,
    /// Where the text is.
    text: Rect,
    /// Where the rows are, side by side if they have no room above each other.
    columns: Vec<Rect>,
    /// What belongs to it beside it.
    pub(super) beside: Rect,
}

/// The columns and rows that what stands in a sheet would take.
struct Shape {
    /// The columns of the text and of a row.
    width: u16,
    /// The lines of the text.
    lines: u16,
    /// How many rows stand side by side.
    across: u16,
    /// How many rows stand above each other.
    down: u16,
}

impl Shape {
    /// The shape that fits best into a window.
    fn new(content: &Content, window: Rect) -> Self {
        let inside = (
            window.width.saturating_sub(FRAME),
            window.height.saturating_sub(2),
        );
        let lines = to_u16(content.lines.len().max(content.room));
        let width = content.width.min(inside.0);
        let across = columns(
            content.rows,
            width,
            inside.0,
            inside.1.saturating_sub(lines),
        );
        Self {
            width,
            lines,
            across,
            down: to_u16(content.rows).div_ceil(across),
        }
    }

    /// The columns and the rows of the whole, with its frame.
    const fn size(&self) -> (u16, u16) {
        let width = self.across * (self.width + BETWEEN) - BETWEEN + FRAME;
        (width, self.lines + self.down + 2)
    }

    /// Where inside the frame the text is, and the rows in their columns.
    fn parts(&self, inner: Rect) -> (Rect, Vec<Rect>) {
        // Where not everything fits, the text has half of the room at most.
        let seen = self
            .down
            .min(inner.height - self.lines.min(inner.height / 2));
        let [text, all] = split_rows(inner, inner.height - seen);
        let columns = (0..self.across)
            .map(|column| split_columns(all, column * (self.width + BETWEEN))[1])
            .map(|rest| split_columns(rest, self.width)[0]);
        (text, columns.collect())
    }
}

impl Sheet {
    /// A sheet in a part of the window. It leaves the line of keys free.
    pub(super) fn new(content: Content, layout: &Layout, window: Rect) -> Self {
        let (board, window) = (&layout.board, layout.above_keys(window));
        let shape = Shape::new(&content, window);
        let (width, height) = shape.size();
        let in_sight = content.in_sight.and_then(|square| board.point(square));
        let height = height.min(window.height);
        let area = place(width, height, in_sight, board.area).clamp(window);
        let (text, columns) = shape.parts(frame().inner(area));
        Self {
            title: content.title,
            lines: content.lines,
            count: content.rows,
            chosen: content.chosen,
            first: match columns.as_slice() {
                [only] => first_seen(content.rows, content.chosen, only.height.into()),
                _ => 0,
            },
            area,
            cleared: with_gutters(area, board),
            text,
            columns,
            beside: Rect::ZERO,
        }
    }

    /// Whether it lies over a point of the screen.
    pub(super) fn covers(&self, point: Position) -> bool {
        self.area.contains(point) || self.beside.contains(point)
    }

    /// The rows that are seen, each with its place among all.
    pub(super) fn rows(&self) -> impl Iterator<Item = (usize, Rect)> {
        let rows = self.columns.iter().flat_map(|column| column.rows());
        (self.first..self.count).zip(rows)
    }

    /// The row that is seen at a point of the screen.
    pub(super) fn row_at(&self, point: Position) -> Option<usize> {
        let (place, _) = self.rows().find(|(_, row)| row.contains(point))?;
        Some(place)
    }

    /// How many rows stand above each other before others stand beside them.
    pub(super) fn rows_in_a_column(&self) -> usize {
        match self.columns.as_slice() {
            [first, _, ..] => first.height.into(),
            _ => self.count,
        }
    }

    /// Whether there are rows above, and below, that are not seen.
    fn has_more(&self) -> [bool; 2] {
        [
            self.first > 0,
            self.first + self.rows().count() < self.count,
        ]
    }
}

impl Screen<'_> {
    /// Clears the lines of text of which a sheet hides a part, so that no scraps of them are left beside it.
    fn clear_cut_lines(self, layout: &Layout, sheet: &Sheet, buffer: &mut Buffer) {
        let (message, _) = self.message(layout);
        let panel = layout.panel.into_iter().flat_map(Rect::rows);
        let cut = |text: &Rect| text.intersects(sheet.cleared) || text.intersects(sheet.beside);
        let texts = panel.chain([layout.header, message]);
        texts.filter(cut).for_each(|text| clear(text, buffer));
    }

    /// Draws the message and over it a sheet without its rows. Gives the place of the chosen one.
    pub(super) fn draw_sheet(
        self,
        sheet: &Sheet,
        layout: &Layout,
        buffer: &mut Buffer,
    ) -> Position {
        self.draw_message(layout, buffer);
        self.clear_cut_lines(layout, sheet, buffer);
        clear(sheet.cleared, buffer);
        let (signs, has_more) = (self.looks.glyphs.more, sheet.has_more());
        let [above, below] = std::array::from_fn(|end| {
            let sign = if has_more[end] { signs[end] } else { "" };
            Line::raw(sign).right_aligned()
        });
        frame()
            .border_set(self.looks.glyphs.border)
            .title(Line::styled(sheet.title.as_str(), Theme::CHOSEN).centered())
            .title_top(above)
            .title_bottom(below)
            .render(sheet.area, buffer);
        let text: Text<'_> = sheet.lines.iter().map(String::as_str).collect();
        text.render(sheet.text, buffer);
        let mut rows = sheet.rows();
        let chosen = rows.find(|(place, _)| *place == sheet.chosen);
        chosen.map_or(sheet.area, |(_, row)| row).as_position()
    }
}

fn frame() -> Block<'static> {
    Block::bordered().padding(Padding::horizontal(1))
}

/// The first row that is seen of some that stand above each other: the chosen one is in the middle if that can be.
fn first_seen(rows: usize, chosen: usize, seen: usize) -> usize {
    let last = rows.saturating_sub(seen);
    chosen.saturating_sub(seen / 2).min(last)
}

/// In how many columns rows of a width stand: in as many as make all of them seen, if these fit; else in one.
fn columns(rows: usize, width: u16, across: u16, down: u16) -> u16 {
    let columns = to_u16(rows.div_ceil(usize::from(down).max(1))).max(1);
    let needed = u32::from(columns) * u32::from(width + BETWEEN);
    if needed <= u32::from(across + BETWEEN) {
        columns
    } else {
        1
    }
}

/// In the middle of the board, or in the half of it that does not hide a point.
fn place(width: u16, height: u16, in_sight: Option<(u16, u16)>, board: Rect) -> Rect {
    let start = |from: u16, room: u16, needed: u16| (from + room / 2).saturating_sub(needed / 2);
    let y = match in_sight {
        Some((_, y)) if y >= board.y + board.height / 2 => board.y + 1,
        Some(_) => board.bottom().saturating_sub(height + 1),
        None => start(board.y, board.height, height),
    };
    Rect::new(start(board.x, board.width, width), y, width, height)
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
