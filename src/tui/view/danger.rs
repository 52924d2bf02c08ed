//! What is in danger: its signs on the board, and its words beside it.

use ratatui::buffer::Buffer;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::board::{Canvas, put};
use super::screen::Screen;
use super::text::wrap;
use crate::rules::Square;
use crate::tui::layout::Cell;
use crate::tui::theme::{Glyphs, Theme};
use crate::words::Manner;

/// Where the King wins in one move, and in two.
const EXITS: [&str; 2] = ["1", "2"];

impl Canvas<'_> {
    /// Marks the King's ways out, and where he would be captured.
    pub(super) fn draw_ways_out(&self, buffer: &mut Buffer) {
        let Screen {
            looks,
            theme,
            danger,
            ..
        } = self.screen;
        let Some(danger) = danger else {
            return;
        };
        for detour in &danger.detours {
            // From many stops he reaches most of the edge: then the stops say enough.
            for &corner in detour.exits.iter().filter(|exit| exit.is_corner()) {
                self.mark(corner, EXITS[1], theme.way, buffer);
            }
            self.mark(detour.stop, looks.glyphs.stop, theme.way, buffer);
        }
        for &exit in &danger.exits {
            self.stamp(exit, EXITS[0], theme.win, buffer);
        }
        for mv in &danger.kings_captures {
            self.stamp(mv.to, looks.glyphs.fatal, theme.capture, buffer);
        }
    }

    /// Marks the ship on an intersection, if it can be taken; and the King, if he can be captured.
    pub(super) fn draw_ship_in_danger(&self, square: Square, buffer: &mut Buffer) {
        let Screen {
            app, looks, theme, ..
        } = self.screen;
        let Some(danger) = self.screen.danger else {
            return;
        };
        let is_king = square == app.position().board().king();
        if is_king && !danger.kings_captures.is_empty() {
            match self.layout.cell {
                Cell::SMALL | Cell::MEDIUM => self.stamp_ship(square, looks.glyphs.danger, buffer),
                // His letter stays.
                _ => self.stamp(square, looks.glyphs.king.small, theme.capture, buffer),
            }
        } else if danger.ships.iter().any(|ship| ship.square == square) {
            self.stamp_ship(square, looks.glyphs.danger, buffer);
        }
    }

    /// Puts a sign beside a ship; inside if the ship is large, and in its place if there is no room beside it. It is a
    /// ship of the side to move, so that its own sign can be missed.
    fn stamp_ship(&self, square: Square, sign: &str, buffer: &mut Buffer) {
        let style = self.screen.theme.capture;
        match (self.layout.point(square), self.layout.cell) {
            (Some((x, y)), Cell::SMALL | Cell::MEDIUM) => {
                put(buffer, x + self.layout.cell.width / 2, y, sign, style);
            }
            _ => self.stamp(square, sign, style, buffer),
        }
    }

    /// Puts a sign on the point of an intersection, with some ground around it where there is much room.
    fn stamp(&self, square: Square, sign: &str, style: Style, buffer: &mut Buffer) {
        match self.layout.point(square) {
            Some((x, y)) if self.layout.cell == Cell::LARGE => {
                put(buffer, x - 1, y, &format!(" {sign} "), style);
            }
            _ => self.mark(square, sign, style, buffer),
        }
    }
}

impl Screen<'_> {
    /// What is in danger in words, each sentence behind its sign, and an empty line; nothing if it is not shown.
    pub(super) fn danger_words(self, columns: usize) -> Vec<Line<'static>> {
        let (Some(danger), theme) = (self.danger, self.theme) else {
            return Vec::new();
        };
        let glyphs = self.looks.glyphs;
        let signs = [
            (!danger.ships.is_empty()).then_some((glyphs.danger, theme.capture)),
            (!danger.kings_captures.is_empty()).then_some((glyphs.fatal, theme.capture)),
            if danger.exits.is_empty() {
                (!danger.detours.is_empty()).then_some((EXITS[1], theme.ground.patch(theme.way)))
            } else {
                Some((EXITS[0], theme.win))
            },
        ];
        let mut lines = Vec::new();
        for (sign, words) in signs.into_iter().zip(danger.words(Manner::Shown)) {
            let (sign, style) = sign.unwrap_or((" ", Theme::TEXT));
            let mut sign = Span::styled(sign, style);
            for text in wrap(&words, columns.saturating_sub(2)) {
                lines.push(Line::from(vec![sign, Span::raw(format!(" {text}"))]));
                sign = Span::raw(" ");
            }
        }
        lines.push(Line::default());
        lines
    }

    /// How the ship under the cursor could be taken, if it is in danger and that is shown.
    pub(super) fn words_of_ship_under_cursor(self) -> Option<String> {
        let mut ships = self.danger?.ships.iter();
        let ship = ships.find(|ship| ship.square == self.app.cursor())?;
        Some(ship.words(Manner::Shown))
    }
}

/// The signs, and what they say.
pub(super) const fn signs(glyphs: &Glyphs) -> [(&'static str, &'static str); 5] {
    [
        (
            glyphs.danger,
            "a ship of the side to move that the opponent could take with the next move; the King, if Black can",
        ),
        (glyphs.fatal, "where a black ship would capture the King"),
        (
            EXITS[0],
            "where the King wins with his next move: a corner, or if all are blocked, the edge",
        ),
        (
            EXITS[1],
            "a corner that he reaches in two moves, if no other ship is moved",
        ),
        (
            glyphs.stop,
            "where he stops on the way, be it to a corner or to the edge",
        ),
    ]
}
