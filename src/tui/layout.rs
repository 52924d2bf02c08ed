//! Which parts fit where, for every size of the window; and where each intersection is.

use std::ops::Range;

use ratatui::layout::Rect;

use crate::rules::{SIZE, Square};

/// The columns of the side panel.
pub const PANEL: u16 = 34;
/// The columns that a row number takes.
pub const NUMBER: u16 = 2;
/// The least window that shows a part of the board.
pub const LEAST: (u16, u16) = (20, 8);

/// The room of one intersection, and around the outermost ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Columns from one intersection to the next.
    pub width: u16,
    /// Rows from one intersection to the next.
    pub height: u16,
    /// Columns of the board beside the outermost intersections.
    side: u16,
    /// Rows of the board above and below the outermost intersections.
    above: u16,
}

impl Cell {
    /// One column: the ships stand side by side.
    pub const NARROW: Self = Self {
        width: 1,
        height: 1,
        side: 0,
        above: 0,
    };
    /// A column between the ships.
    pub const SMALL: Self = Self {
        width: 2,
        height: 1,
        side: 1,
        above: 0,
    };
    /// Ships of three columns.
    pub const MEDIUM: Self = Self {
        width: 4,
        height: 2,
        side: 2,
        above: 0,
    };
    /// Ships of five columns and three rows.
    pub const LARGE: Self = Self {
        width: 6,
        height: 3,
        side: 2,
        above: 1,
    };

    /// The columns of a number of intersections with what stands around them.
    const fn columns(self, count: u16) -> u16 {
        (count - 1) * self.width + 1 + 2 * self.side
    }

    const fn rows(self, count: u16) -> u16 {
        (count - 1) * self.height + 1 + 2 * self.above
    }
}

/// Where the parts of the screen are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The title and whose turn it is; where there is no panel, the status.
    pub header: Rect,
    /// The board.
    pub board: BoardLayout,
    /// The side panel.
    pub panel: Option<Rect>,
    /// The message line, which is also the prompt.
    pub message: Rect,
    /// The keys that work now.
    pub keys: Option<Rect>,
}

/// Where the board is, and the part of it that is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardLayout {
    /// The board without letters and numbers.
    pub area: Rect,
    /// The room of an intersection.
    pub cell: Cell,
    /// The columns that are seen.
    pub columns: Range<u8>,
    /// The rows that are seen.
    pub rows: Range<u8>,
    /// The rows of the screen that hold letters.
    pub letters: Vec<u16>,
    /// The columns of the screen where numbers begin.
    pub numbers: Vec<u16>,
    /// Whether the board is turned half round.
    pub is_turned: bool,
}

impl BoardLayout {
    /// The point of an intersection, as column and row of the screen; `None` if it is not seen.
    pub fn point(&self, square: Square) -> Option<(u16, u16)> {
        let (column, row) = (square.column(), square.row());
        if !self.columns.contains(&column) || !self.rows.contains(&row) {
            return None;
        }
        let across = from_start(&self.columns, column, self.is_turned);
        let down = from_start(&self.rows, row, !self.is_turned);
        Some((
            self.area.x + self.cell.side + u16::from(across) * self.cell.width,
            self.area.y + self.cell.above + u16::from(down) * self.cell.height,
        ))
    }

    /// The intersection to which a point of the screen belongs. It owns the columns and rows half the way to the next
    /// ones; those in the middle between two belong to the one on the left or above.
    pub fn square(&self, x: u16, y: u16) -> Option<Square> {
        if !self.area.contains((x, y).into()) {
            return None;
        }
        let Cell {
            width,
            height,
            side,
            above,
        } = self.cell;
        let across = (x - self.area.x + (width - 1) / 2).checked_sub(side)? / width;
        let down = (y - self.area.y + (height - 1) / 2).checked_sub(above)? / height;
        let column = at(&self.columns, across.into(), self.is_turned)?;
        let row = at(&self.rows, down.into(), !self.is_turned)?;
        Square::new(column, row)
    }

    /// The intersections that are seen, from the top left.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        let downwards = 0..self.rows.len();
        downwards.flat_map(move |down| {
            let row = at(&self.rows, down, !self.is_turned);
            (0..self.columns.len()).filter_map(move |across| {
                Square::new(at(&self.columns, across, self.is_turned)?, row?)
            })
        })
    }
}

impl Layout {
    /// The part of a window that something over the board may take: it leaves the line of keys free.
    pub fn above_keys(&self, window: Rect) -> Rect {
        Rect {
            height: self.keys.map_or(window.bottom(), |keys| keys.y) - window.y,
            ..window
        }
    }

    /// The layout of a window in which an intersection is seen, with the board turned half round or not; `None` if the
    /// window is too small.
    pub fn new(window: Rect, seen: Square, is_turned: bool) -> Option<Self> {
        if window.width < LEAST.0 || window.height < LEAST.1 {
            return None;
        }
        let cell = cell(window);
        let across = Across::new(window.width, cell, seen.column());
        let down = Down::new(window.height, cell, seen.row());
        let (x, y) = (
            window.x + (window.width - across.total) / 2,
            window.y + (window.height - down.total) / 2,
        );
        let area = Rect::new(x + NUMBER, y + 2, across.board, down.board);
        // Without a panel, lines of text take the whole window.
        let (left, width) = if across.has_panel {
            (x, across.total)
        } else {
            (window.x, window.width)
        };
        let line = |y| Rect::new(left, y, width, 1);
        let message = line(area.bottom() + u16::from(down.has_letters_below));
        let beside = area.right() + NUMBER + 1;
        let panel = Rect::new(beside, area.y - 1, PANEL, message.y - area.y + 1);
        Some(Self {
            header: line(y),
            panel: across.has_panel.then_some(panel),
            message,
            keys: down.has_keys.then(|| line(message.y + 1)),
            board: BoardLayout {
                area,
                cell,
                columns: across.columns,
                rows: down.rows,
                letters: ends(area.y - 1, area.bottom(), down.has_letters_below),
                numbers: ends(x, area.right(), across.has_numbers_right),
                is_turned,
            },
        })
    }
}

/// The upper rows of an area, so many if it has them, and the rest.
pub fn split_rows(area: Rect, height: u16) -> [Rect; 2] {
    let height = height.min(area.height);
    let upper = Rect { height, ..area };
    let lower = Rect {
        y: area.y + height,
        height: area.height - height,
        ..area
    };
    [upper, lower]
}

/// The left columns of an area, so many if it has them, and the rest.
pub fn split_columns(area: Rect, width: u16) -> [Rect; 2] {
    let width = width.min(area.width);
    let left = Rect { width, ..area };
    let right = Rect {
        x: area.x + width,
        width: area.width - width,
        ..area
    };
    [left, right]
}

/// How far a place is from the start of a line, or from its end.
const fn from_start(line: &Range<u8>, place: u8, is_reversed: bool) -> u8 {
    if is_reversed {
        line.end - 1 - place
    } else {
        place - line.start
    }
}

/// The place that is so far from the start of a line, or from its end; `None` if that is past its other end.
fn at(line: &Range<u8>, distance: usize, is_reversed: bool) -> Option<u8> {
    if is_reversed {
        line.clone().nth_back(distance)
    } else {
        line.clone().nth(distance)
    }
}

/// Where something stands at one end of the board, and at the other one if there is room.
fn ends(one: u16, other: u16, has_other: bool) -> Vec<u16> {
    let count = 1 + usize::from(has_other);
    [one, other].into_iter().take(count).collect()
}

/// What fits side by side.
struct Across {
    columns: Range<u8>,
    /// The columns of the screen that the board takes.
    board: u16,
    has_numbers_right: bool,
    has_panel: bool,
    /// The columns of the screen that everything takes.
    total: u16,
}

impl Across {
    fn new(width: u16, cell: Cell, cursor: u8) -> Self {
        let all = cell.columns(SIZE.into());
        let has_numbers_right = width >= all + 2 * NUMBER;
        let has_panel = width > all + 2 * NUMBER + PANEL;
        let numbers = if has_numbers_right {
            2 * NUMBER
        } else {
            NUMBER
        };
        let columns = seen(
            (width - numbers - 2 * cell.side - 1) / cell.width + 1,
            cursor,
        );
        let board = cell.columns(u16::from(columns.end - columns.start));
        let total = numbers + board + if has_panel { 1 + PANEL } else { 0 };
        Self {
            columns,
            board,
            has_numbers_right,
            has_panel,
            total,
        }
    }
}

/// What fits below each other: the header, the letters above, the board and the message always do.
struct Down {
    rows: Range<u8>,
    /// The rows of the screen that the board takes.
    board: u16,
    has_letters_below: bool,
    has_keys: bool,
    /// The rows of the screen that everything takes.
    total: u16,
}

impl Down {
    fn new(height: u16, cell: Cell, cursor: u8) -> Self {
        let always = 3;
        let spare = height.saturating_sub(cell.rows(SIZE.into()) + always);
        let (has_keys, has_letters_below) = (spare >= 1, spare >= 2);
        let others = always + u16::from(has_keys) + u16::from(has_letters_below);
        let rows = seen(
            (height - others - 2 * cell.above - 1) / cell.height + 1,
            cursor,
        );
        let board = cell.rows(u16::from(rows.end - rows.start));
        Self {
            rows,
            board,
            has_letters_below,
            has_keys,
            total: others + board,
        }
    }
}

/// The largest cell with which the whole board and the panel fit; else a small one that fits across.
fn cell(window: Rect) -> Cell {
    let all = u16::from(SIZE);
    let fits = |cell: &Cell| {
        window.width > cell.columns(all) + 2 * NUMBER + PANEL && window.height >= cell.rows(all) + 5
    };
    let large = [Cell::LARGE, Cell::MEDIUM].into_iter().find(fits);
    let small = if window.width >= Cell::SMALL.columns(all) + NUMBER {
        Cell::SMALL
    } else {
        Cell::NARROW
    };
    large.unwrap_or(small)
}

/// The part of a line of the board that is seen, with the cursor in its middle if that can be.
fn seen(count: u16, cursor: u8) -> Range<u8> {
    let count = u8::try_from(count).unwrap_or(SIZE).clamp(1, SIZE);
    let start = cursor.saturating_sub(count / 2).min(SIZE - count);
    start..start + count
}
