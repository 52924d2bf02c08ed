//! The arguments, and what they ask for.

mod arguments;
mod check;
mod complaint;
mod completions;
mod games;
mod man;
mod moves;
mod paths;
mod perft;
mod play;
mod rules;
mod settled;
mod show;

use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::panic;
use std::process::{self, ExitCode};

use clap::Parser;
use clap::error::ErrorKind as Usage;

use crate::store::{Folders, ReadError};
use arguments::{Arguments, Command, Display};
use complaint::{complain, complain_of};
use settled::Settled;

/// What was asked for could not be done.
const FAILED: u8 = 1;
/// The arguments were wrong.
const WRONG_USE: u8 = 2;

/// The program has a fault.
const PANICKED: i32 = 101;

/// Does what the arguments of the program, its own name first, ask for. The exit code is 0 if that was done, 1 if it
/// could not be done, and 2 if the arguments are wrong; standard error then has a line that says why.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    end_after_a_panic();
    let arguments = match Arguments::try_parse_from(arguments).and_then(Arguments::consistent) {
        Ok(arguments) => arguments,
        Err(error) => return usage(&error),
    };
    let Arguments {
        display,
        playing,
        command,
    } = arguments;
    let done = match command {
        Some(command) => perform(command, &display),
        None => play::play(&playing, &display),
    };
    done.unwrap_or_else(|error| failed(&error))
}

/// Makes a panic in any thread end the program once it is told: nobody is left waiting for what has ended.
fn end_after_a_panic() {
    let tell = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        tell(panic);
        process::exit(PANICKED);
    }));
}

/// Tells why something could not be done.
fn failed(error: &anyhow::Error) -> ExitCode {
    match (
        error.downcast_ref::<io::Error>(),
        error.downcast_ref::<ReadError>(),
    ) {
        // Whoever read the output has seen enough of it.
        (Some(error), _) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        (_, Some(error)) => complain_of(error),
        _ => complain(&format!("{error:#}")),
    }
    ExitCode::from(FAILED)
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

/// Does a command.
fn perform(command: Command, display: &Display) -> anyhow::Result<ExitCode> {
    let mut out = io::BufWriter::new(io::stdout());
    let mut code = ExitCode::SUCCESS;
    let folders = Folders::of_process();
    let glyphs = || Settled::new(display, &folders).glyphs();
    match command {
        Command::Check { files, positions } => {
            if !check::check(&files, positions, &mut out)? {
                code = ExitCode::from(FAILED);
            }
        }
        Command::Show { file, ply, form } => {
            show::show(file.as_deref(), ply, form, glyphs, &mut out)?;
        }
        Command::Moves { position } => moves::moves(&position.unwrap_or_default(), &mut out)?,
        Command::Perft {
            depth,
            divide,
            position,
        } => {
            perft::perft(&position.unwrap_or_default(), depth, divide, &mut out)?;
        }
        Command::Rules => rules::rules(&mut out)?,
        Command::Games { boards } => {
            let glyphs = boards.then(glyphs);
            games::games(&folders, glyphs, &mut out)?;
        }
        Command::Replay { file } => return play::replay(&file, display),
        Command::Paths => {
            Settled::new(display, &folders).complain();
            paths::paths(&folders, &mut out)?;
        }
        Command::Completions { shell } => completions::completions(shell, &mut out)?,
        Command::Man => man::man(&mut out)?,
    }
    out.flush()?;
    Ok(code)
}
