//! Texts that come from elsewhere, such as names and files, made harmless to show.

use std::fmt::{self, Write};

/// A text in which every character that does not show as itself stands as `�`: controls, escapes, line breaks,
/// characters of no width and those that turn the direction of writing.
///
/// ```
/// use alea::printable::printable;
///
/// assert_eq!(printable("Anna\u{1b}[2J"), "Anna\u{fffd}[2J");
/// ```
pub fn printable(text: &str) -> String {
    text.chars().map(shown).collect()
}

/// The lines of a text, made harmless.
pub fn printable_lines(text: &str) -> Vec<String> {
    text.lines().map(printable).collect()
}

/// Whether a character shows as itself.
pub fn is_printable(letter: char) -> bool {
    letter == char::REPLACEMENT_CHARACTER || shown(letter) == letter
}

fn shown(letter: char) -> char {
    match letter {
        '\u{ad}'
        | '\u{34f}'
        | '\u{115f}'..='\u{1160}'
        | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        | '\u{3164}'
        | '\u{ffa0}'
        | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}'
        | '\u{61c}'
        | '\u{200b}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}'
        | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e0fff}' => char::REPLACEMENT_CHARACTER,
        control if control.is_control() => char::REPLACEMENT_CHARACTER,
        letter => letter,
    }
}

/// Writes the beginning of a text, made harmless, for a message.
#[derive(Debug)]
pub(crate) struct Excerpt<'a>(pub(crate) &'a str);

impl Excerpt<'_> {
    /// The most characters that are written.
    pub(crate) const MOST: usize = 40;
}

impl fmt::Display for Excerpt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = self.0.chars();
        letters
            .by_ref()
            .take(Self::MOST)
            .try_for_each(|letter| f.write_char(shown(letter)))?;
        f.write_str(if letters.next().is_some() { "…" } else { "" })
    }
}
