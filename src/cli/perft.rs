//! `alea perft`: counting the leaves of the tree of moves.

use std::io::{self, Write};
use std::time::Instant;

use crate::rules::{self, Position};

/// Writes the number of leaves, before it, if asked, that of every legal move, and on standard error how long the
/// counting took.
pub(super) fn perft(
    position: &Position,
    depth: u32,
    divide: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let begin = Instant::now();
    let leaves = if divide && depth > 0 {
        divided(position, depth, out)?
    } else {
        rules::perft(position, depth)
    };
    writeln!(out, "{leaves}")?;
    out.flush()?;
    let seconds = begin.elapsed().as_secs_f64();
    #[expect(
        clippy::cast_precision_loss,
        reason = "the rate is rounded to millions"
    )]
    let rate = leaves as f64 / seconds / 1e6;
    writeln!(
        io::stderr(),
        "{seconds:.3} s, {rate:.0} million leaves a second"
    )
}

/// Writes each legal move, or the forced pass, with the number of its leaves. Gives their sum.
fn divided(position: &Position, depth: u32, out: &mut impl Write) -> io::Result<u64> {
    let mut leaves: Vec<_> = rules::divide(position, depth).collect();
    leaves.sort_unstable();
    for (ply, leaves) in &leaves {
        writeln!(out, "{ply} {leaves}")?;
    }
    Ok(leaves.iter().map(|(_, leaves)| leaves).sum())
}
