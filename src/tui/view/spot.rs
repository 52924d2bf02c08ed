//! What is seen at a point of the screen.

use ratatui::layout::{Position, Rect};

use super::screen::{Screen, layout};
use crate::rules::Square;
use crate::tui::app::{Action, App, Open};
use crate::tui::layout::Layout;
use crate::tui::theme::Looks;

/// Something on the screen that a player can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// An intersection of the board.
    Square(Square),
    /// A ply in the list of moves.
    Ply(usize),
    /// A choice of the open question or menu.
    Choice(usize),
    /// The name of a key that does something, or what is said of it.
    Key(Action),
    /// What is beside the menu or a list.
    Beside,
}

/// What is seen at a point of the screen, as it is drawn in a window. Nothing is found behind what is open.
pub fn spot(app: &App, looks: &Looks, window: Rect, point: Position) -> Option<Spot> {
    let danger = app.danger();
    let screen = Screen::new(app, looks, danger.as_ref());
    let layout = layout(app, window)?;
    let key = || Some(Spot::Key(screen.key_at(layout.keys?, point)?));
    match app.open() {
        None => screen.spot_at_table(&layout, point).or_else(key),
        Some(Open::Prompt(_)) => key(),
        Some(open @ (Open::Question(_) | Open::Form(_))) => {
            let is_list = matches!(open, Open::Question(question) if question.is_list);
            match screen.sheet(&layout, window) {
                Some(sheet) if sheet.covers(point) => sheet.row_at(point).map(Spot::Choice),
                _ => key().or((is_list && window.contains(point)).then_some(Spot::Beside)),
            }
        }
        Some(Open::Help(_)) => screen.help_key_at(window, point).map(Spot::Key),
    }
}

impl Screen<'_> {
    /// What is seen at a point while nothing is open.
    fn spot_at_table(self, layout: &Layout, point: Position) -> Option<Spot> {
        let (message, _) = self.message(layout);
        if message.contains(point) {
            return None;
        }
        let square = || layout.board.square(point.x, point.y).map(Spot::Square);
        let ply = || self.ply_at(layout.panel?, point).map(Spot::Ply);
        square().or_else(ply)
    }
}
