//! `alea show`: printing a position.

use std::io::{self, Write};
use std::path::Path;

use anyhow::Context;

use super::arguments::Form;
use crate::game::Game;
use crate::tui::theme::Glyphs;

/// Writes the position after a ply of a record, by default after the last; without a record, the starting position.
pub(super) fn show(
    file: Option<&Path>,
    ply: Option<usize>,
    form: Form,
    glyphs: &Glyphs,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let game = match file {
        Some(file) => super::read(file)?.game,
        None => Game::default(),
    };
    let last = game.last();
    let ply = ply.unwrap_or(last);
    let position = game
        .position_at(ply)
        .with_context(|| format!("there is no ply {ply}: the last one is {last}"))?;
    match form {
        Form::Otn => writeln!(out, "{position}")?,
        Form::Text => {
            let board = position.board().to_string();
            board
                .lines()
                .try_for_each(|line| writeln!(out, "{}", glyphs.diagram(line)))?;
            write_state(&game, ply, out)?;
        }
    }
    Ok(())
}

/// Writes whose turn it is after a ply, or how the game has ended there.
fn write_state(game: &Game, ply: usize, out: &mut impl Write) -> io::Result<()> {
    let ending = if ply == game.last() {
        game.ending()
    } else {
        None
    };
    match (ending, game.position_at(ply)) {
        (Some(ending), _) => writeln!(out, "{ending}"),
        (None, position) => writeln!(
            out,
            "{} to move",
            position.unwrap_or(game.position()).to_move()
        ),
    }
}
