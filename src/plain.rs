//! The game line by line, without a screen: for screen readers, braille displays, dumb terminals and scripts.
//!
//! Each line that comes in is a move or a command; what comes out are sentences. Whenever a line is waited for, what has
//! been said is written, and what has been played is saved.

mod commands;
mod games;
mod keeping;
mod lines;
mod looking;
mod places;
mod playing;
mod question;
mod time;
mod watch;

use std::fmt;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, IsTerminal, Write};
use std::os::fd::AsFd;

use anyhow::Context;

use crate::record::Record;
use crate::rules::Position;
use crate::start::Start;
use crate::store::{GameFile, Place};
use crate::words::{Manner, sentence, side_name};
use keeping::Keeping;
use lines::{Line, Lines};
use question::Question;
use watch::{Watch, comes_soon};

/// Lets two people play, or a script, until no more lines come on standard input.
///
/// # Errors
///
/// When a line cannot be read or written, or the game could not be saved at the end.
pub fn play(start: Start) -> anyhow::Result<()> {
    let mut session = Session::new(start);
    let mut out = BufWriter::new(io::stdout().lock());
    let done = converse(&mut session, &mut out);
    // Whatever ended it, what has been played is not lost.
    session.save_time();
    done?;
    out.write_all(session.take_said().as_bytes())?;
    let farewell = session.keeping.farewell()?;
    if let Some(farewell) = farewell {
        writeln!(out, "{farewell}")?;
    }
    out.flush()?;
    Ok(())
}

/// Hears lines and answers them, until the players leave or no more lines come.
fn converse(session: &mut Session, out: &mut impl Write) -> anyhow::Result<()> {
    // What has come is either waited for or in the buffer of the lines, and in no other one.
    let stdin = io::stdin().as_fd().try_clone_to_owned().map(File::from);
    let stdin = stdin.context("standard input")?;
    let is_terminal = stdin.is_terminal();
    let mut lines = Lines::new(BufReader::new(&stdin));
    let mut watch = Watch::start().context("no signals can be caught")?;
    loop {
        if !lines.has_whole_line() {
            session.save();
            out.write_all(session.take_said().as_bytes())?;
            if is_terminal {
                write!(out, "{}> ", session.prompt())?;
            }
            out.flush()?;
            watch.reset();
            while session.clock_runs() && !comes_soon(&stdin) {
                session.pass_time(watch.passed());
            }
        }
        let line = lines.next().context("standard input")?;
        session.pass_time(watch.passed());
        session.start_clock();
        let Some(line) = line else {
            // The farewell, or the prompt of a shell, begins a line of its own.
            out.write_all(if is_terminal { b"\n" } else { b"" })?;
            return Ok(());
        };
        session.hear(&line);
        out.write_all(session.take_said().as_bytes())?;
        if session.is_leaving {
            return Ok(());
        }
    }
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

    /// The same when the game is left: also the time that has passed since it was saved last.
    fn save_time(&mut self) {
        if self.record.game.has_begun() {
            self.keeping.save_time();
        }
        self.save();
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
            Some(question) => match line.to_ascii_lowercase().as_str() {
                "yes" | "y" => self.agree(question),
                "no" | "n" | "" => self.disagree(&question),
                // Whoever goes on with something else does not agree.
                _ => {
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
