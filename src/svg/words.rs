//! What a picture shows, in words, for those who do not see it. Nothing in them comes from the players, and nothing
//! has to be escaped.

use crate::game::Game;
use crate::rules::{Position, Ship, Side};
use crate::words::{Manner, sentence, standing, told};

/// Which position it is, what led to it, and whose turn it is or how the game has ended.
pub(super) fn title(game: &Game, ply: usize) -> String {
    let moment = if ply == 0 {
        String::from("the start")
    } else {
        let told = told(game, ply, Manner::Shown).join("; ");
        format!("after {}: {told}", game.ply_name(ply))
    };
    let standing = sentence(&standing(game, ply, Manner::Shown));
    format!("Alea Evangelii, {moment}. {standing}")
}

/// Where every ship stands.
pub(super) fn description(position: &Position) -> String {
    let board = position.board();
    let ships = |side, ship| {
        let ships = board
            .ships(side)
            .filter(|&square| board.ship_on(square) == Some(ship));
        match &ships.collect::<Vec<_>>()[..] {
            [] => String::from("none"),
            ships => Manner::Shown.listed(ships, "and"),
        }
    };
    let white = ships(Side::White, Ship::White);
    let black = ships(Side::Black, Ship::Black);
    let king = board.king();
    format!("The King: {king:#}. White ships: {white}. Black ships: {black}.")
}
