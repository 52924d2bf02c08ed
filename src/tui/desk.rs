//! The games beside the table: the one that is saved at every move, and those that can be opened.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::time::Duration;

use super::app::{App, Kept, ListedGame};
use super::event::Event;
use crate::record::Record;
use crate::rules::Side;
use crate::settings::Setting;
use crate::store::{
    self, Folders, GameFile, HELD, Moment, NewGame, Outcome, PATIENCE_FOR_SAVING, Place,
    SaveAsError, Saver, StoreError, THINKING_LOST_AT_MOST, ToSave, keep_setting, shown,
};

/// Where the games are kept.
#[derive(Debug)]
pub struct Desk {
    folders: Folders,
    /// Where the game on the table is kept, until the table is opened.
    place: Option<Place>,
    saver: Option<Saver>,
    /// The number of the saver: what an earlier one still has to tell is not about this game.
    number: usize,
    /// The file of the game on the table, if it has one already.
    file: Option<PathBuf>,
    /// How often the game on the table had changed when it was last given to be saved.
    given: usize,
    /// How long the side to move had been thinking then.
    given_thought: Duration,
    /// The games of the list that the players see.
    listed: Vec<GameFile>,
}

impl Desk {
    /// A desk on which the game of the table is kept in a place; `None` if it is only looked at.
    pub const fn new(folders: Folders, place: Option<Place>) -> Self {
        Self {
            folders,
            place,
            saver: None,
            number: 0,
            file: None,
            given: 0,
            given_thought: Duration::ZERO,
            listed: Vec::new(),
        }
    }

    /// Puts an unfinished game in front, to be offered.
    pub fn offer(&mut self, game: GameFile) {
        self.listed = vec![game];
    }

    /// Begins to keep the game on the table.
    pub(super) fn begin(&mut self, app: &mut App, events: &Sender<Event>) {
        let place = self.place.take();
        self.keep(place, app, events);
    }

    fn keep(&mut self, place: Option<Place>, app: &mut App, events: &Sender<Event>) {
        self.given = app.changes();
        self.given_thought = app.game().clock().thought;
        let events = events.clone();
        self.number += 1;
        let number = self.number;
        self.file = place.as_ref().and_then(Place::file).map(Path::to_owned);
        let saver = place.map(|place| {
            Saver::start(place, move |outcome| {
                drop(events.send(Event::Saved(number, outcome)));
            })
        });
        app.set_kept(match (&saver, self.folders.games()) {
            (None, _) => Kept::Nowhere,
            (Some(Ok(_)), Ok(_)) => Kept::Safely,
            (Some(Ok(_)), Err(reason)) => unsafely(&reason),
            (Some(Err(reason)), _) => unsafely(reason),
        });
        self.saver = saver.and_then(Result::ok);
    }

    /// Gives the game to be saved, if it has changed, or the side to move has been thinking for a while.
    pub(super) fn save_changes(&mut self, app: &App) {
        let thought = app.game().clock().thought;
        let is_long = thought.saturating_sub(self.given_thought) >= THINKING_LOST_AT_MOST;
        if app.changes() != self.given || is_long && app.game().last() > 0 {
            self.given = app.changes();
            self.save(app.record());
        }
    }

    /// Gives the game to be saved if time has passed since that was done last, unless nothing has been played in it.
    pub(super) fn save_time(&mut self, record: &Record) {
        if record.game.clock().thought != self.given_thought && record.game.has_begun() {
            self.save(record);
        }
    }

    fn save(&mut self, record: &Record) {
        if let Some(saver) = &self.saver {
            self.given_thought = record.game.clock().thought;
            saver.save(record.to_string());
        }
    }

    /// Begins to keep a new game.
    pub(super) fn keep_new(&mut self, app: &mut App, events: &Sender<Event>) {
        if let Some(record) = app.take_game_before() {
            self.save_time(&record);
        }
        let before = self.finish();
        let now = Moment::now();
        app.set_date(&now.date());
        let place = Place::New(NewGame::new(&self.folders, &now));
        self.keep(Some(place), app, events);
        if let Err(error) = before {
            app.say(&lost(&error));
        }
    }

    /// Shows the saved games.
    pub(super) fn list(&mut self, app: &mut App) {
        let games = match self
            .folders
            .games()
            .map_err(StoreError::from)
            .and_then(store::list)
        {
            Ok(games) => games,
            Err(error) => return app.say(&error.to_string()),
        };
        let listed = games.iter().map(|game| self.listed(game)).collect();
        self.listed = games;
        app.show_list(listed);
    }

    /// What is told of a game, or what is wrong with it.
    fn listed(&self, game: &GameFile) -> Result<ListedGame, String> {
        let summary = game.summary();
        let Ok(summary) = summary else {
            return Err(game.line(&summary));
        };
        let saved = game.moment();
        let of_saved = |part: fn(&Moment) -> String| saved.as_ref().map(part).unwrap_or_default();
        Ok(ListedGame {
            day: of_saved(Moment::day),
            day_of_year: of_saved(Moment::day_of_year),
            time: of_saved(Moment::time),
            players: Side::BOTH.map(|side| summary.player(side)),
            moves: summary.moves_in_words(),
            standing: summary.to_string(),
            standing_in_short: summary.in_short(),
            board: summary.board,
            is_on_table: self.is_on_table(game),
        })
    }

    /// Whether a game is the one on the table.
    fn is_on_table(&self, game: &GameFile) -> bool {
        self.saver.is_some() && self.file.as_ref() == Some(&game.path)
    }

    /// Puts a game of the list on the table.
    pub(super) fn open(&mut self, place: usize, app: &mut App, events: &Sender<Event>) {
        let Some(game) = self.listed.get(place) else {
            return;
        };
        let path = game.path.clone();
        if self.is_on_table(game) {
            return app.say("this game is on the table");
        }
        match store::open(&path, &self.folders, &Moment::now()) {
            Ok(opened) => {
                self.save_time(app.record());
                let before = self.finish();
                let is_held = opened.place.is_none();
                app.put_on_table(opened.record);
                self.keep(opened.place, app, events);
                if let Err(error) = before {
                    app.say(&lost(&error));
                } else if is_held {
                    app.say(HELD);
                }
            }
            Err(error) => app.say(&error.to_string()),
        }
    }

    /// Saves the game under a name that was typed, or the shown position in another form if the name ends so.
    pub(super) fn save_as(&self, name: &str, may_overwrite: bool, app: &mut App) {
        let folder = env::current_dir().unwrap_or_default();
        let to_save = ToSave {
            record: app.record(),
            shown: app.shown(),
            own: self.file.as_deref(),
        };
        match to_save.save_as(name, &folder, may_overwrite) {
            Ok(saved) => {
                if saved.is_record {
                    app.set_safe();
                }
                app.say(&saved.to_string());
            }
            Err(exists @ SaveAsError::Exists) => app.ask_to_overwrite(name, &exists.to_string()),
            Err(error) => app.say(&error.to_string()),
        }
    }

    /// Keeps the value of a setting for the next time.
    pub(super) fn keep_setting(&self, setting: Setting, app: &mut App) {
        match keep_setting(&self.folders, app.settings(), setting) {
            Ok(path) => app.tell_kept(setting, Ok(&shown(&path))),
            Err(error) => app.tell_kept(setting, Err(&error.to_string())),
        }
    }

    /// Takes in what became of saving. Tells whether that is news.
    pub(super) fn saved(&mut self, number: usize, outcome: Outcome, app: &mut App) -> bool {
        if number != self.number {
            return false;
        }
        app.set_kept(match outcome {
            Outcome::Saved(file) => {
                self.file = Some(file);
                Kept::Safely
            }
            Outcome::Failed(error) => refused(&error),
        })
    }

    /// Waits until the game is saved, but not for long. The game on the table is not saved any more then.
    pub(super) fn finish(&mut self) -> Result<(), StoreError> {
        self.saver
            .take()
            .map_or(Ok(()), |saver| saver.finish(PATIENCE_FOR_SAVING))
    }
}

/// What is said when a game is put on the table, if the one before could not be saved.
fn lost(error: &StoreError) -> String {
    format!("the game before could not be saved: {error}")
}

fn unsafely(reason: &impl ToString) -> Kept {
    Kept::Unsafely(reason.to_string())
}

/// The reason stands in front of the path, which may be long.
fn refused(error: &StoreError) -> Kept {
    match error {
        StoreError::NoHome(reason) => unsafely(reason),
        StoreError::Refused { path, reason } => unsafely(&format!("{reason}: {}", shown(path))),
        error => unsafely(error),
    }
}
