//! Clocks in a real terminal; the title of its window, and its bell.

use std::fs;
use std::rc::Rc;
use std::time::{Duration, Instant};

use rustix::process::Signal;
use vt100::Screen;

use crate::table::{PATIENCE, Setting, Table, is_place};

/// The seconds of 25 minutes.
const BEGIN: f64 = 25.0 * 60.0;

/// A table with clocks, at which Black has made a move.
fn timed(control: &str) -> Table {
    moved(Setting::new().argument("--clock").argument(control))
}

fn moved(setting: Setting) -> Table {
    let mut table = setting.open();
    table.type_keys(":c1-c4<Enter>");
    table.wait_for_text("C1 to C4.");
    table
}

/// The text of the saved game, which is empty before that is saved.
fn saved(table: &Table) -> String {
    table.saved_game().unwrap_or_default()
}

/// How many seconds the side to move has been thinking, as it is saved.
fn saved_thought(table: &Table) -> Option<f64> {
    let text = saved(table);
    let (_, rest) = text.split_once("[alea-thought:")?;
    Some(rest.split_once(']').unwrap().0.parse().unwrap())
}

/// How many seconds White has left, as the panel shows it.
fn left(screen: &Screen) -> Option<f64> {
    let contents = screen.contents();
    contents.lines().find_map(|line| {
        let (_, rest) = line.rsplit_once(" White ")?;
        let (minutes, seconds) = rest.trim().split_once(':')?;
        Some(60.0 * minutes.parse::<f64>().ok()? + seconds.parse::<f64>().ok()?)
    })
}

/// Waits until White has no more seconds left than these, and for the end of that frame; one of them may be shown too
/// shortly to be seen. Gives how many are left.
fn wait_for_at_most(table: &mut Table, seconds: f64) -> f64 {
    let is_so = |screen: &Screen| left(screen).is_some_and(|left| left <= seconds);
    table.wait_for(is_so, &format!("at most {seconds} s"));
    table.read_frame();
    left(table.screen()).unwrap()
}

#[test]
fn a_running_clock_writes_a_little_every_second() {
    let mut table = timed("25m");
    let first = wait_for_at_most(&mut table, BEGIN - 2.0);
    let before = table.output().len();
    let passed = first - wait_for_at_most(&mut table, first - 2.0);
    let text = String::from_utf8_lossy(&table.output()[before..]).into_owned();
    let ends = text.split("\x1b[").filter_map(|it| it.split_once('f'));
    let frames = ends.filter(|(place, _)| is_place(place)).count();
    let frames = u32::try_from(frames).unwrap();
    assert!(f64::from(frames) <= passed, "{frames} in {passed} s");
    let length = text.len() / usize::try_from(frames).unwrap();
    assert!(length < 80, "{}", text.escape_debug());
    assert!(!text.contains("\x1b[2J"));
}

#[test]
fn a_stopped_clock_writes_nothing() {
    let mut table = timed("25m");
    table.type_keys("p");
    table.wait_for_text("The clock is stopped");
    table.read_frame();
    let before = table.output().len();
    table.read_during(Duration::from_millis(1500));
    assert_eq!(table.output().len(), before);
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
}

/// E8
#[test]
fn who_thinks_too_long_loses_and_that_is_saved() {
    let mut table = timed("1s");
    table.wait_for_text("White ran out of time.");
    // Keys that were meant for something else do not answer.
    table.type_keys("q");
    table.wait_for_text("Black wins");
    // It is saved without an answer.
    let lost = "[termination:Black wins: White ran out of time]";
    let is_saved = |table: &Table| saved(table).contains(lost);
    table.wait_until(is_saved, "the saved end");
    table.read_during(Duration::from_millis(1_100));
    assert!(
        table.contents().contains("look at the board"),
        "{}",
        table.picture()
    );
    table.type_keys("<Enter>");
    table.wait_without_text("look at the board");
    table.type_keys("q");
    assert_eq!(table.leave(), Some(0));
    assert!(is_saved(&table));
}

#[test]
fn a_game_is_gone_on_with_exactly_where_its_clock_stopped() {
    let mut table = timed("25m+5s");
    let left = wait_for_at_most(&mut table, BEGIN - 2.0);
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
    let text = saved(&table);
    let thought = saved_thought(&table).unwrap();
    assert!(thought + left >= BEGIN, "{left}: {text}");
    let shown = table.contents();

    // It stands still until a key is pressed, and nothing that was saved changes meanwhile.
    let home = Rc::clone(&table.home);
    let mut table = Setting::at_home(Rc::clone(&home)).start();
    table.wait_for_text("go on with this game");
    table.type_keys("<Enter>");
    table.wait_for_text("waits for a key");
    table.read_during(Duration::from_millis(1200));
    table.signal(Signal::TERM);
    assert_eq!(table.leave(), Some(128 + 15));
    assert_eq!(saved(&table), text, "{shown}");
}

#[test]
fn the_clock_stands_still_while_the_program_is_stopped() {
    let begin = Instant::now();
    let mut table = timed("25m");
    wait_for_at_most(&mut table, BEGIN - 1.0);
    let stopped = Duration::from_millis(3500);
    table.signal(Signal::STOP);
    table.read_during(stopped);
    table.signal(Signal::CONT);
    let left = wait_for_at_most(&mut table, BEGIN - 4.0);
    let thought = Duration::from_secs_f64(BEGIN - left);
    // A step takes a second, and of the time in which it was stopped no more than another one counts.
    assert!(thought + stopped <= begin.elapsed() + Duration::from_secs(2));
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn the_title_says_whose_turn_it_is_and_is_put_back() {
    let mut table = moved(Setting::new().argument("--white").argument("Bj\u{1b}örn"));
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
    let text = table.output_text();
    let place = |part: &str| text.find(part).unwrap_or_else(|| panic!("{part:?}"));
    let kept = place("\x1b[22;2t");
    let black = place("\x1b]2;Black to move - Alea Evangelii\x07");
    let white = place("\x1b]2;Bj\u{fffd}örn (White) to move - Alea Evangelii\x07");
    let put_back = place("\x1b[23;2t");
    assert!(kept < black && black < white && white < put_back);
}

#[test]
fn a_console_without_windows_is_given_no_title() {
    let mut table = moved(Setting::new().variable("TERM", "linux"));
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
    let text = table.output_text();
    assert!(!text.contains("\x1b]") && !text.contains(";2t"));
}

#[test]
fn the_bell_rings_at_turns_if_it_is_set_so() {
    let rings = |settings: &str| {
        let setting = Setting::new();
        let folder = setting.home().join(".config/alea");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("config.toml"), settings).unwrap();
        // A console has no titles, which end with the same letter.
        let mut table = moved(setting.variable("TERM", "linux"));
        table.type_keys("qy");
        assert_eq!(table.leave(), Some(0));
        table.output().contains(&b'\x07')
    };
    assert!(rings("bell = \"turn\"\n"));
    assert!(rings("bell = \"all\"\n"));
    assert!(!rings("bell = \"time\"\n"));
    assert!(!rings(""));
}

#[test]
fn the_bell_rings_in_the_last_ten_seconds_without_a_key() {
    let setting = Setting::new()
        .variable("TERM", "linux")
        .argument("--clock")
        .argument("11s");
    let folder = setting.home().join(".config/alea");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("config.toml"), "bell = \"time\"\n").unwrap();
    let mut table = moved(setting);
    table.wait_until(|table| table.output().contains(&b'\x07'), "the bell");
    table.read_frame();
    let left = left(table.screen()).unwrap();
    assert!(left <= 10.0, "{left}");
}

#[test]
fn a_flood_of_keys_stops_neither_the_clock_nor_the_screen() {
    let mut table = timed("25m");
    let keys = b"\x1b[A\x1b[B".repeat(2_000);
    let begin = Instant::now();
    // The flood goes on until the clock has.
    while left(table.screen()).is_none_or(|left| left > BEGIN - 2.0) {
        assert!(begin.elapsed() < PATIENCE, "{}", table.picture());
        table.send(&keys);
        table.read_during(Duration::from_millis(1));
    }
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn long_thinking_is_saved_also_without_a_key() {
    let begin = Instant::now();
    let mut table = timed("25m");
    table.wait_until(|table| saved_thought(table).is_some(), "a saved thought");
    let thought = saved_thought(&table).unwrap();
    assert!(
        (5.0..=begin.elapsed().as_secs_f64()).contains(&thought),
        "{thought}"
    );
}
