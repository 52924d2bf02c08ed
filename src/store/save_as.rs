//! Saving a game, or a position of it, under a name that was typed.

use std::error::Error;
use std::fmt;
use std::path::{Path, PathBuf};

use super::error::StoreError;
use super::name::{Name, NameError, check_name};
use super::path::shown;
use super::read::check_size;
use super::write::write_safely;
use crate::record::{Form, Record};
use crate::svg::svg;

/// What is to be saved: a game, of which one position is shown.
#[derive(Clone, Copy, Debug)]
pub struct ToSave<'a> {
    /// The game.
    pub record: &'a Record,
    /// The ply that is shown.
    pub shown: usize,
    /// The file in which the game is saved by itself, if it has one.
    pub own: Option<&'a Path>,
}

/// A file that was saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedAs {
    /// Where it is.
    pub path: PathBuf,
    /// Whether it is the record of the game.
    pub is_record: bool,
}

/// That a game was saved, and where.
impl fmt::Display for SavedAs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "saved as {}", shown(&self.path))
    }
}

impl ToSave<'_> {
    /// Saves the game under a name; or if the name ends so, the shown position: as a picture (`.svg`), a line (`.otn`)
    /// or a board in characters (`.txt`).
    ///
    /// # Errors
    ///
    /// When it cannot be saved under this name, or there is a file of this name that may not be written over.
    pub fn save_as(
        self,
        name: &str,
        folder: &Path,
        may_overwrite: bool,
    ) -> Result<SavedAs, SaveAsError> {
        let form = Form::named(name).unwrap_or(Form::Record);
        let is_record = form == Form::Record;
        let text = self.text(form);
        let Name { path, exists } = check_name(name, form, folder)?;
        if self.own == Some(&path) {
            return Err(SaveAsError::Own);
        }
        if exists && !may_overwrite {
            return Err(SaveAsError::Exists);
        }
        if is_record {
            check_size(&text).map_err(StoreError::at(&path))?;
        }
        write_safely(&path, text.as_bytes())?;
        Ok(SavedAs { path, is_record })
    }

    /// What is written.
    fn text(self, form: Form) -> String {
        let game = &self.record.game;
        let position = game.position_at(self.shown).unwrap_or(game.position());
        match form {
            Form::Record => self.record.to_string(),
            Form::Picture => svg(game, self.shown),
            Form::Line => format!("{position}\n"),
            Form::Board => position.board().to_string(),
        }
    }
}

/// Why a game was not saved under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveAsError {
    /// It is no name for a file.
    Name(NameError),
    /// The game is saved there by itself.
    Own,
    /// There is a file of this name: the players are to be asked.
    Exists,
    /// It could not be written.
    Store(StoreError),
}

impl From<NameError> for SaveAsError {
    fn from(error: NameError) -> Self {
        Self::Name(error)
    }
}

impl From<StoreError> for SaveAsError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// A sentence without capital and full stop.
impl fmt::Display for SaveAsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(error) => error.fmt(f),
            Self::Own => f.write_str("this game is saved there by itself, at every move"),
            Self::Exists => f.write_str("there is a file of this name already"),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl Error for SaveAsError {}
