//! Intersections and moves by their names.

use alea::rules::{Move, Square};

/// An intersection by its name.
pub(crate) fn square(name: &str) -> Square {
    name.parse()
        .unwrap_or_else(|reason| panic!("{name}: {reason}"))
}

/// A move by its two intersections.
pub(crate) fn mv(text: &str) -> Move {
    let (from, to) = text.split_once('-').expect("two intersections");
    Move {
        from: square(from),
        to: square(to),
    }
}
