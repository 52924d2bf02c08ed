//! Colours, attributes and signs.

use alea::rules::Ship;
use alea::settings::{Colours, GlyphSet, Setting, Settings, ThemeName};
use alea::tui::layout::Layout;
use alea::tui::theme::{ASCII, Depth, Environment, Looks, UNICODE};
use ratatui::style::{Color, Modifier};

use crate::every_size::everything_open;
use crate::palette::contrast;
use crate::seat::{CAPTURE, OPENING, Seat};

/// The cell of an intersection at 80 x 24, where the point of a1 is at column 5, row 21.
fn cell(seat: &Seat, name: &str) -> ratatui::buffer::Cell {
    let (column, row) = (name.as_bytes()[0] - b'a', name[1..].parse::<u16>().unwrap());
    seat.draw().0[(4 + 2 * u16::from(column), 21 - row)].clone()
}

#[test]
fn black_and_white_differ_by_sign_and_by_lightness() {
    let seat = Seat::new();
    let (black, white, king) = (cell(&seat, "h4"), cell(&seat, "i5"), cell(&seat, "j10"));
    assert_eq!(
        [black.symbol(), white.symbol(), king.symbol()],
        ["●", "○", "K"]
    );
    let ground = cell(&seat, "b5").bg;
    assert!(contrast(black.fg, white.fg) >= 4.5);
    for fg in [black.fg, white.fg] {
        assert!(contrast(fg, ground) >= 3.0, "{fg:?} on {ground:?}");
    }
    assert!(contrast(king.fg, king.bg) >= 3.0);
}

#[test]
fn marks_stand_out_from_the_board() {
    let seat = Seat::new().keys(OPENING).keys(":j4<Enter> <Down>");
    let ground = cell(&seat, "b5").bg;
    let target = cell(&seat, "j5");
    let way = cell(&seat, "k5");
    assert_eq!([target.symbol(), way.symbol()], ["•", "╋"]);
    for mark in [&target, &way] {
        assert!(
            contrast(mark.fg, ground) >= 3.0,
            "{} {:?}",
            mark.symbol(),
            mark.fg
        );
    }
    let capture = cell(&seat, "j3");
    let threatened = cell(&seat, "k3");
    assert_eq!([capture.symbol(), threatened.symbol()], ["✕", "⊗"]);
    for mark in [&capture, &threatened] {
        assert!(contrast(mark.fg, mark.bg) >= 4.5 && contrast(mark.bg, ground) >= 3.0);
    }
    let lifted = cell(&seat, "j4");
    assert!(contrast(lifted.fg, lifted.bg) >= 4.5 && contrast(lifted.bg, ground) >= 3.0);
    let taken = cell(&seat.keys("<Enter>"), "k3");
    assert_eq!(taken.symbol(), "◌");
    assert!(contrast(taken.fg, ground) >= 3.0);
}

#[test]
fn without_colours_everything_is_told_apart_by_sign_and_attribute() {
    let seat = Seat::new()
        .in_colours(Depth::None)
        .keys(OPENING)
        .keys(":j4<Enter> <Down>");
    let (buffer, _) = seat.draw();
    for cell in &buffer.content {
        assert_eq!(
            (cell.fg, cell.bg),
            (Color::Reset, Color::Reset),
            "{}",
            cell.symbol()
        );
    }
    let names = ["j5", "j3", "k3", "k5", "b5", "h4", "i4", "j10", "a1", "j4"];
    let mut seen: Vec<_> = names
        .map(|name| cell(&seat, name))
        .map(|cell| (cell.symbol().to_owned(), cell.modifier))
        .into();
    assert!(seen[9].1.contains(Modifier::REVERSED), "the lifted ship");
    seen.sort_unstable_by_key(|(sign, modifier)| (sign.clone(), modifier.bits()));
    seen.dedup();
    assert_eq!(seen.len(), names.len(), "{seen:?}");
}

#[test]
fn the_text_has_the_terminals_own_colours() {
    for depth in [Depth::Truecolor, Depth::Indexed, Depth::Ansi] {
        let (buffer, _) = Seat::new()
            .in_colours(depth)
            .keys(OPENING)
            .keys(CAPTURE)
            .draw();
        for (place, cell) in buffer.content.iter().enumerate() {
            let (column, row) = (place % 80, place / 80);
            let is_board = (3..42).contains(&column) && (2..21).contains(&row);
            let is_sign = (47..50).contains(&column);
            if !is_board && !is_sign {
                assert_eq!(
                    (cell.fg, cell.bg),
                    (Color::Reset, Color::Reset),
                    "column {column}, row {row}"
                );
            }
        }
    }
}

#[test]
fn each_depth_has_only_its_own_colours() {
    let fits = |depth, color| match color {
        Color::Reset => true,
        Color::Rgb(..) => depth == Depth::Truecolor,
        // The first sixteen of the palette are the terminal's own.
        Color::Indexed(index) => depth == Depth::Indexed && index >= 16,
        // Of the sixteen, the bright ones are not everywhere.
        Color::Black
        | Color::Red
        | Color::Green
        | Color::Yellow
        | Color::Blue
        | Color::Magenta
        | Color::Cyan
        | Color::Gray => depth == Depth::Ansi,
        _ => false,
    };
    for depth in [Depth::Truecolor, Depth::Indexed, Depth::Ansi, Depth::None] {
        for theme in Setting::Theme.choices() {
            let (buffer, _) = Seat::new()
                .in_colours(depth)
                .keys(OPENING)
                .keys(&format!(":theme {theme}<Enter>:j4<Enter> <Down>"))
                .draw();
            for cell in &buffer.content {
                assert!(
                    fits(depth, cell.fg) && fits(depth, cell.bg),
                    "{theme} {depth:?} {cell:?}"
                );
            }
        }
    }
}

#[test]
fn ascii_is_ascii_everywhere() {
    let pages = (0..12).map(|pages| ("help", Seat::new().keys("?").keys(&"<PgDn>".repeat(pages))));
    for (open, seat) in everything_open("Anna", "Carl").into_iter().chain(pages) {
        let mut seat = seat.ascii();
        for (columns, rows) in [(80, 24), (24, 22), (40, 12), (40, 700), (152, 62)] {
            seat.resize(columns, rows);
            let screen = seat.screen();
            assert!(screen.is_ascii(), "{open}: {screen}");
        }
    }
}

#[test]
fn no_sign_anywhere_is_wide_or_one_that_terminals_may_show_as_a_coloured_picture() {
    let help = ("?", Seat::new().keys("?"), (80, 400));
    let sizes = [(80, 24), (24, 22), (40, 12), (120, 45), (200, 62)];
    let seats = sizes.into_iter().flat_map(|size| {
        let all = everything_open("Anna", "Carl").into_iter();
        all.map(move |(open, seat)| (open, seat, size))
    });
    for (open, mut seat, (columns, rows)) in seats.chain([help]) {
        seat.resize(columns, rows);
        for sign in seat
            .draw()
            .0
            .content
            .iter()
            .map(ratatui::buffer::Cell::symbol)
        {
            assert_eq!(sign.chars().count(), 1, "{sign} in {open}");
            assert_eq!(width(sign), 1, "{sign} in {open}");
            // What asks for the picture would make it wide.
            let picture = format!("{sign}\u{fe0f}");
            assert!(sign.is_ascii() || width(&picture) == 1, "{sign} in {open}");
        }
    }
    assert_eq!([width("♟\u{fe0f}"), width("⚫"), width("♟")], [2, 2, 1]);
}

fn width(text: &str) -> usize {
    ratatui::text::Span::raw(text).width()
}

#[test]
fn a_colour_is_set_with_its_ground_and_only_the_board_and_signs_from_it_have_one() {
    for depth in [Depth::Truecolor, Depth::Indexed, Depth::Ansi] {
        for theme in Setting::Theme.choices() {
            for (open, seat) in everything_open("Anna", "Carl") {
                let seat = seat.in_colours(depth);
                let mut seat = if seat.app.open().is_some() {
                    seat
                } else {
                    seat.keys(&format!(":theme {theme}<Enter>"))
                };
                for (columns, rows) in [(80, 24), (40, 12), (120, 45)] {
                    seat.resize(columns, rows);
                    assert_grounds(&seat, &format!("{open}, {theme}, {depth:?}"));
                }
            }
        }
    }
}

/// Checks that no colour is left to what the terminal has beneath it, and that nothing else has a ground.
fn assert_grounds(seat: &Seat, what: &str) {
    let (buffer, _) = seat.draw();
    let layout = Layout::new(seat.window(), seat.app.in_sight(), seat.app.is_turned());
    let board = layout.unwrap().board.area;
    let mut beside_the_board = 0;
    for position in buffer.area.positions() {
        let cell = &buffer[position];
        let is_set = [cell.fg, cell.bg].map(|colour| colour != Color::Reset);
        assert_eq!(is_set[0], is_set[1], "{cell:?} in {what}");
        // Ships and signs that are named are shown as they are on the board, with a little of it around them.
        let is_beside = is_set[1] && !board.contains(position) && seat.app.open().is_none();
        beside_the_board = if is_beside { beside_the_board + 1 } else { 0 };
        assert!(
            beside_the_board <= 3,
            "{position} in {what}\n{}",
            seat.screen()
        );
    }
}

#[test]
fn every_sign_takes_one_column() {
    for glyphs in [&UNICODE, &ASCII] {
        let pictures = [Ship::Black, Ship::White, Ship::King].map(|ship| glyphs.picture(ship));
        let signs = [
            glyphs.castle,
            glyphs.citadel,
            glyphs.empty,
            glyphs.target.small,
            glyphs.capture.small,
            glyphs.win.small,
            glyphs.threatened,
        ]
        .into_iter()
        .chain([glyphs.danger, glyphs.fatal, glyphs.stop])
        .chain([glyphs.taken.small, glyphs.turn, glyphs.dot])
        .chain(glyphs.cursor)
        .chain(glyphs.more)
        .chain(glyphs.frame.into_iter().flatten())
        .chain(pictures.iter().map(|picture| picture.small));
        for sign in signs {
            assert_eq!(ratatui::text::Span::raw(sign).width(), 1, "{sign}");
            assert_eq!(sign.chars().count(), 1, "{sign}");
        }
        for mark in [&glyphs.target, &glyphs.capture, &glyphs.win, &glyphs.taken] {
            for sign in [mark.medium, mark.large] {
                let columns = ratatui::text::Span::raw(sign).width();
                assert!([1, 3].contains(&columns) && sign.chars().count() == columns);
            }
        }
        for picture in pictures {
            assert_eq!(picture.medium.chars().count(), 3);
            assert!(picture.large.iter().all(|row| row.chars().count() == 5));
        }
    }
}

#[test]
fn the_environment_chooses_signs_and_colours() {
    let environment = |term: &str, colorterm: &str, no_color: bool, locale: &str| Environment {
        term: term.to_owned(),
        colorterm: colorterm.to_owned(),
        no_color,
        locale: locale.to_owned(),
    };
    let choose = |environment| {
        let looks = Looks::of(&Settings::default(), &environment);
        (looks.depth, looks.glyphs.black.small)
    };
    let cases = [
        (
            environment("xterm-256color", "truecolor", false, "en_US.UTF-8"),
            (Depth::Truecolor, "●"),
        ),
        (
            environment("xterm-256color", "24bit", false, "en_US.utf8"),
            (Depth::Truecolor, "●"),
        ),
        (
            environment("xterm-256color", "", false, "C.UTF-8"),
            (Depth::Indexed, "●"),
        ),
        (environment("xterm", "", false, "C"), (Depth::Ansi, "@")),
        (
            environment("screen", "", false, "POSIX"),
            (Depth::Ansi, "@"),
        ),
        (
            environment("linux", "", false, "en_US.UTF-8"),
            (Depth::Ansi, "@"),
        ),
        (
            environment("xterm-256color", "truecolor", true, ""),
            (Depth::None, "@"),
        ),
        (environment("vt100", "", false, "C"), (Depth::None, "@")),
        (environment("", "", false, "C"), (Depth::None, "@")),
    ];
    for (environment, expected) in cases {
        assert_eq!(choose(environment.clone()), expected, "{environment:?}");
    }
    for (term, own) in [
        ("xterm", Depth::Ansi),
        ("xterm-256color", Depth::Indexed),
        ("screen", Depth::Ansi),
        ("screen-256color", Depth::Indexed),
        ("tmux-256color", Depth::Indexed),
        ("linux", Depth::Ansi),
    ] {
        for colorterm in ["", "truecolor", "24bit", "yes"] {
            let (depth, _) = choose(environment(term, colorterm, false, "C"));
            let has_all = ["truecolor", "24bit"].contains(&colorterm);
            let expected = if has_all { Depth::Truecolor } else { own };
            assert_eq!(depth, expected, "{term} {colorterm}");
        }
    }
    let bare = environment("linux", "", true, "C");
    let settings = Settings {
        glyphs: GlyphSet::Unicode,
        colours: Colours::Indexed,
        ..Settings::default()
    };
    let asked = Looks::of(&settings, &bare);
    assert_eq!(
        (asked.depth, asked.glyphs.black.small),
        (Depth::Indexed, "●")
    );
}

#[test]
fn t_goes_through_the_themes() {
    let mut seat = Seat::new();
    let mut grounds = vec![cell(&seat, "b5").bg];
    for name in ["dark", "light", "contrast", "mono"] {
        seat.press("t");
        let told = format!("The theme is {name}; typing set theme {name} keeps it for later.");
        assert_eq!(seat.message(), told);
        grounds.push(cell(&seat, "b5").bg);
    }
    assert_eq!(grounds.pop(), Some(Color::Reset));
    grounds.dedup();
    assert_eq!(grounds.len(), 4, "{grounds:?}");
    seat.press("t");
    assert_eq!(seat.app.theme(), ThemeName::Board);
    seat.press(":theme contrast<Enter>");
    assert_eq!(seat.app.theme(), ThemeName::Contrast);
}
