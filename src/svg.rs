//! A position as a picture (SVG), as a book has it: for a page, a letter or a print.
//!
//! The picture needs nothing from where it is shown: it has a ground of its own, so that it reads on light and dark
//! pages, and its letters are strokes. It has no size, so that it fills the place that it is given. It says in words
//! what it shows.
//!
//! ```
//! use alea::game::Game;
//! use alea::rules::Move;
//! use alea::svg::svg;
//!
//! let mut game = Game::default();
//! game.play(Move { from: "c1".parse()?, to: "c4".parse()? })?;
//! let picture = svg(&game, 1);
//! assert!(picture.contains("<title>Alea Evangelii, after 1a: C1 to C4. White to move.</title>"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod lettering;
mod words;

use std::fmt;

use crate::game::{Game, Made};
use crate::rules::{Board, CASTLE, CORNERS, Ending, Move, SIZE, Ship, Side, Square};
use lettering::Lettering;

/// The picture of the board after a ply of the line, or after the last one if there are not so many.
///
/// The move that led there is marked, and what it took. After a forced pass that is the move before: it tells more.
///
/// What players have written, such as names, does not enter the picture.
pub fn svg(game: &Game, ply: usize) -> String {
    let ply = ply.min(game.last());
    Picture { game, ply }.to_string()
}

/// From one line of the board to the next.
const STEP: u16 = 40;
/// From the edge of the picture to the first line.
const MARGIN: u16 = 76;
/// From the edge of the picture to the middle of the letters.
const LABELS: u16 = 30;
/// The width and the height of the picture.
const WHOLE: u16 = 2 * MARGIN + (SIZE as u16 - 1) * STEP;

/// The ground is so dark that white ships stand out from it, and so light that black ones do.
const WOOD: &str = "#b5854f";
const DARK_WOOD: &str = "#8f6234";
const EBONY: &str = "#160e08";
const IVORY: &str = "#fffbee";
const BLOOD: &str = "#7a0000";

struct Picture<'a> {
    game: &'a Game,
    ply: usize,
}

impl fmt::Display for Picture<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self
            .game
            .position_at(self.ply)
            .unwrap_or(self.game.position());
        let board = position.board();
        writeln!(
            f,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WHOLE} {WHOLE}" role="img" fill="none">"#
        )?;
        writeln!(f, "<title>{}</title>", words::title(self.game, self.ply))?;
        writeln!(f, "<desc>{}</desc>", words::description(position))?;
        draw_ground(f)?;
        draw_lines(f)?;
        draw_coordinates(f)?;
        let last = self.game.last_move(self.ply);
        if let Some((mv, _)) = last {
            draw_way(mv, f)?;
        }
        for side in Side::BOTH {
            draw_ships(board, side, f)?;
        }
        let is_captured = last.is_some_and(|(_, made)| made.ending == Some(Ending::KingCaptured));
        draw_king(board.king(), is_captured, f)?;
        if let Some((mv, made)) = last {
            draw_marks(mv, made, board, f)?;
        }
        f.write_str("</svg>\n")
    }
}

/// The middle of a column.
fn x(square: Square) -> u16 {
    MARGIN + u16::from(square.column()) * STEP
}

/// The middle of a row; row 1 is below.
fn y(square: Square) -> u16 {
    MARGIN + u16::from(SIZE - 1 - square.row()) * STEP
}

/// The wood, and the places that are closed to basic ships.
fn draw_ground(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let size = WHOLE - 4;
    writeln!(
        f,
        r#"<rect class="board" x="2" y="2" width="{size}" height="{size}" rx="10" fill="{WOOD}" stroke="{EBONY}" stroke-width="4"/>"#
    )?;
    writeln!(
        f,
        r#"<g class="places" fill="{DARK_WOOD}" stroke="{EBONY}" stroke-width="2">"#
    )?;
    // A Citadel has a second row and column, on the side of its corner that is nearer to the middle of the board.
    let (near, far) = (MARGIN - STEP / 2, WHOLE - MARGIN - STEP * 3 / 2);
    let at_corner = |place: u16| if place == MARGIN { near } else { far };
    for corner in CORNERS {
        let (left, top) = (at_corner(x(corner)), at_corner(y(corner)));
        draw_place(left, top, 2 * STEP, f)?;
    }
    draw_place(x(CASTLE) - STEP / 2, y(CASTLE) - STEP / 2, STEP, f)?;
    f.write_str("</g>\n")
}

fn draw_place(left: u16, top: u16, size: u16, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(
        f,
        r#"<rect x="{left}" y="{top}" width="{size}" height="{size}" rx="4"/>"#
    )
}

/// The lines whose crossings the ships stand on, the outer ones stronger.
fn draw_lines(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (first, length) = (MARGIN, WHOLE - 2 * MARGIN);
    write!(
        f,
        r#"<g class="lines" stroke="{EBONY}"><path stroke-width="1.5" d=""#
    )?;
    for line in (first..=first + length).step_by(STEP.into()) {
        write!(f, "M{first} {line}h{length}M{line} {first}v{length}")?;
    }
    writeln!(
        f,
        r#""/><rect x="{first}" y="{first}" width="{length}" height="{length}" stroke-width="3"/></g>"#
    )
}

/// The names of the columns and rows, on all four sides.
fn draw_coordinates(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(
        f,
        r#"<g class="coordinates" stroke="{EBONY}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">"#
    )?;
    let sides = [LABELS, WHOLE - LABELS];
    // The diagonal from A1 to S19 goes through every column and row.
    for square in Square::all().filter(|square| square.column() == square.row()) {
        let name = format!("{square:#}");
        let (column, row) = name.split_at(1);
        for side in sides {
            draw_label(column, x(square), side, f)?;
            draw_label(row, side, y(square), f)?;
        }
    }
    f.write_str("</g>\n")
}

fn draw_label(text: &str, x: u16, y: u16, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(f, r#"<path d="{}"/>"#, Lettering { text, x, y })
}

/// The way of the last move, below the ships: from a ring, where the ship stood.
fn draw_way(mv: Move, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Move { from, to } = mv;
    writeln!(
        f,
        r#"<g class="way" stroke="{IVORY}" stroke-width="5"><path d="M{} {}L{} {}"/><circle cx="{0}" cy="{1}" r="9" fill="{WOOD}"/></g>"#,
        x(from),
        y(from),
        x(to),
        y(to),
    )
}

const fn colour(side: Side) -> &'static str {
    match side {
        Side::Black => EBONY,
        Side::White => IVORY,
    }
}

/// The basic ships of a side: discs.
fn draw_ships(board: &Board, side: Side, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let class = match side {
        Side::Black => "black",
        Side::White => "white",
    };
    let fill = colour(side);
    writeln!(
        f,
        r#"<g class="{class}" fill="{fill}" stroke="{EBONY}" stroke-width="2.5">"#
    )?;
    for square in board.ships(side).filter(|&square| square != board.king()) {
        let (x, y) = (x(square), y(square));
        writeln!(f, r#"<circle cx="{x}" cy="{y}" r="15.5"/>"#)?;
    }
    f.write_str("</g>\n")
}

/// The King, who is a crown; a captured one has fallen, on a ground of its own.
fn draw_king(king: Square, is_captured: bool, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (x, y) = (x(king), y(king));
    if is_captured {
        writeln!(
            f,
            r#"<circle class="captured" cx="{x}" cy="{y}" r="22.5" fill="{BLOOD}"/>"#
        )?;
    }
    let turned = if is_captured {
        format!(r#" transform="rotate(60 {x} {y})""#)
    } else {
        String::new()
    };
    writeln!(
        f,
        r#"<path class="king" fill="{IVORY}" stroke="{EBONY}" stroke-width="3" stroke-linejoin="round"{turned} d="M{x} {y}m-14 14-4-25 10 10 8-17 8 17 10-10-4 25zm1-7h26"/>"#
    )
}

/// The ship that moved last, and the places of the ships that it took.
fn draw_marks(mv: Move, made: &Made, board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let to = mv.to;
    // The crown has no room for a mark; the way leads to it.
    if let Some(ship @ (Ship::Black | Ship::White)) = board.ship_on(to) {
        let fill = colour(!ship.side());
        writeln!(
            f,
            r#"<circle class="moved" cx="{}" cy="{}" r="6" fill="{fill}"/>"#,
            x(to),
            y(to)
        )?;
    }
    for &square in made.captures.iter() {
        writeln!(
            f,
            r#"<path class="taken" stroke="{BLOOD}" stroke-width="5" stroke-linecap="round" d="M{} {}m-9-9 18 18m0-18-18 18"/>"#,
            x(square),
            y(square)
        )?;
    }
    Ok(())
}
