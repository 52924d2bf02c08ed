//! The forms in which a game, or a position of it, is written to a file.

/// What is written to a file, as the end of its name tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The record of the game, `.otg`: what every other name stands for.
    Record,
    /// A position as a picture, `.svg`.
    Picture,
    /// A position in a line, `.otn`.
    Line,
    /// A position as a board in characters, `.txt`.
    Board,
}

impl Form {
    const ALL: [Self; 4] = [Self::Record, Self::Picture, Self::Line, Self::Board];

    /// How the names of its files end.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Record => ".otg",
            Self::Picture => ".svg",
            Self::Line => ".otn",
            Self::Board => ".txt",
        }
    }

    /// The form with whose ending a name ends, be it in capitals; `None` if it has none of them.
    pub fn named(name: &str) -> Option<Self> {
        let name = name.to_lowercase();
        Self::ALL
            .into_iter()
            .find(|form| name.ends_with(form.ending()))
    }
}
