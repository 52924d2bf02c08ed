//! The arguments, and what they ask for.

mod arguments;
mod check;
mod completions;
mod games;
mod man;
mod moves;
mod paths;
mod perft;
mod rules;
mod settled;
mod show;

use std::ffi::OsString;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::ensure;
use clap::Parser;
use clap::error::ErrorKind as Usage;

use crate::game::Game;
use crate::printable::printable;
use crate::record::Record;
use crate::rules::Side;
use crate::settings::Settings;
use crate::store::{self, Folders, GameFile, Moment, NewGame, Place, ReadError, Summary};
use crate::tui::app::{Action, App, Look};
use crate::tui::{self, Desk};
use arguments::{Arguments, Command, Display, Playing};
use settled::Settled;

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
        playing,
        command,
    } = arguments;
    let done = match command {
        Some(Command::Replay { file }) => replay(&file, &display),
        Some(command) => perform(command, &display),
        None => play(&playing, &display),
    };
    done.unwrap_or_else(|error| failed(&error))
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

/// Says why a record cannot be read. The place in the file comes first, as editors expect it.
fn complain_of(error: &ReadError) {
    match error {
        ReadError::Record { .. } => drop(writeln!(io::stderr(), "{error}")),
        ReadError::File { .. } => complain(&error.to_string()),
    }
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
fn play(playing: &Playing, display: &Display) -> anyhow::Result<ExitCode> {
    let (folders, now) = (Folders::of_process(), Moment::now());
    let mut settled = Settled::new(display, &folders);
    playing.overrule(&mut settled.settings);
    let is_plain_start = playing.is_plain();
    let (record, place) = if let Some(file) = &playing.file {
        match store::open(file, &folders, &now) {
            Ok(opened) => {
                let mut record = opened.record;
                playing.name_players(&mut record);
                (record, opened.place)
            }
            Err(error) => return look_at_part(error, &settled),
        }
    } else {
        let mut record = new_record(playing, &settled.settings);
        record.tags.set("date", &now.date());
        (record, Some(Place::New(NewGame::new(&folders, &now))))
    };
    let is_held = place.is_none();
    let mut app = settled.table(record);
    if is_held {
        app.say(tui::HELD);
    }
    let unfinished = if is_plain_start {
        unfinished(&folders)
    } else {
        None
    };
    let mut desk = Desk::new(folders, place);
    if let Some((game, summary)) = unfinished {
        app.offer_to_resume(&tui::title(&game, &summary));
        desk.offer(game);
    }
    open_table(app, desk, &settled)
}

/// A new game as it is asked for and set.
fn new_record(playing: &Playing, settings: &Settings) -> Record {
    let mut record = Record {
        game: Game::new(playing.start()),
        ..Record::default()
    };
    record.game.set_clock(playing.clocks(settings));
    for side in Side::BOTH {
        if let Some(name) = settings.player(side) {
            record.set_player(side, name);
        }
    }
    record
}

/// Lets people look through a record.
fn replay(file: &Path, display: &Display) -> anyhow::Result<ExitCode> {
    let folders = Folders::of_process();
    let settled = Settled::new(display, &folders);
    let record = match store::read_record(file) {
        Ok(record) => record,
        Err(error) => return look_at_part(error, &settled),
    };
    let warning = settled.warning(&record);
    let mut app = settled.table(record);
    app.update(Action::Look(Look::First));
    if let Some(warning) = warning {
        app.say(&warning);
    }
    open_table(app, Desk::new(folders, None), &settled)
}

/// Offers to look at what can be followed of a record that has a fault. It is a fault in any case.
fn look_at_part(error: ReadError, settled: &Settled) -> anyhow::Result<ExitCode> {
    if let ReadError::Record { part, .. } = &error
        && io::stdout().is_terminal()
        && !settled.environment.is_dumb()
    {
        let mut app = settled.table((**part).clone());
        app.offer_part(&error.to_string());
        let code = open_table(app, Desk::new(Folders::of_process(), None), settled)?;
        if code != ExitCode::SUCCESS {
            return Ok(code);
        }
    }
    Err(error.into())
}

fn open_table(app: App, desk: Desk, settled: &Settled) -> anyhow::Result<ExitCode> {
    ensure!(
        !settled.environment.is_dumb(),
        "TERM=dumb has no board: such a terminal cannot move its cursor"
    );
    let code = tui::play(app, desk, &settled.environment)?;
    Ok(ExitCode::from(code))
}

/// How many of the saved games are asked whether they are finished.
const ASKED: usize = 20;

/// The newest unfinished game.
fn unfinished(folders: &Folders) -> Option<(GameFile, Summary)> {
    let games = store::list(folders.games().ok()?).ok()?;
    let mut games = games.into_iter().take(ASKED).filter_map(|game| {
        let summary = game.summary().ok()?;
        Some((game, summary))
    });
    games.find(|(_, summary)| summary.ending.is_none() && summary.moves > 0)
}

/// Does a command that needs no screen.
fn perform(command: Command, display: &Display) -> anyhow::Result<ExitCode> {
    let mut out = io::BufWriter::new(io::stdout().lock());
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
        Command::Replay { .. } => {}
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
