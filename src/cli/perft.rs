//! `alea perft`: counting the leaves of the tree of moves.

use std::io::{self, Write};
use std::time::Instant;

use super::moves::in_order;
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
    if let Ok(passed) = position.pass() {
        let leaves = rules::perft(&passed, depth - 1);
        writeln!(out, "pass {leaves}")?;
        return Ok(leaves);
    }
    let mut sum = 0;
    for mv in in_order(position) {
        let played = position.play(mv).map_err(io::Error::other)?;
        let is_over = played.ending.is_some() && depth > 1;
        let leaves = if is_over {
            0
        } else {
            rules::perft(&played.position, depth - 1)
        };
        writeln!(out, "{mv} {leaves}")?;
        sum += leaves;
    }
    Ok(sum)
}
