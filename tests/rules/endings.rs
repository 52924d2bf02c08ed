//! Rules E2 to E5. Every move is also played under the other seven symmetries.

use alea::rules::{Board, CORNERS, Ending, Position, Side, blocked_corners};

use crate::picture::board;
use crate::scene::{black_moves, mv, play, square, white_moves};
use crate::symmetry::Symmetry;

/// Black's four ships around each Citadel.
const FENCES: &str = "
    19  x x t . . t x x
    18  x x t . . t x x
    17  t t . . . . t t
         a b c d p q r s
     3  t t . . . . t t
     2  x x t . . t x x
     1  x x t . . t x x
        a b c d p q r s
";

/// The same, but the ship on c2 is missing.
const FENCES_WITH_A_GAP: &str = "
    19  x x t . . t x x
    18  x x t . . t x x
    17  t t . . . . t t
        a b c d p q r s
     3  t t . . . . t t
     2  x x . . . t x x
     1  x x t . . t x x
        a b c d p q r s
";

/// Walls from edge to edge, each ship diagonally beside the next: the King steps only along rows and columns.
const DIAGONAL_WALLS: &str = "
    19  x x . . t . . t . . x x
    18  x x . t . . . . t . x x
    17  . . t . . . . . . t . .
    16  . t . . . . . . . . t .
    15  t . . . . . . . . . . t
        a b c d e f n o p q r s
     7  . . . . . . . . . . . t
     6  . . . . . . . . . . t .
     5  t . . . . . . . . t . .
     4  . t . . . . . . t . . .
     3  . . t . . . . t . . . .
     2  x x . t . . t . . . x x
     1  x x . . t t . . . . x x
        a b c d e m n o p q r s
";

/// The King's way to the edge, far from all corners.
const KING_NEAR_THE_EDGE: &str = "
    11  . . . .
    10  . . . K
     9  . . . .
        a b c d
";

const KING_AT_THE_EDGE: &str = "
    11  . . . .
    10  K . . .
     9  . . . .
        a b c d
";

/// How it ends when the King moves to a10, in a position with other ships and no other King.
fn king_to_the_edge(others: &str) -> Option<Ending> {
    let before = [others, KING_NEAR_THE_EDGE].concat();
    white_moves("d10-a10", &before, KING_AT_THE_EDGE)
}

fn at_a10() -> Ending {
    Ending::KingReachedEdge(square("a10"))
}

#[test]
fn e2_white_wins_when_the_king_moves_to_a_corner() {
    let ending = white_moves(
        "d1-a1",
        "
         2  x x . .
         1  x x . K
            a b c d
        ",
        "
         2  x x . .
         1  K x . .
            a b c d
        ",
    );
    let ending = ending.unwrap();
    assert_eq!(ending, Ending::KingReachedCorner(square("a1")));
    assert_eq!(ending.winner(), Some(Side::White));
    assert_eq!(
        ending.to_string(),
        "White wins: the King reached the corner a1"
    );
    assert_eq!(
        format!("{ending:#}"),
        "White wins: the King reached the corner A1"
    );
}

#[test]
fn e2_each_of_the_four_corners_wins() {
    for symmetry in Symmetry::all() {
        let before = symmetry.board(&board("2 x x .\n 1 x K .\n a b c")).unwrap();
        let mv = symmetry.mv(mv("b1-a1"));
        let played = Position::new(before, Side::White).play(mv).unwrap();
        assert!(CORNERS.contains(&mv.to));
        assert_eq!(played.ending, Some(Ending::KingReachedCorner(mv.to)));
    }
}

#[test]
fn e2_the_other_three_intersections_of_a_citadel_win_nothing() {
    let before = "
         3  . . .
         2  x x K
         1  x x .
            a b c
    ";
    let ending = white_moves(
        "c2-b2",
        before,
        "
         3  . . .
         2  x K .
         1  x x .
            a b c
        ",
    );
    assert_eq!(ending, None);
    let ending = white_moves(
        "c2-a2",
        before,
        "
         3  . . .
         2  K x .
         1  x x .
            a b c
        ",
    );
    assert_eq!(ending, None);
    let ending = white_moves(
        "c1-b1",
        "
         2  x x .
         1  x x K
            a b c
        ",
        "
         2  x x .
         1  x K .
            a b c
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn e2_the_edge_alone_wins_nothing() {
    assert_eq!(king_to_the_edge(""), None);
}

#[test]
fn e3_white_wins_at_the_edge_when_all_corners_are_blocked() {
    let ending = king_to_the_edge(FENCES).unwrap();
    assert_eq!(ending, at_a10());
    assert_eq!(ending.winner(), Some(Side::White));
    assert_eq!(
        ending.to_string(),
        "White wins: the King reached the edge at a10, all corners being blocked"
    );
    assert_eq!(
        format!("{ending:#}"),
        "White wins: the King reached the edge at A10, all corners being blocked"
    );
}

#[test]
fn e3_every_open_intersection_of_the_edge_wins() {
    let reached = [
        ("d10-d1", "d1"),
        ("d10-d19", "d19"),
        ("d10-s10", "s10"),
        ("d10-a10", "a10"),
    ];
    let before = board(&[FENCES, KING_NEAR_THE_EDGE].concat());
    for (text, edge) in reached {
        let played = play(&Position::new(before, Side::White), mv(text));
        let expected = Ending::KingReachedEdge(square(edge));
        assert_eq!(played.ending, Some(expected), "{text}");
    }
    let played = play(&Position::new(before, Side::White), mv("d10-b10"));
    assert_eq!(played.ending, None);
}

#[test]
fn e3_no_corner_may_be_open() {
    assert_eq!(king_to_the_edge(FENCES_WITH_A_GAP), None);
    // Each ship of each fence is needed.
    let all = board(&[FENCES, KING_NEAR_THE_EDGE].concat());
    for missing in all.ships(Side::Black) {
        let board = Board::new(|on| all.ship_on(on).filter(|_| on != missing));
        let played = play(&Position::new(board.unwrap(), Side::White), mv("d10-a10"));
        assert_eq!(played.ending, None, "without the ship on {missing}");
    }
}

#[test]
fn e3_a_wall_that_has_been_opened_again_no_longer_counts() {
    let before = board(&[FENCES, KING_NEAR_THE_EDGE].concat());
    let mut black = Position::new(before, Side::Black);
    for (text, ending) in [("c2-d2", None), ("d2-c2", Some(at_a10()))] {
        let white = black.play(mv(text)).unwrap().position;
        assert_eq!(play(&white, mv("d10-a10")).ending, ending, "after {text}");
        black = Position::new(*white.board(), Side::Black);
    }
}

#[test]
fn e3_the_king_at_the_edge_of_an_open_board_has_won_nothing() {
    let ending = white_moves(
        "a10-a12",
        "
        12  . .
        11  . .
        10  K .
            a b
        ",
        "
        12  K .
        11  . .
        10  . .
            a b
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn e4_each_corner_is_judged_alone() {
    let one = board(
        "
         3  t t .
         2  x x t
         1  x x t
            a b c
        ",
    );
    for symmetry in Symmetry::all() {
        let turned = symmetry.board(&one).unwrap();
        let fenced = symmetry.square(square("a1"));
        let expected = CORNERS.map(|corner| corner == fenced);
        assert_eq!(blocked_corners(&turned), expected);
    }
    let three = board(&[FENCES_WITH_A_GAP, KING_NEAR_THE_EDGE].concat());
    let open = square("a1");
    assert_eq!(
        blocked_corners(&three),
        CORNERS.map(|corner| corner != open)
    );
}

#[test]
fn e4_a_longer_wall_blocks_where_ships_touch_by_their_points() {
    assert_eq!(king_to_the_edge(DIAGONAL_WALLS), Some(at_a10()));
}

#[test]
fn e4_every_ship_of_a_longer_wall_is_needed() {
    let all = board(&[DIAGONAL_WALLS, KING_NEAR_THE_EDGE].concat());
    for missing in all.ships(Side::Black) {
        let board = Board::new(|on| all.ship_on(on).filter(|_| on != missing));
        let played = play(&Position::new(board.unwrap(), Side::White), mv("d10-a10"));
        assert_eq!(played.ending, None, "without the ship on {missing}");
    }
}

#[test]
fn e4_white_ships_are_no_part_of_a_wall() {
    let ending = king_to_the_edge(
        "
        19  x x t . . t x x
        18  x x t . . t x x
        17  t t . . . . t t
            a b c d p q r s
         3  t t . . . . t t
         2  x x T . . t x x
         1  x x t . . t x x
            a b c d p q r s
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn e4_white_ships_in_the_kings_way_do_not_block_it() {
    // On every chain to a1 there is a white ship, and none of Black's.
    let white_in_the_way = "
         4  T . . . .
         3  . T . . .
         2  x x T . .
         1  x x . T .
            a b c d e
    ";
    let board = board(&[white_in_the_way, KING_NEAR_THE_EDGE].concat());
    assert_eq!(blocked_corners(&board), [false; 4]);
}

#[test]
fn e4_castle_and_citadels_do_not_block_the_king() {
    // The only chain from the King leads over the Castle.
    let over_the_castle = board(
        "
        12  . . t . .
        11  . t K t .
        10  . . + . .
            h i j k l
        ",
    );
    assert_eq!(blocked_corners(&over_the_castle), [false; 4]);
    // To a1 the only chain leads over b1.
    let over_the_citadel = board(
        "
         3  t t . .
         2  x x t .
         1  x x . K
            a b c d
        ",
    );
    assert_eq!(blocked_corners(&over_the_citadel), [false; 4]);
}

#[test]
fn e4_the_king_walled_in_with_a_piece_of_the_edge_wins_there() {
    let ending = white_moves(
        "b10-a10",
        "
        11  t t . .
        10  . K t .
         9  t t . .
            a b c d
        ",
        "
        11  t t . .
        10  K . t .
         9  t t . .
            a b c d
        ",
    );
    assert_eq!(ending, Some(at_a10()));
    // The wall may stand anywhere, and need not touch the King.
    let ending = white_moves(
        "j3-j1",
        "
         5  . . . . t . . . .
         4  . . . t . t . . .
         3  . . t . K . t . .
         2  . t . T . . . t .
         1  t . . . . . . . t
            f g h i j k l m n
        ",
        "
         5  . . . . t . . . .
         4  . . . t . t . . .
         3  . . t . . . t . .
         2  . t . T . . . t .
         1  t . . . K . . . t
            f g h i j k l m n
        ",
    );
    assert_eq!(ending, Some(Ending::KingReachedEdge(square("j1"))));
}

#[test]
fn e4_walled_in_away_from_the_edge_the_king_gains_nothing() {
    let walled_in = "
        12  . t t . .
        11  t . K t .
        10  . t t . .
            b c d e f
    ";
    assert_eq!(blocked_corners(&board(walled_in)), [true; 4]);
    let ending = white_moves(
        "d11-c11",
        walled_in,
        "
        12  . t t . .
        11  t K . t .
        10  . t t . .
            b c d e f
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn e4_the_kings_own_move_does_not_change_what_is_blocked() {
    for walls in [FENCES, FENCES_WITH_A_GAP, DIAGONAL_WALLS] {
        let before = board(&[walls, KING_NEAR_THE_EDGE].concat());
        let position = Position::new(before, Side::White);
        for mv in position.moves_from(before.king()) {
            let after = position.play(mv).unwrap().position;
            assert_eq!(blocked_corners(after.board()), blocked_corners(&before));
        }
    }
}

#[test]
fn e5_a_move_along_the_edge_counts() {
    let ending = white_moves(
        "a10-a12",
        &[
            FENCES,
            "
            12  . .
            11  . .
            10  K .
                a b
            ",
        ]
        .concat(),
        "
        12  K .
        11  . .
        10  . .
            a b
        ",
    );
    assert_eq!(ending, Some(Ending::KingReachedEdge(square("a12"))));
}

#[test]
fn e5_blacks_blocking_move_does_not_end_the_game() {
    let before = [
        "
        19  x x t . . t x x
        18  x x t . . t x x
        17  t t . . . . t t
            a b c d p q r s
         3  t t . . . . t t
         2  x x . t . t x x
         1  x x t . . t x x
            a b c d p q r s
        ",
        KING_AT_THE_EDGE,
    ]
    .concat();
    let ending = black_moves("d2-c2", &before, &[FENCES, KING_AT_THE_EDGE].concat());
    assert_eq!(ending, None);
}

#[test]
fn e5_a_move_of_another_white_ship_does_not_end_the_game() {
    let ending = white_moves(
        "d12-a12",
        &[
            FENCES,
            "
            12  . . . T
            11  . . . .
            10  K . . .
                a b c d
            ",
        ]
        .concat(),
        "
        12  T . . .
        11  . . . .
        10  K . . .
            a b c d
        ",
    );
    assert_eq!(ending, None);
}

#[test]
fn e5_a_move_off_the_edge_does_not_end_the_game() {
    let ending = white_moves(
        "a10-d10",
        &[FENCES, KING_AT_THE_EDGE].concat(),
        KING_NEAR_THE_EDGE,
    );
    assert_eq!(ending, None);
}

#[test]
fn endings_are_told_in_words() {
    for (ending, words, winner) in [
        (
            Ending::Resigned(Side::White),
            "Black wins: White resigned",
            Some(Side::Black),
        ),
        (
            Ending::Resigned(Side::Black),
            "White wins: Black resigned",
            Some(Side::White),
        ),
        (
            Ending::OutOfTime(Side::White),
            "Black wins: White ran out of time",
            Some(Side::Black),
        ),
        (
            Ending::OutOfTime(Side::Black),
            "White wins: Black ran out of time",
            Some(Side::White),
        ),
        (Ending::Agreed, "drawn by agreement", None),
    ] {
        assert_eq!(ending.to_string(), words);
        assert_eq!(ending.winner(), winner);
    }
}
