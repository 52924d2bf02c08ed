//! Game records as text.

use alea::game::{Declaration, Game};
use alea::record::{Record, RecordError};
use alea::rules::{Ending, Ply, Position, Setup, Side};
use fastrand::Rng;
use proptest::prelude::*;

use crate::promises::record::{assert_same_game, check};
use crate::random::{any_side, cases, game, rng};
use crate::scene::{black_is_stuck, black_will_be_stuck, mv, scene};

/// The rules of this game, as the format has them.
const RULES: &str = "dim:19 name:Alea_Evangelii esc:c atkf:y surf:n tfr:i ka:n ks:m cor:a1,a19,s1,s19, \
    dfor:a2,a18,b1,b2,b18,b19,r1,r2,r18,r19,s2,s18, corh:tcnk cenh:tcnk cenhe:tcnk dforh:tcnk \
    corp:K cenp:K dforp:K cors:K cens:K dfors:K";

/// The rows of a set-up, or of a position.
fn rows(position: &Position) -> String {
    let text = position.to_string();
    let (rows, _) = text.split_once(' ').expect("the side follows");
    rows.to_owned()
}

fn rules_from(position: &Position) -> String {
    format!("[rules:{RULES} start:{}]\n", rows(position))
}

/// The example of the format, played a little further.
fn example() -> String {
    format!(
        "[date:2026.11.30]\n\
        [variant:Alea Evangelii]\n\
        [attackers:Anna]\n\
        [defenders:Björn]\n\
        [result:-1]\n\
        [termination:White wins: Black resigned]\n\
        [compiler:alea 0.1.0]\n\
        [time-control:1800 30/3 10i]\n\
        [time-remaining:1204 30/3, 988 30/2]\n\
        {}\
        \n\
        1. c1-c4 i5-i4\n\
        [Black opens on the flank|]\n\
        \n\
        2. c4-c1 i4-i3\n\
        3. n1-n2\n\
        [|]\n",
        rules_from(&Position::default())
    )
    .replace("[|]\n", "")
}

fn read(text: &str) -> Record {
    Record::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn fault(text: &str) -> RecordError {
    match Record::read(text) {
        Err(error) => error,
        Ok(record) => panic!("{text} was read as {record}"),
    }
}

fn tags(record: &Record) -> Vec<(String, String)> {
    let owned = |(key, value): (&str, &str)| (key.to_owned(), value.to_owned());
    record.tags.iter().map(owned).collect()
}

#[test]
fn the_example_of_the_format_is_read() {
    let record = read(&example());
    assert_eq!(record.warnings, [""; 0]);
    let value = |key| record.tags.get(key).unwrap();
    assert_eq!(value("date"), "2026.11.30");
    assert_eq!(value("defenders"), "Björn");
    assert_eq!(value("time-remaining"), "1204 30/3, 988 30/2");
    let game = &record.game;
    assert_eq!((game.standing(), game.last()), (5, 5));
    assert_eq!(game.position_at(0), Some(&Position::default()));
    assert_eq!(
        game.made(1).map(|made| made.ply),
        Some(Ply::Move(mv("c1-c4")))
    );
    assert_eq!(game.comment(1), Some("Black opens on the flank"));
    assert_eq!((game.comment(0), game.comment(2)), (None, None));
    assert_eq!(game.ending(), Some(Ending::Resigned(Side::Black)));
}

#[test]
fn the_example_of_the_format_is_written_as_it_was() {
    assert_eq!(read(&example()).to_string(), example());
}

#[test]
fn a_record_is_written_with_all_that_other_programs_need() {
    let mut record = Record::default();
    record.game.play(mv("c1-c4")).unwrap();
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(
        record.to_string(),
        format!(
            "[variant:Alea Evangelii]\n[result:?]\n[compiler:alea {version}]\n{}\n1. c1-c4\n",
            rules_from(&Position::default())
        )
    );
}

#[test]
fn the_ends_of_the_lines_within_a_tag_do_not_matter() {
    let text = "[a\nkey:a\nvalue]\n\n1. c1-c4\n";
    for text in [text, &text.replace('\n', "\r\n"), &text.replace('\n', "\r")] {
        assert_eq!(read(text).tags.get("a\nkey"), Some("a\nvalue"), "{text:?}");
    }
}

#[test]
fn the_ends_of_the_lines_do_not_matter() {
    let example = example();
    let mut turn = 0;
    let mixed = example
        .split_inclusive('\n')
        .map(|line| {
            turn += 1;
            line.replace('\n', ["\n", "\r\n", "\r", "  \t\n"][turn % 4])
        })
        .collect::<String>();
    for text in [
        format!("\u{feff}{example}"),
        example.replace('\n', "\r\n"),
        example.replace('\n', "\r"),
        format!("\u{feff}{}", example.replace('\n', " \t \r\n")),
        mixed,
        example.trim_end().to_owned(),
        format!("\n\n{example}\n \n\n"),
        example.replace('\n', "\n\n"),
        example.replace(". ", "."),
        example.replace(
            "[Black opens on the flank|]",
            "[ Black opens on the flank ]",
        ),
    ] {
        assert_eq!(read(&text).to_string(), example, "{text:?}");
    }
}

#[test]
fn a_tag_may_hold_several_lines_and_colons() {
    for end in ["\n", "\r\n", "\r"] {
        let record = read(&format!(
            "[start-comment:one: 1{end}two[]{end}[ site : here ]{end}1. c1-c4"
        ));
        assert_eq!(record.tags.get("start-comment"), Some("one: 1\ntwo["));
        assert_eq!(record.tags.get("site"), Some(" here "));
        assert_eq!(record.game.comment(0), Some("one: 1\ntwo["));
    }
}

#[test]
fn unknown_tags_are_kept_also_those_that_are_there_twice() {
    let text = "[x-clock:red]\n[note:one]\n[:]\n[note:two]\n\n1. c1-c4\n";
    let record = read(text);
    assert_eq!(record.tags.get("note"), Some("one"));
    let written = record.to_string();
    assert!(
        written.starts_with("[x-clock:red]\n[note:one]\n[:]\n[note:two]\n[variant"),
        "{written}"
    );
    assert_eq!(read(&written).to_string(), written);
}

#[test]
fn known_tags_may_stand_between_and_behind_the_turns() {
    let record =
        read("1. c1-c4 [event:Cup] i5-i4\n[attackers:Anna]\n2. c4-c1\n[note: nice]\n[site:here]");
    assert_eq!(record.tags.get("event"), Some("Cup"));
    assert_eq!(record.tags.get("attackers"), Some("Anna"));
    assert_eq!(record.tags.get("site"), Some("here"));
    assert_eq!(
        (record.game.last(), record.game.comment(3)),
        (3, Some("note: nice"))
    );
    let record = read("1. c1-c4 i5-i4\n[event: what an event|result:1]");
    assert_eq!(record.tags.get("event"), None);
    assert_eq!(record.game.comment(1), Some("event: what an event"));
    assert_eq!(record.game.comment(2), Some("result:1"));
}

#[test]
fn a_start_that_is_told_behind_the_turns_counts() {
    let start = scene(Side::Black, "e5", "e9", "c4");
    let record = read(&format!("1. e5-e6 e9-e8\n[a|b]\n{}", rules_from(&start)));
    assert_eq!(record.game.position_at(0), Some(&start));
    assert_eq!(record.game.last(), 2);
}

#[test]
fn the_first_of_two_tags_counts() {
    let start = scene(Side::Black, "e5", "e9", "c4");
    let both = rules_from(&start) + &rules_from(&Position::default());
    assert_eq!(
        read(&format!("{both}\n1. e5-e6")).game.position_at(0),
        Some(&start)
    );
    assert_eq!(
        read("[result:0]\n[result:1]\n").game.ending(),
        Some(Ending::Agreed)
    );
}

#[test]
fn the_rows_may_also_be_told_from_the_top() {
    let start = scene(Side::Black, "e5", "e9", "c4");
    let text = rows(&start);
    let mut upside_down: Vec<_> = text.trim_matches('/').split('/').collect();
    upside_down.reverse();
    let text = format!(
        "[rules:dim:19 starti:/{}/]\n1. e5-e6",
        upside_down.join("/")
    );
    let record = read(&text);
    assert_eq!(record.game.position_at(0), Some(&start));
    assert_eq!(record.warnings, [""; 0]);
    assert!(record.to_string().contains(&rules_from(&start)));
}

#[test]
fn other_set_ups_come_back() {
    for setup in [Setup::Murray, Setup::Walker] {
        for side in Side::BOTH {
            let start = Position::new(setup.board(), side);
            let game = Game::new(start);
            let record = Record {
                game,
                ..Record::default()
            };
            let again = read(&record.to_string());
            assert_eq!(again.game.position(), &start);
            assert_eq!(again.to_string(), record.to_string());
        }
    }
}

#[test]
fn a_start_with_white_to_move_has_the_filler() {
    let mut game = Game::new(Position::new(Setup::Murray.board(), Side::White));
    let text = |game: &Game| {
        let text = Record {
            game: game.clone(),
            ..Record::default()
        }
        .to_string();
        let (_, turns) = text
            .split_once("\n\n")
            .expect("an empty line behind the tags");
        turns.to_owned()
    };
    assert_eq!(text(&game), "1. .....\n");
    game.play(mv("i5-i4")).unwrap();
    assert_eq!(text(&game), "1. ..... i5-i4\n");
    game.play(mv("c1-c4")).unwrap();
    game.set_comment(1, "first");
    game.set_comment(2, "second");
    assert_eq!(
        text(&game),
        "1. ..... i5-i4\n[|first]\n\n2. c1-c4\n[second|]\n\n"
    );
    assert_same_game(&read(&format!("[note:x]\n\n{}", text(&game))).game, &game);
    assert_eq!(
        read("1...... i5-i4").game.position_at(0),
        game.position_at(0)
    );
    assert_eq!(
        read("1. ... i5-i4").game.position_at(0),
        game.position_at(0)
    );
}

#[test]
fn readings_of_the_clock_stand_before_the_comment() {
    let text = "1. c1-c4 i5-i4\n[1204 30/3 bold|988 30/2]\n\n2. c4-c5\n[7 ships are held|]\n\n";
    let record = read(text);
    let mut game = record.game.clone();
    let said = |game: &Game, ply| {
        (
            game.time_left(ply).map(|time| time.to_string()),
            game.comment(ply).unwrap_or_default().to_owned(),
        )
    };
    let time = |text: &str| Some(text.to_owned());
    assert_eq!(said(&game, 0), (None, String::new()));
    assert_eq!(said(&game, 1), (time("1204 30/3"), "bold".to_owned()));
    assert_eq!(said(&game, 2), (time("988 30/2"), String::new()));
    assert_eq!(said(&game, 3), (None, "7 ships are held".to_owned()));
    assert!(record.to_string().ends_with(text), "{record}");

    game.set_comment(1, "bolder");
    assert_eq!(said(&game, 1), (time("1204 30/3"), "bolder".to_owned()));
    game.set_comment(0, "900 30/1");
    assert_eq!(said(&game, 0), (None, "900 30/1".to_owned()));
    // What somebody says is never a reading, even if it looks like one.
    game.set_comment(1, " 0900 030/1  ");
    assert_eq!(said(&game, 1), (time("1204 30/3"), "0900 030/1".to_owned()));
    for no_time in [
        "5 30/3",
        "5 30/3 minutes",
        "5 30/3 .250",
        "- 5 30/3",
        "- - 5 30/3 of it",
        "-5 30/3",
        "- five",
        "1204",
        "1204 30/",
        "1204 30/3x",
        "1204  30/3",
        "4294967296 30/3",
        "-1 30/3",
    ] {
        game.set_comment(3, no_time);
        assert_eq!(said(&game, 3), (None, no_time.to_owned()));
        let record = Record {
            game: game.clone(),
            ..Record::default()
        };
        let again = read(&record.to_string()).game;
        for ply in 0..=3 {
            assert_eq!(said(&again, ply), said(&game, ply), "{record}");
        }
    }
}

#[test]
fn t3a_a_forced_pass_is_written_and_read_as_a_ply() {
    let mut game = Game::new(black_will_be_stuck());
    game.play(mv("b5-b3")).unwrap();
    game.play(mv("j10-j11")).unwrap();
    let record = Record {
        game,
        ..Record::default()
    };
    let text = record.to_string();
    assert!(
        text.ends_with("\n\n1. ..... b5-b3\n2. pass Kj10-j11\n3. pass\n"),
        "{text}"
    );
    assert_same_game(&read(&text).game, &record.game);

    let stuck = rules_from(&black_is_stuck());
    let record = read(&format!("{stuck}\n1. pass Kj10-j11\n[nothing to do|]"));
    assert_eq!(record.game.made(1).map(|made| made.ply), Some(Ply::Pass));
    assert_eq!(record.game.comment(1), Some("nothing to do"));
    // The last pass follows by itself.
    assert_eq!(record.game.last(), 3);
    assert_eq!(read(&stuck).game.last(), 1);
    assert_eq!(
        fault(&format!("{stuck}\n1. Kj10-j11")).to_string(),
        "3:4: ply 1: Kj10-j11: expected pass, since Black has no move"
    );
}

#[test]
fn comments_are_never_lost() {
    let start = read(
        "1. [before|everything] c1-c4 [one] i5-i4 [two|three] 2. [four|five] c4-c1 [six|seven]",
    );
    let comments = |record: &Record| {
        let comment = |ply| record.game.comment(ply).unwrap_or("-").replace('\n', "+");
        (0..=record.game.last()).map(comment).collect::<Vec<_>>()
    };
    let expected = [
        "before|everything",
        "one+two",
        "three+four+five",
        "six+seven",
    ];
    assert_eq!(comments(&start), expected);
    let again = read(&start.to_string());
    assert_eq!(comments(&again), expected);
    assert_eq!(again.to_string(), start.to_string());
    assert_eq!(
        comments(&read("1. ..... [on the start] i5-i4\n[both|of it]")),
        ["on the start", "both+of it"]
    );
    assert_eq!(
        comments(&read("1. c1-c4 i5-i4\n[a|b|c]"))[1..],
        ["a", "b/c"]
    );
}

#[test]
fn what_a_record_cannot_hold_is_replaced() {
    let mut record = Record::default();
    record.tags.set("attackers", "A[n]na|\r\nB");
    record.game.play(mv("c1-c4")).unwrap();
    record.game.set_comment(0, "at the [start]");
    record.game.set_comment(1, " a[1] | b\r");
    let again = read(&record.to_string());
    assert_eq!(again.tags.get("attackers"), Some("A[n)na|\nB"));
    assert_eq!(again.game.comment(0), Some("at the [start)"));
    assert_eq!(again.game.comment(1), Some("a[1) / b"));
    assert_eq!(again.to_string(), record.to_string());
}

#[test]
fn names_may_have_every_sign_that_a_tag_can_hold() {
    for name in [
        "(Anna)",
        "An[na",
        "[",
        "\"Anna\"",
        "#Anna",
        "Anna; Björn",
        "a=b",
        "An:na",
        "1. c1-c4",
        "---",
        "Anna|B",
        "{}",
        "//",
        "result:1",
        "%",
        "\\",
        "'",
    ] {
        let text = format!("[attackers:{name}]\n[defenders:{name}]\n\n1. c1-c4 i5-i4\n");
        let record = read(&text);
        assert_eq!(record.player(Side::Black), Some(name));
        assert_eq!(record.player(Side::White), Some(name));
        assert_eq!((record.game.last(), record.game.ending()), (2, None));
        assert!(record.warnings.is_empty(), "{name}");
        assert!(record.to_string().starts_with(&text[..text.len() / 3]));
        assert_same_game(&read(&record.to_string()).game, &record.game);
    }
    // A bracket ends the name, and what follows it is nothing.
    assert_eq!(
        fault("[defenders:B]\n[attackers:An]na]\n\n1. c1-c4").to_string(),
        "2:15: expected a tag like [attackers:Anna] or the first turn, 1."
    );
}

#[test]
fn a_tag_of_a_comment_on_the_start_goes_with_the_comment() {
    let mut record = read("[start-comment:old]\n\n1. c1-c4");
    record.game.set_comment(0, "new");
    assert!(record.to_string().starts_with("[start-comment:new]\n"));
    record.game.set_comment(0, "");
    assert!(!record.to_string().contains("start-comment"));
}

#[test]
fn other_rules_give_one_warning() {
    for (rules, warnings) in [
        ("dim:19 esc:c name:Tablut", vec![]),
        ("esc:c cor:a1,a19,s1,s19", vec![]),
        (
            "dim:19 esc:e tfr:n ka:n ks:w",
            vec!["the record was made under other rules (esc, tfr, ks); it is read under these"],
        ),
        (
            "speed",
            vec!["the record was made under other rules (speed); it is read under these"],
        ),
        (
            "a\u{1b}[2J:b",
            vec!["the record was made under other rules (a\u{fffd}[2J); it is read under these"],
        ),
    ] {
        let record = read(&format!("[rules:{rules}]\n1. c1-c4"));
        assert_eq!(record.warnings, warnings, "{rules}");
        assert_eq!(record.game.last(), 1);
    }
    let many = (0..10_000).fold(String::new(), |many, number| {
        many + &format!(" k{number}:1")
    });
    let record = read(&format!("[rules:{many}]"));
    assert!(record.warnings[0].len() < 150, "{:?}", record.warnings);
}

#[test]
fn e7_the_tags_end_a_game_that_the_moves_did_not_end() {
    for (tags, ending) in [
        ("[result:1]", Some(Ending::Resigned(Side::White))),
        ("[result: -1 ]", Some(Ending::Resigned(Side::Black))),
        ("[result:0]", Some(Ending::Agreed)),
        ("[result:?]", None),
        ("[result:]", None),
        ("", None),
        ("[termination:drawn by agreement]", Some(Ending::Agreed)),
        (
            "[termination:Black wins: White ran out of time]",
            Some(Ending::OutOfTime(Side::White)),
        ),
        (
            "[result:-1][termination:White wins: Black ran out of time]",
            Some(Ending::OutOfTime(Side::Black)),
        ),
        (
            "[result:1][termination:Black wins: White resigned]",
            Some(Ending::Resigned(Side::White)),
        ),
        ("[termination:adjourned]", None),
    ] {
        let record = read(&format!("{tags}\n1. c1-c4"));
        assert_eq!(record.game.ending(), ending, "{tags}");
        assert_eq!(record.warnings, [""; 0], "{tags}");
    }
}

#[test]
fn e7_three_dashes_are_read_as_resignation_and_written_as_tags() {
    for (turns, side) in [("1. ---", Side::Black), ("1. c1-c4 ---", Side::White)] {
        let record = read(turns);
        assert_eq!(record.game.ending(), Some(Ending::Resigned(side)));
        let text = record.to_string();
        assert!(!text.contains("---"), "{text}");
        assert_same_game(&read(&text).game, &record.game);
    }
}

#[test]
fn words_of_other_programs_for_a_game_that_goes_on_are_kept() {
    let mut record = read("[termination:adjourned until noon]\n1. c1-c4");
    assert!(
        record
            .to_string()
            .contains("[termination:adjourned until noon]\n")
    );
    record.game.declare(Declaration::Draw).unwrap();
    assert!(
        record
            .to_string()
            .contains("[termination:drawn by agreement]\n")
    );
}

#[test]
fn an_ending_that_was_taken_back_is_not_written() {
    let mut record = read("[result:1]\n[termination:Black wins: White resigned]\n1. c1-c4");
    assert!(record.game.undo());
    let text = record.to_string();
    assert!(
        text.contains("[result:?]") && !text.contains("termination"),
        "{text}"
    );
}

#[test]
fn results_that_contradict_the_game_give_a_warning() {
    let corner = rules_from(&scene(Side::White, "k4", "", "a5"));
    let reached = format!("{corner}1. ..... Ka5-a1--");
    let says =
        |tag, said, read| format!("the {tag} tag says {said}, but the game is read as: {read}");
    let won = "White wins: the King reached the corner a1";
    for (tags, turns, warnings) in [
        ("[result:-1]", &*reached, vec![]),
        ("[termination:King escaped]", &reached, vec![]),
        (
            "[termination:White wins: the King reached the corner a1]",
            &reached,
            vec![],
        ),
        ("[result:1]", &reached, vec![says("result", "1", won)]),
        ("[result:0]", &reached, vec![says("result", "0", won)]),
        ("[result:1-0]", &reached, vec![says("result", "1-0", won)]),
        (
            "[termination:Black wins: White resigned]",
            &reached,
            vec![says("termination", "Black wins: White resigned", won)],
        ),
        (
            "[result:yes]",
            "1. c1-c4",
            vec![says("result", "yes", "unfinished")],
        ),
        (
            "[result:1][termination:White wins: Black resigned]",
            "1. c1-c4",
            vec![says("result", "1", "White wins: Black resigned")],
        ),
        (
            "[result:1][termination:lost on time]",
            "1. c1-c4",
            vec![says(
                "termination",
                "lost on time",
                "Black wins: White resigned",
            )],
        ),
        (
            "[termination:Black wins: the King was captured]",
            "1. c1-c4",
            vec![says(
                "termination",
                "Black wins: the King was captured",
                "unfinished",
            )],
        ),
        (
            "[result:1]",
            "1. ---",
            vec![says("result", "1", "White wins: Black resigned")],
        ),
        (
            "[result:\u{1b}[2J]",
            "1. c1-c4",
            vec![says("result", "\u{fffd}[2J", "unfinished")],
        ),
    ] {
        assert_eq!(
            read(&format!("{tags}\n{turns}")).warnings,
            warnings,
            "{tags} {turns}"
        );
    }
}

#[test]
fn an_illegal_move_at_ply_218_is_reported_where_it_stands() {
    let turns = (1..=150).map(|turn| {
        let black = ["c1-c4", "c4-c1"][(turn + 1) % 2];
        let white = match turn {
            109 => "i5-j6",
            _ => ["i5-i4", "i4-i5"][(turn + 1) % 2],
        };
        format!("{turn}. {black} {white}\n")
    });
    let turns = turns.collect::<Vec<_>>().concat();
    let head = "[attackers:Ä\nB]\n\n";
    let expected =
        "112:12: ply 218: i5-j6: a ship moves along its row or column; i5 and j6 share neither";
    for end in ["\n", "\r\n", "\r"] {
        let text = format!("\u{feff}{head}{turns}").replace('\n', end);
        let error = fault(&text);
        assert_eq!((error.line, error.column, error.ply), (112, 12, Some(218)));
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn a_fault_in_the_start_is_shown_at_its_character() {
    for end in ["\n", "\r\n", "\r"] {
        let text = format!(
            "[note:x]\n[rules:dim:19\nstart:/19/1é17/{}]",
            "19/".repeat(17)
        )
        .replace('\n', end);
        assert_eq!(
            fault(&text).to_string(),
            "3:12: the start of the game: expected t, T, K or a number of empty intersections, not 'é'"
        );
        let text = "[note:x]\n[rules:dim:19 start:/éé]".replace('\n', end);
        assert_eq!(
            fault(&text).to_string(),
            "2:23: the start of the game: the rows of a position stand between slashes: /2t2t7t2t2/19/ and so on"
        );
    }
    assert_eq!(fault("[rules:start:]").column, 14);
}

#[test]
fn half_a_record_is_a_record_or_has_a_fault() {
    for whole in good_records() {
        for end in 0..whole.len() {
            check(&whole.as_bytes()[..end]);
        }
    }
}

/// The example of the format; one with variations, of which one is where the players stand; and one that White begins,
/// with a start of its own, a pass, and the line ends of another system.
fn good_records() -> [String; 3] {
    let rows = "/5t13/19/3T15/2T16/19/19/19/19/19/9K9/19/19/19/19/19/19/19/19/19/";
    let passed = format!("[rules:dim:19 start:{rows}]\r\n\r\n1. ..... d3-d2\r\n2. f1-f2 d2-d1\r\n");
    let varied = "[attackers:Anna]\n[alea-stands:1a.1.1b]\n\n1. c1-c4 i5-i4\n[a|b]\n1a.1.1a. f1-f2 i5-i4\n[|c]\n\
                  1a.1.2a. f2-g2\n1a.1.2a.1.1a. f2-e2 k5-k4xj4\n1b.1.1a. ..... i5-i3\n2. c4-c5\n";
    let records = [example(), varied.to_owned(), passed];
    for record in &records {
        assert!(read(record).warnings.is_empty(), "{record}");
    }
    records
}

#[test]
fn a_record_that_lacks_a_byte_is_a_record_or_has_a_fault() {
    for whole in good_records() {
        for at in 0..whole.len() {
            let mut bytes = whole.clone().into_bytes();
            bytes.remove(at);
            check(&bytes);
        }
    }
}

#[test]
fn long_texts_of_one_kind_are_read_at_once() {
    let many = |piece: &str| piece.repeat(400_000 / piece.len());
    for text in [
        many("[a:b]"),
        many("[a:b]") + &many("[date:1]"),
        format!("[rules:{}]\n[a:b]", many("a ")),
        many("[rules:x]"),
        format!("[rules:{}]", many("a ")),
        format!(
            "[rules:{}]",
            many(&format!("start:{} ", rows(&Position::default())))
        ),
        format!("1. c1-c4\n{}", many("[a|b]")),
        many("["),
        many("]"),
        many("1. "),
        many("."),
        many("\r"),
        many("\u{feff}"),
        format!("1. {}", many("x")),
        format!("[result:{}]", many("9")),
    ] {
        check(text.as_bytes());
    }
}

/// Something to say, with everything that a comment or a tag may have in it.
fn something(rng: &mut Rng) -> String {
    let words = [
        "good",
        "Ä",
        " ",
        "\n",
        ":",
        "[",
        "result:1",
        "1. c1-c4",
        "---",
        "(1)",
        ".....",
        "\u{1b}[2J",
        "\u{202e}",
        "/",
        "日本",
        "\u{feff}x",
        "pass",
        "7a.1.1a.",
        "\u{0}",
    ];
    let text: String = (0..rng.usize(1..6))
        .map(|_| words[rng.usize(0..words.len())])
        .collect();
    text.trim().to_owned()
}

/// A game with an ending, comments and tags.
fn record(rng: &mut Rng) -> Record {
    let mut record = Record {
        game: game(rng, 40),
        ..Record::default()
    };
    for ply in 0..=record.game.last() {
        if rng.u8(0..4) == 0 {
            let begins = ["", "", "5 30/3 ", "- 5 30/3 ", ".5 "][rng.usize(0..5)];
            let comment = format!("{begins}{}", something(rng));
            record.game.set_comment(ply, comment.trim());
        }
    }
    let side = any_side(rng);
    let ending = [
        Declaration::Resign(side),
        Declaration::OutOfTime(side),
        Declaration::Draw,
    ];
    if record.game.ending().is_none() && rng.bool() {
        record
            .game
            .declare(ending[rng.usize(0..3)])
            .expect("the game goes on");
    }
    for key in [
        "attackers",
        "defenders",
        "x-unknown",
        "event",
        "Möbius",
        "date",
        "time-control",
    ] {
        if rng.bool() {
            record.tags.set(key, &something(rng));
        }
    }
    record
}

proptest! {
    #![proptest_config(cases(192))]

    #[test]
    fn any_record_is_read_as_it_was_written(mut rng in rng()) {
        let written = record(&mut rng);
        let text = written.to_string();
        let again = read(&text);
        // A text that is no time control is kept, and told.
        let told = again.warnings.iter().filter(|it| !it.contains("time-control"));
        prop_assert_eq!(told.count(), 0, "{:?}", again.warnings);
        assert_same_game(&again.game, &written.game);
        for (key, value) in tags(&written) {
            prop_assert_eq!(again.tags.get(&key), Some(&*value));
        }
        prop_assert_eq!(again.to_string(), text);
    }

    #[test]
    fn any_record_may_lose_its_marks_and_its_other_line_ends(mut rng in rng()) {
        let written = record(&mut rng);
        let text = written.to_string();
        assert_same_game(&read(&text.replace('\n', "\r\n")).game, &written.game);
        assert_same_game(&read(&text.replace('\n', "\r")).game, &written.game);
        assert_same_game(&read(text.trim_end()).game, &written.game);
    }

    #[test]
    fn a_record_with_something_else_in_it_is_read_or_refused(mut rng in rng(), at: prop::sample::Index, other: String) {
        let text = record(&mut rng).to_string();
        let at = (0..=at.index(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        check(format!("{}{other}{}", &text[..at], &text[at..]).as_bytes());
    }
}
