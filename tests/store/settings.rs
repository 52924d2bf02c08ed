//! The file of the settings: read, reported where it is wrong, and changed one value at a time.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::PathBuf;
use std::thread;
use std::time::Instant;

use alea::settings::{Bell, Colours, GlyphSet, Setting, Settings, ThemeName};
use alea::store::{SettingsError, keep_setting, read_settings};
use rustix::fs::{CWD, FileType, Mode, mknodat};

use crate::scene::{Home, PATIENCE, environment, names};

impl Home {
    fn settings(&self) -> PathBuf {
        self.folders().settings_file().unwrap().to_owned()
    }

    /// Writes the file of the settings.
    fn set(&self, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.settings();
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    }

    /// Changes a setting and keeps it.
    fn keep(&self, setting: Setting, value: &str) -> Result<PathBuf, SettingsError> {
        let mut settings = Settings::default();
        settings.set(setting, &setting.typed(value)).unwrap();
        keep_setting(&self.folders(), &settings, setting)
    }

    /// What is wrong with the settings, without the path in front.
    fn faults(&self) -> Vec<String> {
        let file = self.settings();
        let file = file.display().to_string();
        let (_, faults) = read_settings(&self.folders());
        let faults = faults.iter().map(|fault| {
            let fault = fault.to_string();
            fault.strip_prefix(&file).unwrap().to_owned()
        });
        faults.collect()
    }
}

/// A whole file.
const ALL: &str = r#"
theme = "mono"
glyphs = "ascii"
colours = 256
mouse = false
black = "Anna"
white = "Björn"
clock = "20m,3x30s"
loss-on-time = false
danger = true
bell = "time"
"#;

/// What `ALL` says.
fn all() -> Settings {
    Settings {
        theme: ThemeName::Mono,
        glyphs: GlyphSet::Ascii,
        colours: Colours::Indexed,
        mouse: false,
        black: "Anna".to_owned(),
        white: "Björn".to_owned(),
        clock: Some("20m,3x30s".parse().unwrap()),
        loss_on_time: false,
        danger: true,
        bell: Bell::Time,
    }
}

#[test]
fn every_setting_is_read() {
    let home = Home::new();
    home.set(ALL);
    assert_eq!(read_settings(&home.folders()), (all(), Vec::new()));
    assert!(
        Setting::ALL
            .iter()
            .all(|setting| ALL.contains(setting.name()))
    );
}

#[test]
fn no_file_an_empty_one_and_no_home_are_no_faults() {
    let nothing = (Settings::default(), Vec::new());
    let home = Home::new();
    assert_eq!(read_settings(&home.folders()), nothing);
    for text in ["", "\n\n", "# only words\n", "\u{feff}"] {
        home.set(text);
        assert_eq!(read_settings(&home.folders()), nothing, "{text:?}");
    }
    assert_eq!(read_settings(&environment(&[])), nothing);
    assert_eq!(
        read_settings(&environment(&[("HOME", "/nonexistent")])),
        nothing
    );
}

/// Texts with one fault or more, and each message without the path in front.
const BROKEN: &[(&str, &[&str])] = &[
    // Values that are not known.
    (
        "theme = \"wood\"",
        &[":1:9: theme: \"wood\" is not known; THEMES"],
    ),
    (
        "\n\n  theme  =  'wood' # fine\n",
        &[":3:13: theme: 'wood' is not known; THEMES"],
    ),
    (
        "glyphs = \"latin\"",
        &[":1:10: glyphs: \"latin\" is not known; it can be auto, unicode or ascii"],
    ),
    (
        "colours = 17",
        &[":1:11: colours: 17 is not known; it can be auto, truecolor, 256, 16 or none"],
    ),
    (
        "bell = \"loud\"",
        &[":1:8: bell: \"loud\" is not known; it can be off, turn, time or all"],
    ),
    (
        "clock = \"30\"",
        &[
            ":1:9: clock: \"30\" is not known; a number needs h, m or s behind it, as in 1h30m or 90s",
        ],
    ),
    (
        "clock = \"soon\"",
        &[
            ":1:9: clock: \"soon\" is not known; expected a time such as 30m, 1h+10s with an increment, 20m,3x30s with \
           periods of overtime, or none",
        ],
    ),
    (
        "clock = \"1000h\"",
        &[
            ":1:9: clock: \"1000h\" is not known; that is too much: a clock has up to 100h, and up to 99 periods",
        ],
    ),
    // Values of another kind.
    ("theme = true", &[":1:9: theme: true is not known; THEMES"]),
    (
        "theme = [\"dark\"]",
        &[":1:9: theme: [\"dark\"] is not known; THEMES"],
    ),
    (
        "theme.name = \"dark\"",
        &[":1:1: theme: a table is not known; THEMES"],
    ),
    (
        "[theme]\nname = \"dark\"",
        &[":1:2: theme: a table is not known; THEMES"],
    ),
    (
        "mouse = \"off\"",
        &[":1:9: mouse: \"off\" is not known; it can be true or false"],
    ),
    (
        "mouse = 0",
        &[":1:9: mouse: 0 is not known; it can be true or false"],
    ),
    (
        "danger = 1.5",
        &[":1:10: danger: 1.5 is not known; it can be true or false"],
    ),
    (
        "loss-on-time = 1979-05-27",
        &[":1:16: loss-on-time: 1979-05-27 is not known; it can be true or false"],
    ),
    (
        "black = 7",
        &[":1:9: black: 7 is not known; it can be any name in quotes"],
    ),
    (
        "white = { name = \"B\" }",
        &[":1:9: white: { name = \"B\" } is not known; it can be any name in quotes"],
    ),
    (
        "theme = \"\\u001b[2J\u{202e}\"",
        &[":1:9: theme: \"\\u001b[2J\u{fffd}\" is not known; THEMES"],
    ),
    // Names that no setting has.
    (
        "thema = \"dark\"",
        &[":1:1: thema: there is no such setting; did you mean theme?"],
    ),
    (
        "loss_on_time = true",
        &[":1:1: loss_on_time: there is no such setting; did you mean loss-on-time?"],
    ),
    (
        "Theme = \"mono\"",
        &[":1:1: Theme: there is no such setting; did you mean theme?"],
    ),
    (
        "volume = 3",
        &[":1:1: volume: there is no such setting; SETTINGS"],
    ),
    (
        "[sound]\nvolume = 3",
        &[":1:2: sound: there is no such setting; SETTINGS"],
    ),
    ("\"\" = 3", &[":1:1: : there is no such setting; SETTINGS"]),
    // No TOML at all.
    (
        "theme = dark",
        &[":1:9: theme: string values must be quoted, expected literal string; THEMES"],
    ),
    (
        "theme = \"dark",
        &[":1:14: theme: invalid basic string, expected `\"`; THEMES"],
    ),
    (
        "theme",
        &[":1:6: theme: key with no value, expected `=`; THEMES"],
    ),
    (
        "mouse = true\nmouse = false",
        &[":2:1: mouse: duplicate key; it can be true or false"],
    ),
    (
        "black = \"Björn\" x",
        &[
            ":1:17: black: unexpected key or value, expected newline, `#`; it can be any name in quotes",
        ],
    ),
    (
        "é = 1",
        &[":1:1: invalid unquoted key, expected letters, numbers, `-`, `_`"],
    ),
    ("<html>", &[":1:7: key with no value, expected `=`"]),
    // More than one.
    (
        "bell = 3\r\nmouse = 3\n\ncolour = 3",
        &[
            ":1:8: bell: 3 is not known; it can be off, turn, time or all",
            ":2:9: mouse: 3 is not known; it can be true or false",
            ":4:1: colour: there is no such setting; did you mean colours?",
        ],
    ),
];

#[test]
fn what_is_wrong_is_told_with_its_place_and_what_is_allowed() {
    let home = Home::new();
    for (text, expected) in BROKEN {
        home.set(text);
        let expected: Vec<_> = expected
            .iter()
            .map(|line| {
                line.replace("THEMES", &Setting::Theme.allowed())
                    .replace("SETTINGS", &Setting::all_in_words())
            })
            .collect();
        assert_eq!(home.faults(), expected, "{text}");
    }
}

#[test]
fn one_wrong_value_leaves_the_others() {
    let home = Home::new();
    for (wrong, value) in [
        (Setting::Theme, "\"wood\""),
        (Setting::Mouse, "\"no\""),
        (Setting::Clock, "\"soon\""),
        (Setting::Black, "1"),
    ] {
        let lines = ALL.lines().map(|line| match line.split_once(" = ") {
            Some((name, _)) if name == wrong.name() => format!("{name} = {value}\n"),
            _ => format!("{line}\n"),
        });
        home.set(lines.collect::<String>());
        let (settings, faults) = read_settings(&home.folders());
        assert_eq!(faults.len(), 1);
        for setting in Setting::ALL {
            let expected = if setting == wrong {
                Settings::default()
            } else {
                all()
            };
            assert_eq!(settings.value(setting), expected.value(setting));
        }
    }
}

#[test]
fn what_is_no_file_of_settings_is_told_and_read_as_none() {
    let home = Home::new();
    let path = home.set("");
    let large = fs::File::create(&path).unwrap();
    large.set_len((1 << 20) + 1).unwrap();
    assert_eq!(
        home.faults(),
        [": it is larger than 1 MiB, too large for settings"]
    );
    home.set(b"theme = \"mono\"\nblack = \"Bj\xf6rn\"\n");
    assert_eq!(home.faults(), [":2:12: this is not UTF-8"]);
    assert_eq!(read_settings(&home.folders()).0, Settings::default());
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    assert_eq!(home.faults(), [": it is a folder"]);
    fs::remove_dir(&path).unwrap();
    // Opening it would wait for somebody who writes into it.
    mknodat(CWD, &path, FileType::Fifo, Mode::RUSR, 0).unwrap();
    assert_eq!(home.faults(), [": it is not an ordinary file"]);
    fs::remove_file(&path).unwrap();
    symlink(&path, &path).unwrap();
    assert_eq!(home.faults().len(), 1);
    let other = Home::new();
    fs::write(other.path().join(".config"), "").unwrap();
    assert_eq!(other.faults(), [": Not a directory"]);
}

#[test]
fn no_text_takes_long() {
    let home = Home::new();
    let many = (0..100_000)
        .map(|number| format!("a{number}=1"))
        .collect::<Vec<_>>()
        .join("\n");
    for text in [
        many,
        "[".repeat(1 << 20),
        "a.".repeat(1 << 19),
        format!("\"{}\"=1", "x".repeat(1_000_000)),
    ] {
        home.set(&text);
        let begin = Instant::now();
        assert!(!home.faults().is_empty());
        assert!(begin.elapsed() < PATIENCE, "{:?}", begin.elapsed());
    }
}

#[test]
fn a_value_is_changed_and_everything_else_stays() {
    let home = Home::new();
    for (before, setting, value, after) in [
        (
            "# mine\ntheme = 'mono'   # at night\n\n[other]\nkey = 1\n",
            Setting::Theme,
            "board",
            "# mine\ntheme = \"board\"   # at night\n\n[other]\nkey = 1\n",
        ),
        ("mouse=true", Setting::Mouse, "no", "mouse=false"),
        (
            "mouse = true\n",
            Setting::Bell,
            "all",
            "mouse = true\nbell = \"all\"\n",
        ),
        ("", Setting::Danger, "on", "danger = true\n"),
        (
            "# only words",
            Setting::Danger,
            "on",
            "# only words\ndanger = true\n",
        ),
        (
            "mouse = true\n# end\n",
            Setting::Danger,
            "on",
            "mouse = true\n# end\ndanger = true\n",
        ),
        (
            "[other]\nkey = 1\n",
            Setting::Danger,
            "on",
            "danger = true\n[other]\nkey = 1\n",
        ),
        (
            "theme = \"wood\"\n",
            Setting::Theme,
            "mono",
            "theme = \"mono\"\n",
        ),
        (
            "theme = 3\nthema = 4\n",
            Setting::Theme,
            "mono",
            "theme = \"mono\"\nthema = 4\n",
        ),
        (
            "",
            Setting::Black,
            "Anna \"A\" \\",
            "black = 'Anna \"A\" \\'\n",
        ),
        ("", Setting::Clock, "1h + 10s", "clock = \"1h+10s\"\n"),
        (
            "colours = 16\n",
            Setting::Colours,
            "256",
            "colours = \"256\"\n",
        ),
        (
            "a = 1\r\nmouse = true\r\n",
            Setting::Mouse,
            "off",
            "a = 1\r\nmouse = false\r\n",
        ),
        // What is not changed stays byte by byte, whatever its lines end with.
        (
            "theme = \"mono\"\r\nblack = \"\"\"a\r\nb\"\"\"\r\n",
            Setting::Mouse,
            "off",
            "theme = \"mono\"\r\nblack = \"\"\"a\r\nb\"\"\"\r\nmouse = false\r\n",
        ),
        (
            "theme = \"mono\"\r\nblack = \"Anna\" # she\nbell = \"off\"",
            Setting::Bell,
            "all",
            "theme = \"mono\"\r\nblack = \"Anna\" # she\nbell = \"all\"",
        ),
        (
            "bell = \"off\" # quiet\n\n[a.b]\nc = 1\n[[d]]\n",
            Setting::Mouse,
            "off",
            "bell = \"off\" # quiet\n\nmouse = false\n[a.b]\nc = 1\n[[d]]\n",
        ),
        (
            "\u{feff}mouse = true\n",
            Setting::Mouse,
            "off",
            "\u{feff}mouse = false\n",
        ),
    ] {
        let path = home.set(before);
        assert_eq!(home.keep(setting, value), Ok(path.clone()), "{before}");
        assert_eq!(fs::read_to_string(&path).unwrap(), after);
        let (settings, _) = read_settings(&home.folders());
        let mut expected = Settings::default();
        expected.set(setting, &setting.typed(value)).unwrap();
        assert_eq!(settings.value(setting), expected.value(setting));
    }
}

#[test]
fn values_that_are_changed_at_the_same_time_are_all_kept() {
    let values = [
        (Setting::Theme, "mono"),
        (Setting::Bell, "all"),
        (Setting::Mouse, "off"),
        (Setting::Black, "Anna"),
    ];
    for round in 0..20 {
        let home = Home::new();
        // The second time they are changed where they stand.
        for value in [None, Some("theme = \"dark\"\nbell = \"off\"\n")] {
            value.map(|text| home.set(text));
            thread::scope(|scope| {
                for (setting, value) in values {
                    let home = &home;
                    scope.spawn(move || home.keep(setting, value).unwrap());
                }
            });
            let (settings, _) = read_settings(&home.folders());
            for (setting, value) in values {
                assert_eq!(settings.value(setting).to_string(), value, "{round}");
            }
        }
        assert_eq!(
            names(home.settings().parent().unwrap()),
            ["config.toml"],
            "nothing is left beside it"
        );
    }
}

#[test]
fn the_folder_is_made_only_for_the_user() {
    let home = Home::new();
    let path = home.keep(Setting::Theme, "mono").unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "theme = \"mono\"\n");
    for folder in path.ancestors().skip(1).take(2) {
        let mode = fs::metadata(folder).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o700, "{}", folder.display());
    }
}

#[test]
fn a_link_to_the_settings_stays_one() {
    let home = Home::new();
    let path = home.set("");
    let real = home.path().join("mine.toml");
    fs::rename(&path, &real).unwrap();
    symlink(&real, &path).unwrap();
    home.keep(Setting::Theme, "mono").unwrap();
    assert!(path.symlink_metadata().unwrap().is_symlink());
    assert_eq!(fs::read_to_string(real).unwrap(), "theme = \"mono\"\n");
}

#[test]
fn a_file_that_is_no_toml_is_never_written_over() {
    let home = Home::new();
    let not_utf_8: &[u8] = b"black = \"Bj\xf6rn\"\n";
    for (bytes, reason) in [
        (
            &b"theme = dark\n"[..],
            "1:9: string values must be quoted, expected literal string",
        ),
        (b"mouse = true\nmouse = true", "2:1: duplicate key"),
        (not_utf_8, "1:12: this is not UTF-8"),
    ] {
        let path = home.set(bytes);
        let error = home.keep(Setting::Theme, "mono").unwrap_err();
        assert_eq!(error.to_string(), format!("{}:{reason}", path.display()));
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
}

#[test]
fn a_table_in_the_place_of_a_value_is_left_as_it_is() {
    let home = Home::new();
    for (text, place) in [
        ("theme.a = 1\n", "1:1"),
        ("mouse = true\n\n[theme]\na = 1\n", "3:2"),
        ("[theme.a]\nb = 1\n", "1:2"),
        ("[[theme]]\na = 1\n", "1:3"),
        (" theme = { a = 1 }\n", "1:2"),
    ] {
        let path = home.set(text);
        let error = home.keep(Setting::Theme, "mono").unwrap_err();
        let place = format!("{}:{place}", path.display());
        assert_eq!(
            error.to_string(),
            format!("{place}: theme: a table stands here")
        );
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}

#[test]
fn where_nothing_can_be_kept_there_is_a_reason() {
    let settings = Settings::default();
    for (variables, reason) in [
        (&[][..], "HOME is not set"),
        (&[("HOME", "")], "HOME is empty"),
        (&[("HOME", "anna")], "HOME is anna, not an absolute path"),
        (&[("XDG_CONFIG_HOME", "config")], "HOME is not set"),
        (
            &[("HOME", "/proc/anna")],
            "/proc/anna/.config/alea/config.toml: No such file or directory",
        ),
    ] {
        let folders = environment(variables);
        let error = keep_setting(&folders, &settings, Setting::Theme).unwrap_err();
        assert_eq!(error.to_string(), reason);
    }
    let home = Home::new();
    fs::write(home.path().join(".config"), "").unwrap();
    let error = home.keep(Setting::Theme, "mono").unwrap_err();
    assert_eq!(
        error.to_string(),
        format!("{}: Not a directory", home.settings().display())
    );
}

#[test]
fn lines_that_are_no_toml_are_left_out_and_the_others_count() {
    let home = Home::new();
    home.set(
        "glyphs = \"ascii\"\ntheme = mono\n<html>\nbell = \"all\"\nmouse = off\nblack = \"Anna\"\n",
    );
    let (settings, faults) = read_settings(&home.folders());
    assert_eq!(
        [
            Setting::Glyphs,
            Setting::Theme,
            Setting::Bell,
            Setting::Mouse,
            Setting::Black
        ]
        .map(|setting| settings.value(setting).to_string()),
        ["ascii", "board", "all", "on", "Anna"]
    );
    assert_eq!(faults.len(), 3, "{faults:?}");
    // Such a file is never written over.
    let before = fs::read(home.set("theme = mono\n")).unwrap();
    assert!(home.keep(Setting::Bell, "all").is_err());
    assert_eq!(
        fs::read(home.folders().settings_file().unwrap()).unwrap(),
        before
    );
    // What is something else altogether is not read line by line.
    home.set("<html>\n".repeat(1_000));
    assert!(read_settings(&home.folders()).1.len() <= 10);
}

#[test]
fn what_would_not_be_read_again_is_not_written() {
    let home = Home::new();
    let brackets = format!("x = [\n{}]\n[t]\n", "[1],\n".repeat(150));
    let large = format!("# {}\n", "x".repeat((1 << 20) - 3));
    for text in [brackets, large] {
        let path = home.set(&text);
        assert!(home.keep(Setting::Theme, "light").is_err());
        assert_eq!(fs::read_to_string(path).unwrap(), text);
    }
    // A byte-order mark in front of a table is no table.
    let path = home.set("\u{feff}[alea]\nx = 1\n");
    home.keep(Setting::Theme, "light").unwrap();
    let (settings, _) = read_settings(&home.folders());
    assert_eq!(settings.value(Setting::Theme).to_string(), "light");
    assert!(
        fs::read_to_string(path)
            .unwrap()
            .ends_with("[alea]\nx = 1\n")
    );
}
