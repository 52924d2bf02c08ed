//! Looking at other positions of the game than the one where the players stand.

use super::{App, Look};
use crate::game::Game;

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
            Look::At(ply) => ply.min(last),
            Look::Capture => {
                return self.look_for("ships are taken", |game, ply| {
                    game.made(ply).is_some_and(|made| !made.captures.is_empty())
                });
            }
            Look::Comment => {
                return self.look_for("anything is said", |game, ply| game.comment(ply).is_some());
            }
        });
    }

    /// Shows the next ply at which something is so, after the last one beginning again from the start.
    fn look_for(&mut self, what: &str, is_so: impl Fn(&Game, usize) -> bool) {
        let (shown, last) = (self.shown(), self.game().last());
        match (shown + 1..=last)
            .chain(0..=shown)
            .find(|&ply| is_so(self.game(), ply))
        {
            Some(ply) if ply != shown => self.look_at(ply),
            Some(_) => self.message = format!("This is the only move at which {what}."),
            None => self.message = format!("There is no move at which {what}."),
        }
    }

    /// Shows a ply of the line.
    pub(super) fn look_at(&mut self, ply: usize) {
        if ply == self.shown() {
            return;
        }
        self.lifted = None;
        self.looking = Some(ply).filter(|&ply| ply != self.game().standing());
        if self.is_looking() {
            let game = self.game();
            let (shown, standing) = (game.ply_name(ply), game.ply_name(game.standing()));
            self.message = format!("You look at {shown}; the game stands at {standing}.");
        } else {
            self.tell_what_happened();
        }
    }
}
