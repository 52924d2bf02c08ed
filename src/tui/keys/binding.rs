//! A line of the table of keys.

use crossterm::event::{KeyCode, KeyModifiers};

use crate::tui::app::{Action, Scope};

/// A key as it is pressed. Shift is kept for arrows only: elsewhere it shows in the character.
pub type Press = (KeyModifiers, KeyCode);

/// A line of the table: keys that belong together.
#[derive(Debug)]
pub struct Binding {
    /// Where they work.
    pub scope: Scope,
    /// Their names.
    pub label: &'static str,
    /// What they do; nothing where the action has words of its own.
    pub(super) words: &'static str,
    /// When they stand in the line of keys, under which name, and with which words.
    pub hints: &'static [(When, &'static str, &'static str)],
    /// Each key, and what it asks for.
    pub presses: &'static [(Press, Action)],
}

impl Binding {
    /// What the keys do, for the help.
    pub const fn words(&self) -> &'static str {
        if self.words.is_empty() {
            self.presses[0].1.words()
        } else {
            self.words
        }
    }

    /// What the key of a name asks for.
    pub fn named(&self, name: &str) -> Option<Action> {
        let mut presses = self.presses.iter();
        let (_, action) = presses.find(|(press, _)| key_name(*press) == name)?;
        Some(*action)
    }
}

/// The name of a key on most keyboards, with what is held down meanwhile.
pub fn key_name((modifiers, code): Press) -> String {
    let name = match code {
        KeyCode::Char(' ') => String::from("Space"),
        KeyCode::Char(letter) if modifiers == KeyModifiers::CONTROL => {
            letter.to_ascii_uppercase().to_string()
        }
        KeyCode::Char(letter) => letter.to_string(),
        KeyCode::F(number) => format!("F{number}"),
        KeyCode::PageUp => String::from("PgUp"),
        KeyCode::PageDown => String::from("PgDn"),
        KeyCode::BackTab => String::from("Shift+Tab"),
        code => format!("{code:?}"),
    };
    match modifiers {
        KeyModifiers::CONTROL => format!("Ctrl+{name}"),
        KeyModifiers::SHIFT => format!("Shift+{name}"),
        _ => name,
    }
}

/// When a key stands in the line of keys, while its scope is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Always.
    Always,
    /// Nothing is lifted, and a move can be made.
    Free,
    /// A ship is lifted.
    Lifted,
    /// Something has been played, and nothing is lifted.
    Played,
    /// The game is over.
    Over,
    /// Another position is looked at.
    Looking,
    /// The shown move has variations, and nothing is lifted.
    Varied,
}
