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
    assert_eq!(table.contents().matches("look at the board").count(), 1);
    // From "look at the board" to "leave", the last choice.
    table.type_keys("<Up><Enter>");
    assert_eq!(table.leave(), Some(0));
    assert_is_saved_once(table);
}

/// There is one file with the game and how it ended, and the one that is kept from before.
fn assert_is_saved_once(table: &Table) {
    let folder = table.home.path().join(".local/state/alea/games");
    let names = fs::read_dir(folder).unwrap();
    let mut paths: Vec<_> = names.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let text = fs::read_to_string(&paths[0]).unwrap();
    assert_eq!(text.matches("[termination:").count(), 1, "{text}");
    assert!(
        text.contains("White wins: ") || text.contains("Black wins: "),
        "{text}"
    );
    let kept = format!("{}~", paths[0].display());
    assert!(
        paths[1..]
            .iter()
            .all(|path| path.display().to_string() == kept),
        "{paths:?}"
    );
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
    assert_is_saved_once(&table);
}

#[test]
fn white_wins_by_typed_moves() {
    let mut table = Setting::new().open();
    for (typed, message) in WHITE_WINS {
        table.type_keys(&format!(":{typed}<Enter>"));
        table.wait_for_text(message);
    }
    table.wait_for_text("White wins: the King reached the corner A1.");
    leave_after_the_end(&mut table);
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
}
