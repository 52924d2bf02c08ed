//! The table of the settings: what each is called, what it is, and what it can be.

use super::choices::{Bell, Colours, GlyphSet, ThemeName, words};
use crate::clock::ClockFault;
use crate::words::listed;

/// Something that can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The theme.
    Theme,
    /// The signs.
    Glyphs,
    /// How many colours there are.
    Colours,
    /// Whether the mouse does something.
    Mouse,
    /// The name of the player of the black ships.
    Black,
    /// The name of the player of the King and the white ships.
    White,
    /// The clock of a new game.
    Clock,
    /// Whether a player who has no time left has lost.
    LossOnTime,
    /// Whether it is shown what is in danger.
    Danger,
    /// When the bell rings.
    Bell,
}

/// What values a setting has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Some words.
    Words,
    /// Yes or no.
    Switch,
    /// Any name.
    Name,
    /// A time control.
    Clock,
}

impl Setting {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; 10] = [
        Self::Theme,
        Self::Glyphs,
        Self::Colours,
        Self::Mouse,
        Self::Black,
        Self::White,
        Self::Clock,
        Self::LossOnTime,
        Self::Danger,
        Self::Bell,
    ];

    /// The table: the name, what it is, and what values it has.
    const fn row(self) -> (&'static str, &'static str, Kind) {
        match self {
            Self::Theme => ("theme", "the colours of the board", Kind::Words),
            Self::Glyphs => ("glyphs", "the signs that are used", Kind::Words),
            Self::Colours => ("colours", "how many colours there are", Kind::Words),
            Self::Mouse => ("mouse", "whether the mouse moves ships", Kind::Switch),
            Self::Black => ("black", "who plays the black ships", Kind::Name),
            Self::White => ("white", "who plays the King", Kind::Name),
            Self::Clock => ("clock", "the time of each player", Kind::Clock),
            Self::LossOnTime => (
                "loss-on-time",
                "whether who runs out of time has lost",
                Kind::Switch,
            ),
            Self::Danger => ("danger", "whether dangers are shown", Kind::Switch),
            Self::Bell => (
                "bell",
                "when the bell rings: at the other player's turn, in the last ten seconds",
                Kind::Words,
            ),
        }
    }

    /// What values it has.
    pub(super) const fn kind(self) -> Kind {
        self.row().2
    }

    /// The name, as it is typed.
    pub const fn name(self) -> &'static str {
        self.row().0
    }

    /// What it is.
    pub const fn words(self) -> &'static str {
        self.row().1
    }

    /// The setting of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|setting| setting.name().eq_ignore_ascii_case(name))
    }

    /// The settings that there are, in words.
    pub fn all_in_words() -> String {
        format!("the settings are {}", Self::ALL.map(Self::name).join(", "))
    }

    /// The words that can be typed for its value; none if it can be anything.
    pub fn choices(self) -> Vec<String> {
        match self {
            Self::Theme => words::<ThemeName>(),
            Self::Glyphs => words::<GlyphSet>(),
            Self::Colours => words::<Colours>(),
            Self::Bell => words::<Bell>(),
            _ if self.kind() == Kind::Switch => vec!["on".to_owned(), "off".to_owned()],
            _ => Vec::new(),
        }
    }

    /// What can be typed for its value, in words.
    pub fn allowed(self) -> String {
        match self.kind() {
            Kind::Words | Kind::Switch => format!("it can be {}", listed(&self.choices(), "or")),
            Kind::Name => "it can be any name, or \"\" for none".to_owned(),
            Kind::Clock => ClockFault::Form
                .to_string()
                .replacen("expected", "it can be", 1),
        }
    }

    /// What its value can be in the file, in words.
    pub fn allowed_in_file(self) -> String {
        match self.kind() {
            Kind::Switch => "it can be true or false".to_owned(),
            Kind::Name => "it can be any name in quotes".to_owned(),
            Kind::Words | Kind::Clock => self.allowed(),
        }
    }
}
