//! One table: keys, actions, words. The help, the menu and the line of keys are made from it.

mod binding;
mod mouse;
mod table;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::app::{Action, Edit, Scope};

pub use binding::{Binding, Press, When, key_name};
pub use mouse::MOUSE;
pub use table::TABLE;

/// The parts of the table with their titles, in the order of the help and the manual.
pub const PARTS: [(Scope, &str); 7] = [
    (Scope::Table, "Keys at the board"),
    (Scope::Everywhere, "Keys that work everywhere"),
    (Scope::Prompt, "Keys in the line for typing"),
    (Scope::Question, "Keys in a question"),
    (Scope::Menu, "Keys in a menu"),
    (Scope::Form, "Keys in the form for a new game"),
    (Scope::Help, "Keys in the help"),
];

/// What a key asks for where a scope is open; nothing for a key that has no meaning there, or is let go.
pub fn action(scope: Scope, event: KeyEvent) -> Option<Action> {
    let press = press(event)?;
    let found = bindings(scope)
        .flat_map(|binding| binding.presses)
        .find(|(known, _)| *known == press);
    let typed = letter(event)
        .filter(|_| matches!(scope, Scope::Prompt | Scope::Form))
        .map(|letter| Action::Edit(Edit::Type(letter)));
    let action = found.map(|(_, action)| *action).or(typed)?;
    let is_held = event.kind == KeyEventKind::Repeat;
    (!is_held || repeats(action)).then_some(action)
}

/// Whether an action is done again and again while its key is held. A blank is not typed so: in a form it also does what
/// is chosen.
const fn repeats(action: Action) -> bool {
    match action {
        Action::Edit(Edit::Type(' ')) => false,
        Action::Step(_)
        | Action::Scroll(_)
        | Action::Edit(_)
        | Action::Look(_)
        | Action::Next
        | Action::Previous => true,
        _ => false,
    }
}

/// The character that a key types; nothing for one that types none, or is let go.
pub fn letter(event: KeyEvent) -> Option<char> {
    match press(event)? {
        (KeyModifiers::NONE, KeyCode::Char(letter)) => Some(letter),
        _ => None,
    }
}

/// The key as the table has it; nothing for one with Alt and the like, or that is let go.
fn press(event: KeyEvent) -> Option<Press> {
    let modifiers = event.modifiers & !KeyModifiers::SHIFT;
    let is_shifted = event.modifiers.contains(KeyModifiers::SHIFT);
    if event.kind == KeyEventKind::Release || !(KeyModifiers::CONTROL).contains(modifiers) {
        return None;
    }
    Some(match (modifiers, event.code) {
        // A line feed arrives as Ctrl+J, and what some Backspace keys send as Ctrl+H.
        (KeyModifiers::CONTROL, KeyCode::Char('j')) => (KeyModifiers::NONE, KeyCode::Enter),
        (KeyModifiers::CONTROL, KeyCode::Char('h')) => (KeyModifiers::NONE, KeyCode::Backspace),
        (modifiers, KeyCode::Char(letter)) if is_shifted => {
            (modifiers, KeyCode::Char(letter.to_ascii_uppercase()))
        }
        (
            KeyModifiers::NONE,
            arrow @ (KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down),
        ) if is_shifted => (KeyModifiers::SHIFT, arrow),
        (modifiers, code) => (modifiers, code),
    })
}

/// The names of the keys that ask for an action where a scope is open, if there are any.
pub fn label(scope: Scope, action: Action) -> Option<&'static str> {
    let binding = bindings(scope)
        .find(|binding| binding.presses.iter().any(|(_, known)| *known == action))?;
    Some(binding.label)
}

/// The first name of those.
pub fn first_label(scope: Scope, action: Action) -> Option<&'static str> {
    label(scope, action)?.split(", ").next()
}

/// The names of the keys that choose an action from a menu: those that ask for it at the table, but for keys that have
/// another meaning in a menu.
pub fn menu_label(action: Action) -> Option<&'static str> {
    let is_taken = |press: &Press| {
        bindings(Scope::Menu)
            .flat_map(|binding| binding.presses)
            .any(|(key, other)| key == press && *other != action)
    };
    let place = |binding: &Binding| {
        binding
            .presses
            .iter()
            .position(|(key, known)| *known == action && !is_taken(key))
    };
    let (binding, place) =
        bindings(Scope::Table).find_map(|binding| Some((binding, place(binding)?)))?;
    // Where each key has a name of its own, only that one is told.
    let without_comma = |name: &'static str| match name.strip_suffix(',') {
        None | Some("") => name,
        Some(name) => name,
    };
    let names: Vec<_> = binding.label.split(' ').map(without_comma).collect();
    let is_each_named = names.len() == binding.presses.len();
    names
        .get(place)
        .copied()
        .filter(|_| is_each_named)
        .or(Some(binding.label))
}

/// The lines of the table whose keys have a meaning where a scope is open.
fn bindings(scope: Scope) -> impl Iterator<Item = &'static Binding> {
    TABLE
        .iter()
        .filter(move |binding| [scope, Scope::Everywhere].contains(&binding.scope))
}
