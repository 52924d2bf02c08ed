//! What is on the screen, and what an action does to it. No keys, no cells and no colours are known here.

mod acting;
mod action;
mod asking;
mod autoplay;
mod choosing;
mod commands;
mod cursor;
mod danger;
mod form;
mod games;
mod hand;
mod help;
mod keeping;
mod looking;
mod menu;
mod next_game;
mod obeying;
mod pointing;
mod prompt;
mod question;
mod request;
mod saving;
mod setting;
mod time;
mod turning;
mod typing;
mod variations;
mod words;

use std::time::Duration;

use crate::game::Game;
use crate::record::Record;
use crate::rules::{Ending, Position, Square};
use crate::settings::{Setting, Settings};
use crate::words::capitalized;

pub use action::{Action, Choose, Edit, Look, Scroll};
use autoplay::Autoplay;
pub use commands::COMMANDS;
pub use form::{Button, Form, Row, Value};
pub use games::ListedGame;
pub use hand::Effect;
pub use help::Help;
use keeping::Keeping;
pub use keeping::Kept;
use pointing::Pressed;
pub use prompt::Prompt;
pub use question::{Choice, Question};
pub use request::Request;
pub use time::Running;
pub use typing::Typed;

/// The table: a game, and how two people look at it.
#[derive(Debug)]
pub struct App {
    record: Record,
    cursor: Square,
    /// The ship in the hand, on its intersection still.
    lifted: Option<Square>,
    /// The pointer, while it is held down on the board.
    pressed: Option<Pressed>,
    /// The ply that is looked at, if it is not the one where the players stand.
    looking: Option<usize>,
    /// The game shows itself move by move.
    autoplay: Option<Autoplay>,
    running: Running,
    /// How long a question that came by itself does not take an answer yet: hands may be busy with something else.
    unready: Duration,
    /// Whether it is still to be told over the board how the game ended.
    owes_the_end: bool,
    message: String,
    open: Option<Open>,
    /// What was typed before, the oldest first; not without end.
    history: Vec<String>,
    /// Whether and how the game is kept on disk.
    keeping: Keeping,
    /// The game that was on the table before a new one was begun.
    before: Option<Record>,
    settings: Settings,
    /// What was set too late for the game on the table: it counts for the next one.
    for_next_game: Vec<Setting>,
    /// The game that was played last, before anybody has said what this one is to be.
    played_last: Option<Record>,
    /// Whether the board is turned half round.
    is_turned: bool,
    /// What was done last, if nothing else has come between.
    done: Option<Action>,
    requests: Vec<Request>,
}

/// What lies over the board.
#[derive(Debug)]
pub enum Open {
    /// The line in which moves and commands are typed.
    Prompt(Prompt),
    /// A question, or the menu.
    Question(Question),
    /// What is asked before a new game.
    Form(Box<Form>),
    /// The help.
    Help(Help),
}

/// Which keys have a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Those of the board.
    Table,
    /// Those of the prompt.
    Prompt,
    /// Those of a question that is answered by yes or no.
    Question,
    /// Those of the menu, or of a question with more answers.
    Menu,
    /// Those of the form for a new game.
    Form,
    /// Those of the help.
    Help,
    /// In the table of keys: those that work in every scope.
    Everywhere,
}

impl App {
    /// A table with a game on it.
    pub fn new(record: Record, settings: Settings) -> Self {
        let mut app = Self {
            cursor: cursor::first_ship(record.game.position()),
            record,
            lifted: None,
            pressed: None,
            looking: None,
            autoplay: None,
            running: Running::default(),
            unready: Duration::ZERO,
            owes_the_end: false,
            message: String::new(),
            open: None,
            history: Vec::new(),
            keeping: Keeping::default(),
            before: None,
            settings,
            for_next_game: Vec::new(),
            played_last: None,
            is_turned: false,
            done: None,
            requests: Vec::new(),
        };
        app.sit_down();
        app
    }

    /// The record of the game.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.record.game
    }

    /// The intersection that the cursor is on.
    pub const fn cursor(&self) -> Square {
        self.cursor
    }

    /// The intersection of the lifted ship.
    pub const fn lifted(&self) -> Option<Square> {
        self.lifted
    }

    /// The message line.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// What lies over the board.
    pub const fn open(&self) -> Option<&Open> {
        self.open.as_ref()
    }

    /// What the title of the window says: whose turn it is, or who has won.
    pub fn title(&self) -> String {
        let game = self.game();
        let state = match game.ending() {
            Some(ending) => capitalized(&format!("{ending:#}")),
            None => format!("{} to move", self.side_name(game.position().to_move())),
        };
        format!("{state} - Alea Evangelii")
    }

    /// Which keys have a meaning now.
    pub fn scope(&self) -> Scope {
        match &self.open {
            None => Scope::Table,
            Some(Open::Prompt(_)) => Scope::Prompt,
            Some(Open::Question(question)) if question.is_yes_or_no => Scope::Question,
            Some(Open::Question(_)) => Scope::Menu,
            Some(Open::Form(_)) => Scope::Form,
            Some(Open::Help(_)) => Scope::Help,
        }
    }

    /// The ply that is shown.
    pub fn shown(&self) -> usize {
        self.looking.unwrap_or(self.game().standing())
    }

    /// Whether another ply is shown than the one where the players stand.
    pub const fn is_looking(&self) -> bool {
        self.looking.is_some()
    }

    /// The position that is shown.
    pub fn position(&self) -> &Position {
        self.game()
            .position_at(self.shown())
            .unwrap_or(self.game().position())
    }

    /// How the game ended, if the shown position is its end.
    pub fn ending(&self) -> Option<Ending> {
        self.game().ending_at(self.shown())
    }

    /// What is to be done outside since this was asked last.
    pub fn take_requests(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.requests)
    }
}
