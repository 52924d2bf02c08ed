//! What is wrong, told on standard error.

use std::io::{self, Write};
use std::path::Path;

use crate::printable::printable;
use crate::record::Record;
use crate::store::{self, ReadError};

/// Says why a record cannot be read. The place in the file comes first, as editors expect it.
pub(super) fn complain_of(error: &ReadError) {
    match error {
        ReadError::Record { .. } => drop(writeln!(io::stderr(), "{error}")),
        ReadError::File { .. } => complain(&error.to_string()),
    }
}

/// Says in a line on standard error what is wrong.
pub(super) fn complain(message: &str) {
    // If nobody can be told, the exit code still tells it.
    let _ = writeln!(io::stderr(), "alea: {}", printable(message));
}

/// Reads a record, and tells on standard error what a reader should know about it.
pub(super) fn read(file: &Path) -> Result<Record, ReadError> {
    let record = store::read_record(file)?;
    for warning in &record.warnings {
        complain(&format!("{}: {warning}", file.display()));
    }
    Ok(record)
}
