//! Names that a game may be saved under.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::path::shown;
use crate::printable::{is_printable, printable};
use crate::record::Form;

/// The most bytes of a name that common file systems take.
const LONGEST: usize = 255;

/// Names that are devices on some systems, whatever follows their first point; a game should be one that can be given
/// to others.
const RESERVED: [&str; 6] = ["con", "prn", "aux", "nul", "conin$", "conout$"];

/// A name that a game may be saved under.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The file, with the ending of its form.
    pub path: PathBuf,
    /// Whether it is there already: then the players are to be asked.
    pub exists: bool,
}

/// Takes the name of a file of a form as it was typed: a plain one, or a path, which begins in a folder if it is not
/// absolute. The ending is added where it is missing.
///
/// # Errors
///
/// When the name is none, or not one that every system takes, or leads out of the folder.
pub fn check_name(text: &str, form: Form, folder: &Path) -> Result<Name, NameError> {
    let hidden = text.chars().find(|&letter| !is_printable(letter));
    if let Some(letter) = hidden {
        return Err(NameError::Hidden(letter));
    }
    let (folders, plain) = text.rsplit_once('/').unwrap_or(("", text));
    // An absolute path begins with nothing, and two strokes are as one.
    for part in folders.split('/').filter(|part| !part.is_empty()) {
        check_part(part)?;
    }
    let ending = form.ending();
    let name = if Form::named(plain) == Some(form) {
        plain.to_owned()
    } else {
        check_part(plain)?;
        format!("{plain}{ending}")
    };
    check_part(&name)?;
    check_part(&name[..name.len() - ending.len()])?;
    let folders = if text.starts_with('/') {
        Path::new("/").join(folders.trim_start_matches('/'))
    } else {
        folder.join(folders)
    };
    let path = folders.join(name);
    match path.symlink_metadata() {
        _ if path.is_dir() => Err(NameError::Folder(shown(&path))),
        Ok(_) => Ok(Name { path, exists: true }),
        Err(error) if error.kind() == io::ErrorKind::NotFound && !folders.is_dir() => {
            Err(NameError::NoFolder(shown(&folders)))
        }
        // What else is wrong is told when it is written.
        Err(_) => Ok(Name {
            path,
            exists: false,
        }),
    }
}

/// Whether a part of a path is a name that every system takes.
fn check_part(part: &str) -> Result<(), NameError> {
    let before_point = part.split('.').next().unwrap_or_default().trim_end();
    if part.is_empty() {
        Err(NameError::Empty)
    } else if part == ".." {
        Err(NameError::Up)
    } else if part.len() > LONGEST {
        Err(NameError::Long)
    } else if is_reserved(before_point) {
        Err(NameError::Reserved(before_point.to_owned()))
    } else if part.starts_with(char::is_whitespace) || part.ends_with(ends_badly) {
        Err(NameError::Edge(part.to_owned()))
    } else {
        Ok(())
    }
}

fn ends_badly(letter: char) -> bool {
    letter == '.' || letter.is_whitespace()
}

fn is_reserved(name: &str) -> bool {
    let name = name.to_lowercase();
    let mut letters = name.chars();
    // COM1 to COM9 and LPT1 to LPT9, also with raised numbers.
    let last = letters.next_back();
    let is_port = ["com", "lpt"].contains(&letters.as_str())
        && last.is_some_and(|last| last.is_ascii_digit() || "¹²³".contains(last));
    is_port || RESERVED.contains(&&*name)
}

/// Why a game cannot be saved under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameError {
    /// There is no name.
    Empty,
    /// It leads out of the folder.
    Up,
    /// It has more than 255 bytes.
    Long,
    /// It is that of a device on some systems.
    Reserved(String),
    /// It, or a folder in it, begins or ends with a blank, or ends with a point.
    Edge(String),
    /// It has this character, which does not show as itself.
    Hidden(char),
    /// It is that of this folder.
    Folder(String),
    /// There is no such folder.
    NoFolder(String),
}

/// A sentence without capital and full stop.
impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the name of a file is missing"),
            Self::Up => f.write_str(".. is not followed: name the folder itself, from / on"),
            Self::Long => write!(
                f,
                "a name has at most {LONGEST} bytes, its ending among them"
            ),
            Self::Reserved(name) => write!(f, "{name} is the name of a device on some systems"),
            Self::Edge(name) => {
                let name = printable(name);
                write!(
                    f,
                    "a name neither begins with a blank nor ends with a blank or a point: \"{name}\""
                )
            }
            Self::Hidden(letter) => write!(
                f,
                "the name has a character that cannot be seen: {}",
                letter.escape_unicode()
            ),
            Self::Folder(path) => write!(f, "{path}: it is a folder"),
            Self::NoFolder(path) => write!(f, "{path}: there is no such folder"),
        }
    }
}

impl Error for NameError {}
