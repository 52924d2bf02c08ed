//! Time controls, and what is left on a clock. It is told how much time has passed.
//!
//! ```
//! use std::time::Duration;
//!
//! use alea::clock::TimeControl;
//!
//! let control: TimeControl = "20m,3x30s".parse()?;
//! let left = control.start();
//! assert_eq!(left.after(Duration::from_secs(300)).unwrap().to_string(), "15:00");
//! // After twenty minutes, the periods of overtime are used up one after the other.
//! assert_eq!(left.after(Duration::from_secs(1240)).unwrap().to_string(), "0:20 (2)");
//! assert_eq!(left.after(Duration::from_secs(1290)), None);
//! # Ok::<(), alea::clock::ClockFault>(())
//! ```

mod control;
mod display;
mod reading;

use std::time::Duration;

use crate::rules::Side;

pub use control::{ClockFault, TimeControl, read_control};
pub use display::SHORT;
pub use reading::TimeLeft;

/// What is left to a player who is thinking. It is shown rounded up, `24:10` or `1:02:03`, and in the last ten seconds
/// in tenths, `0:09.8`; in overtime, the number of periods that are left follows, this one among them: `0:25 (3)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remaining {
    /// What is left of the main time, or of the period of overtime.
    pub time: Duration,
    /// The periods of overtime that are left, in overtime.
    pub periods: Option<u32>,
    /// Whether nothing follows when this has run out.
    pub is_last: bool,
}

impl Remaining {
    /// Whether at most this time is left, and nothing after it.
    pub fn runs_out_in(&self, time: Duration) -> bool {
        self.is_last && self.time <= time
    }
}

/// The clocks of a game: the time controls of the sides, and how long the side to move has been thinking. What is left
/// to a side follows from the readings of its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    controls: [Option<TimeControl>; 2],
    /// What is left to each side before the first of its moves of which that is known.
    starts: [Option<TimeLeft>; 2],
    /// How long the side to move has been thinking about its move.
    pub thought: Duration,
    /// Whether a side whose time runs out loses (E8).
    pub loses: bool,
}

impl Clock {
    /// The clocks of a new game; a side without time control has all the time it wants.
    pub fn new(black: Option<TimeControl>, white: Option<TimeControl>) -> Self {
        let controls = [black, white];
        Self {
            controls,
            starts: controls.map(|control| control.map(|control| control.start())),
            thought: Duration::ZERO,
            loses: true,
        }
    }

    /// The same clocks, with which a side whose time runs out loses or plays on.
    #[must_use]
    pub const fn losing(self, loses: bool) -> Self {
        Self { loses, ..self }
    }

    /// The clocks of a new game that is played with the same controls.
    #[must_use]
    pub fn anew(&self) -> Self {
        let [black, white] = self.controls;
        Self::new(black, white).losing(self.loses)
    }

    /// The time control of a side.
    pub const fn control(&self, side: Side) -> Option<TimeControl> {
        self.controls[side as usize]
    }

    /// What is left to a side before the first of its moves of which that is known; `None` without time control.
    pub const fn start(&self, side: Side) -> Option<TimeLeft> {
        self.starts[side as usize]
    }

    /// Lets a side begin with what is left to it in the middle of a game. Nothing happens without time control.
    pub(crate) fn set_start(&mut self, side: Side, left: TimeLeft) {
        if self.control(side).is_some() {
            self.starts[side as usize] = Some(left);
        }
    }

    /// The clocks of a new game in which the players have changed sides, and their controls with them.
    pub(crate) fn with_sides_changed(&self) -> Self {
        let [black, white] = self.controls;
        Self::new(white, black).losing(self.loses)
    }

    /// Whether any side has a time control.
    pub fn is_used(&self) -> bool {
        self.controls != [None, None]
    }
}

/// No clocks.
impl Default for Clock {
    fn default() -> Self {
        Self::new(None, None)
    }
}
