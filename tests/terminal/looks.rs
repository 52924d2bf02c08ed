//! Colours and signs, and terminals that cannot show a board.

use std::fs;
use std::process::{Command, Output, Stdio};

use snapbox::dir::DirRoot;

use crate::table::{ALEA, Setting, Table, styles};

/// A table that has shown all there is: a lifted ship, a move, the menu, the help, a question.
fn show_everything(setting: Setting) -> Table {
    let mut table = setting.open();
    table.type_keys("<Enter>");
    table.wait_for_text("The ship at J4 can go to");
    table.type_keys("k<Enter>");
    table.wait_for_text("J4 to J5.");
    for (key, hint) in [("m", "Esc close"), ("?", "Esc close"), ("q", "n no")] {
        table.type_keys(key);
        table.wait_for_text(hint);
        table.read_frame();
        table.type_keys("<Esc>");
        table.wait_without_text(hint);
    }
    table
}

/// Whether a style sets a colour: not the terminal's own.
fn is_colour(number: u16) -> bool {
    matches!(number, 30..=38 | 40..=48 | 58 | 90..=97 | 100..=107)
}

#[test]
fn no_color_shows_everything_by_attributes() {
    let table = show_everything(Setting::new().variable("NO_COLOR", "1"));
    let output = table.output_text();
    let numbers: Vec<_> = styles(&output).flatten().collect();
    assert!(
        !numbers.iter().any(|&number| is_colour(number)),
        "{numbers:?}"
    );
    assert!(numbers.contains(&1) && numbers.contains(&7), "{numbers:?}");
    // What this sends would take the attributes away again.
    assert!(!output.contains("\x1b[;m"));
}

/// The sign at a place of a window of 80 x 24, and its attributes: bold, reversed, underlined.
fn seen(table: &Table, (row, column): (u16, u16)) -> (String, [bool; 3]) {
    let cell = table.screen().cell(row, column).unwrap();
    let attributes = [cell.bold(), cell.inverse(), cell.underline()];
    (cell.contents().to_owned(), attributes)
}

#[test]
fn no_color_leaves_the_cursor_the_lifted_ship_the_last_move_and_the_side_to_move_to_be_seen() {
    const BOLD: [bool; 3] = [true, false, false];
    let sign = |sign: &str, attributes| (sign.to_owned(), attributes);
    let mut table = Setting::new().variable("NO_COLOR", "1").open();
    let [j4, j5, k5, j7] = [(17, 22), (16, 22), (16, 24), (14, 22)];
    let left_of = |(row, column)| (row, column - 1);
    let right_of = |(row, column)| (row, column + 1);
    assert_eq!(seen(&table, j4), sign("●", BOLD));
    assert_eq!(seen(&table, left_of(j4)), sign("[", BOLD));
    assert_eq!(seen(&table, right_of(j4)), sign("]", BOLD));
    assert_eq!(seen(&table, k5), sign("○", [false; 3]));
    table.type_keys("<Enter>");
    table.wait_for_text("The ship at J4 can go to");
    table.read_frame();
    assert!(seen(&table, j4).1[1], "the lifted ship");
    assert_eq!(seen(&table, j5), sign("•", BOLD));
    table.type_keys("<Up><Enter>:j7<Enter>");
    table.wait_for_cursor_on("J7");
    assert_eq!(seen(&table, left_of(j7)), sign("[", BOLD));
    assert_eq!(seen(&table, j5), sign("●", BOLD));
    assert_eq!(seen(&table, j4), sign("╋", BOLD));
    let (_, unmoved) = seen(&table, (18, 22));
    assert_eq!(unmoved, [false; 3]);
    let line = |row| table.screen().rows(0, 80).nth(row).unwrap();
    assert!(line(4).contains("▸  ○  White") && !line(1).contains('▸'));
    let to_move = u16::try_from(table.find("White to move").0 - 1).unwrap();
    assert!(seen(&table, (0, to_move)).1[1], "whose turn it is");
    for row in 0..24 {
        for column in 0..80 {
            let cell = table.screen().cell(row, column).unwrap();
            assert_eq!([cell.fgcolor(), cell.bgcolor()], [vt100::Color::Default; 2]);
        }
    }
}

#[test]
fn no_color_without_a_value_means_nothing() {
    let table = Setting::new().variable("NO_COLOR", "").open();
    let has_rgb = |style: Vec<u16>| style.windows(2).any(|pair| pair == [38, 2]);
    assert!(styles(&table.output_text()).any(has_rgb));
}

#[test]
fn the_linux_console_gets_sixteen_colours_and_ascii() {
    let setting = Setting::new()
        .variable("TERM", "linux")
        .without_variable("COLORTERM");
    let table = show_everything(setting);
    let output = table.output_text();
    assert!(output.is_ascii());
    for style in styles(&output) {
        let is_plain =
            |number: &u16| matches!(number, 0..=2 | 7 | 22 | 27 | 30..=37 | 39..=47 | 49 | 59);
        assert!(style.iter().all(is_plain), "{style:?}");
    }
    let numbers: Vec<_> = styles(&output).flatten().collect();
    // A black ship on brown, and a white one on a lighter ground.
    assert!([30, 43, 47].iter().all(|number| numbers.contains(number)));
}

#[test]
fn the_palette_of_256_is_asked_for_by_its_numbers() {
    let setting = Setting::new().without_variable("COLORTERM");
    let output = setting.open().output_text();
    let is_of_palette = |style: &Vec<u16>| style.windows(2).any(|pair| pair == [48, 5]);
    assert!(styles(&output).any(|style| is_of_palette(&style)));
    let has_rgb = |style: Vec<u16>| style.windows(2).any(|pair| pair == [38, 2]);
    assert!(!styles(&output).any(has_rgb));
}

#[test]
fn a_locale_without_utf_8_gets_ascii() {
    let table = show_everything(Setting::new().variable("LC_ALL", "C"));
    assert!(table.output().is_ascii());
}

#[test]
fn output_that_is_not_a_terminal_is_refused() {
    let output: Output = Command::new(ALEA).stdin(Stdio::null()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(output.stdout, b"");
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "alea: the terminal cannot be used: standard output is not a terminal (--plain needs none)\n"
    );
}

#[test]
fn input_that_is_not_a_terminal_is_not_needed() {
    let mut table = Setting::new().stdin(Stdio::null()).open();
    table.type_keys("l");
    table.wait_for_cursor_on("K4");
    table.type_keys("q");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn what_is_piped_into_the_table_is_not_taken_for_keys() {
    let mut table = Setting::new()
        .program("/bin/sh")
        .argument("-c")
        .argument(r#"printf 'q\nq\n' | "$0""#)
        .argument(ALEA)
        .open();
    table.type_keys("l");
    table.wait_for_cursor_on("K4");
    table.type_keys("q");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn a_terminal_of_an_unknown_kind_gets_what_all_of_them_understand() {
    for kind in [Some("unknown"), Some(""), None] {
        let bare = Setting::new().without_variable("COLORTERM");
        let mut table = match kind {
            Some(kind) => bare.variable("TERM", kind),
            None => bare.without_variable("TERM"),
        }
        .open();
        table.type_keys("l");
        table.wait_for_cursor_on("K4");
        table.type_keys("q");
        assert_eq!(table.leave(), Some(0));
        let output = table.output_text();
        // Without a kind not even colours are known of.
        let has_colours = kind == Some("unknown");
        let allowed = |number: &u16| {
            let is_colour = matches!(number, 30..=37 | 40..=47);
            matches!(number, 0..=2 | 7 | 22 | 27 | 39 | 49 | 59) || has_colours && is_colour
        };
        let styles: Vec<_> = styles(&output).flatten().collect();
        assert!(styles.iter().all(allowed), "{kind:?} {styles:?}");
    }
}

#[test]
fn an_empty_environment_is_enough() {
    let names = ["HOME", "TERM", "COLORTERM", "LC_ALL", "PATH"];
    let bare = names.iter().fold(Setting::new(), |setting, name| {
        setting.without_variable(name)
    });
    let mut table = bare.open();
    table.type_keys(":c1-c4<Enter>");
    table.wait_for_text("C1 to C4. White to move.");
    table.wait_for_text("Not saved: HOME is not set");
    assert!(table.output().is_ascii());
    table.type_keys("<C-c><C-c>");
    assert_eq!(table.leave(), Some(1));
}

#[test]
fn a_record_that_is_printed_does_not_command_the_terminal() {
    let record =
        "[attackers:\u{1b}]0;x\u{7}\u{1b}[2J\u{202e}Anna]\n\n1. c1-c4\n".replacen("]0", "0", 1);
    let folder = DirRoot::mutable_temp().unwrap();
    let file = folder.path().unwrap().join("a.otg");
    fs::write(&file, &record).unwrap();
    let arguments = ["show", "--as", "otg", file.to_str().unwrap()];
    let setting = arguments.iter().fold(Setting::new(), |setting, argument| {
        setting.argument(argument)
    });
    let mut table = setting.start();
    assert!(table.end().success());
    let output = table.output_text();
    assert!(
        output.starts_with("[attackers:\u{fffd}0;x\u{fffd}\u{fffd}[2J\u{fffd}Anna]\r\n[variant:"),
        "{output:?}"
    );
    // In a file, or for another program, the record keeps what it has.
    let output = Command::new(ALEA).args(arguments).output().unwrap();
    let (line, _) = record.split_once('\n').unwrap();
    assert!(output.stdout.starts_with(line.as_bytes()));
}
