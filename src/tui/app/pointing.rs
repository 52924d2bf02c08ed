//! The mouse: what pressing it on an intersection and letting it go does.

use super::App;
use crate::rules::{Move, Square};

/// The pointer, held down.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pressed {
    /// Where it was pressed.
    on: Square,
    /// Whether the ship there was lifted already.
    was_lifted: bool,
    /// Where the cursor was before: the part of the board that is seen does not change under the pointer.
    cursor: Square,
}

impl App {
    /// Whether the pointer is held down on the board.
    pub const fn is_pressed(&self) -> bool {
        self.pressed.is_some()
    }

    /// The intersection that is to be seen where there is no room for the whole board.
    pub fn in_sight(&self) -> Square {
        self.pressed.map_or(self.cursor, |pressed| pressed.cursor)
    }

    /// Lifts the own ship on an intersection, or sets down the lifted one there. On the lifted ship it waits for
    /// whether it is dragged.
    pub(super) fn press(&mut self, on: Square) {
        let was_lifted = self.lifted == Some(on);
        let cursor = std::mem::replace(&mut self.cursor, on);
        if !was_lifted {
            self.lift_or_set_down();
        }
        self.pressed = Some(Pressed {
            on,
            was_lifted,
            cursor,
        });
    }

    /// Sets down a ship that was dragged, or puts back one on which the pointer was pressed a second time.
    pub(super) fn release(&mut self, pressed: Option<Pressed>, on: Option<Square>) {
        let (Some(pressed), Some(to)) = (pressed, on) else {
            return;
        };
        if self.lifted != Some(pressed.on) {
            return;
        }
        if to != pressed.on {
            self.cursor = to;
            self.play(Move {
                from: pressed.on,
                to,
            });
        } else if pressed.was_lifted {
            self.put_back();
        }
    }
}
