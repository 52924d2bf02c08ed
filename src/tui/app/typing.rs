//! Typing into a line: the prompt, and the rows of a form.

use tui_input::{Input, InputRequest};

use super::action::Edit;
use crate::printable::is_printable;

/// A line that is typed.
#[derive(Debug)]
pub struct Typed {
    input: Input,
    /// The most characters that it takes.
    most: usize,
    /// Whether all of it is selected: what is typed next comes in its place.
    is_selected: bool,
}

impl Typed {
    /// A line of at most so many characters, with something typed already.
    pub(super) fn new(text: &str, most: usize) -> Self {
        let mut line = Self {
            input: Input::default(),
            most,
            is_selected: false,
        };
        line.insert(text);
        line
    }

    /// What has been typed.
    pub fn text(&self) -> &str {
        self.input.value()
    }

    /// Whether what is typed next comes in the place of all that stands there.
    pub const fn is_selected(&self) -> bool {
        self.is_selected
    }

    /// Selects all of it, as when one has just come to it.
    pub(super) fn select(&mut self) {
        self.edit(Edit::End);
        self.is_selected = !self.text().is_empty();
    }

    /// What stands before the cursor.
    pub fn before_cursor(&self) -> &str {
        let mut letters = self.text().char_indices();
        let place = letters.nth(self.input.cursor());
        place.map_or(self.text(), |(place, _)| &self.text()[..place])
    }

    /// Puts another text in the place of all that has been typed.
    pub(super) fn set(&mut self, text: &str) {
        self.is_selected = true;
        self.insert(text);
    }

    /// Changes the line.
    pub(super) fn edit(&mut self, edit: Edit) {
        let was_selected = std::mem::take(&mut self.is_selected);
        let request = match edit {
            Edit::Type(letter) => {
                self.is_selected = was_selected;
                return self.insert(letter.encode_utf8(&mut [0; 4]));
            }
            Edit::Erase | Edit::Delete | Edit::EraseWord if was_selected => {
                InputRequest::DeleteLine
            }
            Edit::Erase => InputRequest::DeletePrevChar,
            Edit::Delete => InputRequest::DeleteNextChar,
            Edit::EraseWord => InputRequest::DeletePrevWord,
            Edit::EraseLine => InputRequest::DeleteLine,
            Edit::Left => InputRequest::GoToPrevChar,
            Edit::Right => InputRequest::GoToNextChar,
            Edit::Start => InputRequest::GoToStart,
            Edit::End => InputRequest::GoToEnd,
            Edit::Older | Edit::Newer | Edit::Complete => return,
        };
        self.input.handle(request);
    }

    /// Puts in a text, or in the place of what is selected, without what would not show, as far as there is room. The
    /// ends of its lines become blanks.
    pub(super) fn insert(&mut self, text: &str) {
        if std::mem::take(&mut self.is_selected) {
            self.input.reset();
        }
        let room = self.most.saturating_sub(self.text().chars().count());
        let letters = text.chars().map(|letter| match letter {
            '\n' | '\r' => ' ',
            letter => letter,
        });
        for letter in letters.filter(|&letter| is_printable(letter)).take(room) {
            self.input.handle(InputRequest::InsertChar(letter));
        }
    }
}
