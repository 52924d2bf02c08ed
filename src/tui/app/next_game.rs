//! The next game: what it is proposed to be like, how it comes to the table, and the matches that games make up.

use super::cursor::first_ship;
use super::{App, Button, Choose, Form, Open, Request};
use crate::record::Record;
use crate::rules::Side;
use crate::words::{LOST, SAVED};

impl App {
    /// Proposes the players and the clocks of the game that was played last for the next one, if this one has none.
    pub fn propose(&mut self, played_last: Record) {
        if !self.has_names() && !self.game().clock().is_used() {
            self.played_last = Some(played_last);
        }
    }

    /// Whether any player has a name.
    fn has_names(&self) -> bool {
        let mut sides = Side::BOTH.iter();
        sides.any(|&side| self.record.player(side).is_some())
    }

    /// The game that the next one is proposed to be like: this one, unless nothing has been said or played in it.
    pub(super) fn model(&self) -> &Record {
        let is_bare = !self.game().has_begun();
        self.played_last
            .as_ref()
            .filter(|_| is_bare)
            .unwrap_or(&self.record)
    }

    /// Puts another game on the table. Gives the one before.
    pub fn put_on_table(&mut self, record: Record) -> Record {
        self.cursor = first_ship(record.game.position());
        self.played_last = None;
        let before = std::mem::replace(&mut self.record, record);
        (self.lifted, self.looking, self.open) = (None, None, None);
        self.keep_another();
        self.sit_down();
        if let Some(warning) = self.record.warnings.first().cloned() {
            self.say(&warning);
        }
        before
    }

    /// The game that was on the table before a new one was begun, as it was left; once.
    pub const fn take_game_before(&mut self) -> Option<Record> {
        self.before.take()
    }

    /// Tells when the game was begun.
    pub fn set_date(&mut self, date: &str) {
        self.record.set_date(date);
    }

    /// Puts a new game on the table. The one before is handed over, to be saved as it was left.
    pub(super) fn begin_game(&mut self, record: Record) {
        self.for_next_game.clear();
        self.played_last = None;
        let before = self.put_on_table(record);
        self.before = Some(before);
        self.requests.push(Request::NewGame);
    }

    /// The next game of the match, with sides changed.
    pub(super) fn play_again(&mut self) {
        if self.is_left_open() || self.has_something_to_lose() {
            // A game that goes on is not left unasked.
            self.open_form();
            if let Some(Open::Form(form)) = &mut self.open {
                form.change_sides();
            }
            return;
        }
        let clock = self.clock_to_come();
        let set = Side::BOTH.map(|side| self.name_to_come(side));
        let record = if set == [None, None] {
            self.record.again(&clock)
        } else {
            // Somebody else comes to the table.
            let names = Side::BOTH.map(|side| {
                let other = self.record.player(!side).unwrap_or_default();
                set[side as usize].unwrap_or(other)
            });
            let clock = clock.with_sides_changed();
            self.record.new_game(self.game().start(), clock, names)
        };
        self.begin_game(record);
        let [black, white] = Side::BOTH.map(|side| self.side_name(side));
        let begins = self.game().position().to_move();
        self.message = if self.has_names() {
            format!("Sides are changed: {black} against {white}. {begins} begins.")
        } else {
            format!("Sides are changed. {begins} begins.")
        };
    }

    /// Asks who plays the next game, and how.
    pub(super) fn open_form(&mut self) {
        let names = Side::BOTH.map(|side| {
            let name = self.name_to_come(side);
            name.or_else(|| self.model().player(side))
                .unwrap_or_default()
        });
        let warning = match () {
            () if self.has_something_to_lose() => Some(LOST),
            () if self.is_left_open() => Some(SAVED),
            () => None,
        };
        let form = Form::new(names, &self.clock_to_come(), self.game().start(), warning);
        self.open = Some(Open::Form(Box::new(form)));
    }

    /// In the form, goes on to the next row, or does what the chosen one does.
    pub(super) fn accept_form(&mut self, mut form: Box<Form>) {
        match form.chosen().does() {
            Some(Button::GoOn) => return,
            Some(Button::Begin) => match form.clocks() {
                Ok(clock) => {
                    let record = self.record.new_game(form.start(), clock, form.names());
                    return self.begin_game(record);
                }
                Err(fault) => form.blame_clock(fault),
            },
            Some(Button::ChangeSides) => form.change_sides(),
            None => form.choose(Choose::Next),
        }
        self.open = Some(Open::Form(form));
    }
}
