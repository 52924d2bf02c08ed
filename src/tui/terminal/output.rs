//! What is written to the terminal.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;

/// Whether the terminal is in the modes of the table. Whoever sets it to false turns them off.
pub(super) static ENTERED: AtomicBool = AtomicBool::new(false);

/// What is written to the terminal: kept back until it is whole, and then sent at once. What could not be sent is
/// dropped, so that it does not appear after the terminal has been left.
#[derive(Default)]
pub(super) struct Output {
    kept: Vec<u8>,
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.kept.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let kept = std::mem::take(&mut self.kept);
        // What comes after the terminal has been left belongs to nobody.
        if ENTERED.load(Ordering::SeqCst) {
            send(&with_plain_colours(&kept))
        } else {
            Ok(())
        }
    }
}

/// Sends bytes to the terminal. A terminal that another program has set not to block is waited for.
pub(super) fn send(mut bytes: &[u8]) -> io::Result<()> {
    let stdout = io::stdout();
    while !bytes.is_empty() {
        match rustix::io::write(&stdout, bytes) {
            Ok(count) => bytes = &bytes[count..],
            Err(Errno::INTR) => {}
            Err(Errno::AGAIN) => {
                poll(&mut [PollFd::new(&stdout, PollFlags::OUT)], None)?;
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// The same with the first sixteen colours as every terminal knows them: `31` where crossterm has `38;5;1`, which is an
/// underlined, blinking and bold text to those that have no palette.
fn with_plain_colours(bytes: &[u8]) -> Vec<u8> {
    let mut plain = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some(start) = rest.windows(2).position(|pair| pair == b"\x1b[") {
        let (before, sequence) = rest.split_at(start + 2);
        let is_parameter = |byte: &u8| byte.is_ascii_digit() || *byte == b';';
        let end = sequence
            .iter()
            .take_while(|byte| is_parameter(byte))
            .count();
        let (parameters, after) = sequence.split_at(end);
        plain.extend_from_slice(before);
        if after.first() == Some(&b'm') {
            plain.extend_from_slice(&plain_style(parameters));
        } else {
            plain.extend_from_slice(parameters);
        }
        rest = after;
    }
    plain.extend_from_slice(rest);
    plain
}

/// The parameters of a style in which the first sixteen colours are plain.
fn plain_style(parameters: &[u8]) -> Vec<u8> {
    let numbers: Vec<_> = parameters.split(|&byte| byte == b';').collect();
    let mut rest = numbers.as_slice();
    let mut plain: Vec<Vec<u8>> = Vec::new();
    while !rest.is_empty() {
        let (taken, colour) = match rest {
            [b"38", b"5", index, ..] => (3, plain_colour(30, index)),
            [b"48", b"5", index, ..] => (3, plain_colour(40, index)),
            [b"38" | b"48", b"2", ..] => (5, None),
            _ => (1, None),
        };
        let taken = taken.min(rest.len());
        plain.push(colour.unwrap_or_else(|| rest[..taken].join(&b';')));
        rest = &rest[taken..];
    }
    plain.join(&b';')
}

/// The number of one of the first sixteen colours, where `first` is that of the first one.
fn plain_colour(first: u8, index: &[u8]) -> Option<Vec<u8>> {
    let index: u8 = str::from_utf8(index).ok()?.parse().ok()?;
    let number = match index {
        0..8 => first + index,
        8..16 => first + 60 + index - 8,
        _ => return None,
    };
    Some(number.to_string().into_bytes())
}
