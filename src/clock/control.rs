//! How much time a player has, and how it is written.

use std::error::Error;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The longest time that a control may name.
const LONGEST: Duration = Duration::from_secs(100 * 3600);
/// The most periods of overtime.
const MOST_PERIODS: u32 = 99;

/// How much time a player has for a game: a main time, what each move adds to it, and periods of overtime, of which one
/// is used up whenever a move takes longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    main: Duration,
    increment: Duration,
    period: Duration,
    periods: u32,
}

impl TimeControl {
    /// A control of whole seconds.
    ///
    /// # Errors
    ///
    /// When there is no time to play with, or more than anybody needs.
    pub fn new(
        main: Duration,
        increment: Duration,
        period: Duration,
        periods: u32,
    ) -> Result<Self, ClockFault> {
        let is_short = |time: &Duration| *time <= LONGEST;
        let has_overtime = periods > 0;
        if periods > MOST_PERIODS || ![main, increment, period].iter().all(is_short) {
            Err(ClockFault::TooMuch)
        } else if has_overtime == period.is_zero() || !has_overtime && main.is_zero() {
            Err(ClockFault::None)
        } else {
            Ok(Self {
                main,
                increment,
                period,
                periods,
            })
        }
    }

    /// The main time.
    pub const fn main(&self) -> Duration {
        self.main
    }

    /// What is added to the main time after each move.
    pub const fn increment(&self) -> Duration {
        self.increment
    }

    /// How long a period of overtime is.
    pub const fn period(&self) -> Duration {
        self.period
    }

    /// How many periods of overtime there are.
    pub const fn periods(&self) -> u32 {
        self.periods
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
        let control = Self::new(time(main)?, increment, period, periods)?;
        if overtime.is_some() && periods == 0 {
            return Err(ClockFault::None);
        }
        Ok(control)
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

/// The whole number without sign that a text begins with, and the rest.
pub(super) fn number(text: &str) -> Option<(u32, &str)> {
    let end = text.bytes().take_while(u8::is_ascii_digit).count();
    let (digits, rest) = text.split_at(end);
    Some((digits.parse().ok()?, rest))
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
