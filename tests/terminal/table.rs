//! A table: the program on a pseudo-terminal, and what an emulator makes of what it writes.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Read, Write};
use std::num::NonZeroU16;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ExitStatus, Stdio};
use std::rc::Rc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::OFlags;
use rustix::io::ioctl_fionbio;
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process, waitid};
use rustix::pty::ptsname;
use rustix::termios::{LocalModes, Termios, tcgetattr, tcgetpgrp};
use tempfile::TempDir;
use vt100::{MouseProtocolMode, Parser, Screen};

/// The program.
pub(crate) const ALEA: &str = env!("CARGO_BIN_EXE_alea");
/// How long something is waited for that should come at once.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// What a table is set up with.
pub(crate) struct Setting {
    columns: u16,
    rows: u16,
    program: OsString,
    arguments: Vec<OsString>,
    environment: BTreeMap<&'static str, OsString>,
    stdin: Option<Stdio>,
    home: Rc<TempDir>,
}

impl Setting {
    /// The program in a window of 80 x 24 of a terminal that can do everything, in an environment of nothing else.
    pub(crate) fn new() -> Self {
        Self::at_home(Rc::new(TempDir::new().unwrap()))
    }

    /// The same at the home of a table before, where its games are saved.
    pub(crate) fn at_home(home: Rc<TempDir>) -> Self {
        let folder = home.path().to_str().unwrap().to_owned();
        let environment = [
            ("HOME", folder.as_str()),
            ("TERM", "xterm-256color"),
            ("COLORTERM", "truecolor"),
            ("LC_ALL", "C.UTF-8"),
            ("PATH", "/usr/bin:/bin"),
        ];
        Self {
            columns: 80,
            rows: 24,
            program: ALEA.into(),
            arguments: Vec::new(),
            environment: environment.map(|(name, value)| (name, value.into())).into(),
            stdin: None,
            home,
        }
    }

    /// The folder of the user.
    pub(crate) fn home(&self) -> &Path {
        self.home.path()
    }

    /// The same, for a table that is set up later.
    pub(crate) fn shared_home(&self) -> Rc<TempDir> {
        Rc::clone(&self.home)
    }

    pub(crate) fn size(self, columns: u16, rows: u16) -> Self {
        Self {
            columns,
            rows,
            ..self
        }
    }

    /// Another program instead.
    pub(crate) fn program(self, program: &str) -> Self {
        Self {
            program: program.into(),
            ..self
        }
    }

    pub(crate) fn argument(mut self, argument: &str) -> Self {
        self.arguments.push(argument.into());
        self
    }

    pub(crate) fn variable(mut self, name: &'static str, value: &str) -> Self {
        self.environment.insert(name, value.into());
        self
    }

    pub(crate) fn without_variable(mut self, name: &str) -> Self {
        self.environment.remove(name);
        self
    }

    pub(crate) fn stdin(self, stdin: Stdio) -> Self {
        Self {
            stdin: Some(stdin),
            ..self
        }
    }

    /// Starts the program as leader of a session with a terminal of its own.
    pub(crate) fn start(self) -> Table {
        let (pty, terminal) = open().unwrap();
        pty.resize(Size::new(self.rows, self.columns)).unwrap();
        ioctl_fionbio(&pty, true).unwrap();
        let found = tcgetattr(&pty).unwrap();
        let mut command = Command::new(self.program)
            .args(self.arguments)
            .current_dir(self.home.path())
            .env_clear()
            .envs(self.environment);
        if let Some(stdin) = self.stdin {
            command = command.stdin(stdin);
        }
        let child = command.spawn(terminal).unwrap();
        let (columns, rows) = (at_least_1(self.columns), at_least_1(self.rows));
        Table {
            pty: Some(pty),
            child,
            emulator: Parser::new(rows, columns, 0),
            output: Vec::new(),
            unseen: Vec::new(),
            found,
            is_over: false,
            home: self.home,
        }
    }

    /// Starts the program and waits for the whole board.
    pub(crate) fn open(self) -> Table {
        let mut table = self.start();
        table.wait_for_text("to move");
        table.read_frame();
        table
    }
}

/// Whether this is the row and the column of a sequence that moves the cursor.
pub(crate) fn is_place(text: &str) -> bool {
    text.chars()
        .all(|letter| letter == ';' || letter.is_ascii_digit())
}

/// The emulator has no windows without room.
fn at_least_1(size: u16) -> NonZeroU16 {
    NonZeroU16::new(size).unwrap_or(NonZeroU16::MIN)
}

/// The program that runs on a terminal. What it writes is read while something is waited for, and only then.
pub(crate) struct Table {
    /// `None` once the terminal is gone.
    pty: Option<Pty>,
    child: Child,
    emulator: Parser,
    output: Vec<u8>,
    /// The beginning of a letter, of which the rest has not come yet.
    unseen: Vec<u8>,
    /// The terminal's modes at the start.
    found: Termios,
    /// Whether no program has the terminal open any more.
    is_over: bool,
    /// Where its games are saved, as long as there is a table.
    pub(crate) home: Rc<TempDir>,
}

impl Table {
    pub(crate) fn screen(&self) -> &Screen {
        self.emulator.screen()
    }

    pub(crate) fn contents(&self) -> String {
        self.screen().contents()
    }

    /// Everything that has been written.
    pub(crate) fn output(&self) -> &[u8] {
        &self.output
    }

    pub(crate) fn output_text(&self) -> String {
        String::from_utf8_lossy(&self.output).into_owned()
    }

    /// Types keys: characters, and names like `<Enter>`.
    pub(crate) fn type_keys(&mut self, keys: &str) {
        self.send(&bytes(keys));
    }

    /// Sends bytes as the terminal would.
    pub(crate) fn send(&mut self, mut bytes: &[u8]) {
        let limit = Instant::now() + PATIENCE;
        while !bytes.is_empty() {
            assert!(Instant::now() < limit, "keys are not read");
            let mut pty = self.pty.as_ref().expect("there is a terminal");
            match pty.write(bytes) {
                Ok(count) => bytes = &bytes[count..],
                // The program may wait for its own output to be read.
                Err(_) => self.read_for(Duration::from_millis(5)),
            }
        }
    }

    /// Waits until the screen is as it should be.
    pub(crate) fn wait_for(&mut self, is_so: impl Fn(&Screen) -> bool, what: &str) {
        self.wait_until(
            |table| {
                let is_there = is_so(table.screen());
                assert!(is_there || !table.is_over, "{what}\n{}", table.picture());
                is_there
            },
            what,
        );
    }

    /// Waits until something is so that may be outside of the screen.
    pub(crate) fn wait_until(&mut self, is_so: impl Fn(&Self) -> bool, what: &str) {
        let limit = Instant::now() + PATIENCE;
        while !is_so(self) {
            let can_come = Instant::now() < limit;
            assert!(can_come, "waited for {what}\n{}", self.picture());
            self.read_for(Duration::from_millis(20));
        }
    }

    pub(crate) fn wait_for_text(&mut self, text: &str) {
        self.wait_for(|screen| screen.contents().contains(text), text);
    }

    /// Waits until a text is gone.
    pub(crate) fn wait_without_text(&mut self, text: &str) {
        let what = format!("{text} to go");
        self.wait_for(|screen| !screen.contents().contains(text), &what);
    }

    /// Waits until the cursor is on an intersection, as the last line of a whole frame says.
    pub(crate) fn wait_for_cursor_on(&mut self, square: &str) {
        let is_so = |screen: &Screen| {
            let contents = screen.contents();
            contents.trim_end().ends_with(&format!(" {square}"))
        };
        self.wait_for(is_so, &format!("the cursor on {square}"));
        self.read_frame();
    }

    /// Reads what comes, for so long.
    pub(crate) fn read_during(&mut self, time: Duration) {
        let end = Instant::now() + time;
        while let Some(rest) = end.checked_duration_since(Instant::now()) {
            self.read_for(rest);
        }
    }

    /// Reads a frame that has begun to come to its end.
    pub(crate) fn read_frame(&mut self) {
        self.wait_until(Self::has_whole_frames, "the end of a frame");
    }

    /// Whether what was written ends as a frame does: with the cursor, which is hidden or put in its place.
    fn has_whole_frames(&self) -> bool {
        let end = self.output.len().saturating_sub(20);
        let text = String::from_utf8_lossy(&self.output[end..]);
        let last = text.rsplit_once("\x1b[").map_or("", |(_, last)| last);
        last == "?25l" || last.strip_suffix('f').is_some_and(is_place)
    }

    /// Reads what has come, or comes first within a time.
    fn read_for(&mut self, time: Duration) {
        self.read_at_most(1 << 13, time);
    }

    /// The same, but only so many bytes.
    pub(crate) fn read_at_most(&mut self, count: usize, time: Duration) {
        let Some(pty) = self.pty.as_mut().filter(|_| !self.is_over) else {
            return sleep(time);
        };
        let mut polled = [PollFd::new(pty, PollFlags::IN)];
        let time = Timespec::try_from(time).unwrap();
        if poll(&mut polled, Some(&time)) == Ok(0) {
            return;
        }
        let mut buffer = vec![0; count];
        match pty.read(&mut buffer) {
            Ok(count) if count > 0 => {
                self.output.extend_from_slice(&buffer[..count]);
                self.unseen.extend_from_slice(&buffer[..count]);
                // The emulator loses the letter after one that comes in two pieces.
                let whole = match std::str::from_utf8(&self.unseen) {
                    Err(error) if error.error_len().is_none() => error.valid_up_to(),
                    _ => self.unseen.len(),
                };
                self.emulator.process(&self.unseen[..whole]);
                self.unseen.drain(..whole);
            }
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            _ => self.is_over = true,
        }
    }

    /// Gives the window another size.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        let pty = self.pty.as_ref().expect("there is a terminal");
        self.emulator
            .set_size(at_least_1(rows), at_least_1(columns));
        pty.resize(Size::new(rows, columns)).unwrap();
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(self.pid(), signal).unwrap();
    }

    /// Sends a signal to the program that has the terminal, which another one may have started.
    pub(crate) fn signal_in_front(&self, signal: Signal) {
        let pty = self.pty.as_ref().expect("there is a terminal");
        kill_process(tcgetpgrp(pty).unwrap(), signal).unwrap();
    }

    pub(crate) fn pid(&self) -> Pid {
        Pid::from_child(&self.child)
    }

    /// Has something else write over the screen.
    pub(crate) fn spoil(&mut self) {
        self.emulator.process(b"\x1b[2J\x1b[Hsomething else");
    }

    /// Closes the terminal as its window is closed.
    pub(crate) fn hang_up(&mut self) {
        self.pty = None;
    }

    /// Waits until the program has ended, but leaves it to be asked about.
    pub(crate) fn wait_for_the_end(&mut self) {
        self.wait_for_the_end_and(|table| table.read_for(Duration::from_millis(5)));
    }

    /// The same without reading what the program writes.
    pub(crate) fn wait_for_the_end_unread(&mut self) {
        self.wait_for_the_end_and(|_| sleep(Duration::from_millis(5)));
    }

    fn wait_for_the_end_and(&mut self, meanwhile: impl Fn(&mut Self)) {
        let start = Instant::now();
        let ended = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        while waitid(WaitId::Pid(self.pid()), ended).unwrap().is_none() {
            let is_in_time = start.elapsed() < PATIENCE;
            assert!(is_in_time, "waited for the end\n{}", self.picture());
            meanwhile(self);
        }
    }

    /// Waits until the program has ended, and reads the rest of what it wrote.
    pub(crate) fn end(&mut self) -> ExitStatus {
        self.wait_for_the_end();
        self.wait_until(
            |table| table.pty.is_none() || table.is_over,
            "the end of what it wrote",
        );
        assert_eq!(questions(&self.output_text()), Vec::<String>::new());
        self.child.wait().unwrap()
    }

    /// The exit code of the program, after it has ended and left the terminal as it found it.
    pub(crate) fn leave(&mut self) -> Option<i32> {
        let status = self.end();
        self.check_that_it_is_as_found();
        status.code()
    }

    /// Checks that the terminal is in the modes that it was in at the start.
    pub(crate) fn check_that_it_is_as_found(&self) {
        let text = self.output_text();
        let mut modes = BTreeMap::new();
        for (parameters, letter) in sequences(&text) {
            if let ("h" | "l", Some(mode)) = (letter, parameters.strip_prefix('?')) {
                modes.insert(mode, letter);
            }
        }
        assert_eq!(
            modes.remove("25").unwrap_or("h"),
            "h",
            "the cursor is hidden"
        );
        let titles = |taken: &str| text.matches(taken).count();
        assert_eq!(titles("\x1b[22;2t"), titles("\x1b[23;2t"), "titles");
        // What was never on does not have to be turned off in time.
        assert!(!text.contains("\x1b[?1004h"), "the focus is reported");
        let is_on: Vec<_> = modes.iter().filter(|(_, on)| **on == "h").collect();
        assert!(is_on.is_empty(), "modes that are still on: {is_on:?}");
        let screen = self.screen();
        assert!(!screen.alternate_screen() && !screen.bracketed_paste());
        assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::None);
        assert_eq!(screen.fgcolor(), vt100::Color::Default);
        assert!(!screen.inverse() && !screen.bold());
        let pty = self.pty.as_ref().expect("there is a terminal");
        let now = tcgetattr(pty).unwrap();
        assert_eq!(modes_of(&now), modes_of(&self.found));
    }

    /// The saved game, if there is one; there must not be several.
    pub(crate) fn saved_game(&self) -> Option<String> {
        let folder = self.home.path().join(".local/state/alea/games");
        let files = fs::read_dir(folder).ok()?.map(|file| file.unwrap().path());
        let is_game = |path: &PathBuf| path.extension().is_some_and(|it| it == "otg");
        let games: Vec<_> = files.filter(is_game).collect();
        assert!(games.len() <= 1, "{games:?}");
        Some(fs::read_to_string(games.first()?).unwrap())
    }

    /// Whether the terminal echoes, and gives whole lines to programs.
    pub(crate) fn is_cooked(&self) -> bool {
        let pty = self.pty.as_ref().expect("there is a terminal");
        let cooked = LocalModes::ECHO | LocalModes::ICANON;
        tcgetattr(pty).unwrap().local_modes.contains(cooked)
    }

    /// Whether the terminal takes nothing more until something is read from it.
    pub(crate) fn is_full(&self) -> bool {
        let pty = self.pty.as_ref().expect("there is a terminal");
        let name = ptsname(pty, Vec::new()).unwrap();
        let flags = i32::try_from(OFlags::NOCTTY.bits()).unwrap();
        let terminal = OpenOptions::new()
            .write(true)
            .custom_flags(flags)
            .open(name.to_str().unwrap())
            .unwrap();
        let mut polled = [PollFd::new(&terminal, PollFlags::OUT)];
        poll(&mut polled, Some(&Timespec::default())).unwrap() == 0
    }

    /// The processor time that the program has used so far; also after it has ended, before that is asked for.
    #[cfg(target_os = "linux")]
    pub(crate) fn processor_time(&self) -> Duration {
        let path = format!("/proc/{}/stat", self.child.id());
        let line = std::fs::read_to_string(path).unwrap();
        // The name of the program comes second, in parentheses, and may hold blanks.
        let (_, rest) = line.rsplit_once(") ").unwrap();
        let ticks = rest.split(' ').skip(11).take(2);
        let ticks: u64 = ticks.map(|ticks| ticks.parse::<u64>().unwrap()).sum();
        Duration::from_millis(ticks * 1000 / rustix::param::clock_ticks_per_second())
    }

    /// What a person would see, and the end of what was written.
    pub(crate) fn picture(&self) -> String {
        let end = &self.output[self.output.len().saturating_sub(300)..];
        format!(
            "the screen:\n{}\nthe last bytes: {}",
            self.contents(),
            end.escape_ascii()
        )
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        // Nothing is left running by a test that fails.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The modes of a terminal, in a form that can be compared.
fn modes_of(modes: &Termios) -> String {
    format!(
        "{:?} {:?} {:?} {:?} {:?}",
        modes.input_modes,
        modes.output_modes,
        modes.control_modes,
        modes.local_modes,
        modes.special_codes
    )
}

/// The bytes that keys send.
fn bytes(keys: &str) -> Vec<u8> {
    const NAMED: [(&str, &str); 18] = [
        ("<Enter>", "\r"),
        ("<Esc>", "\x1b"),
        ("<Tab>", "\t"),
        ("<S-Tab>", "\x1b[Z"),
        ("<Backspace>", "\x7f"),
        ("<Up>", "\x1b[A"),
        ("<Down>", "\x1b[B"),
        ("<Right>", "\x1b[C"),
        ("<Left>", "\x1b[D"),
        ("<S-Right>", "\x1b[1;2C"),
        ("<S-Left>", "\x1b[1;2D"),
        ("<Home>", "\x1b[H"),
        ("<End>", "\x1b[F"),
        ("<PgUp>", "\x1b[5~"),
        ("<PgDn>", "\x1b[6~"),
        ("<C-c>", "\x03"),
        ("<C-l>", "\x0c"),
        ("<C-z>", "\x1a"),
    ];
    let mut keys = keys.to_owned();
    for (name, bytes) in NAMED {
        keys = keys.replace(name, bytes);
    }
    keys.into_bytes()
}

/// The control sequences in what was written: their parameters, and the letter that ends them.
pub(crate) fn sequences(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split("\x1b[").skip(1).filter_map(|sequence| {
        let end = sequence.find(|letter: char| ('@'..='~').contains(&letter))?;
        Some((&sequence[..end], &sequence[end..=end]))
    })
}

/// What the terminal was asked, and would answer: its answer may come when somebody else reads it.
fn questions(text: &str) -> Vec<String> {
    let asks = |&(parameters, letter): &(&str, &str)| match letter {
        "n" | "c" => true,
        "u" => parameters.starts_with('?'),
        "p" => parameters.ends_with('$'),
        // Titles are put away and taken back without an answer.
        "t" => !(parameters.starts_with("22") || parameters.starts_with("23")),
        _ => false,
    };
    let sequences = sequences(text).filter(asks);
    let mut questions: Vec<_> = sequences
        .map(|(parameters, letter)| format!("{parameters}{letter}"))
        .collect();
    // Colours and the like are asked for in strings.
    let strings = ["\x1bP", "\x1b_", "?\x07", "?\x1b\\"];
    questions.extend(
        strings
            .into_iter()
            .filter(|it| text.contains(it))
            .map(String::from),
    );
    questions
}

/// The numbers of every style that was written.
pub(crate) fn styles(text: &str) -> impl Iterator<Item = Vec<u16>> {
    let styles = sequences(text).filter(|(_, letter)| *letter == "m");
    styles.map(|(numbers, _)| {
        let numbers = numbers.split([';', ':']);
        numbers.map(|number| number.parse().unwrap_or(0)).collect()
    })
}
