//! The signs and the colours that things are shown with.

mod glyphs;
mod palette;
mod sixteen;
mod styles;

use std::env;

use crate::settings::{Colours, GlyphSet, Settings, ThemeName};
pub use glyphs::{ASCII, Glyphs, Lines, Mark, Picture, UNICODE};
pub use styles::Theme;

/// How things are shown on a terminal.
#[derive(Clone, Copy, Debug)]
pub struct Looks {
    /// The signs.
    pub glyphs: &'static Glyphs,
    /// How many colours the terminal has.
    pub depth: Depth,
}

impl Looks {
    /// The looks that are set, or else what the environment allows.
    pub fn of(settings: &Settings, environment: &Environment) -> Self {
        let glyphs = match settings.glyphs {
            GlyphSet::Auto => environment.glyphs(),
            GlyphSet::Unicode => &UNICODE,
            GlyphSet::Ascii => &ASCII,
        };
        let depth = match settings.colours {
            Colours::Auto => environment.depth(),
            Colours::Truecolor => Depth::Truecolor,
            Colours::Indexed => Depth::Indexed,
            Colours::Ansi => Depth::Ansi,
            Colours::None => Depth::None,
        };
        Self { glyphs, depth }
    }

    /// The styles of a theme in these colours. Without colours every theme is `mono`; so is `contrast` in the sixteen
    /// of a terminal, of which none is sure to have more contrast than the terminal's own text.
    pub const fn styles(&self, theme: ThemeName) -> Theme {
        match (theme, self.depth) {
            (ThemeName::Mono, _) | (_, Depth::None) | (ThemeName::Contrast, Depth::Ansi) => {
                Theme::mono()
            }
            (ThemeName::Board, Depth::Ansi) => sixteen::BOARD,
            (ThemeName::Dark, Depth::Ansi) => sixteen::DARK,
            (ThemeName::Light, Depth::Ansi) => sixteen::LIGHT,
            (ThemeName::Board, depth) => palette::BOARD.styles(depth),
            (ThemeName::Dark, depth) => palette::DARK.styles(depth),
            (ThemeName::Light, depth) => palette::LIGHT.styles(depth),
            (ThemeName::Contrast, depth) => palette::CONTRAST.styles(depth),
        }
    }
}

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

    fn depth(&self) -> Depth {
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
    fn glyphs(&self) -> &'static Glyphs {
        let locale = self.locale.to_ascii_lowercase();
        let is_unicode = locale.contains("utf-8") || locale.contains("utf8");
        if is_unicode && self.term != "linux" {
            &UNICODE
        } else {
            &ASCII
        }
    }
}

/// How many colours there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Any of 24 bits.
    Truecolor,
    /// 256.
    Indexed,
    /// Sixteen, which the terminal chooses.
    Ansi,
    /// None: only attributes.
    None,
}
