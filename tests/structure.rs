//! What `src/lib.rs` promises of the code, read off the code itself.

#![allow(clippy::unwrap_used, reason = "a test that fails here says where")]

use std::fs;
use std::path::{Path, PathBuf};

/// What the pure half does not use of the standard library.
const IMPURE: &[&str] = &["env", "fs", "io", "net", "os", "process", "thread"];
/// The same in single words: the clock of the machine, what is printed, and what is in another order each time.
const IMPURE_WORDS: &[&str] = &[
    "HashMap",
    "HashSet",
    "Instant",
    "RandomState",
    "SystemTime",
    "dbg",
    "eprint",
    "eprintln",
    "print",
    "println",
];
/// What puts a terminal into other modes.
const MODES: &[&str] = &[
    "x1b",
    "termios",
    "enable_raw_mode",
    "disable_raw_mode",
    "execute",
    "queue",
];

#[test]
fn the_pure_half_uses_nothing_impure_and_only_itself() {
    let pure = pure_modules();
    assert!(pure.iter().any(|module| module == "rules"));
    let mut faults = Vec::new();
    for source in pure.iter().flat_map(|module| sources(module)) {
        source.check("std::", |name| !IMPURE.contains(&name), &mut faults);
        let is_pure = |name: &str| pure.iter().any(|module| module == name);
        source.check("crate::", is_pure, &mut faults);
        source.check_words(IMPURE_WORDS, &mut faults);
    }
    assert_none(&faults);
}

#[test]
fn the_app_knows_neither_keys_nor_cells() {
    let mut faults = Vec::new();
    for source in sources("tui/app") {
        source.check("tui::", |name| name == "app", &mut faults);
        source.check_words(&["crossterm", "ratatui", "Instant"], &mut faults);
    }
    assert_none(&faults);
}

#[test]
fn the_keys_know_actions_and_directions_and_not_the_game() {
    let mut faults = Vec::new();
    for source in sources("tui/keys") {
        let is_known = |name: &str| ["rules", "tui"].contains(&name);
        source.check("crate::", is_known, &mut faults);
        source.check("rules::", |name| name == "Direction", &mut faults);
        source.check("tui::", |name| name == "app", &mut faults);
        let is_asked_for =
            |name: &str| ["Action", "Choose", "Edit", "Look", "Scope", "Scroll"].contains(&name);
        source.check("app::", is_asked_for, &mut faults);
    }
    assert_none(&faults);
}

#[test]
fn the_layout_and_the_themes_do_not_know_what_is_on_the_table() {
    let mut faults = Vec::new();
    for source in ["tui/layout", "tui/theme"].into_iter().flat_map(sources) {
        let is_known = |name: &str| ["rules", "settings"].contains(&name);
        source.check("crate::", is_known, &mut faults);
        source.check("tui::", |_| false, &mut faults);
    }
    assert_none(&faults);
}

#[test]
fn drawing_changes_nothing_and_knows_no_keys_but_those_of_the_table() {
    let mut faults = Vec::new();
    for source in sources("tui/view") {
        source.check_words(&["&mut App", "crossterm"], &mut faults);
    }
    assert_none(&faults);
}

#[test]
fn only_the_terminal_changes_its_modes() {
    let owners = sources("tui/terminal");
    let is_owned = |source: &Source| owners.iter().any(|owner| owner.path == source.path);
    let mut faults = Vec::new();
    for source in sources("tui").iter().filter(|source| !is_owned(source)) {
        source.check("crossterm::", |name| name == "event", &mut faults);
        source.check_words(MODES, &mut faults);
    }
    assert_none(&faults);
    let ways_out = owners
        .iter()
        .map(|source| source.places("disable_raw_mode").count());
    assert_eq!(ways_out.sum::<usize>(), 1);
}

fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// The modules of `src/lib.rs` that are there without the feature `app`.
fn pure_modules() -> Vec<String> {
    let lib = fs::read_to_string(Path::new("src/lib.rs")).unwrap();
    let lines: Vec<_> = lib.lines().collect();
    let modules = lines.windows(2).filter_map(|pair| {
        let module = pair[1].strip_prefix("pub mod ")?.strip_suffix(';')?;
        (!pair[0].starts_with("#[cfg")).then(|| module.to_owned())
    });
    modules.collect()
}

/// The text of a file, without comments.
struct Source {
    path: PathBuf,
    code: String,
}

/// The files of a module, such as `tui/app`.
fn sources(module: &str) -> Vec<Source> {
    let mut found = vec![Source::read(
        &Path::new("src").join(module).with_extension("rs"),
    )];
    let mut folders = vec![Path::new("src").join(module)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(Source::read(&path));
            }
        }
    }
    found
}

impl Source {
    fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap();
        let lines = text
            .lines()
            .map(|line| line.split("//").next().unwrap_or(""));
        let code = lines.collect::<Vec<_>>().join("\n");
        assert!(!code.contains("super::super::"), "{}", path.display());
        // What is beside a file that lies right in the library or in the table is named from there on.
        let above = match path.parent() {
            Some(folder) if folder == "src" => "crate::",
            Some(folder) if folder == "src/tui" => "tui::",
            _ => "super::",
        };
        Self {
            path: path.to_owned(),
            code: code.replace("super::", above),
        }
    }

    /// Finds what is named behind a part of a path and may not be.
    fn check(&self, before: &str, may_be: impl Fn(&str) -> bool, faults: &mut Vec<String>) {
        for place in self.places(before) {
            let rest = &self.code[place + before.len()..];
            for name in names(rest).filter(|name| !may_be(name)) {
                faults.push(self.fault(place, &format!("{before}{name}")));
            }
        }
    }

    /// Finds words that may not be there.
    fn check_words(&self, words: &[&str], faults: &mut Vec<String>) {
        for word in words {
            let is_whole = |place: &usize| {
                let after = self.code[place + word.len()..].chars().next();
                !after.is_some_and(is_of_word)
            };
            let places = self.places(word).filter(is_whole);
            faults.extend(places.map(|place| self.fault(place, word)));
        }
    }

    /// Where a text begins that is not the end of a longer word.
    fn places(&self, text: &str) -> impl Iterator<Item = usize> {
        let found = self.code.match_indices(text).map(|(place, _)| place);
        found.filter(|&place| !self.code[..place].ends_with(is_of_word))
    }

    fn fault(&self, place: usize, what: &str) -> String {
        let line = 1 + self.code[..place].matches('\n').count();
        format!("{}:{line} names {what}", self.path.display())
    }
}

/// The names with which a path goes on: one, or those of a group in braces.
fn names(rest: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    let mut is_end = |letter| {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        depth == 0
    };
    let group = if rest.starts_with('{') {
        &rest[1..rest.find(&mut is_end).unwrap()]
    } else {
        rest.split(|letter| !is_of_word(letter))
            .next()
            .unwrap_or("")
    };
    let mut depth = 0;
    let parts = group.split(move |letter| {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        depth == 0 && letter == ','
    });
    let names = parts.map(|part| part.trim().split(|letter| !is_of_word(letter)).next());
    names.flatten().filter(|name| !name.is_empty())
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}
