//! The lines that come in, whatever is in them.

use std::io::{self, BufRead, BufReader, ErrorKind, Read};

use crate::printable::is_printable;

/// The most bytes of a line, as terminals have it.
const MOST: usize = 4096;

/// A line.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// What it says, in characters that show.
    Text(String),
    /// It has more bytes than are read.
    Long,
    /// It has characters that do not show, or bytes that are none: what was meant cannot be known.
    Hidden,
}

impl Line {
    fn of(bytes: &[u8], is_first: bool) -> Self {
        if bytes.len() > MOST {
            return Self::Long;
        }
        let Ok(text) = std::str::from_utf8(bytes) else {
            return Self::Hidden;
        };
        // Some editors put a mark at the beginning of a file.
        let text = match text.strip_prefix('\u{feff}') {
            Some(rest) if is_first => rest,
            _ => text,
        };
        let text = text.trim().replace('\t', " ");
        if text.chars().all(is_printable) {
            Self::Text(text)
        } else {
            Self::Hidden
        }
    }
}

/// Lines from a pipe, a file or a terminal.
#[derive(Debug)]
pub(super) struct Lines<R> {
    source: BufReader<R>,
    is_first: bool,
}

impl<R: Read> Lines<R> {
    pub(super) const fn new(source: BufReader<R>) -> Self {
        let is_first = true;
        Self { source, is_first }
    }

    /// Whether the next line has come already, and is not waited for.
    pub(super) fn has_whole_line(&self) -> bool {
        self.source.buffer().contains(&b'\n')
    }

    /// Waits for a line; `None` at the end. Of a line that is too long no more is kept than shows that it is.
    pub(super) fn next(&mut self) -> io::Result<Option<Line>> {
        let mut line = Vec::new();
        let mut has_begun = false;
        loop {
            let bytes = match self.source.fill_buf() {
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                bytes => bytes?,
            };
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let is_over = end.is_some() || bytes.is_empty();
            has_begun |= !bytes.is_empty();
            let part = &bytes[..end.unwrap_or(bytes.len())];
            let room = (MOST + 1).saturating_sub(line.len());
            line.extend_from_slice(&part[..part.len().min(room)]);
            let read = part.len() + usize::from(end.is_some());
            self.source.consume(read);
            if is_over {
                let is_first = std::mem::replace(&mut self.is_first, false);
                return Ok(has_begun.then(|| Line::of(&line, is_first)));
            }
        }
    }
}
