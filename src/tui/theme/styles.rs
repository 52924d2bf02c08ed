//! The styles of a theme: colours and attributes.

use ratatui::style::{Modifier, Style};

use crate::rules::Ship;

/// The styles of a theme.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    /// The board and its lines.
    pub ground: Style,
    /// The Castle and the Citadels, over the ground.
    pub place: Style,
    /// A basic ship of Black.
    pub black: Style,
    /// A basic ship of White.
    pub white: Style,
    /// The King.
    pub king: Style,
    /// A white ship or the King, where they are larger than a sign.
    pub hull: Style,
    /// The sign in the middle of such a hull.
    pub middle: Style,
    /// The lifted ship and the ground beside it.
    pub lifted: Style,
    /// An intersection where the lifted ship may go.
    pub target: Style,
    /// One where it captures; a ship that would be taken, and what else threatens.
    pub capture: Style,
    /// One where it wins.
    pub win: Style,
    /// The way of the last move, and the places of the ships that it took.
    pub way: Style,
    /// The cursor's brackets.
    pub cursor: Style,
    /// The cursor's corners around a large ship.
    pub frame: Style,
}

impl Theme {
    /// The terminal's own text.
    pub const TEXT: Style = Style::new();
    /// Text that stands out: titles, keys.
    pub const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
    /// Text that stands back.
    pub const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
    /// What is lifted, or the cursor where there is no room beside it.
    pub const REVERSED: Style = Style::new().add_modifier(Modifier::REVERSED);
    /// Where something is typed.
    pub const UNDERLINED: Style = Style::new().add_modifier(Modifier::UNDERLINED);
    /// What is chosen, or whose turn it is. It is not bold: on the Linux console, bold would make the sign of what is
    /// reversed grey on grey.
    pub const CHOSEN: Style = Self::REVERSED;

    /// The style of a ship that is one sign.
    pub const fn ship(&self, ship: Ship) -> Style {
        match ship {
            Ship::Black => self.black,
            Ship::White => self.white,
            Ship::King => self.king,
        }
    }

    /// The style of a ship that is larger.
    pub const fn hull(&self, ship: Ship) -> Style {
        match ship {
            Ship::Black => self.black,
            Ship::White | Ship::King => self.hull,
        }
    }

    /// Attributes alone.
    pub(super) const fn mono() -> Self {
        Self {
            ground: Style::new(),
            place: Style::new(),
            black: Self::STRONG,
            white: Style::new(),
            king: Self::STRONG,
            hull: Style::new(),
            middle: Self::STRONG,
            lifted: Self::REVERSED,
            target: Self::STRONG,
            capture: Self::CHOSEN,
            win: Self::CHOSEN,
            way: Self::STRONG,
            cursor: Self::STRONG,
            frame: Self::STRONG,
        }
    }
}
