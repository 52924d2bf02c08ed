//! What is asked before a new game: who plays, with which clocks, from which set-up.

use tui_input::Input;

use super::typing::{edit_line, insert};
use super::{Action, App, Edit, Open, Request};
use crate::clock::{Clock, ClockFault, TimeControl, read_control};
use crate::record::Record;
use crate::rules::{Position, Setup, Side};
use crate::words::{LOST, SAVED};

/// The most characters of a row.
const MOST: usize = 60;

/// Rows that are filled in, and what can be done then.
#[derive(Debug)]
pub struct Form {
    /// What there is to know.
    pub text: String,
    /// The rows.
    pub rows: Vec<Row>,
    /// The row that is being filled in, or is chosen.
    pub chosen: usize,
    start: Position,
}

/// A row of the form.
#[derive(Debug)]
pub struct Row {
    /// What it is called.
    pub label: &'static str,
    /// What stands in it.
    pub value: Value,
}

/// What stands in a row.
#[derive(Debug)]
pub enum Value {
    /// A text that is typed.
    Text(Input),
    /// One of some words.
    OneOf(&'static [&'static str], usize),
    /// Nothing: it does something.
    Does(Action),
}

/// The rows in their order.
const BLACK: usize = 0;
const WHITE: usize = 1;
const CLOCK: usize = 2;
const LOSES: usize = 3;
const SETUP: usize = 4;
const BEGIN: usize = 6;
const CLOSE: usize = 7;

const SETUPS: &[&str] = &["murray", "walker"];
const SETUPS_AND_THIS: &[&str] = &["murray", "walker", "as in this game"];
const LOSS: &[&str] = &["loses the game", "plays on"];

impl Form {
    fn new(app: &App) -> Self {
        let game = app.game();
        let name = |side| {
            let name = app.name_to_come(side).or_else(|| app.record.player(side));
            Value::Text(name.unwrap_or_default().into())
        };
        let clock = app.clock_to_come();
        let clocks = Side::BOTH.map(|side| clock.control(side));
        let start = *game.start();
        let setup = SETUP_BOARDS
            .iter()
            .position(|&setup| start == Position::new(setup.board(), Side::Black));
        let setup = match setup {
            Some(setup) => Value::OneOf(SETUPS, setup),
            None => Value::OneOf(SETUPS_AND_THIS, SETUPS.len()),
        };
        let row = |label, value| Row { label, value };
        let does = |label, action| row(label, Value::Does(action));
        let is_at_risk = app.is_left_open() || app.has_something_to_lose();
        Self {
            text: String::from(match () {
                () if app.has_something_to_lose() => LOST,
                () if app.is_left_open() => SAVED,
                () => "",
            }),
            rows: vec![
                row("Black", name(Side::Black)),
                row("White", name(Side::White)),
                row("Clock", Value::Text(written(clocks).into())),
                row("Out of time", Value::OneOf(LOSS, usize::from(!clock.loses))),
                row("Set-up", setup),
                does("change sides", Action::ChangeSides),
                does("begin", Action::Begin),
                does("go on with this game", Action::Close),
            ],
            chosen: if is_at_risk { CLOSE } else { BEGIN },
            start,
        }
    }

    /// What is typed in a row.
    fn text_of(&self, row: usize) -> &str {
        match self.rows.get(row).map(|row| &row.value) {
            Some(Value::Text(input)) => input.value().trim(),
            _ => "",
        }
    }

    /// The place of what is chosen in a row.
    fn choice_of(&self, row: usize) -> usize {
        match self.rows.get(row).map(|row| &row.value) {
            Some(Value::OneOf(_, chosen)) => *chosen,
            _ => 0,
        }
    }

    /// The position that is chosen to start from.
    fn start(&self) -> Position {
        SETUP_BOARDS
            .get(self.choice_of(SETUP))
            .map_or(self.start, |setup| {
                Position::new(setup.board(), Side::Black)
            })
    }

    /// The clocks that are typed, one for both sides or two with a slash between them.
    fn clocks(&self) -> Result<Clock, ClockFault> {
        let text = self.text_of(CLOCK);
        let (black, white) = text.split_once('/').unwrap_or((text, text));
        let read = |text: &str| match text.trim() {
            "" => Ok(None),
            text => read_control(text),
        };
        let loses = self.choice_of(LOSES) == 0;
        Ok(Clock::new(read(black)?, read(white)?).losing(loses))
    }

    /// Chooses another row.
    pub(super) fn choose(&mut self, action: Action) {
        let count = self.rows.len();
        self.chosen = match action {
            Action::ChooseNext => (self.chosen + 1) % count,
            Action::ChoosePrevious => (self.chosen + count - 1) % count,
            _ => self.chosen,
        };
    }

    /// Chooses a row that is pointed at, and another of its words. Tells whether it does something.
    pub(super) fn point_at(&mut self, place: usize) -> bool {
        let Some(row) = self.rows.get(place) else {
            return false;
        };
        let does = matches!(row.value, Value::Does(_));
        self.chosen = place;
        if matches!(row.value, Value::OneOf(..)) {
            self.edit(Edit::Right);
        }
        does
    }

    /// Changes what stands in the chosen row.
    pub(super) fn edit(&mut self, edit: Edit) {
        let Some(row) = self.rows.get_mut(self.chosen) else {
            return;
        };
        match &mut row.value {
            Value::Text(input) => edit_line(input, edit, MOST),
            Value::OneOf(words, chosen) => {
                *chosen = match edit {
                    Edit::Right | Edit::Type(' ') => (*chosen + 1) % words.len(),
                    Edit::Left => (*chosen + words.len() - 1) % words.len(),
                    _ => *chosen,
                }
            }
            Value::Does(_) => {}
        }
    }

    /// Puts a text into the chosen row, if it is one for typing.
    pub(super) fn paste(&mut self, text: &str) {
        if let Some(Value::Text(input)) = self.rows.get_mut(self.chosen).map(|row| &mut row.value) {
            insert(input, text, MOST);
        }
    }

    /// The players change sides.
    fn change_sides(&mut self) {
        self.rows.swap(BLACK, WHITE);
        for (row, label) in [(BLACK, "Black"), (WHITE, "White")] {
            self.rows[row].label = label;
        }
        let text = self.text_of(CLOCK);
        if let Some((black, white)) = text.split_once('/') {
            let changed = format!("{} / {}", white.trim(), black.trim());
            self.rows[CLOCK].value = Value::Text(changed.into());
        }
    }
}

/// The set-ups in the order of their names in the form.
const SETUP_BOARDS: [Setup; 2] = [Setup::Murray, Setup::Walker];

/// The clocks as they are typed.
fn written(controls: [Option<TimeControl>; 2]) -> String {
    let word = |control: Option<TimeControl>| match control {
        Some(control) => control.to_string(),
        None => String::from("none"),
    };
    match controls {
        [black, white] if black == white => word(black),
        [black, white] => format!("{} / {}", word(black), word(white)),
    }
}

impl App {
    /// Asks who plays the next game, and how.
    pub(super) fn open_form(&mut self) {
        self.open = Some(Open::Form(Box::new(Form::new(self))));
    }

    /// In the form, goes on to the next row, or does what the chosen one does.
    pub(super) fn accept_form(&mut self, mut form: Box<Form>) {
        let action = match form.rows.get(form.chosen).map(|row| &row.value) {
            Some(Value::Does(action)) => *action,
            _ => Action::ChooseNext,
        };
        match action {
            Action::Close => return,
            Action::Begin => match form.clocks() {
                Ok(clock) => return self.begin(&form, clock),
                Err(fault) => {
                    form.text = format!("Clock: {fault}.");
                    form.chosen = CLOCK;
                }
            },
            Action::ChangeSides => form.change_sides(),
            action => form.choose(action),
        }
        self.open = Some(Open::Form(form));
    }

    fn begin(&mut self, form: &Form, clock: Clock) {
        let names = [BLACK, WHITE].map(|row| form.text_of(row));
        let record = self.record.new_game(&form.start(), clock, names);
        self.begin_game(record);
    }

    /// Puts a new game on the table. The one before is handed over, to be saved as it was left.
    fn begin_game(&mut self, record: Record) {
        self.for_next_game.clear();
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
        let mut record = self.record.again(&self.clock_to_come());
        for side in Side::BOTH {
            if let Some(name) = self.name_to_come(side) {
                record.set_player(side, name);
            }
        }
        self.begin_game(record);
    }
}
