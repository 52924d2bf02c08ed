//! A program on a pseudo-terminal of 120 x 40, and what it costs.

use std::fs;
use std::io::{ErrorKind, Read, Write};
use std::process::Child;
use std::time::{Duration, Instant};

use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::ioctl_fionbio;
use tempfile::TempDir;

use crate::Program;

/// How long nothing has to come for an answer to be over.
const QUIET: Duration = Duration::from_millis(40);

/// What came in answer to something.
pub(crate) struct Answer {
    pub(crate) bytes: u64,
    /// From the question to the last byte.
    pub(crate) time: Duration,
}

/// A program that runs on a terminal.
pub(crate) struct Seat {
    pty: Pty,
    child: Child,
    _home: TempDir,
}

impl Seat {
    /// Starts a program; the answer is its first frame.
    pub(crate) fn take(program: &Program) -> (Self, Answer) {
        let home = TempDir::new().expect("there is room for a folder");
        let (pty, terminal) = open().expect("there are pseudo-terminals");
        pty.resize(Size::new(40, 120)).expect("it has a size");
        ioctl_fionbio(&pty, true).expect("it can be read from time to time");
        let command = Command::new(&program.path)
            .args(program.arguments)
            .env_clear()
            .env("HOME", home.path())
            .env("TERM", "xterm-256color")
            .env("COLORTERM", "truecolor")
            .env("LC_ALL", "C.UTF-8");
        let begin = Instant::now();
        let child = command.spawn(terminal).expect("the program can be started");
        let mut seat = Self {
            pty,
            child,
            _home: home,
        };
        // What comes before the board does not count as the frame.
        let mut answer = seat.answer(begin);
        while answer.bytes < 1_000 {
            let more = seat.answer(begin);
            answer = Answer {
                bytes: answer.bytes + more.bytes,
                time: more.time,
            };
        }
        (seat, answer)
    }

    /// Presses keys and waits for the whole answer.
    pub(crate) fn press(&mut self, keys: &str) -> Answer {
        let begin = Instant::now();
        (&self.pty)
            .write_all(keys.as_bytes())
            .expect("keys are read");
        self.answer(begin)
    }

    fn answer(&mut self, begin: Instant) -> Answer {
        let mut answer = Answer {
            bytes: 0,
            time: Duration::ZERO,
        };
        let quiet = Timespec::try_from(QUIET).expect("it is short");
        loop {
            let mut watched = [PollFd::new(&self.pty, PollFlags::IN)];
            if poll(&mut watched, Some(&quiet)).is_ok_and(|count| count == 0) {
                return answer;
            }
            answer.bytes += self.read();
            answer.time = begin.elapsed();
        }
    }

    fn read(&mut self) -> u64 {
        let mut bytes = [0; 8192];
        match (&self.pty).read(&mut bytes) {
            Ok(count) => count as u64,
            Err(error) if error.kind() == ErrorKind::WouldBlock => 0,
            Err(error) => panic!("the program has ended: {error}"),
        }
    }

    /// What comes by itself in a while, in bytes, and the processor's time that passes meanwhile.
    pub(crate) fn idle(&mut self, time: Duration) -> (u64, Duration) {
        let (begin, used) = (Instant::now(), self.processor_time());
        let mut bytes = 0;
        while begin.elapsed() < time {
            bytes += self.answer(begin).bytes;
        }
        (bytes, self.processor_time().saturating_sub(used))
    }

    /// The processor's time of all threads until now.
    fn processor_time(&self) -> Duration {
        let threads = fs::read_dir(self.proc("task")).expect("the program runs");
        threads
            .filter_map(|thread| fs::read_to_string(thread.ok()?.path().join("schedstat")).ok())
            .filter_map(|stat| stat.split(' ').next()?.parse().ok())
            .map(Duration::from_nanos)
            .sum()
    }

    /// What the program has in memory, in KiB.
    pub(crate) fn resident(&self) -> u64 {
        let status = fs::read_to_string(self.proc("status")).expect("the program runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok())
            .expect("the system tells it")
    }

    fn proc(&self, name: &str) -> String {
        format!("/proc/{}/{name}", self.child.id())
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
