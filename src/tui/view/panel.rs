//! The side panel: the two sides, the corners, and the list of moves.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::screen::Screen;
use super::text::{shorten, wrap};
use crate::printable::{printable, printable_lines};
use crate::record::ply_text;
use crate::rules::{CORNERS, Side, blocked_corners};
use crate::tui::layout::{self, split_rows};
use crate::tui::theme::Theme;
use crate::words::{Manner, fleet, repetition};

/// The columns of the panel.
const PANEL: usize = layout::PANEL as usize;
/// The most columns that a player's name takes.
const NAME: usize = 20;
/// A panel of so many rows has large clocks.
const HIGH: u16 = 36;
/// The columns of a move in the list.
const MOVE: usize = 14;

impl Screen<'_> {
    pub(super) fn draw_panel(self, area: Rect, buffer: &mut Buffer) {
        for (area, lines) in self.parts(area) {
            for (row, line) in area.rows().zip(lines) {
                line.render(row, buffer);
            }
        }
    }

    /// The parts of the panel from above, and what stands in them: the sides and the corners, the list of moves, what is
    /// said of the shown position.
    fn parts(self, area: Rect) -> [(Rect, Vec<Line<'static>>); 3] {
        let above = [
            self.side(Side::Black, area.height),
            self.side(Side::White, area.height),
            self.corners(),
            self.danger_words(area.width.into()),
        ]
        .concat();
        let height = u16::try_from(above.len()).unwrap_or(area.height);
        let [top, list] = split_rows(area, height);
        let below = self.said(area.width.into());
        let height = u16::try_from(below.len()).unwrap_or(0).min(list.height / 2);
        let [list, bottom] = split_rows(list, list.height - height);
        let moves = self.moves(list.height.into());
        [(top, above), (list, moves), (bottom, below)]
    }

    /// The ply that stands at a point of the panel's list of moves.
    pub(super) fn ply_at(self, area: Rect, point: Position) -> Option<usize> {
        let [_, (list, _), _] = self.parts(area);
        if !list.contains(point) {
            return None;
        }
        let turn = self
            .turns(list.height.into())
            .nth((point.y - list.y).into())?;
        let number = turn_number(turn).len();
        let side = match usize::from(point.x - list.x).checked_sub(number)? {
            0..MOVE => Side::Black,
            MOVE => return None,
            _ => Side::White,
        };
        self.app.game().ply_of(turn, side)
    }

    /// What there is to say of the shown position: how often it has occurred, what its player had left on the clock, and
    /// the comment; and how the ship under the cursor could be taken, if that is shown.
    fn said(self, columns: usize) -> Vec<Line<'static>> {
        let (game, shown) = (self.app.game(), self.app.shown());
        let repeated = repetition(game, shown).map(Line::raw);
        let comment = game.comment(shown).map(printable_lines).unwrap_or_default();
        // The clocks at the side tell it of the position where the players stand.
        let is_told = game.clock().is_used() && !self.app.is_looking();
        let comment = game
            .time_left(shown)
            .filter(|_| !is_told)
            .map(|left| left.words())
            .into_iter()
            .chain(comment)
            .flat_map(|line| wrap(&line, columns))
            .map(Line::raw);
        let taken = self.words_of_ship_under_cursor();
        let taken = taken.iter().flat_map(|words| wrap(words, columns));
        let taken = taken.map(Line::raw);
        repeated.into_iter().chain(comment).chain(taken).collect()
    }

    /// A side: whose turn it is, the player, the ships, the clock. In a high panel, the clock is large.
    fn side(self, side: Side, height: u16) -> Vec<Line<'static>> {
        let large = self.large_clock(side).filter(|_| height >= HIGH);
        let clock = if large.is_some() {
            Span::default()
        } else {
            self.clock(side)
        };
        let fleet = fleet(self.app.game(), self.app.shown(), side, Manner::Shown);
        let mut lines = vec![
            self.player(side, clock),
            Line::raw(format!("      {fleet}")),
            self.standing_of(side),
        ];
        if let Some(clock) = large {
            lines.extend(clock);
            lines.push(Line::default());
        }
        lines
    }

    /// Whose turn it is, a side's sign and player, and at the right end its clock.
    fn player(self, side: Side, clock: Span<'static>) -> Line<'static> {
        let glyphs = self.looks.glyphs;
        let is_to_move = self.app.ending().is_none() && self.app.position().to_move() == side;
        let (turn, style) = if is_to_move {
            (glyphs.turn, Theme::STRONG)
        } else {
            (" ", Theme::TEXT)
        };
        // In front of the name stand the turn, the sign and the side.
        let room = PANEL.saturating_sub(13 + clock.width() + usize::from(clock.width() > 0));
        let name = self.app.record().player(side).unwrap_or_default();
        let name = printable(&shorten(name, NAME.min(room), glyphs.cut));
        let mut line = Line::from(vec![
            Span::styled(format!("{turn} "), Theme::STRONG),
            self.sign(side),
            Span::styled(format!(" {side}  {name}").trim_end().to_owned(), style),
        ]);
        if clock.width() > 0 {
            let between = PANEL.saturating_sub(line.width() + clock.width());
            line.push_span(" ".repeat(between));
            line.push_span(clock);
        }
        line
    }

    /// The sign of a side's ships, as it is on the board.
    fn sign(self, side: Side) -> Span<'static> {
        let style = match side {
            Side::Black => self.theme.black,
            Side::White => self.theme.white,
        };
        Span::styled(
            format!(" {} ", self.looks.glyphs.side(side)),
            self.theme.ground.patch(style),
        )
    }

    /// Both sides in a line, with their names if there is room.
    pub(super) fn fleets(self, columns: usize) -> Line<'static> {
        let count = |side| self.app.position().board().count(side);
        let fleet = |has_name: bool, has_count: bool, side: Side| {
            let name = if has_name {
                format!("{side} ")
            } else {
                String::new()
            };
            let count = if has_count {
                format!("{} ", count(side))
            } else {
                String::new()
            };
            vec![
                self.sign(side),
                Span::raw(name + &count),
                self.clock(side),
                Span::raw(" "),
            ]
        };
        let fleets = |has_name, has_count| {
            Line::from(
                Side::BOTH
                    .map(|side| fleet(has_name, has_count, side))
                    .concat(),
            )
        };
        let all = [
            fleets(true, true),
            fleets(false, true),
            fleets(false, false),
        ];
        let fits = |line: &&Line<'_>| line.width() <= columns;
        all.iter().find(fits).cloned().unwrap_or_default()
    }

    fn corners(self) -> Vec<Line<'static>> {
        let blocked = blocked_corners(self.app.position().board());
        let corner = |place: usize| {
            let is_blocked = blocked[place];
            let style = if is_blocked {
                Theme::STRONG
            } else {
                Theme::TEXT
            };
            let state = if is_blocked { "blocked" } else { "open" };
            Span::styled(
                format!("{:<4}{state:<9}", format!("{:#}", CORNERS[place])),
                style,
            )
        };
        // As they are seen: those above, those below, each from the left.
        let seen = if self.app.is_turned() {
            [1, 0, 3, 2]
        } else {
            [2, 3, 0, 1]
        };
        let [above_left, above_right, below_left, below_right] = seen.map(corner);
        vec![
            Line::from(vec![Span::raw("Corners  "), above_left, above_right]),
            Line::from(vec![Span::raw("         "), below_left, below_right]),
            Line::styled(
                if blocked == [true; 4] {
                    "All four: the edge wins for White"
                } else {
                    ""
                },
                Theme::STRONG,
            ),
        ]
    }

    /// The lines of the list of moves.
    fn moves(self, height: usize) -> Vec<Line<'static>> {
        self.turns(height).map(|turn| self.turn(turn)).collect()
    }

    /// The turns around the shown ply, as many as there is room for.
    fn turns(self, height: usize) -> impl Iterator<Item = usize> {
        let game = self.app.game();
        let shown = game.turn_of(self.app.shown()).map_or(0, |(turn, _)| turn);
        // The shown turn stands in the last third, so that some of what comes after it is seen.
        let first = (shown + height / 3)
            .min(game.turns())
            .saturating_sub(height);
        (first + 1..=game.turns()).take(height)
    }

    /// A line of the list of moves.
    fn turn(self, turn: usize) -> Line<'static> {
        let [black, white] = Side::BOTH.map(|side| match self.app.game().ply_of(turn, side) {
            Some(ply) => self.half(ply),
            None if side == Side::Black => Span::raw(format!("{:<MOVE$}", "...")),
            None => Span::default(),
        });
        Line::from(vec![
            Span::raw(turn_number(turn)),
            black,
            Span::raw(" "),
            white,
        ])
    }

    /// One ply of the list: the shown one stands out, the ones that are taken back stand back.
    fn half(self, ply: usize) -> Span<'static> {
        let game = self.app.game();
        // Of several moves that were tried here, which one it is.
        let which = match game.variations(ply) {
            0 | 1 => String::new(),
            count => format!(" {}/{count}", game.variation(ply) + 1),
        };
        let text = shortened(&ply_text(game, ply), MOVE - which.len().min(MOVE)) + &which;
        let style = match ply {
            _ if ply == self.app.shown() => Theme::CHOSEN,
            _ if ply > game.standing() => Theme::FAINT,
            _ => Theme::TEXT,
        };
        Span::styled(format!("{text:<MOVE$}"), style)
    }
}

/// What stands before the moves of a turn.
fn turn_number(turn: usize) -> String {
    format!("{turn:>3}. ")
}

/// A move without the places of its captures, if it is too long with them.
fn shortened(text: &str, columns: usize) -> String {
    let Some((mv, captures)) = text.split_once('x').filter(|_| text.len() > columns) else {
        return text.to_owned();
    };
    let mark =
        captures.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric() || letter == '/');
    format!("{mv} x{}{mark}", captures.split('/').count())
}
