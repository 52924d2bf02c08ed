//! Counting the leaves of the tree of moves.

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
    if depth == 0 {
        return 1;
    }
    let moves = position.count_moves() as u64;
    match (depth, moves) {
        (1, _) => moves.max(1),
        (_, 0) => position
            .pass()
            .map_or(0, |passed| perft(&passed, depth - 1)),
        _ => position
            .moves()
            .map(|mv| match position.play(mv) {
                Ok(played) if played.ending.is_none() => perft(&played.position, depth - 1),
                _ => 0,
            })
            .sum(),
    }
}
