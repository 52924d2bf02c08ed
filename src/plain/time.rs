//! The clocks: time passes while a line is waited for, and its end is told then, too.

use std::time::Duration;

use super::Session;
use crate::clock::{Remaining, SHORT};
use crate::rules::Side;
use crate::words::{Manner, NO_CLOCK, out_of_time, sentence, standing};

/// How often it is looked how much time has passed.
pub(super) const STEP: Duration = Duration::from_millis(500);

/// How much later it is looked when the program is only slow.
const LATE: Duration = Duration::from_millis(500);

/// When it is told how little is left, since nobody sees a clock.
const TOLD_AT: [Duration; 2] = [Duration::from_secs(60), SHORT];

/// Whether a side has come to where it is told that little is left to it, and nothing after that.
fn has_come_to_little(before: Remaining, after: Remaining) -> bool {
    let comes_to = |&limit: &Duration| !before.runs_out_in(limit) && after.runs_out_in(limit);
    before.is_last && TOLD_AT.iter().any(comes_to)
}

impl Session {
    /// Whether time that passes counts.
    pub(super) fn clock_runs(&self) -> bool {
        let game = &self.record.game;
        self.runs && game.clock().is_used() && game.ending().is_none()
    }

    /// Takes in how much time has passed.
    pub(super) fn pass_time(&mut self) {
        let time = self.watch.passed(Some(STEP + LATE));
        if !self.clock_runs() {
            return;
        }
        let game = &mut self.record.game;
        let side = game.position().to_move();
        let before = game.remaining(side);
        let is_out = game.pass_time(time);
        let after = game.remaining(side);
        self.keeping.time_passed(time);
        if is_out {
            self.time_ran_out(side);
        } else if let (Some(before), Some(after)) = (before, after)
            && has_come_to_little(before, after)
        {
            self.say(&format!("{side} has {}.", after.words()));
        }
    }

    /// The same while nothing else happens: what has passed is saved now and then.
    pub(super) fn let_time_pass(&mut self) {
        self.pass_time();
        if self.keeping.is_time_to_save() {
            self.save_time();
        }
    }

    /// Starts the clock of the side to move in a game that is gone on with, with the first line about it. In another it
    /// starts with the first move.
    pub(super) fn start_clock(&mut self) {
        let game = &self.record.game;
        let has_begun = game.has_clock_begun();
        if !std::mem::replace(&mut self.has_heard, true) {
            self.runs = has_begun && self.keeping.is_kept();
        }
    }

    fn time_ran_out(&mut self, side: Side) {
        self.keeping.changed();
        if self.record.game.ending().is_some() {
            (self.looking, self.question) = (None, None);
            let ending = standing(&self.record.game, self.shown(), Manner::Spoken);
            self.say(&sentence(&ending));
            self.tell_score_at_end();
        } else {
            self.say(&out_of_time(&self.record, side));
        }
        self.save();
    }

    /// Tells what is left to both sides.
    pub(super) fn tell_clocks(&mut self) {
        let game = &self.record.game;
        if !game.clock().is_used() {
            return self.say(NO_CLOCK);
        }
        let left = Side::BOTH.map(|side| match game.remaining(side) {
            Some(left) => format!("{side} has {}", left.words()),
            None => format!("{side} has no clock"),
        });
        let runs = if game.ending().is_some() {
            "The game is over"
        } else if self.runs {
            "The clock runs"
        } else {
            "The clock is stopped"
        };
        self.say(&format!("{}. {runs}.", left.join(". ")));
    }

    /// Stops the clock, or starts it.
    pub(super) fn pause(&mut self) {
        let game = &self.record.game;
        if game.clock().is_used() && game.ending().is_none() && self.keeping.is_kept() {
            self.runs = !self.runs;
        }
        self.tell_clocks();
    }
}
