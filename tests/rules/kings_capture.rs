//! Rules K1 to K4 and E1. Every move is also played under the other seven symmetries.

use alea::rules::{Ending, IllegalMove, Move, Position, Ship, Side, Square};

use crate::picture::{board, board_of};
use crate::scene::{black_moves, mv, play, square, squares, white_moves};
use crate::symmetry::Symmetry;

#[test]
fn k1_the_king_is_taken_by_four_black_ships() {
    let ending = black_moves(
        "e8-e6",
        "
         8  . t .
         7  . . .
         6  . . .
         5  t K t
         4  . t .
            d e f
        ",
        "
         8  . . .
         7  . . .
         6  . t .
         5  t K t
         4  . t .
            d e f
        ",
    );
    assert_eq!(ending, Some(Ending::KingCaptured));
}

#[test]
fn k1_the_king_is_taken_on_the_castle_too() {
    let ending = black_moves(
        "l11-j11",
        "
        11  . . . . t
        10  . t K t .
         9  . . t . .
            h i j k l
        ",
        "
        11  . . t . .
        10  . t K t .
         9  . . t . .
            h i j k l
        ",
    );
    assert_eq!(ending, Some(Ending::KingCaptured));
}

#[test]
fn k1_three_black_ships_are_not_enough() {
    let ending = black_moves(
        "c6-e6",
        "
         6  t . .  .
         5  . t K  t
         4  . . .  .
            c d e  f
        ",
        "
         6  . . t .
         5  . t K t
         4  . . . .
            c d e f
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn k1_a_white_ship_beside_the_king_saves_him() {
    let ending = black_moves(
        "c6-e6",
        "
         6  t . . .
         5  . t K t
         4  . . T .
            c d e f
        ",
        "
         6  . . t .
         5  . t K t
         4  . . T .
            c d e f
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn k2_at_the_edge_the_king_is_taken_by_three() {
    let ending = black_moves(
        "d10-b10",
        "
        11  t . . .
        10  K . . t
         9  t . . .
            a b c d
        ",
        "
        11  t . . .
        10  K t . .
         9  t . . .
            a b c d
        ",
    );
    assert_eq!(ending, Some(Ending::KingCaptured));
    let ending = black_moves(
        "d11-a11",
        "
        11  . . . t
        10  K t . .
         9  t . . .
            a b c d
        ",
        "
        11  t . . .
        10  K t . .
         9  t . . .
            a b c d
        ",
    );
    assert_eq!(ending, Some(Ending::KingCaptured));
}

#[test]
fn k2_at_the_edge_two_are_not_enough() {
    for (mv, before, after) in [
        (
            "d10-b10",
            "
            11  t . . .
            10  K . . t
             9  . . . .
                a b c d
            ",
            "
            11  t . . .
            10  K t . .
             9  . . . .
                a b c d
            ",
        ),
        (
            "d11-a11",
            "
            11  . . . t
            10  K T . .
             9  t . . .
                a b c d
            ",
            "
            11  t . . .
            10  K T . .
             9  t . . .
                a b c d
            ",
        ),
    ] {
        assert_eq!(black_moves(mv, before, after), None);
    }
}

#[test]
fn k2_one_step_from_the_edge_it_takes_four() {
    let ending = black_moves(
        "e11-b11",
        "
        11  . . . . t
        10  . K t . .
         9  . t . . .
            a b c d e
        ",
        "
        11  . t . . .
        10  . K t . .
         9  . t . . .
            a b c d e
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn k3_the_king_is_not_taken_beside_the_castle() {
    let ending = black_moves(
        "l12-j12",
        "
        12  . . . . t
        11  . t K t .
        10  . . + . .
            h i j k l
        ",
        "
        12  . . t . .
        11  . t K t .
        10  . . + . .
            h i j k l
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn k3_the_king_is_not_taken_beside_a_citadel() {
    let ending = black_moves(
        "e1-d1",
        "
         3  . . . . .
         2  x x t . .
         1  x x K . t
            a b c d e
        ",
        "
         3  . . . . .
         2  x x t . .
         1  x x K t .
            a b c d e
        ",
    );
    assert_eq!(ending, None);
    let ending = black_moves(
        "e2-d2",
        "
         3  . . t . .
         2  x x K . t
         1  x x t . .
            a b c d e
        ",
        "
         3  . . t . .
         2  x x K t .
         1  x x t . .
            a b c d e
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn k3_the_king_is_not_taken_in_a_citadel() {
    let ending = black_moves(
        "e1-c1",
        "
         3  . t . . .
         2  x x t . .
         1  x K . . t
            a b c d e
        ",
        "
         3  . t . . .
         2  x x t . .
         1  x K t . .
            a b c d e
        ",
    );
    assert_eq!(ending, None);
    let ending = black_moves(
        "e2-c2",
        "
         3  . t . . .
         2  x K . . t
         1  x x . . .
            a b c d e
        ",
        "
         3  . t . . .
         2  x K t . .
         1  x x . . .
            a b c d e
        ",
    );
    assert_eq!(ending, None);
}

fn may_stand(square: Square) -> bool {
    !square.is_castle_or_citadel()
}

/// The intersections beside the King on which black ships may stand.
fn ring(king: Square) -> Vec<Square> {
    king.neighbours().filter(|&it| may_stand(it)).collect()
}

/// Puts black ships beside the King, the last of them by a move, and tells how that ended.
fn surround(king: Square, ships: &[Square]) -> Option<Ending> {
    let (&last, others) = ships.split_last().expect("a place beside the King");
    let from = last
        .neighbours()
        .filter(|&it| may_stand(it))
        .find(|&from| from != king && !king.neighbours().any(|beside| beside == from))
        .expect("a place to come from");
    let mut ships: Vec<(Square, Ship)> = others.iter().map(|&on| (on, Ship::Black)).collect();
    ships.extend([(from, Ship::Black), (king, Ship::King)]);
    let board = board_of(&ships).expect("a valid board");
    let position = Position::new(board, Side::Black);
    let played = position.play(Move { from, to: last });
    played.expect("a legal move").ending
}

#[test]
fn k1_to_k3_the_king_beside_any_number_of_black_ships_at_each_kind_of_place() {
    for (king, needed) in [
        ("j10", Some(4)),
        ("e5", Some(4)),
        ("b10", Some(4)),
        ("c3", Some(4)),
        ("j12", Some(4)),
        ("d2", Some(4)),
        ("a10", Some(3)),
        ("j1", Some(3)),
        ("d1", Some(3)),
        ("a4", Some(3)),
        ("j11", None),
        ("i10", None),
        ("a3", None),
        ("b3", None),
        ("c1", None),
        ("c2", None),
        ("b1", None),
        ("b2", None),
    ] {
        for king in Symmetry::all().map(|symmetry| symmetry.square(square(king))) {
            assert_taken_only_by(king, needed);
        }
    }
}

/// Every choice of black ships beside the King, each of which may be the one that comes last.
fn assert_taken_only_by(king: Square, needed: Option<usize>) {
    let ring = ring(king);
    for ships in 1_u32..1 << ring.len() {
        let mut beside: Vec<Square> = (0..ring.len())
            .filter(|place| ships >> place & 1 == 1)
            .map(|place| ring[place])
            .collect();
        let is_captured = Some(beside.len()) == needed;
        let expected = is_captured.then_some(Ending::KingCaptured);
        for _ in 0..beside.len() {
            beside.rotate_left(1);
            assert_eq!(surround(king, &beside), expected, "{king}: {beside:?}");
        }
    }
}

#[test]
fn k3_names_every_intersection_on_which_the_king_is_safe() {
    let mut safe: Vec<Square> = squares("j11 b2 a3 b3 c1 c2")
        .into_iter()
        .flat_map(|square| Symmetry::all().map(move |symmetry| symmetry.square(square)))
        .collect();
    safe.sort();
    safe.dedup();
    assert_eq!(safe.len(), 4 + 4 + 4 * 4);
    let in_a_corner = squares("a1 b1 a2 r1 s1 s2 a18 a19 b19 r19 s19 s18");
    for king in Square::all().filter(|king| !in_a_corner.contains(king)) {
        let expected = (!safe.contains(&king)).then_some(Ending::KingCaptured);
        assert_eq!(surround(king, &ring(king)), expected, "the King at {king}");
    }
    // On b1 and a2 only one ordinary intersection is adjacent, c1 or a3.
    for king in squares("b1 a2 r1 s2 a18 b19 s18 r19") {
        assert_eq!(surround(king, &ring(king)), None, "the King at {king}");
    }
}

#[test]
fn k4_the_king_moves_between_black_ships_in_safety() {
    let ending = white_moves(
        "d10-a10",
        "
        11  t . . .
        10  . . . K
         9  t . . .
            a b c d
        ",
        "
        11  t . . .
        10  K . . .
         9  t . . .
            a b c d
        ",
    );
    assert_eq!(ending, None);
    let ending = white_moves(
        "e8-e5",
        "
         8  . K .
         7  . . .
         6  . . .
         5  t . t
         4  . t .
            d e f
        ",
        "
         8  . . .
         7  . . .
         6  . . .
         5  t K t
         4  . t .
            d e f
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn k4_whites_own_move_beside_the_king_does_not_capture_him() {
    let ending = white_moves(
        "e6-g6",
        "
         6  . T . .
         5  t K t .
         4  . t . .
            d e f g
        ",
        "
         6  . . . T
         5  t K t .
         4  . t . .
            d e f g
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn k4_only_blacks_move_captures_even_where_the_king_is_surrounded() {
    // The rules go on after the capture as if nothing had happened: it is a fact about Black's move alone.
    let before = board(
        "
        11  t . . .
        10  K . . t
         9  t . . T
            a b c d
        ",
    );
    let played = play(&Position::new(before, Side::Black), mv("d10-b10"));
    assert_eq!(played.ending, Some(Ending::KingCaptured));
    let next = played.position.play(mv("d9-d8")).unwrap();
    assert_eq!(next.ending, None);
}

#[test]
fn k4_another_black_ships_move_does_not_capture_the_king() {
    let ending = black_moves(
        "g4-g6",
        "
         6  . . . .
         5  t K t .
         4  . t . t
            d e f g
        ",
        "
         6  . . . t
         5  t K t .
         4  . t . .
            d e f g
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn k4_the_ship_that_takes_the_king_captures_others_by_the_same_move() {
    let ending = black_moves(
        "f9-f6",
        "
         9  . . . . t .
         8  . . . . . .
         7  . . . . . .
         6  . . t T . .
         5  . . . t K t
         4  . . . . t .
            b c d e f g
        ",
        "
         9  . . . . . .
         8  . . . . . .
         7  . . . . . .
         6  . . t . t .
         5  . . . t K t
         4  . . . . t .
            b c d e f g
        ",
    );
    assert_eq!(ending, Some(Ending::KingCaptured));
}

#[test]
fn e1_black_wins_when_the_king_is_captured() {
    let before = board(
        "
        11  t . . .
        10  K . . t
         9  t . . .
            a b c d
        ",
    );
    let played = play(&Position::new(before, Side::Black), mv("d10-b10"));
    let ending = played.ending.unwrap();
    assert_eq!(ending.winner(), Some(Side::Black));
    assert_eq!(ending.to_string(), "Black wins: the King was captured");
    // He still stands where he was taken.
    assert_eq!(played.position.board().king(), square("a10"));
    // White cannot move him out.
    let refused = played.position.check(mv("a10-b10"));
    assert_eq!(refused, Err(IllegalMove::Occupied(square("b10"))));
}
