//! How much time a player has, and how it is written.

use std::error::Error;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::TimeLeft;
use super::reading::number;

/// The longest time that a control may name.
const LONGEST: Duration = Duration::from_secs(100 * 3600);
/// The most periods of overtime.
const MOST_PERIODS: u32 = 99;

/// How much time a player has for a game: a main time, what each move adds to it, and periods of overtime, of which one
/// is used up whenever a move takes longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// The main time.
    pub main: Duration,
    /// What is added to the main time after each move.
    pub increment: Duration,
    /// How long a period of overtime is.
    pub period: Duration,
    /// How many periods of overtime there are.
    pub periods: u32,
}

impl TimeControl {
    /// What is left before the first move.
    pub const fn start(&self) -> TimeLeft {
        TimeLeft {
            main: self.main,
            period: self.period,
            periods: self.periods,
        }
    }

    /// Reads a control as a record has it, in seconds: `1800`, `1800 30/3`, `1800 30/3 10i`.
    pub fn from_record(text: &str) -> Option<Self> {
        let seconds = |text: &str| {
            let time = Duration::from_secs(whole(text)?.into());
            (time <= LONGEST).then_some(time)
        };
        let mut parts = text.split_whitespace();
        let mut control = Self {
            main: seconds(parts.next()?)?,
            increment: Duration::ZERO,
            period: Duration::ZERO,
            periods: 0,
        };
        let mut rest = parts.peekable();
        if let Some((period, periods)) = rest.peek().and_then(|part| part.split_once('/')) {
            control.period = seconds(period)?;
            control.periods = whole(periods)?;
            if control.periods == 0 {
                control.period = Duration::ZERO;
            }
            rest.next();
        }
        if let Some(increment) = rest.next() {
            control.increment = seconds(increment.strip_suffix('i')?)?;
        }
        (rest.next().is_none() && control.is_possible()).then_some(control)
    }

    /// The control as a record has it. Parts of seconds are left out.
    pub fn to_record(&self) -> String {
        let (main, period) = (self.main.as_secs(), self.period.as_secs());
        format!(
            "{main} {period}/{} {}i",
            self.periods,
            self.increment.as_secs()
        )
    }

    /// Whether there is any time to play with, and all of it can be written.
    fn is_possible(&self) -> bool {
        let has_overtime = self.periods > 0;
        self.periods <= MOST_PERIODS
            && has_overtime != self.period.is_zero()
            && (has_overtime || !self.main.is_zero())
    }
}

/// Reads a control, or `none` for no clock.
///
/// # Errors
///
/// When the text is neither.
pub fn read_control(text: &str) -> Result<Option<TimeControl>, ClockFault> {
    match text.trim() {
        none if none.eq_ignore_ascii_case("none") => Ok(None),
        text => text.parse().map(Some),
    }
}

/// `main[+increment][,PERIODSxLENGTH]`, such as `30m`, `1h+10s` or `20m,3x30s`.
impl FromStr for TimeControl {
    type Err = ClockFault;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text: String = text.split_whitespace().collect();
        let text = text.to_ascii_lowercase();
        let (text, overtime) = match text.split_once(',') {
            Some((text, overtime)) => (text, Some(overtime)),
            None => (text.as_str(), None),
        };
        let (main, increment) = match text.split_once('+') {
            Some((main, increment)) => (main, time(increment)?),
            None => (text, Duration::ZERO),
        };
        let (periods, period) = match overtime.map(|overtime| overtime.split_once('x')) {
            None => (0, Duration::ZERO),
            Some(None) => return Err(ClockFault::Form),
            Some(Some((periods, length))) => {
                (whole(periods).ok_or(ClockFault::Form)?, time(length)?)
            }
        };
        let control = Self {
            main: time(main)?,
            increment,
            period,
            periods,
        };
        match control {
            _ if control.periods > MOST_PERIODS => Err(ClockFault::TooMuch),
            _ if overtime.is_some() && (periods == 0 || period.is_zero()) => Err(ClockFault::None),
            _ if control.is_possible() => Ok(control),
            _ => Err(ClockFault::None),
        }
    }
}

/// As it is read: `30m`, `1h+10s`, `20m,3x30s`.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_time(self.main, f)?;
        if !self.increment.is_zero() {
            f.write_str("+")?;
            write_time(self.increment, f)?;
        }
        if self.periods > 0 {
            write!(f, ",{}x", self.periods)?;
            write_time(self.period, f)?;
        }
        Ok(())
    }
}

/// `1h30m`, `90s`: whole numbers of hours, minutes and seconds, each at most once and in this order.
fn time(text: &str) -> Result<Duration, ClockFault> {
    let (mut rest, mut seconds) = (text, 0_u64);
    for (unit, length) in [('h', 3600), ('m', 60), ('s', 1)] {
        if let Some((number, after)) = rest.split_once(unit) {
            seconds += u64::from(whole(number).ok_or(ClockFault::Form)?) * length;
            rest = after;
        }
    }
    let time = Duration::from_secs(seconds);
    match rest {
        "" if text.is_empty() => Err(ClockFault::Form),
        "" if time > LONGEST => Err(ClockFault::TooMuch),
        "" => Ok(time),
        number if whole(number).is_some() => Err(ClockFault::NoUnit),
        _ => Err(ClockFault::Form),
    }
}

fn write_time(time: Duration, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let seconds = time.as_secs();
    let parts = [
        (seconds / 3600, 'h'),
        (seconds / 60 % 60, 'm'),
        (seconds % 60, 's'),
    ];
    if seconds == 0 {
        return f.write_str("0s");
    }
    parts
        .iter()
        .filter(|(number, _)| *number > 0)
        .try_for_each(|(number, unit)| write!(f, "{number}{unit}"))
}

/// A whole number without sign.
fn whole(text: &str) -> Option<u32> {
    let (whole, rest) = number(text)?;
    rest.is_empty().then_some(whole)
}

/// Why a text is no time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockFault {
    /// It has another form.
    Form,
    /// A number has no unit.
    NoUnit,
    /// There is no time at all.
    None,
    /// There is more time than anybody needs.
    TooMuch,
}

impl fmt::Display for ClockFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => {
                "expected a time such as 30m, 1h+10s with an increment, 20m,3x30s with periods of overtime, or none"
            }
            Self::NoUnit => "a number needs h, m or s behind it, as in 1h30m or 90s",
            Self::None => "there is no time to play with: expected at least a second, as in 30m or 0s,5x30s",
            Self::TooMuch => "that is too much: a clock has up to 100h, and up to 99 periods",
        })
    }
}

impl Error for ClockFault {}
