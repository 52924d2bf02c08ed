//! A seat at the table: keys are typed as a string, and the screen is seen as text.

use std::time::Duration;

use alea::game::Game;
use alea::record::Record;
use alea::rules::{Board, Position, Ship, Side, Square};
use alea::settings::Settings;
use alea::tui;
use alea::tui::app::{App, Kept, ListedGame, Request};
use alea::tui::theme::{ASCII, Depth, Looks, UNICODE};
use alea::tui::view;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The moves that the pictures are taken after.
pub(crate) const OPENING: &str =
    ":q6-q2<Enter>:i5-i4<Enter>:n3-r3<Enter>:i15-i16<Enter>:l4-l3<Enter>:k5-k3<Enter>";
/// The move after them, which takes a ship.
pub(crate) const CAPTURE: &str = ":j4-j3<Enter>";

pub(crate) struct Seat {
    pub(crate) app: App,
    pub(crate) looks: Looks,
    columns: u16,
    rows: u16,
}

impl Seat {
    /// A new game in a window of 80 x 24, with colours.
    pub(crate) fn new() -> Self {
        Self::at(&Position::default())
    }

    /// A game that starts from a position.
    pub(crate) fn at(position: &Position) -> Self {
        Self::with(Record {
            game: Game::new(*position),
            ..Record::default()
        })
    }

    /// A game that starts with a few ships, such as `Ka5`, `tf11`, `Tc3`.
    pub(crate) fn of(side: Side, ships: &[&str]) -> Self {
        let stands_on = |square: Square| {
            let name = square.to_string();
            let ship = ships.iter().find(|ship| ship[1..] == name)?;
            Ship::from_letter(ship.chars().next()?)
        };
        Self::at(&Position::new(Board::new(stands_on).unwrap(), side))
    }

    pub(crate) fn with(record: Record) -> Self {
        let looks = Looks {
            glyphs: &UNICODE,
            depth: Depth::Truecolor,
        };
        let mut app = App::new(record, Settings::default());
        app.set_kept(Kept::Safely);
        Self {
            app,
            looks,
            columns: 80,
            rows: 24,
        }
    }

    pub(crate) fn named(black: &str, white: &str) -> Self {
        let mut record = Record::default();
        record.set_player(Side::Black, black);
        record.set_player(Side::White, white);
        Self::with(record)
    }

    pub(crate) fn sized(mut self, columns: u16, rows: u16) -> Self {
        self.resize(columns, rows);
        self
    }

    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        (self.columns, self.rows) = (columns, rows);
    }

    pub(crate) fn ascii(mut self) -> Self {
        self.looks.glyphs = &ASCII;
        self
    }

    pub(crate) fn in_colours(mut self, depth: Depth) -> Self {
        self.looks.depth = depth;
        self
    }

    /// Types keys: characters, and names such as `<Enter>`, `<S-Up>` or `<C-c>`.
    pub(crate) fn keys(mut self, keys: &str) -> Self {
        self.press(keys);
        self
    }

    pub(crate) fn press(&mut self, keys: &str) {
        for key in parse(keys) {
            self.press_key(key);
        }
    }

    pub(crate) fn press_key(&mut self, key: KeyEvent) {
        let window = self.window();
        tui::press(&mut self.app, key, window, &self.looks);
    }

    /// Lets milliseconds pass. Tells whether anything has changed on the screen.
    pub(crate) fn pass(&mut self, milliseconds: u64) -> bool {
        self.app.pass_time(Duration::from_millis(milliseconds))
    }

    pub(crate) fn window(&self) -> Rect {
        Rect::new(0, 0, self.columns, self.rows)
    }

    /// Does something with the mouse at a point of the screen. Tells whether that asks for anything.
    pub(crate) fn mouse(&mut self, kind: MouseEventKind, (column, row): (u16, u16)) -> bool {
        let event = MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        };
        let window = self.window();
        tui::point(&mut self.app, event, window, &self.looks)
    }

    /// Presses the mouse at one point and lets it go at another.
    pub(crate) fn drag(&mut self, from: (u16, u16), to: (u16, u16)) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), from);
        self.mouse(MouseEventKind::Up(MouseButton::Left), to);
    }

    pub(crate) fn click(&mut self, point: (u16, u16)) {
        self.drag(point, point);
    }

    /// Where a text is on the screen.
    pub(crate) fn find(&self, text: &str) -> (u16, u16) {
        let screen = self.screen();
        let mut lines = (0..).zip(screen.lines());
        let found = lines.find_map(|(row, line)| {
            let (before, _) = line.split_once(text)?;
            Some((u16::try_from(before.chars().count()).unwrap(), row))
        });
        found.unwrap_or_else(|| panic!("there is no {text} in\n{screen}"))
    }

    /// Everything that is on the screen, and where the terminal's cursor is.
    pub(crate) fn draw(&self) -> (Buffer, (u16, u16)) {
        let mut terminal = Terminal::new(TestBackend::new(self.columns, self.rows)).unwrap();
        let frame = terminal
            .draw(|frame| view::draw(&self.app, &self.looks, frame))
            .unwrap();
        let buffer = frame.buffer.clone();
        let cursor = terminal.get_cursor_position().unwrap();
        (buffer, (cursor.x, cursor.y))
    }

    /// The screen as text, without blanks at the ends of lines.
    pub(crate) fn screen(&self) -> String {
        let (buffer, _) = self.draw();
        let columns = usize::from(self.columns).max(1);
        let lines = buffer.content.chunks(columns).map(|line| {
            let line: String = line.iter().map(ratatui::buffer::Cell::symbol).collect();
            line.trim_end().to_owned() + "\n"
        });
        lines.collect()
    }

    pub(crate) fn message(&self) -> &str {
        self.app.message()
    }

    pub(crate) fn has_left(&mut self) -> bool {
        self.app.take_requests().contains(&Request::Quit)
    }

    /// What the game knows of the position where the players stand, as text.
    pub(crate) fn position(&self) -> String {
        self.app.game().position().to_string()
    }
}

/// A saved game as it is listed.
pub(crate) fn listed(black: &str, white: &str, board: &Board) -> ListedGame {
    ListedGame {
        day: String::from("2026-11-30"),
        day_of_year: String::from("11-30"),
        time: String::from("06:58"),
        players: [black, white].map(str::to_owned),
        moves: String::from("24 moves"),
        standing: String::from("unfinished, White to move"),
        standing_in_short: String::from("White to move"),
        board: *board,
        is_on_table: false,
    }
}

/// An intersection by its name.
pub(crate) fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn parse(keys: &str) -> Vec<KeyEvent> {
    let mut rest = keys;
    let mut events = Vec::new();
    while let Some(first) = rest.chars().next() {
        let name = rest
            .strip_prefix('<')
            .and_then(|rest| rest.split_once('>'))
            .filter(|(name, _)| !name.is_empty());
        let (event, length) = match name {
            Some((name, _)) => (named(name), name.len() + 2),
            None => (KeyEvent::from(KeyCode::Char(first)), first.len_utf8()),
        };
        events.push(event);
        rest = &rest[length..];
    }
    events
}

fn named(name: &str) -> KeyEvent {
    if let Some(letter) = name.strip_prefix("C-") {
        return KeyEvent::new(
            KeyCode::Char(letter.chars().next().unwrap()),
            KeyModifiers::CONTROL,
        );
    }
    let (modifiers, name) = match name.strip_prefix("S-") {
        Some("Tab") => return KeyEvent::new(KeyCode::BackTab, KeyModifiers::SHIFT),
        Some(name) => (KeyModifiers::SHIFT, name),
        None => (KeyModifiers::NONE, name),
    };
    let code = match name {
        "Enter" => KeyCode::Enter,
        "Esc" => KeyCode::Esc,
        "Tab" => KeyCode::Tab,
        "BS" => KeyCode::Backspace,
        "Del" => KeyCode::Delete,
        "Up" => KeyCode::Up,
        "Down" => KeyCode::Down,
        "Left" => KeyCode::Left,
        "Right" => KeyCode::Right,
        "Home" => KeyCode::Home,
        "End" => KeyCode::End,
        "PgUp" => KeyCode::PageUp,
        "PgDn" => KeyCode::PageDown,
        "F1" => KeyCode::F(1),
        "F2" => KeyCode::F(2),
        "lt" => KeyCode::Char('<'),
        "gt" => KeyCode::Char('>'),
        _ => panic!("there is no key {name}"),
    };
    KeyEvent::new(code, modifiers)
}
