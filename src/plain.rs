//! The game line by line, without a screen: for screen readers, braille displays, dumb terminals and scripts.
//!
//! Each line that comes in is a move or a command; what comes out are sentences. Whenever a line is waited for, what has
//! been said is written, and what has been played is saved.

mod asking;
mod commands;
mod games;
mod keeping;
mod lines;
mod looking;
mod places;
mod playing;
mod question;
mod rulebook;
mod signals;
mod talk;
mod time;

use std::fmt;
use std::io;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use rustix::io::Errno;

use crate::record::Record;
use crate::rules::Position;
use crate::start::Start;
use crate::store::{GameFile, Place};
use crate::watch::Watch;
use crate::words::{Manner, sentence, side_name};
use keeping::Keeping;
use lines::Line;
use question::{Answer, Question};
use talk::Talk;

/// Lets two people play, or a script, until no more lines come on standard input. A signal ends the program.
///
/// # Errors
///
/// When a line cannot be read or written, or the game could not be saved at the end.
pub fn play(start: Start) -> anyhow::Result<()> {
    let talk = Arc::new(Talk::new(Session::new(start)));
    signals::watch(Arc::clone(&talk))?;
    talk.watch_time()?;
    let done = talk.converse();
    if done.as_ref().is_err_and(is_hung_up) || talk.has_lost_its_terminal() {
        // The signal that tells of it ends the program.
        thread::sleep(PATIENCE_FOR_HANG_UP);
    }
    // Whatever ended it, what has been played is not lost.
    let farewell = talk.session().leave();
    match farewell {
        // A game that is not saved is worse news than a listener who has gone.
        Err(error) => {
            let _ = talk.end(Ok(None));
            Err(error)
        }
        farewell => done.and_then(|()| talk.end(farewell)),
    }
}

/// How long the signal of a hang-up may take.
const PATIENCE_FOR_HANG_UP: Duration = Duration::from_secs(1);

/// Whether the terminal has gone away.
fn is_hung_up(error: &anyhow::Error) -> bool {
    let reason = error.downcast_ref::<io::Error>();
    reason.is_some_and(|reason| reason.raw_os_error() == Some(Errno::IO.raw_os_error()))
}

/// A game that is played line by line.
#[derive(Debug)]
struct Session {
    record: Record,
    /// The ply that is looked at, if it is not the one where the players stand.
    looking: Option<usize>,
    keeping: Keeping,
    /// The question that the next line answers.
    question: Option<Question>,
    /// The games of the list that the players have heard last.
    listed: Vec<GameFile>,
    /// What is to be written.
    said: String,
    /// Whether the clock of the side to move runs.
    runs: bool,
    watch: Watch,
    /// Whether a line has been heard about the game.
    has_heard: bool,
    /// Whether the players leave.
    is_leaving: bool,
}

impl Session {
    fn new(start: Start) -> Self {
        let mut session = Self {
            record: start.record,
            looking: None,
            keeping: Keeping::new(start.folders, start.place),
            question: None,
            listed: Vec::new(),
            said: String::new(),
            runs: false,
            watch: Watch::start(),
            has_heard: false,
            is_leaving: false,
        };
        session.say("Alea Evangelii, line by line. Type a move, such as c1-c4, or help.");
        if let Some(notice) = start.notice {
            session.say(&sentence(notice));
        }
        match start.unfinished {
            Some((game, summary)) => session.offer_to_resume(game, &summary),
            None if start.is_replay => session.begin_replay(),
            None => session.greet(),
        }
        session
    }

    /// Says something in a line, or in several.
    fn say(&mut self, text: &str) {
        self.said += text;
        self.said.push('\n');
    }

    /// Says what is no sentence yet, as why something is refused.
    fn tell(&mut self, text: impl fmt::Display) {
        self.say(&sentence(&Manner::Spoken.write(text)));
    }

    fn take_said(&mut self) -> String {
        std::mem::take(&mut self.said)
    }

    /// Saves what has changed. Whether that works is said when it is news.
    fn save(&mut self) {
        if let Some(news) = self.keeping.save(&self.record) {
            self.say(&news);
        }
    }

    /// The same with the time that has passed since it was saved last.
    fn save_time(&mut self) {
        if self.record.game.has_begun() {
            self.keeping.count_time();
        }
        self.save();
    }

    /// Saves the game for the last time, and leaves it to others. Gives what is said at the end.
    ///
    /// # Errors
    ///
    /// When the game could not be saved.
    fn leave(&mut self) -> anyhow::Result<Option<String>> {
        self.runs = false;
        self.save_time();
        let farewell = self.keeping.farewell();
        self.keeping.keep(None);
        farewell
    }

    /// Puts another game in the place of this one.
    fn put(&mut self, record: Record, place: Option<Place>) {
        self.record = record;
        self.looking = None;
        (self.runs, self.has_heard) = (false, false);
        self.keeping.keep(place);
    }

    /// Does what a line says.
    fn hear(&mut self, line: &Line) {
        match line {
            Line::Text(text) => self.answer_or_obey(text.trim()),
            Line::Long => self.say("This line is too long. It is not read."),
            Line::Hidden => {
                self.say("This line has characters that cannot be seen. It is not read.");
            }
        }
    }

    /// Takes a line as the answer to the question that has been asked, or else as a move or a command.
    fn answer_or_obey(&mut self, line: &str) {
        match self.question.take() {
            None => self.obey(line),
            Some(question) => match Answer::of(line) {
                Some(Answer::Yes) => self.agree(question),
                Some(Answer::No) => self.disagree(&question),
                None if question.has_to_be_answered() => {
                    self.say("Answer yes or no first.");
                    self.ask(question);
                }
                // Whoever goes on with something else does not agree.
                None => {
                    self.disagree(&question);
                    self.obey(line);
                }
            },
        }
    }

    /// What stands before the line that is to be typed.
    fn prompt(&self) -> String {
        let game = &self.record.game;
        match (&self.question, self.looking) {
            (Some(_), _) => String::from("yes or no"),
            (None, Some(ply)) => format!("at {}", game.ply_name(ply)),
            (None, None) if game.ending().is_some() => String::from("game over"),
            (None, None) => side_name(&self.record, game.position().to_move()),
        }
    }

    /// The ply that is looked at.
    fn shown(&self) -> usize {
        self.looking.unwrap_or(self.record.game.standing())
    }

    /// The position that is looked at.
    fn position(&self) -> &Position {
        let game = &self.record.game;
        game.position_at(self.shown()).unwrap_or(game.position())
    }
}
