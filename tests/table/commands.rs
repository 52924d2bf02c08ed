//! What is typed after `:`.

use alea::tui::app::{COMMANDS, Open};

use crate::seat::{OPENING, Seat, square};

fn typed(seat: &Seat) -> &str {
    match seat.app.open() {
        Some(Open::Prompt(prompt)) => prompt.text(),
        other => panic!("the prompt is not open: {other:?}"),
    }
}

#[test]
fn a_move_is_typed_in_many_ways() {
    for text in ["c1-c4", "c1 c4", "c1c4", "C1-C4", " C1 – C4 ", "ｃ１－ｃ４"] {
        let seat = Seat::new().keys(&format!(":{text}<Enter>"));
        assert_eq!(seat.message(), "C1 to C4. White to move.", "{text}");
        assert_eq!(seat.app.cursor(), square("c4"));
    }
}

#[test]
fn an_intersection_takes_the_cursor_there() {
    let seat = Seat::new().keys(":S19<Enter>");
    assert_eq!(
        (seat.app.cursor(), seat.app.game().standing()),
        (square("s19"), 0)
    );
}

#[test]
fn every_command_of_the_help_is_known() {
    for command in COMMANDS {
        let argument = match command.name {
            "goto" => "1",
            "theme" => "mono",
            _ => "",
        };
        let mut seat = Seat::new().keys(OPENING);
        let before = (seat.screen(), seat.message().to_owned());
        seat.press(&format!(":{} {argument}<Enter>", command.name));
        assert!(
            !seat.message().contains("no such command"),
            "{}",
            command.name
        );
        let is_done = (seat.screen(), seat.message().to_owned()) != before;
        assert!(
            is_done || !seat.app.take_requests().is_empty(),
            "{}",
            command.name
        );
    }
}

#[test]
fn what_is_not_a_command_is_told() {
    let seat = Seat::new().keys(":castle<Enter>");
    assert_eq!(
        seat.message(),
        "There is no such command. The help lists them; a move is typed like C1-C4."
    );
    assert_eq!(
        Seat::new().keys(":resign now<Enter>").message(),
        "The sides are black and white."
    );
    assert_eq!(
        Seat::new().keys(":theme red<Enter>").message(),
        "Theme: \"red\" is not known; it can be board, dark, light, contrast or mono."
    );
}

#[test]
fn go_to_takes_turns_as_people_count_them() {
    let shown = |argument: &str| {
        Seat::new()
            .keys(OPENING)
            .keys(&format!(":goto {argument}<Enter>"))
            .app
            .shown()
    };
    assert_eq!(
        ["0", "1a", "1b", "1", "2", "3a", "3"].map(shown),
        [0, 1, 2, 2, 4, 5, 6]
    );
    for wrong in [
        "4",
        "-1",
        "x",
        "",
        "2c",
        "9223372036854775808",
        "99999999999999999999999",
        "a",
    ] {
        let seat = Seat::new()
            .keys(OPENING)
            .keys(&format!(":goto {wrong}<Enter>"));
        assert_eq!(seat.app.shown(), 6, "{wrong}");
        assert_eq!(
            seat.message(),
            "There is no such turn: 0 is the start, then come 1, 1a, 1b and so on to 3b.",
            "{wrong}"
        );
    }
}

#[test]
fn the_line_is_edited() {
    assert_eq!(
        typed(&Seat::new().keys(":abc<Left>x<Home>y<End>z")),
        "yabxcz"
    );
    assert_eq!(typed(&Seat::new().keys(":abc<BS><BS>d")), "ad");
    assert_eq!(typed(&Seat::new().keys(":abc<Home><Del>")), "bc");
    assert_eq!(typed(&Seat::new().keys(":one two<C-w>")), "one ");
    assert_eq!(typed(&Seat::new().keys(":one two<C-u>x")), "x");
    assert!(
        Seat::new().keys(":a<BS><BS>").app.open().is_none(),
        "one more closes it"
    );
}

#[test]
fn what_was_typed_before_comes_back() {
    let seat = Seat::new().keys(":c1-c4<Enter>:nonsense<Enter>:<Up>");
    assert_eq!(typed(&seat), "nonsense");
    let seat = seat.keys("<Up>");
    assert_eq!(typed(&seat), "c1-c4");
    let seat = seat.keys("<Up><Down>");
    assert_eq!(typed(&seat), "nonsense");
    assert_eq!(typed(&seat.keys("<Down>")), "");
    assert_eq!(
        typed(&Seat::new().keys(":c1<Down>")),
        "c1",
        "there is nothing newer"
    );
}

#[test]
fn of_very_many_lines_the_last_hundred_come_back() {
    let mut seat = Seat::new();
    for number in 1..=150 {
        seat.press(&format!(":line {number}<Enter>"));
    }
    seat.press(":<Up>");
    assert_eq!(typed(&seat), "line 150");
    seat.press(&"<Up>".repeat(200));
    assert_eq!(typed(&seat), "line 51");
}

#[test]
fn tab_completes_commands_and_themes() {
    assert_eq!(typed(&Seat::new().keys(":g<Tab>")), "goto ");
    assert_eq!(typed(&Seat::new().keys(":re<Tab>")), "redo");
    assert_eq!(typed(&Seat::new().keys(":re<Tab><Tab>")), "resign ");
    assert_eq!(typed(&Seat::new().keys(":re<Tab><Tab><Tab>")), "redo");
    assert_eq!(typed(&Seat::new().keys(":theme <Tab><Tab>")), "theme dark");
    assert_eq!(typed(&Seat::new().keys(":res<Tab>")), "resign ");
    assert_eq!(typed(&Seat::new().keys(":theme m<Tab>")), "theme mono");
    assert_eq!(typed(&Seat::new().keys(":xyz<Tab>")), "xyz");
    assert_eq!(typed(&Seat::new().keys(":<Tab>")), "undo");
}

#[test]
fn a_long_line_is_cut_and_harms_nothing() {
    let mut seat = Seat::new().keys(":");
    seat.press(&"c1-c4 ".repeat(1700));
    assert_eq!(typed(&seat).chars().count(), 400);
    for (columns, rows) in [(80, 24), (20, 8), (500, 300)] {
        seat.resize(columns, rows);
        let (_, (x, y)) = seat.draw();
        assert!(x < columns && y < rows);
    }
    seat.press("<Enter>");
    assert_eq!(seat.app.game().standing(), 0);
    let mut seat = Seat::new().keys(":");
    seat.app.paste(&"漢字".repeat(5000));
    seat.draw();
    seat.press("<Enter>");
    assert_eq!(seat.app.game().standing(), 0);
}
