//! `alea games`: the saved games.

use std::array;
use std::io::Write;

use anyhow::Context;
use unicode_width::UnicodeWidthStr;

use crate::store::{self, Folders, GameFile, ReadError, Summary, shown};
use crate::tui::theme::Glyphs;

/// What is told of a game: its number, when it was saved last, who plays, how many moves have been made, how it stands,
/// and its file; of a broken one also what is wrong with it.
type Row = [String; 6];

/// Writes a line for each saved game, the one that was saved last in front, and below it, if asked, its board.
pub(super) fn games(
    folders: &Folders,
    boards: Option<&Glyphs>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let folder = folders.games().context("no games are saved")?;
    let games = store::list(folder)?;
    if games.is_empty() {
        let folder = shown(folder);
        writeln!(out, "There are no saved games in {folder} yet.")?;
    }
    // Each game is read once: it may be long.
    let summaries: Vec<_> = games.iter().map(GameFile::summary).collect();
    let rows: Vec<_> = (1..)
        .zip(games.iter().zip(&summaries))
        .map(|(number, (game, summary))| row(number, game, summary))
        .collect();
    for (line, summary) in lines(&rows).zip(&summaries) {
        writeln!(out, "{line}")?;
        if let (Some(glyphs), Ok(summary)) = (boards, summary) {
            let board = summary.board.to_string();
            board
                .lines()
                .try_for_each(|line| writeln!(out, "   {}", glyphs.diagram(line)))?;
        }
    }
    Ok(())
}

/// The rows with their cells below each other.
fn lines(rows: &[Row]) -> impl Iterator<Item = String> {
    let widths: [usize; 6] = array::from_fn(|column| {
        let widths = rows.iter().map(|row| row[column].width());
        widths.max().unwrap_or(0)
    });
    rows.iter().map(move |row| {
        let cells = row.iter().zip(widths).enumerate();
        let cells = cells.map(|(column, (cell, width))| {
            let blanks = " ".repeat(width - cell.width());
            // Numbers stand to the right of their column, and nothing follows the last cell.
            match column {
                0 | 3 => format!("{blanks}{cell}"),
                5 => cell.clone(),
                _ => format!("{cell}{blanks}"),
            }
        });
        cells.collect::<Vec<_>>().join("  ")
    })
}

fn row(number: usize, game: &GameFile, summary: &Result<Summary, ReadError>) -> Row {
    let saved = game.moment().map(|moment| moment.to_string());
    let saved = saved.unwrap_or_default();
    let path = shown(&game.path);
    let (players, moves, state, file) = match summary {
        Ok(summary) => (
            summary.players(),
            summary.moves_in_words(),
            summary.to_string(),
            path,
        ),
        // The reason begins with the file.
        Err(error) => (
            String::new(),
            String::new(),
            String::from("broken"),
            error.to_string(),
        ),
    };
    [number.to_string(), saved, players, moves, state, file]
}
