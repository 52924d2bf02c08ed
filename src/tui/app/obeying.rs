//! Doing what a typed line says: a command, a move or an intersection.

use super::commands::Does;
use super::{App, COMMANDS};
use crate::game::PlayError;
use crate::notation::{Entry, read_entry, read_square};
use crate::rules::{NoSide, Ply};
use crate::words::{TURN_IS_LOST, no_such_turn};

/// The most lines that are remembered, to be typed again: nobody goes back further.
const MOST_REMEMBERED: usize = 100;

impl App {
    /// Does what a typed line says.
    pub(super) fn obey(&mut self, line: &str) {
        let line = line.trim();
        if line.is_empty() {
            return;
        }
        self.remember(line);
        let (name, argument) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let argument = argument.trim();
        match COMMANDS
            .iter()
            .find(|command| command.name.eq_ignore_ascii_case(name))
        {
            Some(command) if command.argument.is_empty() && !argument.is_empty() => {
                self.message = format!("Nothing can follow {}.", command.name);
            }
            Some(command) => self.command(&command.does, argument),
            None => self.move_or_place(line),
        }
    }

    /// Remembers a line, to be typed again; of very many, the oldest one is forgotten.
    fn remember(&mut self, line: &str) {
        if self.history.last().is_none_or(|last| last != line) {
            if self.history.len() == MOST_REMEMBERED {
                self.history.remove(0);
            }
            self.history.push(line.to_owned());
        }
    }

    /// Does what a command does, with what follows its name.
    fn command(&mut self, does: &Does, argument: &str) {
        match does {
            Does::Action(action) => self.update(*action),
            Does::GoTo => self.go_to(argument),
            Does::Comment => self.comment(argument),
            Does::Save => self.save_as(argument.to_owned()),
            Does::Autoplay => self.autoplay_as_typed(argument),
            Does::Export => self.export(argument),
            Does::Theme => self.type_theme(argument),
            Does::Set => self.set(argument),
            Does::Resign => match argument.parse() {
                Ok(side) => self.ask_to_resign(Some(side)),
                Err(_) if argument.is_empty() => self.ask_to_resign(None),
                Err(unknown @ NoSide) => self.refuse(&unknown),
            },
        }
    }

    /// Plays a typed move, or goes to a typed intersection.
    fn move_or_place(&mut self, line: &str) {
        if let Some(square) = read_square(line) {
            self.cursor = square;
            return;
        }
        let is_word = line
            .chars()
            .take_while(|letter| letter.is_alphabetic())
            .count()
            > 2;
        if is_word && !line.eq_ignore_ascii_case("pass") {
            self.message = String::from(
                "There is no such command. The help lists them; a move is typed like C1-C4.",
            );
            return;
        }
        if let Some(ending) = self.ending() {
            return self.refuse(&PlayError::Over(ending));
        }
        match read_entry(line, self.position()) {
            Ok(Entry::Ply(Ply::Move(mv))) => self.play(mv),
            Ok(Entry::Ply(Ply::Pass)) => self.say(TURN_IS_LOST),
            Ok(Entry::Resignation) => self.ask_to_resign(None),
            Err(fault) => self.refuse(&fault),
        }
    }

    /// Shows the position after a turn.
    fn go_to(&mut self, argument: &str) {
        if let Some(ply) = self.game().ply_named(argument) {
            self.look_at(ply);
        } else {
            self.message = no_such_turn(self.game());
        }
    }
}
