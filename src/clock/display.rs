//! How a clock is shown.

use std::fmt;
use std::time::Duration;

use super::{Remaining, TimeLeft};

/// From here on, a clock shows tenths, and it counts as nearly run out.
pub const SHORT: Duration = Duration::from_secs(10);
const TENTH: Duration = Duration::from_millis(100);
const SECOND: Duration = Duration::from_secs(1);

impl Remaining {
    /// Nothing.
    pub const NOTHING: Self = Self {
        time: Duration::ZERO,
        periods: None,
        is_last: true,
    };

    /// Whether it shows tenths.
    fn is_short(&self) -> bool {
        self.time <= SHORT
    }

    /// How long it looks as it does.
    pub fn until_change(&self) -> Duration {
        let before = self.units().saturating_sub(1);
        self.time.saturating_sub(self.unit() * before)
    }

    /// What is left, in words: `0:25 left of this period of overtime, then 2 more`.
    pub fn words(&self) -> String {
        let time = Self {
            periods: None,
            ..*self
        };
        match self.periods {
            None => format!("{time} left"),
            Some(1) => format!("{time} left of the last period of overtime"),
            Some(periods) => format!(
                "{time} left of this period of overtime, then {} more",
                periods.saturating_sub(1)
            ),
        }
    }

    /// In which steps it is shown.
    fn unit(&self) -> Duration {
        if self.is_short() { TENTH } else { SECOND }
    }

    /// How many steps are shown.
    fn units(&self) -> u32 {
        units(self.time, self.unit())
    }
}

/// How many steps a time takes: one that has begun counts.
fn units(time: Duration, unit: Duration) -> u32 {
    u32::try_from(time.as_nanos().div_ceil(unit.as_nanos())).unwrap_or(u32::MAX)
}

impl TimeLeft {
    /// What is left, in words: `20:04 left, then 3 times 0:30`.
    pub fn words(&self) -> String {
        let main = to_the_second(SECOND * units(self.main, SECOND));
        match self.periods {
            0 => format!("{main} left"),
            periods => format!(
                "{main} left, then {periods} times {}",
                to_the_second(self.period)
            ),
        }
    }
}

/// The whole seconds of a time: `24:10`, `1:02:03`.
fn to_the_second(time: Duration) -> String {
    let seconds = time.as_secs();
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

impl fmt::Display for Remaining {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = self.unit() * self.units();
        f.write_str(&to_the_second(shown))?;
        if self.is_short() {
            write!(f, ".{}", shown.subsec_millis() / 100)?;
        }
        match self.periods {
            Some(periods) => write!(f, " ({periods})"),
            None => Ok(()),
        }
    }
}
