//! `alea moves`: every legal move of a position.

use std::io::{self, Write};

use crate::notation::write_move;
use crate::rules::{Move, Position};

/// Writes every legal move in a line of its own, in order, or `pass`.
pub(super) fn moves(position: &Position, out: &mut impl Write) -> io::Result<()> {
    if position.must_pass() {
        writeln!(out, "pass")?;
    }
    for mv in in_order(position) {
        let text = write_move(position, mv).map_err(io::Error::other)?;
        writeln!(out, "{text}")?;
    }
    Ok(())
}

/// The legal moves, by where they begin and then by where they end.
pub(super) fn in_order(position: &Position) -> Vec<Move> {
    let mut moves: Vec<_> = position.moves().collect();
    moves.sort_unstable();
    moves
}
