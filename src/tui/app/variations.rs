//! Variations and comments: what else was played, and what is said of it.

use super::{Action, App, Open, Prompt};
use crate::record::comment_text;
use crate::words::{NO_VARIATION, commented, variation};

impl App {
    /// Takes the next or the previous of the moves that were made in place of the shown one.
    pub(super) fn vary(&mut self, forward: bool) {
        if !self.record.game.vary(self.shown(), forward) {
            return self.say(NO_VARIATION);
        }
        self.moved();
        (self.lifted, self.looking) = (None, None);
        self.tell_what_happened();
        let which = variation(self.game(), self.shown()).unwrap_or_default();
        self.message = format!("{which} {}", self.message);
    }

    /// Makes the line that is shown the main line.
    pub(super) fn promote(&mut self) {
        let is_main = (1..=self.shown()).all(|ply| self.game().variation(ply) == 0);
        if is_main {
            self.message = String::from("This is the main line.");
        } else {
            self.record.game.promote(self.shown());
            self.changed();
            self.message = String::from("This line is the main line now.");
        }
    }

    /// The move that would be deleted; `None` at the start.
    pub(super) fn to_delete(&self) -> Option<usize> {
        self.game().move_behind(self.shown())
    }

    /// Deletes the shown move and what follows it.
    pub(super) fn delete(&mut self) {
        if let Some(ply) = self.to_delete() {
            let name = self.game().ply_name(ply);
            self.record.game.delete(ply);
            self.changed();
            (self.lifted, self.looking) = (None, None);
            self.message = format!("{name} is deleted. {} to move.", self.position().to_move());
        }
    }

    /// Opens the prompt with what is said of the shown move.
    pub(super) fn open_comment(&mut self) {
        let comment = self.game().comment(self.shown()).unwrap_or_default();
        let line = format!("comment {comment}");
        let prompt = Prompt::with(&line);
        if prompt.text() == line {
            self.open = Some(Open::Prompt(prompt));
        } else {
            self.message =
                String::from("This comment is too long for a line: edit it in its file.");
        }
    }

    /// Says something of the shown move, instead of what was said before.
    pub(super) fn comment(&mut self, text: &str) {
        let ply = self.shown();
        // What a record cannot hold looks at once as it will be read again.
        let text = &comment_text(text);
        if self.game().comment(ply).unwrap_or_default() != text {
            self.record.game.set_comment(ply, text);
            self.changed();
        }
        self.message = commented(self.game(), ply);
    }

    /// Whether the menu offers an action on the shown move.
    pub(super) fn offers_on_shown(&self, action: Action) -> bool {
        let has_variations = self.game().variations(self.shown()) > 1;
        match action {
            Action::NextVariation | Action::PreviousVariation => has_variations,
            Action::Promote => (1..=self.shown()).any(|ply| self.game().variation(ply) > 0),
            Action::Delete => self.to_delete().is_some(),
            _ => true,
        }
    }
}
