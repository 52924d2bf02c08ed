//! Settings that the program finds, and those that it keeps.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use crate::table::{ALEA, Setting, Table, styles};

/// The file of the settings of a table.
fn file(table: &Setting) -> PathBuf {
    table.home().join(".config/alea/config.toml")
}

/// A table at which these settings are found.
fn with(text: &str) -> Setting {
    let setting = Setting::new();
    let file = file(&setting);
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(file, text).unwrap();
    setting
}

/// Waits for the whole of the first picture.
fn open(setting: Setting) -> Table {
    let mut table = setting.open();
    table.wait_for_text("q quit");
    table
}

/// Whether colours are set at a table.
fn has_colours(table: &Table) -> bool {
    styles(&table.output_text()).any(|style| style.starts_with(&[38]) || style.starts_with(&[48]))
}

#[test]
fn a_table_is_as_its_settings_say() {
    let table = open(with(
        "theme = \"mono\"\nglyphs = \"ascii\"\nblack = \"Anna\"\nclock = \"12m\"\n",
    ));
    let contents = table.contents();
    assert!(contents.is_ascii(), "{contents}");
    assert!(
        contents.contains("Anna") && contents.contains("12:00"),
        "{contents}"
    );
    assert!(!has_colours(&table));
}

#[test]
fn a_mouse_that_is_set_off_is_left_to_the_terminal_until_it_is_set_on() {
    let mut table = open(with("mouse = false\ndanger = true\n"));
    assert!(!table.output_text().contains("\x1b[?1000h"));
    assert!(table.contents().contains("in danger"));
    table.type_keys(":set mouse on<Enter>");
    table.wait_for_text("Mouse is on; kept in ");
    assert!(table.output_text().contains("\x1b[?1000h"));
}

#[test]
fn options_win_over_no_color_that_over_the_settings_and_these_over_the_terminal() {
    let is_coloured = |setting: Setting| has_colours(&open(setting));
    let set = || with("colours = \"truecolor\"\nblack = \"Anna\"\nclock = \"12m\"\n");
    let bare = |setting: Setting| {
        setting
            .variable("TERM", "vt100")
            .without_variable("COLORTERM")
    };
    assert!(!is_coloured(bare(Setting::new())));
    assert!(is_coloured(bare(set())));
    let is_ascii = |text| {
        open(with(text).variable("LC_ALL", "C"))
            .contents()
            .is_ascii()
    };
    assert!(is_ascii("") && !is_ascii("glyphs = \"unicode\"\n"));
    assert!(!is_coloured(set().variable("NO_COLOR", "1")));
    let asked = set()
        .variable("NO_COLOR", "1")
        .argument("--colours")
        .argument("truecolor");
    assert!(is_coloured(asked));
    assert!(!is_coloured(set().argument("--colours").argument("none")));
    let table = open(
        set()
            .argument("--black")
            .argument("Carla")
            .argument("--clock")
            .argument("none"),
    );
    let contents = table.contents();
    assert!(
        contents.contains("Carla") && !contents.contains("12:00"),
        "{contents}"
    );
}

#[test]
fn what_is_wrong_in_the_settings_is_told_first_and_the_rest_counts() {
    let mut table = with("mouse = \"never\"\nblack = \"Anna\"\n").open();
    table.wait_for_text(
        "In config.toml:1:9: mouse: \"never\" is not known; it can be true or false.",
    );
    assert!(table.contents().contains("Anna"));
    let mut table = with("bell = 3\ncolour = 3\nblack = \"Anna\"\n").open();
    table.wait_for_text("2 faults in the settings, see alea paths; config.toml:1:8: bell: 3");
    assert!(table.contents().contains("Anna"));
}

#[test]
fn a_setting_that_is_changed_counts_at_once_and_the_next_time() {
    let setting = Setting::new();
    let (home, file) = (setting.shared_home(), file(&setting));
    let mut table = setting.open();
    table.type_keys(":set glyphs ascii<Enter>");
    table.wait_for_text("Glyphs is ascii; kept in ");
    assert!(table.contents().is_ascii(), "{}", table.contents());
    assert_eq!(fs::read_to_string(file).unwrap(), "glyphs = \"ascii\"\n");
    table.type_keys("q");
    assert_eq!(table.leave(), Some(0));
    assert!(open(Setting::at_home(home)).contents().is_ascii());
}

#[test]
fn a_broken_file_is_left_as_it_is() {
    let broken = "# mine\ntheme = mono\n";
    let setting = with(broken);
    let file = file(&setting);
    let mut table = setting.open();
    table.wait_for_text("In config.toml:2:9: ");
    table.type_keys(":set glyphs ascii<Enter>");
    table.wait_for_text("Glyphs is ascii, for this sitting only: ");
    assert!(table.contents().is_ascii(), "{}", table.contents());
    assert_eq!(fs::read_to_string(file).unwrap(), broken);
}

#[test]
fn without_a_home_a_setting_is_for_this_sitting() {
    let mut table = Setting::new().without_variable("HOME").open();
    table.type_keys(":set theme mono<Enter>");
    table.wait_for_text("Theme is mono, for this sitting only: HOME is not set.");
}

#[test]
fn commands_tell_on_standard_error_what_is_wrong() {
    let setting = with("glyphs = \"latin\"\nmouse = 3\n");
    let file = file(&setting);
    let run = |arguments: &[&str]| -> Output {
        Command::new(ALEA)
            .args(arguments)
            .env_clear()
            .env("HOME", setting.home())
            .env("LC_ALL", "C.UTF-8")
            .output()
            .unwrap()
    };
    let place = file.display();
    let expected = format!(
        "alea: {place}:1:10: glyphs: \"latin\" is not known; it can be auto, unicode or ascii\n\
         alea: {place}:2:9: mouse: 3 is not known; it can be true or false\n"
    );
    for arguments in [&["show"][..], &["games", "--boards"], &["paths"]] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(
            String::from_utf8_lossy(&output.stderr),
            expected,
            "{arguments:?}"
        );
        assert!(!output.stdout.is_empty());
    }
    // What needs no settings does not read them.
    assert_eq!(run(&["show", "--as", "otn"]).stderr, b"");
    let board = |arguments: &[&str]| String::from_utf8(run(arguments).stdout).unwrap();
    assert!(!board(&["show"]).is_ascii());
    fs::write(&file, "glyphs = \"ascii\"").unwrap();
    assert!(board(&["show"]).is_ascii());
    assert!(!board(&["show", "--glyphs", "unicode"]).is_ascii());
}
