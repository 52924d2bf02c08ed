//! Asking: before something that cannot be taken back, the players are asked, and the next line answers.

use super::Session;
use super::question::Question;
use crate::game::Declaration;
use crate::store::{GameFile, SaveAsError, Summary};
use crate::words::{LATER_MOVES_STAY, LOST, SAVED, draw_asked, resignation_asked, sentence};

impl Session {
    /// Asks something, to which the answer is yes or no.
    pub(super) fn ask(&mut self, question: Question) {
        let words = match &question {
            Question::Resume(_) => String::from("Go on with it?"),
            Question::Resign(side) => resignation_asked(&self.record, *side).join(" "),
            Question::Draw => draw_asked(&self.record).join(" "),
            Question::PlayFromHere(_) => format!("Play from here? {LATER_MOVES_STAY}"),
            Question::Begin { .. } if self.keeping.has_something_to_lose() => {
                format!("Begin a new game? {LOST}")
            }
            Question::Begin { .. } => format!("Begin a new game? {SAVED}"),
            Question::Open(_) => format!("Open the other game? {LOST}"),
            Question::Overwrite(_) => {
                let exists = sentence(&SaveAsError::Exists.to_string());
                format!("{exists} Write over it?")
            }
            Question::Quit => format!("Quit? {LOST}"),
        };
        self.say(&format!("{words} Yes or no?"));
        self.question = Some(question);
    }

    /// Offers to go on with an unfinished game.
    pub(super) fn offer_to_resume(&mut self, game: GameFile, summary: &Summary) {
        let line = game.title(summary);
        self.say(&format!("There is an unfinished game: {line}."));
        self.ask(Question::Resume(game));
    }

    /// Does what was asked about.
    pub(super) fn agree(&mut self, question: Question) {
        match question {
            Question::Resume(game) | Question::Open(game) => self.open_now(&game),
            Question::Resign(side) => self.declare(Declaration::Resign(side)),
            Question::Draw => self.declare(Declaration::Draw),
            Question::PlayFromHere(mv) => self.play_from_here(mv),
            Question::Begin { sides_change } => self.begin(sides_change),
            Question::Overwrite(name) => self.save_over(&name),
            Question::Quit => self.is_leaving = true,
        }
    }

    /// Leaves it.
    pub(super) fn disagree(&mut self, question: &Question) {
        match question {
            Question::Resume(_) => self.greet(),
            Question::Overwrite(_) => self.say("It is not saved."),
            Question::PlayFromHere(_) => self.say("Nothing is played."),
            Question::Draw => self.say("No draw. The game goes on."),
            Question::Resign(_) | Question::Begin { .. } | Question::Open(_) | Question::Quit => {
                self.say("The game goes on.");
            }
        }
    }
}
