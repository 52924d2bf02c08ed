//! What the players of a match have scored.

use std::fmt;

use super::Record;
use crate::rules::{Ending, Side};

/// What the players have scored in the games of the match before this one.
pub(super) const SCORE: &str = "alea-score";

/// The points of the two players of a game: one for each game won, half a point for each draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Half points, of the player of the black ships and of the player of the white ones.
    halves: [u32; 2],
}

impl Score {
    /// The points of the player of a side, as text: `2` or `1.5`.
    pub fn points(self, side: Side) -> String {
        let halves = self.halves[side as usize];
        let half = if halves % 2 == 1 { ".5" } else { "" };
        format!("{}{half}", halves / 2)
    }

    /// The score after a game has ended so; the same while it goes on.
    fn after(self, ending: Option<Ending>) -> Self {
        let [black, white] = match ending.map(Ending::winner) {
            None => [0, 0],
            Some(None) => [1, 1],
            Some(Some(Side::Black)) => [2, 0],
            Some(Some(Side::White)) => [0, 2],
        };
        let [black_before, white_before] = self.halves;
        Self {
            halves: [
                black_before.saturating_add(black),
                white_before.saturating_add(white),
            ],
        }
    }

    /// The score when the players have changed sides.
    pub(super) const fn with_sides_changed(self) -> Self {
        let [black, white] = self.halves;
        Self {
            halves: [white, black],
        }
    }

    fn read(text: &str) -> Option<Self> {
        let (black, white) = text.trim().split_once('-')?;
        Some(Self {
            halves: [halves(black)?, halves(white)?],
        })
    }
}

/// `2-1.5`, Black's points first.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [black, white] = Side::BOTH.map(|side| self.points(side));
        write!(f, "{black}-{white}")
    }
}

/// Half points from points.
fn halves(points: &str) -> Option<u32> {
    let (whole, half) = match points.strip_suffix(".5") {
        Some(whole) => (whole, 1),
        None => (points, 0),
    };
    whole.parse::<u32>().ok()?.checked_mul(2)?.checked_add(half)
}

impl Record {
    /// What the players have scored in the match, this game among the others if it is over.
    pub fn score(&self) -> Score {
        self.score_before().after(self.game.ending())
    }

    fn score_before(&self) -> Score {
        let told = self.tags.get(SCORE).and_then(Score::read);
        told.unwrap_or_default()
    }

    /// Whether there was a game before this one in the match.
    pub fn is_in_match(&self) -> bool {
        self.tags.get(SCORE).and_then(Score::read).is_some()
    }
}
