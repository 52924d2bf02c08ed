//! What the program prints for the shells and for `man`.

#![allow(clippy::unwrap_used, reason = "a test that fails here says where")]

use std::process::Command;

use alea::settings::Setting;
use alea::tui::app::COMMANDS;
use alea::tui::keys::{MOUSE, PARTS, TABLE};

/// What the program prints.
fn alea(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_alea"))
        .args(arguments)
        .env_clear()
        .output()
        .unwrap();
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{output:?}"
    );
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(!text.contains(|letter: char| letter.is_control() && !"\n\t".contains(letter)));
    text
}

/// The words of a help that are indented by so many blanks and begin its lines.
fn listed(help: &str, indent: usize) -> Vec<String> {
    let indent = " ".repeat(indent);
    help.lines()
        .filter_map(|line| line.strip_prefix(&indent))
        .filter(|line| line.starts_with(|first: char| first == '-' || first.is_ascii_lowercase()))
        .map(|line| line.split_whitespace().next().unwrap().to_owned())
        .collect()
}

/// All commands, and all options of any.
fn commands_and_options() -> (Vec<String>, Vec<String>) {
    let help = alea(&["--help"]);
    let commands = listed(&help, 2);
    let commands: Vec<_> = commands
        .into_iter()
        .filter(|it| !it.starts_with('-'))
        .collect();
    let mut options = listed(&help, 6);
    for command in &commands {
        options.extend(listed(&alea(&[command, "--help"]), 6));
    }
    assert!(
        commands.len() > 8 && options.len() > 10,
        "{commands:?} {options:?}"
    );
    (commands, options)
}

#[test]
fn every_shell_completes_every_command_and_option() {
    let (commands, options) = commands_and_options();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let text = alea(&["completions", shell]);
        for word in commands.iter().chain(&options) {
            // Fish writes options without their hyphens.
            let word = if shell == "fish" {
                word.trim_start_matches('-')
            } else {
                word
            };
            let mut words = text.split(|it: char| !it.is_alphanumeric() && it != '-');
            assert!(words.any(|it| it == word), "{shell}: {word}");
        }
    }
}

#[test]
fn a_shell_that_is_not_known_is_wrong_use() {
    let output = Command::new(env!("CARGO_BIN_EXE_alea"))
        .args(["completions", "tcsh"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let line = String::from_utf8(output.stderr).unwrap();
    assert!(line.starts_with("alea: ") && line.contains("zsh"), "{line}");
}

#[test]
fn the_manual_page_has_everything() {
    // As a reader sees it: hyphens are escaped, and so are dots and quotes at the beginning of a line.
    let page = alea(&["man"])
        .replace("\\-", "-")
        .replace("\\&", "")
        .replace("\\*(Aq", "'");
    let (commands, options) = commands_and_options();
    for binding in TABLE {
        let part = PARTS.iter().find(|(scope, _)| *scope == binding.scope);
        assert!(page.contains(part.unwrap().1), "{part:?}");
    }
    let bindings = TABLE
        .iter()
        .flat_map(|binding| [binding.label, binding.words()]);
    let typed = COMMANDS
        .iter()
        .flat_map(|command| [command.name, command.argument, command.words()]);
    let settings = Setting::ALL
        .into_iter()
        .flat_map(|it| [it.name(), it.words()]);
    let mouse = MOUSE.iter().flat_map(|(what, does)| [*what, *does]);
    let words = commands.iter().chain(&options).map(String::as_str);
    for text in words
        .chain(bindings)
        .chain(mouse)
        .chain(typed)
        .chain(settings)
    {
        assert!(page.contains(text), "{text}\n{page}");
    }
    for section in [
        "NAME",
        "SYNOPSIS",
        "DESCRIPTION",
        "OPTIONS",
        "COMMANDS",
        "KEYS",
        "SETTINGS",
        "FILES",
        "ENVIRONMENT",
    ] {
        assert!(page.contains(&format!("\n.SH {section}\n")), "{section}");
    }
}
