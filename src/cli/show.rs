//! `alea show`: printing a position of a record, or the whole record.

mod moves;

use std::io::{self, IsTerminal, Write};
use std::path::Path;

use anyhow::Context;

use super::arguments::Form;
use super::complaint::read;
use crate::printable::printable;
use crate::record::Record;
use crate::svg::svg;
use crate::tui::theme::Glyphs;
use crate::words::{Manner, standing};
use moves::MoveList;

/// Writes the position after a ply of a record, by default after the last, or all of the record; without a record,
/// it is the start of a game.
pub(super) fn show(
    file: Option<&Path>,
    ply: Option<usize>,
    form: Form,
    glyphs: impl Fn() -> &'static Glyphs,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let record = match file {
        Some(file) => read(file)?,
        None => Record::default(),
    };
    let game = &record.game;
    let last = game.last();
    let ply = ply.unwrap_or(last);
    let position = game
        .position_at(ply)
        .with_context(|| format!("there is no ply {ply}: the last one is {last}"))?;
    match form {
        Form::Text => {
            let glyphs = glyphs();
            let board = position.board().to_string();
            board
                .lines()
                .try_for_each(|line| writeln!(out, "{}", glyphs.diagram(line)))?;
            writeln!(out, "{}", standing(game, ply, Manner::Spoken))?;
        }
        Form::Otn => writeln!(out, "{position}")?,
        Form::Svg => out.write_all(svg(game, ply).as_bytes())?,
        Form::Moves => write!(out, "{}", MoveList(&record))?,
        Form::Otg => write_record(&record, out)?,
    }
    Ok(())
}

/// Writes a record as it is saved. Only on a terminal, which would obey them, signs that do not show are replaced: in a
/// file or for another program it is the same record.
fn write_record(record: &Record, out: &mut impl Write) -> io::Result<()> {
    let text = record.to_string();
    if !io::stdout().is_terminal() {
        return out.write_all(text.as_bytes());
    }
    text.lines()
        .try_for_each(|line| writeln!(out, "{}", printable(line)))
}
