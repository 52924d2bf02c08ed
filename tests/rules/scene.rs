//! Moves drawn before and after, played on the board as drawn and on its seven rotations and reflections.

use alea::rules::{Captures, Ending, IllegalMove, Move, Played, Position, Side, Square};

pub(crate) use crate::named::{mv, square};
use crate::picture::{board, draw, letters, tidy};
use crate::symmetry::Symmetry;

pub(crate) fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

/// Black moves on the board before, which becomes the board after. Tells how the game ended.
pub(crate) fn black_moves(text: &str, before: &str, after: &str) -> Option<Ending> {
    moves(Side::Black, text, before, after)
}

/// White moves on the board before, which becomes the board after. Tells how the game ended.
pub(crate) fn white_moves(text: &str, before: &str, after: &str) -> Option<Ending> {
    moves(Side::White, text, before, after)
}

fn moves(side: Side, text: &str, before: &str, after: &str) -> Option<Ending> {
    let position = Position::new(board(before), side);
    let mv = mv(text);
    let played = play(&position, mv);
    assert_eq!(
        draw(played.position.board(), after),
        tidy(after),
        "after {mv}"
    );
    let shown: Vec<Square> = letters(after)
        .into_iter()
        .map(|(square, _)| square)
        .collect();
    for square in played.captures.iter().chain([&mv.from, &mv.to]) {
        assert!(shown.contains(square), "{square} is outside the picture");
    }
    played.ending
}

/// Plays a legal move, and the same one under all symmetries.
pub(crate) fn play(position: &Position, mv: Move) -> Played {
    let played = position
        .play(mv)
        .unwrap_or_else(|reason| panic!("{mv}: {reason}"));
    assert_eq!(played.position.to_move(), !position.to_move());
    assert_only_captures_vanish(position, mv, &played);
    for symmetry in Symmetry::all() {
        let board = symmetry.board(position.board()).expect("a valid board");
        let turned = Position::new(board, position.to_move())
            .play(symmetry.mv(mv))
            .unwrap_or_else(|reason| panic!("{mv} under {symmetry:?}: {reason}"));
        assert!(
            symmetry.turns(played.position.board(), turned.position.board()),
            "{mv} under {symmetry:?}: {:?}",
            turned.position
        );
        let mut captures: Vec<Square> = played
            .captures
            .iter()
            .map(|&square| symmetry.square(square))
            .collect();
        captures.sort();
        assert_eq!(sorted(turned.captures), captures, "{mv} under {symmetry:?}");
        let ending = played.ending.map(|ending| symmetry.ending(ending));
        assert_eq!(turned.ending, ending, "{mv} under {symmetry:?}");
    }
    played
}

pub(crate) fn sorted(captures: Captures) -> Vec<Square> {
    let mut squares = captures.to_vec();
    squares.sort();
    squares
}

/// The moved ship has changed places, the captured ones are gone, and all others stand where they stood.
fn assert_only_captures_vanish(position: &Position, mv: Move, played: &Played) {
    let (before, after) = (position.board(), played.position.board());
    for square in Square::all() {
        let expected = if square == mv.from || played.captures.contains(&square) {
            None
        } else if square == mv.to {
            before.ship_on(mv.from)
        } else {
            before.ship_on(square)
        };
        assert_eq!(after.ship_on(square), expected, "{square} after {mv}");
    }
}

/// Which rule a move breaks on the board of a picture.
pub(crate) fn refusal(side: Side, text: &str, picture: &str) -> Option<IllegalMove> {
    let position = Position::new(board(picture), side);
    let refusal = position.check(mv(text)).err();
    assert_eq!(position.play(mv(text)).err(), refusal);
    refusal
}
