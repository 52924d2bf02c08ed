//! The mouse at a table, which finds its places by what is written there.

use crate::table::Table;

/// The column and row of an intersection as a window of 80 x 24 shows it, from 1.
fn point(square: &str) -> (u32, u32) {
    let column = u32::from(square.as_bytes()[0] - b'A');
    let row: u32 = square[1..].parse().unwrap();
    (5 + 2 * column, 22 - row)
}

/// What is reported when the mouse is pressed at a place (`M`) or let go there (`m`).
pub(crate) fn report(square: &str, letter: char) -> String {
    let (column, row) = point(square);
    format!("\x1b[<0;{column};{row}{letter}")
}

impl Table {
    /// Presses the mouse at an intersection of a window of 80 x 24, and lets it go at one.
    pub(crate) fn drag(&mut self, from: &str, to: &str) {
        self.send((report(from, 'M') + &report(to, 'm')).as_bytes());
    }

    /// The column and row at which a text begins on the screen, from 1, as a terminal reports them.
    pub(crate) fn find(&self, text: &str) -> (usize, usize) {
        let (_, columns) = self.screen().size();
        let mut rows = (1..).zip(self.screen().rows(0, columns.into()));
        let found = rows.find_map(|(row, line)| {
            let (before, _) = line.split_once(text)?;
            Some((before.chars().count() + 1, row))
        });
        found.unwrap_or_else(|| panic!("there is no {text}\n{}", self.picture()))
    }

    /// Clicks on a text, once that is there.
    pub(crate) fn click_on(&mut self, text: &str) {
        self.wait_for_text(text);
        self.read_frame();
        self.press_at(0, self.find(text));
    }

    /// Clicks with the right button on the upper left corner.
    pub(crate) fn right_click(&mut self) {
        self.press_at(2, (1, 1));
    }

    fn press_at(&mut self, button: u8, (column, row): (usize, usize)) {
        let report = |letter| format!("\x1b[<{button};{column};{row}{letter}");
        self.send((report('M') + &report('m')).as_bytes());
    }
}
