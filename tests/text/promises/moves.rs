//! What the reader of moves promises, whatever the text.

use alea::notation::{Entry, read_entry, read_square, write_move};
use alea::rules::{Move, Ply, Position};

use super::every::{assert_is_message, in_time};

/// Each line is what a player does in the position that the lines before it have led to, or has a fault. The first line
/// may be a position. Tells whether anything was moved.
pub(crate) fn check(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    in_time(|| {
        let mut lines = text.lines().peekable();
        let start = lines.peek().and_then(|line| line.parse().ok());
        if start.is_some() {
            lines.next();
        }
        let start = start.unwrap_or_default();
        lines.fold(start, |position, line| after(&position, line)) != start
    })
}

/// The position after what a line says; the same one if it says nothing, or ends the game.
fn after(position: &Position, line: &str) -> Position {
    let said = plain(line);
    if let Some(square) = read_square(line) {
        assert_eq!(square.to_string(), said);
    }
    match read_entry(line, position) {
        Ok(Entry::Ply(Ply::Move(mv))) => {
            let written = write_move(position, mv).expect("what is read is legal");
            assert_says_so(&said, mv, &plain(&written));
            let again = read_entry(&written, position);
            assert_eq!(again, Ok(Entry::Ply(Ply::Move(mv))), "{written}");
            let played = position.play(mv).expect("what is read is legal");
            if played.ending.is_some() {
                *position
            } else {
                played.position
            }
        }
        Ok(Entry::Ply(Ply::Pass)) => {
            assert_eq!(said, "pass");
            position.pass().expect("what is read is forced")
        }
        Ok(Entry::Resignation) => {
            assert_eq!(said, "---");
            *position
        }
        Err(fault) => {
            assert_is_message(&fault.to_string());
            assert_is_message(&format!("{fault:#}"));
            let is_plain = line.is_ascii();
            assert!(!is_plain || !is_legal(&said, position), "{said}: {fault}");
            *position
        }
    }
}

/// A text without blanks, in small letters of the ordinary width; all else can only be a dash.
fn plain(text: &str) -> String {
    let letters = text.chars().filter(|letter| !letter.is_whitespace());
    let plain = letters.map(|letter| match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xff01 + 0x21).unwrap_or('-'),
        letter if letter.is_ascii() => letter,
        _ => '-',
    });
    plain.map(|letter| letter.to_ascii_lowercase()).collect()
}

/// A text that was read as a move names its ship and its intersections, and what else it says is as it is written.
fn assert_says_so(said: &str, mv: Move, written: &str) {
    let (from, to) = (mv.from.to_string(), mv.to.to_string());
    let names_king = |text: &str| text.starts_with(&format!("k{from}"));
    assert!(
        !names_king(said) || names_king(written),
        "{said} is not the King's"
    );
    let (said_captures, said_mark) = captures(after_squares(said, &from, &to));
    let (captures, mark) = captures(after_squares(written, &from, &to));
    assert!(["", "+", "-", mark].contains(&said_mark), "{said}");
    assert!(
        said_captures.is_empty() || said_captures == captures,
        "{said} instead of {written}"
    );
}

/// What follows the two intersections of a move.
fn after_squares<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let rest = text.strip_prefix(from);
    let rest = rest.or_else(|| text.strip_prefix('k')?.strip_prefix(from));
    let rest = rest.map(|rest| rest.strip_prefix('-').unwrap_or(rest));
    let rest = rest.and_then(|rest| rest.strip_prefix(to));
    rest.unwrap_or_else(|| panic!("{text} is not {from}-{to}"))
}

/// The captures in order, and the mark.
fn captures(text: &str) -> (Vec<&str>, &str) {
    let places = text.trim_end_matches(['+', '-']);
    let mut captures: Vec<_> = places.split(['x', '/']).skip(1).collect();
    assert!(places.is_empty() || places.starts_with('x'), "{text}");
    captures.sort_unstable();
    (captures, &text[places.len()..])
}

/// Whether a text is a legal move in its plainest form, such as `c1-c4`.
fn is_legal(said: &str, position: &Position) -> bool {
    let squares = said.split_once('-');
    let squares = squares.and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
    squares.is_some_and(|(from, to)| position.check(Move { from, to }).is_ok())
}
