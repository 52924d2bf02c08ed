//! `alea man`: the manual page.

use std::io::{self, Write};

use clap::CommandFactory;
use clap_mangen::Man;
use clap_mangen::roff::{Inline, Roff, bold, italic, roman};

use super::arguments::Arguments;
use crate::tui::manual::{self, Item, Section};

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
    rest().to_writer(&mut text)?;
    out.write_all(&text)
}

fn heading(title: &str) -> Roff {
    let mut page = Roff::new();
    page.control("SH", [title]);
    page
}

fn synopsis() -> Roff {
    let mut page = heading("SYNOPSIS");
    for follows in [" [OPTIONS] [FILE]", " [OPTIONS] COMMAND"] {
        page.text([bold("alea"), roman(follows)]);
        page.control("br", []);
    }
    page
}

fn description() -> Roff {
    let mut page = heading("DESCRIPTION");
    page.text([roman(
        "Two people play at one terminal: 48 black ships against a King and his 24 white ones on 19 x 19 intersections. \
         Black moves first and wins by capturing the King, White by bringing him to a corner. The command rules prints \
         the rules.",
    )]);
    page.control("PP", []);
    page.text([roman(
        "Without a FILE an unfinished game is offered, or a new one begins. Every move is saved at once, in a file of its \
         own: FILE is written only on demand, unless it is one of the saved games.",
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
    let mut page = heading("COMMANDS");
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

/// What the help says, too, and what only those need who start the program.
fn rest() -> Roff {
    let mut page = heading("KEYS");
    for part in manual::controls() {
        page.control("SS", [part.title]);
        section(&mut page, &part);
    }
    let list = |title, items: &[(&'static str, &'static str)]| Section {
        title,
        text: "".into(),
        items: items.iter().map(Item::from).collect(),
    };
    for part in [
        manual::settings(),
        manual::files(),
        list("Environment", ENVIRONMENT),
        list("Exit status", CODES),
    ] {
        page.control("SH", [part.title.to_uppercase().as_str()]);
        section(&mut page, &part);
    }
    page
}

/// What stands below the title of a section.
fn section(page: &mut Roff, section: &Section) {
    if !section.text.is_empty() {
        page.text([roman(section.text.as_ref())]);
    }
    for Item {
        name,
        argument,
        words,
    } in &section.items
    {
        let argument = (!argument.is_empty()).then(|| [roman(" "), italic(*argument)]);
        let label = [bold(*name)]
            .into_iter()
            .chain(argument.into_iter().flatten());
        item(page, label, words);
    }
}
