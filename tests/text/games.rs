//! Games under way.

use std::collections::HashSet;

use alea::game::{Declaration, Game, PlayError};
use alea::record::Record;
use alea::rules::{Ending, IllegalMove, Move, Ply, Position, Side, Square};
use fastrand::Rng;
use proptest::prelude::*;

use crate::random::{cases, game, play_any, rng};
use crate::scene::{
    black_is_stuck, black_will_be_stuck, king_to_take, mv, scene, square, way_to_the_corner,
};

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(mv(text))
            .unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
}

fn after(moves: &str) -> Game {
    let mut game = Game::default();
    play(&mut game, moves);
    game
}

/// The line, and where the players stand.
fn line(game: &Game) -> String {
    let ply = |ply| match game.made(ply).map(|made| made.ply) {
        Some(Ply::Move(mv)) => format!(" {mv}"),
        Some(Ply::Pass) => " pass".to_owned(),
        None => String::new(),
    };
    let moves: String = (1..=game.last()).map(ply).collect();
    format!("{}:{moves}", game.standing())
}

/// How often the position of each ply has occurred.
fn occurrences(game: &Game) -> Vec<usize> {
    (0..=game.last()).map(|ply| game.occurrences(ply)).collect()
}

#[test]
fn moves_are_taken_back_and_played_again_one_by_one() {
    let mut game = after("c1-c4 i5-i4 c4-c5");
    let positions: Vec<Position> = (0..4).map(|ply| *game.position_at(ply).unwrap()).collect();
    for ply in (0..3).rev() {
        assert!(game.undo());
        assert_eq!((game.standing(), game.position()), (ply, &positions[ply]));
        assert_eq!(game.last(), 3);
    }
    assert!(!game.undo());
    assert_eq!(game.position(), &Position::default());
    for (ply, position) in positions.iter().enumerate().skip(1) {
        assert!(game.redo());
        assert_eq!((game.standing(), game.position()), (ply, position));
    }
    assert!(!game.redo());
    assert_eq!(line(&game), "3: c1-c4 i5-i4 c4-c5");
}

#[test]
fn in_a_new_game_there_is_nothing_to_take_back_or_to_play_again() {
    let mut game = Game::default();
    assert!(!game.undo());
    assert!(!game.redo());
    assert_eq!(
        (game.standing(), game.last(), game.occurrences(0)),
        (0, 0, 1)
    );
    assert_eq!(
        (game.made(0), game.made(1), game.position_at(1)),
        (None, None, None)
    );
    assert_eq!(game.occurrences(1), 0);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut game = after("c1-c4 i5-i4");
    assert!(game.undo());
    let before = line(&game);
    for text in ["c4-c5", "i5-a5", "d9-d8", "i5-i5"] {
        let refused = game.play(mv(text));
        assert!(
            matches!(refused, Err(PlayError::Illegal(_))),
            "{text}: {refused:?}"
        );
        assert_eq!(line(&game), before);
    }
    assert_eq!(
        game.play_ply(Ply::Pass),
        Err(IllegalMove::Pass(Side::White).into())
    );
    assert_eq!(line(&game), before);
}

#[test]
fn the_same_move_again_keeps_what_followed() {
    let mut game = after("c1-c4 i5-i4 c4-c5");
    assert!(game.undo() && game.undo() && game.undo());
    play(&mut game, "c1-c4");
    assert_eq!(line(&game), "1: c1-c4 i5-i4 c4-c5");
}

#[test]
fn another_move_leaves_the_old_ones_as_a_variation() {
    let mut game = after("c1-c4 i5-i4 c4-c5");
    game.set_comment(3, "to the front");
    assert!(game.undo() && game.undo() && game.undo());
    play(&mut game, "c1-c3");
    assert_eq!(line(&game), "1: c1-c3");
    assert!(!game.redo());
    assert!(game.undo());
    play(&mut game, "c1-c4");
    assert_eq!(line(&game), "1: c1-c4 i5-i4 c4-c5");
    assert!(game.redo() && game.redo());
    assert_eq!(game.comment(3), Some("to the front"));
    assert!(game.undo() && game.undo());
    play(&mut game, "i5-i3");
    assert_eq!(
        (line(&game), game.comment(2)),
        ("2: c1-c4 i5-i3".to_owned(), None)
    );
}

#[test]
fn comments_stay_with_their_moves() {
    let mut game = after("c1-c4 i5-i4");
    game.set_comment(0, "start");
    game.set_comment(2, "second");
    game.set_comment(3, "there is no third");
    assert_eq!(
        (game.comment(0), game.comment(1), game.comment(2)),
        (Some("start"), None, Some("second"))
    );
    assert_eq!(game.comment(3), None);
    game.set_comment(2, "");
    assert_eq!(game.comment(2), None);
}

#[test]
fn e6_the_start_counts_and_a_cycle_of_four_plies_brings_it_back() {
    let mut game = after("c1-c4 i5-i4 c4-c1 i4-i5");
    assert_eq!(occurrences(&game), [1, 1, 1, 1, 2]);
    play(&mut game, "c1-c4 i5-i4 c4-c1 i4-i5");
    assert_eq!(occurrences(&game), [1, 1, 1, 1, 2, 2, 2, 2, 3]);
    assert_eq!(game.ending(), None);
}

#[test]
fn e6_cycles_of_six_and_eight_plies_are_counted() {
    let mut game = after("c1-c4 i5-i4 c4-c5 i4-i3 c5-c1 i3-i5");
    assert_eq!(occurrences(&game), [1, 1, 1, 1, 1, 1, 2]);
    play(&mut game, "c1-c4 i5-i4 c4-c5 i4-i3 c5-c3 i3-i2 c3-c1 i2-i5");
    assert_eq!(
        occurrences(&game),
        [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 3]
    );
}

#[test]
fn e6_cycles_are_counted_in_a_game_that_was_read_too() {
    let captured = Game::new(scene(Side::Black, "c4 e6 j4", "e5 o9", "n14"));
    for (mut game, before, cycles) in [
        (
            Game::default(),
            "",
            [
                "c1-c4 i5-i4 c4-c1 i4-i5",
                "c1-c4 i5-i4 c4-c5 i4-i3 c5-c1 i3-i5",
                "c1-c4 i5-i4 c4-c5 i4-i3 c5-c3 i3-i2 c3-c1 i2-i5",
            ],
        ),
        (
            captured,
            "j4-e4",
            [
                "o9-o8 e4-j4 o8-o9 j4-e4",
                "o9-o8 e4-j4 o8-o7 j4-k4 o7-o9 k4-e4",
                "o9-o8 e4-j4 o8-o7 j4-k4 o7-o6 k4-l4 o6-o9 l4-e4",
            ],
        ),
    ] {
        play(&mut game, before);
        for cycle in cycles {
            // It is written and read at every move.
            for text in cycle.split_whitespace() {
                let record = Record {
                    game,
                    ..Record::default()
                };
                game = Record::read(&record.to_string()).unwrap().game;
                game.play(mv(text)).unwrap();
            }
            let times = game.occurrences(game.standing());
            let plies = cycle.split_whitespace().count();
            assert_eq!(times, plies / 2, "after {cycle}");
            // The other side to move is another position, and so is what comes between.
            assert!(game.occurrences(game.standing() - 1) < times, "{cycle}");
        }
    }
}

#[test]
fn e6_the_side_to_move_is_part_of_the_position() {
    // Black needs three moves to come back and White two, so that the same ships stand with the other side to move.
    let start = scene(Side::Black, "e5", "e9", "c4");
    let mut game = Game::new(start);
    play(&mut game, "e5-e6 e9-e8 e6-e7 e8-e9 e7-e5");
    assert_eq!(game.position().board(), start.board());
    assert_eq!(game.position().to_move(), Side::White);
    assert_eq!(occurrences(&game), [1, 1, 1, 1, 1, 1]);
}

#[test]
fn e6_positions_are_counted_from_a_capture_on() {
    let start = scene(Side::Black, "c4 e6 j4", "e5 o9", "n14");
    let mut game = Game::new(start);
    play(&mut game, "j4-e4");
    assert_eq!(
        game.made(1).map(|turn| turn.captures.to_vec()),
        Some(vec![square("e5")])
    );
    play(&mut game, "o9-o8 e4-j4 o8-o9 j4-e4 o9-o8 e4-j4 o8-o9");
    assert_eq!(occurrences(&game), [1, 1, 1, 1, 1, 2, 2, 2, 2]);
    assert_eq!(game.ending(), None);
}

#[test]
fn e6_looking_and_taking_back_count_nothing() {
    let mut game = after("c1-c4 i5-i4 c4-c1 i4-i5");
    for _ in 0..3 {
        assert!(game.undo() && game.undo() && game.redo() && game.redo());
    }
    assert_eq!(occurrences(&game), [1, 1, 1, 1, 2]);
    game.stand_at(2);
    play(&mut game, "c4-c5");
    assert_eq!(occurrences(&game), [1, 1, 1, 1]);
}

#[test]
fn e7_after_a_resignation_nothing_can_be_played_until_it_is_taken_back() {
    for (declaration, ending) in [
        (
            Declaration::Resign(Side::Black),
            Ending::Resigned(Side::Black),
        ),
        (
            Declaration::Resign(Side::White),
            Ending::Resigned(Side::White),
        ),
        (Declaration::Draw, Ending::Agreed),
        (
            Declaration::OutOfTime(Side::White),
            Ending::OutOfTime(Side::White),
        ),
    ] {
        let mut game = after("c1-c4 i5-i4");
        assert_eq!(game.declare(declaration), Ok(()));
        assert_eq!(game.ending(), Some(ending));
        assert_eq!(game.play(mv("c4-c5")), Err(PlayError::Over(ending)));
        assert_eq!(
            game.declare(Declaration::Draw),
            Err(PlayError::Over(ending))
        );
        assert!(!game.redo());
        assert_eq!(line(&game), "2: c1-c4 i5-i4");
        assert!(game.undo());
        assert_eq!((game.ending(), &*line(&game)), (None, "2: c1-c4 i5-i4"));
        play(&mut game, "c4-c5");
        assert_eq!(line(&game), "3: c1-c4 i5-i4 c4-c5");
    }
}

#[test]
fn e7_a_resignation_belongs_to_where_the_players_stand() {
    let mut game = after("c1-c4 i5-i4");
    assert!(game.undo());
    game.declare(Declaration::Resign(Side::White)).unwrap();
    game.stand_at(2);
    assert_eq!(game.ending(), None);
    play(&mut game, "c4-c5");
    assert_eq!(line(&game), "3: c1-c4 i5-i4 c4-c5");
}

#[test]
fn after_the_last_move_of_a_game_nothing_can_be_played_until_it_is_taken_back() {
    for (start, last, ending) in [
        (
            way_to_the_corner(),
            "a5-a1",
            Ending::KingReachedCorner(square("a1")),
        ),
        (king_to_take(), "c2-c3", Ending::KingCaptured),
    ] {
        let mut game = Game::new(start);
        play(&mut game, last);
        assert_eq!(game.ending(), Some(ending));
        assert_eq!(game.last(), 1);
        for mv in game.position().moves().take(3).collect::<Vec<Move>>() {
            assert_eq!(game.play(mv), Err(PlayError::Over(ending)));
        }
        assert_eq!(
            game.declare(Declaration::Draw),
            Err(PlayError::Over(ending))
        );
        assert!(!game.redo());
        assert!(game.undo());
        assert_eq!((game.ending(), game.position()), (None, &start));
        assert!(game.redo());
        assert_eq!(game.ending(), Some(ending));
    }
}

#[test]
fn a_game_that_is_over_says_so() {
    let mut game = Game::default();
    game.declare(Declaration::Resign(Side::White)).unwrap();
    let refused = game.play(mv("c1-c4")).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "the game is over; Black wins: White resigned"
    );
    let mut game = Game::new(way_to_the_corner());
    play(&mut game, "a5-a1");
    let refused = game.play(mv("k4-k5")).unwrap_err();
    assert_eq!(
        format!("{refused:#}"),
        "the game is over; White wins: the King reached the corner A1"
    );
}

#[test]
fn t3a_a_lost_turn_is_a_pass_that_follows_at_once() {
    let mut game = Game::new(black_will_be_stuck());
    play(&mut game, "b5-b3");
    assert_eq!(line(&game), "2: b5-b3 pass");
    assert_eq!(game.position().to_move(), Side::White);
    play(&mut game, "j10-j11");
    assert_eq!(line(&game), "4: b5-b3 pass j10-j11 pass");
}

#[test]
fn t3a_a_pass_is_taken_back_and_played_again_with_the_move_that_forced_it() {
    let mut game = Game::new(black_will_be_stuck());
    play(&mut game, "b5-b3 j10-j11");
    assert!(game.undo());
    assert_eq!(line(&game), "2: b5-b3 pass j10-j11 pass");
    assert!(game.undo());
    assert_eq!(
        (game.standing(), game.position()),
        (0, &black_will_be_stuck())
    );
    assert!(!game.undo());
    assert!(game.redo());
    assert_eq!(game.standing(), 2);
    assert!(game.redo());
    assert_eq!(game.standing(), 4);
    assert!(!game.redo());
}

#[test]
fn t3a_a_pass_at_the_start_is_the_first_ply_and_is_not_taken_back() {
    let mut game = Game::new(black_is_stuck());
    assert_eq!(line(&game), "1: pass");
    assert!(!game.undo());
    assert_eq!(game.position().to_move(), Side::White);
    play(&mut game, "b3-b4");
    assert_eq!(line(&game), "2: pass b3-b4");
    assert!(game.undo());
    assert!(!game.undo());
    assert_eq!(line(&game), "1: pass b3-b4");
}

#[test]
fn t3a_one_never_stands_where_a_pass_must_follow() {
    let mut game = Game::new(black_is_stuck());
    play(&mut game, "j10-j11 b3-b4");
    assert_eq!(line(&game), "4: pass j10-j11 pass b3-b4");
    for (ply, standing) in [
        (0, 1),
        (1, 1),
        (2, 3),
        (3, 3),
        (4, 4),
        (5, 4),
        (usize::MAX, 4),
    ] {
        game.stand_at(ply);
        assert_eq!(game.standing(), standing, "{ply}");
        assert_eq!(game.last(), 4);
    }
}

#[test]
fn one_can_stand_at_any_ply_and_go_on_from_there() {
    let mut game = after("c1-c4 i5-i4 c4-c5 i4-i3");
    game.stand_at(1);
    assert_eq!(line(&game), "1: c1-c4 i5-i4 c4-c5 i4-i3");
    game.stand_at(9);
    assert_eq!(game.standing(), 1);
    game.stand_at(4);
    assert_eq!(game.standing(), 4);
    game.stand_at(1);
    play(&mut game, "i5-i3");
    assert_eq!(line(&game), "2: c1-c4 i5-i3");
}

#[test]
fn every_ship_moves_and_all_is_taken_back_and_made_again() {
    let mut game = Game::default();
    let start = *game.position();
    let has_ship = |square: &Square| start.board().ship_on(*square).is_some();
    let mut unmoved: HashSet<Square> = Square::all().filter(has_ship).collect();
    let mut positions = vec![start];
    let mut rng = Rng::with_seed(1);
    while !unmoved.is_empty() {
        let position = *game.position();
        let goes_on = |mv: &Move| {
            position
                .play(*mv)
                .is_ok_and(|played| played.ending.is_none())
        };
        let moves: Vec<Move> = position.moves().filter(goes_on).collect();
        let next = moves.iter().find(|mv| unmoved.contains(&mv.from));
        // Those that are shut in need others to make room.
        let any = &moves[rng.usize(0..moves.len())];
        game.play(*next.unwrap_or(any)).unwrap();
        let made = game.made(game.standing()).unwrap();
        for square in made.captures.iter() {
            unmoved.remove(square);
        }
        if let Ply::Move(mv) = made.ply {
            unmoved.remove(&mv.from);
        }
        positions.push(*game.position());
        assert!(positions.len() < 2_000, "{unmoved:?}");
    }
    for position in positions.iter().rev() {
        assert_eq!(game.position(), position);
        game.undo();
    }
    assert!(!game.can_undo());
    for position in &positions {
        assert_eq!(game.position(), position);
        game.redo();
    }
    assert!(!game.can_redo());
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn all_moves_taken_back_and_played_again_give_the_same_positions(mut rng in rng()) {
        let mut game = game(&mut rng, 60);
        let seen = |game: &Game| {
            let turn = game.made(game.standing()).copied();
            (game.standing(), *game.position(), turn, game.ending(), game.occurrences(game.standing()))
        };
        let line_before = line(&game);
        let mut there = vec![seen(&game)];
        while game.undo() {
            there.push(seen(&game));
        }
        prop_assert!(game.standing() <= 1);
        let mut back = vec![seen(&game)];
        while game.redo() {
            back.push(seen(&game));
        }
        back.reverse();
        prop_assert_eq!(back, there);
        prop_assert_eq!(line(&game), line_before);
    }

    #[test]
    fn a_game_that_goes_back_and_forth_is_as_if_it_had_been_played_straight(mut rng in rng()) {
        let mut game = game(&mut rng, 20);
        for _ in 0..20 {
            match rng.u8(0..4) {
                0 => { let _ = game.undo(); }
                1 => { let _ = game.redo(); }
                2 => game.stand_at(rng.usize(0..=game.last())),
                _ => { let _ = play_any(&mut rng, &mut game); }
            }
            prop_assert!(game.ending().is_some() || !game.position().must_pass());
        }
        let mut straight = Game::new(*game.position_at(0).expect("there is a start"));
        for ply in 1..=game.last() {
            if let Some(Ply::Move(mv)) = game.made(ply).map(|made| made.ply) {
                straight.play(mv).expect("it was legal");
            }
        }
        for ply in 0..=game.last() {
            prop_assert_eq!(game.position_at(ply), straight.position_at(ply));
            prop_assert_eq!(game.made(ply), straight.made(ply));
            prop_assert_eq!(game.occurrences(ply), straight.occurrences(ply));
        }
        prop_assert!(straight.last() >= game.last());
    }
}
