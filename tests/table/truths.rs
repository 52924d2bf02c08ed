//! What is true at a table whatever was done before: the second judge agrees, what is shown is there, and what is
//! drawn is harmless.

use std::collections::{BTreeSet, HashSet};

use alea::game::Game;
use alea::printable::is_printable;
use alea::record::Record;
use alea::rules::{Ending, Move, Ply, Position, Ship};
use alea::tui::app::{App, Open, Question, Row, Scope, Value};

use crate::asked::{end, judge, point};
use crate::seat::Seat;

/// The most characters that a row of a form, and the prompt, take.
const MOST: [usize; 2] = [60, 400];

/// What has been looked at already.
#[derive(Default)]
pub(crate) struct Truths {
    /// Positions whose moves the judges agree on.
    agreed: HashSet<Position>,
    /// The line that the judges agree on.
    line: Vec<Position>,
    /// The game as it was last, as text, and how often it had changed.
    game: Option<(usize, String)>,
}

impl Truths {
    /// Looks at everything that is true after every action.
    pub(crate) fn hold(&mut self, seat: &Seat) {
        let app = &seat.app;
        self.judges_agree(app.game(), app.shown());
        what_is_shown_is_there(app);
        what_is_open_is_whole(app);
        self.every_change_is_told(app);
        what_is_drawn_is_harmless(seat);
    }

    /// Another game is on the table: it is saved elsewhere.
    pub(crate) fn forget_game(&mut self) {
        self.game = None;
    }

    fn judges_agree(&mut self, game: &Game, shown: usize) {
        let line: Vec<_> = (0..=game.last())
            .map(|ply| *game.position_at(ply).expect("it is in the line"))
            .collect();
        let known = line.iter().zip(&self.line);
        let same = known.take_while(|(now, before)| now == before).count();
        for ply in same.max(1)..line.len() {
            judges_agree_on(game, ply);
        }
        self.line = line;
        for ply in [game.standing(), shown] {
            let position = &self.line[ply];
            let times = self.line[..=ply].iter().filter(|it| *it == position);
            assert_eq!(game.occurrences(ply), times.count(), "at {ply}");
            if self.agreed.insert(*position) {
                let moves: Vec<Move> = position.moves().collect();
                let listed: BTreeSet<_> = moves
                    .iter()
                    .map(|mv| (point(mv.from), point(mv.to)))
                    .collect();
                assert_eq!(listed.len(), moves.len(), "a move twice in {position:?}");
                assert_eq!(listed, judge(position).moves(), "{position:?}");
            }
        }
        // A lost turn passes by itself.
        let can_move = !game.position().must_pass();
        assert!(game.ending().is_some() || can_move, "no move is left");
    }

    /// What would be missing on disk has been told.
    fn every_change_is_told(&mut self, app: &App) {
        let text = app.record().to_string();
        // Thinking is saved by the clock.
        let is_time =
            |line: &&str| line.starts_with("[time-remaining") || line.starts_with("[alea-thought");
        let lines = text.lines().filter(|line| !is_time(line));
        let text = lines.collect::<Vec<_>>().join("\n");
        if let Some((changes, before)) = &self.game
            && *changes == app.changes()
            && app.game().has_begun()
        {
            assert_eq!(*before, text, "this would not be saved");
        }
        self.game = Some((app.changes(), text));
    }
}

/// What a ply of the line did: to the board, to ships, to the game.
fn judges_agree_on(game: &Game, ply: usize) {
    let at = |ply| game.position_at(ply).expect("it is in the line");
    let (before, after) = (judge(at(ply - 1)), at(ply));
    let made = game.made(ply).expect("something led there");
    let Ply::Move(mv) = made.ply else {
        assert!(before.moves().is_empty(), "a pass that nothing forced");
        assert_eq!(at(ply - 1).board(), after.board(), "a pass");
        assert_ne!(at(ply - 1).to_move(), after.to_move(), "a pass");
        return;
    };
    let (from, to) = (point(mv.from), point(mv.to));
    assert_eq!(before.broken_rule(from, to), None, "{mv} at {ply}");
    let verdict = before.play(from, to);
    assert_eq!(judge(after), verdict.after, "{mv} at {ply}");
    let captured: BTreeSet<_> = made.captures.iter().copied().map(point).collect();
    assert_eq!(captured, verdict.captured, "{mv} at {ply}");
    let ended = end(mv, made.ending);
    assert_eq!(ended, verdict.end, "{mv} at {ply}");
    // Nothing is played after the end.
    assert!(made.ending.is_none() || ply == game.last(), "{mv} at {ply}");
}

fn what_is_shown_is_there(app: &App) {
    let (game, shown) = (app.game(), app.shown());
    assert!(game.standing() <= game.last() && shown <= game.last());
    assert_eq!(game.position_at(shown), Some(app.position()));
    assert_eq!(app.is_looking(), shown != game.standing());
    assert_eq!(
        game.can_redo(),
        game.ending().is_none() && game.standing() < game.last()
    );
    let by_king = |ending| {
        !matches!(
            ending,
            Ending::Resigned(_) | Ending::Agreed | Ending::OutOfTime(_)
        )
    };
    let made = game.made(shown).and_then(|made| made.ending);
    if app.ending().is_some_and(by_king) || made.is_some() {
        assert_eq!(app.ending(), made);
    }
    if let Some(lifted) = app.lifted() {
        let side = app.position().board().ship_on(lifted).map(Ship::side);
        assert_eq!(
            side,
            Some(app.position().to_move()),
            "another's ship is lifted"
        );
        assert!(app.position().moves_from(lifted).next().is_some());
        assert_eq!(app.ending(), None, "a ship is lifted at the end");
    }
    for text in [app.message(), &app.title()] {
        assert!(text.chars().all(is_printable), "{text:?}");
    }
}

fn what_is_open_is_whole(app: &App) {
    let is_short =
        |text: &str, most| text.chars().count() <= most && text.chars().all(is_printable);
    match app.open() {
        None => assert_eq!(app.scope(), Scope::Table),
        Some(Open::Prompt(prompt)) => {
            assert_eq!(app.scope(), Scope::Prompt);
            assert!(is_short(prompt.text(), MOST[1]), "{}", prompt.text());
        }
        Some(Open::Question(question)) => question_is_whole(app, question),
        Some(Open::Form(form)) => {
            assert_eq!(app.scope(), Scope::Form);
            for row in Row::ALL {
                if let Value::Text(line) = form.value(row) {
                    assert!(is_short(line.text(), MOST[0]), "{}", line.text());
                }
            }
        }
        Some(Open::Help(_)) => assert_eq!(app.scope(), Scope::Help),
    }
}

fn question_is_whole(app: &App, question: &Question) {
    let scope = if question.is_yes_or_no {
        Scope::Question
    } else {
        Scope::Menu
    };
    assert_eq!(app.scope(), scope);
    assert!(question.chosen < question.choices.len(), "{question:?}");
    assert!(!question.is_yes_or_no || question.choices.len() == 2);
    for choice in &question.choices {
        assert!(choice.words.chars().all(is_printable), "{question:?}");
        assert!(
            !choice.words.is_empty() || choice.game.is_some(),
            "{question:?}"
        );
    }
}

fn what_is_drawn_is_harmless(seat: &Seat) {
    let (buffer, (x, y)) = seat.draw();
    for cell in &buffer.content {
        let symbol = cell.symbol();
        let is_plain = symbol.bytes().all(|byte| (b' '..=b'~').contains(&byte));
        assert!(
            is_plain || symbol.chars().all(is_printable),
            "{symbol:?} in {}",
            seat.screen()
        );
    }
    let window = seat.window();
    let is_inside = x < window.width && y < window.height;
    assert!(
        is_inside || window.is_empty() || (x, y) == (0, 0),
        "the cursor is at {x}, {y}"
    );
}

/// The record of the game is read back as the same game. Gives what was read.
pub(crate) fn record_is_read_back(record: &Record) -> Record {
    let text = record.to_string();
    let read = Record::read(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert_eq!(read.to_string(), text);
    let (game, again) = (&record.game, &read.game);
    assert_eq!(again.standing(), game.standing(), "in\n{text}");
    assert_eq!(again.ending(), game.ending(), "in\n{text}");
    for ply in 0..=game.standing() {
        assert_eq!(
            again.position_at(ply),
            game.position_at(ply),
            "at {ply} in\n{text}"
        );
        assert_eq!(
            again.time_left(ply),
            game.time_left(ply),
            "at {ply} in\n{text}"
        );
        assert_eq!(again.comment(ply), game.comment(ply), "at {ply} in\n{text}");
    }
    read
}
