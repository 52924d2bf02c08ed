//! The table itself.

use crossterm::event::{KeyCode, KeyModifiers};

use super::binding::{Binding, Press, When};
use crate::rules::Direction;
use crate::tui::app::{Action, Choose, Edit, Look, Scope, Scroll};

/// All keys, but for the characters that are typed into the prompt or a form.
pub static TABLE: &[Binding] = &[
    bind(
        Scope::Table,
        "arrows, h j k l",
        "move the cursor",
        &[
            (When::Free, "arrows", "move"),
            (When::Lifted, "arrows", "move"),
        ],
        &[
            (key(KeyCode::Left), Action::Step(Direction::West)),
            (key(KeyCode::Down), Action::Step(Direction::South)),
            (key(KeyCode::Up), Action::Step(Direction::North)),
            (key(KeyCode::Right), Action::Step(Direction::East)),
            (letter('h'), Action::Step(Direction::West)),
            (letter('j'), Action::Step(Direction::South)),
            (letter('k'), Action::Step(Direction::North)),
            (letter('l'), Action::Step(Direction::East)),
        ],
    ),
    bind(
        Scope::Table,
        "H J K L, Shift+arrows",
        "jump to the next ship; with one lifted, as far as it can go",
        &[],
        &[
            (letter('H'), Action::Jump(Direction::West)),
            (letter('J'), Action::Jump(Direction::South)),
            (letter('K'), Action::Jump(Direction::North)),
            (letter('L'), Action::Jump(Direction::East)),
            (shift(KeyCode::Left), Action::Jump(Direction::West)),
            (shift(KeyCode::Down), Action::Jump(Direction::South)),
            (shift(KeyCode::Up), Action::Jump(Direction::North)),
            (shift(KeyCode::Right), Action::Jump(Direction::East)),
        ],
    ),
    bind(
        Scope::Table,
        "Home End PgUp PgDn",
        "go to the first, last column, the top, bottom row",
        &[],
        &[
            (key(KeyCode::Home), Action::Edge(Direction::West)),
            (key(KeyCode::End), Action::Edge(Direction::East)),
            (key(KeyCode::PageUp), Action::Edge(Direction::North)),
            (key(KeyCode::PageDown), Action::Edge(Direction::South)),
        ],
    ),
    bind(
        Scope::Table,
        "Enter, Space",
        "",
        &[
            (When::Free, "Enter", "lift"),
            (When::Lifted, "Enter", "set down"),
        ],
        &[
            (key(KeyCode::Enter), Action::Lift),
            (letter(' '), Action::Lift),
        ],
    ),
    bind(
        Scope::Table,
        "Esc, Backspace",
        "",
        &[
            (When::Lifted, "Esc", "back"),
            (When::Looking, "Esc", "go back"),
        ],
        &[
            (key(KeyCode::Esc), Action::PutBack),
            (key(KeyCode::Backspace), Action::PutBack),
        ],
    ),
    bind(
        Scope::Table,
        "Tab, Shift+Tab",
        "next, previous ship that can move; with one lifted, next, previous target",
        &[(When::Free, "Tab", "next"), (When::Lifted, "Tab", "next")],
        &[
            (key(KeyCode::Tab), Action::Next),
            (key(KeyCode::BackTab), Action::Previous),
        ],
    ),
    bind(
        Scope::Table,
        ":",
        "",
        &[(When::Free, ":", "type")],
        &[(letter(':'), Action::Prompt)],
    ),
    bind(
        Scope::Table,
        "u",
        "",
        &[(When::Played, "u", "undo"), (When::Over, "u", "undo")],
        &[(letter('u'), Action::Undo)],
    ),
    bind(Scope::Table, "r", "", &[], &[(letter('r'), Action::Redo)]),
    bind(
        Scope::Table,
        ", .",
        "look at the position before, after",
        &[
            (When::Looking, ", .", "back, on"),
            (When::Over, ", .", "look through"),
        ],
        &[
            (letter(','), Action::Look(Look::Back)),
            (letter('.'), Action::Look(Look::On)),
        ],
    ),
    bind(
        Scope::Table,
        "- +",
        "look ten turns back, on",
        &[],
        &[
            (letter('-'), Action::Look(Look::TenBack)),
            (letter('+'), Action::Look(Look::TenOn)),
        ],
    ),
    bind(
        Scope::Table,
        "< >",
        "look at the start, at the last position",
        &[(When::Looking, "< >", "first, last")],
        &[
            (letter('<'), Action::Look(Look::First)),
            (letter('>'), Action::Look(Look::Last)),
        ],
    ),
    bind(
        Scope::Table,
        "e",
        "",
        &[],
        &[(letter('e'), Action::Look(Look::Capture))],
    ),
    bind(
        Scope::Table,
        "a",
        "",
        &[],
        &[(letter('a'), Action::Autoplay)],
    ),
    clock(Scope::Table),
    bind(
        Scope::Table,
        "s",
        "",
        &[],
        &[(letter('s'), Action::Look(Look::Comment))],
    ),
    bind(
        Scope::Table,
        "v V",
        "next, previous variation: what was played in place of the shown move",
        &[(When::Varied, "v", "variation")],
        &[
            (letter('v'), Action::NextVariation),
            (letter('V'), Action::PreviousVariation),
        ],
    ),
    bind(
        Scope::Table,
        "c",
        "",
        &[],
        &[(letter('c'), Action::Comment)],
    ),
    bind(
        Scope::Table,
        "N",
        "",
        &[(When::Over, "N", "play again")],
        &[(letter('N'), Action::PlayAgain)],
    ),
    bind(
        Scope::Table,
        "n",
        "",
        &[(When::Over, "n", "new game")],
        &[(letter('n'), Action::NewGame)],
    ),
    bind(
        Scope::Table,
        "o",
        "",
        &[],
        &[(letter('o'), Action::ListGames)],
    ),
    bind(Scope::Table, "w", "", &[], &[(letter('w'), Action::SaveAs)]),
    bind(Scope::Table, "x", "", &[], &[(letter('x'), Action::Export)]),
    bind(Scope::Table, "i", "", &[], &[(letter('i'), Action::Danger)]),
    bind(Scope::Table, "t", "", &[], &[(letter('t'), Action::Theme)]),
    bind(Scope::Table, "M", "", &[], &[(letter('M'), Action::Mouse)]),
    bind(Scope::Table, "f", "", &[], &[(letter('f'), Action::Turn)]),
    bind(
        Scope::Table,
        "m, F2",
        "",
        &[(When::Always, "m", "menu")],
        &[
            (letter('m'), Action::Menu),
            (key(KeyCode::F(2)), Action::Menu),
        ],
    ),
    bind(
        Scope::Table,
        "?, F1",
        "",
        &[(When::Always, "?", "help")],
        &[
            (letter('?'), Action::Help),
            (key(KeyCode::F(1)), Action::Help),
        ],
    ),
    bind(
        Scope::Table,
        "q, Ctrl+D",
        "",
        &[(When::Always, "q", "quit")],
        &[(letter('q'), Action::Quit), (ctrl('d'), Action::Quit)],
    ),
    bind(
        Scope::Everywhere,
        "Ctrl+C",
        "close what is open, or ask whether to leave; twice: leave at once",
        &[],
        &[(ctrl('c'), Action::Interrupt)],
    ),
    bind(
        Scope::Everywhere,
        "Ctrl+Z",
        "",
        &[],
        &[(ctrl('z'), Action::Suspend)],
    ),
    bind(
        Scope::Everywhere,
        "Ctrl+L",
        "",
        &[],
        &[(ctrl('l'), Action::Redraw)],
    ),
    bind(
        Scope::Prompt,
        "Enter",
        "do what is typed",
        &[(When::Always, "Enter", "do it")],
        &[(key(KeyCode::Enter), Action::Accept)],
    ),
    bind(
        Scope::Prompt,
        "Tab",
        "complete a command",
        &[(When::Always, "Tab", "complete")],
        &[(key(KeyCode::Tab), Action::Edit(Edit::Complete))],
    ),
    bind(
        Scope::Prompt,
        "Up, Down",
        "what was typed before",
        &[(When::Always, "Up", "what was typed before")],
        &[
            (key(KeyCode::Up), Action::Edit(Edit::Older)),
            (key(KeyCode::Down), Action::Edit(Edit::Newer)),
        ],
    ),
    bind(
        Scope::Prompt,
        "Left, Right, Home, End",
        "move in the line",
        &[],
        MOVE_IN_LINE,
    ),
    bind(
        Scope::Prompt,
        "Backspace, Delete",
        "erase a letter; Ctrl+W a word, Ctrl+U the line",
        &[],
        ERASE,
    ),
    bind(
        Scope::Prompt,
        "Esc",
        "",
        &[(When::Always, "Esc", "close")],
        &[(key(KeyCode::Esc), Action::Close)],
    ),
    choose(Scope::Question),
    accept(Scope::Question),
    bind(
        Scope::Question,
        "y",
        "yes",
        &[(When::Always, "y", "yes")],
        &[(letter('y'), Action::Yes), (letter('Y'), Action::Yes)],
    ),
    clock(Scope::Question),
    bind(
        Scope::Question,
        "n, Esc",
        "",
        &[(When::Always, "n", "no")],
        &[
            (letter('n'), Action::Close),
            (letter('N'), Action::Close),
            (letter('q'), Action::Close),
            (key(KeyCode::Esc), Action::Close),
            (key(KeyCode::Backspace), Action::Close),
        ],
    ),
    choose(Scope::Menu),
    accept(Scope::Menu),
    clock(Scope::Menu),
    bind(
        Scope::Menu,
        "Esc, q",
        "",
        &[(When::Always, "Esc", "close")],
        &[
            (key(KeyCode::Esc), Action::Close),
            (key(KeyCode::Backspace), Action::Close),
            (letter('q'), Action::Close),
            (letter('m'), Action::Close),
            (key(KeyCode::F(2)), Action::Close),
        ],
    ),
    bind(
        Scope::Form,
        "Up, Down, Tab, Shift+Tab",
        "go to another row",
        &[(When::Always, "Up Down", "rows")],
        &[
            (key(KeyCode::Down), Action::Choose(Choose::Next)),
            (key(KeyCode::Tab), Action::Choose(Choose::Next)),
            (key(KeyCode::Up), Action::Choose(Choose::Previous)),
            (key(KeyCode::BackTab), Action::Choose(Choose::Previous)),
        ],
    ),
    bind(
        Scope::Form,
        "Left, Right, Home, End",
        "move in what is typed; with Left and Right, another word between < and >",
        &[(When::Always, "Left Right", "choose")],
        MOVE_IN_LINE,
    ),
    bind(
        Scope::Form,
        "Backspace, Delete",
        "erase a letter; Ctrl+W a word, Ctrl+U the row; all of a row that one has just come to",
        &[],
        ERASE,
    ),
    bind(
        Scope::Form,
        "Space",
        "the next word between < and >; do what is chosen",
        &[],
        &[(letter(' '), Action::Edit(Edit::Type(' ')))],
    ),
    bind(
        Scope::Form,
        "Enter",
        "next row; do what is chosen",
        &[(When::Always, "Enter", "next, do it")],
        &[(key(KeyCode::Enter), Action::Accept)],
    ),
    bind(
        Scope::Form,
        "Esc",
        "",
        &[(When::Always, "Esc", "close")],
        &[(key(KeyCode::Esc), Action::Close)],
    ),
    bind(
        Scope::Help,
        "Up, Down, j, k",
        "scroll",
        &[(When::Always, "Up Down", "scroll")],
        &[
            (key(KeyCode::Up), Action::Scroll(Scroll::Up)),
            (key(KeyCode::Down), Action::Scroll(Scroll::Down)),
            (letter('k'), Action::Scroll(Scroll::Up)),
            (letter('j'), Action::Scroll(Scroll::Down)),
            (key(KeyCode::Enter), Action::Scroll(Scroll::Down)),
        ],
    ),
    bind(
        Scope::Help,
        "PgUp PgDn, Space",
        "scroll a page",
        &[(When::Always, "PgDn", "next page")],
        &[
            (key(KeyCode::PageUp), Action::Scroll(Scroll::PageUp)),
            (key(KeyCode::PageDown), Action::Scroll(Scroll::PageDown)),
            (letter(' '), Action::Scroll(Scroll::PageDown)),
        ],
    ),
    bind(
        Scope::Help,
        "Home End",
        "go to the beginning, the end",
        &[(When::Always, "Home End", "first, last")],
        &[
            (key(KeyCode::Home), Action::Scroll(Scroll::Top)),
            (key(KeyCode::End), Action::Scroll(Scroll::Bottom)),
            (letter('<'), Action::Scroll(Scroll::Top)),
            (letter('>'), Action::Scroll(Scroll::Bottom)),
        ],
    ),
    clock(Scope::Help),
    bind(
        Scope::Help,
        "Esc, ?, q",
        "",
        &[(When::Always, "Esc", "close")],
        &[
            (key(KeyCode::Esc), Action::Close),
            (key(KeyCode::Backspace), Action::Close),
            (key(KeyCode::F(1)), Action::Close),
            (letter('?'), Action::Close),
            (letter('q'), Action::Close),
        ],
    ),
];

/// Ways to another choice of a question or the menu.
const CHOOSE: &[(Press, Action)] = &[
    (key(KeyCode::Down), Action::Choose(Choose::Next)),
    (key(KeyCode::Right), Action::Choose(Choose::Right)),
    (key(KeyCode::Tab), Action::Choose(Choose::Next)),
    (letter('j'), Action::Choose(Choose::Next)),
    (letter('l'), Action::Choose(Choose::Right)),
    (key(KeyCode::Up), Action::Choose(Choose::Previous)),
    (key(KeyCode::Left), Action::Choose(Choose::Left)),
    (key(KeyCode::BackTab), Action::Choose(Choose::Previous)),
    (letter('k'), Action::Choose(Choose::Previous)),
    (letter('h'), Action::Choose(Choose::Left)),
    (key(KeyCode::Home), Action::Choose(Choose::First)),
    (key(KeyCode::PageUp), Action::Choose(Choose::First)),
    (key(KeyCode::End), Action::Choose(Choose::Last)),
    (key(KeyCode::PageDown), Action::Choose(Choose::Last)),
];

/// Ways to another place in a line that is typed.
const MOVE_IN_LINE: &[(Press, Action)] = &[
    (key(KeyCode::Left), Action::Edit(Edit::Left)),
    (key(KeyCode::Right), Action::Edit(Edit::Right)),
    (key(KeyCode::Home), Action::Edit(Edit::Start)),
    (key(KeyCode::End), Action::Edit(Edit::End)),
    (ctrl('a'), Action::Edit(Edit::Start)),
    (ctrl('e'), Action::Edit(Edit::End)),
];

/// Ways to erase in a line that is typed.
const ERASE: &[(Press, Action)] = &[
    (key(KeyCode::Backspace), Action::Edit(Edit::Erase)),
    (key(KeyCode::Delete), Action::Edit(Edit::Delete)),
    (ctrl('w'), Action::Edit(Edit::EraseWord)),
    (ctrl('u'), Action::Edit(Edit::EraseLine)),
];

const ACCEPT: &[(Press, Action)] = &[
    (key(KeyCode::Enter), Action::Accept),
    (letter(' '), Action::Accept),
];

const CLOCK: &[(Press, Action)] = &[(letter('p'), Action::Clock)];

const fn key(code: KeyCode) -> Press {
    (KeyModifiers::NONE, code)
}

const fn letter(letter: char) -> Press {
    key(KeyCode::Char(letter))
}

const fn shift(code: KeyCode) -> Press {
    (KeyModifiers::SHIFT, code)
}

const fn ctrl(letter: char) -> Press {
    (KeyModifiers::CONTROL, KeyCode::Char(letter))
}

const fn bind(
    scope: Scope,
    label: &'static str,
    words: &'static str,
    hints: &'static [(When, &'static str, &'static str)],
    presses: &'static [(Press, Action)],
) -> Binding {
    Binding {
        scope,
        label,
        words,
        hints,
        presses,
    }
}

const fn choose(scope: Scope) -> Binding {
    let hint = &[(When::Always, "arrows", "choose")];
    bind(scope, "arrows, Tab", "choose", hint, CHOOSE)
}

const fn accept(scope: Scope) -> Binding {
    let hint = &[(When::Always, "Enter", "do it")];
    bind(scope, "Enter, Space", "do what is chosen", hint, ACCEPT)
}

/// The clock can be stopped wherever letters are not typed.
const fn clock(scope: Scope) -> Binding {
    bind(scope, "p", "", &[], CLOCK)
}
