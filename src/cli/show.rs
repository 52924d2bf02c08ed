//! `alea show`: printing a position.

use std::io::Write;
use std::path::Path;

use anyhow::ensure;

use super::arguments::{Display, Form};
use crate::game::Game;
use crate::rules::{SIZE, Square};
use crate::tui::theme::Glyphs;

/// Writes the position after a ply of a record, by default after the last; without a record, the starting position.
pub(super) fn show(
    file: Option<&Path>,
    ply: Option<usize>,
    form: Form,
    display: &Display,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let game = match file {
        Some(file) => super::read(file)?.game,
        None => Game::default(),
    };
    let last = game.last();
    let ply = ply.unwrap_or(last);
    ensure!(ply <= last, "there is no ply {ply}: the last one is {last}");
    let position = game.position_at(ply).unwrap_or(game.position());
    match form {
        Form::Otn => writeln!(out, "{position}")?,
        Form::Text => {
            draw(&game, ply, display.looks().glyphs, out)?;
        }
    }
    Ok(())
}

/// Draws the board in characters, and says below it whose turn it is or how the game ended.
fn draw(game: &Game, ply: usize, glyphs: &Glyphs, out: &mut impl Write) -> anyhow::Result<()> {
    let position = game.position_at(ply).unwrap_or(game.position());
    let letters = " A B C D E F G H I J K L M N O P Q R S";
    writeln!(out, "  {letters}")?;
    for row in (0..SIZE).rev() {
        write!(out, "{:2}", row + 1)?;
        for square in (0..SIZE).filter_map(|column| Square::new(column, row)) {
            let glyph = match position.board().ship_on(square) {
                Some(ship) => glyphs.ship(ship),
                None if square.is_castle() => glyphs.castle,
                None if square.is_citadel() => glyphs.citadel,
                None => glyphs.empty,
            };
            write!(out, " {glyph}")?;
        }
        writeln!(out, " {}", row + 1)?;
    }
    writeln!(out, "  {letters}")?;
    let ending = (ply == game.last()).then(|| game.ending()).flatten();
    match ending {
        Some(ending) => writeln!(out, "{ending}")?,
        None => writeln!(out, "{} to move", position.to_move())?,
    }
    Ok(())
}
