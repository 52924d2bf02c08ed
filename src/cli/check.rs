//! `alea check`: verifying records.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::complaint::{complain_of, read};
use crate::record::Record;
use crate::store::{Summary, shown};

/// Writes a line about each record that can be followed to its end, and complains of the others. Tells whether there
/// are none of those.
pub(super) fn check(files: &[PathBuf], positions: bool, out: &mut impl Write) -> io::Result<bool> {
    let mut all_good = true;
    for file in files {
        all_good &= check_one(file, positions, out)?;
    }
    Ok(all_good)
}

fn check_one(file: &Path, positions: bool, out: &mut impl Write) -> io::Result<bool> {
    let name = shown(file);
    // What has been written so far stands in front of what is complained of.
    out.flush()?;
    let record = match read(file) {
        Ok(record) => record,
        Err(error) => {
            complain_of(&error);
            return Ok(false);
        }
    };
    let game = &record.game;
    if positions {
        for position in (1..=game.last()).filter_map(|ply| game.position_at(ply)) {
            writeln!(out, "{position}")?;
        }
    }
    writeln!(out, "{name}: {}", summary(&record))?;
    Ok(true)
}

/// How long the game is, and how it stands.
fn summary(record: &Record) -> String {
    let plies = match record.game.last() {
        1 => String::from("1 ply"),
        plies => format!("{plies} plies"),
    };
    format!("{plies}; {}", Summary::of(record))
}
