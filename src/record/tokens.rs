//! The parts of a record's text: blocks between brackets, and words.

use super::tags::Tags;

/// A part of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    /// The bytes in front of it.
    pub(super) offset: usize,
    pub(super) kind: Kind<'a>,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Kind<'a> {
    /// What stands between `[` and `]`.
    Block(&'a str),
    /// The rest of the text after a `[` without its `]`.
    Unclosed,
    /// Anything else, up to the next blank or block.
    Word(&'a str),
}

/// The parts of a text in order.
pub(super) fn tokens(text: &str) -> impl Iterator<Item = Token<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest =
            rest.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
        let offset = text.len() - rest.len();
        if rest.is_empty() {
            return None;
        }
        let (kind, end) = if let Some(block) = rest.strip_prefix('[') {
            let end = block.find(']');
            end.map_or((Kind::Unclosed, rest.len()), |end| {
                (Kind::Block(&block[..end]), end + 2)
            })
        } else {
            let is_end = |letter: char| letter.is_whitespace() || letter == '[';
            let end = rest.find(is_end).unwrap_or(rest.len());
            (Kind::Word(&rest[..end]), end)
        };
        rest = &rest[end..];
        Some(Token { offset, kind })
    })
}

/// The key and the value of a block that is a tag: any with a colon in front of the turns, and behind the first one
/// those with a known key and no room for a second comment.
pub(super) fn tag(block: &str, is_after_turn: bool) -> Option<(&str, &str)> {
    let (key, value) = block.split_once(':')?;
    let key = key.trim();
    let is_tag = !is_after_turn || Tags::KNOWN.contains(&key) && !block.contains('|');
    is_tag.then_some((key, value))
}

/// The number of a turn, or its address in a variation, and what follows its point.
pub(super) fn turn_number(word: &str) -> Option<(&str, &str)> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let end = match word[digits..].chars().next() {
        _ if digits == 0 => None,
        Some('.') => Some(digits),
        // The filler may follow without a blank, and consists of points.
        _ if word.ends_with("..") => Some(word.trim_end_matches('.').len()),
        _ => word.rfind('.'),
    };
    end.map(|end| (&word[..end], &word[end + 1..]))
}
