//! The lifted ship, making moves and taking them back, and ending the game without one.

use super::App;
use crate::game::{Declaration, PlayError};
use crate::rules::{IllegalMove, Move, Played, Ship, Side, Square};
use crate::words::{Manner, NOTHING_TO_MAKE_AGAIN, NOTHING_TO_TAKE_BACK, taken_back};

/// What a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// Nothing but moving.
    Moves,
    /// It takes ships.
    Captures,
    /// It wins the game.
    Wins,
}

impl App {
    /// Where the lifted ship may go.
    pub fn targets(&self) -> impl Iterator<Item = Square> {
        self.lifted
            .into_iter()
            .flat_map(|from| self.position().moves_from(from))
            .map(|mv| mv.to)
    }

    /// What follows if the lifted ship goes to an intersection; `None` if it may not go there.
    pub fn played_on(&self, to: Square) -> Option<Played> {
        let from = self.lifted?;
        self.position().play(Move { from, to }).ok()
    }

    /// What the lifted ship would do on an intersection where it may go.
    pub fn effect(&self, to: Square) -> Effect {
        match self.played_on(to) {
            Some(played) if played.ending.is_some() => Effect::Wins,
            Some(played) if !played.captures.is_empty() => Effect::Captures,
            _ => Effect::Moves,
        }
    }

    /// Lifts the ship under the cursor, or sets down the lifted one there.
    pub(super) fn lift_or_set_down(&mut self) {
        let (cursor, position) = (self.cursor, self.position());
        let side = position.board().ship_on(cursor).map(Ship::side);
        match (self.lifted, side) {
            (Some(from), _) if from == cursor => self.put_back(),
            (Some(from), side) if side != Some(position.to_move()) => {
                self.play(Move { from, to: cursor });
            }
            (_, Some(side)) => self.lift(side),
            (_, None) => {}
        }
    }

    /// Lifts the ship of a side under the cursor, if it can move.
    fn lift(&mut self, side: Side) {
        let (from, position) = (self.cursor, self.position());
        let ways = position.moves_from(from).count();
        if let Some(ending) = self.ending() {
            self.refuse(&PlayError::Over(ending));
        } else if side != position.to_move() {
            self.refuse(&IllegalMove::NotYourShip(from, position.to_move()));
        } else if ways == 0 {
            self.message = format!("The ship at {from:#} cannot move: it is shut in on all sides.");
        } else {
            self.lifted = Some(from);
            self.message = self.lifted_words(from, ways);
        }
    }

    /// Says how many ways a lifted ship has, and what it can do.
    fn lifted_words(&self, from: Square, ways: usize) -> String {
        let ship = if from == self.position().board().king() {
            "The King"
        } else {
            "The ship"
        };
        let is_only = ways == 1;
        let ways = if is_only {
            String::from("1 intersection")
        } else {
            format!("{ways} intersections")
        };
        let count = |effect| {
            self.targets()
                .filter(|&to| self.effect(to) == effect)
                .count()
        };
        let effects = [
            (count(Effect::Captures), "capturing"),
            (count(Effect::Wins), "winning"),
        ];
        let effects = effects.iter().filter(|(count, _)| *count > 0);
        let effects: Vec<_> = effects
            .map(|(count, does)| {
                if is_only {
                    format!(", {does}")
                } else {
                    format!(", {does} at {count} of them")
                }
            })
            .collect();
        format!("{ship} at {from:#} can go to {ways}{}.", effects.concat())
    }

    /// Puts the lifted ship back, or else goes back from the position that is looked at.
    pub(super) fn put_back(&mut self) {
        if self.lifted.take().is_some() {
            self.message = format!("{} to move.", self.position().to_move());
        } else if self.is_looking() {
            self.look_at(self.game().standing());
        }
    }

    /// Makes a move in the shown position; asks first if the players do not stand there.
    pub(super) fn play(&mut self, mv: Move) {
        match self.refusal(mv) {
            Some(reason) => self.refuse(&reason),
            None if self.is_looking() => self.ask_to_play(mv),
            None => self.play_from_here(mv),
        }
    }

    /// Why a move cannot be made in the shown position.
    fn refusal(&self, mv: Move) -> Option<PlayError> {
        let over = self.ending().map(PlayError::Over);
        over.or_else(|| self.position().check(mv).err().map(PlayError::Illegal))
    }

    /// Makes a move in the shown position. Nobody stands there for a move that cannot be made.
    pub(super) fn play_from_here(&mut self, mv: Move) {
        if let Some(reason) = self.refusal(mv) {
            return self.refuse(&reason);
        }
        self.lifted = None;
        if let Some(ply) = self.looking.take() {
            self.record.game.stand_at(ply);
        }
        self.cursor = mv.to;
        let done = self.record.game.play(mv);
        if done.is_ok() {
            self.hand_over();
        }
        self.tell(done);
    }

    pub(super) fn undo(&mut self) {
        (self.lifted, self.looking) = (None, None);
        let before = self.game().standing();
        let is_done = self.record.game.undo();
        if is_done {
            self.moved();
        }
        self.say(&if is_done {
            taken_back(self.game(), before, Manner::Shown)
        } else {
            NOTHING_TO_TAKE_BACK.to_owned()
        });
    }

    pub(super) fn redo(&mut self) {
        (self.lifted, self.looking) = (None, None);
        if self.record.game.redo() {
            self.moved();
            self.tell_what_happened();
            self.tell_the_end();
        } else {
            self.say(NOTHING_TO_MAKE_AGAIN);
        }
    }

    /// Ends the game without a move.
    pub(super) fn declare(&mut self, declaration: Declaration) {
        (self.lifted, self.looking) = (None, None);
        let done = self.record.game.declare(declaration);
        self.tell(done);
    }

    /// Says what has been played, or why it is refused.
    fn tell(&mut self, done: Result<(), PlayError>) {
        match done {
            Ok(()) => {
                self.changed();
                self.tell_what_happened();
                self.tell_the_end();
            }
            Err(error) => self.refuse(&error),
        }
    }
}
