//! Rules M1 to M4, and the order in which obstacles are met.

use alea::rules::{IllegalMove, Move, Position, Side, Square};

use crate::picture::board;
use crate::scene::{black_moves, mv, refusal, square, white_moves};

/// Where the ship on an intersection can go.
fn targets(side: Side, from: &str, picture: &str) -> Vec<String> {
    let position = Position::new(board(picture), side);
    let mut targets: Vec<Square> = position.moves_from(square(from)).map(|mv| mv.to).collect();
    targets.sort();
    targets.iter().map(ToString::to_string).collect()
}

fn says(refused: Option<IllegalMove>, words: &str, capitals: &str) {
    let refused = refused.expect("an illegal move");
    assert_eq!(refused.to_string(), words);
    assert_eq!(format!("{refused:#}"), capitals);
}

#[test]
fn m1_a_ship_moves_along_its_row_or_column_any_number_of_intersections() {
    let ships = "
         7  . T .
         6  . . .
         5  t T .
         4  . . .
         3  . T .
            d e f
    ";
    let mut expected = vec!["e4"];
    expected.extend("f5 g5 h5 i5 j5 k5 l5 m5 n5 o5 p5 q5 r5 s5".split(' '));
    expected.push("e6");
    assert_eq!(targets(Side::White, "e5", ships), expected);

    let ending = white_moves(
        "e5-f5",
        "
         5  . T . .
            d e f g
        ",
        "
         5  . . T .
            d e f g
        ",
    );
    assert_eq!(ending, None);
    let ending = black_moves(
        "c1-c19",
        "
        19  x .
         1  x t
            b c
        ",
        "
        19  x t
         1  x .
            b c
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn m1_a_ship_moves_at_least_one_intersection() {
    says(
        refusal(Side::Black, "e5-e5", "5 t\n e"),
        "a ship must move at least one intersection; it stands at e5 already",
        "a ship must move at least one intersection; it stands at E5 already",
    );
}

#[test]
fn m1_a_ship_does_not_move_askew() {
    says(
        refusal(Side::Black, "e5-f6", "5 t\n e"),
        "a ship moves along its row or column; e5 and f6 share neither",
        "a ship moves along its row or column; E5 and F6 share neither",
    );
    let position = Position::new(board("5 t\n e"), Side::Black);
    for to in Square::all() {
        let from = square("e5");
        let in_line = (to.row() == from.row()) != (to.column() == from.column());
        let refused = position.check(Move { from, to });
        assert_eq!(refused.is_ok(), in_line, "{to}");
    }
}

#[test]
fn m2_no_ship_moves_onto_or_through_another() {
    let ships = "
         6  . . . . . .
         5  t . T t . .
         4  . . K . . .
            d e f g h i
    ";
    for (side, text, obstacle) in [
        (Side::Black, "d5-f5", "f5"),
        (Side::Black, "d5-g5", "f5"),
        (Side::Black, "d5-i5", "f5"),
        (Side::White, "f5-g5", "g5"),
        (Side::White, "f5-h5", "g5"),
        (Side::White, "f5-f4", "f4"),
        (Side::White, "f5-f3", "f4"),
        (Side::White, "f4-f6", "f5"),
        (Side::White, "f5-c5", "d5"),
    ] {
        let refused = refusal(side, text, ships);
        assert_eq!(
            refused,
            Some(IllegalMove::Occupied(square(obstacle))),
            "{text}"
        );
    }
    says(
        refusal(Side::Black, "d5-f5", ships),
        "no ship may move onto or past another; one stands at f5",
        "no ship may move onto or past another; one stands at F5",
    );
    assert_eq!(refusal(Side::Black, "d5-e5", ships), None);
}

const SHIPS_BESIDE_THE_CASTLE: &str = "
    12  . . . . .
    11  . . T . .
    10  . t + . K
     9  . . . . .
        h i j k l
";

#[test]
fn m3_only_the_king_moves_onto_or_through_the_castle() {
    let ships = SHIPS_BESIDE_THE_CASTLE;
    for (side, text) in [
        (Side::Black, "i10-j10"),
        (Side::Black, "i10-k10"),
        (Side::White, "j11-j10"),
        (Side::White, "j11-j1"),
    ] {
        let refused = refusal(side, text, ships);
        assert_eq!(refused, Some(IllegalMove::Castle(square("j10"))), "{text}");
    }
    says(
        refusal(Side::Black, "i10-k10", ships),
        "only the King may move onto or through the Castle, j10",
        "only the King may move onto or through the Castle, J10",
    );
}

#[test]
fn m3_the_king_moves_onto_the_castle() {
    let ending = white_moves(
        "l10-j10",
        SHIPS_BESIDE_THE_CASTLE,
        "
        12  . . . . .
        11  . . T . .
        10  . t K . .
         9  . . . . .
            h i j k l
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn m3_the_king_moves_through_the_castle() {
    let ending = white_moves(
        "l10-i10",
        "
        10  . . + . K
            h i j k l
        ",
        "
        10  . K + . .
            h i j k l
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn m4_only_the_king_moves_onto_or_through_a_citadel() {
    let ships = "
         4  t . . K .
         3  . . . . .
         2  x x T . .
         1  x x . . .
            a b c d e
    ";
    for (side, text, citadel) in [
        (Side::Black, "a4-a2", "a2"),
        (Side::Black, "a4-a1", "a2"),
        (Side::White, "c2-b2", "b2"),
        (Side::White, "c2-a2", "b2"),
    ] {
        let refused = refusal(side, text, ships);
        assert_eq!(
            refused,
            Some(IllegalMove::Citadel(square(citadel))),
            "{text}"
        );
    }
    says(
        refusal(Side::Black, "a4-a1", ships),
        "only the King may enter a Citadel, and a2 is in one",
        "only the King may enter a Citadel, and A2 is in one",
    );
}

#[test]
fn m4_the_king_moves_into_and_through_a_citadel() {
    let before = "
         3  . . . . .
         2  x x . K .
         1  x x . . .
            a b c d e
    ";
    let ending = white_moves(
        "d2-b2",
        before,
        "
         3  . . . . .
         2  x K . . .
         1  x x . . .
            a b c d e
        ",
    );
    assert_eq!(ending, None);
    let ending = white_moves(
        "d2-a2",
        before,
        "
         3  . . . . .
         2  K x . . .
         1  x x . . .
            a b c d e
        ",
    );
    assert_eq!(ending, None);
    let through_both = white_moves(
        "b4-b19",
        "
        19  x x .
        18  x x .
         4  . K .
            a b c
        ",
        "
        19  x K .
        18  x x .
         4  . . .
            a b c
        ",
    );
    assert_eq!(through_both, None);
}

#[test]
fn m4_the_king_in_a_citadel_is_an_obstacle_like_any_ship() {
    let ships = "
         3  t t . .
         2  x K . t
         1  x x . .
            a b c d
    ";
    for (text, expected) in [
        ("b3-b1", IllegalMove::Occupied(square("b2"))),
        ("d2-a2", IllegalMove::Occupied(square("b2"))),
        ("a3-a1", IllegalMove::Citadel(square("a2"))),
    ] {
        assert_eq!(refusal(Side::Black, text, ships), Some(expected), "{text}");
    }
}

#[test]
fn the_first_obstacle_on_the_way_is_named() {
    let ships = "
        11  . . . . . .
        10  . t . + t K
         9  . . . . . .
            g h i j k l
    ";
    for (side, text, expected) in [
        (Side::Black, "h10-l10", IllegalMove::Castle(square("j10"))),
        (Side::Black, "k10-h10", IllegalMove::Castle(square("j10"))),
        (Side::White, "l10-h10", IllegalMove::Occupied(square("k10"))),
    ] {
        assert_eq!(refusal(side, text, ships), Some(expected), "{text}");
    }
    let ships = "
         5  t . .
         4  T . .
         3  . . .
         2  x x .
            a b c
    ";
    let refused = refusal(Side::Black, "a5-a1", ships);
    assert_eq!(refused, Some(IllegalMove::Occupied(square("a4"))));
}

#[test]
fn the_king_on_his_castle_is_an_occupied_intersection() {
    let ships = "
        11  . . .
        10  t K .
         9  . . .
            i j k
    ";
    let refused = refusal(Side::Black, "i10-k10", ships);
    assert_eq!(refused, Some(IllegalMove::Occupied(square("j10"))));
}

#[test]
fn whose_ship_it_is_is_asked_before_where_it_goes() {
    let ships = "
         5  t . T
         4  . . K
            d e f
    ";
    for (text, expected) in [
        ("d4-d4", IllegalMove::NoShip(square("d4"))),
        ("d4-e5", IllegalMove::NoShip(square("d4"))),
        ("f5-f5", IllegalMove::NotYourShip(square("f5"), Side::Black)),
        ("f5-d5", IllegalMove::NotYourShip(square("f5"), Side::Black)),
        ("f4-d9", IllegalMove::NotYourShip(square("f4"), Side::Black)),
    ] {
        assert_eq!(refusal(Side::Black, text, ships), Some(expected), "{text}");
    }
}

#[test]
fn every_move_is_found_by_its_number_in_the_list() {
    let position = Position::default();
    let list: Vec<Move> = position.moves().collect();
    for taken in (0..=list.len()).step_by(20) {
        for n in 0..=list.len() - taken {
            let mut moves = position.moves();
            assert_eq!(
                moves.by_ref().take(taken).last(),
                list[..taken].last().copied()
            );
            assert_eq!(
                moves.nth(n),
                list.get(taken + n).copied(),
                "{n} after {taken}"
            );
            assert_eq!(
                moves.next(),
                list.get(taken + n + 1).copied(),
                "{n} after {taken}"
            );
        }
    }
}

#[test]
fn a_move_is_written_as_from_and_to() {
    assert_eq!(mv("c1-c4").to_string(), "c1-c4");
    assert_eq!(format!("{:#}", mv("c1-c4")), "C1-C4");
}
