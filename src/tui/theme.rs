//! The signs and the colours that things are shown with.

use std::env;

use clap::ValueEnum;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;

use crate::rules::{Ship, Side};

/// How things are shown on a terminal.
#[derive(Clone, Copy, Debug)]
pub struct Looks {
    /// The signs.
    pub glyphs: &'static Glyphs,
    /// The name of the theme.
    pub theme: ThemeName,
    /// How many colours the terminal has.
    pub depth: Depth,
}

impl Looks {
    /// The looks that are asked for, or else what the environment allows.
    pub fn choose(
        theme: Option<ThemeName>,
        glyphs: Option<GlyphSet>,
        colours: Option<Colours>,
        environment: &Environment,
    ) -> Self {
        let depth = match colours.unwrap_or_default() {
            Colours::Auto => environment.depth(),
            Colours::Truecolor => Depth::Truecolor,
            Colours::Indexed => Depth::Indexed,
            Colours::Ansi => Depth::Ansi,
            Colours::None => Depth::None,
        };
        let glyphs = glyphs.unwrap_or_else(|| environment.glyphs()).glyphs();
        Self {
            glyphs,
            theme: theme.unwrap_or_default(),
            depth,
        }
    }

    /// The styles of the theme in these colours; without colours every theme is `mono`.
    pub const fn styles(&self) -> Theme {
        match (self.theme, self.depth) {
            (ThemeName::Mono, _) | (_, Depth::None) => Theme::mono(),
            (ThemeName::Board, depth) => Theme::board(depth),
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
    fn glyphs(&self) -> GlyphSet {
        let locale = self.locale.to_ascii_lowercase();
        let is_unicode = locale.contains("utf-8") || locale.contains("utf8");
        if is_unicode && self.term != "linux" {
            GlyphSet::Unicode
        } else {
            GlyphSet::Ascii
        }
    }
}

/// The colours that may be asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Colours {
    /// What the environment says.
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

/// The names of the themes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ThemeName {
    /// Wood and stones.
    #[default]
    Board,
    /// No colours.
    Mono,
}

impl ThemeName {
    /// The one after this, and after the last the first.
    #[must_use]
    pub fn next(self) -> Self {
        let all = Self::value_variants();
        let place = all.iter().position(|&name| name == self).unwrap_or(0);
        all[(place + 1) % all.len()]
    }

    /// The name as it is typed.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Mono => "mono",
        }
    }
}

/// A colour in its three forms.
#[derive(Clone, Copy)]
struct Colour {
    /// Red, green and blue.
    rgb: (u8, u8, u8),
    /// The number in the palette of 256.
    indexed: u8,
    /// One of the sixteen; `Color::Reset` leaves the terminal's own.
    ansi: Color,
}

impl Colour {
    const fn at(self, depth: Depth) -> Color {
        match depth {
            Depth::Truecolor => Color::Rgb(self.rgb.0, self.rgb.1, self.rgb.2),
            Depth::Indexed => Color::Indexed(self.indexed),
            Depth::Ansi => self.ansi,
            Depth::None => Color::Reset,
        }
    }
}

const fn colour(rgb: (u8, u8, u8), indexed: u8, ansi: Color) -> Colour {
    Colour { rgb, indexed, ansi }
}

const WOOD: Colour = colour((168, 121, 74), 137, Color::Reset);
const DARK_WOOD: Colour = colour((118, 78, 42), 94, Color::Reset);
const GROOVE: Colour = colour((104, 66, 34), 94, Color::Reset);
const EBONY: Colour = colour((22, 14, 8), 16, Color::Reset);
const IVORY: Colour = colour((255, 251, 238), 231, Color::Reset);
const STRAW: Colour = colour((255, 240, 150), 229, Color::Magenta);
const LIME: Colour = colour((222, 255, 150), 193, Color::Reset);
const BLOOD: Colour = colour((92, 0, 0), 52, Color::Red);

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
    /// The lifted ship, over its own style.
    pub lifted: Style,
    /// An intersection where the lifted ship may go.
    pub target: Style,
    /// One where it captures.
    pub capture: Style,
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
    /// What is chosen, or whose turn it is.
    pub const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED.union(Modifier::BOLD));

    const fn mono() -> Self {
        Self {
            ground: Style::new(),
            place: Style::new(),
            black: Self::STRONG,
            white: Style::new(),
            king: Self::STRONG,
            lifted: Style::new().add_modifier(Modifier::REVERSED),
            target: Self::STRONG,
            capture: Self::CHOSEN,
            threatened: Self::CHOSEN,
            way: Self::STRONG,
            taken: Self::STRONG,
            cursor: Self::STRONG,
        }
    }

    const fn board(depth: Depth) -> Self {
        let strong = Self::STRONG;
        Self {
            ground: Style::new().fg(GROOVE.at(depth)).bg(WOOD.at(depth)),
            place: Style::new().fg(WOOD.at(depth)).bg(DARK_WOOD.at(depth)),
            black: strong.fg(EBONY.at(depth)),
            white: strong.fg(IVORY.at(depth)),
            king: strong.fg(IVORY.at(depth)),
            lifted: Style::new().add_modifier(Modifier::REVERSED),
            target: strong.fg(LIME.at(depth)),
            capture: strong.fg(IVORY.at(depth)).bg(BLOOD.at(depth)),
            threatened: strong.fg(IVORY.at(depth)).bg(BLOOD.at(depth)),
            way: strong.fg(STRAW.at(depth)),
            taken: strong.fg(BLOOD.at(depth)),
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

/// The names of the sets of signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GlyphSet {
    /// Discs, lines and marks.
    Unicode,
    /// Letters and signs that every terminal has.
    Ascii,
}

impl GlyphSet {
    /// The signs of the set.
    pub const fn glyphs(self) -> &'static Glyphs {
        match self {
            Self::Unicode => &UNICODE,
            Self::Ascii => &ASCII,
        }
    }
}

/// The lines of a board: where they cross, and between crossings.
#[derive(Debug)]
pub struct Lines {
    /// Crossings by row from the top (upper edge, inside, lower edge) and column from the left.
    pub crossings: [[&'static str; 3]; 3],
    /// Along a row.
    pub horizontal: &'static str,
    /// Along a column.
    pub vertical: &'static str,
}

/// The signs of a set. Each takes one column.
#[derive(Debug)]
pub struct Glyphs {
    /// A basic ship of Black, also as a picture of three columns, and of five columns and three rows.
    pub black: Picture,
    /// A basic ship of White.
    pub white: Picture,
    /// The King.
    pub king: Picture,
    /// The empty Castle.
    pub castle: &'static str,
    /// An empty intersection of a Citadel.
    pub citadel: &'static str,
    /// An empty intersection, where no lines are drawn.
    pub empty: &'static str,
    /// Where a lifted ship may go.
    pub target: &'static str,
    /// Where it captures.
    pub capture: &'static str,
    /// A ship that would be taken.
    pub threatened: &'static str,
    /// Where the last move took a ship.
    pub taken: &'static str,
    /// What stands on both sides of the cursor.
    pub cursor: [&'static str; 2],
    /// What stands around a large ship under the cursor, left and right of three rows.
    pub frame: [[&'static str; 2]; 3],
    /// The board's lines.
    pub lines: Lines,
    /// The way of the last move.
    pub way: Lines,
    /// In front of the side to move.
    pub turn: &'static str,
    /// Between two parts of a line.
    pub dot: &'static str,
    /// After a text that is cut off.
    pub cut: &'static str,
    /// The border of what lies over the board.
    pub border: border::Set<'static>,
    /// There is more above, and below.
    pub more: [&'static str; 2],
}

impl Glyphs {
    /// The sign of a ship.
    pub const fn ship(&self, ship: Ship) -> &'static str {
        self.picture(ship).small
    }

    /// The sign of a side's basic ships.
    pub const fn side(&self, side: Side) -> &'static str {
        match side {
            Side::Black => self.black.small,
            Side::White => self.white.small,
        }
    }

    /// A ship in all sizes.
    pub const fn picture(&self, ship: Ship) -> &Picture {
        match ship {
            Ship::Black => &self.black,
            Ship::White => &self.white,
            Ship::King => &self.king,
        }
    }
}

/// A ship in the three sizes that it is drawn in.
#[derive(Debug)]
pub struct Picture {
    /// One column.
    pub small: &'static str,
    /// Three columns.
    pub medium: &'static str,
    /// Three rows of five columns.
    pub large: [&'static str; 3],
}

static UNICODE: Glyphs = Glyphs {
    black: Picture {
        small: "●",
        medium: "▐█▌",
        large: ["▗▟█▙▖", "▐███▌", "▝▜█▛▘"],
    },
    white: Picture {
        small: "○",
        medium: "▐○▌",
        large: ["▗▟█▙▖", "▐█ █▌", "▝▜█▛▘"],
    },
    king: Picture {
        small: "K",
        medium: "▙█▟",
        large: ["█▄█▄█", "██K██", "▀▀▀▀▀"],
    },
    castle: "⌂",
    citadel: "×",
    empty: "·",
    target: "•",
    capture: "✕",
    threatened: "⊗",
    taken: "✕",
    cursor: ["[", "]"],
    frame: [["┏", "┓"], ["┃", "┃"], ["┗", "┛"]],
    lines: Lines {
        crossings: [["┌", "┬", "┐"], ["├", "┼", "┤"], ["└", "┴", "┘"]],
        horizontal: "─",
        vertical: "│",
    },
    way: Lines {
        crossings: [["┏", "┳", "┓"], ["┣", "╋", "┫"], ["┗", "┻", "┛"]],
        horizontal: "━",
        vertical: "┃",
    },
    turn: "▸",
    dot: "·",
    cut: "…",
    border: border::ROUNDED,
    more: ["▲", "▼"],
};

static ASCII: Glyphs = Glyphs {
    black: Picture {
        small: "@",
        medium: "(@)",
        large: ["/@@@\\", "@@@@@", "\\@@@/"],
    },
    white: Picture {
        small: "O",
        medium: "(O)",
        large: ["/---\\", "| O |", "\\---/"],
    },
    king: Picture {
        small: "K",
        medium: "[K]",
        large: ["+---+", "| K |", "+---+"],
    },
    castle: "%",
    citadel: "x",
    empty: ".",
    target: ".",
    capture: "!",
    threatened: "X",
    taken: "*",
    cursor: ["[", "]"],
    frame: [["[", "]"]; 3],
    lines: Lines {
        crossings: [["+"; 3]; 3],
        horizontal: "-",
        vertical: "|",
    },
    way: Lines {
        crossings: [["#"; 3]; 3],
        horizontal: "=",
        vertical: "#",
    },
    turn: ">",
    dot: "-",
    cut: "...",
    border: border::Set {
        top_left: "+",
        top_right: "+",
        bottom_left: "+",
        bottom_right: "+",
        vertical_left: "|",
        vertical_right: "|",
        horizontal_top: "-",
        horizontal_bottom: "-",
    },
    more: ["^", "v"],
};
