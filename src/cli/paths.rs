//! `alea paths`: where things are on disk.

use std::io::Write;
use std::path::Path;

use anyhow::Context;

use crate::store::{Folders, shown};

/// Writes the folder of the saved games and the file of the settings, whether they are there or not.
pub(super) fn paths(folders: &Folders, out: &mut impl Write) -> anyhow::Result<()> {
    let (games, settings) = (folders.games(), folders.settings_file());
    let mut line = |what, path: &Path| writeln!(out, "{what}: {}", shown(path));
    // One of them may be known without the other.
    if let Ok(games) = &games {
        line("saved games", games)?;
    }
    if let Ok(settings) = &settings {
        line("settings", settings)?;
    }
    games.context("no games are saved")?;
    settings.context("no settings are kept")?;
    Ok(())
}
