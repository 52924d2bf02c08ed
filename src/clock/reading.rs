//! What a clock shows after a move, in records and while the next one is thought about.

use std::fmt;
use std::time::Duration;

use super::Remaining;
use super::control::{TimeControl, number};

/// What a player has left on the clock after a move.
///
/// It is written in seconds: `1204 30/3`; thousandths follow where there are any: `1204 30/3 .250`, so that programs
/// that know only whole seconds read those.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// The main time, in whole milliseconds.
    pub main: Duration,
    /// How long a period of overtime is, in whole seconds.
    pub period: Duration,
    /// How many periods of overtime are left.
    pub periods: u32,
}

impl TimeLeft {
    /// What is left to a player who has thought for a time; `None` if the time has run out.
    pub fn after(&self, thought: Duration) -> Option<Remaining> {
        if let Some(time) = self
            .main
            .checked_sub(thought)
            .filter(|left| !left.is_zero())
        {
            return Some(Remaining {
                time,
                periods: None,
                is_last: self.periods == 0,
            });
        }
        let used = thought.saturating_sub(self.main);
        let done = self.periods_in(used)?;
        let begun = used.checked_sub(self.period * done)?;
        let periods = self.periods.checked_sub(done).filter(|&left| left > 0)?;
        Some(Remaining {
            time: self.period.checked_sub(begun)?,
            periods: Some(periods),
            is_last: periods == 1,
        })
    }

    /// The whole periods of overtime in a time; `None` if there are none at all.
    fn periods_in(&self, time: Duration) -> Option<u32> {
        let done = time.as_nanos().checked_div(self.period.as_nanos())?;
        Some(u32::try_from(done).unwrap_or(u32::MAX).min(self.periods))
    }

    /// What is left after a move that was thought about for a time: the increment comes in, and a period that was begun
    /// is whole again. Who is out of time has nothing but the increment.
    #[must_use]
    pub fn moved(&self, thought: Duration, control: &TimeControl) -> Self {
        let (main, periods) = match self.after(thought) {
            Some(Remaining {
                time,
                periods: None,
                ..
            }) => (time, self.periods),
            Some(Remaining { periods, .. }) => (Duration::ZERO, periods.unwrap_or(0)),
            None => (Duration::ZERO, 0),
        };
        let main = main + control.increment();
        Self {
            main: Duration::from_millis(u64::try_from(main.as_millis()).unwrap_or(u64::MAX)),
            periods,
            ..*self
        }
    }

    /// The reading that a text begins with, and the rest, without the blanks in front of it.
    pub(crate) fn first_in(text: &str) -> Option<(Self, &str)> {
        let (main, rest) = number(text)?;
        let (period, rest) = number(rest.strip_prefix(' ')?)?;
        let (periods, rest) = number(rest.strip_prefix('/')?)?;
        let (millis, rest) = thousandths(rest).unwrap_or((0, rest));
        let time = Self {
            main: Duration::from_secs(main.into()) + Duration::from_millis(millis.into()),
            period: Duration::from_secs(period.into()),
            periods,
        };
        (rest.is_empty() || rest.starts_with(char::is_whitespace))
            .then(|| (time, rest.trim_start()))
    }
}

impl TimeControl {
    /// What is left before the first move.
    pub const fn start(&self) -> TimeLeft {
        TimeLeft {
            main: self.main(),
            period: self.period(),
            periods: self.periods(),
        }
    }
}

/// The thousandths that a text begins with, after a blank and a point, and the rest.
fn thousandths(text: &str) -> Option<(u32, &str)> {
    let digits = text.strip_prefix(" .")?;
    let (millis, rest) = number(digits)?;
    (digits.len() - rest.len() == 3).then_some((millis, rest))
}

impl fmt::Display for TimeLeft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (main, period) = (self.main.as_secs(), self.period.as_secs());
        write!(f, "{main} {period}/{}", self.periods)?;
        match self.main.subsec_millis() {
            0 => Ok(()),
            millis => write!(f, " .{millis:03}"),
        }
    }
}
