//! What the help on the screen and the manual page both say, in sections.

use std::borrow::Cow;

use super::app::{Action, COMMANDS, Scope};
use super::keys::{self, MOUSE, PARTS, TABLE};
use crate::settings::Setting;

/// A part of the help, or of the manual page.
#[derive(Debug)]
pub struct Section {
    /// What stands over it.
    pub title: &'static str,
    /// What is said first; nothing if there are only items.
    pub text: Cow<'static, str>,
    /// What is listed.
    pub items: Vec<Item>,
}

/// Something, and what is said of it.
#[derive(Debug)]
pub struct Item {
    /// What it is called, or typed like.
    pub name: &'static str,
    /// What follows the name, in words; nothing if nothing follows.
    pub argument: &'static str,
    /// What it does or is.
    pub words: Cow<'static, str>,
}

impl Item {
    /// Something that nothing follows.
    pub fn new(name: &'static str, words: impl Into<Cow<'static, str>>) -> Self {
        let (argument, words) = ("", words.into());
        Self {
            name,
            argument,
            words,
        }
    }
}

impl From<&(&'static str, &'static str)> for Item {
    fn from(&(name, words): &(&'static str, &'static str)) -> Self {
        Self::new(name, words)
    }
}

/// What can be done at the table: by keys, with the mouse, by typing.
pub fn controls() -> Vec<Section> {
    let keys = PARTS.map(|(scope, title)| {
        let bindings = TABLE.iter().filter(|binding| binding.scope == scope);
        let items = bindings.map(|binding| Item::new(binding.label, binding.words()));
        section(title, "", items)
    });
    let mouse = section("The mouse", "", MOUSE.iter().map(Item::from));
    let commands = COMMANDS.iter().map(|command| Item {
        argument: command.argument,
        ..Item::new(command.name, command.words())
    });
    let typed = TYPED.iter().map(Item::from).chain(commands);
    let typed = section("What can be typed", prompt(), typed);
    keys.into_iter().chain([mouse, typed]).collect()
}

/// How what can be typed is typed.
fn prompt() -> String {
    let key = keys::label(Scope::Table, Action::Prompt).unwrap_or_default();
    format!("{key} opens the line for it.")
}

/// The settings, and what they can be.
pub fn settings() -> Section {
    let items = Setting::ALL.map(|setting| {
        let words = format!("{}; {}", setting.words(), setting.allowed_in_file());
        Item::new(setting.name(), words)
    });
    section("Settings", SETTINGS, items)
}

/// Where games and settings are.
pub fn files() -> Section {
    section("Files", FILES, PATHS.iter().map(Item::from))
}

fn section(
    title: &'static str,
    text: impl Into<Cow<'static, str>>,
    items: impl IntoIterator<Item = Item>,
) -> Section {
    let (text, items) = (text.into(), items.into_iter().collect());
    Section { title, text, items }
}

/// What can be typed beside the commands.
const TYPED: &[(&str, &str)] = &[
    (
        "c1-c4, c1 c4, c1c4",
        "a move; in the list of moves, xk3 took the ship at k3, ++ captured the King, and -- brought him out",
    ),
    ("c1", "an intersection: the cursor goes there"),
];

/// How the settings are changed.
const SETTINGS: &str = "Typing set changes a setting and keeps it in the file of the settings; set alone lists them. The \
    file is in TOML, a line such as theme = \"mono\" for each, and can be changed by hand. An option counts more than \
    NO_COLOR, that more than the file, and the file more than what the terminal and the locale can show.";

/// How games are kept, and how one gets to another machine.
const FILES: &str = "Every move is saved at once, in a file of its own for each game. alea paths tells where the \
    files are, and alea games lists the games. To go on with a game on another machine, copy its file there and open \
    it with alea FILE.";

/// Where the files are, and what is there.
const PATHS: &[(&str, &str)] = &[
    (
        "$XDG_STATE_HOME/alea/games, or ~/.local/state/alea/games",
        "the saved games, a record for each, and beside it NAME.otg~, what was saved before",
    ),
    (
        "$XDG_CONFIG_HOME/alea/config.toml, or ~/.config/alea/config.toml",
        "the settings",
    ),
];
