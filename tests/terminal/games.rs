//! Whole games.

use std::fs;

use crate::table::{Setting, Table};

/// What leads to Black's win in seven moves: the keys for each, and what the table says then.
const BLACK_WINS: [(&str, &str); 7] = [
    ("KKKKKH<Enter>L<Enter>", "E13 to I13. White to move."),
    (
        "<Right><Down><Down><Enter><Right> ",
        "J11 to K11. Black to move.",
    ),
    (
        "<Up><Up><S-Right><Enter><S-Left><Enter>",
        "O13 to K13 takes the ship at J13. White to move.",
    ),
    ("jH<Enter>j<Enter>", "I12 to I11. Black to move."),
    (
        "<Tab><Tab><Tab><Tab><Tab><Tab><Tab><Tab><Enter><Left><Left><Left><Left><Enter>",
        "N14 to J14. White to move.",
    ),
    ("<Down><Down><Down><Down> K ", "J10 to J13. Black to move."),
    ("<PgUp><Home>", ""),
];

/// What leads to White's win, as it is typed, and what the table says then.
const WHITE_WINS: [(&str, &str); 10] = [
    ("d10-d9", "D10 to D9."),
    ("i10 i9", "I10 to I9."),
    ("q6-r6", "Q6 to R6."),
    ("G10-G9", "G10 to G9."),
    ("r6q6", "R6 to Q6."),
    ("j10-b10", "J10 to B10."),
    ("q6–r6", "Q6 to R6."),
    ("Kb10-b1", "B10 to B1."),
    ("r6-q6", "R6 to Q6."),
    ("b1-a1", "B1 to A1."),
];

/// All corners are walled off; White is to move, and the King has a way to the edge.
const BLOCKED: &str =
    "/2t13t2/2t13t2/tt15tt/19/19/19/19/19/19/4K14/19/19/19/19/19/19/tt15tt/2t13t2/2t13t2/ white";

/// The end of the game is told, and the program is left from there.
fn leave_after_the_end(table: &mut Table) {
    table.wait_for_text("look at the board");
    table.read_frame();
    assert_eq!(table.contents().matches("look at the board").count(), 1);
    // From "look at the board" to "quit", the last choice.
    table.type_keys("<Up><Enter>");
    assert_eq!(table.leave(), Some(0));
}

/// The words in which the saved game says how it ended. There is no file but it and the one that is kept from before.
fn saved_ending(table: &Table) -> String {
    let folder = table.home.path().join(".local/state/alea/games");
    let names = fs::read_dir(folder).unwrap();
    let mut paths: Vec<_> = names.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let text = fs::read_to_string(&paths[0]).unwrap();
    assert_eq!(text.matches("[termination:").count(), 1, "{text}");
    let kept = format!("{}~", paths[0].display());
    assert!(
        paths[1..]
            .iter()
            .all(|path| path.display().to_string() == kept),
        "{paths:?}"
    );
    let (_, rest) = text.split_once("[termination:").unwrap();
    rest.split_once(']').unwrap().0.to_owned()
}

#[test]
fn black_wins_by_the_cursor_keys() {
    let mut table = Setting::new().open();
    for (keys, message) in BLACK_WINS {
        table.type_keys(keys);
        table.wait_for_text(message);
    }
    // The last move is made from the corner of the board where the cursor has gone.
    table.wait_for_cursor_on("A19");
    table.type_keys("<Down><Down><Down><Down><Down><Down><Down>L<Enter>");
    table.wait_for_text("The ship at D12 can go to");
    table.type_keys("<S-Right><Enter>");
    table.wait_for_text("Black wins: the King was captured.");
    table.wait_for_text("The King was captured.");
    // The moves and the captured ships stay as they are when the question is closed.
    table.type_keys("<Enter>");
    table.wait_without_text("look at the board");
    table.wait_for_text("Black wins");
    table.type_keys("q");
    assert_eq!(table.leave(), Some(0));
    let ending = "Black wins: the King was captured";
    assert_eq!(saved_ending(&table), ending);
}

#[test]
fn white_wins_by_typed_moves() {
    let mut table = Setting::new().open();
    for (typed, message) in WHITE_WINS {
        table.type_keys(&format!(":{typed}<Enter>"));
        table.wait_for_text(message);
    }
    table.wait_for_text("White wins: the King reached the corner A1.");
    // Also from there.
    table.type_keys(":quit<Enter>");
    assert_eq!(table.leave(), Some(0));
    let ending = "White wins: the King reached the corner a1";
    assert_eq!(saved_ending(&table), ending);
}

#[test]
fn white_wins_by_the_mouse_alone() {
    let mut table = Setting::new().open();
    for (place, (typed, message)) in WHITE_WINS.into_iter().enumerate() {
        let squares = typed.to_ascii_uppercase();
        let mut squares = squares
            .trim_start_matches('K')
            .split(|it: char| !it.is_ascii_alphanumeric());
        let (from, to) = match (squares.next().unwrap(), squares.next_back()) {
            (from, Some(to)) => (from, to),
            (both, None) => both.split_at(2),
        };
        if place % 2 == 0 {
            table.drag(from, from);
            table.drag(to, to);
        } else {
            table.drag(from, to);
        }
        table.wait_for_text(message);
    }
    table.wait_for_text("White wins: the King reached the corner A1.");
    table.click_on("look at the board");
    table.wait_without_text("look at the board");
    // Nothing is lifted any more.
    table.drag("C1", "C4");
    table.click_on("q quit");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn a_game_is_resigned_or_drawn_by_keys_or_the_mouse() {
    let resigns = ":resign<Enter>";
    let draws = ":draw<Enter>";
    for (keys, entry, question, answer, told, saved) in [
        (
            resigns,
            "resign",
            "Does White resign?",
            "resign  ",
            "White resigned.",
            "Black wins: White resigned",
        ),
        (
            draws,
            "offer a draw",
            "White offers a draw.",
            "yes, a draw",
            "Drawn by agreement.",
            "drawn by agreement",
        ),
    ] {
        for is_mouse in [false, true] {
            let mut table = Setting::new().open();
            table.type_keys(":c1-c4<Enter>");
            table.wait_for_text("C1 to C4.");
            if is_mouse {
                table.click_on("m menu");
                table.click_on(entry);
                table.wait_for_text(question);
                table.click_on(answer);
            } else {
                table.type_keys(keys);
                table.wait_for_text(question);
                table.type_keys("<Down><Enter>");
            }
            table.wait_for_text(told);
            leave_after_the_end(&mut table);
            assert_eq!(saved_ending(&table), saved);
        }
    }
}

#[test]
fn white_wins_on_the_edge_when_all_corners_are_blocked() {
    let mut table = Setting::new()
        .argument("--position")
        .argument(BLOCKED)
        .open();
    table.type_keys(":e10<Enter><Enter>H<Enter>");
    table.wait_for_text("The King reached the edge at A10, all corners being blocked.");
    leave_after_the_end(&mut table);
    let ending = "White wins: the King reached the edge at a10, all corners being blocked";
    assert_eq!(saved_ending(&table), ending);
}

#[test]
fn a_whole_game_is_played_in_sentences_and_not_drawn() {
    let mut table = Setting::new().argument("--plain").start();
    let moves = [
        "c1-c4", "i10-i9", "q6-r6", "g10-g9", "d10-d9", "j10-b10", "r6-q6", "b10-b1", "q6-r6",
    ];
    table.type_keys(&moves.map(|mv| format!("{mv}<Enter>")).concat());
    table.wait_for_text("White: b10 to b1. Black to move.");
    table.wait_for_text("Black: q6 to r6. White to move.\nWhite>");
    table.type_keys("b1-a1<Enter>");
    table.wait_for_text("White: b1 to a1. White wins: the King reached the corner a1.\ngame over>");
    table.type_keys("quit<Enter>");
    assert_eq!(table.leave(), Some(0));
    let ending = "White wins: the King reached the corner a1";
    assert_eq!(saved_ending(&table), ending);
    let output = table.output_text();
    assert!(
        output.is_ascii() && !output.contains(['|', '+', '\t']),
        "{output}"
    );
}
