//! Everything that can be open over the board: opened and closed by keys, and by the mouse.

use std::fs;
use std::rc::Rc;

use crate::table::{Setting, Table};

/// What opens something by keys after two moves, what is seen then, and what closes it.
const BY_KEYS: [(&str, &str, &str); 17] = [
    ("m", "Menu", "m"),
    ("\x1bOQ", "Menu", "\x1bOQ"),
    ("?", "In short", "?"),
    ("\x1bOP", "In short", "q"),
    (":", "Tab complete", "<Backspace>"),
    ("w", ":save", "<Esc>"),
    ("x", ":export", "<C-c>"),
    ("c", ":comment", "<Esc>"),
    ("n", "A new game", "<Esc>"),
    ("o", "Saved games", "q"),
    ("q", "Quit?", "n"),
    ("\x04", "Quit?", "<Enter>"),
    (":resign<Enter>", "Does Black resign?", "<Esc>"),
    (":draw<Enter>", "Black offers a draw.", "<Backspace>"),
    (":delete<Enter>", "Delete 1b and what follows?", "<Esc>"),
    (":set<Enter>", "theme: board", "<Esc>"),
    (":set<Enter><Down><Enter>", "leave it as it is", "<Esc>"),
];

/// What opens something from the menu, and what is seen then.
const BY_THE_MOUSE: [(&str, &str); 12] = [
    ("type a move", "Tab complete"),
    ("comment on", ":comment"),
    ("resign", "Does Black resign?"),
    ("offer a draw", "Black offers a draw."),
    ("new game", "A new game"),
    ("open a saved game", "Saved games"),
    ("save under a name", ":save"),
    ("save a picture", ":export"),
    ("delete this move", "Delete 1b and what follows?"),
    ("change the settings", "theme: board"),
    ("help: ", "In short"),
    ("quit", "Quit?"),
];

/// A table at which two moves have been made, and the game is on disk.
fn two_moves(setting: Setting) -> Table {
    let mut table = setting.open();
    table.type_keys(":c1-c4<Enter>:i5-i4<Enter>");
    table.wait_for_text("I5 to I4.");
    let games = table.home.path().join(".local/state/alea/games");
    table.wait_until(
        |_| fs::read_dir(&games).is_ok_and(|files| files.count() > 0),
        "the saved game",
    );
    table
}

/// Opens the menu and chooses from it, or closes it, by clicks.
fn choose(table: &mut Table, entry: &str) {
    table.click_on("m menu");
    table.wait_for_text("Menu");
    table.click_on(entry);
}

/// Leaves a table where everything is as it was before.
fn leave_unchanged(mut table: Table) {
    table.wait_for_text("I5 to I4. Black to move.");
    table.wait_for_text("1. c1-c4          i5-i4");
    table.type_keys("q");
    table.wait_for_text("Quit?");
    table.type_keys("y");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn everything_is_opened_and_closed_by_keys() {
    let mut table = two_moves(Setting::new());
    for (opens, shown, closes) in BY_KEYS {
        table.type_keys(opens);
        table.wait_for_text(shown);
        table.type_keys(closes);
        table.wait_without_text(shown);
    }
    leave_unchanged(table);
}

#[test]
fn everything_is_opened_and_closed_by_the_mouse() {
    let mut table = two_moves(Setting::new());
    for (entry, shown) in BY_THE_MOUSE {
        for is_right in [true, false] {
            choose(&mut table, entry);
            table.wait_for_text(shown);
            table.read_frame();
            let closes = ["Esc close", "n no"];
            let closes = closes.iter().find(|text| table.contents().contains(**text));
            match closes {
                Some(text) if !is_right => table.click_on(text),
                _ => table.right_click(),
            }
            table.wait_without_text(shown);
        }
    }
    // The menu itself, and the values of a setting.
    for closes in ["go on", "Alea Evangelii"] {
        choose(&mut table, closes);
        table.wait_without_text("Esc close");
    }
    choose(&mut table, "change the settings");
    table.click_on("theme: board");
    table.click_on("leave it as it is");
    table.click_on("close");
    table.wait_without_text("theme: board");
    leave_unchanged(table);
}

#[test]
fn what_lies_under_the_help_is_not_reached_by_clicks() {
    let mut table = two_moves(Setting::new());
    table.type_keys("?");
    table.wait_for_text("In short");
    // Where the ship at C4 is, and where it could go.
    for point in ["9;18", "9;20"] {
        table.send(format!("\x1b[<0;{point}M\x1b[<0;{point}m").as_bytes());
    }
    table.type_keys("<Esc>");
    table.wait_without_text("In short");
    leave_unchanged(table);
}

#[test]
fn playing_from_an_earlier_position_is_asked_and_answered_by_keys_or_the_mouse() {
    let mut table = two_moves(Setting::new());
    for is_mouse in [false, true] {
        table.type_keys(",:k5-k3<Enter>");
        table.wait_for_text("Play from here?");
        if is_mouse {
            table.click_on("no, only look");
        } else {
            table.type_keys("<Enter>");
        }
        table.wait_without_text("Play from here?");
        table.type_keys("<Esc>");
        table.wait_without_text("Looking at");
    }
    table.type_keys(",:k5-k3<Enter>");
    table.click_on("play ");
    table.wait_for_text("K5 to K3. Black to move.");
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn writing_over_a_file_is_asked_and_answered_by_keys_or_the_mouse() {
    let mut table = two_moves(Setting::new());
    let file = table.home.path().join("mine.otg");
    let name = file.to_str().unwrap().to_owned();
    let save = format!(":save {name}<Enter>");
    table.type_keys(&save);
    table.wait_until(|_| file.exists(), "the file");
    fs::write(&file, "something else").unwrap();
    table.type_keys(&save);
    table.wait_for_text("Write over it?");
    table.type_keys("n");
    table.wait_without_text("Write over it?");
    table.type_keys(&save);
    table.click_on("no, keep it");
    table.wait_without_text("Write over it?");
    assert_eq!(fs::read_to_string(&file).unwrap(), "something else");
    table.type_keys(&save);
    table.click_on("write over it  ");
    table.wait_without_text("Write over it?");
    table.wait_until(
        |_| {
            fs::read_to_string(&file)
                .unwrap()
                .contains("1. c1-c4 i5-i4")
        },
        "the game in the file",
    );
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn an_unfinished_game_is_gone_on_with_or_not_by_the_mouse() {
    let mut table = two_moves(Setting::new());
    let home = Rc::clone(&table.home);
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
    let mut table = Setting::at_home(Rc::clone(&home)).start();
    table.click_on("go on with this game");
    table.wait_without_text("Go on?");
    leave_unchanged(table);
    let mut table = Setting::at_home(home).start();
    table.wait_for_text("Go on?");
    table.right_click();
    table.wait_without_text("Go on?");
    table.wait_for_text("Your unfinished game is kept");
    table.click_on("q quit");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn a_record_with_a_fault_is_looked_at_or_left_by_the_mouse() {
    for choice in ["look at what comes before it", "quit"] {
        let setting = Setting::new();
        let file = setting.home().join("a.otg");
        fs::write(&file, "1. c1-c4 i5-i4\n2. c4-d5\n").unwrap();
        let mut table = setting.argument(file.to_str().unwrap()).start();
        table.wait_for_text("This record has a fault");
        table.click_on(choice);
        if choice != "quit" {
            table.wait_without_text("This record has a fault");
            table.click_on("q quit");
        }
        // It is told again, for those who come after.
        assert_eq!(table.leave(), Some(1));
    }
}
