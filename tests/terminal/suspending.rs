//! Stopping the program and going on with it.

use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::table::{ALEA, PATIENCE, Setting, Table};

/// The program started by a shell that has job control.
fn open_under_a_shell() -> Table {
    let mut table = Setting::new()
        .program("/bin/sh")
        .argument("-i")
        .variable("PS1", "ready> ")
        .start();
    table.wait_for_text("ready> ");
    // Shells that edit their line have modes of their own.
    table.type_keys("set +o emacs +o vi<Enter>");
    table.wait_for(
        |screen| screen.contents().matches("ready>").count() == 2,
        "the shell",
    );
    table.type_keys(&format!("'{ALEA}'<Enter>"));
    table.wait_for_text("Black to move");
    table.type_keys(":j4-j5<Enter>");
    table.wait_for_text("White to move.");
    table.read_frame();
    table
}

/// Stops the program, and uses the shell for something.
fn stop(table: &mut Table) {
    table.type_keys("<C-z>");
    use_shell(table);
}

/// Waits until the program is stopped, and uses the shell for something.
fn use_shell(table: &mut Table) {
    table.wait_for(|screen| !screen.alternate_screen(), "the shell's screen");
    table.wait_for_text("Stopped");
    table.wait_for(
        |screen| screen.contents().trim_end().ends_with("ready>"),
        "the shell",
    );
    table.check_that_it_is_as_found();
    assert!(table.is_cooked());
    // The echo and the answer.
    table.type_keys("echo in 'the' shell<Enter>");
    table.wait_for_text("echo in 'the' shell");
    table.wait_for_text("\nin the shell");
}

fn leave(table: &mut Table) {
    table.type_keys("qy");
    table.wait_for(|screen| !screen.alternate_screen(), "the shell's screen");
    table.wait_for(
        |screen| screen.contents().trim_end().ends_with("ready>"),
        "the shell",
    );
    leave_shell(table);
}

/// Has the shell do something with its job until it tells something of that.
fn until_told(table: &mut Table, command: &str, text: &str) {
    let begin = Instant::now();
    while !table.contents().contains(text) {
        assert!(begin.elapsed() < PATIENCE, "{}", table.picture());
        table.type_keys(&format!("{command}; jobs<Enter>"));
        table.read_during(Duration::from_millis(200));
    }
}

/// Leaves the shell, in which no game is left.
fn leave_shell(table: &mut Table) {
    table.type_keys("exit<Enter>");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn ctrl_z_gives_the_terminal_to_the_shell_and_fg_brings_the_whole_screen_back() {
    let mut table = open_under_a_shell();
    let before = table.contents();
    stop(&mut table);
    table.type_keys("fg<Enter>");
    table.wait_for(
        |screen| screen.contents() == before,
        "the same screen as before",
    );
    table.type_keys("l");
    table.wait_for_cursor_on("K5");
    leave(&mut table);
}

#[test]
fn fg_fits_the_screen_to_a_window_that_was_resized_meanwhile() {
    let mut table = open_under_a_shell();
    stop(&mut table);
    table.resize(90, 30);
    table.type_keys("fg<Enter>");
    table.wait_for_text("White to move");
    table.wait_for_cursor_on("J5");
    let resumed = table.contents();
    let length = table.output().len();
    table.type_keys("<C-l>");
    table.wait_until(|table| table.output().len() > length, "a frame");
    table.wait_for(
        |screen| screen.contents() == resumed,
        "the same screen as before",
    );
    assert_eq!(resumed.lines().count(), 27);
    leave(&mut table);
}

#[test]
fn a_signal_to_stop_from_outside_is_like_ctrl_z() {
    let mut table = open_under_a_shell();
    let before = table.contents();
    table.signal_in_front(Signal::TSTP);
    use_shell(&mut table);
    table.type_keys("fg<Enter>");
    table.wait_for(
        |screen| screen.contents() == before,
        "the same screen as before",
    );
    leave(&mut table);
}

#[test]
fn a_game_that_goes_on_in_the_background_stops_again_and_leaves_the_terminal_alone() {
    let mut table = open_under_a_shell();
    stop(&mut table);
    let length = table.output().len();
    table.type_keys("clear; bg<Enter>");
    until_told(&mut table, ":", "Stopped");
    let text = String::from_utf8_lossy(&table.output()[length..]).into_owned();
    assert!(!text.contains("\x1b[?1049"), "{}", text.escape_debug());
    assert!(table.is_cooked());
    table.type_keys("fg<Enter>");
    table.wait_for_text("White to move.");
    table.wait_for_cursor_on("J5");
    leave(&mut table);
}

/// Ends a stopped job. Many shells let one that is to end go on by themselves.
fn end_job(table: &mut Table) {
    table.send(b"kill %1; kill -CONT %1\n");
    // Keys that are typed while it goes on may stop it again.
    until_told(table, "kill -CONT %1", "(143)");
}

#[test]
fn a_stopped_game_is_ended_by_a_signal_with_the_terminal_left_alone() {
    let mut table = open_under_a_shell();
    stop(&mut table);
    end_job(&mut table);
    assert!(table.is_cooked());
    leave_shell(&mut table);
}

#[test]
fn a_game_that_was_stopped_from_outside_is_ended_by_a_signal() {
    let mut table = open_under_a_shell();
    table.signal_in_front(Signal::STOP);
    table.wait_for_text("Stopped");
    // The game had no time to leave the terminal, and not every shell does it.
    table.send(b"stty sane\n");
    end_job(&mut table);
}

#[test]
fn without_a_shell_nothing_stops_it() {
    let mut table = Setting::new().open();
    table.type_keys("<C-z>l");
    table.wait_for_cursor_on("K4");
    table.signal(Signal::TSTP);
    table.wait_until(
        |table| table.output_text().matches("\x1b[?1049h").count() == 3,
        "going on",
    );
    table.type_keys("<C-z>");
    table.type_keys("h");
    table.wait_for_cursor_on("J4");
    table.type_keys("q");
    assert_eq!(table.leave(), Some(0));
}

#[test]
fn a_game_that_was_stopped_from_outside_goes_on_with_the_whole_screen() {
    let mut table = Setting::new().open();
    let before = table.contents();
    table.signal(Signal::STOP);
    // Something else writes over the screen meanwhile.
    table.spoil();
    table.signal(Signal::CONT);
    table.wait_for(
        |screen| screen.contents() == before,
        "the same screen as before",
    );
    table.type_keys("q");
    assert_eq!(table.leave(), Some(0));
}
