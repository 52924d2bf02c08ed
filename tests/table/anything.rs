//! Anything that can be asked for: moves, lines and actions, made from bytes.

use alea::game::Declaration;
use alea::rules::{Direction, Move, Position, Side, Square};
use alea::settings::Setting;
use alea::tui::app::{Action, COMMANDS, Choose, Edit, Look, Scroll};

use crate::seat::Seat;

/// Words that follow a command, some of them the right ones.
const ARGUMENTS: &[&str] = &[
    "",
    "",
    "7",
    "1a",
    "2b",
    "0",
    "99999999999999999999",
    "0.1",
    "1",
    "dark",
    "mono",
    "clock 1m",
    "clock 30s+1s",
    "clock 10s,2x5s",
    "clock none",
    "clock 0",
    "black Anna",
    "white Bj\u{f6}rn \u{c548}\u{b098}",
    "white \"\"",
    "loss-on-time off",
    "loss-on-time on",
    "mouse off",
    "mouse on",
    "danger on",
    "bell all",
    "glyphs ascii",
    "glyphs unicode",
    "colours 16",
    "colours none",
    "theme light",
    "theme nothing",
    "black",
    "white",
    "a/b",
    "position.otn",
    "]|[x|y]",
    "1204 30/3 said",
    ".5 said",
    "a\u{1b}[2J\u{202e}b",
    "e\u{301}e\u{301} \u{feff}",
    "A line that is longer than most windows are wide, and of which nothing at all is to be learned by anybody",
];

/// Lines that begin with no command.
const LINES: &[&str] = &[
    "j10",
    "s19",
    "a20",
    "pass",
    "---",
    "q6-q2",
    "Kj10-j11",
    "C1\u{2013}C4",
    "a1a1",
    "x",
    "nothing of the kind",
    "\u{ff4a}\u{ff11}\u{ff10}",
    "   ",
];

/// A line to be typed.
pub(crate) fn line(which: u8, argument: u8) -> String {
    let place = usize::from(which) % (COMMANDS.len() + LINES.len());
    match COMMANDS.get(place) {
        None => LINES[place - COMMANDS.len()].to_owned(),
        Some(command) => {
            let argument = text(argument);
            format!("{} {argument}", command.name).trim_end().to_owned()
        }
    }
}

/// Some words.
pub(crate) fn text(which: u8) -> &'static str {
    ARGUMENTS[usize::from(which) % ARGUMENTS.len()]
}

/// A legal move; often one that ends the game or takes something, or one of the King.
pub(crate) fn pick(position: &Position, taste: u8, which: u8) -> Option<Move> {
    let moves: Vec<Move> = position.moves().collect();
    let is_wanted = |mv: &&Move| {
        let played = position.play(**mv).expect("it is one of the legal moves");
        let is_kings = mv.from == position.board().king();
        match taste % 8 {
            0 => played.ending.is_some(),
            1 | 2 => !played.captures.is_empty(),
            3 => is_kings,
            4 => is_kings && mv.to.is_edge(),
            _ => false,
        }
    };
    let wanted: Vec<&Move> = moves.iter().filter(is_wanted).collect();
    if let Some(last) = wanted.len().checked_sub(1) {
        return Some(*wanted[usize::from(which) % (last + 1)]);
    }
    let number = usize::from(which) * 256 + usize::from(taste);
    moves.get(number % moves.len().max(1)).copied()
}

fn square(number: u16) -> Square {
    let place = usize::from(number) % Square::COUNT;
    Square::all().nth(place).expect("there are so many")
}

/// Any action at all, also one that nothing on the screen leads to.
pub(crate) fn any_action(seat: &Seat, [a, b, c]: [u8; 3]) -> Action {
    let which = usize::from(b);
    let at = square(u16::from(b) << 8 | u16::from(c));
    let direction = Direction::ALL[which % 4];
    let setting = Setting::ALL[which % Setting::ALL.len()];
    let place = match c {
        // A place of a list that no list has.
        255 => usize::MAX,
        _ => usize::from(c) % 40,
    };
    let side = Side::BOTH[which % 2];
    match a % 50 {
        0 => Action::Step(direction),
        1 => Action::Jump(direction),
        2 => Action::Edge(direction),
        3 => Action::Next,
        4 => Action::Previous,
        5 => Action::Press(at),
        6 => Action::Release(Some(at).filter(|_| b < 200)),
        7 => Action::Lift,
        8 => Action::PutBack,
        9 => way_through_game([b, c, a]),
        10 => Action::Autoplay,
        11 => Action::Clock,
        12 => Action::Promote,
        13 => Action::Delete,
        14 => Action::DeleteNow,
        15 => Action::Comment,
        16 => Action::Prompt,
        17 => Action::Menu,
        18 => Action::Help,
        19 => Action::Theme,
        20 => Action::Danger,
        21 => Action::Turn,
        22 => Action::Mouse,
        23 => Action::Settings,
        24 => Action::Setting(setting),
        25 => Action::SetTo(setting, place),
        26 => Action::NewGame,
        27 => Action::PlayAgain,
        28 => Action::ListGames,
        29 => Action::Open(place),
        30 => Action::OpenNow(place),
        31 => Action::SaveAs,
        32 => Action::Export,
        33 => Action::Overwrite,
        34 => Action::Resign(Some(side).filter(|_| b < 128)),
        35 => Action::OfferDraw,
        36 => Action::Declare(match b % 3 {
            0 => Declaration::Resign(side),
            1 => Declaration::Draw,
            _ => Declaration::OutOfTime(side),
        }),
        37 => Action::PlayFromHere(match pick(seat.app.position(), b, c) {
            Some(mv) if b < 200 => mv,
            _ => Move {
                from: at,
                to: square(u16::from(c)),
            },
        }),
        38 => Action::Quit,
        39 => Action::Leave,
        40 => Action::Interrupt,
        41 => Action::Suspend,
        42 => Action::Redraw,
        43 => Action::Close,
        44 => Action::Choose(
            [
                Choose::Next,
                Choose::Previous,
                Choose::Left,
                Choose::Right,
                Choose::First,
                Choose::Last,
            ][which % 6],
        ),
        45 => Action::DoChoice(place),
        46 => Action::Yes,
        47 => Action::Accept,
        48 => Action::Edit(any_edit(b, c)),
        _ => Action::Scroll(any_scroll(b)),
    }
}

/// Any way through what has been played.
pub(crate) fn way_through_game([a, b, c]: [u8; 3]) -> Action {
    match a % 8 {
        0 | 1 => Action::Undo,
        2 | 3 => Action::Redo,
        4 => Action::NextVariation,
        5 => Action::PreviousVariation,
        _ => Action::Look(any_look(b, usize::from(c))),
    }
}

fn any_look(which: u8, ply: usize) -> Look {
    match which % 12 {
        0..=2 => Look::Back,
        3 | 4 => Look::On,
        5 => Look::TenBack,
        6 => Look::TenOn,
        7 => Look::First,
        8 => Look::Last,
        9 => Look::Capture,
        10 => Look::Comment,
        _ => Look::At(ply),
    }
}

fn any_edit(which: u8, letter: u8) -> Edit {
    match which % 16 {
        0 => Edit::Erase,
        1 => Edit::Delete,
        2 => Edit::EraseWord,
        3 => Edit::EraseLine,
        4 => Edit::Left,
        5 => Edit::Right,
        6 => Edit::Start,
        7 => Edit::End,
        8 => Edit::Older,
        9 => Edit::Newer,
        10 => Edit::Complete,
        _ => Edit::Type(char::from(letter)),
    }
}

const fn any_scroll(which: u8) -> Scroll {
    match which % 6 {
        0 => Scroll::Up,
        1 => Scroll::Down,
        2 => Scroll::PageUp,
        3 => Scroll::PageDown,
        4 => Scroll::Top,
        _ => Scroll::Bottom,
    }
}
