//! The first line: the title, whose turn it is, and where there is no panel also what that would show first.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::screen::Screen;
use crate::tui::app::Running;
use crate::tui::theme::Theme;
use crate::words::capitalized;

impl Screen<'_> {
    /// The title and whose turn it is; where there is no panel, also what it would show first.
    pub(super) fn draw_header(self, area: Rect, has_panel: bool, buffer: &mut Buffer) {
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
            Some(ending) => capitalized(&ending.outcome()),
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
