//! What other processes do: this program of tests, run again with a task.

use std::env;
use std::io::{BufRead, BufReader, Lines};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use alea::record::Record;
use alea::store::{NewGame, Outcome, Place, SavedGame, Saver, open, write_safely};
use rustix::process::{Resource, Rlimit, setrlimit};

use crate::scene::{Home, PATIENCE, environment, go_on, now, text_of};

/// The variables that tell a child its task, and the home or the game that it is about.
const TASK: &str = "STORE_TASK";
const PATH: &str = "STORE_PATH";

/// A process with a task. It says in lines on standard error what it has done.
pub(crate) struct Process {
    child: Child,
    said: Lines<BufReader<ChildStderr>>,
}

impl Process {
    pub(crate) fn new(task: &str, path: &Path) -> Self {
        Self::with_fault(task, path, "")
    }

    pub(crate) fn with_fault(task: &str, path: &Path, fault: &str) -> Self {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["child::the_task_of_a_child", "--exact", "--ignored"])
            .arg("--nocapture")
            .env(TASK, task)
            .env(PATH, path)
            .env("ALEA_FAULT", fault)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let said = BufReader::new(child.stderr.take().unwrap()).lines();
        Self { child, said }
    }

    /// The next line that it says, if it says any more.
    pub(crate) fn line(&mut self) -> Option<String> {
        self.said.next().map(Result::unwrap)
    }

    /// Kills it, with nothing left to do for it. Gives what it had said by then.
    pub(crate) fn kill(mut self) -> Vec<String> {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.said.map_while(Result::ok).collect()
    }

    /// Waits for its end, which has to be a good one. Gives what it said.
    pub(crate) fn end(mut self) -> Vec<String> {
        let said: Vec<_> = self.said.map_while(Result::ok).collect();
        assert!(self.child.wait().unwrap().success(), "{said:?}");
        said
    }
}

#[test]
#[ignore = "the other tests run it in processes of their own"]
fn the_task_of_a_child() {
    let Ok(task) = env::var(TASK) else { return };
    let path = PathBuf::from(env::var_os(PATH).unwrap());
    match &*task {
        "play" => play(&path),
        "hold" => hold(&path),
        "save" => save(&path),
        "hurry" => hurry(&path),
        "leave" => leave(&path),
        "limit" => limit(&path),
        _ => panic!("{task}"),
    }
}

/// Goes on with a saved game, without an end, and tells after each save how many moves are saved.
fn play(path: &Path) {
    let home = path.ancestors().nth(5).unwrap().to_str().unwrap();
    let opened = open(path, &environment(&[("HOME", home)]), &now()).unwrap();
    let Some(Place::Saved(game)) = opened.place else {
        panic!("the game is held by {:?}", opened.place);
    };
    let mut record = opened.record;
    // A long game would only take longer to read.
    if record.game.last() > 150 {
        record = Record::default();
    }
    loop {
        go_on(&mut record);
        let text = record.to_string();
        game.save(&text).unwrap();
        // The players save it under a name, too.
        if record.game.last().is_multiple_of(4) {
            write_safely(&Path::new(home).join("kept.otg"), text.as_bytes()).unwrap();
        }
        eprintln!("{}", record.game.last());
    }
}

/// Holds a game until it is killed.
fn hold(path: &Path) {
    let _game = SavedGame::take(path).unwrap().unwrap();
    eprintln!("held");
    loop {
        thread::park();
    }
}

fn saver(home: &Path) -> (Saver, mpsc::Receiver<Outcome>) {
    let folders = environment(&[("HOME", home.to_str().unwrap())]);
    let place = Place::New(NewGame::new(&folders, &now()));
    let (sender, outcomes) = mpsc::channel();
    let saver = Saver::start(place, move |outcome| drop(sender.send(outcome))).unwrap();
    (saver, outcomes)
}

fn tell(outcome: &Outcome) {
    match outcome {
        Outcome::Saved(path) => eprintln!("saved {}", path.display()),
        Outcome::Failed(reason) => eprintln!("failed {reason}"),
    }
}

/// Saves a game once.
fn save(home: &Path) {
    let (saver, outcomes) = saver(home);
    saver.save(text_of(1));
    tell(&outcomes.recv().unwrap());
    eprintln!("{}", saver.finish(PATIENCE).is_ok());
}

/// Gives many texts at once, and waits for the last one.
fn hurry(home: &Path) {
    let (saver, outcomes) = saver(home);
    let texts: Vec<_> = (1..=20).map(text_of).collect();
    let begin = Instant::now();
    for text in texts {
        saver.save(text);
    }
    let took = begin.elapsed();
    // Each of them takes the slow disk a fifth of a second.
    assert!(took < Duration::from_secs(2), "{took:?}");
    saver.finish(PATIENCE).unwrap();
    for outcome in outcomes {
        tell(&outcome);
    }
}

/// Does not wait for the disk.
fn leave(home: &Path) {
    let (saver, _outcomes) = saver(home);
    saver.save(text_of(1));
    let late = saver.finish(Duration::from_millis(1)).unwrap_err();
    eprintln!("{late}");
}

/// Saves where no file may be larger than 4 kB: a short game, a long one, and a short one.
fn limit(home: &Path) {
    let limit = Rlimit {
        current: Some(4096),
        maximum: Some(4096),
    };
    setrlimit(Resource::Fsize, limit).unwrap();
    let (saver, outcomes) = saver(home);
    for plies in [2, 1000, 3] {
        saver.save(text_of(plies));
        tell(&outcomes.recv().unwrap());
    }
    saver.finish(PATIENCE).unwrap();
}

/// The lines of a process that saves in a home.
pub(crate) fn said(task: &str, home: &Home, fault: &str) -> Vec<String> {
    Process::with_fault(task, home.path(), fault).end()
}
