//! The mouse: what a player asks for with it.

use crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use super::app::{Action, App, Choose, Look, Scope, Scroll};
use super::keys;
use super::theme::Looks;
use super::view::{Spot, spot};

/// What the mouse asks for at a table that is shown in a window; nothing while it moves, or where there is nothing.
pub fn action(app: &App, event: MouseEvent, window: Rect, looks: &Looks) -> Option<Action> {
    if !app.has_mouse() {
        return None;
    }
    let spot = || spot(app, looks, window, Position::new(event.column, event.row));
    match event.kind {
        MouseEventKind::Down(MouseButton::Left) => Some(match spot()? {
            Spot::Square(square) => Action::Press(square),
            Spot::Ply(ply) => Action::Look(Look::At(ply)),
            Spot::Choice(place) => Action::DoChoice(place),
            Spot::Key(action) => action,
            Spot::Beside => Action::Close,
        }),
        MouseEventKind::Up(MouseButton::Left) if app.is_pressed() => {
            Some(Action::Release(match spot() {
                Some(Spot::Square(square)) => Some(square),
                _ => None,
            }))
        }
        MouseEventKind::Down(MouseButton::Right) => keys::action(app.scope(), KeyCode::Esc.into()),
        MouseEventKind::ScrollUp => wheel(app.scope(), true),
        MouseEventKind::ScrollDown => wheel(app.scope(), false),
        _ => None,
    }
}

/// What the wheel does where a scope is open.
const fn wheel(scope: Scope, is_up: bool) -> Option<Action> {
    match (scope, is_up) {
        (Scope::Table, true) => Some(Action::Look(Look::Back)),
        (Scope::Table, false) => Some(Action::Look(Look::On)),
        (Scope::Question | Scope::Menu | Scope::Form, true) => {
            Some(Action::Choose(Choose::Previous))
        }
        (Scope::Question | Scope::Menu | Scope::Form, false) => Some(Action::Choose(Choose::Next)),
        (Scope::Help, true) => Some(Action::Scroll(Scroll::Up)),
        (Scope::Help, false) => Some(Action::Scroll(Scroll::Down)),
        (Scope::Prompt | Scope::Everywhere, _) => None,
    }
}
