//! The arguments, and what they ask for.

mod arguments;
mod check;
mod moves;
mod perft;
mod show;

use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context;
use clap::Parser;
use clap::error::ErrorKind as Usage;

use crate::game::Game;
use crate::printable::printable;
use crate::record::Record;
use crate::rules;
use crate::store::{self, ReadError};
use crate::tui;
use arguments::{Arguments, Command, Display, Table};

/// What was asked for could not be done.
const FAILED: u8 = 1;
/// The arguments were wrong.
const WRONG_USE: u8 = 2;

/// Does what the arguments of the program, its own name first, ask for. The exit code is 0 if that was done, 1 if it
/// could not be done, and 2 if the arguments are wrong; standard error then has a line that says why.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments = match Arguments::try_parse_from(arguments).and_then(Arguments::consistent) {
        Ok(arguments) => arguments,
        Err(error) => return usage(&error),
    };
    let Arguments {
        display,
        table,
        command,
    } = arguments;
    let done = match command {
        Some(command) => perform(command, &display),
        None => play(table, &display),
    };
    done.unwrap_or_else(|error| failed(&error))
}

/// Tells why something could not be done.
fn failed(error: &anyhow::Error) -> ExitCode {
    match error.downcast_ref::<io::Error>() {
        // Whoever read the output has seen enough of it.
        Some(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        _ => match error.downcast_ref::<ReadError>() {
            // The place in the file comes first, as editors expect it.
            Some(fault @ ReadError::Record { .. }) => drop(writeln!(io::stderr(), "{fault}")),
            _ => complain(&format!("{error:#}")),
        },
    }
    ExitCode::from(FAILED)
}

/// Says in a line on standard error what is wrong.
fn complain(message: &str) {
    // If nobody can be told, the exit code still tells it.
    let _ = writeln!(io::stderr(), "alea: {}", printable(message));
}

/// The help or the version on standard output, or in one line what is wrong with the arguments.
fn usage(error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), Usage::DisplayHelp | Usage::DisplayVersion) {
        let written = write!(io::stdout(), "{error}").and_then(|()| io::stdout().flush());
        return written.map_or_else(|error| failed(&error.into()), |()| ExitCode::SUCCESS);
    }
    let text = error.to_string();
    let lines = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.is_empty() && !line.starts_with("Usage:"));
    let message = lines.collect::<Vec<_>>().join(" ");
    // A wrong value is explained by itself; what else is possible is told by the help.
    let hint = if error.kind() == Usage::ValueValidation {
        ""
    } else {
        " (see alea --help)"
    };
    complain(&format!("{}{hint}", message.trim_start_matches("error: ")));
    ExitCode::from(WRONG_USE)
}

/// Reads a record, and tells on standard error what a reader should know about it.
fn read(file: &Path) -> Result<Record, ReadError> {
    let record = store::read_record(file)?;
    for warning in &record.warnings {
        complain(&format!("{}: {warning}", file.display()));
    }
    Ok(record)
}

/// Opens the table and lets two people play.
fn play(table: Table, display: &Display) -> anyhow::Result<ExitCode> {
    let mut record = match &table.file {
        Some(file) => read(file)?,
        None => Record {
            game: Game::new(table.start()),
            ..Record::default()
        },
    };
    for (key, name) in [("attackers", table.black), ("defenders", table.white)] {
        if let Some(name) = name {
            record.tags.set(key, &name);
        }
    }
    let code = tui::play(record, &display.looks()).context("the terminal cannot be used")?;
    Ok(ExitCode::from(code))
}

/// Does a command that needs no screen.
fn perform(command: Command, display: &Display) -> anyhow::Result<ExitCode> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut code = ExitCode::SUCCESS;
    match command {
        Command::Check { files, positions } => {
            if !check::check(&files, positions, &mut out)? {
                code = ExitCode::from(FAILED);
            }
        }
        Command::Show { file, ply, form } => {
            show::show(file.as_deref(), ply, form, display, &mut out)?;
        }
        Command::Moves { position } => moves::moves(&position.unwrap_or_default(), &mut out)?,
        Command::Perft {
            depth,
            divide,
            position,
        } => {
            perft::perft(&position.unwrap_or_default(), depth, divide, &mut out)?;
        }
        Command::Rules => write_rules(&mut out)?,
    }
    out.flush()?;
    Ok(code)
}

/// Writes the rules as plain text: without the signs that make headings and diagrams of them elsewhere.
fn write_rules(out: &mut impl Write) -> io::Result<()> {
    for line in rules::RULES.lines().filter(|line| !line.starts_with("```")) {
        match line.trim_start_matches('#') {
            heading if heading.len() < line.len() => {
                writeln!(out, "{}", heading.trim().to_uppercase())?;
            }
            _ => writeln!(out, "{line}")?,
        }
    }
    Ok(())
}
