//! Questions: what can be chosen.

use std::borrow::Cow;

use super::action::Action;
use super::games::ListedGame;
use crate::rules::{Board, Square};

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
    pub(super) fn beside(&self, is_right: bool) -> usize {
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
