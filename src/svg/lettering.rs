//! Capital letters and digits as strokes, since a page may have none of the fonts that a picture asks for.

use std::fmt;

/// How high a letter is.
pub(super) const HEIGHT: u16 = 16;
/// Between two signs.
const GAP: u16 = 5;

/// A letter or a digit: how wide it is, and the strokes of its pen, which begins at its upper left corner.
struct Sign {
    width: u16,
    strokes: &'static str,
}

const fn sign(width: u16, strokes: &'static str) -> Sign {
    Sign { width, strokes }
}

/// A to S, the names of the columns.
const LETTERS: [Sign; 19] = [
    sign(12, "m0 16 6-16 6 16m-10-5h8"),
    sign(10, "m0 8h5a4 4 0 0 0 0-8h-5v16h6a4 4 0 0 0 0-8h-1"),
    sign(12, "m12 3a7 8 0 1 0 0 10"),
    sign(12, "m0 0v16h4a8 8 0 0 0 0-16z"),
    sign(10, "m10 0h-10v16h10m-10-8h8"),
    sign(10, "m10 0h-10v16m0-8h8"),
    sign(12, "m12 3a7 8 0 1 0 0 10v-4h-5"),
    sign(12, "m0 0v16m12-16v16m-12-8h12"),
    sign(6, "m0 0h6m-3 0v16m-3 0h6"),
    sign(8, "m2 0h6v11a4 5 0 0 1-8 0"),
    sign(12, "m0 0v16m12-16-12 10m4-3 8 9"),
    sign(10, "m0 0v16h10"),
    sign(14, "m0 16v-16l7 11 7-11v16"),
    sign(12, "m0 16v-16l12 16v-16"),
    sign(14, "m7 0a7 8 0 1 0 0 16 7 8 0 1 0 0-16z"),
    sign(10, "m0 16v-16h5.5a4.5 4.5 0 0 1 0 9h-5.5"),
    sign(14, "m7 0a7 8 0 1 0 0 16 7 8 0 1 0 0-16zm1 11 6 6"),
    sign(10, "m0 16v-16h5.5a4.5 4.5 0 0 1 0 9h-5.5m5 0 5.5 7"),
    sign(
        10,
        "m9.6 3c-.8-2-2.6-3-4.8-3-2.8 0-4.8 1.6-4.8 4 0 5 10 3 10 8 0 2.4-2 4-5 4-2.4 0-4.4-1-5.3-3",
    ),
];

/// 0 to 9.
const DIGITS: [Sign; 10] = [
    sign(10, "m5 0a5 8 0 1 0 0 16 5 8 0 1 0 0-16z"),
    sign(4, "m0 3.5 4-3.5v16"),
    sign(10, "m.5 4.3a4.5 4.3 0 0 1 9 0c0 4-9 7.7-9.5 11.7h10"),
    sign(9, "m1 0h8l-5 6.5a4.8 4.8 0 1 1-4 7"),
    sign(10, "m7.5 16v-16l-7.5 11h10"),
    sign(9, "m9 0h-7.4l-.8 7.3a5 4.9 0 1 1-.8 6.2"),
    sign(10, "m8 0c-5 1.5-8 6-8 11a5 5 0 1 0 10 0 5 5 0 1 0-10 0"),
    sign(10, "m0 0h10l-6.5 16"),
    sign(
        10,
        "m5 7.4a4 3.7 0 1 1 0-7.4 4 3.7 0 1 1 0 7.4 5 4.3 0 1 0 0 8.6 5 4.3 0 1 0 0-8.6",
    ),
    sign(10, "m2 16c5-1.5 8-6 8-11a5 5 0 1 0-10 0 5 5 0 1 0 10 0"),
];

/// The name of a column or row, written around a point, as the data of a path.
pub(super) struct Lettering<'a> {
    pub(super) text: &'a str,
    pub(super) x: u16,
    pub(super) y: u16,
}

impl Lettering<'_> {
    /// The signs of the text. A letter that has none is left out.
    fn signs(&self) -> impl Iterator<Item = &'static Sign> {
        self.text.bytes().filter_map(|letter| match letter {
            b'0'..=b'9' => DIGITS.get(usize::from(letter - b'0')),
            b'A'..=b'Z' => LETTERS.get(usize::from(letter - b'A')),
            _ => None,
        })
    }
}

impl fmt::Display for Lettering<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.signs().map(|sign| sign.width + GAP).sum::<u16>();
        let mut left = self.x - width.saturating_sub(GAP) / 2;
        for sign in self.signs() {
            write!(f, "M{left} {}{}", self.y - HEIGHT / 2, sign.strokes)?;
            left += sign.width + GAP;
        }
        Ok(())
    }
}
