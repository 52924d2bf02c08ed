//! Keys, reports of the mouse, and the beginnings of pasted texts, that a slow line has torn apart.

use std::time::{Duration, Instant};

use crossterm::event::{KeyCode, KeyEvent};

/// How much of something torn has come. Its first byte, when it comes alone, is taken for the key Esc, and what follows
/// for keys that would do something else: the last one of a report would switch the mouse off, or open the menu, and a
/// text would be played.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Torn {
    #[default]
    Nothing,
    Escape,
    /// A sequence until a letter ends it, and how much has come of what begins a pasted text, unless it is another one.
    Sequence(Option<usize>),
    /// One letter.
    Letter,
    /// A pasted text, of which something came last then.
    Text(Instant),
}

/// What begins a pasted text, after the bracket.
const BEGINNING: [char; 4] = ['2', '0', '0', '~'];

/// How long nothing comes after the end of a pasted text. Its end cannot be seen: crossterm drops it.
const PAUSE: Duration = Duration::from_secs(1);

impl Torn {
    /// Takes in a key. Tells whether it is a part of something torn, and no key.
    pub(super) fn takes(&mut self, key: KeyEvent) -> bool {
        let (next, is_part) = match (*self, key.code) {
            (Self::Text(last), _) if last.elapsed() < PAUSE => (Self::Text(Instant::now()), true),
            (_, KeyCode::Esc) => (Self::Escape, false),
            (Self::Escape, KeyCode::Char('[')) => (Self::Sequence(Some(0)), true),
            (Self::Sequence(begun), KeyCode::Char(letter)) => (Self::after(begun, letter), true),
            (Self::Escape, KeyCode::Char('O')) => (Self::Letter, true),
            (Self::Letter, KeyCode::Char(_)) => (Self::Nothing, true),
            _ => (Self::Nothing, false),
        };
        *self = next;
        is_part
    }

    /// What follows when another letter of a sequence has come.
    fn after(begun: Option<usize>, letter: char) -> Self {
        let begun = begun
            .filter(|&count| BEGINNING[count] == letter)
            .map(|count| count + 1);
        match letter {
            _ if begun == Some(BEGINNING.len()) => Self::Text(Instant::now()),
            ' '..='?' => Self::Sequence(begun),
            _ => Self::Nothing,
        }
    }
}
