//! The ships of the sides, and the corners.

use super::Manner;
use crate::game::Game;
use crate::rules::{Board, CORNERS, Side, blocked_corners};

/// The ships of a side at a ply, and how many it has lost since the start: `King and 23 ships, 1 lost`. As it is
/// spoken, it is a sentence, which says nothing of losses where there are none.
pub fn fleet(game: &Game, ply: usize, side: Side, manner: Manner) -> String {
    let position = game.position_at(ply).unwrap_or(game.position());
    let count = position.board().count(side);
    let lost = game.start().board().count(side).saturating_sub(count);
    let ships = if count == 1 { "ship" } else { "ships" };
    let king = match (side, manner) {
        (Side::Black, _) => "",
        (Side::White, Manner::Shown) => "King and ",
        (Side::White, Manner::Spoken) => "the King and ",
    };
    let lost = match (lost, manner) {
        (0, Manner::Spoken) => String::new(),
        _ => format!(", {lost} lost"),
    };
    match manner {
        Manner::Shown => format!("{king}{count} {ships}{lost}"),
        Manner::Spoken => format!("{side} has {king}{count} {ships}{lost}."),
    }
}

/// Which corners are blocked, a sentence.
pub fn corners(board: &Board, manner: Manner) -> String {
    let corners = CORNERS.into_iter().zip(blocked_corners(board));
    let blocked = corners.filter_map(|(corner, is_blocked)| is_blocked.then_some(corner));
    let blocked: Vec<_> = blocked.collect();
    let names = manner.listed(&blocked, "and");
    match blocked.len() {
        0 => String::from("All corners are open."),
        1 => format!("The corner {names} is blocked."),
        2 | 3 => format!("The corners {names} are blocked."),
        _ => String::from("All corners are blocked, so that the King wins at the edge."),
    }
}
