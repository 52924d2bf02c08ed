//! Dates and times of day, in the zone of the system.

use std::env;
use std::fmt;
use std::sync::OnceLock;
use std::time::{SystemTime, UNIX_EPOCH};

use tz::{DateTime, TimeZone};

/// A moment as a clock on the wall shows it. Where the zone of the system is not known, it is told in UTC.
#[derive(Clone, Debug)]
pub struct Moment(DateTime);

impl Moment {
    /// This moment.
    pub fn now() -> Self {
        SystemTime::now().into()
    }

    /// The date as records have it, such as `2026.11.30`.
    pub fn date(&self) -> String {
        let Self(time) = self;
        let (year, month, day) = (time.year(), time.month(), time.month_day());
        format!("{year:04}.{month:02}.{day:02}")
    }

    /// The day, such as `2026-11-30`.
    pub fn day(&self) -> String {
        format!("{:04}-{}", self.0.year(), self.day_of_year())
    }

    /// The day without its year, such as `11-30`.
    pub fn day_of_year(&self) -> String {
        format!("{:02}-{:02}", self.0.month(), self.0.month_day())
    }

    /// The time of day, such as `06:58`.
    pub fn time(&self) -> String {
        format!("{:02}:{:02}", self.0.hour(), self.0.minute())
    }

    /// The moment as the name of a file has it, such as `2026-11-30_06-58-41`.
    pub(super) fn name(&self) -> String {
        let Self(time) = self;
        let (hour, minute, second) = (time.hour(), time.minute(), time.second());
        format!("{}_{hour:02}-{minute:02}-{second:02}", self.day())
    }
}

/// The moment of a change to a file. One that no calendar has is told as 1970.
impl From<SystemTime> for Moment {
    fn from(time: SystemTime) -> Self {
        let seconds = match time.duration_since(UNIX_EPOCH) {
            Ok(after) => i64::try_from(after.as_secs()),
            Err(before) => i64::try_from(before.duration().as_secs()).map(|seconds| -seconds),
        };
        let told = |seconds| DateTime::from_timespec(seconds, 0, zone().as_ref());
        let told = told(seconds.unwrap_or(0)).or_else(|_| told(0));
        Self(told.expect("every zone has 1970"))
    }
}

/// The zone that is set for this program or for the system, read once.
fn zone() -> &'static TimeZone {
    static ZONE: OnceLock<TimeZone> = OnceLock::new();
    ZONE.get_or_init(|| {
        let set = env::var("TZ");
        let read = set.map_or_else(|_| TimeZone::local(), |zone| TimeZone::from_posix_tz(&zone));
        read.unwrap_or_else(|_| TimeZone::utc())
    })
}

/// Such as `2026-11-30 06:58`.
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.day(), self.time())
    }
}
