//! The arguments, and what they ask for.

mod arguments;
mod check;
mod games;
mod moves;
mod paths;
mod perft;
mod rules;
mod show;

use std::ffi::OsString;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind as Usage;

use crate::game::Game;
use crate::plain::{self, Start};
use crate::printable::printable;
use crate::record::Record;
use crate::rules::Side;
use crate::store::{self, Folders, Moment, NewGame, Opened, Place, ReadError};
use crate::tui::app::{Action, App, Look};
use crate::tui::theme::Environment;
use crate::tui::{self, Desk};
use arguments::{Arguments, Command, Display, Playing};

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
        None => play(playing, &display),
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

/// Lets two people play.
fn play(playing: Playing, display: &Display) -> anyhow::Result<ExitCode> {
    let (folders, now) = (Folders::of_process(), Moment::now());
    let says_nothing = playing.says_nothing();
    let Opened { mut record, place } = match &playing.file {
        Some(file) => match store::open(file, &folders, &now) {
            Ok(opened) => opened,
            Err(error) => return look_at_part(error, display),
        },
        None => new_game(&playing, &folders, &now),
    };
    for (side, name) in [(Side::Black, playing.black), (Side::White, playing.white)] {
        if let Some(name) = name {
            record.set_player(side, &name);
        }
    }
    let is_line_by_line = is_line_by_line(display);
    // A script knows what it plays.
    let may_offer = says_nothing && (!is_line_by_line || io::stdin().is_terminal());
    let start = Start {
        notice: place.is_none().then_some(store::HELD),
        record,
        place,
        unfinished: may_offer.then(|| store::unfinished(&folders)).flatten(),
        folders,
        is_replay: false,
    };
    if is_line_by_line {
        return plain::play(start).map(|()| ExitCode::SUCCESS);
    }
    play_at_table(start, display)
}

/// A new game of the kind that is asked for.
fn new_game(playing: &Playing, folders: &Folders, now: &Moment) -> Opened {
    let mut record = Record {
        game: Game::new(playing.start()),
        ..Record::default()
    };
    record.game.set_clock(playing.clocks());
    record.tags.set("date", &now.date());
    let place = Some(Place::New(NewGame::new(folders, now)));
    Opened { record, place }
}

/// Opens the table with a game to be played.
fn play_at_table(start: Start, display: &Display) -> anyhow::Result<ExitCode> {
    let mut app = table(start.record, display);
    if let Some(notice) = start.notice {
        app.say(notice);
    }
    let mut desk = Desk::new(start.folders, start.place);
    if let Some((game, summary)) = start.unfinished {
        app.offer_to_resume(&game.title(&summary));
        desk.offer(game);
    }
    open_table(app, desk, display)
}

/// Lets people look through a record.
fn replay(file: &Path, display: &Display) -> anyhow::Result<ExitCode> {
    let record = match store::read_record(file) {
        Ok(record) => record,
        Err(error) => return look_at_part(error, display),
    };
    let folders = Folders::of_process();
    if is_line_by_line(display) {
        let start = Start {
            record,
            place: None,
            folders,
            notice: None,
            unfinished: None,
            is_replay: true,
        };
        return plain::play(start).map(|()| ExitCode::SUCCESS);
    }
    let warning = record.warnings.first().cloned();
    let mut app = table(record, display);
    app.update(Action::Look(Look::First));
    if let Some(warning) = warning {
        app.say(&warning);
    }
    open_table(app, Desk::new(folders, None), display)
}

/// Whether the game is played line by line: if that is asked for, or the terminal cannot show a board, which is told.
fn is_line_by_line(display: &Display) -> bool {
    let is_forced = !display.plain && is_dumb_terminal();
    if is_forced {
        complain(
            "a terminal of the kind TERM=dumb cannot show a board, so the game is played line by line",
        );
    }
    display.plain || is_forced
}

/// Whether the output is shown by a terminal that cannot move its cursor.
fn is_dumb_terminal() -> bool {
    io::stdout().is_terminal() && Environment::of_process().is_dumb()
}

/// Offers to look at what can be followed of a record that has a fault. It is a fault in any case.
fn look_at_part(error: ReadError, display: &Display) -> anyhow::Result<ExitCode> {
    if let ReadError::Record { part, .. } = &error
        && io::stdout().is_terminal()
        && !display.plain
        && !is_dumb_terminal()
    {
        let mut app = table((**part).clone(), display);
        app.offer_part(&error.to_string());
        let code = open_table(app, Desk::new(Folders::of_process(), None), display)?;
        if code != ExitCode::SUCCESS {
            return Ok(code);
        }
    }
    Err(error.into())
}

/// A table with a record on it, at which the first of its warnings is told.
fn table(mut record: Record, display: &Display) -> App {
    let warnings = std::mem::take(&mut record.warnings);
    let mut app = App::new(record, display.theme.unwrap_or_default());
    app.set_mouse(!display.no_mouse);
    if let Some(warning) = warnings.first() {
        app.say(warning);
    }
    app
}

fn open_table(app: App, desk: Desk, display: &Display) -> anyhow::Result<ExitCode> {
    let code = tui::play(app, desk, &display.looks(&Environment::of_process()))?;
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
            let glyphs = display.looks(&Environment::of_process()).glyphs;
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
            let glyphs = display.looks(&Environment::of_process()).glyphs;
            games::games(&Folders::of_process(), boards.then_some(glyphs), &mut out)?;
        }
        Command::Replay { .. } => {}
        Command::Paths => paths::paths(&Folders::of_process(), &mut out)?,
    }
    out.flush()?;
    Ok(code)
}
