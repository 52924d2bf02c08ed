//! The themes in the sixteen colours of a terminal. These are whatever its owner likes, so that no contrast can be
//! promised, and everything is told by signs and attributes as well. Only the first eight are used, and bold: many
//! terminals have no others, and on the Linux console the bright ones make what follows them bright, too.

use ratatui::style::{Color, Style};

use super::styles::Theme;

/// A colour on a ground.
const fn on(colour: Color, ground: Color) -> Style {
    Style::new().fg(colour).bg(ground)
}

/// A bold colour on a ground.
const fn bold_on(colour: Color, ground: Color) -> Style {
    Theme::STRONG.fg(colour).bg(ground)
}

/// A sign on a ground that is told from others also where colours are not seen: it is the sign's, reversed.
const fn reversed_on(colour: Color, ground: Color) -> Style {
    Theme::REVERSED.fg(ground).bg(colour)
}

/// Brown as the console has it, or yellow: the white ships are on boxes, which are seen on both.
pub(super) const BOARD: Theme = Theme {
    ground: on(Color::Red, Color::Yellow),
    place: on(Color::Yellow, Color::Black),
    black: Style::new().fg(Color::Black),
    white: on(Color::Black, Color::Gray),
    king: on(Color::Black, Color::Gray),
    hull: Style::new().fg(Color::Gray),
    middle: on(Color::Black, Color::Gray),
    lifted: reversed_on(Color::Black, Color::Green),
    target: on(Color::Black, Color::Green),
    capture: bold_on(Color::Gray, Color::Red),
    win: bold_on(Color::Gray, Color::Blue),
    way: Theme::STRONG.fg(Color::Gray),
    cursor: bold_on(Color::Yellow, Color::Black),
    frame: Style::new().fg(Color::Black),
};

/// Copper, which is yellow on some terminals, and white on black.
pub(super) const DARK: Theme = Theme {
    ground: on(Color::Blue, Color::Black),
    place: on(Color::Gray, Color::Blue),
    black: Style::new().fg(Color::Yellow),
    white: Theme::STRONG.fg(Color::Gray),
    king: Theme::STRONG.fg(Color::Gray),
    hull: Style::new().fg(Color::Gray),
    middle: on(Color::Black, Color::Gray),
    lifted: reversed_on(Color::Black, Color::Cyan),
    target: Theme::STRONG.fg(Color::Cyan),
    capture: bold_on(Color::Gray, Color::Red),
    win: on(Color::Black, Color::Green),
    way: Theme::STRONG.fg(Color::Green),
    cursor: Theme::STRONG.fg(Color::Yellow),
    frame: Theme::STRONG.fg(Color::Yellow),
};

/// Black, and white on boxes of blue, on the white that is not bold.
pub(super) const LIGHT: Theme = Theme {
    ground: on(Color::Yellow, Color::Gray),
    place: on(Color::Black, Color::Cyan),
    black: Style::new().fg(Color::Black),
    white: bold_on(Color::Gray, Color::Blue),
    king: bold_on(Color::Gray, Color::Blue),
    hull: Style::new().fg(Color::Blue),
    middle: bold_on(Color::Gray, Color::Blue),
    lifted: reversed_on(Color::Black, Color::Green),
    target: on(Color::Black, Color::Green),
    capture: bold_on(Color::Gray, Color::Red),
    win: bold_on(Color::Gray, Color::Magenta),
    way: Style::new().fg(Color::Red),
    cursor: bold_on(Color::Yellow, Color::Black),
    frame: Style::new().fg(Color::Red),
};
