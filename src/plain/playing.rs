//! Moves, typed as anywhere, and what takes them back or ends the game.

use super::Session;
use super::question::Question;
use crate::game::{Declaration, PlayError};
use crate::notation::{Entry, MoveFault, read_entry};
use crate::rules::{Move, NoSide, Ply};
use crate::words::{
    Manner, NOTHING_TO_MAKE_AGAIN, NOTHING_TO_TAKE_BACK, TURN_IS_LOST, happened, score, sentence,
    standing, taken_back,
};

impl Session {
    /// Whether a line is meant as a move: it has two intersections, whatever comes of them.
    pub(super) fn is_move(&self, line: &str) -> bool {
        !matches!(
            read_entry(line, self.position()),
            Err(MoveFault::Empty | MoveFault::From | MoveFault::To)
        )
    }

    /// Plays a typed move.
    pub(super) fn enter(&mut self, line: &str) {
        if let Some(ending) = self.record.game.ending_at(self.shown()) {
            return self.tell(PlayError::Over(ending));
        }
        match read_entry(line, self.position()) {
            Ok(Entry::Ply(Ply::Move(mv))) if self.looking.is_some() => {
                self.ask(Question::PlayFromHere(mv));
            }
            Ok(Entry::Ply(Ply::Move(mv))) => self.play_from_here(mv),
            Ok(Entry::Ply(Ply::Pass)) => self.say(TURN_IS_LOST),
            Ok(Entry::Resignation) => self.resign(""),
            Err(fault) => self.tell(fault),
        }
    }

    /// Makes a move in the position that is looked at.
    pub(super) fn play_from_here(&mut self, mv: Move) {
        let game = &mut self.record.game;
        if let Some(ply) = self.looking.take() {
            game.stand_at(ply);
        }
        match game.play(mv) {
            Ok(()) => {
                self.runs = self.keeping.is_kept();
                self.keeping.changed();
                self.tell_what_happened();
            }
            Err(error) => self.tell(error),
        }
    }

    /// Says what led to where the players stand, and who is to move or has won.
    pub(super) fn tell_what_happened(&mut self) {
        let game = &self.record.game;
        let happened = happened(game, game.standing(), Manner::Spoken);
        self.say(&happened);
        self.tell_score_at_end();
    }

    /// Tells the score of the match when a game of it is over.
    pub(super) fn tell_score_at_end(&mut self) {
        let is_over = self.record.game.ending().is_some();
        if let Some(score) = score(&self.record).filter(|_| is_over) {
            self.say(&score);
        }
    }

    pub(super) fn undo(&mut self) {
        self.looking = None;
        let game = &mut self.record.game;
        let before = game.standing();
        if !game.undo() {
            return self.say(NOTHING_TO_TAKE_BACK);
        }
        self.keeping.moved();
        let taken_back = taken_back(game, before, Manner::Spoken);
        self.say(&taken_back);
    }

    pub(super) fn redo(&mut self) {
        self.looking = None;
        if self.record.game.redo() {
            self.keeping.moved();
            self.tell_what_happened();
        } else {
            self.say(NOTHING_TO_MAKE_AGAIN);
        }
    }

    /// Lets a side resign, after a question: the one that is named, or else the one to move.
    pub(super) fn resign(&mut self, side: &str) {
        match side.parse() {
            Ok(side) => self.ask_to_end(Question::Resign(side)),
            Err(_) if side.is_empty() => {
                let to_move = self.record.game.position().to_move();
                self.ask_to_end(Question::Resign(to_move));
            }
            Err(unknown @ NoSide) => self.tell(unknown),
        }
    }

    /// Lets the opponent of the side to move answer whether the game is drawn.
    pub(super) fn offer_draw(&mut self) {
        self.ask_to_end(Question::Draw);
    }

    /// Asks whether the game ends so, if it has not ended yet.
    fn ask_to_end(&mut self, question: Question) {
        if let Some(ending) = self.record.game.ending() {
            self.tell(PlayError::Over(ending));
        } else {
            self.ask(question);
        }
    }

    /// Ends the game without a move.
    pub(super) fn declare(&mut self, declaration: Declaration) {
        self.looking = None;
        match self.record.game.declare(declaration) {
            Ok(()) => {
                self.keeping.changed();
                let ending = standing(&self.record.game, self.shown(), Manner::Spoken);
                self.say(&sentence(&ending));
                self.tell_score_at_end();
            }
            Err(error) => self.tell(error),
        }
    }
}
