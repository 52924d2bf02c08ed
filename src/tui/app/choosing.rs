//! Choosing an answer, and doing what is chosen.

use super::{Action, App, Choose, Open};

impl App {
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

    /// Takes in how many choices of a question stand above each other; the others stand beside them.
    pub const fn set_choices_in_a_column(&mut self, count: usize) {
        if let Some(Open::Question(question)) = &mut self.open {
            question.in_a_column = count;
        }
    }

    /// Another choice of the open question, or another row of the form.
    pub(super) fn choose(&mut self, choose: Choose) {
        let question = match &mut self.open {
            Some(Open::Question(question)) => question,
            Some(Open::Form(form)) => return form.choose(choose),
            _ => return,
        };
        let (chosen, count) = (question.chosen, question.choices.len());
        question.chosen = match choose {
            Choose::Next => (chosen + 1) % count,
            Choose::Previous => (chosen + count - 1) % count,
            Choose::Left => question.beside(false),
            Choose::Right => question.beside(true),
            Choose::First => 0,
            Choose::Last => count - 1,
        };
    }

    /// Answers the open question by yes, if it can be answered so.
    pub(super) fn say_yes(&mut self) {
        if matches!(&self.open, Some(Open::Question(question)) if question.is_yes_or_no) {
            self.choose_and_accept(1);
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
