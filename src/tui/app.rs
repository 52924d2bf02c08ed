//! What is on the screen, and what an action does to it. No keys, no cells and no colours are known here.

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

use crate::game::{Declaration, Game, PlayError};
use crate::record::Record;
use crate::rules::{Ending, Position, Square};
use crate::settings::{Setting, Settings};
use crate::words::capitalized;

pub use action::{Action, Edit, Look, Scroll};
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

    /// Forgets that the last thing was Ctrl-C: another key was pressed, or much time has passed.
    pub fn forget_interrupt(&mut self) {
        self.done = self.done.filter(|&done| done != Action::Interrupt);
    }

    /// Does what a player asks for.
    pub fn update(&mut self, action: Action) {
        let is_no_answer = matches!(action, Action::Interrupt | Action::Suspend | Action::Redraw);
        if self.is_unready() && !is_no_answer {
            return;
        }
        self.act(action);
        if self.owes_the_end && self.open.is_none() {
            self.owes_the_end = false;
            self.tell_the_end();
        }
    }

    fn act(&mut self, action: Action) {
        let autoplay = self.autoplay.take();
        let running = self.running;
        if running == Running::FromNextKey {
            self.running = Running::Now;
        }
        let pressed = self.pressed.take();
        let done = self.done.replace(action);
        match action {
            Action::Step(direction) => self.step(self.on_board(direction)),
            Action::Jump(direction) => self.jump(self.on_board(direction)),
            Action::Edge(direction) => self.edge(self.on_board(direction)),
            Action::Next => self.next_of_interest(true),
            Action::Previous => self.next_of_interest(false),
            Action::Press(square) => self.press(square),
            Action::Release(square) => self.release(pressed, square),
            Action::Lift => self.lift_or_set_down(),
            Action::PutBack => self.put_back(),
            Action::PlayFromHere(mv) => self.play_from_here(mv),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Look(look) => self.look(look),
            Action::Autoplay => self.toggle_autoplay(autoplay),
            Action::Clock => self.toggle_clock(running),
            Action::NextVariation => self.vary(true),
            Action::PreviousVariation => self.vary(false),
            Action::Promote => self.promote(),
            Action::DeleteNow => self.delete(),
            Action::Comment => self.open_comment(),
            Action::Prompt => self.open = Some(Open::Prompt(Prompt::with(""))),
            Action::Help => self.open = Some(Open::Help(Help::default())),
            Action::Theme => self.next_theme(),
            Action::Settings => self.list_settings(),
            Action::Setting(setting) => self.list_values(setting),
            Action::SetTo(setting, place) => self.set_to(setting, place),
            Action::Turn => self.turn(),
            Action::Mouse => self.switch_mouse(),
            Action::Danger => self.turn_danger(),
            Action::Menu => self.open_menu(),
            Action::Delete => self.ask_to_delete(),
            Action::Resign(side) => self.ask_to_resign(side),
            Action::OfferDraw => self.ask_for_draw(),
            Action::Quit => self.ask_to_quit(),
            Action::NewGame => self.open_form(),
            Action::PlayAgain => self.play_again(),
            Action::ListGames => self.requests.push(Request::ListGames),
            Action::Open(place) => self.open_listed(place),
            Action::OpenNow(place) => self.requests.push(Request::Open(place)),
            Action::SaveAs => self.open = Some(Open::Prompt(Prompt::with("save "))),
            Action::Export => self.open = Some(Open::Prompt(Prompt::with("export "))),
            Action::Overwrite => self.save_over(),
            Action::Declare(declaration) => self.declare(declaration),
            Action::Leave => self.requests.push(Request::Quit),
            Action::Interrupt if done == Some(action) => self.requests.push(Request::Quit),
            Action::Interrupt => self.interrupt(),
            Action::Suspend => self.requests.push(Request::Suspend),
            Action::Redraw => self.requests.push(Request::Redraw),
            Action::Close => self.open = None,
            Action::ChooseNext
            | Action::ChoosePrevious
            | Action::ChooseLeft
            | Action::ChooseRight
            | Action::ChooseFirst
            | Action::ChooseLast
            | Action::Yes => self.choose(action),
            Action::Choose(place) => self.choose_and_accept(place),
            Action::Accept => self.accept(),
            Action::Edit(edit) => self.edit(edit),
            Action::Scroll(scroll) => self.scroll_help(scroll),
        }
    }

    /// Takes in a pasted text: it is typed where something can be typed, and does nothing elsewhere. Tells whether
    /// anything has changed.
    pub fn paste(&mut self, text: &str) -> bool {
        self.done = None;
        match &mut self.open {
            Some(Open::Prompt(prompt)) => prompt.insert(text),
            Some(Open::Form(form)) => form.paste(text),
            Some(_) => return false,
            None => {
                self.message = String::from(
                    "Nothing is pasted onto the board, only into the line for typing.",
                );
            }
        }
        true
    }

    fn interrupt(&mut self) {
        if self.open.take().is_none() {
            self.ask_to_quit();
        }
    }

    /// Ends the game without a move.
    fn declare(&mut self, declaration: Declaration) {
        (self.lifted, self.looking) = (None, None);
        let done = self.record.game.declare(declaration);
        self.tell(done);
    }

    /// Says what has been played, or why it is refused.
    fn tell(&mut self, done: Result<(), PlayError>) {
        match done {
            Ok(()) => {
                self.changed();
                self.tell_what_happened();
                self.tell_the_end();
            }
            Err(error) => self.refuse(&error),
        }
    }
}
