//! When it is drawn, how much, and into windows of every size.

use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::table::{PATIENCE, Setting, Table};

/// Types keys that move the cursor, and gives what is written for them.
fn written_for(table: &mut Table, keys: &str, square: &str) -> String {
    let start = table.output().len();
    table.type_keys(keys);
    table.wait_for_cursor_on(square);
    String::from_utf8_lossy(&table.output()[start..]).into_owned()
}

#[test]
fn a_step_of_the_cursor_writes_little() {
    let mut table = Setting::new().open();
    for (key, square) in [("l", "K4"), ("k", "K5"), ("<Left>", "J5"), ("<Down>", "J4")] {
        let written = written_for(&mut table, key, square);
        let length = written.len();
        assert!(
            length < 400,
            "{length} bytes for {key}: {}",
            written.escape_debug()
        );
        assert!(!written.contains("\x1b[2J"));
    }
}

#[test]
fn nothing_is_written_or_done_while_nothing_happens() {
    let mut table = Setting::new().open();
    let length = table.output().len();
    #[cfg(target_os = "linux")]
    let time = table.processor_time();
    table.read_during(Duration::from_secs(2));
    assert_eq!(table.output().len(), length, "{}", table.picture());
    #[cfg(target_os = "linux")]
    assert!(table.processor_time() <= time + Duration::from_millis(10));
}

#[test]
fn the_terminal_is_never_asked_for_its_cursor() {
    let mut table = Setting::new().open();
    table.type_keys("<C-l>");
    table.resize(100, 40);
    table.wait_for_cursor_on("J4");
    table.type_keys("q");
    // Leaving checks it.
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn a_window_without_room_is_waited_for() {
    let mut table = Setting::new().size(0, 0).start();
    table.wait_for(vt100::Screen::alternate_screen, "the table's screen");
    table.resize(80, 24);
    table.wait_for_text("Black to move");
    table.wait_for_cursor_on("J4");
    table.type_keys("q");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn many_resizes_and_keys_at_once_leave_the_screen_whole() {
    let mut table = Setting::new().open();
    let before = table.contents();
    // All at once, and so that the table has time for some of them.
    for pause in [0, 10].map(Duration::from_millis) {
        for turn in 0..60 {
            table.resize(20 + turn * 3, 50 - turn / 2);
            table.type_keys(["l", "K", "<Tab>", "?", "q", ":k10<Enter>"][usize::from(turn) % 6]);
            table.read_during(pause);
        }
    }
    table.type_keys(":j4<Enter>");
    table.resize(80, 24);
    table.wait_for(
        |screen| screen.contents() == before,
        "the same screen as before",
    );
    table.type_keys("q");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn a_window_that_is_too_small_takes_no_move_and_changes_nothing() {
    let mut table = Setting::new().open();
    table.type_keys(":j4-j5<Enter>");
    table.wait_for_text("White to move.");
    table.read_frame();
    let before = table.contents();
    table.resize(10, 5);
    table.wait_for_text("needs");
    table.type_keys("u<Enter><Up><Tab> :j7-k7<Enter>q");
    table.wait_for_text("Quit?");
    table.type_keys("<Enter>u<Esc>");
    table.wait_for_text("needs");
    table.resize(80, 24);
    table.wait_for(
        |screen| screen.contents() == before,
        "the same screen as before",
    );
    table.type_keys("q");
    table.wait_for_text("Quit?");
    table.type_keys("y");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn a_window_that_shrinks_and_grows_at_once_is_drawn_whole() {
    let mut table = Setting::new().open();
    let before = table.contents();
    for _ in 0..20 {
        table.resize(10, 5);
        table.resize(80, 24);
        table.wait_for(
            |screen| screen.contents() == before,
            "the same screen as before",
        );
    }
}

#[test]
fn a_terminal_that_takes_little_at_a_time_shows_the_same_in_the_end() {
    let play = |table: &mut Table, read: &dyn Fn(&mut Table)| {
        for (keys, text) in [
            (":c1-c4<Enter>:i5-i4<Enter>", "I5 to I4. Black to move."),
            ("?<PgDn>", "Esc close"),
            ("q:n3-r3<Enter>", "N3 to R3. White to move."),
        ] {
            table.type_keys(keys);
            let begin = Instant::now();
            while !table.contents().contains(text) {
                assert!(begin.elapsed() < PATIENCE, "{}", table.picture());
                read(table);
            }
        }
        table.read_frame();
        table.contents()
    };
    let quick = play(&mut Setting::new().start(), &|table| {
        table.read_during(Duration::from_millis(5));
    });
    let mut table = Setting::new().start();
    let slow = play(&mut table, &|table| {
        table.read_at_most(64, Duration::from_millis(5));
        sleep(Duration::from_millis(1));
    });
    assert_eq!(slow, quick);
    table.type_keys("qy");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn a_huge_window_is_filled() {
    let mut table = Setting::new().size(500, 300).open();
    table.wait_for_cursor_on("J4");
    table.type_keys("l");
    table.wait_for_cursor_on("K4");
    table.resize(80, 24);
    table.wait_for_cursor_on("K4");
    table.type_keys("q");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn a_key_without_a_meaning_writes_nothing() {
    let mut table = Setting::new().open();
    let step = written_for(&mut table, "l", "K4");
    written_for(&mut table, "h", "J4");
    let length = table.output().len();
    table.type_keys("X");
    table.read_during(Duration::from_millis(200));
    assert_eq!(table.output().len(), length, "{}", table.picture());
    // However late it comes: a key that is answered after it adds only its own answer.
    assert_eq!(written_for(&mut table, "l", "K4"), step);
}
