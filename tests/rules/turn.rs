//! Rules T1 to T4, and E6's notion of equal positions.

use std::collections::HashSet;

use alea::rules::{IllegalMove, Ply, Position, Setup, Side, perft};

use crate::picture::board;
use crate::positions;
use crate::scene::{mv, refusal};

/// White has no move: the King is held by two black ships and the edge, the ship beside him by three.
const WHITE_IS_STUCK: &str = "
    12  . . . .
    11  t t . .
    10  K T t .
     9  t t . .
        a b c d
";

/// Black's two ships are held by the Citadel, the edge and white ships.
const BLACK_IS_STUCK: &str = "
     4  T T . .
     3  t t T .
     2  x x . .
     1  x x . .
        a b c d
";

#[test]
fn t1_black_moves_first_and_then_the_players_take_turns() {
    let start = Position::default();
    assert_eq!(start.to_move(), Side::Black);
    let played = start.play(mv("c1-c4")).unwrap();
    assert_eq!(played.position.to_move(), Side::White);
    let played = played.position.play(mv("i5-i4")).unwrap();
    assert_eq!(played.position.to_move(), Side::Black);
}

#[test]
fn t1_the_opponents_ships_are_not_ones_own_to_move() {
    let ships = "
         6  . . . .
         5  . T . t
         4  . K . .
            d e f g
    ";
    let refused = refusal(Side::Black, "e5-e6", ships).unwrap();
    assert_eq!(
        refused.to_string(),
        "the ship at e5 is White's, and it is Black's turn"
    );
    assert_eq!(
        format!("{refused:#}"),
        "the ship at E5 is White's, and it is Black's turn"
    );
    assert!(refusal(Side::Black, "e4-d4", ships).is_some());
    let refused = refusal(Side::White, "g5-g6", ships).unwrap();
    assert_eq!(
        refused.to_string(),
        "the ship at g5 is Black's, and it is White's turn"
    );
    let position = Position::new(board(ships), Side::Black);
    assert_eq!(position.moves_from(mv("e5-e6").from).count(), 0);
    assert_eq!(position.moves_from(mv("g5-g6").from).count(), 31);
}

#[test]
fn t2_a_turn_moves_one_ship_that_stands_there() {
    let refused = Position::default().check(mv("d4-d5")).unwrap_err();
    assert_eq!(refused, IllegalMove::NoShip(mv("d4-d5").from));
    assert_eq!(refused.to_string(), "there is no ship at d4");
    assert_eq!(format!("{refused:#}"), "there is no ship at D4");
}

#[test]
fn t2_there_is_no_choosing_to_pass() {
    for setup in [Setup::Murray, Setup::Walker] {
        for side in Side::BOTH {
            let position = Position::new(setup.board(), side);
            assert!(!position.must_pass());
            assert_eq!(position.pass(), Err(IllegalMove::Pass(side)));
        }
    }
    let words = "Black has a ship that can move, and so may not pass";
    assert_eq!(IllegalMove::Pass(Side::Black).to_string(), words);
    assert_eq!(format!("{:#}", IllegalMove::Pass(Side::Black)), words);
}

#[test]
fn t3_a_player_who_cannot_move_loses_the_turn() {
    for (side, picture) in [(Side::White, WHITE_IS_STUCK), (Side::Black, BLACK_IS_STUCK)] {
        let position = Position::new(board(picture), side);
        assert!(position.must_pass());
        assert_eq!(position.count_moves(), 0);
        assert_eq!(position.moves().count(), 0);
        let passed = position.pass().unwrap();
        assert_eq!(passed, Position::new(board(picture), !side));
        assert!(!passed.must_pass());
    }
}

#[test]
fn t3_black_without_ships_passes_every_turn_and_has_not_lost() {
    let mut position = Position::new(
        board(
            "
             6  . . .
             5  . K .
             4  . . .
                d e f
            ",
        ),
        Side::Black,
    );
    for mv in ["e5-e6", "e6-f6", "f6-f5"].map(mv) {
        assert!(position.must_pass());
        let played = position.pass().unwrap().play(mv).unwrap();
        assert_eq!(played.ending, None);
        position = played.position;
    }
}

#[test]
fn t3a_a_lost_turn_is_a_ply_of_its_own() {
    assert_ne!(Ply::Pass, Ply::Move(mv("c1-c4")));
    // After the pass, Black has as many sequences as if White had not been asked.
    let white = Position::new(board(WHITE_IS_STUCK), Side::White);
    let black = Position::new(board(WHITE_IS_STUCK), Side::Black);
    assert_eq!(perft(&white, 1), 1);
    for depth in 1..=2 {
        assert_eq!(perft(&white, depth + 1), perft(&black, depth));
    }
}

#[test]
fn t4_one_of_the_players_always_has_a_move() {
    let mut rng = fastrand::Rng::with_seed(4);
    for _ in 0..2_000 {
        let board = *positions::scattered(&mut rng).board();
        let stuck = Side::BOTH.map(|side| Position::new(board, side).must_pass());
        assert_ne!(stuck, [true, true], "{board}");
    }
}

#[test]
fn e6_positions_are_equal_when_ships_and_side_to_move_are() {
    // Both fleets move out and back.
    let start = Position::default();
    let mut position = start;
    let mut keys = HashSet::from([start.key()]);
    for mv in ["c1-c4", "i5-i4", "c4-c1"].map(mv) {
        position = position.play(mv).unwrap().position;
        assert_ne!(position, start);
        assert!(keys.insert(position.key()));
    }
    position = position.play(mv("i4-i5")).unwrap().position;
    assert_eq!(position, start);
    assert_eq!(position.key(), start.key());
}

#[test]
fn e6_the_order_of_the_moves_does_not_matter() {
    let after = |moves: [&str; 3]| {
        moves.iter().fold(Position::default(), |position, text| {
            position.play(mv(text)).unwrap().position
        })
    };
    let one = after(["c1-c4", "i5-i4", "q1-q4"]);
    let other = after(["q1-q4", "i5-i4", "c1-c4"]);
    assert_eq!(one, other);
    assert_eq!(one.key(), other.key());
}

#[test]
fn e6_the_side_to_move_and_the_kind_of_ship_matter() {
    let start = Setup::Murray.board();
    let (black, white) = (
        Position::new(start, Side::Black),
        Position::new(start, Side::White),
    );
    assert_ne!(black, white);
    assert_ne!(black.key(), white.key());
    // The same intersections are White's; only the King has changed places with a ship.
    let one = Position::new(board("3 K T\n e f"), Side::White);
    let other = Position::new(board("3 T K\n e f"), Side::White);
    assert_ne!(one, other);
    assert_ne!(one.key(), other.key());
}
