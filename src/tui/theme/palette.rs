//! The colours of the themes: each as red, green and blue, and by its number in the palette of 256.

use ratatui::style::{Color, Style};

use super::depth::Depth;
use super::styles::Theme;

/// The colours of a theme. Of a pair, the first lies on the second.
pub(super) struct Palette {
    /// The board's lines, and the board.
    ground: [Colour; 2],
    /// The signs of the Castle and the Citadels, and their ground.
    place: [Colour; 2],
    /// The black ships.
    black: Colour,
    /// The white ships and the King.
    white: Colour,
    /// What is written on a white ship.
    ink: Colour,
    /// Whether a white ship of one sign is written on a box, too.
    is_boxed: bool,
    /// The lifted ship, and what is around it.
    lifted: [Colour; 2],
    /// Where it may go.
    target: Colour,
    /// Where it captures, and what it would take.
    capture: [Colour; 2],
    /// Where it wins.
    win: [Colour; 2],
    /// The way of the last move, and the places of the ships that it took.
    way: Colour,
    /// The cursor's brackets.
    cursor: [Colour; 2],
    /// The cursor's corners.
    frame: Colour,
}

impl Palette {
    /// The styles in these colours.
    pub(super) const fn styles(&self, depth: Depth) -> Theme {
        let hull = over(self.white, depth);
        let middle = on([self.ink, self.white], depth);
        let white = if self.is_boxed { middle } else { hull };
        Theme {
            ground: plain(self.ground, depth),
            place: plain(self.place, depth),
            black: over(self.black, depth),
            white,
            king: white,
            hull,
            middle,
            lifted: on(self.lifted, depth),
            target: over(self.target, depth),
            capture: on(self.capture, depth),
            win: on(self.win, depth),
            way: over(self.way, depth),
            cursor: on(self.cursor, depth),
            frame: over(self.frame, depth),
        }
    }
}

/// A colour on whatever is there.
const fn over(colour: Colour, depth: Depth) -> Style {
    Theme::STRONG.fg(colour.at(depth))
}

/// A colour on a ground of its own.
const fn on([colour, ground]: [Colour; 2], depth: Depth) -> Style {
    over(colour, depth).bg(ground.at(depth))
}

/// The same with thin lines.
const fn plain([colour, ground]: [Colour; 2], depth: Depth) -> Style {
    Style::new().fg(colour.at(depth)).bg(ground.at(depth))
}

/// A colour in its two forms.
#[derive(Clone, Copy)]
struct Colour {
    /// Red, green and blue.
    rgb: (u8, u8, u8),
    /// The number in the palette of 256; not one of the first sixteen, which are the terminal's own.
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

/// Wood, with stones of ebony and ivory.
pub(super) static BOARD: Palette = {
    let wood = colour((168, 121, 74), 137);
    let dark_wood = colour((96, 64, 32), 94);
    let plank = colour((218, 182, 138), 223);
    let ebony = colour((22, 14, 8), 16);
    let ivory = colour((255, 251, 238), 231);
    let straw = colour((255, 240, 150), 230);
    let lime = colour((222, 255, 150), 228);
    let blood = colour((92, 0, 0), 52);
    Palette {
        ground: [dark_wood, wood],
        place: [plank, dark_wood],
        black: ebony,
        white: ivory,
        ink: ebony,
        is_boxed: false,
        lifted: [ebony, lime],
        target: lime,
        capture: [ivory, blood],
        win: [ebony, straw],
        way: straw,
        cursor: [straw, dark_wood],
        frame: straw,
    }
};

/// The sea at night: copper and ivory on the darkest blue.
pub(super) static DARK: Palette = {
    let night = colour((20, 26, 36), 234);
    let wave = colour((62, 76, 98), 239);
    let deep = colour((42, 54, 74), 237);
    let mist = colour((136, 154, 182), 248);
    let copper = colour((182, 88, 38), 130);
    let ivory = colour((255, 253, 247), 231);
    let aqua = colour((110, 226, 200), 79);
    let gold = colour((255, 214, 102), 221);
    let crimson = colour((214, 40, 84), 161);
    Palette {
        ground: [wave, night],
        place: [mist, deep],
        black: copper,
        white: ivory,
        ink: night,
        is_boxed: false,
        lifted: [night, aqua],
        target: aqua,
        capture: [ivory, crimson],
        win: [night, gold],
        way: gold,
        cursor: [gold, deep],
        frame: gold,
    }
};

/// Paper, with ink and azure.
pub(super) static LIGHT: Palette = {
    let paper = colour((246, 241, 230), 255);
    let pencil = colour((198, 188, 170), 250);
    let parchment = colour((232, 223, 206), 253);
    let sepia = colour((120, 104, 80), 242);
    let ink = colour((0, 0, 0), 16);
    let azure = colour((20, 125, 182), 63);
    let chalk = colour((255, 255, 255), 231);
    let moss = colour((38, 142, 82), 29);
    let wine = colour((104, 0, 34), 52);
    let plum = colour((118, 60, 160), 55);
    let umber = colour((150, 82, 0), 130);
    Palette {
        ground: [pencil, paper],
        place: [sepia, parchment],
        black: ink,
        white: azure,
        ink: chalk,
        is_boxed: true,
        lifted: [ink, moss],
        target: moss,
        capture: [chalk, wine],
        win: [chalk, plum],
        way: umber,
        cursor: [chalk, umber],
        frame: umber,
    }
};

/// Black, white and yellow; the grey between black and white is as far from both as a colour can be.
pub(super) static CONTRAST: Palette = {
    let grey = colour((118, 118, 118), 243);
    let dark_grey = colour((58, 58, 58), 237);
    let black = colour((0, 0, 0), 16);
    let white = colour((255, 255, 255), 231);
    let yellow = colour((255, 255, 0), 226);
    Palette {
        ground: [dark_grey, grey],
        place: [white, black],
        black,
        white,
        ink: black,
        is_boxed: true,
        lifted: [black, yellow],
        target: yellow,
        capture: [yellow, black],
        win: [black, yellow],
        way: white,
        cursor: [yellow, black],
        frame: yellow,
    }
};
