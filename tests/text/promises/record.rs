//! What the reader of records promises, whatever the text.

use alea::game::Game;
use alea::record::{Record, RecordError, ply_text};
use alea::rules::Side;

use super::every::{assert_is_message, in_time};

/// As much of a text as can be followed is written in a way that is read as the same; where it cannot be followed, the
/// fault stands in the text. Tells whether it is a record.
pub(crate) fn check(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    in_time(|| {
        let (record, error) = Record::read_part(&text);
        if let Some(error) = &error {
            assert_is_in(error, &text);
        }
        for warning in &record.warnings {
            assert_is_message(warning);
        }
        let written = record.to_string();
        let written_otherwise = format!("\u{feff}{}", written.replace('\n', "\r\n"));
        for text in [&written, written_otherwise.trim_end()] {
            let again = Record::read(text).unwrap_or_else(|error| panic!("{error} in {written}"));
            assert_eq!(again.to_string(), written, "from {text:?}");
            assert_same_tags(&again, &record);
            assert_same_game(&again.game, &record.game);
        }
        error.is_none()
    })
}

/// The place that a fault names is in the text, or at its end.
fn assert_is_in(error: &RecordError, text: &str) {
    let message = error.to_string();
    assert_is_message(&message);
    assert!(message.starts_with(&format!("{}:{}: ", error.line, error.column)));
    let lines = text.replace("\r\n", "\n").replace('\r', "\n");
    let line = lines.split('\n').nth(error.line - 1);
    let line = line.expect("the line is in the text");
    let columns = 1..=line.chars().count() + 1;
    assert!(columns.contains(&error.column), "{error} in {text:?}");
}

/// The keys of the tags that are written as the game itself has it.
const OUR_KEYS: [&str; 15] = [
    "variant",
    "result",
    "termination",
    "start-comment",
    "compiler",
    "rules",
    "time-control",
    "time-remaining",
    "alea-stands",
    "alea-line",
    "alea-ended",
    "alea-thought",
    "alea-loss-on-time",
    "alea-clock-black",
    "alea-clock-white",
];

/// What was written by people is kept, in its order, also where a key stands twice.
fn assert_same_tags(read: &Record, written: &Record) {
    let others = |record: &Record| {
        let tags = record.tags.iter();
        let others = tags.filter(|(key, _)| !OUR_KEYS.contains(key));
        let owned = others.map(|(key, value)| (key.to_owned(), value.to_owned()));
        owned.collect::<Vec<_>>()
    };
    assert_eq!(others(read), others(written));
}

/// What tells of the game itself: its lines, where the players stand, how it ended and the clocks.
pub(crate) fn assert_same_game(read: &Game, written: &Game) {
    assert_eq!(read.start(), written.start());
    assert_eq!(read.comment(0), written.comment(0));
    assert_eq!(read.standing(), written.standing());
    assert_eq!(read.last(), written.last());
    for ply in 0..=read.last() {
        assert_eq!(read.position_at(ply), written.position_at(ply), "ply {ply}");
        assert_eq!(read.made(ply), written.made(ply), "ply {ply}");
        assert_eq!(read.ending_at(ply), written.ending_at(ply), "ply {ply}");
    }
    assert_eq!(read.ending(), written.ending());
    assert_eq!(lines(read), lines(written));
    let (clock, written_clock) = (read.clock(), written.clock());
    for side in Side::BOTH {
        assert_eq!(clock.control(side), written_clock.control(side));
    }
    if written_clock.is_used() {
        assert_eq!(clock.loses, written_clock.loses);
        let thought = [clock, written_clock].map(|clock| clock.thought.as_millis());
        assert_eq!(thought[0], thought[1]);
    }
}

/// Every line of a game from the start to its end, in order, with its comments.
pub(crate) fn lines(game: &Game) -> Vec<String> {
    fn walk(game: &mut Game, ply: usize, line: &str, lines: &mut Vec<String>) {
        if ply > game.last() {
            lines.push(line.to_owned());
        }
        for variation in 0..game.variations(ply) {
            game.take_variation(ply, variation);
            let comment = game.comment(ply).unwrap_or_default();
            let time = game
                .time_left(ply)
                .map(|time| format!(" {time}"))
                .unwrap_or_default();
            let line = format!("{line} {}{time}{{{comment}}}", ply_text(game, ply));
            walk(game, ply + 1, &line, lines);
            // What follows leads the line on along its first moves again.
        }
    }
    let mut lines = Vec::new();
    walk(&mut game.clone(), 1, "", &mut lines);
    lines
}
