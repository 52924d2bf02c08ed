//! The menu: everything that can be done now.

use super::{Action, App, Look, Open, Question};

/// What can be done, in the order of the menu.
const ALL: &[Action] = &[
    Action::Prompt,
    Action::Undo,
    Action::Redo,
    Action::Look(Look::Back),
    Action::Look(Look::On),
    Action::Look(Look::First),
    Action::Look(Look::Last),
    Action::Look(Look::Capture),
    Action::Look(Look::Comment),
    Action::Autoplay,
    Action::Clock,
    Action::NextVariation,
    Action::Promote,
    Action::Delete,
    Action::Comment,
    Action::Resign(None),
    Action::OfferDraw,
    Action::PlayAgain,
    Action::NewGame,
    Action::ListGames,
    Action::SaveAs,
    Action::Export,
    Action::Danger,
    Action::Theme,
    Action::Turn,
    Action::Mouse,
    Action::Settings,
    Action::Redraw,
    Action::Suspend,
    Action::Help,
    Action::Quit,
];

impl App {
    /// Opens the menu of what can be done now.
    pub(super) fn open_menu(&mut self) {
        let possible = ALL.iter().filter(|&&action| self.is_possible(action));
        let menu = Question::list("Menu", "go on", Action::Close);
        let menu = possible.fold(menu, |menu, &action| menu.or(action.words(), action));
        self.open = Some(Open::Question(menu));
    }

    /// Whether something of the menu can be done now.
    fn is_possible(&self, action: Action) -> bool {
        let game = self.game();
        let (is_over, shown, last) = (game.ending().is_some(), self.shown(), game.last());
        match action {
            Action::Resign(_) | Action::OfferDraw => !is_over,
            Action::PlayAgain => is_over,
            Action::Undo => game.can_undo(),
            Action::Redo => game.can_redo(),
            Action::Look(Look::Back | Look::First) => shown > 0,
            Action::Look(Look::On | Look::Last) => shown < last,
            Action::Look(_) | Action::Autoplay => last > 0,
            Action::NextVariation | Action::Promote | Action::Delete => {
                self.offers_on_shown(action)
            }
            Action::Clock => self.running().is_some(),
            _ => true,
        }
    }
}
