//! Positions as text.

use alea::notation::{ParsePositionError, PositionFault};
use alea::rules::{InvalidBoard, Position, Setup, Side, Square};
use proptest::prelude::*;

use crate::random::{cases, position, rng};

const MURRAY: &str = "/2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4/\
    3t2T1TKT1T2t3/4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7/t4t7t4t/19/2t2t7t2t2/";
const WALKER: &str = "/2t2t7t2t2/19/t4t7t4t/7t1T1t7/6t1t1t1t6/t1t2T7T2t1t/4t4T4t4/3t4T1T4t3/4t2T1T1T2t4/\
    3T2T1TKT1T2T3/4t2T1T1T2t4/3t4T1T4t3/4t4T4t4/t1t2T7T2t1t/6t1t1t1t6/7t1T1t7/t4t7t4t/19/2t2t7t2t2/";

fn read(text: &str) -> Result<Position, ParsePositionError> {
    text.parse()
}

fn message(text: &str) -> String {
    read(text).expect_err(text).to_string()
}

/// Nineteen rows, of which the ones that are named are not empty.
fn rows(named: &[(usize, &str)]) -> String {
    let mut rows = ["19"; 19];
    for &(number, row) in named {
        rows[number - 1] = row;
    }
    format!("/{}/", rows.join("/"))
}

#[test]
fn the_set_ups_are_written_as_the_format_has_them() {
    for (setup, text) in [(Setup::Murray, MURRAY), (Setup::Walker, WALKER)] {
        let position = Position::new(setup.board(), Side::Black);
        assert_eq!(position.to_string(), format!("{text} black"));
        assert_eq!(read(text), Ok(position));
    }
    assert_eq!(Position::default().to_string(), format!("{MURRAY} black"));
}

#[test]
fn row_1_comes_first() {
    let position = read(&rows(&[(1, "4t14"), (19, "13K5")])).unwrap();
    let king: Square = "n19".parse().unwrap();
    assert_eq!(position.board().king(), king);
    let ship: Square = "e1".parse().unwrap();
    assert!(position.board().ships(Side::Black).eq([ship]));
}

#[test]
fn the_side_to_move_is_black_unless_white_is_said() {
    for (said, side) in [
        ("", Side::Black),
        (" black", Side::Black),
        (" white", Side::White),
        ("\twhite\n", Side::White),
        ("   White  ", Side::White),
        (" BLACK", Side::Black),
        (" ", Side::Black),
    ] {
        let read = read(&format!("{MURRAY}{said}"));
        assert_eq!(
            read.map(|position| position.to_move()),
            Ok(side),
            "{said:?}"
        );
    }
}

#[test]
fn numbers_may_be_split_and_have_zeros_in_front() {
    let plain = read(&rows(&[(10, "9K9")])).unwrap();
    for row in ["09K9", "9K009", "9K9"] {
        assert_eq!(read(&rows(&[(10, row)])), Ok(plain), "{row}");
    }
    assert_eq!(read(&format!(" \n{} ", rows(&[(10, "9K9")]))), Ok(plain));
}

#[test]
fn every_fault_of_the_text_has_its_message_and_its_place() {
    let slashes = "the rows of a position stand between slashes: /2t2t7t2t2/19/ and so on";
    let letter = "expected t, T, K or a number of empty intersections, not";
    let row = "a row has 19 intersections; the";
    let king = "9K9";
    for (text, expected) in [
        (String::new(), format!("{slashes} (at character 1)")),
        (" ".into(), format!("{slashes} (at character 2)")),
        ("black".into(), format!("{slashes} (at character 1)")),
        ("19/19/".into(), format!("{slashes} (at character 1)")),
        ("/".into(), format!("{slashes} (at character 1)")),
        ("/19/19".into(), format!("{slashes} (at character 6)")),
        ("/é".into(), format!("{slashes} (at character 2)")),
        (
            "//".into(),
            "a position has 19 rows, not 1 (at character 1)".into(),
        ),
        (
            "/19/19/".into(),
            "a position has 19 rows, not 2 (at character 1)".into(),
        ),
        (
            rows(&[(10, king)]).replacen("/19", "", 1),
            "a position has 19 rows, not 18 (at character 1)".into(),
        ),
        (
            rows(&[(10, king)]).replacen("/19", "/19/19", 1),
            "a position has 19 rows, not 20 (at character 1)".into(),
        ),
        (
            rows(&[(1, "18"), (10, king)]),
            format!("{row} 1st row in the text has 18 (at character 2)"),
        ),
        (
            rows(&[(2, "t18t"), (10, king)]),
            format!("{row} 2nd row in the text has 20 (at character 5)"),
        ),
        (
            rows(&[(3, ""), (10, king)]),
            format!("{row} 3rd row in the text has 0 (at character 8)"),
        ),
        (
            rows(&[(4, &"t".repeat(25))]),
            format!("{row} 4th row in the text has 25 (at character 11)"),
        ),
        (
            rows(&[(11, "9 K9")]),
            format!("{slashes} (at character 32)"),
        ),
        (
            rows(&[(1, "18446744073709551617")]),
            format!("{row} 1st row in the text has far more (at character 2)"),
        ),
        (
            rows(&[(1, &"9".repeat(5000))]),
            format!("{row} 1st row in the text has far more (at character 2)"),
        ),
        (
            rows(&[(1, "9k9")]),
            format!("{letter} 'k' (at character 3)"),
        ),
        (
            rows(&[(2, "-1t18")]),
            format!("{letter} '-' (at character 5)"),
        ),
        (
            rows(&[(1, "9\u{0}9")]),
            format!("{letter} '\\0' (at character 3)"),
        ),
        (
            rows(&[(1, "9\u{1b}9")]),
            format!("{letter} '\\u{{1b}}' (at character 3)"),
        ),
        (
            rows(&[(1, "9\u{202e}9")]),
            format!("{letter} '\\u{{202e}}' (at character 3)"),
        ),
        (
            rows(&[(1, "éé17")]),
            format!("{letter} 'é' (at character 2)"),
        ),
        (
            rows(&[(1, "19")]).replacen("19", "１９", 1),
            format!("{letter} '１' (at character 2)"),
        ),
        (
            format!("  {}", rows(&[(1, "x18")])),
            format!("{letter} 'x' (at character 4)"),
        ),
        (
            format!("{}  red", rows(&[(10, king)])),
            "expected black or white after the rows (at character 62)".into(),
        ),
        (
            format!("{} black white", rows(&[(10, king)])),
            "expected black or white after the rows (at character 61)".into(),
        ),
    ] {
        assert_eq!(message(&text), expected, "{text:?}");
    }
}

#[test]
fn every_fault_of_the_board_has_its_message() {
    let full = [(3, "19"), (10, "9K9")];
    let with = |more: &[(usize, &str)]| rows(&[&full[..], more].concat());
    for (text, expected) in [
        (rows(&[]), "there is no King"),
        (
            rows(&[(5, "4K14"), (7, "18K")]),
            "there is a second King at s7",
        ),
        (
            rows(&[(10, "9t9"), (5, "4K14")]),
            "a basic ship stands on the Castle, j10",
        ),
        (
            rows(&[(10, "9T9"), (5, "4K14")]),
            "a basic ship stands on the Castle, j10",
        ),
        (
            with(&[(1, "1t17")]),
            "a basic ship stands in a Citadel, at b1",
        ),
        (
            with(&[(19, "18T")]),
            "a basic ship stands in a Citadel, at s19",
        ),
        (
            with(&[(18, "T18")]),
            "a basic ship stands in a Citadel, at a18",
        ),
        (
            with(&[
                (4, "19"),
                (5, &"t".repeat(19)),
                (6, &"t".repeat(19)),
                (7, "tttttttttttt7"),
            ]),
            "Black has 50 ships, but there are only 48 of them",
        ),
        (
            with(&[(5, &"T".repeat(19)), (6, "TTTTTT13")]),
            "White has 25 ships, but there are only 24 of them",
        ),
        (
            rows(&[(1, "K18")]),
            "the King is on the corner a1: White has won already",
        ),
        (
            rows(&[(19, "18K")]),
            "the King is on the corner s19: White has won already",
        ),
        (
            rows(&[(4, "4t14"), (5, "3tKt13"), (6, "4t14")]),
            "the King at e5 is captured: Black has won already",
        ),
        (
            rows(&[(6, "t18"), (7, "Kt17"), (8, "t18")]),
            "the King at a7 is captured: Black has won already",
        ),
    ] {
        assert_eq!(message(&text), expected, "{text:?}");
    }
}

#[test]
fn a_fault_tells_what_and_where() {
    let error = read(&rows(&[(1, "9k9")])).unwrap_err();
    assert_eq!((error.column, error.fault), (3, PositionFault::Letter('k')));
    let error = read(&rows(&[])).unwrap_err();
    assert_eq!(error.fault, PositionFault::Board(InvalidBoard::NoKing));
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn any_position_is_read_as_it_was_written(mut rng in rng()) {
        let position = position(&mut rng);
        let text = position.to_string();
        prop_assert_eq!(read(&text), Ok(position));
        prop_assert_eq!(read(&format!("\t{}\r\n", text.replace(' ', "   "))), Ok(position));
    }
}
