//! Addresses of turns in a record: `7a.1.3a.` is the third turn of the first variation in place of move 7a.

use std::str::FromStr;

use crate::game::Half;
use crate::rules::Side;

/// Where a turn stands: which variations lead there from the main line, and its number in the last of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Address {
    /// The move that each variation replaces in the line that it belongs to, and its number, from 1.
    pub(super) path: Vec<(Half, usize)>,
    /// The turn, of which variations have always the first half named.
    pub(super) half: Half,
}

impl Address {
    /// Reads an address without the point at its end.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let mut half = read_half(parts.next()?)?;
        let mut path = Vec::new();
        while let Some(number) = parts.next() {
            path.push((half, read_number(number)?));
            half = read_half(parts.next()?)?;
        }
        Some(Self { path, half })
    }
}

fn read_half(text: &str) -> Option<Half> {
    let (number, side) = match text.strip_suffix('a') {
        Some(number) => (number, Side::Black),
        None => (text.strip_suffix('b')?, Side::White),
    };
    Some(Half {
        turn: read_number(number)?,
        side,
    })
}

/// A whole number without sign.
pub(super) fn read_number<N: FromStr>(digits: &str) -> Option<N> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().ok())?
}
