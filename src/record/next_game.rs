//! The next game, which may go on with a match: several games of the same players, who change sides from game to game.

use super::Record;
use super::score::{SCORE, Score};
use crate::clock::Clock;
use crate::game::Game;
use crate::rules::{Position, Side};

/// The number of the game in the match.
const ROUND: &str = "round";

impl Record {
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
