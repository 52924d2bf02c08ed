//! Reports of the mouse that a slow line has torn apart.

use crossterm::event::{KeyCode, KeyEvent};

/// How much of a torn report has come. Its first byte, when it comes alone, is taken for the key Esc, and what follows
/// for keys that would do something else: the last one would switch the mouse off, or open the menu.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Torn {
    #[default]
    Nothing,
    Escape,
    Bracket,
    Numbers,
}

impl Torn {
    /// Takes in a key. Tells whether it is a part of a report, and no key.
    pub(super) fn takes(&mut self, key: KeyEvent) -> bool {
        let (next, is_part) = match (*self, key.code) {
            (_, KeyCode::Esc) => (Self::Escape, false),
            (Self::Escape, KeyCode::Char('[')) => (Self::Bracket, true),
            (Self::Bracket, KeyCode::Char('<'))
            | (Self::Numbers, KeyCode::Char('0'..='9' | ';')) => (Self::Numbers, true),
            (Self::Numbers, KeyCode::Char('M' | 'm')) => (Self::Nothing, true),
            _ => (Self::Nothing, false),
        };
        *self = next;
        is_part
    }
}
