//! The colours and attributes.

use ratatui::style::{Color, Modifier, Style};

use super::Depth;
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
    /// The lifted ship and the ground beside it.
    pub lifted: Style,
    /// The middle of a large white ship or King.
    pub middle: Style,
    /// An intersection where the lifted ship may go.
    pub target: Style,
    /// One where it captures.
    pub capture: Style,
    /// One where it wins.
    pub win: Style,
    /// A ship that would be taken.
    pub threatened: Style,
    /// The way of the last move.
    pub way: Style,
    /// The place of a ship that the last move took.
    pub taken: Style,
    /// The cursor's brackets.
    pub cursor: Style,
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
    /// What is chosen, or whose turn it is.
    pub const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED.union(Modifier::BOLD));

    pub(super) const fn mono() -> Self {
        Self {
            ground: Style::new(),
            place: Style::new(),
            black: Self::STRONG,
            white: Style::new(),
            king: Self::STRONG,
            lifted: Self::REVERSED,
            target: Self::STRONG,
            middle: Self::CHOSEN,
            capture: Self::CHOSEN,
            win: Self::CHOSEN,
            threatened: Self::CHOSEN,
            way: Self::STRONG,
            taken: Self::STRONG,
            cursor: Self::STRONG,
        }
    }

    pub(super) const fn board(depth: Depth) -> Self {
        let strong = Self::STRONG;
        Self {
            ground: Style::new().fg(GROOVE.at(depth)).bg(WOOD.at(depth)),
            place: Style::new().fg(PLANK.at(depth)).bg(DARK_WOOD.at(depth)),
            black: strong.fg(EBONY.at(depth)),
            white: strong.fg(IVORY.at(depth)),
            king: strong.fg(IVORY.at(depth)),
            lifted: strong.fg(EBONY.at(depth)).bg(LIME.at(depth)),
            middle: strong.fg(EBONY.at(depth)).bg(IVORY.at(depth)),
            win: strong.fg(EBONY.at(depth)).bg(STRAW.at(depth)),
            target: strong.fg(LIME.at(depth)),
            capture: strong.fg(IVORY.at(depth)).bg(BLOOD.at(depth)),
            threatened: strong.fg(IVORY.at(depth)).bg(BLOOD.at(depth)),
            way: strong.fg(STRAW.at(depth)),
            taken: strong.fg(STRAW.at(depth)),
            cursor: strong.fg(STRAW.at(depth)),
        }
    }

    /// The style of a ship.
    pub const fn ship(&self, ship: Ship) -> Style {
        match ship {
            Ship::Black => self.black,
            Ship::White => self.white,
            Ship::King => self.king,
        }
    }
}

/// A colour in its two forms.
#[derive(Clone, Copy)]
struct Colour {
    /// Red, green and blue.
    rgb: (u8, u8, u8),
    /// The number in the palette of 256.
    indexed: u8,
}

impl Colour {
    const fn at(self, depth: Depth) -> Color {
        match depth {
            Depth::Truecolor => Color::Rgb(self.rgb.0, self.rgb.1, self.rgb.2),
            Depth::Indexed => Color::Indexed(self.indexed),
            Depth::Ansi | Depth::None => Color::Reset,
        }
    }
}

const fn colour(rgb: (u8, u8, u8), indexed: u8) -> Colour {
    Colour { rgb, indexed }
}

const WOOD: Colour = colour((168, 121, 74), 137);
const DARK_WOOD: Colour = colour((118, 78, 42), 130);
const PLANK: Colour = colour((210, 172, 126), 223);
const GROOVE: Colour = colour((104, 66, 34), 94);
const EBONY: Colour = colour((22, 14, 8), 16);
const IVORY: Colour = colour((255, 251, 238), 231);
const STRAW: Colour = colour((255, 240, 150), 229);
const LIME: Colour = colour((222, 255, 150), 193);
const BLOOD: Colour = colour((92, 0, 0), 52);
