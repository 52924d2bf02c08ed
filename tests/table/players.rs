//! Two people who do anything at all at a table: what they do is made from bytes, random ones or those of a fuzzer.

use std::ops::Add;
use std::time::Duration;

use alea::record::Record;
use alea::rules::{Move, Square};
use alea::tui::app::{Action, Edit, Open, Scope};
use alea::tui::keys::TABLE;
use alea::tui::layout::Layout;
use alea::tui::theme::{Environment, Looks};
use crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};

use crate::anything::{self, any_action, way_through_game};
use crate::happenings;
use crate::seat::Seat;
use crate::starts;
use crate::truths::{Truths, record_is_read_back};

/// What is done is made from so many bytes: what kind of thing it is, and three that say more.
pub(crate) type Step = [u8; 4];

/// The last kind of step that is a move.
pub(crate) const MOVES: u8 = 79;

/// How many steps lie between one reading of the record and the next.
const STEPS_TO_READING: usize = 16;

/// What has been done, so that doing nothing does not pass for something.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) actions: usize,
    pub(crate) moves: usize,
    pub(crate) endings: usize,
    pub(crate) variations: usize,
}

impl Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            actions: self.actions + other.actions,
            moves: self.moves + other.moves,
            endings: self.endings + other.endings,
            variations: self.variations + other.variations,
        }
    }
}

pub(crate) struct Players {
    pub(crate) seat: Seat,
    truths: Truths,
    pub(crate) tally: Tally,
    /// What has been done, in words.
    told: Vec<String>,
    /// Whether it is also told at once: whoever ends with the first fault cannot be asked afterwards.
    tells: bool,
}

impl Players {
    /// Two people who sit down to one of some games.
    pub(crate) fn new(start: u8) -> Self {
        Self {
            seat: Seat::with(starts::record(start)),
            truths: Truths::default(),
            tally: Tally::default(),
            told: vec![format!("start {start}")],
            tells: std::env::var_os("ALEA_TELL").is_some(),
        }
    }

    /// What they have done, a line each.
    pub(crate) fn told(&self) -> String {
        self.told.join("\n")
    }

    /// Does something, lets happen outside what it asks for, and looks at what is true then.
    pub(crate) fn take(&mut self, step: Step) {
        let game = self.seat.app.game();
        let before = (*game.position(), game.ending());
        self.tell(format!("{step:?} in {:?}", self.seat.window()));
        let [kind, more @ ..] = step;
        match kind {
            0..=MOVES => self.make_move(more),
            80..=99 => self.act(way_through_game(more)),
            100..=139 => self.press_known_key(more),
            140..=147 => self.press_any_key(more),
            148..=167 => self.type_line(more),
            168..=187 => self.point(more),
            188..=203 => self.resize(more),
            204..=213 => self.pass_time(more),
            214..=239 => self.act(any_action(&self.seat, more)),
            240..=255 => happenings::happen(self, more),
        }
        happenings::answer(self, more[2]);
        self.look_at_table();
        let game = self.seat.app.game();
        self.tally.moves += usize::from(kind <= MOVES && *game.position() != before.0);
        self.tally.endings += usize::from(before.1.is_none() && game.ending().is_some());
        let has_variations = game.variations(game.standing()) > 1;
        self.tally.variations += usize::from(has_variations);
    }

    /// Draws the table, and looks at what is true.
    pub(crate) fn look_at_table(&mut self) {
        self.tally.actions += 1;
        self.seat.looks = Looks::of(
            self.seat.app.settings(),
            &Environment {
                term: String::from("xterm-256color"),
                colorterm: String::from("truecolor"),
                locale: String::from("C.UTF-8"),
                no_color: false,
            },
        );
        self.truths.hold(&self.seat);
        if self.tally.actions.is_multiple_of(STEPS_TO_READING) {
            record_is_read_back(self.seat.app.record());
        }
    }

    pub(crate) fn tell(&mut self, words: String) {
        if self.tells {
            eprintln!("{words}");
        }
        self.told.push(words);
    }

    /// Another game is on the table, which the next look begins with.
    pub(crate) fn take_another_game(&mut self, record: Record) {
        self.tell(format!("another game: {} plies", record.game.last()));
        self.truths.forget_game();
        self.seat.app.put_on_table(record);
    }

    /// A new game has been begun at the table.
    pub(crate) fn note_new_game(&mut self) {
        self.truths.forget_game();
    }

    /// Forgets what was done before.
    pub(crate) fn forget(&mut self) {
        self.told = Vec::new();
        self.truths = Truths::default();
    }

    /// They leave, and sit down again later to what was saved.
    pub(crate) fn come_again(&mut self) {
        self.tell(String::from("leave, and come again"));
        let app = &self.seat.app;
        let (record, settings) = (record_is_read_back(app.record()), app.settings().clone());
        self.seat.app = alea::tui::app::App::new(record, settings);
        self.truths.forget_game();
    }

    fn act(&mut self, action: Action) {
        self.tell(format!("{action:?}"));
        self.seat.app.update(action);
    }

    /// Presses a key; where the board is not seen, that changes no game.
    fn press(&mut self, key: KeyEvent) {
        self.tell(format!("{:?} {:?} {:?}", key.modifiers, key.code, key.kind));
        self.where_no_board_is_seen_nothing_changes(|seat| seat.press_key(key));
    }

    fn type_text(&mut self, text: &str) {
        self.tell(format!("type {text:?}"));
        for letter in text.chars() {
            let key = KeyEvent::from(KeyCode::Char(letter));
            self.where_no_board_is_seen_nothing_changes(|seat| seat.press_key(key));
        }
    }

    fn mouse(&mut self, kind: MouseEventKind, point: (u16, u16)) {
        self.tell(format!("{kind:?} at {point:?}"));
        self.where_no_board_is_seen_nothing_changes(|seat| {
            seat.mouse(kind, point);
        });
    }

    fn where_no_board_is_seen_nothing_changes(&mut self, does: impl FnOnce(&mut Seat)) {
        let seat = &mut self.seat;
        let app = &seat.app;
        let layout = Layout::new(seat.window(), app.in_sight(), app.is_turned());
        let before = (app.changes(), app.game().standing(), app.shown());
        does(seat);
        let app = &seat.app;
        let after = (app.changes(), app.game().standing(), app.shown());
        assert!(layout.is_some() || before == after, "the board is not seen");
    }

    /// Makes a legal move in one of the ways that there are; where none can be made, makes room for one first.
    fn make_move(&mut self, [way, taste, which]: [u8; 3]) {
        if self.seat.app.open().is_some() {
            self.seat.pass(1000);
            self.act(Action::Close);
        }
        if self.seat.app.ending().is_some() {
            return self.go_on_after_the_end(which);
        }
        let Some(mv) = anything::pick(self.seat.app.position(), taste, which) else {
            return;
        };
        match way % 6 {
            0 => {
                self.type_text(&format!(":{mv}"));
                self.press(KeyCode::Enter.into());
            }
            1 => {
                self.act(Action::PutBack);
                self.act(Action::Press(mv.from));
                self.act(Action::Release(Some(mv.to)));
            }
            2 => self.click_move(mv),
            3 => self.carry(mv),
            // The ship stays lifted while other things happen.
            4 => self.act(Action::Press(mv.from)),
            _ => {
                self.act(Action::PutBack);
                self.act(Action::Press(mv.from));
                self.act(Action::Release(Some(mv.from)));
                self.act(Action::Press(mv.to));
                self.act(Action::Release(Some(mv.to)));
            }
        }
        if matches!(self.seat.app.open(), Some(Open::Question(question)) if question.is_yes_or_no) {
            self.act(Action::Yes);
        }
    }

    fn go_on_after_the_end(&mut self, which: u8) {
        match which % 8 {
            0..=3 => self.act(Action::Undo),
            4 => self.act(Action::Look(alea::tui::app::Look::Back)),
            5 => self.act(Action::PlayAgain),
            6 => self.act(Action::NextVariation),
            _ => {
                let record = starts::record(which / 8);
                self.take_another_game(record);
            }
        }
    }

    /// Goes with the cursor to a ship, lifts it, and sets it down elsewhere.
    fn carry(&mut self, mv: Move) {
        self.press(KeyCode::Esc.into());
        for square in [mv.from, mv.to] {
            self.type_text(&format!(":{square}"));
            self.press(KeyCode::Enter.into());
            self.press(KeyCode::Enter.into());
        }
    }

    /// Clicks a ship and where it goes, if both are seen.
    fn click_move(&mut self, mv: Move) {
        for square in [mv.from, mv.to] {
            if let Some(point) = self.point_of(square) {
                self.mouse(MouseEventKind::Down(MouseButton::Left), point);
                self.mouse(MouseEventKind::Up(MouseButton::Left), point);
            }
        }
    }

    fn point_of(&self, square: Square) -> Option<(u16, u16)> {
        let app = &self.seat.app;
        let layout = Layout::new(self.seat.window(), app.in_sight(), app.is_turned())?;
        layout.board.point(square)
    }

    /// Presses a key that has a meaning where they are.
    fn press_known_key(&mut self, [a, b, _]: [u8; 3]) {
        let scopes = [self.seat.app.scope(), Scope::Everywhere];
        // Keys that work everywhere come seldom.
        let scope = scopes[usize::from(b >= 240)];
        let presses: Vec<_> = TABLE
            .iter()
            .filter(|binding| binding.scope == scope)
            .flat_map(|binding| binding.presses)
            .collect();
        let ((modifiers, code), _) = *presses[usize::from(a) % presses.len()];
        self.press(KeyEvent::new(code, modifiers));
    }

    fn press_any_key(&mut self, [a, b, c]: [u8; 3]) {
        let code = match a % 4 {
            0 => KeyCode::Char(char::from(b)),
            1 => KeyCode::F(b),
            _ => {
                let letter = u32::from(a) << 16 | u32::from(b) << 8 | u32::from(c);
                KeyCode::Char(char::from_u32(letter / 2).unwrap_or('\u{301}'))
            }
        };
        let modifiers = KeyModifiers::from_bits_truncate(c % 8);
        let kinds = [
            KeyEventKind::Press,
            KeyEventKind::Repeat,
            KeyEventKind::Release,
        ];
        let kind = kinds[usize::from(b) % 3];
        self.press(KeyEvent::new_with_kind(code, modifiers, kind));
    }

    /// Types a line, of which there is a meaning more often than not, and most times has it done.
    fn type_line(&mut self, [a, b, c]: [u8; 3]) {
        if self.seat.app.scope() == Scope::Table {
            self.type_text(":");
        }
        self.type_text(&anything::line(a, b));
        let then: &[Action] = match c % 16 {
            0 => &[],
            1 => &[Action::Edit(Edit::Complete), Action::Edit(Edit::Complete)],
            2 => &[Action::Edit(Edit::Older), Action::Edit(Edit::EraseWord)],
            3 => &[Action::Edit(Edit::Left), Action::Edit(Edit::Delete)],
            _ => return self.press(KeyCode::Enter.into()),
        };
        for &action in then {
            self.act(action);
        }
    }

    fn point(&mut self, [a, b, c]: [u8; 3]) {
        let window = self.seat.window();
        // Also a little outside, and rarely far outside.
        let place = |byte: u8, most: u16| {
            let place = u32::from(byte) * (u32::from(most) + 3) / 255;
            u16::try_from(place).unwrap_or(u16::MAX)
        };
        let point = match a {
            255 => (u16::MAX, u16::MAX),
            _ => (place(b, window.width), place(c, window.height)),
        };
        let kind = match a % 16 {
            0..=5 => MouseEventKind::Down(MouseButton::Left),
            6..=8 => MouseEventKind::Up(MouseButton::Left),
            9 => MouseEventKind::Down(MouseButton::Right),
            10 => MouseEventKind::Down(MouseButton::Middle),
            11 => MouseEventKind::Up(MouseButton::Right),
            12 => MouseEventKind::Drag(MouseButton::Left),
            13 => MouseEventKind::Moved,
            14 => MouseEventKind::ScrollUp,
            _ => MouseEventKind::ScrollDown,
        };
        self.mouse(kind, point);
    }

    fn resize(&mut self, [a, b, c]: [u8; 3]) {
        let usual = [
            (80, 24),
            (80, 24),
            (60, 24),
            (40, 12),
            (24, 22),
            (20, 8),
            (116, 42),
            (19, 7),
        ];
        let (b, c) = (u16::from(b), u16::from(c));
        let (columns, rows) = match a {
            0 | 1 => (b * 2, (c * 2).min(160)),
            2..=99 => (b % 91, c % 31),
            100..=139 => (b % 24, c % 10),
            _ => usual[usize::from(b) % usual.len()],
        };
        let columns = columns.min(500);
        self.tell(format!("resize {columns}x{rows}"));
        self.seat.resize(columns, rows);
    }

    fn pass_time(&mut self, [a, b, _]: [u8; 3]) {
        let time = Duration::from_millis(u64::from(b) * 10_u64.pow(u32::from(a) % 6));
        self.tell(format!("pass {time:?}"));
        self.seat.app.pass_time(time);
    }
}
