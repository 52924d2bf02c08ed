//! Asking before something is done, and when the game is over.

use super::{Action, App, Open, Question};
use crate::game::Declaration;
use crate::rules::Ending;
use crate::words::{LATER_MOVES_STAY, LOST, SAVED, draw_asked, resignation_asked, sentence};

impl App {
    /// Asks before something is done, if anything could be lost.
    pub(super) fn ask(&mut self, action: Action) {
        let is_over = self.game().ending().is_some();
        match action {
            Action::Quit if !(self.is_left_open() || self.has_something_to_lose()) => {
                return self.update(Action::Leave);
            }
            Action::Delete if self.to_delete().is_none() => return,
            Action::Resign(_) | Action::OfferDraw if is_over => {
                self.looking = None;
                return self.tell_what_happened();
            }
            _ => {}
        }
        self.open = Some(Open::Question(self.question(action)));
    }

    /// The question that is asked before something is done, or the menu.
    fn question(&self, action: Action) -> Question {
        match action {
            Action::Quit if self.has_something_to_lose() => {
                Question::menu("Quit?", LOST, "stay", Action::Close)
                    .or(Action::SaveAs.words(), Action::SaveAs)
                    .or("quit, and lose it", Action::Leave)
            }
            Action::Quit => Question::yes_or_no("Quit?", SAVED, "stay", "quit", Action::Leave),
            Action::Resign(side) => {
                let side = side.unwrap_or(self.game().position().to_move());
                let [title, text] = resignation_asked(&self.record, side);
                let resign = Action::Declare(Declaration::Resign(side));
                Question::yes_or_no(&title, &text, "play on", "resign", resign)
            }
            Action::OfferDraw => {
                let [title, text] = draw_asked(&self.record);
                let agree = Action::Declare(Declaration::Draw);
                Question::yes_or_no(&title, &text, "no, play on", "yes, a draw", agree)
            }
            Action::Delete => self.question_of_deleting(),
            Action::PlayFromHere(_) => {
                let (title, text) = ("Play from here?", LATER_MOVES_STAY);
                Question::yes_or_no(title, text, "no, only look", "play", action)
            }
            _ => self.menu(),
        }
    }

    fn question_of_deleting(&self) -> Question {
        let name = self.to_delete().map(|ply| self.game().ply_name(ply));
        let title = format!("Delete {} and what follows?", name.unwrap_or_default());
        let text = "It cannot be brought back.";
        Question::yes_or_no(&title, text, "keep it", "delete", Action::DeleteNow)
    }

    /// Says over the board who won and why, if the game is over.
    pub(super) fn tell_the_end(&mut self) {
        let Some(ending) = self.game().ending() else {
            return;
        };
        let text = format!("{ending:#}");
        let (title, reason) = text.split_once(": ").unwrap_or(("Drawn", &text));
        let by_king = matches!(
            ending,
            Ending::KingCaptured | Ending::KingReachedCorner(_) | Ending::KingReachedEdge(_)
        );
        let undo = if by_king {
            Action::Undo.words()
        } else {
            "take that back"
        };
        let text = format!("{} {}", sentence(reason), self.score_words());
        let question = Question::menu(title, text.trim_end(), "look at the board", Action::Close)
            .or(undo, Action::Undo)
            .or(Action::PlayAgain.words(), Action::PlayAgain)
            .or(Action::NewGame.words(), Action::NewGame)
            .or(Action::Quit.words(), Action::Quit);
        let in_sight = by_king.then(|| self.game().position().board().king());
        self.open = Some(Open::Question(Question {
            in_sight,
            ..question
        }));
    }
}
