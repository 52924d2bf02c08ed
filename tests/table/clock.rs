//! The clocks at the table.

use std::time::Duration;

use alea::clock::Clock;
use alea::record::Record;
use alea::rules::{Ending, Side};
use alea::tui::app::{Action, Kept, Request, Running};
use ratatui::style::Modifier;

use crate::seat::Seat;

fn timed(control: &str) -> Seat {
    let mut record = Record::default();
    let control = Some(control.parse().unwrap());
    record.game.set_clock(Clock::new(control, control));
    record.set_player(Side::Black, "Anna");
    record.set_player(Side::White, "Björn");
    Seat::with(record)
}

/// The line of the screen with a side's clock.
fn line(seat: &Seat, side: &str) -> String {
    // In front of it stands the sign of the side's ships, as it does nowhere else.
    let screen = seat.screen();
    let sign = [format!("●  {side}"), format!("○  {side}")];
    let has_sign = |line: &&str| sign.iter().any(|sign| line.contains(sign));
    let line = screen.lines().find(has_sign).unwrap();
    line[line.find(side).unwrap()..].to_owned()
}

#[test]
fn the_clock_starts_with_the_first_move() {
    let mut seat = timed("25m");
    assert_eq!(seat.app.quiet_time(), None);
    assert!(!seat.pass(60_000));
    assert!(seat.screen().contains("waits for a move"));
    seat.press(":c1-c4<Enter>");
    assert_eq!(seat.app.quiet_time(), Some(Duration::from_secs(1)));
    assert!(!seat.pass(999));
    assert!(seat.pass(1));
    assert_eq!(line(&seat, "Black  Anna"), "Black  Anna           25:00");
    assert_eq!(line(&seat, "White  Björn"), "White  Björn          24:59");
}

#[test]
fn the_running_clock_stands_out() {
    let seat = timed("25m").keys(":c1-c4<Enter>");
    let (buffer, _) = seat.draw();
    let is_reversed = |row: u16| {
        (70..80).any(|column| {
            let style = buffer[(column, row)].modifier;
            style.contains(ratatui::style::Modifier::REVERSED)
        })
    };
    assert!(!is_reversed(1) && is_reversed(4), "{}", seat.screen());
}

#[test]
fn the_last_ten_seconds_are_shown_in_tenths() {
    let mut seat = timed("11s").keys(":c1-c4<Enter>");
    assert_eq!(seat.app.quiet_time(), Some(Duration::from_secs(1)));
    assert!(seat.pass(1_000));
    assert!(line(&seat, "White").ends_with(" 0:10.0"));
    assert_eq!(seat.app.quiet_time(), Some(Duration::from_millis(100)));
    assert!(!seat.pass(50));
    assert!(seat.pass(50));
    assert!(line(&seat, "White").ends_with(" 0:09.9"));
}

/// E8
#[test]
fn a_flag_that_falls_ends_the_game_once() {
    let mut seat = timed("10s").keys(":c1-c4<Enter>:i5<Enter><Enter>,");
    assert!(seat.pass(10_000));
    assert_eq!(
        seat.app.game().ending(),
        Some(Ending::OutOfTime(Side::White))
    );
    assert_eq!(seat.app.lifted(), None);
    assert!(!seat.app.is_looking());
    let screen = seat.screen();
    assert!(
        screen.contains("Black wins") && screen.contains("White ran out of time"),
        "{screen}"
    );
    assert!(line(&seat, "White").contains("0:00.0"));
    let changes = seat.app.changes();
    assert!(!seat.pass(10_000));
    assert_eq!((seat.app.quiet_time(), seat.app.changes()), (None, changes));
    seat.pass(1_000);
    seat.press("<Esc>:i5-i4<Enter>");
    assert!(
        seat.message().starts_with("The game is over"),
        "{}",
        seat.message()
    );
    // That is taken back, too, and the turn begins anew.
    seat.press("u");
    assert_eq!(seat.app.game().ending(), None);
    assert!(line(&seat, "White").ends_with("0:10.0"));
}

/// E8
#[test]
fn the_last_instant_is_shown_and_then_nothing_is_left() {
    let mut seat = timed("10s").keys(":c1-c4<Enter>");
    assert!(seat.pass(9_950));
    assert!(line(&seat, "White").ends_with(" 0:00.1"));
    assert_eq!(seat.app.quiet_time(), Some(Duration::from_millis(50)));
    assert!(!seat.pass(49), "it is shown as it was");
    assert_eq!(seat.app.game().ending(), None);
    for more in [1, 1, 1_000_000] {
        seat.pass(more);
        let line = line(&seat, "White");
        assert!(line.contains(" 0:00.0") && !line.contains('-'), "{line}");
        assert_eq!(
            seat.app.game().ending(),
            Some(Ending::OutOfTime(Side::White))
        );
    }
}

#[test]
fn the_periods_of_overtime_are_shown_to_the_last_one() {
    let mut seat = timed("10s,2x30s").keys(":c1-c4<Enter>");
    for (pass, shown) in [
        (9_950, "0:00.1"),
        (50, "0:30 (2)"),
        (29_950, "0:00.1 (2)"),
        (50, "0:30 (1)"),
        (29_999, "0:00.1 (1)"),
    ] {
        seat.pass(pass);
        let line = line(&seat, "White");
        assert!(line.ends_with(shown), "{shown}: {line}");
        assert_eq!(seat.app.game().ending(), None, "{shown}");
    }
    seat.pass(1);
    assert!(seat.app.game().ending().is_some());
}

#[test]
fn the_narrowest_windows_are_drawn_with_any_clock() {
    for control in ["10s", "100h+10s", "1m,99x100h"] {
        let mut seat = timed(control).keys(":c1-c4<Enter>");
        for time in [0, 9_990] {
            seat.pass(time);
            for (columns, rows) in
                (0..=24).flat_map(|columns| (0..=24).map(move |rows| (columns, rows)))
            {
                seat.resize(columns, rows);
                seat.draw();
            }
        }
    }
}

#[test]
fn the_loss_on_time_can_be_switched_off() {
    let mut record = Record::default();
    let control = Some("10s+2s".parse().unwrap());
    let mut clock = Clock::new(control, control);
    clock.loses = false;
    record.game.set_clock(clock);
    let mut seat = Seat::with(record).keys(":c1-c4<Enter>");
    assert!(seat.pass(12_000));
    assert_eq!(seat.message(), "White has no time left; the game goes on.");
    assert!(line(&seat, "White").ends_with("0:00.0"));
    assert_eq!(seat.app.quiet_time(), None);
    seat.press(":i5-i4<Enter>");
    assert_eq!(seat.app.game().ending(), None);
    assert!(line(&seat, "White").ends_with("0:02.0"));
}

#[test]
fn p_stops_the_clock_and_starts_it_wherever_it_is_pressed() {
    for open in ["", "?", "m", "q"] {
        let mut seat = timed("25m").keys(":c1-c4<Enter>").keys(open);
        seat.press("p");
        assert_eq!(seat.app.running(), Some(Running::Stopped), "{open}");
        assert!(!seat.pass(60_000));
        assert_eq!(seat.app.quiet_time(), None);
        seat.press("p");
        assert_eq!(seat.app.running(), Some(Running::Now), "{open}");
    }
    let mut seat = timed("25m").keys(":c1-c4<Enter>p");
    assert!(seat.screen().contains("stopped"));
    seat.press(":i5-i4<Enter>");
    assert_eq!(
        seat.app.running(),
        Some(Running::Now),
        "a move starts it again"
    );
    let mut seat = Seat::new().keys("p");
    assert_eq!(
        seat.message(),
        "No clock runs: none was agreed on for this game."
    );
    seat.press(":set clock 5m<Enter>");
    assert!(!seat.pass(60_000), "it waits for a move");
}

#[test]
fn clocks_are_taken_back_with_the_moves() {
    let mut seat = timed("25m").keys(":c1-c4<Enter>");
    seat.pass(60_000);
    seat.press(":i5-i4<Enter>");
    seat.pass(30_000);
    assert!(line(&seat, "Black").ends_with("24:30"));
    assert!(line(&seat, "White").ends_with("24:00"));
    seat.press("u");
    assert!(line(&seat, "Black").ends_with("25:00"));
    assert!(line(&seat, "White").ends_with("25:00"));
    seat.press("r");
    assert!(line(&seat, "White").ends_with("24:00"));
}

#[test]
fn the_clock_goes_on_while_people_look_back() {
    let mut seat = timed("25m").keys(":c1-c4<Enter>:i5-i4<Enter>,,");
    assert!(seat.pass(5_000));
    assert!(line(&seat, "Black").ends_with("24:55"));
    assert_eq!(seat.app.shown(), 0);
    assert!(seat.screen().contains("Looking at the start"));
}

#[test]
fn a_game_that_is_gone_on_with_waits_for_a_key() {
    let text =
        "[time-control:272 0/0 0i]\n[alea-thought:1.5]\n\n1. c1-c4 i5-i4\n[200 0/0 .100|180 0/0]\n";
    let mut seat = Seat::with(Record::read(text).unwrap());
    assert!(!seat.pass(100_000));
    assert!(seat.screen().contains("waits for a key"));
    assert!(line(&seat, "Black").ends_with("3:19"));
    seat.press("<Left>");
    assert!(seat.pass(1_000));
    assert!(line(&seat, "Black").ends_with("3:18"));
}

#[test]
fn both_clocks_are_the_same_to_the_tenth_after_reopening() {
    let mut seat = timed("5m").keys(":c1-c4<Enter>:i5-i4<Enter>");
    seat.pass(27_900);
    seat.press(":q1-q4<Enter>");
    seat.pass(120_000);
    seat.press(":i4-i5<Enter>");
    let left = |seat: &Seat| {
        Side::BOTH.map(|side| seat.app.game().remaining(side).unwrap().time.as_millis())
    };
    assert_eq!(left(&seat), [272_100, 180_000]);
    let text = seat.app.record().to_string();
    let mut again = Seat::with(Record::read(&text).unwrap());
    again.pass(1_000_000);
    assert_eq!(left(&again), [272_100, 180_000], "no key was pressed");
    assert!(line(&again, "Black").ends_with(" 4:33"));
    assert!(line(&again, "White").ends_with(" 3:00"));
    assert_eq!(again.app.record().to_string(), text);
    again.press("<Left>");
    again.pass(100);
    assert_eq!(left(&again), [272_000, 180_000], "and then it goes on");
}

#[test]
fn no_clock_runs_while_a_record_is_only_looked_at() {
    let mut seat = timed("25m").keys(":c1-c4<Enter>");
    seat.app.set_kept(Kept::Nowhere);
    assert!(!seat.pass(60_000));
    assert_eq!((seat.app.running(), seat.app.quiet_time()), (None, None));
}

#[test]
fn the_bell_rings_when_it_was_asked_for() {
    for (bell, at_turns, at_the_end) in
        [("off", 0, 0), ("turn", 1, 0), ("time", 0, 1), ("all", 1, 1)]
    {
        let rings = |seat: &mut Seat| {
            let requests = seat.app.take_requests();
            requests
                .iter()
                .filter(|&request| *request == Request::Bell)
                .count()
        };
        let mut seat = timed("12s");
        seat.press(&format!(":set bell {bell}<Enter>"));
        seat.press(":c1-c4<Enter>");
        assert_eq!(rings(&mut seat), at_turns, "{bell:?}");
        seat.pass(1_000);
        assert_eq!(rings(&mut seat), 0);
        for _ in 0..50 {
            seat.pass(100);
        }
        assert_eq!(rings(&mut seat), at_the_end, "{bell:?}");
        // White moves with few seconds left, and Black has more.
        seat.press(":i5-i4<Enter>");
        assert_eq!(rings(&mut seat), at_turns, "{bell:?}");
        // White's turn begins in the last ten seconds.
        seat.press(":q1-q4<Enter>");
        assert_eq!(rings(&mut seat), at_turns.max(at_the_end), "{bell:?}");
        seat.pass(100);
        assert_eq!(rings(&mut seat), 0, "{bell:?}");
        seat.press(":resign<Enter>y");
        assert_eq!(rings(&mut seat), 0, "the game is over");
    }
}

#[test]
fn small_windows_have_the_clocks_in_the_header() {
    let seat = timed("25m").keys(":c1-c4<Enter>");
    let header = |seat: Seat, columns| {
        let screen = seat.sized(columns, 24).screen();
        screen.lines().next().unwrap().to_owned()
    };
    assert_eq!(
        header(seat, 60),
        " ● 48  25:00   ○ 24  25:00          Move 1 ·  White to move"
    );
    let seat = timed("25m").keys(":c1-c4<Enter>");
    assert_eq!(header(seat, 24), "  Move 1 ·  White 25:00");
}

#[test]
fn the_title_says_whose_turn_it_is() {
    let seat = timed("25m");
    assert_eq!(seat.app.title(), "Anna (Black) to move - Alea Evangelii");
    let seat = seat.keys(":resign<Enter>y");
    assert_eq!(
        seat.app.title(),
        "White wins: Black resigned - Alea Evangelii"
    );
}

#[test]
fn large_windows_have_a_large_clock_for_the_side_to_move() {
    let seat = timed("1m").keys(":c1-c4<Enter>").sized(116, 42);
    let screen = seat.screen();
    let panel: Vec<_> = screen
        .lines()
        .map(|line| line.chars().skip(84).collect::<String>())
        .collect();
    let text = |row: usize| panel[row].trim();
    let white = panel
        .iter()
        .position(|line| line.contains("○  White"))
        .unwrap();
    assert_eq!(
        [white + 3, white + 4, white + 5].map(text),
        ["▀█  ▄ █▀█ █▀█", "█  ▄ █ █ █ █", "▀▀▀   ▀▀▀ ▀▀▀"]
    );
    assert!(panel.iter().any(|line| line.trim() == "1:00"), "{screen}");
}

#[test]
fn the_reading_of_a_move_is_told_only_while_it_is_looked_at() {
    let mut seat = timed("25m").keys(":c1-c4<Enter>");
    seat.pass(2_500);
    seat.press(":i5-i4<Enter>");
    assert!(!seat.screen().contains("left"));
    assert!(line(&seat, "White").ends_with("24:58"));
    seat.press(",.:u<Esc>,");
    assert!(seat.screen().contains("25:00 left"), "{}", seat.screen());
}

#[test]
fn a_large_clock_is_bold_while_it_runs_and_faint_while_it_does_not() {
    for ascii in [false, true] {
        let mut seat = timed("1m").sized(116, 42);
        if ascii {
            seat = seat.ascii();
        }
        let top = if ascii {
            ": | | | |"
        } else {
            "█▀█ █▀█"
        };
        let style = |seat: &Seat| seat.draw().0[seat.find(top)].modifier;
        assert_eq!(style(&seat), Modifier::DIM, "before the first move");
        seat.press(":c1-c4<Enter>");
        assert_eq!(style(&seat), Modifier::BOLD);
        seat.press("p");
        assert_eq!(style(&seat), Modifier::DIM);
    }
}

#[test]
fn a_large_clock_has_digits_of_ascii_too() {
    let screen = timed("1m").sized(116, 42).ascii().screen();
    let rows = [" .    .-. .-.", " |  : | | | |", " '    '-' '-'"];
    let rows: Vec<_> = rows.map(str::trim).to_vec();
    let lines: Vec<_> = screen.lines().collect();
    let is_clock = |lines: &[&str]| {
        lines
            .iter()
            .zip(&rows)
            .all(|(line, row)| line.ends_with(row))
    };
    assert!(lines.windows(3).any(is_clock), "{screen}");
}

#[test]
fn where_no_clock_is_used_the_panel_has_no_room_for_one() {
    let panel_of = |seat: Seat| seat.sized(116, 42).find("Corners").1;
    assert_eq!(panel_of(Seat::new()) + 8, panel_of(timed("1m")));
}

#[test]
fn the_menu_stops_the_clock_if_there_is_one() {
    let offers = |seat: Seat| seat.keys("m").app.offers(Action::Clock);
    assert!(offers(timed("25m")));
    assert!(!offers(Seat::new()));
}

#[test]
fn what_is_being_typed_when_a_flag_falls_is_not_lost() {
    let mut seat = timed("10s").keys(":c1-c4<Enter>:comment so");
    seat.pass(10_000);
    assert!(seat.app.game().ending().is_some());
    assert!(seat.screen().contains(":comment so"), "{}", seat.screen());
    seat.press(" it goes<Enter>");
    assert_eq!(seat.app.game().comment(1), Some("so it goes"));
    assert!(seat.screen().contains("look at the board"));

    let mut seat = timed("10s").keys(":c1-c4<Enter>n<Down><Down>Carl");
    seat.pass(10_000);
    assert!(seat.screen().contains("Carl"));
    seat.press("<Esc>");
    assert!(seat.screen().contains("Black wins"));
}

#[test]
fn a_key_that_was_meant_for_something_else_does_not_answer_when_a_flag_falls() {
    let flag_fell = || {
        let mut seat = timed("10s").keys(":c1-c4<Enter>");
        seat.pass(10_000);
        seat
    };
    for keys in ["u", "n", "q", "<Enter>", "<Esc>"] {
        let mut seat = flag_fell().keys(keys);
        assert!(seat.app.game().ending().is_some(), "{keys}");
        assert!(seat.screen().contains("look at the board"), "{keys}");
        assert!(!seat.has_left(), "{keys}");
        seat.pass(1_000);
        seat.press(keys);
        assert!(!seat.screen().contains("look at the board"), "{keys}");
    }
    assert!(flag_fell().keys("<C-c><C-c>").has_left());
}

/// E8
#[test]
fn a_clock_at_zero_falls_by_itself_once_it_runs() {
    let text = "[time-control:2]\n[alea-thought:5]\n\n1. c1-c4\n";
    let mut seat = Seat::with(Record::read(text).unwrap());
    assert_eq!(seat.app.quiet_time(), None, "it waits for a key");
    seat.press("<Left>");
    assert!(seat.app.quiet_time().unwrap() < Duration::from_secs(1));
    assert!(seat.pass(1));
    assert_eq!(
        seat.app.game().ending(),
        Some(Ending::OutOfTime(Side::White))
    );
    seat.press("<C-z>");
    assert!(
        seat.app.take_requests().contains(&Request::Suspend),
        "that answers nothing"
    );
}
