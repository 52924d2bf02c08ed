//! Looking at other positions of the game than the one where the players stand.

use super::{App, Look};
use crate::rules::Side;

/// The plies of ten turns.
const TEN_TURNS: usize = 20;

impl App {
    pub(super) fn look(&mut self, look: Look) {
        let (shown, last) = (self.shown(), self.game().last());
        self.look_at(match look {
            Look::Back => shown.saturating_sub(1),
            Look::On => (shown + 1).min(last),
            Look::TenBack => shown.saturating_sub(TEN_TURNS),
            Look::TenOn => (shown + TEN_TURNS).min(last),
            Look::First => 0,
            Look::Last => last,
        });
    }

    /// Shows a ply of the line.
    pub(super) fn look_at(&mut self, ply: usize) {
        if ply != self.shown() {
            self.lifted = None;
        }
        self.looking = Some(ply).filter(|&ply| ply != self.game().standing());
        if self.is_looking() {
            let (shown, standing) = (self.ply_name(ply), self.ply_name(self.game().standing()));
            self.message =
                format!("You look at {shown}. Esc goes back to {standing}, where the game stands.");
        } else {
            self.tell_what_happened();
        }
    }

    /// The name of a ply among people: the turn, and the side whose move led there.
    pub(super) fn ply_name(&self, ply: usize) -> String {
        match self.turn_of(ply) {
            None => String::from("the start"),
            Some((turn, Side::Black)) => format!("{turn}a"),
            Some((turn, Side::White)) => format!("{turn}b"),
        }
    }

    /// The number of the turn that a ply belongs to, from 1, and who played it; `None` for the start.
    pub fn turn_of(&self, ply: usize) -> Option<(usize, Side)> {
        let before = ply.checked_sub(1)?;
        let side = self.game().position_at(before)?.to_move();
        // Where White begins, Black's half of the first turn is empty.
        Some(((ply + usize::from(self.white_begins())).div_ceil(2), side))
    }

    /// The ply of a turn of the record: its first half, or the second one.
    pub(super) fn ply_of(&self, turn: usize, side: Side) -> Option<usize> {
        let half = usize::from(side == Side::White);
        let ply = (turn.checked_sub(1)?.checked_mul(2)? + 1 + half)
            .checked_sub(usize::from(self.white_begins()))?;
        Some(ply).filter(|&ply| ply <= self.game().last())
    }

    /// Whether White moves first.
    pub fn white_begins(&self) -> bool {
        self.game()
            .position_at(0)
            .is_some_and(|start| start.to_move() == Side::White)
    }
}
