//! Rules C1 to C8. Every move is also played under the other seven symmetries.

use alea::rules::{Board, CASTLE, Captures, Move, Position, Ship, Side, Square};

use crate::picture::{board, board_of};
use crate::scene::{black_moves, mv, play, sorted, square, squares, white_moves};
use crate::symmetry::Symmetry;

/// What a move takes, in the order of squares.
fn taken(side: Side, text: &str, picture: &str) -> Vec<Square> {
    sorted(play(&Position::new(board(picture), side), mv(text)).captures)
}

#[test]
fn c1_a_ship_moves_between_two_enemies_in_safety() {
    white_moves(
        "e6-e4",
        "
         6  . T .
         5  . . .
         4  t . t
            d e f
        ",
        "
         6  . . .
         5  . . .
         4  t T t
            d e f
        ",
    );
    black_moves(
        "e6-e4",
        "
         6  . t .
         5  . . .
         4  T . T
            d e f
        ",
        "
         6  . . .
         5  . . .
         4  T t T
            d e f
        ",
    );
}

#[test]
fn c1_only_the_moved_ship_captures() {
    // The white ship stays between two enemies until one of them comes anew.
    black_moves(
        "g5-g4",
        "
         5  . . . t
         4  t T t .
            d e f g
        ",
        "
         5  . . . .
         4  t T t t
            d e f g
        ",
    );
    // The ship that leaves its place opens no capture to those that stay.
    white_moves(
        "e5-e7",
        "
         7  . . .
         6  . . .
         5  . T .
         4  T t T
            d e f
        ",
        "
         7  . T .
         6  . . .
         5  . . .
         4  T t T
            d e f
        ",
    );
}

#[test]
fn c2_a_basic_ship_is_captured_between_two_enemies() {
    black_moves(
        "g6-g4",
        "
         6  . . . t
         5  . . . .
         4  . t T .
            d e f g
        ",
        "
         6  . . . .
         5  . . . .
         4  . t . t
            d e f g
        ",
    );
    white_moves(
        "g6-g4",
        "
         6  . . . T
         5  . . . .
         4  . T t .
            d e f g
        ",
        "
         6  . . . .
         5  . . . .
         4  . T . T
            d e f g
        ",
    );
}

#[test]
fn c2_the_two_enemies_stand_exactly_opposite() {
    black_moves(
        "h6-h4",
        "
         6  . . . . t
         5  . t . t .
         4  . . . T .
         3  . . . t .
            d e f g h
        ",
        "
         6  . . . . .
         5  . t . t .
         4  . . . T t
         3  . . . t .
            d e f g h
        ",
    );
    // Neither two enemies in a row nor one at a distance are captured.
    white_moves(
        "h6-h4",
        "
         6  . . . . T
         5  . . . . .
         4  . T t t .
         3  . . . . t
         2  . . . . .
         1  . . . . T
            d e f g h
        ",
        "
         6  . . . . .
         5  . . . . .
         4  . T t t T
         3  . . . . t
         2  . . . . .
         1  . . . . T
            d e f g h
        ",
    );
}

#[test]
fn c2_a_side_does_not_capture_its_own_ships() {
    for (side, ships) in [
        (Side::Black, "4 t t . t\n d e f g"),
        (Side::White, "4 T T . T\n d e f g"),
    ] {
        assert_eq!(taken(side, "g4-f4", ships), []);
    }
}

#[test]
fn c3_the_castle_helps_white_to_capture_a_black_ship() {
    white_moves(
        "h12-j12",
        "
        12  T . . . .
        11  . . t . .
        10  . . + . .
         9  . . . . K
            h i j k l
        ",
        "
        12  . . T . .
        11  . . . . .
        10  . . + . .
         9  . . . . K
            h i j k l
        ",
    );
}

#[test]
fn c3_the_castle_does_not_help_black() {
    black_moves(
        "h12-j12",
        "
        12  t . . . .
        11  . . T . .
        10  . . + . .
         9  . . . . K
            h i j k l
        ",
        "
        12  . . t . .
        11  . . T . .
        10  . . + . .
         9  . . . . K
            h i j k l
        ",
    );
}

#[test]
fn c3_a_citadel_helps_white_to_capture_a_black_ship() {
    white_moves(
        "d4-d1",
        "
         4  . . . T
         3  . . . .
         2  x x . .
         1  x x t .
            a b c d
        ",
        "
         4  . . . .
         3  . . . .
         2  x x . .
         1  x x . T
            a b c d
        ",
    );
    white_moves(
        "d4-d2",
        "
         4  . . . T
         3  . . . .
         2  x x t .
         1  x x . .
            a b c d
        ",
        "
         4  . . . .
         3  . . . .
         2  x x . T
         1  x x . .
            a b c d
        ",
    );
}

#[test]
fn c3_a_citadel_does_not_help_black() {
    black_moves(
        "d4-d1",
        "
         4  . . . t
         3  . . . .
         2  x x . .
         1  x x T .
            a b c d
        ",
        "
         4  . . . .
         3  . . . .
         2  x x . .
         1  x x T t
            a b c d
        ",
    );
}

/// The ordinary intersections beside the Castle or a Citadel, the hostile intersection behind, and the one in front.
fn beside_hostile() -> Vec<(Square, Square, Square)> {
    let mut found = Vec::new();
    for (hostile, beside, front) in [
        ("j10", "j11", "j12"),
        ("a2", "a3", "a4"),
        ("b2", "b3", "b4"),
        ("b1", "c1", "d1"),
        ("b2", "c2", "d2"),
    ] {
        for symmetry in Symmetry::all() {
            found.push((
                symmetry.square(square(hostile)),
                symmetry.square(square(beside)),
                symmetry.square(square(front)),
            ));
        }
    }
    found.sort();
    found.dedup();
    found
}

/// A victim beside a hostile intersection, and a ship that comes in front of it from some intersection.
fn attack(victim: Ship, king: Square, beside: Square, front: Square) -> Vec<Square> {
    let attacker = match victim {
        Ship::Black => Ship::White,
        _ => Ship::Black,
    };
    let side = attacker.side();
    // The attacker comes along the line at a right angle to the capture.
    let from = front
        .neighbours()
        .find(|&from| from.column() != beside.column() && from.row() != beside.row())
        .expect("a way to come");
    let board = board_of(&[(beside, victim), (from, attacker), (king, Ship::King)]);
    let position = Position::new(board.expect("a valid board"), side);
    let played = position.play(Move { from, to: front });
    played.expect("a legal move").captures.to_vec()
}

#[test]
fn c3_every_castle_and_citadel_intersection_is_hostile_to_black_only() {
    let places = beside_hostile();
    // Four beside the Castle, and two beside each of two sides of each Citadel.
    assert_eq!(places.len(), 4 + 4 * 4);
    for (_, beside, front) in places {
        let king = square("f10");
        assert_eq!(attack(Ship::Black, king, beside, front), [beside]);
        assert_eq!(attack(Ship::White, king, beside, front), []);
    }
}

#[test]
fn c4_the_castle_helps_also_with_the_king_on_it() {
    white_moves(
        "h12-j12",
        "
        12  T . . . .
        11  . . t . .
        10  . . K . .
            h i j k l
        ",
        "
        12  . . T . .
        11  . . . . .
        10  . . K . .
            h i j k l
        ",
    );
}

#[test]
fn c4_a_citadel_helps_also_with_the_king_in_it() {
    white_moves(
        "d4-d1",
        "
         4  . . . T
         3  . . . .
         2  x x . .
         1  x K t .
            a b c d
        ",
        "
         4  . . . .
         3  . . . .
         2  x x . .
         1  x K . T
            a b c d
        ",
    );
}

#[test]
fn c4_the_king_on_a_hostile_intersection_changes_nothing() {
    for (hostile, beside, front) in beside_hostile() {
        assert_eq!(attack(Ship::Black, hostile, beside, front), [beside]);
        assert_eq!(attack(Ship::White, hostile, beside, front), []);
    }
}

#[test]
fn c5_a_move_of_the_king_captures_nothing() {
    white_moves(
        "g6-g4",
        "
         6  . . . K
         5  . . . .
         4  . T t .
            d e f g
        ",
        "
         6  . . . .
         5  . . . .
         4  . T t K
            d e f g
        ",
    );
    // Not even against the Castle or a Citadel.
    white_moves(
        "d3-d1",
        "
         3  . . . K
         2  x x . .
         1  x x t .
            a b c d
        ",
        "
         3  . . . .
         2  x x . .
         1  x x t K
            a b c d
        ",
    );
}

#[test]
fn c5_the_king_is_not_the_ship_opposite() {
    white_moves(
        "g6-g4",
        "
         6  . . . T
         5  . . . .
         4  . K t .
            d e f g
        ",
        "
         6  . . . .
         5  . . . .
         4  . K t T
            d e f g
        ",
    );
}

#[test]
fn c5_the_king_is_no_basic_ship_and_not_captured_like_one() {
    let ending = black_moves(
        "g6-g4",
        "
         6  . . . t
         5  . . . .
         4  . t K .
            d e f g
        ",
        "
         6  . . . .
         5  . . . .
         4  . t K t
            d e f g
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn c6_one_move_captures_two_ships() {
    black_moves(
        "f8-f4",
        "
         8  . . . t . .
         7  . . . . . .
         6  . . . . . .
         5  . . . . . .
         4  . t T . . .
         3  . . . T . .
         2  . . . t . .
            c d e f g h
        ",
        "
         8  . . . . . .
         7  . . . . . .
         6  . . . . . .
         5  . . . . . .
         4  . t . t . .
         3  . . . . . .
         2  . . . t . .
            c d e f g h
        ",
    );
}

#[test]
fn c6_one_move_captures_three_ships() {
    black_moves(
        "f7-f4",
        "
         7  . . . t . .
         6  . . . . . .
         5  . . . . . .
         4  . t T . T t
         3  . . . T . .
         2  . . . t . .
            c d e f g h
        ",
        "
         7  . . . . . .
         6  . . . . . .
         5  . . . . . .
         4  . t . t . t
         3  . . . . . .
         2  . . . t . .
            c d e f g h
        ",
    );
    // The Castle is one of the three ships opposite.
    white_moves(
        "j15-j12",
        "
        15  . . T . .
        14  . . . . .
        13  . . . . .
        12  T t . t T
        11  . . t . .
        10  . . K . .
            h i j k l
        ",
        "
        15  . . . . .
        14  . . . . .
        13  . . . . .
        12  T . T . T
        11  . . . . .
        10  . . K . .
            h i j k l
        ",
    );
    assert_eq!(Captures::MOST, 3);
}

#[test]
fn c6_the_captures_of_a_move_are_listed_clockwise_from_north() {
    let position = Position::new(
        board(
            "
             6  . . t . .
             5  . . T . .
             4  t T . . t
             3  . . T . .
             2  . . t . .
                d e f g h
            ",
        ),
        Side::Black,
    );
    let played = position.play(mv("h4-f4")).unwrap();
    assert_eq!(played.captures.to_vec(), squares("f5 f3 e4"));
}

#[test]
fn c7_the_edge_captures_nothing() {
    white_moves(
        "d10-b10",
        "
        10  t . . T
            a b c d
        ",
        "
        10  t T . .
            a b c d
        ",
    );
    black_moves(
        "d10-b10",
        "
        10  T . . t
            a b c d
        ",
        "
        10  T t . .
            a b c d
        ",
    );
    // Along the edge two enemies capture as anywhere else.
    black_moves(
        "d10-a10",
        "
        12  t . . .
        11  T . . .
        10  . . . t
            a b c d
        ",
        "
        12  t . . .
        11  . . . .
        10  t . . .
            a b c d
        ",
    );
}

#[test]
fn c8_captured_ships_are_removed() {
    let before = board("4 . t T . t\n d e f g h");
    let played = play(&Position::new(before, Side::Black), mv("h4-g4"));
    let after: &Board = played.position.board();
    assert_eq!(after.ship_on(square("f4")), None);
    assert_eq!(
        (before.count(Side::White), after.count(Side::White)),
        (1, 0)
    );
    assert!(after.ships(Side::White).eq([CASTLE]));
    // The intersection is free again: the ship that captured moves over it.
    let passing = Position::new(*after, Side::Black);
    assert_eq!(passing.check(mv("g4-f4")), Ok(()));
}
