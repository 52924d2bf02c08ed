//! What is asked before a new game: who plays, with which clocks, from which set-up.

mod row;
mod start;

use super::action::{Choose, Edit};
use super::typing::Typed;
use crate::clock::{Clock, ClockFault, TimeControl, read_control};
use crate::rules::{Position, Side};
pub use row::{Button, Row};
use start::{StartChoice, starts};

/// The most characters of a row.
const MOST: usize = 60;

/// Said while the clock is filled in.
const CLOCK: &str = "30m, 1h+10s, 20m,3x30s or none; for two clocks 30m / 20m, Black's first";
/// Said while it is chosen what happens to a side that is out of time.
const OUT_OF_TIME: [&str; 2] = [
    "loses the game: whose time runs out has lost",
    "plays on: the clock only shows how much time was taken",
];

/// Rows that are filled in, and what can be done then.
#[derive(Debug)]
pub struct Form {
    /// The row that is being filled in, or is chosen.
    chosen: Row,
    /// What becomes of the game on the board.
    warning: &'static str,
    /// What is wrong with the clock, until it is typed anew.
    fault: Option<ClockFault>,
    black: Typed,
    white: Typed,
    clock: Typed,
    /// Whether who is out of time loses.
    loses: bool,
    /// The starts that can be chosen.
    starts: Vec<StartChoice>,
    /// The place of the chosen one.
    start: usize,
}

/// What stands in a row.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// A text that is typed.
    Text(&'a Typed),
    /// One of some words.
    OneOf(&'static str),
    /// Nothing: it does something.
    Nothing,
}

impl Form {
    /// A form that is filled in with what the game is proposed to be like, and with a warning of what becomes of the
    /// one on the board, if people would leave that.
    pub(super) fn new(
        names: [&str; 2],
        clock: &Clock,
        start: &Position,
        warning: Option<&'static str>,
    ) -> Self {
        let [black, white] = names.map(|name| Typed::new(name, MOST));
        let controls = Side::BOTH.map(|side| clock.control(side));
        let starts = starts(start);
        let place = starts.iter().position(|choice| choice.position == *start);
        Self {
            chosen: if warning.is_some() {
                Row::GoOn
            } else {
                Row::Begin
            },
            warning: warning.unwrap_or(""),
            fault: None,
            black,
            white,
            clock: Typed::new(&written(controls), MOST),
            loses: clock.loses,
            start: place.unwrap_or(0),
            starts,
        }
    }

    /// The row that is being filled in, or is chosen.
    pub const fn chosen(&self) -> Row {
        self.chosen
    }

    /// What stands in a row.
    pub fn value(&self, row: Row) -> Value<'_> {
        match row {
            Row::Black => Value::Text(&self.black),
            Row::White => Value::Text(&self.white),
            Row::Clock => Value::Text(&self.clock),
            Row::OutOfTime if self.loses => Value::OneOf("loses the game"),
            Row::OutOfTime => Value::OneOf("plays on"),
            Row::Setup => Value::OneOf(self.starts[self.start].name),
            Row::ChangeSides | Row::Begin | Row::GoOn => Value::Nothing,
        }
    }

    /// What there is to know: what is wrong with the clock, what can be filled in while one is at it, or else what
    /// becomes of the game on the board.
    pub fn words(&self) -> String {
        let words = match (self.fault, self.chosen) {
            (Some(fault), _) => return format!("Clock: {fault}."),
            (None, Row::Clock) => CLOCK,
            (None, Row::OutOfTime) => OUT_OF_TIME[usize::from(!self.loses)],
            (None, Row::Setup) => self.starts[self.start].words,
            _ => self.warning,
        };
        String::from(words)
    }

    /// What there may be to know, as long as nothing is wrong.
    pub fn usual_words(&self) -> impl Iterator<Item = &'static str> {
        let starts = self.starts.iter().map(|start| start.words);
        starts.chain(OUT_OF_TIME).chain([CLOCK, self.warning])
    }

    /// The names that are typed, of Black's player and of White's.
    pub(super) fn names(&self) -> [&str; 2] {
        [&self.black, &self.white].map(|name| name.text().trim())
    }

    /// The position that is chosen to start from.
    pub(super) fn start(&self) -> &Position {
        &self.starts[self.start].position
    }

    /// Goes to the clock, and says what is wrong with it.
    pub(super) fn blame_clock(&mut self, fault: ClockFault) {
        self.fault = Some(fault);
        self.enter(Row::Clock);
    }

    /// The clocks that are typed, one for both sides or two with a slash between them.
    pub(super) fn clocks(&self) -> Result<Clock, ClockFault> {
        let text = self.clock.text();
        let (black, white) = text.split_once('/').unwrap_or((text, text));
        let read = |text: &str| match text.trim() {
            "" => Ok(None),
            text => read_control(text),
        };
        Ok(Clock::new(read(black)?, read(white)?).losing(self.loses))
    }

    /// Chooses another row: they are below each other, and left and right are for what is typed in them.
    pub(super) fn choose(&mut self, choose: Choose) {
        match choose {
            Choose::Next => self.enter(self.chosen.below(1)),
            Choose::Previous => self.enter(self.chosen.below(Row::ALL.len() - 1)),
            Choose::Left | Choose::Right | Choose::First | Choose::Last => {}
        }
    }

    /// Comes to a row. What is typed in it is selected: most people want to type something else.
    fn enter(&mut self, row: Row) {
        self.chosen = row;
        if let Some(line) = self.typed() {
            line.select();
        }
    }

    /// Chooses a row that is pointed at, and another of its words.
    pub(super) fn point_at(&mut self, place: usize) {
        if let Some(&row) = Row::ALL.get(place) {
            if row != self.chosen {
                self.enter(row);
            }
            if let Value::OneOf(_) = self.value(row) {
                self.edit(Edit::Right);
            }
        }
    }

    /// Changes what stands in the chosen row.
    pub(super) fn edit(&mut self, edit: Edit) {
        if matches!(edit, Edit::Type(letter) if letter != ' ') {
            self.leave_button();
        }
        if let Some(line) = self.typed() {
            line.edit(edit);
            return self.forget_fault();
        }
        let count = self.starts.len();
        match (self.chosen, edit) {
            (Row::OutOfTime, Edit::Left | Edit::Right | Edit::Type(' ')) => {
                self.loses = !self.loses;
            }
            (Row::Setup, Edit::Right | Edit::Type(' ')) => self.start = (self.start + 1) % count,
            (Row::Setup, Edit::Left) => self.start = (self.start + count - 1) % count,
            _ => {}
        }
    }

    /// Puts a text into the chosen row, if it is one for typing, or else into the first one.
    pub(super) fn paste(&mut self, text: &str) {
        self.leave_button();
        if let Some(line) = self.typed() {
            line.insert(text);
            self.forget_fault();
        }
    }

    /// Who types while something is chosen that is only done begins with the first row.
    fn leave_button(&mut self) {
        if self.chosen.does().is_some() {
            self.enter(Row::Black);
        }
    }

    /// After something was typed, what was wrong with the clock may be so no longer.
    fn forget_fault(&mut self) {
        if self.chosen == Row::Clock {
            self.fault = None;
        }
    }

    /// The line that is typed in the chosen row, to be changed.
    fn typed(&mut self) -> Option<&mut Typed> {
        match self.chosen {
            Row::Black => Some(&mut self.black),
            Row::White => Some(&mut self.white),
            Row::Clock => Some(&mut self.clock),
            _ => None,
        }
    }

    /// The players change sides.
    pub(super) fn change_sides(&mut self) {
        std::mem::swap(&mut self.black, &mut self.white);
        if let Some((black, white)) = self.clock.text().split_once('/') {
            let changed = format!("{} / {}", white.trim(), black.trim());
            self.clock.set(&changed);
        }
    }
}

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
