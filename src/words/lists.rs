//! Lists within sentences.

use std::fmt;

/// Things in a sentence, their intersections in capitals, with a word before the last one.
///
/// ```
/// use alea::words::listed;
/// use alea::rules::CORNERS;
///
/// assert_eq!(listed(&CORNERS, "or"), "A1, S1, A19 or S19");
/// ```
pub fn listed(things: &[impl fmt::Display], word: &str) -> String {
    let names: Vec<_> = things.iter().map(|thing| format!("{thing:#}")).collect();
    match &names[..] {
        [first @ .., last] if !first.is_empty() => format!("{} {word} {last}", first.join(", ")),
        names => names.concat(),
    }
}
