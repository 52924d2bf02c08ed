//! A match: several games of the same players, who change sides from game to game.

use std::fmt;

use super::Record;
use crate::clock::Clock;
use crate::game::Game;
use crate::rules::{Ending, Position, Side};

/// What the players have scored in the games of the match before this one.
const SCORE: &str = "alea-score";
/// The number of the game in the match.
const ROUND: &str = "round";

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
    const fn with_sides_changed(self) -> Self {
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

    /// A new game of other or the same players. If they are the same, the match goes on; it begins with a game that has
    /// been played to its end.
    #[must_use]
    pub fn new_game(&self, start: &Position, clock: Clock, names: [&str; 2]) -> Self {
        let mut next = Self {
            game: Game::new(*start),
            ..Self::default()
        };
        next.game.set_clock(clock);
        for (side, name) in Side::BOTH.into_iter().zip(names) {
            if !name.is_empty() {
                next.set_player(side, name);
            }
        }
        let before = Side::BOTH.map(|side| self.player(side).unwrap_or_default());
        let score = match names {
            _ if before.contains(&"") || !self.counts() => None,
            [black, white] if [black, white] == before => Some(self.score()),
            [black, white] if [white, black] == before => Some(self.score().with_sides_changed()),
            _ => None,
        };
        if let Some(score) = score {
            next.go_on_with_match(self, score);
        }
        next
    }

    /// The next game of the match: the players have changed sides, and their clocks, which are these, go with them.
    #[must_use]
    pub fn again(&self, clock: &Clock) -> Self {
        let [black, white] = Side::BOTH.map(|side| self.player(side).unwrap_or_default());
        let clock = clock.with_sides_changed();
        let mut next = self.new_game(self.game.start(), clock, [white, black]);
        // Players without names are known by where they sit.
        if self.counts() {
            next.go_on_with_match(self, self.score().with_sides_changed());
        }
        next
    }

    /// Whether this game belongs to a match, if another one follows.
    fn counts(&self) -> bool {
        self.is_in_match() || self.game.ending().is_some()
    }

    fn go_on_with_match(&mut self, before: &Self, score: Score) {
        let round = before.tags.get(ROUND).and_then(|it| it.trim().parse().ok());
        let round = round.unwrap_or(1_u32).saturating_add(1);
        self.tags.set(ROUND, &round.to_string());
        self.tags.set(SCORE, &score.to_string());
    }
}
