//! The small board beside a list of saved games.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Block, Widget};

use super::screen::Screen;
use super::text::clear;
use crate::rules::{Board, SIZE, Square};
use crate::tui::app::Question;

/// The columns and the rows of the small board with its frame.
const FRAMED: u16 = SIZE as u16 + 2;

/// The room at the right of a window for the boards of a question; nothing if it has none, or the window is small.
pub(super) fn room(question: &Question, window: Rect) -> Rect {
    let has_boards = question.choices.iter().any(|choice| choice.game.is_some());
    if !has_boards || window.width < 2 * FRAMED || window.height < FRAMED {
        return Rect::ZERO;
    }
    let (x, y) = (
        window.right() - FRAMED,
        window.y + (window.height - FRAMED) / 2,
    );
    Rect::new(x, y, FRAMED, FRAMED)
}

impl Screen<'_> {
    /// Draws a small board in a frame, turned as the large one is, if there is room.
    pub(super) fn draw_preview(self, board: &Board, area: Rect, buffer: &mut Buffer) {
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
            let (column, row) = (square.column(), square.row());
            let (across, down) = if self.app.is_turned() {
                (SIZE - 1 - column, row)
            } else {
                (column, SIZE - 1 - row)
            };
            let point = (inner.x + u16::from(across), inner.y + u16::from(down));
            if let Some(cell) = buffer.cell_mut(point) {
                cell.set_symbol(sign).set_style(style);
            }
        }
    }
}
