//! Questions and the menu: what can be chosen, and what is done then.

use super::{Action, App, Look, Open};
use crate::game::Declaration;
use crate::rules::{Ending, Square};

/// Some choices over the board.
#[derive(Clone, Debug)]
pub struct Question {
    /// What it is about.
    pub title: String,
    /// What there is to know.
    pub text: String,
    /// What can be chosen; the first one is harmless.
    pub choices: Vec<Choice>,
    /// The one that is chosen.
    pub chosen: usize,
    /// An intersection that should stay in sight.
    pub in_sight: Option<Square>,
}

/// A choice and what it does.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// What it is called.
    pub words: &'static str,
    /// What is done.
    pub action: Action,
}

impl Question {
    fn new(
        title: &str,
        text: String,
        harmless: &'static str,
        others: &[(&'static str, Action)],
    ) -> Self {
        let mut choices = vec![Choice {
            words: harmless,
            action: Action::Close,
        }];
        choices.extend(
            others
                .iter()
                .map(|&(words, action)| Choice { words, action }),
        );
        Self {
            title: title.to_owned(),
            text,
            choices,
            chosen: 0,
            in_sight: None,
        }
    }
}

impl App {
    /// Asks before something is done, if anything could be lost, or opens the menu.
    pub(super) fn ask(&mut self, action: Action) {
        let nothing_to_lose = self.game().last() == 0;
        let side = self.game().position().to_move();
        let question = match action {
            Action::Quit if nothing_to_lose => return self.update(Action::Leave),
            Action::NewGame if nothing_to_lose => return self.start_anew(),
            Action::Resign | Action::OfferDraw if self.game().ending().is_some() => {
                return self.tell_what_happened();
            }
            Action::Quit => Question::new(
                "Leave?",
                String::from("The game is not saved: it will be lost."),
                "stay",
                &[("leave", Action::Leave)],
            ),
            Action::NewGame => Question::new(
                "A new game?",
                String::from("The one on the board is not saved: it will be lost."),
                "go on with this one",
                &[("begin a new game", Action::StartAnew)],
            ),
            Action::Resign => Question::new(
                &format!("Does {} resign?", self.side_name(side)),
                format!("{} wins then.", !side),
                "play on",
                &[("resign", Action::Declare(Declaration::Resign(side)))],
            ),
            Action::OfferDraw => Question::new(
                &format!("{} offers a draw.", self.side_name(side)),
                format!("Does {} agree?", self.side_name(!side)),
                "no, play on",
                &[("yes, a draw", Action::Declare(Declaration::Draw))],
            ),
            Action::PlayFromHere(_) => Question::new(
                "Play from here?",
                String::from("The later moves stay as a variation."),
                "no, only look",
                &[("play", action)],
            ),
            _ => self.menu(),
        };
        self.open = Some(Open::Question(question));
    }

    /// Everything that can be done now.
    fn menu(&self) -> Question {
        let game = self.game();
        let (is_over, has_moves) = (game.ending().is_some(), game.last() > 0);
        let all = [
            (!is_over, Action::Prompt),
            (game.standing() > 0, Action::Undo),
            (game.standing() < game.last(), Action::Redo),
            (self.shown() > 0, Action::Look(Look::Back)),
            (self.shown() < game.last(), Action::Look(Look::On)),
            (self.shown() > 0, Action::Look(Look::First)),
            (self.shown() < game.last(), Action::Look(Look::Last)),
            (!is_over, Action::Resign),
            (!is_over, Action::OfferDraw),
            (has_moves, Action::NewGame),
            (true, Action::Theme),
            (true, Action::Redraw),
            (true, Action::Suspend),
            (true, Action::Help),
            (true, Action::Quit),
        ];
        let possible: Vec<_> = all
            .into_iter()
            .filter(|(is_possible, _)| *is_possible)
            .map(|(_, action)| (action.words(), action))
            .collect();
        Question::new("Menu", String::new(), "go on", &possible)
    }

    /// Says over the board who won and why, if the game is over.
    pub(super) fn tell_the_end(&mut self) {
        let Some(ending) = self.game().ending() else {
            return;
        };
        let text = format!("{ending:#}");
        let (title, reason) = text.split_once(": ").unwrap_or(("Drawn", &text));
        let mut question = Question::new(
            title,
            super::sentence(reason),
            "look at the board",
            &[
                ("take back the last move", Action::Undo),
                ("new game", Action::NewGame),
                ("leave", Action::Quit),
            ],
        );
        question.in_sight = match ending {
            Ending::KingCaptured | Ending::KingReachedCorner(_) | Ending::KingReachedEdge(_) => {
                Some(self.game().position().board().king())
            }
            _ => None,
        };
        self.open = Some(Open::Question(question));
    }

    /// Another choice of the open question.
    pub(super) fn choose(&mut self, action: Action) {
        let Some(Open::Question(question)) = &mut self.open else {
            return;
        };
        let count = question.choices.len();
        question.chosen = match action {
            Action::ChooseNext => (question.chosen + 1) % count,
            Action::ChoosePrevious => (question.chosen + count - 1) % count,
            // Only a question that has one other answer can be answered with yes.
            _ if count == 2 => 1,
            _ => return,
        };
        if action == Action::Yes {
            self.accept();
        }
    }

    /// Does what is chosen or typed.
    pub(super) fn accept(&mut self) {
        match self.open.take() {
            Some(Open::Question(question)) => {
                if let Some(choice) = question.choices.get(question.chosen) {
                    self.update(choice.action);
                }
            }
            Some(Open::Prompt(prompt)) => self.obey(prompt.text()),
            other => self.open = other,
        }
    }
}
