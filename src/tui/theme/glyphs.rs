//! The signs.

use ratatui::symbols::border;

use crate::rules::{Ship, Side};

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

/// Digits of three columns and three rows, and what stands between them.
#[derive(Debug)]
pub struct Digits {
    /// From 0 to 9.
    pub signs: [[&'static str; 3]; 10],
    /// Between hours, minutes and seconds.
    pub colon: [&'static str; 3],
    /// In front of tenths.
    pub point: [&'static str; 3],
}

impl Digits {
    /// A row of a letter of a time, from above.
    pub fn row(&self, letter: char, row: usize) -> &'static str {
        let rows = match letter.to_digit(10) {
            Some(digit) => &self.signs[digit as usize],
            None if letter == ':' => &self.colon,
            None => &self.point,
        };
        rows[row]
    }
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
    pub target: Mark,
    /// Where it captures.
    pub capture: Mark,
    /// Where it wins.
    pub win: Mark,
    /// A ship that would be taken.
    pub threatened: &'static str,
    /// Where the last move took a ship.
    pub taken: Mark,
    /// A ship that is in danger.
    pub danger: &'static str,
    /// Where a black ship would capture the King.
    pub fatal: &'static str,
    /// Where the King would stop on his way out.
    pub stop: &'static str,
    /// What stands on both sides of the cursor.
    pub cursor: [&'static str; 2],
    /// The corners of the cursor around a large ship: the upper and the lower ones.
    pub frame: [[&'static str; 2]; 2],
    /// The digits of large clocks.
    pub digits: Digits,
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

    /// A line of a board drawn as text, such as the rules have, in these signs. What stands beside the board stays,
    /// and so does a line of column letters: only lines with a row number, or with a single sign, have signs.
    pub fn diagram(&self, line: &str) -> String {
        let board_begins = 3.min(line.len());
        let (number, rest) = line.split_at(board_begins);
        let end = rest
            .trim_start()
            .find("   ")
            .map_or(rest.len(), |end| end + rest.len() - rest.trim_start().len());
        let (board, words) = rest.split_at(end);
        if number.trim().is_empty() && board.trim().len() != 1 {
            return line.to_owned();
        }
        let translated = board.chars().map(|letter| match letter {
            '.' => String::from(self.empty),
            '+' => String::from(self.castle),
            'x' => String::from(self.citadel),
            _ => Ship::from_letter(letter)
                .map_or(letter.to_string(), |ship| String::from(self.ship(ship))),
        });
        number.to_owned() + &translated.collect::<String>() + words
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

/// A mark on an intersection, in the three sizes of the ships.
#[derive(Debug)]
pub struct Mark {
    /// One column.
    pub small: &'static str,
    /// One column, or three of which the second one is on the intersection.
    pub medium: &'static str,
    /// The same among large ships.
    pub large: &'static str,
}

/// Discs, lines and marks.
pub static UNICODE: Glyphs = Glyphs {
    black: Picture {
        small: "●",
        medium: "▐█▌",
        large: ["▗▟█▙▖", "█████", "▝▜█▛▘"],
    },
    white: Picture {
        small: "○",
        medium: "▐○▌",
        large: ["▗▟▀▙▖", "█▌ ▐█", "▝▜▄▛▘"],
    },
    king: Picture {
        small: "K",
        medium: "▙K▟",
        large: ["▙▟▄▙▟", "██K██", "▀▀▀▀▀"],
    },
    castle: "⌂",
    citadel: "×",
    empty: "·",
    target: Mark {
        small: "•",
        medium: "●",
        large: "▐█▌",
    },
    capture: Mark {
        small: "✕",
        medium: " ✕ ",
        large: " ✕ ",
    },
    win: Mark {
        small: "★",
        medium: " ★ ",
        large: " ★ ",
    },
    threatened: "⊗",
    taken: Mark {
        small: "◌",
        medium: "░◌░",
        large: "░◌░",
    },
    danger: "!",
    fatal: "†",
    stop: "◇",
    cursor: ["[", "]"],
    frame: [["▛", "▜"], ["▙", "▟"]],
    digits: Digits {
        signs: [
            ["█▀█", "█ █", "▀▀▀"],
            ["▀█ ", " █ ", "▀▀▀"],
            ["▀▀█", "█▀▀", "▀▀▀"],
            ["▀▀█", "▀▀█", "▀▀▀"],
            ["█ █", "▀▀█", "  ▀"],
            ["█▀▀", "▀▀█", "▀▀▀"],
            ["█▀▀", "█▀█", "▀▀▀"],
            ["▀▀█", "  █", "  ▀"],
            ["█▀█", "█▀█", "▀▀▀"],
            ["█▀█", "▀▀█", "▀▀▀"],
        ],
        colon: ["▄", "▄", " "],
        point: [" ", " ", "▀"],
    },
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

/// Letters and signs that every terminal has.
pub static ASCII: Glyphs = Glyphs {
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
    target: Mark {
        small: ".",
        medium: "o",
        large: "(o)",
    },
    capture: Mark {
        small: "!",
        medium: " ! ",
        large: ">!<",
    },
    win: Mark {
        small: "W",
        medium: " W ",
        large: ">W<",
    },
    threatened: "X",
    taken: Mark {
        small: "*",
        medium: ":*:",
        large: ":*:",
    },
    danger: "?",
    fatal: "k",
    stop: "~",
    cursor: ["[", "]"],
    frame: [["[", "]"]; 2],
    digits: Digits {
        signs: [
            [".-.", "| |", "'-'"],
            [" . ", " | ", " ' "],
            ["--.", ".-'", "'--"],
            ["--.", " -|", "--'"],
            [". .", "'-|", "  '"],
            [".--", "'-.", "--'"],
            [".--", "|-.", "'-'"],
            ["--.", "  |", "  '"],
            [".-.", "|-|", "'-'"],
            [".-.", "'-|", "--'"],
        ],
        colon: [" ", ":", " "],
        point: [" ", " ", "."],
    },
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
