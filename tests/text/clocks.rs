//! Clocks: the controls as text, what is left, and how games and records keep it.

use std::time::Duration;

use alea::clock::{Clock, ClockFault, TimeControl, TimeLeft, read_control};
use alea::game::Game;
use alea::record::{Record, control_in, control_text};
use alea::rules::{Ending, Side};
use fastrand::Rng;
use proptest::prelude::*;

use crate::random::cases;
use crate::scene::mv;

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn control(text: &str) -> TimeControl {
    text.parse().unwrap()
}

fn timed(text: &str) -> Game {
    let mut game = Game::default();
    game.set_clock(Clock::new(Some(control(text)), Some(control(text))));
    game
}

/// Thinks for some seconds, and plays.
fn play(game: &mut Game, thought: f64, text: &str) {
    game.pass_time(Duration::from_secs_f64(thought));
    game.play(mv(text)).unwrap();
}

/// What both clocks show.
fn shown(game: &Game) -> [String; 2] {
    Side::BOTH.map(|side| {
        game.remaining(side)
            .map_or("-".to_owned(), |left| left.to_string())
    })
}

#[test]
fn controls_are_read_and_written() {
    for (text, again) in [
        ("30m", "30m"),
        ("1h+10s", "1h+10s"),
        ("20m,3x30s", "20m,3x30s"),
        (" 1H30M + 5S , 2x1m ", "1h30m+5s,2x1m"),
        ("90s", "1m30s"),
        ("60m", "1h"),
        ("0s,5x30s", "0s,5x30s"),
        ("100h", "100h"),
    ] {
        let read = control(text);
        assert_eq!(read.to_string(), again, "{text}");
        assert_eq!(control(&read.to_string()), read);
        assert_eq!(control_in(&control_text(read)), Some(read));
    }
    assert_eq!(control_text(control("20m,3x30s")), "1200 30/3 0i");
    assert_eq!(control_in("1800 30/3 10i"), Some(control("30m+10s,3x30s")));
    assert_eq!(control_in("1800"), Some(control("30m")));
    assert_eq!(control_in("1800 0/0 10i"), Some(control("30m+10s")));
    assert_eq!(read_control("none"), Ok(None));
}

#[test]
fn what_is_no_control_is_explained() {
    for (text, fault) in [
        ("", ClockFault::Form),
        ("soon", ClockFault::Form),
        ("30", ClockFault::NoUnit),
        ("1h30", ClockFault::NoUnit),
        ("m", ClockFault::Form),
        ("-5m", ClockFault::Form),
        ("5s3m", ClockFault::Form),
        ("20m,30s", ClockFault::Form),
        ("20m,x30s", ClockFault::Form),
        ("20m,0x30s", ClockFault::None),
        ("20m,3x0s", ClockFault::None),
        ("0m", ClockFault::None),
        ("0m+10s", ClockFault::None),
        ("101h", ClockFault::TooMuch),
        ("20m,100x1s", ClockFault::TooMuch),
        ("99999999999999999999m", ClockFault::Form),
        ("4294967295h", ClockFault::TooMuch),
    ] {
        assert_eq!(text.parse::<TimeControl>(), Err(fault), "{text}");
    }
    for text in [
        "",
        "fast",
        "1800 30",
        "1800 30/3 10",
        "0",
        "1800 30/3 10i more",
        "1800 0/3",
    ] {
        assert_eq!(control_in(text), None, "{text}");
    }
}

#[test]
fn time_is_shown_rounded_up_and_in_tenths_at_the_end() {
    let left = control("1h5m").start();
    for (thought, shown) in [
        (0.0, "1:05:00"),
        (0.5, "1:05:00"),
        (1.0, "1:04:59"),
        (3599.999, "5:01"),
        (3889.5, "0:11"),
        (3890.0, "0:10.0"),
        (3890.05, "0:10.0"),
        (3899.95, "0:00.1"),
    ] {
        let remaining = left.after(Duration::from_secs_f64(thought)).unwrap();
        assert_eq!(remaining.to_string(), shown, "{thought}");
    }
    assert_eq!(left.after(seconds(3900)), None);
}

#[test]
fn it_is_known_how_long_a_clock_looks_as_it_does() {
    let left = control("1m").start();
    for (thought, until_change) in [
        (0, 1_000),
        (300, 700),
        (49_999, 1),
        (50_000, 100),
        (59_950, 50),
    ] {
        let remaining = left.after(Duration::from_millis(thought)).unwrap();
        let change = remaining.until_change();
        assert_eq!(change, Duration::from_millis(until_change), "{thought}");
        let next = left.after(Duration::from_millis(thought) + change);
        assert_ne!(
            next.map(|next| next.to_string()),
            Some(remaining.to_string())
        );
    }
}

#[test]
fn periods_of_overtime_are_used_up_one_after_the_other() {
    let control = control("1m,3x30s");
    let left = control.start();
    let shown = |thought: f64| {
        left.after(Duration::from_secs_f64(thought))
            .map(|left| left.to_string())
    };
    assert_eq!(shown(59.95).as_deref(), Some("0:00.1"));
    assert_eq!(shown(60.0).as_deref(), Some("0:30 (3)"));
    assert_eq!(shown(89.95).as_deref(), Some("0:00.1 (3)"));
    assert_eq!(shown(90.0).as_deref(), Some("0:30 (2)"));
    assert_eq!(shown(149.9).as_deref(), Some("0:00.1 (1)"));
    assert_eq!(shown(150.0), None);
    assert!(left.after(seconds(120)).unwrap().is_last);
    // A move within a period makes it whole again; one that takes longer costs it.
    let moved = left.moved(seconds(80), &control);
    assert_eq!(moved.to_string(), "0 30/3");
    assert_eq!(moved.moved(seconds(29), &control).to_string(), "0 30/3");
    assert_eq!(moved.moved(seconds(30), &control).to_string(), "0 30/2");
    assert_eq!(moved.moved(seconds(75), &control).to_string(), "0 30/1");
}

#[test]
fn the_increment_comes_after_the_move() {
    let mut game = timed("1m+10s");
    play(&mut game, 20.25, "c1-c4");
    assert_eq!(shown(&game), ["0:50", "1:00"]);
    assert_eq!(game.time_left(1).unwrap().to_string(), "49 0/0 .750");
    play(&mut game, 5.0, "i5-i4");
    assert_eq!(shown(&game), ["0:50", "1:05"]);
}

#[test]
fn clocks_may_be_unequal_and_one_side_may_have_none() {
    let mut game = Game::default();
    game.set_clock(Clock::new(Some(control("1m")), None));
    play(&mut game, 20.0, "c1-c4");
    assert!(!game.pass_time(seconds(100_000)));
    assert_eq!(shown(&game), ["0:40", "-"]);
    let again = Record::read(&text_of(&game)).unwrap().game;
    assert_eq!(again.clock(), game.clock());
    assert_eq!(shown(&again), shown(&game));
}

/// E8
#[test]
fn who_has_no_time_left_loses() {
    let mut game = timed("1m");
    play(&mut game, 1.0, "c1-c4");
    assert!(!game.pass_time(Duration::from_millis(59_999)));
    assert!(game.pass_time(Duration::from_millis(1)));
    assert_eq!(game.ending(), Some(Ending::OutOfTime(Side::White)));
    assert_eq!(shown(&game), ["0:59", "0:00.0"]);
    assert!(!game.pass_time(seconds(1)), "only once");
    assert!(game.play(mv("i5-i4")).is_err());

    // That can be taken back like a resignation.
    assert!(game.undo());
    assert_eq!((game.ending(), game.standing()), (None, 1));
    assert_eq!(shown(&game), ["0:59", "1:00"]);
}

#[test]
fn running_out_of_time_can_be_agreed_to_mean_nothing() {
    let mut game = timed("1m+5s");
    let mut clock = game.clock().clone();
    clock.loses = false;
    game.set_clock(clock);
    assert!(game.pass_time(seconds(61)));
    assert!(!game.pass_time(seconds(61)), "only once");
    assert_eq!(game.ending(), None);
    assert_eq!(shown(&game), ["0:00.0", "1:00"]);
    game.play(mv("c1-c4")).unwrap();
    assert_eq!(game.time_left(1).unwrap().to_string(), "5 0/0");
    let again = Record::read(&text_of(&game)).unwrap().game;
    assert!(!again.clock().loses);
}

#[test]
fn no_time_passes_when_the_game_is_over() {
    let mut game = timed("1m");
    game.declare(alea::game::Declaration::Resign(Side::White))
        .unwrap();
    assert!(!game.pass_time(seconds(100)));
    assert_eq!(shown(&game), ["1:00", "1:00"]);
}

#[test]
fn clocks_go_back_and_forth_with_the_moves() {
    let mut rng = Rng::with_seed(11);
    let mut game = Game::default();
    game.set_clock(Clock::new(
        Some(control("10m+3s")),
        Some(control("5m,3x20s")),
    ));
    let mut all = vec![shown(&game)];
    for number in 0..60_u64 {
        let moves: Vec<_> = game.position().moves().collect();
        if moves.is_empty() || game.ending().is_some() {
            break;
        }
        game.pass_time(Duration::from_millis(137 * number));
        game.play(moves[rng.usize(..moves.len())]).unwrap();
        all.push(shown(&game));
    }
    game.pass_time(seconds(7));
    let plies = game.standing();
    while game.undo() {
        assert_eq!(shown(&game), all[game.standing()]);
    }
    while game.redo() {
        assert_eq!(shown(&game), all[game.standing()]);
    }
    assert_eq!(game.standing(), plies);
    game.pass_time(seconds(7));
    game.stand_at(9);
    assert_eq!(shown(&game), all[9]);
}

fn text_of(game: &Game) -> String {
    let record = Record {
        game: game.clone(),
        ..Record::default()
    };
    record.to_string()
}

#[test]
fn a_saved_game_goes_on_with_exactly_the_same_clocks() {
    let mut game = timed("30m+10s,3x30s");
    play(&mut game, 12.345, "c1-c4");
    play(&mut game, 0.001, "i5-i4");
    game.set_comment(1, ".5 of a plan");
    game.pass_time(Duration::from_millis(4_321));
    let text = text_of(&game);
    for line in [
        "[time-control:1800 30/3 10i]\n",
        "[time-remaining:1797 30/3, 1809 30/3]\n",
        "[alea-thought:4.321]\n",
        "[1797 30/3 .655 .5 of a plan|1809 30/3 .999]\n",
    ] {
        assert!(text.contains(line), "{line}{text}");
    }
    let again = Record::read(&text).unwrap();
    assert_eq!(again.game.clock(), game.clock());
    assert_eq!(
        again.game.remaining(Side::Black),
        game.remaining(Side::Black)
    );
    assert_eq!(
        again.game.remaining(Side::White),
        game.remaining(Side::White)
    );
    assert_eq!(again.to_string(), text);
    assert_eq!(again.game.comment(1), Some(".5 of a plan"));
}

#[test]
fn a_move_more_leaves_every_line_before_it_as_it_was() {
    let mut record = Record::read(
        "[attackers:Anna]\n[x-mine:kept]\n[time-control:300 30/3 5i]\n\n1. c1-c4 i5-i4\n[272 30/3 .100 a plan|180 30/3]\n\
         1a.1.1a. f1-f2\n2. c4-c5 i4-i3\n[271 30/3|179 30/3 .050]\n",
    )
    .unwrap();
    record.game.set_comment(0, "before it began");
    let text = record.to_string();
    let mut again = Record::read(&text).unwrap();
    play(&mut again.game, 2.5, "c5-d5");
    play(&mut again.game, 1.0, "i3-i2");
    again.game.pass_time(Duration::from_millis(300));
    let more = again.to_string();
    // What is left is told at the end of the game.
    let is_kept = |line: &&str| !line.starts_with("[time-remaining:");
    let mut lines = more.lines();
    for line in text.lines().filter(is_kept) {
        assert!(lines.any(|same| same == line), "{line} is not in {more}");
    }
    assert!(
        more.ends_with("\n3. c5-d5 i3-i2\n[273 30/3 .500|183 30/3 .050]\n\n"),
        "{more}"
    );
    assert!(
        more.contains("[time-remaining:273 30/3, 183 30/3]\n"),
        "{more}"
    );
    assert!(more.contains("[alea-thought:0.3]\n"), "{more}");
    for ply in 1..=4 {
        assert_eq!(again.game.time_left(ply), record.game.time_left(ply));
    }
    assert_eq!(shown(&Record::read(&more).unwrap().game), ["4:34", "3:04"]);
}

#[test]
fn a_comment_that_begins_like_thousandths_is_no_part_of_the_reading() {
    let mut game = timed("1m");
    play(&mut game, 1.0, "c1-c4");
    game.set_comment(1, ".250 is a calibre");
    let again = Record::read(&text_of(&game)).unwrap().game;
    assert_eq!(again.comment(1), game.comment(1));
    assert_eq!(again.time_left(1), game.time_left(1));
}

#[test]
fn what_another_program_tells_of_the_clocks_counts() {
    let record = Record::read(
        "[time-control:1800 30/3 10i]\n[time-remaining:1204 30/3, 0 30/2]\n\n1. c1-c4 i5-i4\n",
    )
    .unwrap();
    assert_eq!(shown(&record.game), ["20:04", "0:30 (2)"]);
    let untimed = "[time-control:fast]\n[time-remaining:none]\n";
    let record = Record::read(&format!("{untimed}\n1. c1-c4\n")).unwrap();
    assert!(!record.game.clock().is_used());
    assert!(record.to_string().starts_with(untimed));
}

#[test]
fn bad_tags_of_ours_are_told_and_do_no_harm() {
    for (tags, told) in [
        ("[alea-thought:-1]", "the tag alea-thought tells no time"),
        ("[alea-thought:NaN]", "the tag alea-thought tells no time"),
        ("[alea-thought:1e300]", "the tag alea-thought tells no time"),
        (
            "[alea-clock-black:x]",
            "the tag alea-clock-black tells no time",
        ),
        ("[time-control:1800]\n[alea-thought:99999999]", ""),
        (
            "[time-remaining:,]\n[time-control:99999999999 0/0]",
            "the tag time-control tells no time",
        ),
    ] {
        let record = Record::read(&format!("{tags}\n\n1. c1-c4\n")).unwrap();
        shown(&record.game);
        assert_eq!(
            record.warnings.len(),
            usize::from(!told.is_empty()),
            "{tags}"
        );
        assert!(
            record.warnings.iter().all(|it| it.starts_with(told)),
            "{tags}"
        );
        Record::read(&record.to_string()).unwrap();
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn no_text_makes_reading_a_control_fail(text in "[0-9hmsx+, ]{0,16}|\\PC{0,12}") {
        if let Ok(control) = text.parse::<TimeControl>() {
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }
        let _ = control_in(&text);
    }

    #[test]
    fn time_never_grows_by_thinking(main in 0_u64..90_000, period in 1_u64..40, periods in 0_u32..4, thought in 0_u64..300_000, more in 0_u64..60_000) {
        let left = TimeLeft { main: Duration::from_millis(main), period: seconds(period), periods };
        let total = Duration::from_millis(main) + seconds(period) * periods;
        let whole = |thought| left.after(Duration::from_millis(thought)).map(|it| {
            it.time + seconds(period) * it.periods.map_or(periods, |periods| periods - 1)
        });
        let expected = total.checked_sub(Duration::from_millis(thought)).filter(|it| !it.is_zero());
        prop_assert_eq!(whole(thought), expected);
        prop_assert!(whole(thought + more) <= whole(thought));
    }
}

#[test]
fn thinking_is_kept_also_where_the_game_was_ended_at_another_move() {
    let mut game = timed("30m");
    play(&mut game, 2.0, "c1-c4");
    game.declare(alea::game::Declaration::Resign(Side::White))
        .unwrap();
    game.stand_at(0);
    play(&mut game, 3.0, "q1-q4");
    game.pass_time(Duration::from_millis(4_500));
    let again = Record::read(&text_of(&game)).unwrap().game;
    assert_eq!(again.clock().thought, Duration::from_millis(4_500));
    assert_eq!(shown(&again), shown(&game));
}

/// E8
#[test]
fn a_clock_on_which_nothing_is_left_falls_at_once() {
    for tags in [
        "[time-control:60]\n[alea-thought:60]",
        "[time-control:60]\n[time-remaining:0 0/0, 0 0/0]",
    ] {
        let mut game = Record::read(&format!("{tags}\n\n1. c1-c4\n")).unwrap().game;
        assert!(game.pass_time(Duration::from_millis(1)), "{tags}");
        assert_eq!(game.ending(), Some(Ending::OutOfTime(Side::White)));
    }
}
