//! The saved games.

use std::cmp::Reverse;
use std::fmt;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::error::StoreError;
use super::folders::{Folders, is_game};
use super::lock::Lock;
use super::moment::Moment;
use super::read::{ReadError, read_record};
use super::write::target;
use crate::printable::printable;
use crate::record::Record;
use crate::rules::{Board, Ending, Side};

/// All files of saved games in a folder, the one that was saved last in front. They are not read.
///
/// # Errors
///
/// When the folder cannot be looked into. If it is not there, there are no games.
pub fn list(folder: &Path) -> Result<Vec<GameFile>, StoreError> {
    let refused = StoreError::at(folder);
    let files = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        files => files.map_err(&refused)?,
    };
    let mut games = Vec::new();
    for file in files {
        let path = file.map_err(&refused)?.path();
        if is_game(&path) {
            games.push(GameFile::at(path));
        }
    }
    games.sort_by(|a, b| (Reverse(a.saved), &b.path).cmp(&(Reverse(b.saved), &a.path)));
    Ok(games)
}

/// How many of the saved games are asked whether they are finished.
const ASKED: usize = 20;

/// The game that was saved last, of those that can be read.
pub fn newest(folders: &Folders) -> Option<Record> {
    let games = list(folders.games().ok()?).ok()?;
    let mut games = games.into_iter().take(ASKED);
    games.find_map(|game| read_record(&game.path).ok())
}

/// The newest unfinished game that can be gone on with: another program's is being played there.
pub fn unfinished(folders: &Folders) -> Option<(GameFile, Summary)> {
    let games = list(folders.games().ok()?).ok()?;
    let free = games.into_iter().filter(|game| !game.is_held());
    let mut games = free.take(ASKED).filter_map(|game| {
        let summary = game.summary().ok()?;
        Some((game, summary))
    });
    games.find(|(_, summary)| summary.is_under_way)
}

/// The file of a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFile {
    /// Where it is.
    pub path: PathBuf,
    /// When the game was saved last, if that is known.
    pub saved: Option<SystemTime>,
}

impl GameFile {
    fn at(path: PathBuf) -> Self {
        let saved = path.metadata().and_then(|about| about.modified());
        Self {
            saved: saved.ok(),
            path,
        }
    }

    /// When the game was saved last, as a clock on the wall shows it.
    pub fn moment(&self) -> Option<Moment> {
        self.saved.map(Moment::from)
    }

    /// Whether a program has it open.
    fn is_held(&self) -> bool {
        target(&self.path).is_ok_and(|game| Lock::is_held(&game))
    }

    /// Its name, harmless to show.
    pub fn name(&self) -> String {
        let name = self.path.file_name().unwrap_or_default();
        printable(&name.to_string_lossy())
    }

    /// Reads what a list tells of the game.
    ///
    /// # Errors
    ///
    /// When the file cannot be read to its end: it is broken.
    pub fn summary(&self) -> Result<Summary, ReadError> {
        read_record(&self.path).map(|record| Summary::of(&record))
    }

    /// The game in a list: when it was saved, who plays, how long it is.
    pub fn title(&self, summary: &Summary) -> String {
        let saved = self.moment().map(|moment| format!("{moment}  "));
        let (players, moves) = (summary.players(), summary.moves_in_words());
        format!("{}{players}, {moves}", saved.unwrap_or_default())
    }

    /// The line of a list: also how the game stands, or that it is broken.
    pub fn line(&self, summary: &Result<Summary, ReadError>) -> String {
        match summary {
            Ok(summary) => format!("{}, {summary}", self.title(summary)),
            Err(error) => format!("{}: broken, {}", self.name(), error.reason()),
        }
    }
}

/// What a list tells of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The name of the player of the black ships, harmless to show.
    pub black: Option<String>,
    /// The name of the player of the King and the white ships, harmless to show.
    pub white: Option<String>,
    /// The number of moves made up to where the players stand, forced passes among them.
    pub moves: usize,
    /// Whether something has been played in the game, be it taken back again, and it has not ended.
    pub is_under_way: bool,
    /// How the game ended, if it is over.
    pub ending: Option<Ending>,
    /// Whose turn it is, or would be.
    pub to_move: Side,
    /// Where the ships stand.
    pub board: Board,
}

impl Summary {
    /// What is to be told of a record.
    pub fn of(record: &Record) -> Self {
        let player = |side| record.player(side).map(printable);
        Self {
            black: player(Side::Black),
            white: player(Side::White),
            moves: record.game.standing(),
            is_under_way: record.game.is_under_way(),
            ending: record.game.ending(),
            to_move: record.game.position().to_move(),
            board: *record.game.position().board(),
        }
    }

    /// The name of a side's player, or else the side.
    pub fn player(&self, side: Side) -> String {
        let name = match side {
            Side::Black => &self.black,
            Side::White => &self.white,
        };
        name.clone().unwrap_or_else(|| side.to_string())
    }

    /// The names of the players, and the sides of those who have none.
    pub fn players(&self) -> String {
        Side::BOTH.map(|side| self.player(side)).join(" - ")
    }

    /// How the game stands, in two or three words: `Black to move`, `White won`, `drawn`.
    pub fn in_short(&self) -> String {
        match self.ending.map(Ending::winner) {
            Some(Some(side)) => format!("{side} won"),
            Some(None) => String::from("drawn"),
            None => format!("{} to move", self.to_move),
        }
    }

    /// The number of moves, in words.
    pub fn moves_in_words(&self) -> String {
        if self.moves == 1 {
            String::from("1 move")
        } else {
            format!("{} moves", self.moves)
        }
    }
}

/// How the game stands: `unfinished, Black to move`, or how it ended.
impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ending {
            Some(ending) => ending.fmt(f),
            None => write!(f, "unfinished, {} to move", self.to_move),
        }
    }
}
