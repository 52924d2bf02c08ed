//! The clocks of the sides.

use ratatui::text::{Line, Span};

use super::screen::Screen;
use crate::rules::Side;
use crate::tui::app::{Action, Running, Scope};
use crate::tui::keys;
use crate::tui::layout::PANEL;
use crate::tui::theme::Theme;

impl Screen<'_> {
    /// What a side has left, with blanks around it; nothing without time control. The clock that runs stands out.
    pub(super) fn clock(self, side: Side) -> Span<'static> {
        let Some(left) = self.app.game().remaining(side) else {
            return Span::default();
        };
        let runs = self.state_of(side) == Some(Running::Now);
        let style = if runs { Theme::CHOSEN } else { Theme::TEXT };
        Span::styled(format!(" {left} "), style)
    }

    /// The same in three rows, for the side to move in digits of that size: bold while they run, and else faint.
    pub(super) fn large_clock(self, side: Side) -> Option<[Line<'static>; 3]> {
        let text = self.app.game().remaining(side)?.to_string();
        let style = match self.state_of(side) {
            Some(Running::Now) => Theme::STRONG,
            Some(_) => Theme::FAINT,
            None => {
                let clock = Line::raw(format!("      {text}"));
                return Some([Line::default(), clock, Line::default()]);
            }
        };
        // In overtime, the periods that are left stand beside it.
        let (time, periods) = text.split_once(' ').unwrap_or((&text, ""));
        Some([0, 1, 2].map(|row| {
            let signs = (time.chars()).map(|letter| self.looks.glyphs.digits.row(letter, row));
            let signs = signs.collect::<Vec<_>>().join(" ");
            let periods = if row == 2 { periods } else { "" };
            Line::styled(format!("      {signs} {periods}"), style)
        }))
    }

    /// The side to move and what it has left; `None` without time control, and where another position is looked at.
    pub(super) fn time_to_move(self) -> Option<String> {
        let side = self.app.game().position().to_move();
        let left = self.app.game().remaining(side)?;
        (self.app.running().is_some() && !self.app.is_looking()).then(|| format!("{side} {left}"))
    }

    /// What its player has scored in the match, and why the clock of the side to move does not run, if it does not.
    pub(super) fn standing_of(self, side: Side) -> Line<'static> {
        let record = self.app.record();
        let score = if record.is_in_match() {
            format!("score {}", record.score().points(side))
        } else {
            String::new()
        };
        let state = match self.state_of(side) {
            None | Some(Running::Now) => String::new(),
            Some(Running::FromFirstMove) => String::from("waits for a move"),
            Some(Running::FromNextKey) => String::from("waits for a key"),
            Some(Running::Stopped) => match keys::label(Scope::Table, Action::Clock) {
                Some(key) if score.is_empty() => format!("stopped, {key} starts it"),
                _ => String::from("stopped"),
            },
        };
        let columns = usize::from(PANEL).saturating_sub(6 + score.len());
        Line::raw(
            format!("      {score}{state:>columns$}")
                .trim_end()
                .to_owned(),
        )
    }

    /// Whether the clock of a side runs; `None` while it is not the one that could.
    fn state_of(self, side: Side) -> Option<Running> {
        let is_thinking = self.app.game().position().to_move() == side;
        self.app.running().filter(|_| is_thinking)
    }
}
