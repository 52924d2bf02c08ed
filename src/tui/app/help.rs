//! The help, scrolled.

use super::{App, Open, Scroll};

/// The help while it is open. How much of it is seen, and how long it is, is told by who draws it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Help {
    /// The first line that is seen.
    pub top: usize,
    /// The lines that are seen at once.
    page: usize,
    /// The lines that there are.
    lines: usize,
}

impl Help {
    /// Takes in how many lines are seen at once, and how many there are.
    fn set_room(&mut self, page: usize, lines: usize) {
        (self.page, self.lines) = (page, lines);
        self.go_to(self.top);
    }

    fn scroll(&mut self, scroll: Scroll) {
        // A line of the page before stays in sight.
        let page = self.page.saturating_sub(1).max(1);
        self.go_to(match scroll {
            Scroll::Up => self.top.saturating_sub(1),
            Scroll::Down => self.top + 1,
            Scroll::PageUp => self.top.saturating_sub(page),
            Scroll::PageDown => self.top + page,
            Scroll::Top => 0,
            Scroll::Bottom => self.lines,
        });
    }

    /// Goes to a line, but not past the last page.
    fn go_to(&mut self, line: usize) {
        self.top = line.min(self.lines.saturating_sub(self.page));
    }
}

impl App {
    /// Takes in how much of the help is seen at once, and how long it is.
    pub fn set_room_for_help(&mut self, page: usize, lines: usize) {
        if let Some(Open::Help(help)) = &mut self.open {
            help.set_room(page, lines);
        }
    }

    pub(super) fn scroll_help(&mut self, scroll: Scroll) {
        if let Some(Open::Help(help)) = &mut self.open {
            help.scroll(scroll);
        }
    }
}
