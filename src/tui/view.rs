//! Drawing: it changes nothing, and fits every size.

mod board;
mod clock;
mod danger;
mod footer;
mod form;
mod help;
mod hints;
mod listed;
mod panel;
mod preview;
mod question;
mod sheet;
mod spot;
mod typed;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};

use super::app::{App, Open, Running};
use super::layout::{LEAST, Layout};
use super::theme::{Looks, Theme};
use crate::danger::Danger;
pub use help::room_for_help;
use sheet::Sheet;
pub use spot::{Spot, spot};

/// Draws what is on the screen, and puts the terminal's cursor on what the keys act on.
pub fn draw(app: &App, looks: &Looks, frame: &mut Frame<'_>) {
    let danger = app.danger();
    let screen = Screen::new(app, looks, danger.as_ref());
    let area = frame.area();
    let cursor = screen.draw(area, frame.buffer_mut());
    if let Some(cursor) = cursor.filter(|&cursor| area.contains(cursor)) {
        frame.set_cursor_position(cursor);
    }
}

/// How many rows stand above each other in what lies over the board in a window, before others stand beside them.
pub fn rows_in_a_column(app: &App, looks: &Looks, window: Rect) -> Option<usize> {
    let screen = Screen::new(app, looks, None);
    let layout = screen.layout(window)?;
    Some(screen.sheet(&layout, window)?.rows_in_a_column())
}

/// What the parts of the screen are drawn from.
#[derive(Clone, Copy)]
struct Screen<'a> {
    app: &'a App,
    looks: &'a Looks,
    theme: Theme,
    /// What is in danger, if that is shown.
    danger: Option<&'a Danger>,
}

impl<'a> Screen<'a> {
    fn new(app: &'a App, looks: &'a Looks, danger: Option<&'a Danger>) -> Self {
        let theme = looks.styles(app.theme());
        Self {
            app,
            looks,
            theme,
            danger,
        }
    }

    /// The layout of a window; `None` if it is too small.
    fn layout(self, window: Rect) -> Option<Layout> {
        Layout::new(window, self.app.in_sight(), self.app.is_turned())
    }

    /// The sheet that lies over the board, if one does.
    fn sheet(self, layout: &Layout, window: Rect) -> Option<Sheet> {
        match self.app.open()? {
            Open::Question(question) => Some(question::sheet(question, layout, window)),
            Open::Form(form) => Some(form::sheet(form, layout, window)),
            Open::Prompt(_) | Open::Help(_) => None,
        }
    }

    /// Draws all parts that fit. Gives the place of the cursor.
    fn draw(self, area: Rect, buffer: &mut Buffer) -> Option<Position> {
        let Some(layout) = self.layout(area) else {
            self.draw_too_small(area, buffer);
            return None;
        };
        self.draw_header(layout.header, layout.panel.is_some(), buffer);
        self.draw_board(&layout.board, buffer);
        if let Some(panel) = layout.panel {
            self.draw_panel(panel, buffer);
        }
        if let Some(keys) = layout.keys {
            self.draw_keys(keys, buffer);
        }
        match self.app.open() {
            None => {
                self.draw_message(&layout, buffer);
                layout.board.point(self.app.cursor()).map(Position::from)
            }
            Some(Open::Prompt(prompt)) => Some(Self::draw_prompt(prompt, layout.message, buffer)),
            Some(Open::Question(question)) => {
                self.draw_message(&layout, buffer);
                let sheet = question::sheet(question, &layout, area);
                Some(self.draw_question(question, &sheet, &layout, buffer))
            }
            Some(Open::Form(form)) => {
                self.draw_message(&layout, buffer);
                let sheet = form::sheet(form, &layout, area);
                Some(self.draw_form(form, &sheet, &layout, buffer))
            }
            Some(Open::Help(help)) => Some(self.draw_help(*help, area, buffer)),
        }
    }

    /// Says in one line what the window lacks, or what is asked.
    fn draw_too_small(self, area: Rect, buffer: &mut Buffer) {
        let text = match (area.width < LEAST.0, area.height < LEAST.1) {
            _ if self.app.asks_to_leave() => String::from("Quit? y, n"),
            (true, false) => format!("needs {} columns", LEAST.0),
            (false, true) => format!("needs {} rows", LEAST.1),
            _ => format!("needs {} x {}", LEAST.0, LEAST.1),
        };
        Line::raw(text).render(area, buffer);
    }

    /// The title and whose turn it is; where there is no panel, also what it would show first.
    fn draw_header(self, area: Rect, has_panel: bool, buffer: &mut Buffer) {
        let dot = self.looks.glyphs.dot;
        let is_stopped = self.app.running() == Some(Running::Stopped) && !has_panel;
        let turn = if is_stopped {
            String::from("stopped")
        } else {
            self.turn_number()
        };
        let turn = Span::raw(format!("{turn} {dot} "));
        let ended = |state: String| {
            let state = Span::styled(format!(" {state} "), Theme::CHOSEN);
            (Line::from(vec![turn.clone(), state.clone()]), state)
        };
        let (mut right, mut state) = ended(self.state());
        let rest = usize::from(area.width).saturating_sub(right.width() + 1);
        let left = if has_panel {
            Line::styled("Alea Evangelii", Theme::STRONG)
        } else {
            self.fleets(rest)
        };
        // Where there is no room for both clocks, there is for that of the side to move.
        if let Some(time) = self.time_to_move().filter(|_| left.width() == 0) {
            (right, state) = ended(time);
        }
        let right = if right.width() <= area.width.into() {
            right
        } else {
            Line::from(state)
        };
        if left.width() <= rest {
            left.render(area, buffer);
        }
        right.right_aligned().render(area, buffer);
    }

    /// Whose turn it is in the shown position, or who has won.
    fn state(self) -> String {
        match self.app.ending() {
            Some(ending) => ending
                .winner()
                .map_or(String::from("Drawn"), |side| format!("{side} wins")),
            None => format!("{} to move", self.app.position().to_move()),
        }
    }

    /// The turn that is shown.
    fn turn_number(self) -> String {
        let game = self.app.game();
        let (shown, turns) = (self.app.shown(), game.turns());
        // While the game goes on, it is the turn in which the next move is made.
        let is_over = game.ending().is_some() && shown > 0;
        let turn = game
            .turn_of(if is_over { shown } else { shown + 1 })
            .map_or(1, |(turn, _)| turn);
        match game.turn_of(shown) {
            _ if !self.app.is_looking() => format!("Move {turn}"),
            _ if self.app.autoplay().is_some() => format!(
                "Showing move {} of {turns}",
                game.turn_of(shown).map_or(0, |(turn, _)| turn)
            ),
            None => String::from("Looking at the start"),
            Some((turn, _)) => format!("Looking at move {turn} of {turns}"),
        }
    }
}

/// Makes room for something over the board.
fn clear(area: Rect, buffer: &mut Buffer) {
    Clear.render(area.intersection(buffer.area), buffer);
}

/// A text in lines of so many columns. In an item of a list, the lines after the first one are indented.
fn wrap(text: &str, columns: usize) -> Vec<String> {
    let hanging = if text.starts_with("- ") { "  " } else { "" };
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a first line");
        if line.is_empty() {
            line.push_str(word);
        } else if Span::raw(line.as_str()).width() + 1 + Span::raw(word).width() <= columns {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(format!("{hanging}{word}"));
        }
    }
    lines
}

/// The beginning of a text that takes at most so many columns, with a sign that it is cut off. A text of letters that
/// take no columns is cut off, too.
fn shorten(text: &str, columns: usize, cut: &str) -> String {
    let beginning: String = text.chars().take(4 * columns).collect();
    if beginning.len() == text.len() && Span::raw(text).width() <= columns {
        return beginning;
    }
    let room = columns.saturating_sub(Span::raw(cut).width());
    let mut used = 0;
    let fits = |letter: &char| {
        used += Span::raw(letter.to_string()).width();
        used <= room
    };
    beginning.chars().take_while(fits).collect::<String>() + cut
}

/// A number of columns or rows, or the most that there can be.
fn to_u16(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
