//! Rules B1 to B5, the set-ups, and the boards that no game can come to.

use alea::rules::{
    Board, CASTLE, CORNERS, InvalidBoard, ParseSquareError, Position, SIZE, Setup, Ship, Side,
    Square,
};

use crate::picture::board_of;
use crate::scene::{square, squares};
use crate::symmetry::Symmetry;

#[test]
fn b1_the_board_has_19_columns_with_i_and_19_rows() {
    assert_eq!(SIZE, 19);
    assert_eq!(Square::all().len(), 19 * 19);
    let first_row: String = Square::all()
        .take(19)
        .map(|square| square.to_string())
        .collect();
    assert_eq!(first_row, "a1b1c1d1e1f1g1h1i1j1k1l1m1n1o1p1q1r1s1");
    for column in 0..=u8::MAX {
        assert_eq!(Square::new(column, 0).is_some(), column < 19);
        assert_eq!(Square::new(0, column).is_some(), column < 19);
    }
    for wrong in [
        "", "a", "1", "a0", "a01", "a20", "t1", "a1 ", " a1", "a-1", "a+1", "aa1", "é1",
    ] {
        assert_eq!(wrong.parse::<Square>(), Err(ParseSquareError), "{wrong}");
    }
}

#[test]
fn b1_every_intersection_is_read_as_it_is_written() {
    for square in Square::all() {
        assert_eq!(square.to_string().parse(), Ok(square));
        assert_eq!(format!("{square:#}").parse(), Ok(square));
    }
}

#[test]
fn b1a_columns_run_from_the_left_and_rows_from_the_bottom() {
    assert_eq!(Square::new(0, 0), Some(square("a1")));
    assert_eq!(Square::new(18, 0), Some(square("s1")));
    assert_eq!(Square::new(0, 18), Some(square("a19")));
    let only_king = board_of(&[(square("b3"), Ship::King)]).unwrap();
    let picture = only_king.to_string();
    let lines: Vec<&str> = picture.lines().collect();
    assert_eq!(lines.len(), 20);
    assert_eq!(lines[0], "19 x x . . . . . . . . . . . . . . . x x");
    assert_eq!(lines[16], " 3 . K . . . . . . . . . . . . . . . . .");
    assert_eq!(lines[19], "   a b c d e f g h i j k l m n o p q r s");
}

#[test]
fn b1a_people_see_capitals_and_records_have_lower_case() {
    assert_eq!(CASTLE.to_string(), "j10");
    assert_eq!(format!("{CASTLE:#}"), "J10");
}

#[test]
fn b2_the_castle_is_j10() {
    assert_eq!(CASTLE, square("j10"));
    assert!(
        Square::all()
            .filter(|square| square.is_castle())
            .eq([CASTLE])
    );
}

#[test]
fn b3_the_citadels_are_the_sixteen_intersections_in_the_corners() {
    let citadels = squares("a1 b1 r1 s1 a2 b2 r2 s2 a18 b18 r18 s18 a19 b19 r19 s19");
    assert_eq!(citadels.len(), 16);
    assert!(
        Square::all()
            .filter(|square| square.is_citadel())
            .eq(citadels)
    );
}

#[test]
fn b4_the_corners_are_one_intersection_of_each_citadel() {
    let corners = squares("a1 s1 a19 s19");
    assert_eq!(CORNERS.to_vec(), corners);
    assert!(corners.iter().all(|corner| corner.is_citadel()));
    assert!(
        Square::all()
            .filter(|square| square.is_corner())
            .eq(corners)
    );
}

#[test]
fn b5_the_edge_is_columns_a_and_s_and_rows_1_and_19() {
    for square in Square::all() {
        let name = square.to_string();
        let (column, row) = name.split_at(1);
        let is_edge = ["a", "s"].contains(&column) || ["1", "19"].contains(&row);
        assert_eq!(square.is_edge(), is_edge, "{square}");
        assert_eq!(square.neighbours().count() < 4, is_edge, "{square}");
    }
    assert_eq!(Square::all().filter(|square| square.is_edge()).count(), 72);
}

#[test]
fn murrays_set_up_is_the_one_in_the_rules() {
    let lower_black = "c1 f1 n1 q1 a3 f3 n3 s3 h4 j4 l4 g5 m5 a6 c6 f6 n6 q6 s6 e7 o7 d8 p8";
    let lower_white = "i5 k5 j7 i8 k8 e9 h9 j9 l9 o9";
    let start = Setup::Murray.board();
    for (side, lower, middle) in [
        (Side::Black, lower_black, "d10 p10"),
        (Side::White, lower_white, "g10 i10 j10 k10 m10"),
    ] {
        let mut ships = squares(lower);
        ships.extend(
            squares(lower)
                .iter()
                .map(|square| Square::new(square.column(), SIZE - 1 - square.row()).unwrap()),
        );
        ships.extend(squares(middle));
        ships.sort();
        assert_eq!(start.ships(side).collect::<Vec<_>>(), ships);
    }
    assert_eq!(Setup::default(), Setup::Murray);
}

#[test]
fn walkers_set_up_gives_sixteen_of_the_same_intersections_to_the_other_side() {
    let (murray, walker) = (Setup::Murray.board(), Setup::Walker.board());
    let mut exchanged = 0;
    for square in Square::all() {
        match (murray.ship_on(square), walker.ship_on(square)) {
            (here, there) if here == there => {}
            (Some(Ship::Black), Some(Ship::White)) | (Some(Ship::White), Some(Ship::Black)) => {
                exchanged += 1;
            }
            (here, there) => panic!("{here:?} and {there:?} at {square}"),
        }
    }
    assert_eq!(exchanged, 16);
}

#[test]
fn both_set_ups_have_all_ships_and_every_symmetry() {
    for setup in [Setup::Murray, Setup::Walker] {
        let board = setup.board();
        assert_eq!(board.count(Side::Black), 48);
        assert_eq!(board.count(Side::White), 24);
        assert_eq!(board.king(), CASTLE);
        for symmetry in Symmetry::all() {
            assert_eq!(symmetry.board(&board), Ok(board));
        }
    }
}

/// The reason, as said to people, why ships cannot stand so.
fn refused(ships: &str) -> String {
    let ships: Vec<(Square, Ship)> = ships
        .split_whitespace()
        .map(|ship| {
            let (letter, name) = ship.split_at(1);
            let letter = letter.chars().next().expect("a letter");
            (square(name), Ship::from_letter(letter).expect("a ship"))
        })
        .collect();
    let refusal = board_of(&ships).expect_err("an invalid board");
    refusal.to_string()
}

#[test]
fn a_board_has_exactly_one_king() {
    assert_eq!(refused("tc1"), "there is no King");
    assert_eq!(refused("Kd4 Ke5"), "there is a second King at e5");
}

#[test]
fn basic_ships_stand_neither_on_the_castle_nor_in_a_citadel() {
    assert_eq!(
        refused("Kd4 tj10"),
        "a basic ship stands on the Castle, j10"
    );
    assert_eq!(
        refused("Kd4 Ts18"),
        "a basic ship stands in a Citadel, at s18"
    );
    for square in Square::all().filter(|square| square.is_castle_or_citadel()) {
        for ship in [Ship::Black, Ship::White] {
            let refusal = Board::new(|on| {
                let king = (on == self::square("e5")).then_some(Ship::King);
                (on == square).then_some(ship).or(king)
            });
            let expected = if square == CASTLE {
                InvalidBoard::ShipOnCastle(square)
            } else {
                InvalidBoard::ShipInCitadel(square)
            };
            assert_eq!(refusal, Err(expected));
        }
    }
}

#[test]
fn a_board_on_which_the_king_is_taken_or_home_is_refused() {
    assert_eq!(
        refused("Kd4 td3 td5 tc4 te4"),
        "the King at d4 is captured: Black has won already"
    );
    assert_eq!(
        refused("Ka4 ta3 ta5 tb4"),
        "the King at a4 is captured: Black has won already"
    );
    for corner in CORNERS {
        assert_eq!(
            refused(&format!("K{corner}")),
            format!("the King is on the corner {corner}: White has won already")
        );
    }
}

#[test]
fn no_side_has_more_ships_than_it_starts_with() {
    for (ship, most) in [(Ship::Black, 48), (Ship::White, 24)] {
        let with = |count: usize| {
            let free = Square::all().filter(|square| !square.is_castle_or_citadel());
            let mut ships: Vec<(Square, Ship)> = free.take(count).map(|on| (on, ship)).collect();
            ships.push((CASTLE, Ship::King));
            board_of(&ships)
        };
        assert!(with(most).is_ok());
        let refusal = with(most + 1).unwrap_err();
        assert_eq!(
            refusal.to_string(),
            format!(
                "{} has {} ships, but there are only {most} of them",
                ship.side(),
                most + 1
            )
        );
    }
}

#[test]
fn a_position_is_small_and_copied() {
    fn is_copy<T: Copy>() {}
    is_copy::<Position>();
    assert!(size_of::<Position>() <= 512);
}
