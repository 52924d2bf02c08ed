//! The themes that the players can choose from, by name.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// The name of a theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThemeName {
    /// Wood and stones.
    #[default]
    Board,
    /// For a dark terminal.
    Dark,
    /// For a light terminal.
    Light,
    /// As much contrast as there can be.
    Contrast,
    /// No colours.
    Mono,
}

impl ThemeName {
    /// All names, in the order in which the themes follow each other.
    pub const ALL: [Self; 5] = [
        Self::Board,
        Self::Dark,
        Self::Light,
        Self::Contrast,
        Self::Mono,
    ];

    /// The name as it is typed.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Dark => "dark",
            Self::Light => "light",
            Self::Contrast => "contrast",
            Self::Mono => "mono",
        }
    }

    /// The theme after this one, and after the last the first.
    #[must_use]
    pub fn next(self) -> Self {
        let place = Self::ALL.iter().position(|&name| name == self).unwrap_or(0);
        Self::ALL[(place + 1) % Self::ALL.len()]
    }
}

impl FromStr for ThemeName {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|name| name.name().eq_ignore_ascii_case(text))
            .ok_or(UnknownTheme)
    }
}

/// A text is not the name of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTheme;

impl fmt::Display for UnknownTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the themes are {}",
            ThemeName::ALL.map(ThemeName::name).join(", ")
        )
    }
}

impl Error for UnknownTheme {}
