//! The game shows itself move by move.

use std::time::Duration;

use super::{App, Look};

/// How long each position is shown while the game is shown move by move, if nothing else is asked for.
const PAUSE: Duration = Duration::from_secs(1);

/// The game shows itself move by move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Autoplay {
    /// How long each position is shown.
    pause: Duration,
    /// How long this one has been shown.
    waited: Duration,
}

impl App {
    /// How long each position is shown, while the game shows itself move by move.
    pub fn autoplay(&self) -> Option<Duration> {
        self.autoplay.map(|autoplay| autoplay.pause)
    }

    /// How long the shown position stays, while the game shows itself.
    pub(super) fn until_next_shown(&self) -> Option<Duration> {
        self.autoplay.map(|it| it.pause.saturating_sub(it.waited))
    }

    /// Lets time pass. Tells whether another position is shown.
    pub(super) fn pass_autoplay(&mut self, time: Duration) -> bool {
        let Some(autoplay) = &mut self.autoplay else {
            return false;
        };
        autoplay.waited = autoplay.waited.saturating_add(time);
        if autoplay.waited < autoplay.pause {
            return false;
        }
        autoplay.waited = Duration::ZERO;
        self.look(Look::On);
        if self.shown() == self.game().last() {
            self.autoplay = None;
        }
        true
    }

    /// Begins to show the game move by move, from its start if its end is shown; stops if it is doing so.
    pub(super) fn toggle_autoplay(&mut self, running: Option<Autoplay>) {
        if running.is_none() {
            self.autoplay_at(PAUSE);
        } else {
            self.message = String::from("Stopped.");
        }
    }

    /// The same with a pause of so many seconds, if any are typed.
    pub(super) fn autoplay_as_typed(&mut self, seconds: &str) {
        match seconds.parse::<f32>() {
            _ if seconds.is_empty() => self.autoplay_at(PAUSE),
            Ok(seconds) if (0.1..=60.0).contains(&seconds) => {
                self.autoplay_at(Duration::from_secs_f32(seconds));
            }
            _ => self.message = String::from("A position can be shown for 0.1 to 60 seconds."),
        }
    }

    fn autoplay_at(&mut self, pause: Duration) {
        if self.shown() == self.game().last() {
            self.look_at(0);
        }
        self.autoplay = Some(Autoplay {
            pause,
            waited: Duration::ZERO,
        });
    }
}
