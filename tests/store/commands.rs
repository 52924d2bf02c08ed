//! `alea games` and `alea paths`, as the built program does them.

use std::fs::{self, File};
use std::time::{Duration, SystemTime};

use snapbox::cmd::Command;

use crate::scene::{Home, PATIENCE, text_of};

/// Runs the program in a home. Gives its exit code and what it said on both outputs.
fn alea(argument: &str, home: Option<&str>) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_alea"))
        .arg(argument)
        .env_clear()
        .env("TZ", "UTC")
        .envs(home.map(|home| ("HOME", home)))
        .timeout(PATIENCE)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        output.status.code().unwrap(),
        text(output.stdout),
        text(output.stderr),
    )
}

/// What the program says in a home where all is well.
fn good(argument: &str, home: &Home) -> String {
    let (code, out, err) = alea(argument, home.path().to_str());
    assert_eq!((code, &*err), (0, ""));
    out
}

/// Writes a saved game, so many minutes after the year 2000 began.
fn write(home: &Home, name: &str, content: &str, minutes: u64) {
    let path = home.write(name, content);
    let seconds = 946_684_800 + 60 * minutes;
    let time = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
    File::options()
        .write(true)
        .open(path)
        .unwrap()
        .set_modified(time)
        .unwrap();
}

#[test]
fn games_are_listed_in_columns_the_newest_in_front_and_broken_ones_as_broken() {
    let home = Home::new();
    let names = "[attackers:Anna]\n[defenders:Björn]\n";
    write(&home, "a.otg", &format!("{names}{}", text_of(12)), 0);
    write(&home, "b.otg", "[attackers:棋士]\n1. c1-c4 ---", 61);
    write(&home, "c.otg", "1. c1-d2", 1);
    write(&home, "d.otg", "[defenders:\u{1b}[2J\u{202e}]\n1. ", 2);
    // None of these is a saved game.
    for name in ["a.otg~", "a.otg.lock", ".a.otg.x1y2z3", "notes.txt"] {
        home.write(name, "");
    }
    let games = home.games();
    let folder = games.display();
    let expected = format!(
        "\
1  2000-01-01 01:01  棋士 - White     1 move  Black wins: White resigned  {folder}/b.otg
2  2000-01-01 00:02  Black - �[2J�   0 moves  unfinished, Black to move   {folder}/d.otg
3  2000-01-01 00:01                           broken                      {folder}/c.otg:1:4: ply 1: c1-d2: \
        a ship moves along its row or column; c1 and d2 share neither
4  2000-01-01 00:00  Anna - Björn   12 moves  unfinished, Black to move   {folder}/a.otg
"
    );
    assert_eq!(good("games", &home), expected);
}

#[test]
fn what_is_no_file_is_a_broken_game_and_harms_nothing() {
    let home = Home::new();
    home.write("a.otg", text_of(1));
    fs::create_dir(home.games().join("b.otg")).unwrap();
    std::os::unix::fs::symlink("nowhere", home.games().join("c.otg")).unwrap();
    std::os::unix::fs::symlink("/dev/zero", home.games().join("d.otg")).unwrap();
    let large = File::create(home.games().join("e.otg")).unwrap();
    large.set_len(2 << 30).unwrap();
    let out = good("games", &home);
    for reason in [
        ".otg: it is a folder",
        ".otg: there is no such file",
        ".otg: it is not an ordinary file",
        ".otg: it is larger than 16 MiB, too large for a record",
        "unfinished, White to move",
    ] {
        assert!(out.contains(reason), "{out}");
    }
    assert_eq!(out.lines().count(), 5);
}

#[test]
fn a_thousand_games_are_listed_in_time() {
    let home = Home::new();
    let text = text_of(200);
    for number in 0..1000 {
        home.write(&format!("{number}.otg"), &text);
    }
    assert_eq!(good("games", &home).lines().count(), 1000);
}

#[test]
fn where_there_are_no_games_a_line_says_so() {
    let home = Home::new();
    let games = home.games();
    let expected = format!("There are no saved games in {} yet.\n", games.display());
    assert_eq!(good("games", &home), expected);
    fs::create_dir_all(&games).unwrap();
    assert_eq!(good("games", &home), expected);
}

#[test]
fn the_places_are_told_whether_it_is_there_or_not() {
    let home = Home::new();
    let expected = format!(
        "saved games: {}\nsettings: {}\n",
        home.games().display(),
        home.folders().settings_file().unwrap().display()
    );
    assert_eq!(good("paths", &home), expected);
    assert!(!home.path().join(".local").exists());
}

#[test]
fn without_a_home_there_is_a_line_that_says_why() {
    for (home, reason) in [
        (None, "is not set"),
        (Some(""), "is empty"),
        (Some("here"), "is here, not an absolute path"),
    ] {
        for command in ["games", "paths"] {
            let expected = format!("alea: no games are saved: HOME {reason}\n");
            assert_eq!(alea(command, home), (1, String::new(), expected));
        }
    }
}
