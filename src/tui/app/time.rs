//! Time that passes at the table, and the clock of the side to move.

use std::time::Duration;

use super::{App, Open, Request};
use crate::clock::{Remaining, SHORT};
use crate::rules::Side;
use crate::words::{NO_CLOCK, out_of_time};

/// Whether the clock of the side to move runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Running {
    /// It starts with the first move of the game.
    #[default]
    FromFirstMove,
    /// It starts with the next key, since the players have just sat down to go on.
    FromNextKey,
    /// It runs.
    Now,
    /// The players have stopped it; it starts with the next move at the latest.
    Stopped,
}

/// How long nobody can have meant to answer a question that has just come by itself.
const UNREADY: Duration = Duration::from_secs(1);

impl App {
    /// Whether and when the clock of the side to move runs; `None` if it has no time control, or the game is over or
    /// only looked at.
    pub fn running(&self) -> Option<Running> {
        let game = self.game();
        let control = game.clock().control(game.position().to_move());
        control.filter(|_| self.is_played()).map(|_| self.running)
    }

    /// How long nothing changes on the screen if the players do nothing; `None` if it never does.
    pub fn quiet_time(&self) -> Option<Duration> {
        let side = self.game().position().to_move();
        let runs = self.running() == Some(Running::Now);
        let left = self.game().remaining(side).filter(|_| runs);
        // On a clock at zero time only passes, unless that is still to decide the game.
        let is_to_fall = self.game().clock().loses;
        let clock = left
            .map(|left| left.until_change())
            .filter(|time| !time.is_zero() || is_to_fall);
        self.until_next_shown().into_iter().chain(clock).min()
    }

    /// Lets time pass. Tells whether anything has changed on the screen.
    pub fn pass_time(&mut self, time: Duration) -> bool {
        self.unready = self.unready.saturating_sub(time);
        let has_gone_on = self.pass_autoplay(time);
        self.pass_clock(time) || has_gone_on
    }

    /// Whether the open question does not take an answer yet.
    pub(super) fn is_unready(&self) -> bool {
        !self.unready.is_zero() && matches!(self.open, Some(Open::Question(_)))
    }

    fn pass_clock(&mut self, time: Duration) -> bool {
        if self.running() != Some(Running::Now) {
            return false;
        }
        let side = self.game().position().to_move();
        let before = self.game().remaining(side);
        if self.record.game.pass_time(time) {
            self.time_ran_out(side);
            return true;
        }
        let after = self.game().remaining(side);
        if is_nearly_out(after) && !is_nearly_out(before) && self.settings.bell.rings_at_the_end() {
            self.requests.push(Request::Bell);
        }
        before.map(|left| left.to_string()) != after.map(|left| left.to_string())
    }

    /// After a move, starts the clock of the other side, and rings the bell if that was asked for.
    pub(super) fn hand_over(&mut self) {
        self.running = Running::Now;
        if self.game().ending().is_some() {
            return;
        }
        let left = self.game().remaining(self.game().position().to_move());
        let bell = self.settings.bell;
        if bell.rings_at_turns() || bell.rings_at_the_end() && is_nearly_out(left) {
            self.requests.push(Request::Bell);
        }
    }

    /// Tells that nothing is left to a side, and who has won if that decides the game.
    fn time_ran_out(&mut self, side: Side) {
        self.changed();
        if self.game().ending().is_some() {
            (self.lifted, self.looking, self.autoplay) = (None, None, None);
            self.pressed = None;
            self.tell_what_happened();
            if matches!(self.open, Some(Open::Prompt(_) | Open::Form(_))) {
                // What is being typed is not lost.
                self.owes_the_end = true;
            } else {
                self.tell_the_end();
                self.unready = UNREADY;
            }
        } else {
            self.message = out_of_time(&self.record, side);
        }
    }

    /// Stops the clock, or starts it.
    pub(super) fn toggle_clock(&mut self, before: Running) {
        let is_over = self.game().ending().is_some();
        if self.running().is_some() {
            self.running = match before {
                Running::Now => Running::Stopped,
                _ => Running::Now,
            };
        }
        self.message = match self.running() {
            None if is_over => String::from("The game is over: no clock runs."),
            None => NO_CLOCK.to_owned(),
            Some(Running::Now) => String::from("The clock runs."),
            Some(_) => {
                String::from("The clock is stopped until it is started again, or a move is made.")
            }
        };
    }
}

fn is_nearly_out(left: Option<Remaining>) -> bool {
    left.is_some_and(|left| left.runs_out_in(SHORT))
}
