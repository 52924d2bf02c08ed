//! The clocks of a game. What is left to a side stands at its moves, so that it is taken back and made again with them.

use std::time::Duration;

use super::{Declaration, Game};
use crate::clock::{Clock, Remaining, TimeLeft};
use crate::rules::{Ending, Ply, Side};

impl Game {
    /// The clocks.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Whether the first clock has been started: a move has been made, or thought about.
    pub fn has_clock_begun(&self) -> bool {
        self.standing > 0 || !self.clock.thought.is_zero()
    }

    /// Gives the game other clocks. What its moves tell of the time that was left counts on.
    pub fn set_clock(&mut self, clock: Clock) {
        self.clock = clock;
    }

    /// What the player who made a ply of the line had left on the clock, if that is known.
    pub fn time_left(&self, ply: usize) -> Option<TimeLeft> {
        self.tree.time_left(self.line.get(ply)?.node)
    }

    /// What a side had left after its last move up to a ply of the line; `None` if it has no time control.
    pub fn left_to(&self, side: Side, ply: usize) -> Option<TimeLeft> {
        let start = self.clock.start(side)?;
        let mut moves = (1..=ply).rev().filter(|&ply| self.is_move_of(side, ply));
        let last = moves.find_map(|ply| self.time_left(ply));
        Some(last.unwrap_or(start))
    }

    /// Whether it is known of any move of a side, up to where the players stand, what was left after it.
    pub(crate) fn has_readings(&self, side: Side) -> bool {
        (1..=self.standing).any(|ply| self.is_move_of(side, ply) && self.time_left(ply).is_some())
    }

    /// Whether a ply of the line is a move of a side.
    fn is_move_of(&self, side: Side, ply: usize) -> bool {
        let is_move = matches!(self.made(ply).map(|made| made.ply), Some(Ply::Move(_)));
        let before = ply
            .checked_sub(1)
            .and_then(|before| self.position_at(before));
        is_move && before.is_some_and(|before| before.to_move() == side)
    }

    /// What a side has left now; `None` if it has no time control.
    pub fn remaining(&self, side: Side) -> Option<Remaining> {
        let is_thinking = self.position().to_move() == side;
        let thought = if is_thinking {
            self.clock.thought
        } else {
            Duration::ZERO
        };
        let left = self.left_to(side, self.standing)?;
        Some(left.after(thought).unwrap_or(Remaining::NOTHING))
    }

    /// Lets time pass for the side to move. If none is left to it then, it loses (E8), unless it was agreed that it does
    /// not. Tells whether its time has run out just now.
    pub fn pass_time(&mut self, time: Duration) -> bool {
        let side = self.position().to_move();
        let left = self.left_to(side, self.standing);
        let Some(left) = left.filter(|_| self.ending().is_none()) else {
            return false;
        };
        let had_time = left.after(self.clock.thought).is_some();
        self.clock.thought = self.clock.thought.saturating_add(time);
        // Where nobody loses, it is news only once.
        let is_new = had_time || self.clock.loses;
        let is_out = is_new && left.after(self.clock.thought).is_none();
        if is_out && self.clock.loses {
            // It is refused only when the game is over.
            let _ = self.declare(Declaration::OutOfTime(side));
        }
        is_out
    }

    /// What the side to move has left if it moves now; `None` if it has no time control.
    pub(super) fn reading_after_move(&self) -> Option<TimeLeft> {
        let side = self.position().to_move();
        let control = self.clock.control(side)?;
        let left = self.left_to(side, self.standing)?;
        Some(left.moved(self.clock.thought, &control))
    }

    /// Lets the players go on where a side's time had run out, with the time that it had at the beginning of its turn.
    pub(super) fn forget_running_out(&mut self) {
        if matches!(self.declared, Some((_, Ending::OutOfTime(_)))) {
            self.clock.thought = Duration::ZERO;
        }
    }
}
