//! Variations: in the game, and in records.

use alea::game::{Declaration, Game, PlayError};
use alea::record::{Record, ply_text};
use alea::rules::{Position, Setup, Side};
use fastrand::Rng;

use crate::promises::record::lines;
use crate::scene::mv;

fn read(text: &str) -> Record {
    Record::read(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

/// The turns of a record as they are written, without the tags.
fn written(record: &Record) -> String {
    record.to_string().split_once("\n\n").unwrap().1.to_owned()
}

/// A game in which much was taken back and tried otherwise.
fn random_game(rng: &mut Rng) -> Game {
    let board = rng.choice([Setup::Murray, Setup::Walker]).unwrap().board();
    let side = rng.choice(Side::BOTH).unwrap();
    let mut game = Game::new(Position::new(board, side));
    for _ in 0..rng.usize(0..60) {
        if rng.u8(0..3) == 0 {
            for _ in 0..rng.usize(0..6) {
                game.undo();
            }
        }
        let count = game.position().count_moves();
        let mv = game.position().moves().nth(rng.usize(0..count.max(1)));
        if let Some(mv) = mv.filter(|_| game.ending().is_none()) {
            game.play(mv).unwrap();
        }
        if rng.u8(0..20) == 0 {
            let side = game.position().to_move();
            let _ = game.declare(Declaration::Resign(side));
        }
        if rng.u8(0..4) == 0 {
            game.set_comment(
                game.standing(),
                rng.choice([
                    "good",
                    "bad\nmove",
                    "?",
                    "12 ships",
                    "99 30/2",
                    "7 0/0 at last",
                ])
                .unwrap(),
            );
        }
    }
    // What was taken back last can be made again.
    for _ in 0..rng.usize(0..6) {
        game.undo();
    }
    game
}

const TREE: &str = "\
1. c1-c4 i5-i4
[Black opens on the flank|]

1a.1.1a. f1-f2 i5-i4
1a.1.2a. f2-g2
1a.1.2a.1.1a. f2-e2 k5-k4xj4
1b.1.1a. ..... i5-i3
[|or so]

1b.2.1a. ..... k5-k4
2. c4-c5
";

#[test]
fn variations_are_read_and_written() {
    let record = read(TREE);
    assert_eq!(written(&record), TREE);
    assert_eq!(record.game.standing(), 3, "at the end of the main line");
    assert_eq!(
        lines(&record.game),
        [
            " c1-c4{Black opens on the flank} i5-i4{} c4-c5{}",
            " c1-c4{Black opens on the flank} i5-i3{or so}",
            " c1-c4{Black opens on the flank} k5-k4{}",
            " f1-f2{} i5-i4{} f2-g2{}",
            " f1-f2{} i5-i4{} f2-e2{} k5-k4xj4{}",
        ]
    );
}

#[test]
fn a_variation_in_place_of_the_first_move_of_another_stands_beside_it() {
    let record = read("1. c1-c4\n1a.1.1a. c1-c3\n1a.1.1a.1.1a. c1-c2\n");
    assert_eq!(
        written(&record),
        "1. c1-c4\n1a.1.1a. c1-c3\n1a.2.1a. c1-c2\n"
    );
}

#[test]
fn a_game_that_white_begins_has_variations_too() {
    let text = "1. ..... i5-i4\n1b.1.1a. ..... k5-k4\n1b.1.2a. c1-c2\n2. c1-c4\n";
    assert_eq!(written(&read(text)), text);
}

#[test]
fn any_tree_is_the_same_after_writing_and_reading() {
    let mut rng = Rng::with_seed(19);
    let mut branches = 0;
    for _ in 0..200 {
        let game = random_game(&mut rng);
        let record = Record {
            game,
            ..Record::default()
        };
        let text = record.to_string();
        let again = read(&text);
        assert_eq!(again.to_string(), text);
        assert!(again.warnings.is_empty());
        let (game, again) = (&record.game, &again.game);
        assert_eq!(lines(again), lines(game), "{text}");
        assert_eq!(
            (again.standing(), again.position(), again.ending()),
            (game.standing(), game.position(), game.ending()),
            "{text}"
        );
        // What was taken back is made again.
        assert_eq!(again.last(), game.last(), "{text}");
        for ply in 0..=game.last() {
            assert_eq!(again.position_at(ply), game.position_at(ply), "{text}");
        }
        branches += lines(game).len() - 1;
    }
    assert!(branches > 500, "{branches}");
}

#[test]
fn the_players_stand_where_they_stood() {
    let mut record = read(TREE);
    record.game.undo();
    assert!(record.to_string().contains("[alea-stands:1b]"), "{record}");
    assert_eq!(read(&record.to_string()).game.standing(), 2);
    record.game.take_variation(1, 1);
    record.game.stand_at(3);
    assert!(
        record.to_string().contains("[alea-stands:1a.1.2a]"),
        "{record}"
    );
    record.game.take_variation(3, 1);
    record.game.stand_at(4);
    assert!(
        record.to_string().contains("[alea-stands:1a.1.2a.1.1b]"),
        "{record}"
    );
    let again = read(&record.to_string());
    assert_eq!(again.game.position(), record.game.position());
    record.game.stand_at(0);
    assert!(record.to_string().contains("[alea-stands:0]"), "{record}");
    let wrong = read(&format!("[alea-stands:9b]\n\n{TREE}"));
    assert_eq!(
        wrong.warnings,
        ["the tag alea-stands names no move of the game"]
    );
    assert_eq!(wrong.game.standing(), 3);
}

#[test]
fn the_line_leads_on_to_what_was_taken_back_last() {
    let mut game = read("1. c1-c4 i5-i4\n2. c4-c5\n").game;
    game.stand_at(1);
    for text in ["i5-i3", "c4-c3"] {
        game.play(mv(text)).unwrap();
    }
    assert!(game.undo() && game.undo());
    let record = Record {
        game,
        ..Record::default()
    };
    let text = record.to_string();
    assert!(text.contains("[alea-stands:1a]\n[alea-line:1b.1.2a]\n"));
    let mut again = read(&text);
    assert_eq!(again.to_string(), text);
    assert!(again.game.redo() && again.game.redo());
    assert_eq!(ply_text(&again.game, 2), "i5-i3");
    assert_eq!(ply_text(&again.game, 3), "c4-c3");
    // At the end of the line there is nothing to tell of it.
    assert!(!again.to_string().contains("alea-line"), "{again}");

    // It is kept also where the game was ended at another move.
    let mut record = read(&text);
    let here = record.game.standing();
    record.game.stand_at(3);
    record.game.declare(Declaration::Draw).unwrap();
    record.game.stand_at(here);
    let again = read(&record.to_string());
    assert_eq!((again.game.standing(), again.game.last()), (1, 3));
    assert_eq!(ply_text(&again.game, 2), "i5-i3");
    assert_eq!(again.to_string(), record.to_string());

    // One that does not lead on from there does not count.
    for line in ["9b", "x"] {
        let wrong = read(&text.replace("line:1b.1.2a", &format!("line:{line}")));
        let warning = "the tag alea-line names no move of the game";
        assert_eq!(wrong.warnings, [warning]);
        assert_eq!(ply_text(&wrong.game, 2), "i5-i4");
    }
    let before = read(
        &text
            .replace("stands:1a", "stands:1b")
            .replace("line:1b.1.2a", "line:1a"),
    );
    assert_eq!((before.game.standing(), before.game.last()), (2, 3));
}

#[test]
fn a_resignation_in_a_variation_stays_there() {
    let mut record = read(TREE);
    record.game.take_variation(1, 1);
    record
        .game
        .declare(Declaration::Resign(Side::White))
        .unwrap();
    let again = read(&record.to_string());
    assert_eq!(again.game.ending(), record.game.ending());
    assert_eq!(again.game.position(), record.game.position());
    assert_eq!(again.to_string(), record.to_string());
}

#[test]
fn a_variation_is_taken_promoted_and_deleted() {
    let mut game = read(TREE).game;
    assert_eq!(
        [0, 1, 2, 3, 4].map(|ply| game.variations(ply)),
        [0, 2, 3, 1, 0]
    );
    game.take_variation(2, 1);
    assert_eq!((game.standing(), game.last(), game.variation(2)), (2, 2, 1));
    assert_eq!(ply_text(&game, 2), "i5-i3");
    game.promote(2);
    assert_eq!(game.variation(2), 0);
    let record = Record {
        game: game.clone(),
        ..Record::default()
    };
    assert!(
        written(&record).starts_with("1. c1-c4 i5-i3\n"),
        "{}",
        written(&record)
    );
    game.delete(2);
    assert_eq!(
        (game.standing(), game.last(), game.variations(2)),
        (1, 3, 2)
    );
    assert_eq!(ply_text(&game, 2), "i5-i4");
    game.delete(0);
    game.delete(9);
    game.take_variation(2, 7);
    game.take_variation(9, 0);
    assert_eq!((game.standing(), game.last()), (1, 3));
}

#[test]
fn many_and_deep_variations_take_bounded_time_and_stack() {
    let variations = (1..=100_000).map(|number| format!("1a.{number}.1a. f1-f2\n"));
    let mut wide = std::iter::once(String::from("1. c1-c4\n"))
        .chain(variations)
        .collect::<Vec<_>>()
        .concat();
    let record = read(&wide);
    assert_eq!(record.game.variations(1), 100_001);
    assert_eq!(written(&record).lines().count(), 100_001);
    wide.push_str("1a.100001.1a. f1-f2\n");
    assert_eq!(
        Record::read(&wide).unwrap_err().to_string(),
        "100002:1: ply 2: a record of more than 100000 variations cannot be read"
    );

    // Nor is more played than can be read, and what is taken from there is.
    let mut game = record.game;
    game.play(mv("i5-i4")).unwrap();
    assert!(game.undo());
    assert_eq!(game.play(mv("i5-i3")), Err(PlayError::Full));
    game.play(mv("i5-i4")).unwrap();
    game.stand_at(0);
    let refused = game.play(mv("c1-c2")).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "the record of this game is full, and takes no other move here"
    );
    game.play(mv("f1-f2")).unwrap();
    assert_eq!(game.position_at(0), Some(&Position::default()));

    let mut game = Game::default();
    for _ in 0..2_000 {
        let moves: Vec<_> = game.position().moves().take(2).collect();
        game.play(moves[0]).unwrap();
        game.undo();
        game.play(moves[1]).unwrap();
    }
    let record = Record {
        game,
        ..Record::default()
    };
    let text = record.to_string();
    let again = read(&text);
    assert_eq!(again.to_string(), text);
    assert_eq!(again.game.position(), record.game.position());
}

#[test]
#[ignore = "millions of plies are read"]
fn a_million_plies_are_read_and_no_more_are_played() {
    let text = |plies: usize| {
        let plies = (0..plies).map(|ply| match ply % 4 {
            0 => format!("{}. c1-c4", ply / 2 + 1),
            1 => String::from(" i5-i4\n"),
            2 => format!("{}. c4-c1", ply / 2 + 1),
            _ => String::from(" i4-i5\n"),
        });
        plies.collect::<String>()
    };
    let mut game = read(&text(999_998)).game;
    game.play(mv("c4-c1")).unwrap();
    assert_eq!(game.play(mv("i4-i5")), Err(PlayError::Full));
    let record = Record {
        game,
        ..Record::default()
    };
    assert_eq!(read(&record.to_string()).game.last(), 999_999);
    assert_eq!(read(&text(1_000_000)).game.last(), 1_000_000);
    assert_eq!(
        Record::read(&text(1_000_001)).unwrap_err().to_string(),
        "500001:9: ply 1000001: a record of more than 1000000 plies cannot be read"
    );
}
