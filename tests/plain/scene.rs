//! What the tests begin with: a home of one's own, and the program that hears lines there.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use alea::rules::{Board, Position, Ship, Side, Square};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use snapbox::cmd::{Command, cargo_bin};
use tempfile::TempDir;

/// What is said before anything has been typed, but for how the game stands.
pub(crate) const GREETING: &str =
    "Alea Evangelii, line by line. Type a move, such as c1-c4, or help.";

/// What is said in a new game: what the sides are about, and who begins.
pub(crate) const BEGINS: &str =
    "Black: surround the King. White: bring him to a corner. Black begins.";

/// How long something is waited for that should come at once.
const PATIENCE: Duration = Duration::from_secs(20);

/// A home, in which the games are saved, and the program runs.
pub(crate) struct Home(TempDir);

impl Home {
    pub(crate) fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn write(&self, name: &str, content: &str) -> PathBuf {
        let path = self.path().join(name);
        fs::write(&path, content).unwrap();
        path
    }

    /// The program with arguments, and what comes on its standard input.
    pub(crate) fn alea(&self, arguments: &[&str], input: impl AsRef<[u8]>) -> Command {
        Command::new(cargo_bin!("alea"))
            .env_clear()
            .env("HOME", self.path())
            .current_dir(self.path())
            .args(arguments)
            .stdin(input.as_ref().to_vec())
            .timeout(PATIENCE)
    }

    /// Everything that is said about some lines, in a game that the arguments name.
    pub(crate) fn hear(&self, arguments: &[&str], input: impl AsRef<[u8]>) -> Vec<String> {
        let arguments = [&["--plain"], arguments].concat();
        let assert = self.alea(&arguments, input).assert();
        let output = assert.get_output();
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), &*error), (Some(0), ""));
        let text = String::from_utf8(output.stdout.clone()).unwrap();
        let bad = |letter: char| letter != '\n' && letter.is_control();
        assert!(!text.contains(bad), "{text:?}");
        assert!(text.ends_with('\n'), "{text:?}");
        text.lines().map(str::to_owned).collect()
    }

    /// The saved games, in the order of their names.
    pub(crate) fn games(&self) -> Vec<PathBuf> {
        let Ok(files) = fs::read_dir(self.path().join(".local/state/alea/games")) else {
            return Vec::new();
        };
        let files = files.map(|file| file.unwrap().path());
        let mut games: Vec<_> = files
            .filter(|path| path.extension().is_some_and(|extension| extension == "otg"))
            .collect();
        games.sort();
        games
    }

    /// The text of the saved game.
    pub(crate) fn only_game(&self) -> String {
        match &self.games()[..] {
            [game] => fs::read_to_string(game).unwrap(),
            games => panic!("{games:?}"),
        }
    }
}

/// What is said about some lines in a new game.
pub(crate) fn answers(lines: &[&str]) -> Vec<String> {
    answers_in(&[], Side::Black, lines)
}

/// What is said about some lines in a game from some ships, such as `tc1`, `Tj9` and `Kj10`.
pub(crate) fn answers_from(side: Side, ships: &[&str], lines: &[&str]) -> Vec<String> {
    let position = position(side, ships);
    answers_in(&["--position", &position], side, lines)
}

/// The answers alone: without the greeting, and without the farewell of a saved game.
fn answers_in(arguments: &[&str], begins: Side, lines: &[&str]) -> Vec<String> {
    let mut said = Home::new().hear(arguments, lines.join("\n"));
    assert_eq!(
        said[..2],
        [
            GREETING,
            &BEGINS.replace("Black begins", &format!("{begins} begins"))
        ]
    );
    if said.last().unwrap().starts_with("The game is saved as ") {
        said.pop();
    }
    said.split_off(2)
}

pub(crate) fn position(side: Side, ships: &[&str]) -> String {
    let ship_on = |square: Square| {
        let ship = ships.iter().find(|ship| ship[1..] == square.to_string())?;
        Ship::from_letter(ship.chars().next()?)
    };
    Position::new(Board::new(ship_on).unwrap(), side).to_string()
}

/// Waits until a program that has to end has ended.
pub(crate) fn end(child: &mut Child) -> ExitStatus {
    let begin = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status;
        }
        if begin.elapsed() > PATIENCE {
            child.kill().unwrap();
            panic!("it does not end");
        }
        sleep(Duration::from_millis(5));
    }
}

/// The program with pipes at both ends, and what it has said so far.
pub(crate) struct Talk {
    pub(crate) child: Child,
    pub(crate) stdout: ChildStdout,
    pub(crate) said: String,
}

impl Talk {
    pub(crate) fn begin(home: &Home, arguments: &[&str]) -> Self {
        let mut child = std::process::Command::new(cargo_bin!("alea"))
            .arg("--plain")
            .args(arguments)
            .env_clear()
            .env("HOME", home.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let stdout = child.stdout.take().unwrap();
        let said = String::new();
        Self {
            child,
            stdout,
            said,
        }
    }

    pub(crate) fn type_in(&mut self, text: &str) {
        let mut stdin = self.child.stdin.as_ref().unwrap();
        stdin.write_all(text.as_bytes()).unwrap();
    }

    pub(crate) fn wait_for(&mut self, text: &str) {
        self.wait_until(|said| said.contains(text));
    }

    /// Waits until what has been said is as it should be.
    pub(crate) fn wait_until(&mut self, is_so: impl Fn(&str) -> bool) {
        let patience = Timespec::try_from(PATIENCE).unwrap();
        while !is_so(&self.said) {
            let mut polled = [PollFd::new(&self.stdout, PollFlags::IN)];
            let count = poll(&mut polled, Some(&patience)).unwrap();
            assert!(count > 0, "nothing more is said than {}", self.said);
            let mut bytes = [0; 256];
            let count = self.stdout.read(&mut bytes).unwrap();
            assert!(count > 0, "{}", self.said);
            self.said += std::str::from_utf8(&bytes[..count]).unwrap();
        }
    }
}
