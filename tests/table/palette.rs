//! The colours of all themes: contrast, and what people see who see fewer colours.

use alea::settings::ThemeName;
use alea::tui::theme::{Depth, Looks, Theme, UNICODE};
use ratatui::style::{Color, Style};

/// The themes that set colours.
const PAINTED: [ThemeName; 4] = [
    ThemeName::Board,
    ThemeName::Dark,
    ThemeName::Light,
    ThemeName::Contrast,
];

/// Does something for every theme in each depth that has colours of its own.
fn for_every_palette(check: impl Fn(&str, &Theme)) {
    for theme in PAINTED {
        for depth in [Depth::Truecolor, Depth::Indexed] {
            let styles = Looks {
                glyphs: &UNICODE,
                depth,
            }
            .styles(theme);
            check(&format!("{theme:?} in {depth:?}"), &styles);
        }
    }
}

fn fg(style: Style) -> Color {
    style.fg.unwrap()
}

fn bg(style: Style) -> Color {
    style.bg.unwrap()
}

/// What is seen of a mark first: its ground, or what it is drawn with where it has none.
fn main_colour(style: Style) -> Color {
    style.bg.or(style.fg).unwrap()
}

/// Fails if two colours do not differ by that much, as the guidelines for web pages measure contrast.
#[track_caller]
fn assert_contrast(least: f64, one: Color, other: Color, what: &str) {
    let seen = contrast(one, other);
    assert!(
        seen >= least,
        "{what}: {one:?} and {other:?} have {seen:.2} : 1"
    );
}

#[test]
fn ships_stand_out_from_the_board_and_from_each_other() {
    for_every_palette(|name, theme| {
        let black = fg(theme.black);
        let (ground, place) = (bg(theme.ground), bg(theme.place));
        assert_contrast(3.0, black, ground, &format!("{name}: Black on the board"));
        for white in [theme.hull, theme.white, theme.king].map(main_colour) {
            assert_contrast(3.0, white, ground, &format!("{name}: White on the board"));
            assert_contrast(3.0, white, place, &format!("{name}: the King on a place"));
            assert_contrast(4.5, white, black, &format!("{name}: White and Black"));
        }
        assert_eq!(
            bg(theme.middle),
            fg(theme.hull),
            "{name}: what is cut out of a hull"
        );
    });
}

#[test]
fn signs_are_read_on_what_they_are_written_on() {
    for_every_palette(|name, theme| {
        let written = [
            ("on a hull", theme.middle),
            ("lifted", theme.lifted),
            ("capture", theme.capture),
            ("win", theme.win),
            ("cursor", theme.cursor),
        ];
        for (what, style) in written {
            assert_contrast(4.5, fg(style), bg(style), &format!("{name}: {what}"));
        }
        assert_contrast(3.0, fg(theme.place), bg(theme.place), name);
    });
}

#[test]
fn marks_stand_out_from_the_board() {
    for_every_palette(|name, theme| {
        let (ground, place) = (bg(theme.ground), bg(theme.place));
        let marks = [
            ("lifted", theme.lifted),
            ("target", theme.target),
            ("capture", theme.capture),
            ("win", theme.win),
            ("way", theme.way),
            ("frame", theme.frame),
        ];
        for (what, style) in marks {
            let colour = main_colour(style);
            assert_contrast(3.0, colour, ground, &format!("{name}: {what}"));
        }
        // The King is lifted on the Castle, and goes to the Citadels, of which the corner is marked as a way out.
        for (what, style) in [
            ("lifted", theme.lifted),
            ("target", theme.target),
            ("win", theme.win),
            ("way", theme.way),
            ("frame", theme.frame),
        ] {
            let colour = main_colour(style);
            assert_contrast(3.0, colour, place, &format!("{name}: {what} on a place"));
        }
    });
}

#[test]
fn lines_and_places_stand_back_from_the_ships() {
    for_every_palette(|name, theme| {
        let ground = bg(theme.ground);
        let lines = contrast(fg(theme.ground), ground);
        let ships = contrast(fg(theme.black), ground).min(contrast(fg(theme.hull), ground));
        assert!(lines >= 1.2, "{name}: there are lines: {lines:.2}");
        assert!(
            ships >= 1.5 * lines,
            "{name}: ships {ships:.2}, lines {lines:.2}"
        );
    });
}

#[test]
fn what_is_told_by_colour_is_told_also_to_those_who_see_fewer() {
    for_every_palette(|name, theme| {
        let ground = theme.ground;
        let pairs = [
            ("Black and White", theme.black, theme.hull),
            ("lifted and capture", theme.lifted, theme.capture),
            ("lifted and the board", theme.lifted, ground),
            ("target and capture", theme.target, theme.capture),
            ("target and the board", theme.target, ground),
            ("capture and win", theme.capture, theme.win),
            ("capture and the board", theme.capture, ground),
            ("win and the board", theme.win, ground),
            ("way and the board", theme.way, ground),
            ("way and capture", theme.way, theme.capture),
        ];
        for (sight, matrix) in [
            ("all colours", EVERYTHING),
            ("deuteranopia", DEUTERANOPIA),
            ("protanopia", PROTANOPIA),
        ] {
            for (pair, one, other) in pairs {
                let seen = |style| lab(simulated(main_colour(style), matrix));
                let difference = distance(seen(one), seen(other));
                assert!(
                    difference >= 25.0,
                    "{name}, {sight}: {pair} differ by {difference:.1}"
                );
            }
        }
        for matrix in [DEUTERANOPIA, PROTANOPIA] {
            let seen = |style| luminance_of(simulated(main_colour(style), matrix));
            let [black, white, ground] = [theme.black, theme.hull, ground].map(seen);
            let contrasts = [
                (white, black, 4.0),
                (white, ground, 2.5),
                (black, ground, 2.5),
            ];
            for (one, other, least) in contrasts {
                let seen = ratio(one, other);
                assert!(seen >= least, "{name}: ships have {seen:.2} : 1");
            }
        }
    });
}

/// The contrast of two colours, from 1 to 21, as the Web Content Accessibility Guidelines define it.
pub(crate) fn contrast(one: Color, other: Color) -> f64 {
    ratio(luminance_of(linear(one)), luminance_of(linear(other)))
}

fn ratio(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance_of([red, green, blue]: [f64; 3]) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The light of a colour's components, from 0 to 1.
fn linear(color: Color) -> [f64; 3] {
    components(color).map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    })
}

/// Red, green and blue. In the palette of 256, a cube of six steps follows the terminal's own sixteen colours, and then
/// a row of greys.
fn components(color: Color) -> [u8; 3] {
    match color {
        Color::Rgb(red, green, blue) => [red, green, blue],
        Color::Indexed(index @ 16..232) => {
            let place = index - 16;
            [place / 36, place / 6 % 6, place % 6].map(|step| match step {
                0 => 0,
                step => 55 + 40 * step,
            })
        }
        Color::Indexed(index @ 232..) => [8 + 10 * (index - 232); 3],
        other => panic!("{other:?} is what its terminal likes"),
    }
}

type Matrix = [[f64; 3]; 3];

const EVERYTHING: Matrix = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];

// For whole deuteranopia and protanopia, from G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based
// Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009).

const DEUTERANOPIA: Matrix = [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_820, 0.042_940, 0.968_881],
];

const PROTANOPIA: Matrix = [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
];

/// The light that a colour seems to have.
fn simulated(color: Color, matrix: Matrix) -> [f64; 3] {
    let light = linear(color);
    matrix.map(|row| {
        let seen: f64 = row
            .iter()
            .zip(light)
            .map(|(part, light)| part * light)
            .sum();
        seen.clamp(0.0, 1.0)
    })
}

/// A light in the colour space CIELAB, in which what looks alike is near.
fn lab([red, green, blue]: [f64; 3]) -> [f64; 3] {
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
    let y = luminance_of([red, green, blue]);
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
    let [x, y, z] = [x, y, z].map(|part| {
        if part > 0.008_856 {
            part.cbrt()
        } else {
            7.787 * part + 16.0 / 116.0
        }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(one: [f64; 3], other: [f64; 3]) -> f64 {
    let squares = one
        .iter()
        .zip(other)
        .map(|(one, other)| (one - other).powi(2));
    squares.sum::<f64>().sqrt()
}
