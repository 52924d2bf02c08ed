//! What can be done with the mouse, in words.

/// All of it, each with what it does.
pub static MOUSE: &[(&str, &str)] = &[
    (
        "click",
        "lift a ship, set it down; a second click on it puts it back",
    ),
    ("drag", "move a ship to where it is let go"),
    (
        "right click",
        "put the ship back; close what is open, as Esc does",
    ),
    (
        "wheel",
        "look at the position before, after; scroll; choose in a menu",
    ),
    (
        "click elsewhere",
        "show a move of the list; do a choice, or what a key in the last line does; beside the menu or a list, close it",
    ),
    (
        "Shift+drag",
        "select text, in most terminals; or switch the mouse off",
    ),
];
