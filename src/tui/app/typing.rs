//! Typing into a line: the prompt, and the rows of a form.

use tui_input::{Input, InputRequest};

use super::Edit;
use crate::printable::is_printable;

/// Changes a line that holds at most so many characters.
pub(super) fn edit_line(input: &mut Input, edit: Edit, most: usize) {
    let request = match edit {
        Edit::Type(letter) => return insert(input, letter.encode_utf8(&mut [0; 4]), most),
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
    input.handle(request);
}

/// Puts in a text, without what would not show, as far as there is room. The ends of its lines become blanks.
pub(super) fn insert(input: &mut Input, text: &str, most: usize) {
    let room = most.saturating_sub(input.value().chars().count());
    let letters = text.chars().map(|letter| match letter {
        '\n' | '\r' => ' ',
        letter => letter,
    });
    for letter in letters.filter(|&letter| is_printable(letter)).take(room) {
        input.handle(InputRequest::InsertChar(letter));
    }
}
