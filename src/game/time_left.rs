//! The reading of a clock that a record has of a ply.

use std::fmt;

/// What a player had left on the clock after a ply, as a record tells it: `1204 30/3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// The main time, in seconds.
    pub main: u32,
    /// How long a period of overtime is, in seconds.
    pub period: u32,
    /// How many periods of overtime are left.
    pub periods: u32,
}

impl TimeLeft {
    /// The reading that a comment begins with, and the rest of the comment. A number alone is none, since people begin
    /// sentences with one. A bar is read as a slash, which is how a comment with one is written.
    pub(super) fn split(comment: &str) -> (Option<Self>, &str) {
        let comment = comment.trim();
        Self::parse(comment).map_or((None, comment), |(time, rest)| (Some(time), rest))
    }

    fn parse(comment: &str) -> Option<(Self, &str)> {
        let (main, rest) = number(comment)?;
        let (period, rest) = number(rest.strip_prefix(' ')?)?;
        let (periods, rest) = number(rest.strip_prefix(['/', '|'])?)?;
        let time = Self {
            main,
            period,
            periods,
        };
        (rest.is_empty() || rest.starts_with(char::is_whitespace))
            .then(|| (time, rest.trim_start()))
    }
}

/// The number that a text begins with, and the rest.
fn number(text: &str) -> Option<(u32, &str)> {
    let end = text.bytes().take_while(u8::is_ascii_digit).count();
    let (digits, rest) = text.split_at(end);
    Some((digits.parse().ok()?, rest))
}

impl fmt::Display for TimeLeft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}/{}", self.main, self.period, self.periods)
    }
}
