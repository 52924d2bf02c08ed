//! Reports of the mouse, and the beginnings of pasted texts, that a slow line has torn apart.

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
    Bracket,
    Numbers,
    /// So much of what begins a pasted text, after the bracket.
    Beginning(usize),
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
            (Self::Escape, KeyCode::Char('[')) => (Self::Bracket, true),
            (Self::Bracket, KeyCode::Char('<'))
            | (Self::Numbers, KeyCode::Char('0'..='9' | ';')) => (Self::Numbers, true),
            (Self::Numbers, KeyCode::Char('M' | 'm')) => (Self::Nothing, true),
            (Self::Bracket, KeyCode::Char('2')) => (Self::Beginning(1), true),
            (Self::Beginning(count), KeyCode::Char(letter)) if letter == BEGINNING[count] => {
                let is_whole = count + 1 == BEGINNING.len();
                let next = if is_whole {
                    Self::Text(Instant::now())
                } else {
                    Self::Beginning(count + 1)
                };
                (next, true)
            }
            _ => (Self::Nothing, false),
        };
        *self = next;
        is_part
    }
}
