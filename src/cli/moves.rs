//! `alea moves`: every legal move of a position.

use std::io::{self, Write};

use crate::notation::write_ply;
use crate::rules::{Ply, Position};

/// Writes every legal move in a line of its own, in order, or `pass`.
pub(super) fn moves(position: &Position, out: &mut impl Write) -> io::Result<()> {
    // By where they begin and then by where they end.
    let mut plies: Vec<_> = position.moves().map(Ply::Move).collect();
    plies.sort_unstable();
    if plies.is_empty() {
        plies.push(Ply::Pass);
    }
    for ply in plies {
        let text = write_ply(position, ply).map_err(io::Error::other)?;
        writeln!(out, "{text}")?;
    }
    Ok(())
}
