//! New games, saved games, and saving under a name.

use std::env;

use super::Session;
use super::question::Question;
use crate::rules::Side;
use crate::store::{self, GameFile, HELD, Moment, NewGame, Place, SaveAsError, StoreError, ToSave};
use crate::words::NO_SAVED_GAMES;

impl Session {
    /// Begins a new game of the same players, after a question if one is under way.
    pub(super) fn ask_for_new(&mut self) {
        self.ask_to_begin(false);
    }

    /// The same with sides changed: the next game of a match.
    pub(super) fn ask_for_again(&mut self) {
        self.ask_to_begin(true);
    }

    fn ask_to_begin(&mut self, sides_change: bool) {
        self.save_time();
        // A game that is only looked at is left as one leaves a book.
        let is_left_open = self.keeping.is_kept() && self.record.game.is_under_way();
        if is_left_open || self.keeping.has_something_to_lose() {
            self.ask(Question::Begin { sides_change });
        } else {
            self.begin(sides_change);
        }
    }

    /// Begins a new game as this one began.
    pub(super) fn begin(&mut self, sides_change: bool) {
        self.save_time();
        let now = Moment::now();
        let mut record = if sides_change {
            self.record.again(self.record.game.clock())
        } else {
            let game = &self.record.game;
            let names = Side::BOTH.map(|side| self.record.player(side).unwrap_or_default());
            self.record
                .new_game(game.start(), game.clock().anew(), names)
        };
        record.set_date(&now.date());
        let place = Place::New(NewGame::new(&self.keeping.folders, &now));
        self.put(record, Some(place));
        self.say(if sides_change {
            "A new game, with sides changed."
        } else {
            "A new game."
        });
        self.greet();
    }

    /// Tells the saved games, numbered.
    pub(super) fn tell_games(&mut self) {
        self.save();
        let folder = self.keeping.folders.games().map_err(StoreError::from);
        let games = match folder.and_then(store::list) {
            Ok(games) => games,
            Err(error) => return self.tell(error),
        };
        if games.is_empty() {
            return self.say(NO_SAVED_GAMES);
        }
        for (number, game) in (1..).zip(&games) {
            self.say(&format!("{number}. {}.", game.line(&game.summary())));
        }
        self.listed = games;
    }

    /// Opens a game by its number in the list, after a question if this one would be lost.
    pub(super) fn open(&mut self, number: &str) {
        if self.listed.is_empty() {
            self.tell_games();
            return;
        }
        let place = number
            .parse()
            .ok()
            .and_then(|number: usize| number.checked_sub(1));
        let Some(game) = place.and_then(|place| self.listed.get(place)).cloned() else {
            return self
                .say("Expected the number of a game, such as open 1. Type games to hear them.");
        };
        self.save_time();
        if self.keeping.has_something_to_lose() {
            self.ask(Question::Open(game));
        } else {
            self.open_now(&game);
        }
    }

    pub(super) fn open_now(&mut self, game: &GameFile) {
        if self.keeping.file() == Some(&game.path) {
            return self.say("This game is open already.");
        }
        self.save_time();
        match store::open(&game.path, &self.keeping.folders, &Moment::now()) {
            Ok(opened) => {
                if opened.place.is_none() {
                    self.tell(HELD);
                }
                self.put(opened.record, opened.place);
                self.greet();
            }
            Err(error) => self.tell(error),
        }
    }

    /// Saves the game under a name, after a question if there is such a file.
    pub(super) fn save_as(&mut self, name: &str) {
        self.save_under(name, false);
    }

    /// The same where the file may be written over.
    pub(super) fn save_over(&mut self, name: &str) {
        self.save_under(name, true);
    }

    fn save_under(&mut self, name: &str, may_overwrite: bool) {
        let folder = env::current_dir().unwrap_or_default();
        let to_save = ToSave {
            record: &self.record,
            shown: self.shown(),
            own: self.keeping.file(),
        };
        match to_save.save_as(name, &folder, may_overwrite) {
            Ok(saved) => {
                if saved.is_record {
                    self.keeping.set_safe();
                }
                self.tell(saved);
            }
            Err(SaveAsError::Exists) => self.ask(Question::Overwrite(name.to_owned())),
            Err(error) => self.tell(error),
        }
    }

    /// Leaves, after a question if something would be lost.
    pub(super) fn quit(&mut self) {
        self.save_time();
        if self.keeping.has_something_to_lose() {
            self.ask(Question::Quit);
        } else {
            self.is_leaving = true;
        }
    }
}
