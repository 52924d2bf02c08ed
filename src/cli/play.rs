//! `alea`, `alea FILE` and `alea replay FILE`: two people at the table, or line by line.

use std::io::{self, IsTerminal};
use std::path::Path;
use std::process::ExitCode;

use super::arguments::{Display, Playing};
use super::complaint::complain;
use super::settled::Settled;
use crate::game::Game;
use crate::plain;
use crate::record::Record;
use crate::rules::Side;
use crate::settings::Settings;
use crate::start::Start;
use crate::store::{self, Folders, GameFile, Moment, NewGame, Opened, Place, ReadError, Summary};
use crate::tui::app::{Action, App, Look};
use crate::tui::{self, Desk};

/// Lets two people play.
pub(super) fn play(playing: &Playing, display: &Display) -> anyhow::Result<ExitCode> {
    let (folders, now) = (Folders::of_process(), Moment::now());
    let mut settled = Settled::new(display, &folders);
    playing.overrule(&mut settled.settings);
    let is_line_by_line = is_line_by_line(display, &settled);
    let opened = match &playing.file {
        Some(file) => store::open(file, &folders, &now),
        None => Ok(Opened {
            record: new_record(playing, &settled.settings, &now),
            place: Some(Place::New(NewGame::new(&folders, &now))),
        }),
    };
    let Opened { mut record, place } = match opened {
        Ok(opened) => opened,
        Err(error) => return look_at_part(error, &settled, is_line_by_line),
    };
    playing.name_players(&mut record);
    let unfinished = playing.says_nothing().then(|| store::unfinished(&folders));
    let start = Start {
        notice: place.is_none().then_some(store::HELD),
        record,
        place,
        unfinished: offered(unfinished.flatten(), is_line_by_line),
        folders,
        is_replay: false,
    };
    if is_line_by_line {
        play_line_by_line(start, &settled)
    } else {
        play_at_table(start, &settled, playing.says_nothing())
    }
}

/// The unfinished game that is offered. A script knows what it plays, and its lines are no answers: it is told of the
/// game.
fn offered(
    unfinished: Option<(GameFile, Summary)>,
    is_line_by_line: bool,
) -> Option<(GameFile, Summary)> {
    let (game, summary) = unfinished?;
    if is_line_by_line && !io::stdin().is_terminal() {
        tell_of_unfinished(&game, &summary);
        return None;
    }
    Some((game, summary))
}

/// A path as a shell reads it.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "/._-".contains(letter);
    if text.chars().all(is_plain) {
        text
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

/// Says that there is an unfinished game, and how to go on with it, where nobody can be asked.
fn tell_of_unfinished(game: &GameFile, summary: &Summary) {
    let (title, file) = (game.title(summary), quoted(&game.path));
    complain(&format!(
        "there is an unfinished game, {title}; to go on with it: alea --plain {file}"
    ));
}

fn play_line_by_line(start: Start, settled: &Settled) -> anyhow::Result<ExitCode> {
    settled.complain();
    plain::play(start).map(|()| ExitCode::SUCCESS)
}

/// Opens the table with a game to be played. If nothing is said of it, the next one is proposed to be like the last.
fn play_at_table(start: Start, settled: &Settled, is_bare: bool) -> anyhow::Result<ExitCode> {
    let mut app = settled.table(start.record);
    if let Some(notice) = start.notice {
        app.say(notice);
    }
    if is_bare && let Some(record) = store::newest(&start.folders) {
        app.propose(record);
    }
    let mut desk = Desk::new(start.folders, start.place);
    if let Some((game, summary)) = start.unfinished {
        app.offer_to_resume(&game.title(&summary));
        desk.offer(game);
    }
    open_table(app, desk, settled)
}

/// A new game as it is asked for and set.
fn new_record(playing: &Playing, settings: &Settings, now: &Moment) -> Record {
    let mut record = Record {
        game: Game::new(playing.start()),
        ..Record::default()
    };
    record.set_date(&now.date());
    record.game.set_clock(playing.clocks(settings));
    for side in Side::BOTH {
        if let Some(name) = settings.player(side) {
            record.set_player(side, name);
        }
    }
    record
}

/// Lets people look through a record.
pub(super) fn replay(file: &Path, display: &Display) -> anyhow::Result<ExitCode> {
    let folders = Folders::of_process();
    let settled = Settled::new(display, &folders);
    let is_line_by_line = is_line_by_line(display, &settled);
    let record = match store::read_record(file) {
        Ok(record) => record,
        Err(error) => return look_at_part(error, &settled, is_line_by_line),
    };
    if is_line_by_line {
        let start = Start {
            record,
            place: None,
            folders,
            notice: None,
            unfinished: None,
            is_replay: true,
        };
        return play_line_by_line(start, &settled);
    }
    let warning = settled.warning(&record);
    let mut app = settled.table(record);
    app.update(Action::Look(Look::First));
    if let Some(warning) = warning {
        app.say(&warning);
    }
    open_table(app, Desk::new(folders, None), &settled)
}

/// Whether the game is played line by line: if that is asked for, or the terminal cannot show a board, which is told.
fn is_line_by_line(display: &Display, settled: &Settled) -> bool {
    let is_forced = !display.plain && io::stdout().is_terminal() && settled.environment.is_dumb();
    if is_forced {
        complain(
            "a terminal of the kind TERM=dumb cannot show a board, so the game is played line by line",
        );
    }
    display.plain || is_forced
}

/// Offers to look at what can be followed of a record that has a fault. It is a fault in any case.
fn look_at_part(
    error: ReadError,
    settled: &Settled,
    is_line_by_line: bool,
) -> anyhow::Result<ExitCode> {
    if let ReadError::Record { part, .. } = &error
        && io::stdout().is_terminal()
        && !is_line_by_line
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
    let code = tui::play(app, desk, &settled.environment)?;
    Ok(ExitCode::from(code))
}
