//! What the variables of the process say of the terminal.

use std::env;

use super::depth::Depth;
use super::glyphs::{ASCII, Glyphs, UNICODE};

/// What the environment says of the terminal.
#[derive(Clone, Debug, Default)]
pub struct Environment {
    /// The variable `TERM`.
    pub term: String,
    /// The variable `COLORTERM`.
    pub colorterm: String,
    /// Whether `NO_COLOR` is set, and not empty.
    pub no_color: bool,
    /// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is not empty.
    pub locale: String,
}

impl Environment {
    /// The environment that the program runs in.
    pub fn of_process() -> Self {
        let value = |name| env::var(name).unwrap_or_default();
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
            .into_iter()
            .map(value)
            .find(|locale| !locale.is_empty());
        Self {
            term: value("TERM"),
            colorterm: value("COLORTERM"),
            no_color: env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()),
            locale: locale.unwrap_or_default(),
        }
    }

    /// Whether the terminal can move its cursor at all.
    pub fn is_dumb(&self) -> bool {
        self.term == "dumb"
    }

    /// Whether the terminal is in a window that can have a title.
    pub fn has_titles(&self) -> bool {
        !(self.term.is_empty() || self.term == "linux" || self.term.starts_with("vt"))
    }

    /// As many colours as the terminal says that it has.
    pub(super) fn depth(&self) -> Depth {
        let term = self.term.as_str();
        if self.no_color || term.is_empty() || term.starts_with("vt") {
            Depth::None
        } else if ["truecolor", "24bit"].contains(&self.colorterm.as_str())
            || term.ends_with("-direct")
        {
            Depth::Truecolor
        } else if term.contains("256color") {
            Depth::Indexed
        } else {
            Depth::Ansi
        }
    }

    /// Unicode where the locale says UTF-8, but for the Linux console, whose fonts have few signs.
    pub(super) fn glyphs(&self) -> &'static Glyphs {
        let locale = self.locale.to_ascii_lowercase();
        let is_unicode = locale.contains("utf-8") || locale.contains("utf8");
        if is_unicode && self.term != "linux" {
            &UNICODE
        } else {
            &ASCII
        }
    }
}
