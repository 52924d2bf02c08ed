//! `alea paths`: where things are on disk.

use std::io::Write;

use crate::printable::printable;
use crate::store::Folders;

/// Writes the folder of the saved games, whether it is there or not.
pub(super) fn paths(folders: &Folders, out: &mut impl Write) -> anyhow::Result<()> {
    let games = printable(&folders.games()?.display().to_string());
    writeln!(out, "saved games: {games}")?;
    Ok(())
}
