//! Hearing the board, a row, a column, a ship, the moves, the rules.

use alea::rules::{RULES, Setup, Side};

use crate::scene::{Home, answers, answers_from};

#[test]
fn a_row_and_a_column_tell_their_ships_from_left_and_from_below() {
    assert_eq!(
        answers(&[
            "row 19", "row 18", "row 15", "r 10", "column j", "c B", "COLUMN A"
        ]),
        [
            "Row 19: black c, f, n, q.",
            "Row 18 is empty.",
            "Row 15: black g, m; white i, k.",
            "Row 10: black d, p; white g, i, k, m; King j.",
            "Column j: black 4, 16; white 7, 9, 11, 13; King 10.",
            "Column b is empty.",
            "Column a: black 3, 6, 14, 17.",
        ]
    );
    let row = "A row is a number from 1 to 19, such as row 5.";
    let column = "A column is a letter from a to s, such as column j.";
    assert_eq!(
        answers(&[
            "row",
            "row 0",
            "row 20",
            "row j",
            "column",
            "column t",
            "column 5",
            "column j1"
        ]),
        [row, row, row, row, column, column, column, column]
    );
}

#[test]
fn all_rows_with_ships_are_told_from_the_top() {
    let said = answers_from(Side::Black, &["tc1", "td1", "Tj9", "Ka5"], &["rows"]);
    assert_eq!(
        said,
        [
            "Row 9: white j.",
            "Row 5: King a.",
            "Row 1: black c, d.",
            "The other rows are empty.",
        ]
    );
    assert_eq!(answers(&["rows"]).len(), 18);
}

#[test]
fn the_board_is_drawn_in_characters() {
    let said = answers(&["board"]);
    let board = Setup::Murray.board().to_string();
    assert_eq!(said[..20], board.lines().collect::<Vec<_>>());
    assert_eq!(
        said[20..],
        ["t is a black ship, T a white one, K the King, + the empty Castle, x a Citadel."]
    );
}

#[test]
fn an_intersection_tells_what_stands_there() {
    assert_eq!(
        answers(&["c1", "at K5", "j10", "d4", "a1", "b18", "at", "at z9"]),
        [
            "c1: a black ship.",
            "k5: a white ship.",
            "j10: the King, on the Castle.",
            "d4: empty.",
            "a1: empty, on a corner.",
            "b18: empty, in a Citadel.",
            "Expected an intersection, such as at j10.",
            "Expected an intersection, such as at j10.",
        ]
    );
}

#[test]
fn a_ship_tells_where_it_can_go_and_what_it_does_there() {
    let ships = ["tc1", "td5", "Te5", "tf3", "Th1", "th2", "th3", "Ka5"];
    assert_eq!(
        answers_from(
            Side::White,
            &ships,
            &["ship a5", "ship c1", "s h1", "ship c2", "ship"]
        ),
        [
            "The King at a5 can go up as far as a19, right as far as c5 and down as far as a1. At a19 it wins. At a1 it wins.",
            "If it were Black's turn, the black ship at c1 could go up as far as c19 and right as far as g1.",
            "The white ship at h1 can go right as far as q1 and left as far as d1. At d1 it takes c1.",
            "There is no ship at c2.",
            "Expected the place of a ship, such as ship c1.",
        ]
    );
    assert_eq!(
        answers_from(Side::Black, &ships, &["ship f3"]),
        [
            "The black ship at f3 can go up as far as f19, right to g3, down as far as f1 and left as far as a3. At f5 it takes e5."
        ]
    );
    assert_eq!(
        answers(&["ship j10"]),
        ["The King at j10 cannot move, being shut in on all sides."]
    );
}

#[test]
fn a_ship_tells_that_it_captures_the_king() {
    let ships = ["Ke5", "te4", "te6", "td5", "tg5"];
    let said = answers_from(Side::Black, &ships, &["ship g5", "g5-f5", "ship e4"]);
    assert!(said[0].ends_with("At f5 it captures the King."), "{said:?}");
    assert!(said[2].starts_with("If it were Black's turn"), "{said:?}");
}

#[test]
fn the_turn_tells_ships_and_corners() {
    assert_eq!(
        answers(&["turn", "c1-c4", "t"]),
        [
            "Turn 1, Black to move.",
            "Black has 48 ships. White has the King and 24 ships. All corners are open.",
            "Black: c1 to c4. White to move.",
            "Turn 1, White to move.",
            "Black has 48 ships. White has the King and 24 ships. All corners are open.",
        ]
    );
    let ring = ["Kb10", "ta11", "tb11", "tc10", "ta9", "tb9"];
    assert_eq!(
        answers_from(Side::White, &ring, &["turn", "b10-a10", "turn"])[1..],
        [
            "Black has 5 ships. White has the King and 0 ships. All corners are blocked, so that the King wins at the edge.",
            "White: b10 to a10. White wins: the King reached the edge at a10, all corners being blocked.",
            "White wins: the King reached the edge at a10, all corners being blocked.",
            "Black has 5 ships. White has the King and 0 ships. All corners are blocked, so that the King wins at the edge.",
        ]
    );
    let ships = ["ta3", "tb3", "tc1", "tc2", "tg1", "tg6", "Tg5", "Kj10"];
    assert_eq!(
        answers_from(Side::Black, &ships, &["g1-g4", "turn"])[2],
        "Black has 6 ships. White has the King and 0 ships, 1 lost. The corner a1 is blocked."
    );
}

#[test]
fn the_last_move_and_all_moves_are_told() {
    let opening = ["c1-c4", "i5-i4", "c4-c5"];
    let lines = [
        &["last", "moves"],
        &opening[..],
        &["last", "moves", "moves 1", "m 9", "moves x"],
    ];
    assert_eq!(
        answers(&lines.concat()),
        [
            "The start. Black to move.",
            "Nothing has been played yet.",
            "Black: c1 to c4. White to move.",
            "White: i5 to i4. Black to move.",
            "Black: c4 to c5. White to move.",
            "2a. Black: c4 to c5. White to move.",
            "1. c1-c4 i5-i4",
            "2. c4-c5",
            "2. c4-c5",
            "1. c1-c4 i5-i4",
            "2. c4-c5",
            "Expected how many turns, such as moves 5.",
        ]
    );
    assert_eq!(
        answers_from(
            Side::White,
            &["Tj9", "Ka5", "tc1"],
            &["j9-j8", "c1-c2", "moves"]
        )[2..],
        ["1. ..... j9-j8", "2. c1-c2"]
    );
}

#[test]
fn the_help_lists_what_can_be_typed() {
    let said = answers(&["help"]);
    assert!(said.len() <= 31, "{said:?}");
    assert!(said.contains(&String::from("row 5: what stands in a row.")));
    for line in &said[1..] {
        // What the help shows is no unknown command.
        let name = line.split([' ', ':']).next().unwrap();
        let answer = Home::new().hear(&[], name).join("\n");
        assert!(!answer.contains("no such command"), "{line}");
    }
}

#[test]
fn the_rules_are_told_in_parts() {
    let said = answers(&["rules", "rules 7", "rules 0", "ru 99"]);
    assert_eq!(said[..2], ["1. In short.", "2. How to read the rules."]);
    assert_eq!(
        said[9],
        "Type rules and a number to hear a part, or a rule, such as rules C2."
    );
    assert_eq!(said[10], "Capturing a basic ship.");
    assert!(said[11].starts_with("C1: "), "{}", said[11]);
    assert!(said[11].ends_with(" in safety."), "{}", said[11]);
    let count = |line: &str| said.iter().filter(|said| *said == line).count();
    assert_eq!(
        count("1. In short."),
        3,
        "a part that is not there tells those that are"
    );
}

#[test]
fn every_rule_is_told_by_its_number() {
    for (line, rule) in [
        (
            "rules B5",
            "Rule B5, which settles what the old text leaves open: The edge is every intersection in column A or S, or in row 1 or 19.",
        ),
        ("rules c7", "Rule C7: The board's edge captures nothing."),
        (
            "rules c8*",
            "Rule C8, which settles what the old text leaves open: Captured ships are removed.",
        ),
    ] {
        assert_eq!(answers(&[line]), [rule]);
    }
    let items = RULES.lines().filter_map(|line| line.strip_prefix("- "));
    let numbers: Vec<_> = items
        .map(|item| item.split([':', '*']).next().unwrap())
        .collect();
    assert!(numbers.len() > 30);
    let lines: Vec<_> = numbers.iter().map(|it| format!("rules {it}")).collect();
    let lines: Vec<_> = lines.iter().map(String::as_str).collect();
    let said = answers(&lines);
    assert_eq!(said.len(), numbers.len());
    for (said, number) in said.iter().zip(numbers) {
        assert!(said.starts_with(&format!("Rule {number}")), "{said}");
    }
}

#[test]
fn the_diagrams_of_the_rules_are_told_in_words() {
    let lines: Vec<_> = (1..10).map(|part| format!("rules {part}")).collect();
    let lines: Vec<_> = lines.iter().map(String::as_str).collect();
    let said = answers(&lines);
    for line in [
        "Row 6: black G. Row 4: black E; white F. Black G6 to G4 captures F4.",
        "Row 12: white H. Row 11: black J. Row 9: King L. White H12 to J12 captures J11.",
        "Row 3: black A, B. Row 2: black C. Row 1: black C. A1 is blocked.",
        "Row 10: black D, P; white G, I, K, M; King J.",
    ] {
        assert!(said.iter().any(|said| said == line), "{said:?}");
    }
    // No line has signs that are to be looked at.
    for line in &said {
        assert!(!line.contains("  ") && !line.contains(". ."), "{line}");
    }
}

#[test]
fn what_is_no_command_is_told() {
    let unknown = "There is no such command. Type help to hear them.";
    assert_eq!(
        answers(&["castle", "zzz", "boards", "undo now", "", "  ", "rows 5"]),
        [
            unknown,
            unknown,
            unknown,
            "Nothing can follow undo.",
            "Nothing can follow rows.",
        ]
    );
}

#[test]
fn the_help_tells_a_single_command() {
    assert_eq!(
        answers(&["help row", "help ca"]),
        [
            "row 5: what stands in a row.",
            "captures: what the side to move can take now.",
        ]
    );
    assert!(answers(&["help nothing"]).len() > 20);
}

#[test]
fn what_can_be_taken_is_told() {
    let ships = ["tc1", "td5", "Te5", "tf3", "Ka5"];
    assert_eq!(
        answers_from(Side::Black, &ships, &["captures", "f3-f4", "captures"]),
        [
            "e5 can be taken by f3-f5.",
            "Black: f3 to f4. White to move.",
            "White can take nothing now.",
        ]
    );
    let ships = ["Ke5", "te4", "te6", "td5", "tg5"];
    assert_eq!(
        answers_from(Side::Black, &ships, &["captures", "g5-f5", "captures"]),
        [
            "The King can be captured by g5-f5.",
            "Black: g5 to f5. Black wins: the King was captured.",
            "The game is over: nothing can be taken any more.",
        ]
    );
}

#[test]
fn what_is_in_danger_is_told() {
    assert_eq!(
        answers(&["danger"]),
        [
            "No ship of Black's is in danger. The King cannot be captured now. The King has no way out within two moves."
        ]
    );
    let ships = ["tc1", "td5", "Te5", "tf3", "Ka5"];
    assert_eq!(
        answers_from(Side::White, &ships, &["d", "a5-a1", "danger"]),
        [
            "White's ships in danger: e5. The King is not threatened. The King can reach a1 and a19 in one move.",
            "e5 can be taken by f3-f5.",
            "White: a5 to a1. White wins: the King reached the corner a1.",
            "The game is over: nothing is in danger any more.",
        ]
    );
}
