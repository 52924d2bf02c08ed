//! The words that a setting can be one of.
//!
//! Only their names are known here: what a theme looks like is the affair of those who draw.

use clap::ValueEnum;

/// The name of a theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
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
    /// The theme after this one, and after the last the first.
    #[must_use]
    pub fn next(self) -> Self {
        let all = Self::value_variants();
        let mut following = all.iter().cycle().skip_while(|&&name| name != self);
        following.nth(1).copied().unwrap_or(self)
    }
}

/// The signs that may be asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum GlyphSet {
    /// What the locale allows.
    #[default]
    Auto,
    /// Discs, lines and marks.
    Unicode,
    /// Letters and signs that every terminal has.
    Ascii,
}

/// The colours that may be asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Colours {
    /// What the terminal is said to have.
    #[default]
    Auto,
    /// 24 bits.
    Truecolor,
    /// The palette of 256 colours.
    #[value(name = "256")]
    Indexed,
    /// The sixteen colours of the terminal.
    #[value(name = "16")]
    Ansi,
    /// Only bold, reversed and underlined.
    None,
}

/// When the terminal's bell rings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Bell {
    /// Never.
    #[default]
    Off,
    /// When it is the other player's turn.
    Turn,
    /// When a clock has ten seconds left.
    Time,
    /// At both.
    All,
}

impl Bell {
    /// Whether it rings when it is the other player's turn.
    pub const fn rings_at_turns(self) -> bool {
        matches!(self, Self::Turn | Self::All)
    }

    /// Whether it rings when a clock has ten seconds left.
    pub const fn rings_at_the_end(self) -> bool {
        matches!(self, Self::Time | Self::All)
    }
}

/// A choice as it is typed.
pub(super) fn word(choice: &impl ValueEnum) -> String {
    let value = choice.to_possible_value();
    value.map_or_else(String::new, |value| value.get_name().to_owned())
}

/// All choices as they are typed.
pub(super) fn words<T: ValueEnum>() -> Vec<String> {
    T::value_variants().iter().map(word).collect()
}
