//! Counting the leaves of the tree of moves.

use super::moves::Ply;
use super::position::Position;

/// The number of move sequences of a length.
///
/// A move that ends the game is a leaf at the last depth and has none below it; a forced pass counts as a move.
///
/// ```
/// use alea::rules::{Position, perft};
///
/// assert_eq!(perft(&Position::default(), 2), 107_492);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        // The last move need not be made.
        1 => (position.count_moves() as u64).max(1),
        _ => divide(position, depth).map(|(_, leaves)| leaves).sum(),
    }
}

/// The same for what can be played in a position: each legal move, or the forced pass, with the number of sequences that
/// begin with it, of a length from 1 on.
pub fn divide(position: &Position, depth: u32) -> impl Iterator<Item = (Ply, u64)> {
    let below = depth.saturating_sub(1);
    let passed = position.pass().ok();
    let pass = passed.map(|passed| (Ply::Pass, perft(&passed, below)));
    let moves = position.moves().map(move |mv| {
        let leaves = match position.play(mv) {
            Ok(played) if played.ending.is_none() => perft(&played.position, below),
            _ => u64::from(below == 0),
        };
        (Ply::Move(mv), leaves)
    });
    pass.into_iter().chain(moves)
}
