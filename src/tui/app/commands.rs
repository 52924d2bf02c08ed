//! The commands that can be typed.

use super::action::{Action, Look};
use crate::settings::Setting;

/// A command that can be typed.
#[derive(Debug)]
pub struct Command {
    /// Its name.
    pub name: &'static str,
    /// What follows the name, in words; nothing if nothing follows.
    pub argument: &'static str,
    pub(super) does: Does,
}

/// What a command does.
#[derive(Debug)]
pub(super) enum Does {
    /// The same as a key.
    Action(Action),
    /// Shows a turn of the game.
    GoTo,
    /// Changes the theme.
    Theme,
    /// Changes a setting, and keeps it.
    Set,
    /// Lets a side resign, after a question.
    Resign,
    /// Says something of the shown move.
    Comment,
    /// Shows the game move by move.
    Autoplay,
    /// Saves the game under a name.
    Save,
    /// Saves the shown position as a picture, or in the form that the name ends with.
    Export,
}

impl Command {
    /// What it does, in words.
    pub const fn words(&self) -> &'static str {
        match self.does {
            Does::Action(action) => action.words(),
            Does::GoTo => "look at the position after turn 7, or a half of it; 0 is the start",
            Does::Theme => "change the theme",
            Does::Set => Action::Settings.words(),
            Does::Resign => Action::Resign(None).words(),
            Does::Comment => Action::Comment.words(),
            Does::Autoplay => "show the game move by move, each for so many seconds",
            Does::Save => Action::SaveAs.words(),
            Does::Export => Action::Export.words(),
        }
    }
}

const fn command(name: &'static str, argument: &'static str, does: Does) -> Command {
    Command {
        name,
        argument,
        does,
    }
}

/// All commands, in the order of the help.
pub static COMMANDS: &[Command] = &[
    command("undo", "", Does::Action(Action::Undo)),
    command("redo", "", Does::Action(Action::Redo)),
    command("goto", "7, 7a, 7b", Does::GoTo),
    command("autoplay", "[SECONDS]", Does::Autoplay),
    command("capture", "", Does::Action(Action::Look(Look::Capture))),
    command("said", "", Does::Action(Action::Look(Look::Comment))),
    command("comment", "TEXT", Does::Comment),
    command("promote", "", Does::Action(Action::Promote)),
    command("delete", "", Does::Action(Action::Delete)),
    command("resign", "[SIDE]", Does::Resign),
    command("draw", "", Does::Action(Action::OfferDraw)),
    command("new", "", Does::Action(Action::NewGame)),
    command("again", "", Does::Action(Action::PlayAgain)),
    command("save", "NAME", Does::Save),
    command("export", "NAME", Does::Export),
    command("open", "", Does::Action(Action::ListGames)),
    command("danger", "", Does::Action(Action::Danger)),
    command("theme", "NAME", Does::Theme),
    command("flip", "", Does::Action(Action::Turn)),
    command("pause", "", Does::Action(Action::Clock)),
    command("set", "[NAME VALUE]", Does::Set),
    command("menu", "", Does::Action(Action::Menu)),
    command("help", "", Does::Action(Action::Help)),
    command("quit", "", Does::Action(Action::Quit)),
];

/// What can be typed that begins so: names of commands, of themes and of settings, and the values of settings.
pub(super) fn completions(begun: &str) -> Vec<String> {
    let commands = COMMANDS.iter().map(|command| match command.argument {
        "" => command.name.to_owned(),
        _ => format!("{} ", command.name),
    });
    let all = if begun.starts_with("theme ") {
        let themes = Setting::Theme.choices().into_iter();
        themes.map(|theme| format!("theme {theme}")).collect()
    } else if begun.starts_with("set ") {
        settings(begun)
    } else {
        commands.collect()
    };
    all.into_iter()
        .filter(|line| line.starts_with(begun))
        .collect()
}

/// What can be typed to change a setting: its name, and after that its value.
fn settings(begun: &str) -> Vec<String> {
    let lines = Setting::ALL.into_iter().flat_map(|setting| {
        let named = format!("set {} ", setting.name());
        if begun.starts_with(&named) {
            let choices = setting.choices().into_iter();
            choices.map(|choice| format!("{named}{choice}")).collect()
        } else {
            vec![named]
        }
    });
    lines.collect()
}
