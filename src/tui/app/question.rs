//! Questions: what can be chosen, and what is done then.

use std::borrow::Cow;

use super::{Action, App, ListedGame, Open};
use crate::game::Declaration;
use crate::rules::{Board, Ending, Square};
use crate::words::{LATER_MOVES_STAY, LOST, SAVED, draw_asked, resignation_asked, sentence};

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
    /// How many choices stand above each other.
    pub(super) in_a_column: usize,
    /// Whether it is answered by no, the first choice, or yes, the second one.
    pub is_yes_or_no: bool,
    /// Whether it is the menu or a list, which is closed by a click beside it.
    pub is_list: bool,
    /// An intersection that should stay in sight.
    pub in_sight: Option<Square>,
}

/// A choice and what it does.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What it is called.
    pub words: Cow<'static, str>,
    /// What is done.
    pub action: Action,
    /// The saved game that it opens.
    pub game: Option<Box<ListedGame>>,
}

impl Question {
    /// A menu of which the first choice is chosen unless another one is.
    pub(super) fn menu(title: &str, text: &str, first: &'static str, action: Action) -> Self {
        let choices = vec![Choice {
            words: first.into(),
            action,
            game: None,
        }];
        let (title, text) = (title.to_owned(), text.to_owned());
        Self {
            title,
            text,
            choices,
            chosen: 0,
            in_a_column: usize::MAX,
            is_yes_or_no: false,
            is_list: false,
            in_sight: None,
        }
    }

    /// A menu of things among which one looks around.
    pub(super) fn list(title: &str, first: &'static str, action: Action) -> Self {
        Self {
            is_list: true,
            ..Self::menu(title, "", first, action)
        }
    }

    /// A question that is answered by no or yes.
    pub(super) fn yes_or_no(
        title: &str,
        text: &str,
        no: &'static str,
        yes: &'static str,
        action: Action,
    ) -> Self {
        Self {
            is_yes_or_no: true,
            ..Self::menu(title, text, no, Action::Close).or(yes, action)
        }
    }

    /// The board that is shown beside the question.
    pub fn shown_board(&self) -> Option<&Board> {
        Some(&self.choices.get(self.chosen)?.game.as_ref()?.board)
    }

    /// The choice beside the chosen one, round from the last column to the first; in one column, the next or previous.
    fn beside(&self, is_right: bool) -> usize {
        let (chosen, count) = (self.chosen, self.choices.len());
        let columns = count.div_ceil(self.in_a_column);
        if columns == 1 {
            return (chosen + if is_right { 1 } else { count - 1 }) % count;
        }
        let (column, row) = (chosen / self.in_a_column, chosen % self.in_a_column);
        let column = (column + if is_right { 1 } else { columns - 1 }) % columns;
        (column * self.in_a_column + row).min(count - 1)
    }

    /// Adds a choice.
    pub(super) fn or(mut self, words: impl Into<Cow<'static, str>>, action: Action) -> Self {
        self.choices.push(Choice {
            words: words.into(),
            action,
            game: None,
        });
        self
    }

    /// Adds a saved game.
    pub(super) fn or_game(mut self, game: ListedGame, action: Action) -> Self {
        self.choices.push(Choice {
            words: Cow::default(),
            action,
            game: Some(Box::new(game)),
        });
        self
    }

    /// Chooses the first choice of which something is so, if there is one.
    pub(super) fn choosing(mut self, is_meant: impl Fn(&Choice) -> bool) -> Self {
        self.chosen = self
            .choices
            .iter()
            .position(is_meant)
            .unwrap_or(self.chosen);
        self
    }
}

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

    /// Whether an action can be chosen from the menu that is open. A move can always be typed instead.
    pub fn offers(&self, action: Action) -> bool {
        matches!(&self.open, Some(Open::Question(question))
            if !question.is_yes_or_no && (action == Action::Prompt
                || question.choices.iter().any(|choice| choice.action == action)))
    }

    /// Whether it is asked whether to leave.
    pub fn asks_to_leave(&self) -> bool {
        matches!(&self.open, Some(Open::Question(question))
            if question.is_yes_or_no && question.choices[1].action == Action::Leave)
    }

    /// Another choice of the open question.
    pub(super) fn choose(&mut self, action: Action) {
        let question = match &mut self.open {
            Some(Open::Question(question)) => question,
            Some(Open::Form(form)) => return form.choose(action),
            _ => return,
        };
        let count = question.choices.len();
        match action {
            Action::ChooseLeft => question.chosen = question.beside(false),
            Action::ChooseRight => question.chosen = question.beside(true),
            Action::ChooseFirst => question.chosen = 0,
            Action::ChooseLast => question.chosen = count - 1,
            Action::ChooseNext => question.chosen = (question.chosen + 1) % count,
            Action::ChoosePrevious => question.chosen = (question.chosen + count - 1) % count,
            _ if question.is_yes_or_no => self.choose_and_accept(1),
            _ => {}
        }
    }

    /// Does what the choice of a place does.
    pub(super) fn choose_and_accept(&mut self, place: usize) {
        match &mut self.open {
            Some(Open::Question(question)) if place < question.choices.len() => {
                question.chosen = place;
                self.accept();
            }
            Some(Open::Form(form)) => {
                form.point_at(place);
                if form.chosen().does().is_some() {
                    self.accept();
                }
            }
            _ => {}
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
            Some(Open::Form(form)) => self.accept_form(form),
            other => self.open = other,
        }
    }
}
