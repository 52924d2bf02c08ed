//! `alea man`: the manual page.

use std::io::{self, Write};

use clap::CommandFactory;
use clap_mangen::Man;
use clap_mangen::roff::{Inline, Roff, bold, italic, roman};

use super::arguments::Arguments;
use crate::settings::Setting;
use crate::tui::app::COMMANDS;
use crate::tui::keys::{MOUSE, PARTS, TABLE};

/// Where things are, and what is there.
const FILES: &[(&str, &str)] = &[
    (
        "$XDG_CONFIG_HOME/alea/config.toml, or ~/.config/alea/config.toml",
        "The settings.",
    ),
    (
        "$XDG_STATE_HOME/alea/games, or ~/.local/state/alea/games",
        "The saved games, a record for each, and beside it NAME.otg~, the one before the last move.",
    ),
];

/// The variables that count, and for what.
const ENVIRONMENT: &[(&str, &str)] = &[
    (
        "HOME, XDG_CONFIG_HOME, XDG_STATE_HOME",
        "Where the settings and the saved games are. What is not an absolute path does not count.",
    ),
    (
        "NO_COLOR",
        "If it is set and not empty, no colours are used, unless an option asks for them.",
    ),
    (
        "COLORTERM, TERM",
        "How many colours the terminal has, where no option, NO_COLOR or setting tells.",
    ),
    (
        "LC_ALL, LC_CTYPE, LANG",
        "Whether signs beyond ASCII can be used, where no option or setting tells.",
    ),
];

/// The exit codes.
const CODES: &[(&str, &str)] = &[
    ("0", "It was done."),
    (
        "1",
        "It could not be done; standard error has a line that says why.",
    ),
    ("2", "The arguments are wrong."),
    ("101", "The program has a fault."),
    ("128 + n", "Signal n has ended it."),
];

/// Writes the page, in the language of `man`.
pub(super) fn man(out: &mut impl Write) -> io::Result<()> {
    let mut command = Arguments::command();
    // Only then the arguments have their names.
    command.build();
    let mut text = Vec::new();
    let man = Man::new(command.clone());
    man.render_title(&mut text)?;
    man.render_name_section(&mut text)?;
    synopsis().to_writer(&mut text)?;
    description().to_writer(&mut text)?;
    man.render_options_section(&mut text)?;
    commands(&command).to_writer(&mut text)?;
    keys().to_writer(&mut text)?;
    settings().to_writer(&mut text)?;
    for (title, items) in [
        ("FILES", FILES),
        ("ENVIRONMENT", ENVIRONMENT),
        ("EXIT STATUS", CODES),
    ] {
        let mut page = section(title);
        for (label, words) in items {
            item(&mut page, [bold(*label)], words);
        }
        page.to_writer(&mut text)?;
    }
    out.write_all(&text)
}

fn section(title: &str) -> Roff {
    let mut page = Roff::new();
    page.control("SH", [title]);
    page
}

fn synopsis() -> Roff {
    let mut page = section("SYNOPSIS");
    for follows in [" [OPTIONS] [FILE]", " [OPTIONS] COMMAND"] {
        page.text([bold("alea"), roman(follows)]);
        page.control("br", []);
    }
    page
}

fn description() -> Roff {
    let mut page = section("DESCRIPTION");
    page.text([roman(
        "Two people play at one terminal: 48 black ships against a King and his 24 white ones on 19 x 19 intersections. \
         Black moves first and wins by capturing the King, White by bringing him to a corner. The command rules prints \
         the rules.",
    )]);
    page.control("PP", []);
    page.text([roman(
        "Without a FILE an unfinished game is offered, or a new one begins. Every move is saved at once, and FILE is \
         written only on demand.",
    )]);
    page
}

/// Something and what is to be said of it.
fn item(page: &mut Roff, label: impl IntoIterator<Item = Inline>, words: &str) {
    page.control("TP", []);
    page.text(label.into_iter().collect::<Vec<_>>());
    page.text([roman(words)]);
}

/// The commands and their arguments.
fn commands(command: &clap::Command) -> Roff {
    let mut page = section("COMMANDS");
    for command in command.get_subcommands() {
        let arguments: Vec<_> = command
            .get_arguments()
            .filter(|argument| !argument.is_global_set() && argument.get_id() != "help")
            .collect();
        let mut label = vec![bold(command.get_name())];
        for argument in arguments.iter().filter(|it| it.is_positional()) {
            label.extend([roman(" "), italic(argument.to_string())]);
        }
        let about = command.get_about().map(ToString::to_string);
        item(&mut page, label, &about.unwrap_or_default());
        page.control("RS", []);
        for argument in arguments {
            let help = argument.get_help().map(ToString::to_string);
            item(
                &mut page,
                [bold(argument.to_string())],
                &help.unwrap_or_default(),
            );
        }
        page.control("RE", []);
    }
    page
}

/// The keys, and what can be typed.
fn keys() -> Roff {
    let mut page = section("KEYS");
    for (scope, title) in PARTS {
        page.control("SS", [title]);
        for binding in TABLE.iter().filter(|binding| binding.scope == scope) {
            item(&mut page, [bold(binding.label)], binding.words());
        }
    }
    page.control("SS", ["The mouse"]);
    for (what, does) in MOUSE {
        item(&mut page, [bold(*what)], does);
    }
    page.control("SS", ["What can be typed after :"]);
    item(&mut page, [bold("c1-c4")], "a move");
    item(
        &mut page,
        [bold("c1")],
        "an intersection: the cursor goes there",
    );
    for command in COMMANDS {
        let label = [bold(command.name), roman(" "), italic(command.argument)];
        item(&mut page, label, command.words());
    }
    page
}

/// The settings.
fn settings() -> Roff {
    let mut page = section("SETTINGS");
    page.text([roman(
        "The file of the settings is in TOML: a line such as theme = \"mono\" for each. An option counts more than \
         NO_COLOR, that more than the file, and the file more than what the terminal and the locale can show.",
    )]);
    for setting in Setting::ALL {
        let words = format!("{}; {}", setting.words(), setting.allowed_in_file());
        item(&mut page, [bold(setting.name())], &words);
    }
    page
}
