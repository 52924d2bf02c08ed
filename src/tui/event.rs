//! What comes to the table from outside: from the terminal, the system and the disk.

use std::io;

use crossterm::event::{KeyEvent, MouseEvent};

use crate::store::Outcome;

/// What comes to the table from outside.
#[derive(Debug)]
pub(super) enum Event {
    /// A key.
    Key(KeyEvent),
    /// Something done with the mouse.
    Mouse(MouseEvent),
    /// A pasted text.
    Paste(String),
    /// The window has another size.
    Resized,
    /// A signal asks the program to stop.
    Stop,
    /// The program goes on after it was stopped.
    Continued,
    /// The game of the saver of this number has been saved, or could not be.
    Saved(usize, Outcome),
    /// A signal asks the program to end.
    Signal(i32),
    /// Nothing comes any more.
    Failed(io::Error),
}
