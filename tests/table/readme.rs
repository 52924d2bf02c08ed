//! What the README shows is what the program shows.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use alea::record::Record;
use alea::settings::{self, Setting};
use alea::tui::app::Scope;
use alea::tui::keys::action;
use crossterm::event::{KeyCode, KeyEvent};

use crate::seat::{CAPTURE, OPENING, Seat};

const README: &str = include_str!("../../README.md");

/// The text of the first fenced block after a line.
fn block_after(line: &str) -> &'static str {
    let rest = README.split_once(line).expect("the README has the line").1;
    let block = rest.split_once("```text\n").expect("a block begins").1;
    block.split_once("```").expect("it ends").0
}

#[test]
fn the_picture_is_what_the_program_shows() {
    let screen = Seat::named("Anna", "Björn")
        .keys(OPENING)
        .keys(CAPTURE)
        .screen();
    assert_eq!(block_after("# Alea Evangelii"), screen);
}

#[test]
fn the_options_are_those_of_the_program() {
    let output = Command::new(env!("CARGO_BIN_EXE_alea"))
        .arg("--help")
        .output()
        .unwrap();
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        block_after("## Options")
    );
}

#[test]
fn a_game_line_by_line_is_what_the_program_says() {
    let rest = README.split_once("```sh\n$ printf").unwrap().1;
    let (arguments, said) = rest.split_once('\n').unwrap();
    let (said, _) = said.split_once("```").unwrap();
    let home = tempfile::tempdir().unwrap();
    let folder = Path::new(env!("CARGO_BIN_EXE_alea")).parent().unwrap();
    let path = env::var("PATH").unwrap();
    let output = Command::new("sh")
        .args(["-c", &format!("printf{arguments}")])
        .env("PATH", format!("{}:{path}", folder.display()))
        .env("HOME", home.path())
        .env_remove("XDG_STATE_HOME")
        .env_remove("XDG_CONFIG_HOME")
        .output()
        .unwrap();
    // Its file has the time in its name.
    let games = home.path().join(".local/state/alea/games");
    let mut files = fs::read_dir(games)
        .unwrap()
        .map(|file| file.unwrap().path());
    let file = files
        .find(|file| file.extension() == Some("otg".as_ref()))
        .unwrap();
    let expected = said
        .replace("/home/anna", home.path().to_str().unwrap())
        .replace(
            "2026-11-30_06-58-41",
            file.file_stem().unwrap().to_str().unwrap(),
        );
    assert_eq!(String::from_utf8(output.stdout).unwrap(), expected);
}

#[test]
fn the_record_is_one() {
    let record = Record::read(block_after("## Files")).unwrap();
    assert_eq!(record.game.last(), 7);
    assert!(record.warnings.is_empty());
}

#[test]
fn the_settings_are_read() {
    let rest = README.split_once("## Settings").unwrap().1;
    let block = rest.split_once("```toml\n").unwrap().1;
    let block = block.split_once("```").unwrap().0;
    let reading = settings::read(block.as_bytes());
    assert_eq!(reading.faults, []);
    assert_eq!(reading.settings.black, "Anna");
    // All of them are there, each with what else it can be.
    for setting in Setting::ALL {
        let line = block.lines().find(|line| line.starts_with(setting.name()));
        let line = line.unwrap_or_else(|| panic!("{}", setting.name()));
        if ![Setting::Mouse, Setting::LossOnTime, Setting::Danger].contains(&setting) {
            let choices = setting.choices();
            assert!(choices.iter().all(|choice| line.contains(choice)), "{line}");
        }
    }
}

#[test]
fn the_keys_work() {
    let table = README
        .split_once("| key | does |")
        .unwrap()
        .1
        .split_once("\n\n")
        .unwrap()
        .0;
    let rows = table
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split_once(" | "));
    let letters: Vec<_> = rows
        .flat_map(|(keys, _)| keys.split('`').skip(1).step_by(2))
        .collect();
    assert!(letters.len() > 10, "{letters:?}");
    for key in letters {
        let event = KeyEvent::from(KeyCode::Char(key.chars().next().unwrap()));
        assert!(action(Scope::Table, event).is_some(), "{key}");
    }
}
