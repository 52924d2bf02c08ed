//! The tags of a record, and what its rules tag says.

use std::fmt;

use crate::notation::Rows;
use crate::rules::{Board, Ending, Side};

/// What is told about a game: keys and values in the order in which they are written, unknown ones too.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The keys that mean something in a record; between the turns, other keys begin comments.
    pub(super) const KNOWN: [&str; 15] = [
        "event",
        "site",
        "date",
        "round",
        "attackers",
        "defenders",
        "result",
        "annotator",
        "compiler",
        "time-control",
        "time-remaining",
        "termination",
        "variant",
        "start-comment",
        "rules",
    ];

    /// The value of a key: the first one, if there are several.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.iter()
            .find(|(known, _)| *known == key)
            .map(|(_, value)| value)
    }

    /// Gives a key a value: in the place of the one that it has, or at the end.
    ///
    /// What a tag cannot hold is replaced: `]` is written as `)`.
    pub fn set(&mut self, key: &str, value: &str) {
        match self.0.iter_mut().find(|(known, _)| known == key) {
            Some((_, old)) => *old = writable(value),
            None => self.push(key, value),
        }
    }

    /// Adds a key with a value. If the key has one already, that one counts, and this one is only kept.
    pub(super) fn push(&mut self, key: &str, value: &str) {
        self.0.push((writable(key), writable(value)));
    }

    /// Takes a key and its value away.
    pub fn remove(&mut self, key: &str) {
        self.0.retain(|(known, _)| known != key);
    }

    /// The keys and their values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(key, value)| (key.as_str(), value.as_str()))
    }
}

/// A key or a value as a tag can hold it.
fn writable(text: &str) -> String {
    with_plain_newlines(text).replace(']', ")")
}

/// A text with LF at the end of its lines.
pub(super) fn with_plain_newlines(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// Whether the words of a termination tag are those in which this program tells how a game ended.
pub(super) fn says_ending(words: &str) -> bool {
    let ours = Side::BOTH.map(|side| format!("{}: ", Ending::Resigned(side).outcome()));
    ours.iter().any(|ours| words.starts_with(ours))
        || words.starts_with(&Ending::Agreed.to_string())
}

/// What the rules tag says of this game, but for the start.
const RULES: &str = "dim:19 name:Alea_Evangelii esc:c atkf:y surf:n tfr:i ka:n ks:m cor:a1,a19,s1,s19, \
    dfor:a2,a18,b1,b2,b18,b19,r1,r2,r18,r19,s2,s18, corh:tcnk cenh:tcnk cenhe:tcnk dforh:tcnk \
    corp:K cenp:K dforp:K cors:K cens:K dfors:K";

/// The value of the rules tag of a game that starts with a board.
pub(super) struct RulesTag<'a>(pub(super) &'a Board);

impl fmt::Display for RulesTag<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{RULES} start:{}", Rows(self.0))
    }
}

/// The entries of a rules tag: keys and values, as parts of the text.
pub(super) fn entries(rules: &str) -> impl Iterator<Item = (&str, &str)> {
    rules
        .split_whitespace()
        .map(|entry| entry.split_once(':').unwrap_or(entry.split_at(entry.len())))
}

/// Whether an entry of a rules tag, other than the start and the dimension, is as in this game.
pub(super) fn is_ours(key: &str, value: &str) -> bool {
    let is_same = |ours: &str| ours.trim_end_matches(',') == value.trim_end_matches(',');
    key == "name" || entries(RULES).any(|(our_key, ours)| our_key == key && is_same(ours))
}
