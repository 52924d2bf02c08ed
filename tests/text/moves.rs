//! Moves as text.

use alea::notation::{Entry, read_entry, write_move};
use alea::rules::{Move, Ply, Position, Side};
use proptest::prelude::*;

use crate::random::{cases, position, rng, tight_position};
use crate::scene::{
    all_corners_blocked, black_is_stuck, king_and_ships_to_take, king_to_take, mv, scene,
    two_to_take, way_to_the_corner,
};

fn written(position: &Position, move_text: &str) -> String {
    write_move(position, mv(move_text)).unwrap_or_else(|reason| panic!("{move_text}: {reason}"))
}

/// The move that a text is read as.
fn read(text: &str, position: &Position) -> Move {
    match read_entry(text, position) {
        Ok(Entry::Ply(Ply::Move(mv))) => mv,
        other => panic!("{text:?}: {other:?}"),
    }
}

fn message(text: &str, position: &Position) -> String {
    match read_entry(text, position) {
        Err(fault) => fault.to_string(),
        Ok(entry) => panic!("{text:?}: {entry:?}"),
    }
}

#[test]
fn a_move_is_written_with_what_it_takes_and_how_it_ends_the_game() {
    assert_eq!(written(&Position::default(), "c1-c4"), "c1-c4");
    assert_eq!(written(&two_to_take(), "j4-e4"), "j4-e4xe5/d4");
    assert_eq!(written(&way_to_the_corner(), "a5-a1"), "Ka5-a1--");
    assert_eq!(written(&way_to_the_corner(), "a5-a2"), "Ka5-a2");
    assert_eq!(written(&king_to_take(), "c2-c3"), "c2-c3xKc4++");
    assert_eq!(
        written(&king_and_ships_to_take(), "c2-c3"),
        "c2-c3xKc4/d3/b3++"
    );
    assert_eq!(written(&all_corners_blocked(), "e5-a5"), "Ke5-a5--");
    assert_eq!(written(&all_corners_blocked(), "e5-e7"), "Ke5-e7");
}

#[test]
fn an_illegal_move_is_not_written() {
    assert!(write_move(&Position::default(), mv("c1-c3")).is_ok());
    let fault = write_move(&Position::default(), mv("c1-b1")).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "only the King may enter a Citadel, and b1 is in one"
    );
}

#[test]
fn a_plain_move_may_be_written_in_many_ways() {
    let start = Position::default();
    for text in [
        "c1-c4",
        "C1-C4",
        "c1 c4",
        "c1c4",
        " c1 - c4 ",
        "\tC1\u{a0}c4\r\n",
        "c 1 - c 4",
        "c1-c4+",
        "c1-c4-",
        "c1c4+",
        "c1–c4",
        "c1—c4",
        "c1‐c4",
        "c1‑c4",
        "c1‒c4",
        "c1―c4",
        "c1−c4",
        "c1－c4",
        "c1﹣c4",
        "c1﹘c4",
        "c1⸺c4",
        "c1⁃c4",
        "c1\u{ad}c4",
        "ｃ１－ｃ４",
        "Ｃ１　Ｃ４",
        "ｃ１ｃ４",
    ] {
        assert_eq!(read(text, &start), mv("c1-c4"), "{text:?}");
    }
}

#[test]
fn captures_may_be_left_out_or_come_in_any_order() {
    for text in [
        "j4-e4",
        "j4-e4xe5/d4",
        "j4-e4xd4/e5",
        "j4e4xe5xd4",
        "J4 E4 X E5 X D4",
        "j4-e4xe5/d4+",
        "ｊ４－ｅ４ｘｅ５／ｄ４",
    ] {
        assert_eq!(read(text, &two_to_take()), mv("j4-e4"), "{text}");
    }
    for text in [
        "c2c3",
        "c2-c3xKc4",
        "c2-c3xkc4++",
        "c2-c3++",
        "c2-c3+",
        "C2-C3XKC4++",
    ] {
        assert_eq!(read(text, &king_to_take()), mv("c2-c3"), "{text}");
    }
    for text in ["c2-c3xKc4/d3/b3++", "c2-c3xb3/Kc4/d3", "c2c3xd3xb3xkc4"] {
        assert_eq!(read(text, &king_and_ships_to_take()), mv("c2-c3"), "{text}");
    }
}

#[test]
fn the_king_in_front_is_told_from_column_k() {
    for text in [
        "Ka5-a1--",
        "ka5a1",
        "a5-a1--",
        "a5 a1",
        "K a5 a1 -",
        "KA5A1--",
        "a5-a1+",
    ] {
        assert_eq!(read(text, &way_to_the_corner()), mv("a5-a1"), "{text}");
    }
    let king_on_k = scene(Side::White, "e4", "k7", "k5");
    for text in ["Kk5-k6", "kk5k6", "k5-k6", "K5K6", "KK5-K6"] {
        assert_eq!(read(text, &king_on_k), mv("k5-k6"), "{text}");
    }
    for text in ["k7-k8", "K7-K8", "k7k8"] {
        assert_eq!(read(text, &king_on_k), mv("k7-k8"), "{text}");
    }
    let kings_column = scene(Side::Black, "k3 k6 j4 l4", "", "k4");
    assert_eq!(
        message("k6-k5xk4++", &kings_column),
        "this move captures Kk4"
    );
    assert_eq!(read("k6-k5xKk4++", &kings_column), mv("k6-k5"));
    assert_eq!(read("K6-K5XKK4++", &kings_column), mv("k6-k5"));
}

#[test]
fn the_mark_of_an_ending_is_read_where_it_is_right() {
    assert_eq!(read("Ke5-a5--", &all_corners_blocked()), mv("e5-a5"));
    assert_eq!(read("e5a5--", &all_corners_blocked()), mv("e5-a5"));
}

/// Each text, read in its position, has this fault.
fn assert_faults(faults: &[(&Position, &str, &str)]) {
    for (position, text, expected) in faults {
        assert_eq!(message(text, position), *expected, "{text:?}");
    }
}

#[test]
fn what_is_not_a_move_is_answered_with_what_was_expected() {
    let square = "an intersection is a letter from a to s and a number from 1 to 19, like j10";
    let from = &*format!("a move begins with the place of a ship; {square}");
    let to = &*format!("expected where the ship goes; {square}");
    let capture = &*format!("expected the place of a captured ship; {square}");
    let end = "expected the end of the move, captures like xe5/d4, or a mark, ++ or --";
    let (start, two) = (Position::default(), two_to_take());
    assert_faults(&[
        (&start, "", "expected a move like c1-c4"),
        (&start, " \t\u{3000}", "expected a move like c1-c4"),
        (&start, "hello", from),
        (&start, "-", from),
        (&start, "--", from),
        (&start, "----", from),
        (&start, "t1-t4", from),
        (&start, "c0-c4", from),
        (&start, "c01-c4", from),
        (&start, "c20-c4", from),
        (&start, "c999999999999999999999-c4", from),
        (&start, "1-c4", from),
        (&start, "K", from),
        (&start, "Kx", from),
        (&start, "j1010", from),
        (&start, "ç1-ç4", from),
        (&start, "\u{0}", from),
        (&start, "passe", from),
        (&start, "c1", to),
        (&start, "c1-", to),
        (&start, "c1--c4", to),
        (&start, "c1-c20", to),
        (&start, "c1->c4", to),
        (&start, "c1xc4", to),
        (&start, "c1-Kc4", to),
        (&start, "c1-é", to),
        (&start, "c1-c4x", capture),
        (&two, "j4-e4xe5/", capture),
        (&two, "j4-e4xe5/d4/", capture),
        (&two, "j4-e4xe5,d4", "this move captures e5/d4"),
        (&two, "j4-e4xe5/d4,", end),
        (&start, "c1-c4e5", end),
        (&start, "c1-c4!", end),
        (&start, "c1-c4+-", end),
        (&start, "c1-c4+++", end),
    ]);
}

#[test]
fn what_is_said_of_a_move_and_is_not_so_is_answered_with_what_is() {
    let (start, two) = (Position::default(), two_to_take());
    let (corner, king) = (way_to_the_corner(), king_to_take());
    assert_faults(&[
        (
            &start,
            "c1-c4++",
            "the mark ++ is wrong: this move does not capture the King",
        ),
        (
            &start,
            "c1-c4--",
            "the mark -- is wrong: this move does not win for White",
        ),
        (
            &corner,
            "Ka5-a1++",
            "the mark ++ is wrong: this move does not capture the King",
        ),
        (
            &corner,
            "Ka5-a2--",
            "the mark -- is wrong: this move does not win for White",
        ),
        (
            &king,
            "c2-c3xKc4--",
            "the mark -- is wrong: this move does not win for White",
        ),
        (&start, "c1-c4xe5", "this move captures nothing"),
        (&two, "j4-e4xe5", "this move captures e5/d4"),
        (&two, "j4-e4xe5/d4/c4", "this move captures e5/d4"),
        (&two, "j4-e4xe5/e5", "this move captures e5/d4"),
        (&two, "j4-e4xe5/d4/d4", "this move captures e5/d4"),
        (&two, "j4-e4xKe5/d4", "this move captures e5/d4"),
        (&king, "c2-c3xc4", "this move captures Kc4"),
        (&start, "Kc1-c4", "the ship at c1 is not the King"),
    ]);
}

#[test]
fn an_illegal_move_is_answered_with_the_rule_that_it_breaks() {
    let (start, corner) = (Position::default(), way_to_the_corner());
    assert_faults(&[
        (&start, "d1-d4", "there is no ship at d1"),
        (
            &start,
            "i5-i4",
            "the ship at i5 is White's, and it is Black's turn",
        ),
        (
            &start,
            "Kj10-j11",
            "the ship at j10 is White's, and it is Black's turn",
        ),
        (
            &start,
            "c1-c1",
            "a ship must move at least one intersection; it stands at c1 already",
        ),
        (
            &start,
            "c1-d4",
            "a ship moves along its row or column; c1 and d4 share neither",
        ),
        (
            &start,
            "c1-c6",
            "no ship may move onto or past another; one stands at c6",
        ),
        (
            &start,
            "c1-a1",
            "only the King may enter a Citadel, and b1 is in one",
        ),
        (
            &scene(Side::Black, "j4", "", "a5"),
            "j4-j14",
            "only the King may move onto or through the Castle, j10",
        ),
        (
            &start,
            "pass",
            "Black has a ship that can move, and so may not pass",
        ),
        (
            &corner,
            "pass",
            "White has a ship that can move, and so may not pass",
        ),
    ]);
}

#[test]
fn sentences_for_the_screen_have_capitals() {
    let shown =
        |text, position: &Position| format!("{:#}", read_entry(text, position).unwrap_err());
    assert_eq!(
        shown("c1-b1", &Position::default()),
        "only the King may enter a Citadel, and B1 is in one"
    );
    assert_eq!(
        shown("j4-e4xe5", &two_to_take()),
        "this move captures E5/D4"
    );
    assert_eq!(
        shown("Kc1-c4", &Position::default()),
        "the ship at C1 is not the King"
    );
}

#[test]
fn t3a_a_pass_is_read_only_where_the_player_has_no_move() {
    for text in ["pass", "Pass", " PASS "] {
        assert_eq!(
            read_entry(text, &black_is_stuck()),
            Ok(Entry::Ply(Ply::Pass)),
            "{text}"
        );
        assert!(read_entry(text, &Position::default()).is_err(), "{text}");
    }
    assert_eq!(
        message("a3-a2", &black_is_stuck()),
        "only the King may enter a Citadel, and a2 is in one"
    );
}

#[test]
fn e7_three_dashes_resign() {
    for position in [Position::default(), way_to_the_corner(), black_is_stuck()] {
        assert_eq!(read_entry("---", &position), Ok(Entry::Resignation));
    }
    assert!(read_entry("c1-c4---", &Position::default()).is_err());
}

#[test]
fn a_text_of_ten_kilobytes_is_read_at_once() {
    let start = Position::default();
    for piece in [
        "c1-c4",
        "x",
        "-",
        "9",
        "k",
        "c",
        " ",
        "xe5",
        "/d4",
        "é",
        "pass",
        "\u{0}",
        "ｊ１０",
    ] {
        let long = piece.repeat(10_000 / piece.len());
        assert!(read_entry(&long, &start).is_err(), "{piece}");
        assert!(
            read_entry(&format!("c1-c4x{long}"), &start).is_err() || piece == " ",
            "{piece}"
        );
    }
    assert_eq!(
        read(&format!("c1{}c4", " ".repeat(10_000)), &start),
        mv("c1-c4")
    );
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn every_legal_move_is_read_as_it_was_written(mut rng in rng(), is_tight: bool) {
        let position = if is_tight { tight_position(&mut rng) } else { position(&mut rng) };
        for mv in position.moves() {
            let text = write_move(&position, mv).expect("it is legal");
            for text in [text.clone(), text.to_uppercase(), text.replace('/', "x"), text.replacen('-', "", 1)] {
                prop_assert_eq!(read_entry(&text, &position), Ok(Entry::Ply(Ply::Move(mv))), "{}", text);
            }
            let (plain, _) = text.split_once('x').unwrap_or((&text, ""));
            let plain = plain.trim_start_matches('K');
            prop_assert_eq!(read_entry(plain, &position), Ok(Entry::Ply(Ply::Move(mv))), "{}", plain);
        }
        prop_assert_eq!(read_entry("pass", &position).is_ok(), position.moves().next().is_none());
    }
}
