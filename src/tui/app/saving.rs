//! Saving the game or a picture under a name.

use super::{Action, App, Open, Question, Request};
use crate::record::Form;
use crate::words::sentence;

impl App {
    /// Saves the game under a name, unless a file of that name is there.
    pub(super) fn save_as(&mut self, name: String) {
        self.requests.push(Request::SaveAs {
            name,
            may_overwrite: false,
        });
    }

    /// Saves the shown position in the form that a name ends with, or else as a picture.
    pub(super) fn export(&mut self, name: &str) {
        let form = Form::named(name).filter(|&form| form != Form::Record);
        // Without a name there is nothing to add a form to.
        let ending = if form.is_some() || name.is_empty() {
            ""
        } else {
            Form::Picture.ending()
        };
        self.save_as(format!("{name}{ending}"));
    }

    /// Asks whether a file, of which it is told that it is there, may be written over.
    pub fn ask_to_overwrite(&mut self, name: &str, exists: &str) {
        self.keeping.overwrite = Some(name.to_owned());
        let question = Question::yes_or_no(
            "Write over it?",
            &sentence(exists),
            "no, keep it",
            "write over it",
            Action::Overwrite,
        );
        self.open = Some(Open::Question(question));
    }

    pub(super) fn save_over(&mut self) {
        if let Some(name) = self.keeping.overwrite.take() {
            self.requests.push(Request::SaveAs {
                name,
                may_overwrite: true,
            });
        }
    }
}
