//! The signals that ask the program to end.

use anyhow::Context;
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;

/// Catches from now on the signals that ask the program to end, and some others.
pub(crate) fn caught(others: &[i32]) -> anyhow::Result<Signals> {
    let ending = [SIGTERM, SIGINT, SIGHUP, SIGQUIT];
    Signals::new(ending.iter().chain(others)).context("no signals can be caught")
}

/// The exit code of a program that a signal has ended.
pub(crate) fn exit_code(signal: i32) -> u8 {
    u8::try_from(128 + signal).unwrap_or(u8::MAX)
}
