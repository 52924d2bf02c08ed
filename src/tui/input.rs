//! What keys and the mouse do at a table that is shown in a window.

use crossterm::event::{KeyEvent, KeyEventKind, MouseEvent};
use ratatui::layout::Rect;

use super::app::{Action, App, Open, Scope};
use super::theme::Looks;
use super::view::{layout, room_for_help, rows_in_a_column};
use super::{keys, pointer};

/// Does what a key asks for at a table that is shown in a window. Tells whether it asks for anything: one that is let
/// go does not, nor does it come between two others.
pub fn press(app: &mut App, key: KeyEvent, window: Rect, looks: &Looks) -> bool {
    if key.kind == KeyEventKind::Release {
        return false;
    }
    if let Some(action) = keys::action(app.scope(), key)
        && act(app, action, window, looks)
    {
        return true;
    }
    // From a menu one may also choose by the keys that do the same at the table, but not by one that is held since.
    let chosen = keys::action(Scope::Table, key)
        .filter(|_| key.kind == KeyEventKind::Press)
        .filter(|&action| action != Action::Close && app.offers(action));
    if chosen.is_none() {
        app.forget_interrupt();
        return hint_at_typing(app, key, window);
    }
    if let Some(action) = chosen.filter(|_| is_board_seen(app, window)) {
        app.update(Action::Close);
        app.update(action);
    }
    chosen.is_some()
}

/// Tells who types digits onto the board how a move is typed. Tells whether that was so.
fn hint_at_typing(app: &mut App, key: KeyEvent, window: Rect) -> bool {
    let is_digit = keys::letter(key).is_some_and(|letter| letter.is_ascii_digit());
    let is_at_board = app.scope() == Scope::Table && is_board_seen(app, window);
    let Some(prompt) =
        keys::label(Scope::Table, Action::Prompt).filter(|_| is_digit && is_at_board)
    else {
        return false;
    };
    app.say(&format!("to type a move, press {prompt} first"));
    true
}

/// Does what the mouse asks for at a table that is shown in a window. Tells whether it asks for anything.
pub fn point(app: &mut App, mouse: MouseEvent, window: Rect, looks: &Looks) -> bool {
    let Some(action) = pointer::action(app, mouse, window, looks) else {
        return false;
    };
    let times = match action {
        Action::Scroll(_) => LINES_OF_WHEEL,
        _ => 1,
    };
    (0..times).fold(false, |has_acted, _| {
        act(app, action, window, looks) || has_acted
    })
}

/// How far the wheel scrolls a text.
const LINES_OF_WHEEL: usize = 3;

/// Does what is asked for, where it can be done in a window.
fn act(app: &mut App, action: Action, window: Rect, looks: &Looks) -> bool {
    match app.open() {
        Some(Open::Help(_)) => {
            let (page, lines) = room_for_help(window, looks);
            app.set_room_for_help(page, lines);
        }
        Some(Open::Question(_)) => {
            if let Some(count) = rows_in_a_column(app, looks, window) {
                app.set_choices_in_a_column(count);
            }
        }
        _ => {}
    }
    let can_be_done = is_board_seen(app, window) || works_without_board(app, action);
    if can_be_done {
        app.update(action);
    }
    can_be_done
}

fn is_board_seen(app: &App, window: Rect) -> bool {
    layout(app, window).is_some()
}

/// Whether an action is done also where the window is too small for the board: what closes something or leaves, and what
/// is done to the screen or the program as a whole.
fn works_without_board(app: &App, action: Action) -> bool {
    match action {
        Action::Close | Action::Interrupt | Action::Quit | Action::Redraw | Action::Suspend => true,
        Action::Yes => app.asks_to_leave(),
        _ => false,
    }
}
