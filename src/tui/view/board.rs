//! The board: a grid of lines, with the ships on its crossings.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::screen::Screen;
use crate::game::Made;
use crate::rules::{CASTLE, Ending, Move, SIZE, Ship, Square};
use crate::tui::app::Effect;
use crate::tui::layout::{BoardLayout, Cell};
use crate::tui::theme::{Lines, Mark, Theme};

impl Screen<'_> {
    pub(super) fn draw_board(self, layout: &BoardLayout, buffer: &mut Buffer) {
        draw_names(layout, self.app.cursor(), buffer);
        let canvas = Canvas {
            screen: self,
            layout,
            last_move: self.app.game().last_move(self.app.shown()),
        };
        canvas.draw(buffer);
    }
}

/// Writes the letters and the numbers around the board. Where there is no room beside the cursor, its names stand out.
fn draw_names(layout: &BoardLayout, cursor: Square, buffer: &mut Buffer) {
    let style = |is_cursors: bool| {
        if is_cursors && layout.cell == Cell::NARROW {
            Theme::CHOSEN
        } else {
            Theme::TEXT
        }
    };
    let is_at_edge = |square: &Square| {
        square.row() == layout.rows.start || square.column() == layout.columns.start
    };
    for square in layout.squares().filter(is_at_edge) {
        let Some((x, y)) = layout.point(square) else {
            continue;
        };
        let name = format!("{square:#}");
        let (letter, number) = name.split_at(1);
        if square.row() == layout.rows.start {
            let style = style(square.column() == cursor.column());
            layout
                .letters
                .iter()
                .for_each(|&y| put(buffer, x, y, letter, style));
        }
        if square.column() == layout.columns.start {
            let style = style(square.row() == cursor.row());
            for &x in &layout.numbers {
                let is_left = x < layout.area.x;
                let text = if is_left {
                    format!("{number:>2}")
                } else {
                    number.to_owned()
                };
                put(buffer, x, y, &text, style);
            }
        }
    }
}

/// The board on the screen, and what is drawn on it.
pub(super) struct Canvas<'a> {
    pub(super) screen: Screen<'a>,
    pub(super) layout: &'a BoardLayout,
    /// The move that led to the shown position, or to the pass that led there.
    last_move: Option<(Move, &'a Made)>,
}

impl Canvas<'_> {
    fn draw(&self, buffer: &mut Buffer) {
        let Self { screen, layout, .. } = self;
        buffer.set_style(layout.area, screen.theme.ground);
        for square in layout.squares() {
            self.draw_lines(square, buffer);
        }
        for square in layout
            .squares()
            .filter(|square| square.is_castle_or_citadel())
        {
            self.draw_place(square, buffer);
        }
        self.draw_way(buffer);
        self.draw_ways_out(buffer);
        for square in layout.squares() {
            self.draw_ship_on(square, Style::new(), buffer);
        }
        if let Some(square) = screen.app.lifted() {
            buffer.set_style(self.ground_of_ship(square), screen.theme.lifted);
            self.draw_ship_on(square, screen.theme.lifted, buffer);
        }
        for square in layout.squares() {
            self.draw_ship_in_danger(square, buffer);
        }
        self.draw_targets(buffer);
        self.draw_cursor(buffer);
        // One of the cursor's signs makes room for that of danger.
        self.draw_ship_in_danger(screen.app.cursor(), buffer);
    }

    /// Draws the ship on an intersection, if there is one, with something over its own style.
    fn draw_ship_on(&self, square: Square, over: Style, buffer: &mut Buffer) {
        let Screen { app, theme, .. } = self.screen;
        if let Some(ship) = app.position().board().ship_on(square) {
            let own = match self.layout.cell {
                Cell::MEDIUM | Cell::LARGE => theme.hull(ship),
                _ => theme.ship(ship),
            };
            self.draw_ship(square, ship, own.patch(over), buffer);
        }
    }

    /// Marks where the lifted ship may go, and what it would take under the cursor; at the end a captured King.
    fn draw_targets(&self, buffer: &mut Buffer) {
        let Screen {
            app, looks, theme, ..
        } = self.screen;
        for to in app.targets() {
            let (mark, style) = match app.effect(to) {
                Effect::Moves => (&looks.glyphs.target, theme.target),
                Effect::Captures => (&looks.glyphs.capture, theme.capture),
                Effect::Wins => (&looks.glyphs.win, theme.win),
            };
            self.mark(to, self.sized(mark), style, buffer);
        }
        let king = app.position().board().king();
        if let Some(played) = app.played_on(app.cursor()) {
            let takes_king = played.ending == Some(Ending::KingCaptured);
            let taken = played.captures.iter().copied();
            for square in taken.chain(takes_king.then_some(king)) {
                self.draw_ship_on(square, theme.capture, buffer);
                self.mark(square, looks.glyphs.threatened, theme.capture, buffer);
            }
        }
        if app.ending() == Some(Ending::KingCaptured) {
            self.draw_ship_on(king, theme.capture, buffer);
        }
    }

    /// Draws the crossing of an intersection, and the lines to the next ones on the right and below.
    fn draw_lines(&self, square: Square, buffer: &mut Buffer) {
        let lines = &self.screen.looks.glyphs.lines;
        let Some((x, y)) = self.layout.point(square) else {
            return;
        };
        let Cell { width, height, .. } = self.layout.cell;
        put(buffer, x, y, self.crossing(lines, square), Style::new());
        if self.layout.square(x + width, y).is_some() {
            (x + 1..x + width).for_each(|x| put(buffer, x, y, lines.horizontal, Style::new()));
        }
        if self.layout.square(x, y + height).is_some() {
            (y + 1..y + height).for_each(|y| put(buffer, x, y, lines.vertical, Style::new()));
        }
    }

    /// Draws the ground of the Castle or of an intersection of a Citadel.
    fn draw_place(&self, square: Square, buffer: &mut Buffer) {
        let Screen { looks, theme, .. } = self.screen;
        let area = self.around(square);
        for (x, y) in area.positions().map(Into::into) {
            put(buffer, x, y, " ", theme.place);
        }
        let sign = if square == CASTLE {
            looks.glyphs.castle
        } else {
            looks.glyphs.citadel
        };
        self.mark(square, sign, theme.place, buffer);
    }

    /// What is drawn around an intersection belongs to it: half the way to the next ones.
    fn around(&self, square: Square) -> Rect {
        let Some((x, y)) = self.layout.point(square) else {
            return Rect::ZERO;
        };
        let Cell { width, height, .. } = self.layout.cell;
        let (side, above) = (width / 2, height / 2);
        Rect::new(
            x.saturating_sub(side),
            y.saturating_sub(above),
            2 * side + 1,
            2 * above + 1,
        )
        .intersection(self.layout.area)
    }

    /// Draws the way of the last move, from where it began, and the places of the ships that it took.
    fn draw_way(&self, buffer: &mut Buffer) {
        let Some((mv, made)) = self.last_move else {
            return;
        };
        let Screen { looks, theme, .. } = self.screen;
        let Some((direction, distance)) = mv.from.line_to(mv.to) else {
            return;
        };
        let lines = &looks.glyphs.way;
        let ray = mv.from.ray(direction).take(usize::from(distance));
        let way: Vec<_> = std::iter::once(mv.from).chain(ray).collect();
        let points: Vec<_> = way
            .iter()
            .filter_map(|&square| self.layout.point(square))
            .collect();
        for pair in points.windows(2) {
            let ((x1, y1), (x2, y2)) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
            (x1 + 1..x2).for_each(|x| put(buffer, x, y1, lines.horizontal, theme.way));
            (y1 + 1..y2).for_each(|y| put(buffer, x1, y, lines.vertical, theme.way));
        }
        for &square in way.iter().filter(|square| !square.is_castle_or_citadel()) {
            self.mark(square, self.crossing(lines, square), theme.way, buffer);
        }
        for &square in made.captures.iter() {
            let sign = self.sized(&looks.glyphs.taken);
            self.mark(square, sign, theme.way, buffer);
        }
    }

    fn draw_ship(&self, square: Square, ship: Ship, style: Style, buffer: &mut Buffer) {
        let Screen { looks, theme, .. } = self.screen;
        let picture = looks.glyphs.picture(ship);
        let Some((x, y)) = self.layout.point(square) else {
            return;
        };
        let middle = match self.layout.cell {
            Cell::MEDIUM => {
                put(buffer, x - 1, y, picture.medium, style);
                picture.medium.chars().nth(1)
            }
            Cell::LARGE => {
                for (y, row) in (y - 1..).zip(picture.large) {
                    put(buffer, x - 2, y, row, style);
                }
                picture.large[1].chars().nth(2)
            }
            _ => {
                put(buffer, x, y, picture.small, style);
                None
            }
        };
        // A sign in the middle of a solid ship is cut out of it.
        if let Some(sign) = middle.filter(|&sign| ship != Ship::Black && sign != ' ') {
            put(buffer, x, y, &sign.to_string(), theme.middle);
        }
    }

    /// What is lit around a lifted ship: what it covers, and a column on each side if there is one.
    fn ground_of_ship(&self, square: Square) -> Rect {
        let Some((x, y)) = self.layout.point(square) else {
            return Rect::ZERO;
        };
        let (side, above) = match self.layout.cell {
            Cell::NARROW => (0, 0),
            Cell::MEDIUM => (2, 0),
            Cell::LARGE => (3, 1),
            _ => (1, 0),
        };
        Rect::new(x - side, y - above, 2 * side + 1, 2 * above + 1).intersection(self.layout.area)
    }

    /// A mark in the size of the ships.
    fn sized(&self, mark: &Mark) -> &'static str {
        match self.layout.cell {
            Cell::MEDIUM => mark.medium,
            Cell::LARGE => mark.large,
            _ => mark.small,
        }
    }

    /// Puts a sign of one or three columns on an intersection; on a ship, it takes the ship's middle.
    pub(super) fn mark(&self, square: Square, sign: &str, style: Style, buffer: &mut Buffer) {
        if let Some((x, y)) = self.layout.point(square) {
            let is_wide = sign.chars().nth(1).is_some();
            put(buffer, x - u16::from(is_wide), y, sign, style);
        }
    }

    /// The sign of a crossing, which depends on the edges of the board.
    fn crossing(&self, lines: &Lines, square: Square) -> &'static str {
        let third = |place: u8| {
            if place == 0 {
                0
            } else {
                1 + usize::from(place == SIZE - 1)
            }
        };
        let (row, column) = (third(square.row()), third(square.column()));
        if self.layout.is_turned {
            lines.crossings[row][2 - column]
        } else {
            lines.crossings[2 - row][column]
        }
    }

    fn draw_cursor(&self, buffer: &mut Buffer) {
        let Screen {
            app, looks, theme, ..
        } = self.screen;
        let Some((x, y)) = self.layout.point(app.cursor()) else {
            return;
        };
        let [left, right] = looks.glyphs.cursor;
        match self.layout.cell {
            // The terminal's own cursor is here, and the names beside the board stand out.
            Cell::NARROW => {}
            Cell::LARGE => {
                for (y, [left, right]) in [y - 1, y + 1].into_iter().zip(looks.glyphs.frame) {
                    put(buffer, x - 2, y, left, theme.frame);
                    put(buffer, x + 2, y, right, theme.frame);
                }
            }
            Cell { width, .. } => {
                put(buffer, x - width / 2, y, left, theme.cursor);
                put(buffer, x + width / 2, y, right, theme.cursor);
            }
        }
    }
}

/// Writes a text at a place of the screen; what is outside is left out.
pub(super) fn put(buffer: &mut Buffer, x: u16, y: u16, text: &str, style: Style) {
    for (x, letter) in (x..).zip(text.chars()) {
        if let Some(cell) = buffer.cell_mut((x, y)) {
            cell.set_char(letter).set_style(style);
        }
    }
}
