//! Dates and times of day, in the zone of the system.

use std::fmt;
use std::time::SystemTime;

use jiff::tz::TimeZone;
use jiff::{Timestamp, ZonedDateTime};

/// A moment as a clock on the wall shows it. Where the zone of the system is not known, it is told in UTC.
#[derive(Clone, Debug)]
pub struct Moment(ZonedDateTime);

impl Moment {
    /// This moment.
    pub fn now() -> Self {
        Self(ZonedDateTime::now())
    }

    /// The date as records have it, such as `2026.11.30`.
    pub fn date(&self) -> String {
        self.0.strftime("%Y.%m.%d").to_string()
    }

    /// The moment as the name of a file has it, such as `2026-11-30_06-58-41`.
    pub(super) fn name(&self) -> String {
        self.0.strftime("%Y-%m-%d_%H-%M-%S").to_string()
    }
}

/// The moment of a change to a file. One that no calendar has is told as 1970.
impl From<SystemTime> for Moment {
    fn from(time: SystemTime) -> Self {
        let time = Timestamp::try_from(time).unwrap_or(Timestamp::UNIX_EPOCH);
        Self(time.to_zoned_datetime(TimeZone::system()))
    }
}

/// Such as `2026-11-30 06:58`.
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.strftime("%Y-%m-%d %H:%M").fmt(f)
    }
}
