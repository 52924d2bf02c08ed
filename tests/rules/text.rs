//! The rules as players read them: every rule is there, and what the diagrams say beside them is true.

use alea::rules::{CORNERS, Ending, Position, RULES, Setup, Side, Square, blocked_corners};

use crate::picture::{board, letters};
use crate::scene::{mv, play, square, squares};

/// The numbers of the rules, with a star where a rule settles something.
const NUMBERS: &str = "B1 B1a* B2 B3 B4 B5* T1 T2 T3 T3a* M1 M2 M3 M4 C1 C2 C3 C4* C5 C6 C7 C8* \
    K1 K2 K3* K4 E1 E2 E3 E4* E5* E6* E7* E8*";

/// The lines of each fenced block.
fn blocks() -> Vec<Vec<&'static str>> {
    let mut blocks = Vec::new();
    let mut lines = RULES.lines();
    while let Some(line) = lines.next() {
        if line == "```text" {
            blocks.push(lines.by_ref().take_while(|&line| line != "```").collect());
        } else {
            assert!(!line.contains("```"), "{line}");
        }
    }
    blocks
}

/// A picture of ships, and the words at its right: they begin after three blanks or more.
fn diagram(lines: &[&str]) -> (String, String) {
    let (mut picture, mut words) = (Vec::new(), Vec::new());
    for line in lines {
        let (label, rest) = line.split_at(4);
        let (row, text) = rest.split_once("   ").unwrap_or((rest, ""));
        picture.push([label, row].concat());
        words.push(text.trim_start());
    }
    (picture.join("\n"), words.join(" "))
}

fn diagrams() -> Vec<(String, String)> {
    let blocks = blocks();
    let (_legend, diagrams) = blocks.split_first().expect("a legend");
    diagrams.iter().map(|lines| diagram(lines)).collect()
}

#[test]
fn the_rules_are_plain_text_that_fits_the_help() {
    assert!(RULES.is_ascii());
    for line in RULES.lines() {
        assert!(line.len() <= 74, "{line}");
        assert_eq!(line, line.trim_end());
        assert!(!line.contains(|letter: char| letter.is_control() || "<>[]_\\".contains(letter)));
    }
}

#[test]
fn every_rule_has_its_item_once_and_in_order() {
    let items = RULES.lines().filter_map(|line| line.strip_prefix("- "));
    let numbers = items.map(|item| item.split_once(": ").expect("a number").0);
    assert!(numbers.eq(NUMBERS.split_whitespace()));
}

#[test]
fn the_legend_explains_every_sign() {
    let blocks = blocks();
    let signs = blocks[0].iter().map(|line| {
        let (sign, words) = line.trim_start().split_once("   ").expect("words");
        assert!(!words.is_empty());
        sign
    });
    assert!(signs.eq(["t", "T", "K", ".", "+", "x"]));
}

#[test]
fn the_diagrams_are_windows_of_the_board() {
    for (picture, _) in diagrams() {
        let shown: Vec<Square> = letters(&picture).iter().map(|&(on, _)| on).collect();
        let (first, last) = (shown[0], shown[shown.len() - 1]);
        let columns = first.column()..=last.column();
        let mut expected = Vec::new();
        for row in (last.row()..=first.row()).rev() {
            expected.extend(
                columns
                    .clone()
                    .filter_map(|column| Square::new(column, row)),
            );
        }
        assert_eq!(shown, expected, "a row or a column is missing: {picture}");

        let names = columns.map(|column| String::from(char::from(b'A' + column)));
        let below = format!("    {}", names.collect::<Vec<_>>().join(" "));
        assert_eq!(picture.lines().last(), Some(below.as_str()));
        for (line, row) in picture.lines().zip((last.row()..=first.row()).rev()) {
            assert_eq!(line[..4], format!("{:2}  ", row + 1));
            assert_eq!(line.len(), below.len(), "{line}");
        }
    }
}

#[test]
fn the_first_diagram_is_the_start() {
    let (picture, words) = &diagrams()[0];
    assert_eq!(board(picture), Setup::Murray.board());
    assert_eq!(words.trim(), "");
}

#[test]
fn the_words_beside_the_other_diagrams_are_true() {
    for (picture, words) in &diagrams()[1..] {
        let board = board(picture);
        let words: Vec<&str> = words.split_whitespace().collect();
        if let [corner, "is", "blocked"] = words[..] {
            let expected = CORNERS.map(|other| other == square(corner));
            assert_eq!(blocked_corners(&board), expected, "{picture}");
            continue;
        }
        let (side, text, outcome) = match words[..] {
            ["Black", text, ref outcome @ ..] => (Side::Black, text, outcome.join(" ")),
            ["White", text, ref outcome @ ..] => (Side::White, text, outcome.join(" ")),
            _ => panic!("{words:?}"),
        };
        let played = play(&Position::new(board, side), mv(text));
        let (captures, ending) = match outcome.as_str() {
            "captures nothing" | "captures nothing and is not captured" => ("", None),
            "captures the King" => ("", Some(Ending::KingCaptured)),
            "wins" => ("", Some(Ending::KingReachedEdge(mv(text).to))),
            outcome => (outcome.strip_prefix("captures ").expect("a capture"), None),
        };
        assert_eq!(played.captures.to_vec(), squares(captures), "{picture}");
        assert_eq!(played.ending, ending, "{picture}");
    }
}
