//! The clocks of a game, in the tags of its record and in the comments on its moves.
//!
//! `time-control` and `time-remaining` are those that other programs know. They have one control for both sides and
//! whole seconds; what they cannot tell stands in tags of our own.

use std::time::Duration;

use super::address::read_number;
use super::tags::Tags;
use crate::clock::{Clock, TimeControl, TimeLeft};
use crate::game::Game;
use crate::rules::Side;

/// The time control of both sides.
const CONTROL: &str = "time-control";
/// What is left to Black and to White.
const REMAINING: &str = "time-remaining";
/// The seconds that the side to move has been thinking.
const THOUGHT: &str = "alea-thought";
/// Whether a side whose time runs out loses.
const LOSES: &str = "alea-loss-on-time";

/// The time control of a side, where the sides have different ones.
const fn own_control(side: Side) -> &'static str {
    match side {
        Side::Black => "alea-clock-black",
        Side::White => "alea-clock-white",
    }
}

/// Writes the clocks of a game. Without clocks, the tags of other programs are kept.
pub(super) fn write_clock(game: &Game, tags: &mut Tags) {
    let clock = game.clock();
    let set = |tags: &mut Tags, key, value: Option<String>| match value {
        Some(value) => tags.set(key, &value),
        None => tags.remove(key),
    };
    let thought = Some(clock.thought).filter(|_| clock.is_used());
    let thought = thought.filter(|thought| thought.as_millis() > 0);
    set(tags, THOUGHT, thought.map(seconds));
    let never_loses = clock.is_used() && !clock.loses;
    set(tags, LOSES, never_loses.then(|| String::from("no")));
    let controls = Side::BOTH.map(|side| clock.control(side));
    let is_equal = controls[0] == controls[1];
    for (side, control) in Side::BOTH.into_iter().zip(controls) {
        let control = control.filter(|_| !is_equal);
        set(
            tags,
            own_control(side),
            control.map(|control| control.to_string()),
        );
    }
    match controls[0].filter(|_| is_equal) {
        Some(control) => {
            // Another program's text for the same control stays as it is.
            if tags.get(CONTROL).and_then(control_in) != Some(control) {
                tags.set(CONTROL, &control_text(control));
            }
            let left = Side::BOTH.map(|side| remaining(game, side).unwrap_or_default());
            tags.set(REMAINING, &left.join(", "));
        }
        None if clock.is_used() => {
            tags.remove(CONTROL);
            tags.remove(REMAINING);
        }
        None => {}
    }
}

/// What was left to a side after its last move, in whole seconds. How long the side to move has been thinking since is
/// told by a tag of its own.
fn remaining(game: &Game, side: Side) -> Option<String> {
    let left = game.left_to(side, game.standing())?;
    let main = Duration::from_secs(left.main.as_secs());
    Some(TimeLeft { main, ..left }.to_string())
}

/// `12.5`: seconds, with thousandths where there are any.
fn seconds(time: Duration) -> String {
    let text = format!("{}.{:03}", time.as_secs(), time.subsec_millis());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Gives a game the clocks that its tags tell of, and what is left on them where its moves do not tell it. Gives the
/// keys of the tags that cannot be understood, and are not written again.
pub(super) fn read_clock(tags: &Tags, game: &mut Game) -> Vec<&'static str> {
    let both = tags.get(CONTROL).and_then(control_in);
    let own = Side::BOTH.map(|side| tags.get(own_control(side))?.trim().parse().ok());
    let [black, white] = if own == [None, None] { [both; 2] } else { own };
    let loses = tags.get(LOSES).map(str::trim) != Some("no");
    let mut clock = Clock::new(black, white).losing(loses);
    let thought = tags.get(THOUGHT).map(time_of);
    clock.thought = thought.flatten().unwrap_or_default();
    let told = tags.get(REMAINING).unwrap_or_default().split(',');
    for (side, text) in Side::BOTH.into_iter().zip(told) {
        // Where the moves tell it, they tell it exactly.
        match TimeLeft::first_in(text.trim()) {
            Some((left, "")) if !game.has_readings(side) => clock.set_start(side, left),
            _ => {}
        }
    }
    game.set_clock(clock);
    let controls = Side::BOTH.into_iter().zip(own);
    let controls = controls.map(|(side, read)| (own_control(side), read.is_some()));
    let thought = (THOUGHT, thought != Some(None));
    let wrong = controls.filter(|(key, is_read)| tags.get(key).is_some() && !is_read);
    let control = (CONTROL, both.is_some() || is_none(tags.get(CONTROL)));
    let thought = [thought, control].into_iter();
    let wrong = wrong.chain(thought.filter(|(_, is_read)| !is_read));
    wrong.map(|(key, _)| key).collect()
}

/// Whether a time control says that there is none.
fn is_none(control: Option<&str>) -> bool {
    let control = control.unwrap_or_default().trim();
    control.is_empty() || control.eq_ignore_ascii_case("none")
}

/// The time that so many seconds are.
fn time_of(seconds: &str) -> Option<Duration> {
    Duration::try_from_secs_f64(seconds.trim().parse().ok()?).ok()
}

/// Reads a time control as a record has it, in seconds: `1800`, `1800 30/3`, `1800 30/3 10i`.
pub fn control_in(text: &str) -> Option<TimeControl> {
    let seconds = |text: &str| Some(Duration::from_secs(read_number(text)?));
    let mut parts = text.split_whitespace().peekable();
    let main = seconds(parts.next()?)?;
    let overtime = parts.next_if(|part| part.contains('/'));
    let (period, periods) = match overtime.and_then(|part| part.split_once('/')) {
        Some((period, periods)) => (seconds(period)?, read_number(periods)?),
        None => (Duration::ZERO, 0),
    };
    // Of no periods it does not matter how long they are.
    let period = if periods == 0 { Duration::ZERO } else { period };
    let increment = match parts.next() {
        Some(increment) => seconds(increment.strip_suffix('i')?)?,
        None => Duration::ZERO,
    };
    let control = TimeControl::new(main, increment, period, periods).ok();
    control.filter(|_| parts.next().is_none())
}

/// A time control as a record has it.
pub fn control_text(control: TimeControl) -> String {
    let [main, increment, period] =
        [control.main(), control.increment(), control.period()].map(|time| time.as_secs());
    format!("{main} {period}/{} {increment}i", control.periods())
}

/// Stands in front of a comment that would be read as what is left on a clock.
const NO_READING: &str = "- ";

/// A comment as a record has it: first what the mover had left on the clock, if that is known.
pub(super) fn with_reading(time: Option<TimeLeft>, comment: &str) -> String {
    match time {
        None if looks_like_reading(comment) => format!("{NO_READING}{comment}"),
        None => comment.to_owned(),
        Some(time) if comment.is_empty() => time.to_string(),
        // A comment that begins like thousandths is kept apart from the reading by some that are zero.
        Some(time) if comment.starts_with('.') && time.main.subsec_millis() == 0 => {
            format!("{time} .000 {comment}")
        }
        Some(time) => format!("{time} {comment}"),
    }
}

/// The reading that a comment begins with, and the rest of the comment. A number alone is none, since people begin
/// sentences with one.
pub(super) fn without_reading(comment: &str) -> (Option<TimeLeft>, &str) {
    match (
        TimeLeft::first_in(comment),
        comment.strip_prefix(NO_READING),
    ) {
        (Some((time, rest)), _) => (Some(time), rest),
        (None, Some(rest)) if looks_like_reading(rest) => (None, rest),
        _ => (None, comment),
    }
}

/// Whether a comment begins with what could be read as what is left on a clock, or as the sign that it is not.
fn looks_like_reading(comment: &str) -> bool {
    let mut rest = comment;
    while let Some(after) = rest.strip_prefix(NO_READING) {
        rest = after;
    }
    TimeLeft::first_in(rest).is_some()
}
