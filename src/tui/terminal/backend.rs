//! What ratatui draws, told to the terminal in as few bytes as it needs, and a frame at once: on a slow line, what is
//! sent is what is waited for.
//!
//! ratatui's own way, by crossterm, writes two or three times a frame and has no plain codes for the first sixteen
//! colours: `38;5;1` is an underlined, blinking and bold text to terminals that have no palette.

use std::io::{self, Write};

use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};
use rustix::termios::tcgetwinsize;
use unicode_width::UnicodeWidthChar;

use super::output::send_at_table;

/// A terminal in the modes of the table, as far as it is known what it shows.
#[derive(Debug, Default)]
pub(super) struct Screen {
    /// What is kept back until the frame is whole.
    kept: Vec<u8>,
    /// Where the terminal's cursor is, if that is known.
    cursor: Option<Position>,
    /// Whether it is seen, if that is known.
    is_cursor_shown: Option<bool>,
    style: Style,
}

/// How the terminal shows what is written next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Style {
    colour: Color,
    ground: Color,
    attributes: Modifier,
}

/// The attributes that are used, with their numbers.
const ATTRIBUTES: [(Modifier, u8); 4] = [
    (Modifier::BOLD, 1),
    (Modifier::DIM, 2),
    (Modifier::UNDERLINED, 4),
    (Modifier::REVERSED, 7),
];

impl Screen {
    /// Writes something that shows nothing on the screen, such as the title of the window, with the next frame.
    pub(super) fn write(&mut self, sequence: &str) {
        self.kept.extend_from_slice(sequence.as_bytes());
    }

    /// Brings the cursor to a place.
    fn go_to(&mut self, to: Position) {
        let kept = &mut self.kept;
        // A vector takes everything.
        let _ = match self.cursor.replace(to) {
            Some(from) if from == to => Ok(()),
            // Never back: after the last column of a row, terminals differ in where the cursor is.
            Some(from) if from.y == to.y && from.x + 1 == to.x => write!(kept, "\x1b[C"),
            Some(from) if from.y == to.y && from.x < to.x => {
                write!(kept, "\x1b[{}C", to.x - from.x)
            }
            _ => write!(kept, "\x1b[{};{}H", to.y + 1, to.x + 1),
        };
    }

    /// Changes what differs from the style before.
    fn set_style(&mut self, style: Style) {
        if style == self.style {
            return;
        }
        self.kept.extend_from_slice(b"\x1b[");
        let mut numbers = Numbers(&mut self.kept, false);
        let mut before = self.style;
        // An attribute can be taken away alone, but that is longer, and terminals differ in it.
        if style == Style::default() || !style.attributes.contains(before.attributes) {
            numbers.push(0);
            before = Style::default();
        }
        for (attribute, number) in ATTRIBUTES {
            if style.attributes.contains(attribute) && !before.attributes.contains(attribute) {
                numbers.push(number);
            }
        }
        if style.colour != before.colour {
            numbers.push_colour(30, style.colour);
        }
        if style.ground != before.ground {
            numbers.push_colour(40, style.ground);
        }
        self.kept.push(b'm');
        self.style = style;
    }
}

/// The numbers of a style: where they are written, and whether one stands there already.
struct Numbers<'a>(&'a mut Vec<u8>, bool);

impl Numbers<'_> {
    fn push(&mut self, number: u8) {
        let separator = if self.1 { ";" } else { "" };
        self.1 = true;
        // A vector takes everything.
        let _ = write!(self.0, "{separator}{number}");
    }

    /// The numbers of a colour, where `first` is that of black.
    fn push_colour(&mut self, first: u8, colour: Color) {
        const BRIGHT: u8 = 60;
        let plain = |number| {
            if number < 8 {
                first + number
            } else {
                first + BRIGHT + number - 8
            }
        };
        let number = match colour {
            Color::Reset => first + 9,
            Color::Black => plain(0),
            Color::Red => plain(1),
            Color::Green => plain(2),
            Color::Yellow => plain(3),
            Color::Blue => plain(4),
            Color::Magenta => plain(5),
            Color::Cyan => plain(6),
            Color::Gray => plain(7),
            Color::DarkGray => plain(8),
            Color::LightRed => plain(9),
            Color::LightGreen => plain(10),
            Color::LightYellow => plain(11),
            Color::LightBlue => plain(12),
            Color::LightMagenta => plain(13),
            Color::LightCyan => plain(14),
            Color::White => plain(15),
            Color::Indexed(number) => return self.push_all(&[first + 8, 5, number]),
            Color::Rgb(red, green, blue) => {
                return self.push_all(&[first + 8, 2, red, green, blue]);
            }
        };
        self.push(number);
    }

    fn push_all(&mut self, numbers: &[u8]) {
        for &number in numbers {
            self.push(number);
        }
    }
}

impl Backend for Screen {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        for (x, y, cell) in content {
            self.go_to(Position { x, y });
            self.set_style(Style {
                colour: cell.fg,
                ground: cell.bg,
                attributes: cell.modifier,
            });
            let symbol = cell.symbol();
            self.kept.extend_from_slice(symbol.as_bytes());
            // How far anything but a letter of one column goes is for the terminal to say.
            let mut letters = symbol.chars();
            let is_plain = letters.next().and_then(UnicodeWidthChar::width) == Some(1)
                && letters.next().is_none();
            self.cursor = is_plain.then_some(Position { x: x + 1, y });
        }
        // What others write between two frames is not to be coloured.
        self.set_style(Style::default());
        Ok(())
    }

    /// Ends a frame.
    fn hide_cursor(&mut self) -> io::Result<()> {
        if self.is_cursor_shown.replace(false) != Some(false) || !self.kept.is_empty() {
            self.write("\x1b[?25l");
        }
        Ok(())
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        if self.is_cursor_shown.replace(true) != Some(true) {
            self.write("\x1b[?25h");
        }
        Ok(())
    }

    /// The terminal is never asked: one that does not answer would be waited for.
    fn get_cursor_position(&mut self) -> io::Result<Position> {
        self.cursor.ok_or_else(|| io::ErrorKind::Unsupported.into())
    }

    /// Ends a frame: nothing else is written in this form, so that whoever reads along knows where a frame is whole.
    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let position = position.into();
        if self.cursor.replace(position) == Some(position) && self.kept.is_empty() {
            return Ok(());
        }
        write!(self.kept, "\x1b[{};{}f", position.y + 1, position.x + 1)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    /// Whatever is cleared, nothing is known of the terminal before.
    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        self.write("\x1b[0m");
        self.write(match region {
            ClearType::All => "\x1b[2J",
            ClearType::AfterCursor => "\x1b[J",
            ClearType::BeforeCursor => "\x1b[1J",
            ClearType::CurrentLine => "\x1b[2K",
            ClearType::UntilNewLine => "\x1b[K",
        });
        *self = Self {
            kept: std::mem::take(&mut self.kept),
            ..Self::default()
        };
        Ok(())
    }

    fn size(&self) -> io::Result<Size> {
        let size = tcgetwinsize(io::stdout())?;
        Ok(Size::new(size.ws_col, size.ws_row))
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        let size = tcgetwinsize(io::stdout())?;
        Ok(WindowSize {
            columns_rows: Size::new(size.ws_col, size.ws_row),
            pixels: Size::new(size.ws_xpixel, size.ws_ypixel),
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        send_at_table(&std::mem::take(&mut self.kept))
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU16;

    use fastrand::Rng;
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::style;
    use vt100::Parser;

    use super::*;

    const AREA: Rect = Rect::new(0, 0, 24, 6);
    const SYMBOLS: [&str; 6] = [" ", "a", "f", "●", "─", "e\u{301}"];

    fn any_style(rng: &mut Rng) -> style::Style {
        const COLOURS: [Color; 7] = [
            Color::Reset,
            Color::Black,
            Color::Gray,
            Color::DarkGray,
            Color::White,
            Color::Indexed(137),
            Color::Rgb(168, 121, 74),
        ];
        let mut colour = || COLOURS[rng.usize(0..COLOURS.len())];
        let (colour, ground) = (colour(), colour());
        let attributes = ATTRIBUTES.iter().filter(|_| rng.u8(0..3) == 0);
        let mut attributes =
            attributes.fold(Modifier::empty(), |all, (attribute, _)| all | *attribute);
        // The emulator knows only one of the two at a time.
        if attributes.contains(Modifier::DIM) {
            attributes.remove(Modifier::BOLD);
        }
        let style = style::Style::new().fg(colour).bg(ground);
        style
            .remove_modifier(Modifier::all())
            .add_modifier(attributes)
    }

    /// Writes here and there.
    fn scribble(buffer: &mut Buffer, rng: &mut Rng) {
        for _ in 0..rng.usize(0..12) {
            let (x, y) = (rng.u16(0..AREA.width), rng.u16(0..AREA.height));
            let text = SYMBOLS[rng.usize(0..SYMBOLS.len())].repeat(rng.usize(1..4));
            buffer.set_string(x, y, text, any_style(rng));
        }
    }

    /// A colour as the emulator tells it.
    fn seen(colour: Color) -> vt100::Color {
        match colour {
            Color::Black => vt100::Color::Idx(0),
            Color::Gray => vt100::Color::Idx(7),
            Color::DarkGray => vt100::Color::Idx(8),
            Color::White => vt100::Color::Idx(15),
            Color::Indexed(number) => vt100::Color::Idx(number),
            Color::Rgb(red, green, blue) => vt100::Color::Rgb(red, green, blue),
            _ => vt100::Color::Default,
        }
    }

    fn assert_shows(screen: &vt100::Screen, buffer: &Buffer, round: usize) {
        for Position { x, y } in AREA.positions() {
            let (cell, drawn) = (screen.cell(y, x).unwrap(), &buffer[(x, y)]);
            let place = format!("round {round}, column {x}, row {y}");
            let contents = if cell.has_contents() {
                cell.contents()
            } else {
                " "
            };
            assert_eq!(contents, drawn.symbol(), "{place}");
            assert_eq!(cell.fgcolor(), seen(drawn.fg), "{place}");
            assert_eq!(cell.bgcolor(), seen(drawn.bg), "{place}");
            let attributes = [cell.bold(), cell.dim(), cell.underline(), cell.inverse()];
            let drawn = ATTRIBUTES.map(|(attribute, _)| drawn.modifier.contains(attribute));
            assert_eq!(attributes, drawn, "{place}");
        }
    }

    #[test]
    fn what_differs_between_frames_makes_the_next_frame_of_the_one_before() {
        let mut rng = Rng::with_seed(5);
        let size = |count| NonZeroU16::new(count).unwrap();
        let mut emulator = Parser::new(size(AREA.height), size(AREA.width), 0);
        let mut screen = Screen::default();
        let mut before = Buffer::empty(AREA);
        for round in 0..2_000 {
            let mut next = before.clone();
            if rng.u8(0..20) == 0 {
                screen.clear().unwrap();
                before.reset();
            }
            scribble(&mut next, &mut rng);
            screen.draw(before.diff(&next).into_iter()).unwrap();
            let cursor = Position::new(rng.u16(0..AREA.width), rng.u16(0..AREA.height));
            screen.show_cursor().unwrap();
            screen.set_cursor_position(cursor).unwrap();
            emulator.process(&std::mem::take(&mut screen.kept));
            assert_shows(emulator.screen(), &next, round);
            assert_eq!(emulator.screen().cursor_position(), (cursor.y, cursor.x));
            before = next;
        }
    }

    #[test]
    fn what_follows_a_letter_of_two_columns_is_in_its_place() {
        let mut buffer = Buffer::empty(AREA);
        buffer.set_string(0, 0, "\u{6d77}\u{8cca}ab \u{6d77}", style::Style::new());
        let mut screen = Screen::default();
        let changes = Buffer::empty(AREA).diff(&buffer);
        screen.draw(changes.into_iter()).unwrap();
        let mut emulator = Parser::default();
        emulator.process(&screen.kept);
        assert_eq!(emulator.screen().contents(), "\u{6d77}\u{8cca}ab \u{6d77}");
    }

    #[test]
    fn a_frame_like_the_one_before_sends_nothing() {
        let mut screen = Screen::default();
        for _ in 0..2 {
            screen.kept.clear();
            screen.draw(std::iter::empty()).unwrap();
            screen.show_cursor().unwrap();
            screen.set_cursor_position((3, 4)).unwrap();
        }
        assert_eq!(screen.kept, b"");
    }
}
