//! The text of the file of the settings, and where it is wrong.

use std::error::Error;
use std::fmt;

use crate::printable::printable;

/// A byte-order mark.
pub(super) const MARK: &str = "\u{feff}";

/// The text, if it is in UTF-8.
pub(super) fn text_of(bytes: &[u8]) -> Result<&str, TextError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        TextError::at(&before, before.len(), "this is not UTF-8".to_owned())
    })
}

/// The last place of a text, up to this one, at which a character begins.
fn boundary(text: &str, place: usize) -> usize {
    let places = (0..=place.min(text.len())).rev();
    let mut boundaries = places.filter(|&place| text.is_char_boundary(place));
    boundaries.next().unwrap_or(0)
}

/// Where a text is no TOML.
pub(super) fn place_of(text: &str, error: &toml_edit::TomlError) -> usize {
    let place = error.span().map_or(text.len(), |span| span.start);
    boundary(text, place)
}

/// Something that is wrong in a text of settings: `LINE:COLUMN: what`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    line: usize,
    column: usize,
    what: String,
}

impl TextError {
    /// An error at a byte of a text.
    pub(super) fn at(text: &str, place: usize, what: String) -> Self {
        let before = &text[..boundary(text, place)];
        let line = before.rsplit('\n').next().unwrap_or_default();
        Self {
            line: before.matches('\n').count() + 1,
            // A byte-order mark takes no column.
            column: line.trim_start_matches(MARK).chars().count() + 1,
            what,
        }
    }

    /// Errors at bytes of a text, in their order.
    pub(super) fn all_at(text: &str, mut places: Vec<(usize, String)>) -> Vec<Self> {
        places.sort_by_key(|(place, _)| *place);
        // There may be many, and each line is counted once.
        let (mut begin, mut line) = (0, 0);
        let errors = places.into_iter().map(|(place, what)| {
            let mut error = Self::at(&text[begin..], place - begin, what);
            error.line += line;
            begin = text[..place].rfind('\n').map_or(0, |end| end + 1);
            line = error.line - 1;
            error
        });
        errors.collect()
    }

    /// A text that is not TOML.
    pub(super) fn syntax(text: &str, error: &toml_edit::TomlError) -> Self {
        Self::at(text, place_of(text, error), words(error))
    }
}

/// What is no TOML, in a line.
pub(super) fn words(error: &toml_edit::TomlError) -> String {
    printable(&error.message().replace('\n', "; "))
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.what)
    }
}

impl Error for TextError {}
