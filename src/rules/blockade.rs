//! Whether black ships cut the King off from the corners.

use super::board::Board;
use super::ship::Side;
use super::square::Square;
use super::terrain::CORNERS;

/// Tells of each corner, in the order of [`CORNERS`], whether Black has blocked it (E4).
///
/// A corner is blocked when every chain of adjacent intersections from the King to it contains a black ship. White
/// ships, the Castle and the Citadels do not count.
///
/// ```
/// use alea::rules::{Setup, blocked_corners};
///
/// assert_eq!(blocked_corners(&Setup::Murray.board()), [false; 4]);
/// ```
pub fn blocked_corners(board: &Board) -> [bool; 4] {
    let reached = reached_by_chains(board);
    CORNERS.map(|corner| !reached[corner.index()])
}

/// Whether Black has blocked all corners, so that the King wins at the edge (E3).
pub fn are_all_corners_blocked(board: &Board) -> bool {
    blocked_corners(board) == [true; 4]
}

/// The intersections to which a chain without black ships leads from the King.
fn reached_by_chains(board: &Board) -> [bool; Square::COUNT] {
    let black = board.fleet(Side::Black);
    let mut reached = [false; Square::COUNT];
    let mut to_visit = [board.king(); Square::COUNT];
    let mut count = 1;
    reached[board.king().index()] = true;
    while count > 0 {
        count -= 1;
        for next in to_visit[count].neighbours() {
            if !reached[next.index()] && !black.contains(next) {
                reached[next.index()] = true;
                to_visit[count] = next;
                count += 1;
            }
        }
    }
    reached
}
