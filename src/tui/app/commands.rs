//! The commands that can be typed, and what else a typed line can be.

use super::{Action, App, Look};
use crate::game::PlayError;
use crate::notation::{Entry, read_entry, read_square};
use crate::rules::{NoSide, Ply};
use crate::settings::Setting;
use crate::words::{TURN_IS_LOST, no_such_turn};

/// A command that can be typed.
#[derive(Debug)]
pub struct Command {
    /// Its name.
    pub name: &'static str,
    /// What follows the name, in words; nothing if nothing follows.
    pub argument: &'static str,
    does: Does,
}

/// What a command does.
#[derive(Debug)]
enum Does {
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

/// The most lines that are remembered, to be typed again: nobody goes back further.
const MOST_REMEMBERED: usize = 100;

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

impl App {
    /// Does what a typed line says.
    pub(super) fn obey(&mut self, line: &str) {
        let line = line.trim();
        if line.is_empty() {
            return;
        }
        self.remember(line);
        let (name, argument) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let argument = argument.trim();
        match COMMANDS
            .iter()
            .find(|command| command.name.eq_ignore_ascii_case(name))
        {
            Some(command) if command.argument.is_empty() && !argument.is_empty() => {
                self.message = format!("Nothing can follow {}.", command.name);
            }
            Some(command) => self.command(&command.does, argument),
            None => self.move_or_place(line),
        }
    }

    /// Remembers a line, to be typed again; of very many, the oldest one is forgotten.
    fn remember(&mut self, line: &str) {
        if self.history.last().is_none_or(|last| last != line) {
            if self.history.len() == MOST_REMEMBERED {
                self.history.remove(0);
            }
            self.history.push(line.to_owned());
        }
    }

    fn command(&mut self, does: &Does, argument: &str) {
        match does {
            Does::Action(action) => self.update(*action),
            Does::GoTo => self.go_to(argument),
            Does::Comment => self.comment(argument),
            Does::Save => self.save_as(argument.to_owned()),
            Does::Autoplay => self.autoplay_as_typed(argument),
            Does::Export => self.export(argument),
            Does::Theme => self.type_theme(argument),
            Does::Set => self.set(argument),
            Does::Resign => match argument.parse() {
                Ok(side) => self.ask_to_resign(Some(side)),
                Err(_) if argument.is_empty() => self.ask_to_resign(None),
                Err(unknown @ NoSide) => self.refuse(&unknown),
            },
        }
    }

    /// Plays a typed move, or goes to a typed intersection.
    fn move_or_place(&mut self, line: &str) {
        if let Some(square) = read_square(line) {
            self.cursor = square;
            return;
        }
        let is_word = line
            .chars()
            .take_while(|letter| letter.is_alphabetic())
            .count()
            > 2;
        if is_word && !line.eq_ignore_ascii_case("pass") {
            self.message = String::from(
                "There is no such command. The help lists them; a move is typed like C1-C4.",
            );
            return;
        }
        if let Some(ending) = self.ending() {
            return self.refuse(&PlayError::Over(ending));
        }
        match read_entry(line, self.position()) {
            Ok(Entry::Ply(Ply::Move(mv))) => self.play(mv),
            Ok(Entry::Ply(Ply::Pass)) => self.say(TURN_IS_LOST),
            Ok(Entry::Resignation) => self.ask_to_resign(None),
            Err(fault) => self.refuse(&fault),
        }
    }

    fn go_to(&mut self, argument: &str) {
        if let Some(ply) = self.game().ply_named(argument) {
            self.look_at(ply);
        } else {
            self.message = no_such_turn(self.game());
        }
    }
}

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
