//! Asking before something is done, and when the game is over.

use super::{Action, App, Open, Question};
use crate::game::Declaration;
use crate::rules::{Ending, Move, Side};
use crate::words::{
    LATER_MOVES_STAY, LOST, SAVED, capitalized, draw_asked, resignation_asked, sentence,
};

impl App {
    fn ask(&mut self, question: Question) {
        self.open = Some(Open::Question(question));
    }

    /// Leaves, after a question if people are in the middle of a game, or it would be lost.
    pub(super) fn ask_to_quit(&mut self) {
        if self.has_something_to_lose() {
            let question = Question::menu("Quit?", LOST, "stay", Action::Close)
                .or(Action::SaveAs.words(), Action::SaveAs)
                .or("quit, and lose it", Action::Leave);
            self.ask(question);
        } else if self.is_left_open() {
            let leave = Action::Leave;
            self.ask(Question::yes_or_no("Quit?", SAVED, "stay", "quit", leave));
        } else {
            self.update(Action::Leave);
        }
    }

    /// Asks whether a side resigns: this one, or else the one to move.
    pub(super) fn ask_to_resign(&mut self, side: Option<Side>) {
        let side = side.unwrap_or(self.game().position().to_move());
        let [title, text] = resignation_asked(&self.record, side);
        let resign = Action::Declare(Declaration::Resign(side));
        let question = Question::yes_or_no(&title, &text, "play on", "resign", resign);
        self.ask_unless_over(question);
    }

    /// Asks the other side for a draw.
    pub(super) fn ask_for_draw(&mut self) {
        let [title, text] = draw_asked(&self.record);
        let agree = Action::Declare(Declaration::Draw);
        let question = Question::yes_or_no(&title, &text, "no, play on", "yes, a draw", agree);
        self.ask_unless_over(question);
    }

    /// Asks something about how the game ends; says how it has ended if it is over.
    fn ask_unless_over(&mut self, question: Question) {
        if self.game().ending().is_some() {
            self.looking = None;
            self.tell_what_happened();
        } else {
            self.ask(question);
        }
    }

    /// Asks whether a move is made from the position that is looked at.
    pub(super) fn ask_to_play(&mut self, mv: Move) {
        let (title, text) = ("Play from here?", LATER_MOVES_STAY);
        let play = Action::PlayFromHere(mv);
        let question = Question::yes_or_no(title, text, "no, only look", "play", play);
        self.ask(question);
    }

    /// Asks whether the shown move is deleted with what follows, if there is one.
    pub(super) fn ask_to_delete(&mut self) {
        if let Some(ply) = self.to_delete() {
            let title = format!("Delete {} and what follows?", self.game().ply_name(ply));
            let (text, delete) = ("It cannot be brought back.", Action::DeleteNow);
            let question = Question::yes_or_no(&title, text, "keep it", "delete", delete);
            self.ask(question);
        }
    }

    /// Says over the board who won and why, if the game is over.
    pub(super) fn tell_the_end(&mut self) {
        let Some(ending) = self.game().ending() else {
            return;
        };
        let title = capitalized(&ending.outcome());
        let by_king = matches!(
            ending,
            Ending::KingCaptured | Ending::KingReachedCorner(_) | Ending::KingReachedEdge(_)
        );
        let undo = if by_king {
            Action::Undo.words()
        } else {
            "take that back"
        };
        let reason = sentence(&format!("{:#}", ending.reason()));
        let text = format!("{reason} {}", self.score_words());
        let question = Question::menu(&title, text.trim_end(), "look at the board", Action::Close)
            .or(undo, Action::Undo)
            .or(Action::PlayAgain.words(), Action::PlayAgain)
            .or(Action::NewGame.words(), Action::NewGame)
            .or(Action::Quit.words(), Action::Quit);
        let in_sight = by_king.then(|| self.game().position().board().king());
        self.ask(Question {
            in_sight,
            ..question
        });
    }
}
