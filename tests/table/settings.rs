//! Settings that are changed at the table.

use alea::clock::Clock;
use alea::record::Record;
use alea::rules::Side;
use alea::settings::{Bell, Colours, GlyphSet, Setting, ThemeName};
use alea::tui::app::{Action, Kept, Open, Request};

use crate::seat::Seat;

/// What is typed in the prompt that is open.
fn typed(seat: &Seat) -> &str {
    match seat.app.open() {
        Some(Open::Prompt(prompt)) => prompt.text(),
        other => panic!("the prompt is not open: {other:?}"),
    }
}

#[test]
fn a_setting_is_changed_at_once_and_is_to_be_kept() {
    for (line, setting, message) in [
        ("theme mono", Setting::Theme, "Theme is mono."),
        ("Theme = MONO", Setting::Theme, "Theme is mono."),
        ("theme=mono", Setting::Theme, "Theme is mono."),
        ("glyphs ascii", Setting::Glyphs, "Glyphs is ascii."),
        ("colours 256", Setting::Colours, "Colours is 256."),
        ("mouse no", Setting::Mouse, "Mouse is off."),
        ("mouse TRUE", Setting::Mouse, "Mouse is on."),
        (
            "loss-on-time off",
            Setting::LossOnTime,
            "Loss-on-time is off.",
        ),
        ("danger yes", Setting::Danger, "Danger is on."),
        ("bell turn", Setting::Bell, "Bell is turn."),
        ("clock 1h + 10s", Setting::Clock, "Clock is 1h+10s."),
        ("clock none", Setting::Clock, "Clock is none."),
        ("black Anna  Lind", Setting::Black, "Black is Anna  Lind."),
        ("white \"Björn\"", Setting::White, "White is Björn."),
        ("white \"\"", Setting::White, "White is not set."),
    ] {
        let mut seat = Seat::new().keys(&format!(":set {line}<Enter>"));
        assert_eq!(seat.message(), message);
        let mut expected = vec![Request::KeepSetting(setting)];
        if setting == Setting::Mouse {
            expected.insert(0, Request::Mouse(seat.app.has_mouse()));
        }
        assert_eq!(seat.app.take_requests(), expected, "{line}");
    }
    let seat = Seat::new().keys(
        ":set theme mono<Enter>:set glyphs ascii<Enter>:set colours 16<Enter>:set bell all<Enter>",
    );
    let settings = seat.app.settings();
    assert_eq!(
        (
            settings.theme,
            settings.glyphs,
            settings.colours,
            settings.bell
        ),
        (ThemeName::Mono, GlyphSet::Ascii, Colours::Ansi, Bell::All)
    );
    assert_eq!(seat.app.theme(), ThemeName::Mono);
}

#[test]
fn what_a_setting_cannot_be_is_told_and_nothing_is_kept() {
    for (line, message) in [
        ("theme wood", format!("Theme: \"wood\" is not known; {}.", Setting::Theme.allowed())),
        ("mouse maybe", "Mouse: \"maybe\" is not known; it can be on or off.".to_owned()),
        ("bell 3", "Bell: \"3\" is not known; it can be off, turn, time or all.".to_owned()),
        (
            "clock 30",
            "Clock: \"30\" is not known; a number needs h, m or s behind it, as in 1h30m or 90s.".to_owned(),
        ),
        (
            "sound on",
            "The settings are theme, glyphs, colours, mouse, black, white, clock, loss-on-time, danger, bell.".to_owned(),
        ),
        ("mouse", "Mouse is on; it can be on or off.".to_owned()),
        ("black", "Black is not set; it can be any name, or \"\" for none.".to_owned()),
    ] {
        let mut seat = Seat::new().keys(&format!(":set {line}<Enter>"));
        assert_eq!(seat.message(), message);
        assert_eq!(seat.app.take_requests(), []);
        assert_eq!(seat.app.settings(), Seat::new().app.settings());
    }
}

#[test]
fn it_is_told_whether_a_setting_is_kept() {
    let mut seat = Seat::new().keys(":set theme mono<Enter>");
    seat.app
        .tell_kept(Setting::Theme, Ok("/home/anna/.config/alea/config.toml"));
    assert_eq!(
        seat.message(),
        "Theme is mono; kept in /home/anna/.config/alea/config.toml."
    );
    seat.app.tell_kept(Setting::Theme, Err("HOME is not set"));
    assert_eq!(
        seat.message(),
        "Theme is mono, for this sitting only: HOME is not set."
    );
}

#[test]
fn a_theme_alone_is_for_this_sitting() {
    for keys in ["t", ":theme mono<Enter>"] {
        let mut seat = Seat::new().keys(keys);
        assert_ne!(seat.app.theme(), ThemeName::Board);
        assert_eq!(seat.app.take_requests(), []);
    }
}

#[test]
fn a_name_counts_for_the_game_on_the_table() {
    let mut seat = Seat::named("Anna", "Björn").keys(":set black Carla<Enter>");
    assert_eq!(seat.app.record().player(Side::Black), Some("Carla"));
    assert_eq!(seat.app.changes(), 0, "a game without a move is not saved");
    seat.press(":c1-c4<Enter>");
    let before = seat.app.changes();
    seat.press(":set white Dora<Enter>:set white Björn<Enter>");
    assert_eq!(seat.app.changes(), before + 2, "it is to be saved");
    seat.press(":set black \"\"<Enter>");
    assert_eq!(seat.app.record().player(Side::Black), None);
    assert_eq!(seat.app.record().player(Side::White), Some("Björn"));
}

#[test]
fn what_is_set_at_a_game_that_is_over_or_only_looked_at_is_for_the_next_game() {
    let mut looked_at = Seat::named("Anna", "Björn").keys(":c1-c4<Enter>");
    looked_at.app.set_kept(Kept::Nowhere);
    let over = Seat::named("Anna", "Björn").keys(":c1-c4<Enter>:resign white<Enter>y");
    for mut seat in [looked_at, over] {
        let before = (seat.app.record().to_string(), seat.app.changes());
        for (line, message) in [
            ("black Carla", "Black is Carla from the next game on."),
            ("white \"\"", "White is not set from the next game on."),
            ("clock 34m", "Clock is 34m from the next game on."),
            (
                "loss-on-time off",
                "Loss-on-time is off from the next game on.",
            ),
        ] {
            seat.press(&format!(":set {line}<Enter>"));
            assert_eq!(seat.message(), message);
        }
        assert_eq!((seat.app.record().to_string(), seat.app.changes()), before);
        seat.press("n");
        assert!(seat.screen().contains("Carla") && seat.screen().contains("34m"));
    }
}

#[test]
fn names_that_are_set_after_a_game_count_when_sides_are_changed() {
    let mut seat = Seat::named("Anna", "Björn").keys(":c1-c4<Enter>:resign white<Enter>y");
    seat.press(":set black Carla<Enter>");
    seat.app.update(Action::PlayAgain);
    let players =
        |seat: &Seat| Side::BOTH.map(|side| seat.app.record().player(side).map(str::to_owned));
    assert_eq!(
        players(&seat),
        ["Carla", "Anna"].map(|name| Some(name.to_owned()))
    );
    // In the game after that they are as in this one.
    seat.app.set_kept(Kept::Safely);
    seat.press(":c1-c4<Enter>:resign white<Enter>y");
    seat.app.update(Action::PlayAgain);
    assert_eq!(
        players(&seat),
        ["Anna", "Carla"].map(|name| Some(name.to_owned()))
    );
}

#[test]
fn a_clock_counts_for_the_game_on_the_table_until_that_has_begun() {
    let seat = Seat::new().keys(":set clock 12m<Enter>");
    let control = |seat: &Seat| seat.app.game().clock().control(Side::White);
    assert_eq!(control(&seat), "12m".parse().ok());
    let seat = seat.keys(":c1-c4<Enter>:set clock 34m<Enter>");
    assert_eq!(seat.message(), "Clock is 34m from the next game on.");
    assert_eq!(control(&seat), "12m".parse().ok());
    let seat = seat.keys("n<Up><Up><Enter>");
    assert_eq!(seat.app.game().standing(), 0);
    assert_eq!(control(&seat), "34m".parse().ok());
}

#[test]
fn whether_running_out_of_time_loses_counts_at_once() {
    let mut record = Record::default();
    let control = "12m".parse().ok();
    record.game.set_clock(Clock::new(control, control));
    let seat = Seat::with(record).keys(":c1-c4<Enter>:set loss-on-time no<Enter>");
    assert!(!seat.app.game().clock().loses);
}

#[test]
fn the_settings_are_listed_and_changed_from_the_list() {
    let seat = Seat::new().keys(":set<Enter>");
    let screen = seat.screen();
    for setting in Setting::ALL {
        let line = format!("{}: {}", setting.name(), seat.app.settings().value(setting));
        assert!(screen.contains(&line), "{line}\n{screen}");
    }
    let mut seat = seat.keys("<Enter>");
    assert_eq!(chosen(&seat), "board");
    seat.press("<Down><Enter>");
    assert_eq!(seat.app.theme(), ThemeName::Dark);
    assert_eq!(
        seat.app.take_requests(),
        [Request::KeepSetting(Setting::Theme)]
    );
    // The list is there again, with the new value.
    assert_eq!(chosen(&seat), "theme: dark");
    seat.app.tell_kept(Setting::Theme, Ok("config.toml"));
    assert!(
        seat.screen()
            .contains("Theme is dark; kept in config.toml.")
    );
}

/// What is chosen in the list that is open.
fn chosen(seat: &Seat) -> &str {
    match seat.app.open() {
        Some(Open::Question(question)) => &question.choices[question.chosen].words,
        other => panic!("no list is open: {other:?}"),
    }
}

#[test]
fn every_setting_of_some_words_is_changed_by_the_mouse_alone() {
    for setting in Setting::ALL {
        let (name, words) = (setting.name(), setting.choices());
        for (place, word) in words.iter().enumerate() {
            let mut seat = Seat::new().keys(":set<Enter>");
            seat.click(seat.find(&format!("{name}: ")));
            let value = seat.app.settings().value(setting).to_string();
            assert_eq!(chosen(&seat), value, "the present one");
            let (x, y) = seat.find("leave it as it is");
            seat.click((x, y + 1 + u16::try_from(place).unwrap()));
            assert_eq!(seat.app.settings().value(setting).to_string(), *word);
            assert_eq!(chosen(&seat), format!("{name}: {word}"));
            let kept = Request::KeepSetting(setting);
            assert!(seat.app.take_requests().contains(&kept));
        }
    }
    let mut seat = Seat::new().keys(":set<Enter>");
    seat.click(seat.find("bell: "));
    seat.click(seat.find("leave it as it is"));
    assert_eq!(chosen(&seat), "theme: board");
    assert_eq!(seat.app.take_requests(), []);
}

#[test]
fn a_setting_that_can_be_anything_is_typed_over_the_present_value() {
    let mut seat = Seat::new().keys(":set black Anna Lind<Enter>:set clock 1h+10s<Enter>");
    for (name, line) in [
        ("black", "set black Anna Lind"),
        ("white", "set white "),
        ("clock", "set clock 1h+10s"),
    ] {
        seat.press(":set<Enter>");
        seat.click(seat.find(&format!("{name}: ")));
        assert_eq!(typed(&seat), line);
        seat.press("<Esc>");
    }
    let seat = seat.keys(":set<Enter><Down><Down><Down><Down><Enter>e<Enter>");
    assert_eq!(seat.app.settings().black, "Anna Linde");
}

#[test]
fn tab_completes_the_names_and_values_of_settings() {
    for (keys, text) in [
        (":se<Tab>", "set "),
        (":set <Tab>", "set theme "),
        (":set m<Tab>", "set mouse "),
        (":set mouse <Tab><Tab>", "set mouse off"),
        (":set bell t<Tab><Tab>", "set bell time"),
        (":set glyphs a<Tab>", "set glyphs auto"),
        (":set colours 2<Tab>", "set colours 256"),
        (":set black A<Tab>", "set black A"),
    ] {
        assert_eq!(typed(&Seat::new().keys(keys)), text, "{keys}");
    }
    for setting in Setting::ALL {
        for choice in setting.choices() {
            let seat = Seat::new().keys(&format!(":set {} {choice}<Tab>", setting.name()));
            assert_eq!(typed(&seat), format!("set {} {choice}", setting.name()));
            let seat = seat.keys("<Enter>");
            assert_eq!(seat.app.settings().value(setting).to_string(), choice);
        }
    }
}

#[test]
fn the_help_has_every_setting() {
    let screen = Seat::new().sized(80, 400).keys("?").screen();
    for setting in Setting::ALL {
        let line = screen
            .lines()
            .find(|line| line.contains(&format!(" {} ", setting.name())));
        assert!(line.is_some(), "{}", setting.name());
        let words: String = setting.words().chars().take(40).collect();
        assert!(screen.contains(&words), "{words}");
    }
}
