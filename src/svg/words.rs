//! What a picture shows, in words, for those who do not see it. Nothing in them comes from the players, and nothing
//! has to be escaped.

use crate::game::Game;
use crate::notation::listed;
use crate::rules::{Ply, Position, Ship, Side};

/// Which position it is, what led to it, and whose turn it is or how the game has ended.
pub(super) fn title(game: &Game, ply: usize) -> String {
    let moment = match game.turn_of(ply) {
        None => String::from("the start"),
        Some((turn, side)) => {
            let half = match side {
                Side::Black => 'a',
                Side::White => 'b',
            };
            format!("after {turn}{half}: {}", told(game, ply))
        }
    };
    let position = game.position_at(ply).unwrap_or(game.position());
    let standing = match game.ending_at(ply) {
        Some(ending) => format!("{ending:#}"),
        None => format!("{} to move", position.to_move()),
    };
    format!("Alea Evangelii, {moment}. {standing}.")
}

/// What was played, with what it took; before a pass also the move that forced it.
fn told(game: &Game, ply: usize) -> String {
    let Some(made) = game.made(ply) else {
        return String::new();
    };
    let mv = match made.ply {
        Ply::Move(mv) => mv,
        Ply::Pass => {
            let mover = game.position_at(ply - 1).map(Position::to_move);
            let passes = format!("{} has no move", mover.unwrap_or(Side::Black));
            let before = told(game, ply - 1);
            return if before.is_empty() {
                passes
            } else {
                format!("{before}; {passes}")
            };
        }
    };
    let taken = match &made.captures[..] {
        [] => String::new(),
        [ship] => format!(" takes the ship at {ship:#}"),
        ships => format!(" takes the ships at {}", listed(ships, "and")),
    };
    format!("{:#} to {:#}{taken}", mv.from, mv.to)
}

/// Where every ship stands.
pub(super) fn description(position: &Position) -> String {
    let board = position.board();
    let ships = |side, ship| {
        let ships = board
            .ships(side)
            .filter(|&square| board.ship_on(square) == Some(ship));
        match listed(&ships.collect::<Vec<_>>(), "and") {
            ships if ships.is_empty() => String::from("none"),
            ships => ships,
        }
    };
    let white = ships(Side::White, Ship::White);
    let black = ships(Side::Black, Ship::Black);
    let king = board.king();
    format!("The King: {king:#}. White ships: {white}. Black ships: {black}.")
}
