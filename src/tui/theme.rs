//! The signs and the colours that things are shown with.

mod depth;
mod environment;
mod glyphs;
mod palette;
mod sixteen;
mod styles;

use crate::settings::{Colours, GlyphSet, Settings, ThemeName};
pub use depth::Depth;
pub use environment::Environment;
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
