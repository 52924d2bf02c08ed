//! What the players are answered and asked, wherever they play.

use super::{Manner, side_name};
use crate::game::Game;
use crate::record::Record;
use crate::rules::{Ply, Side};

/// What the sides are about.
const AIMS: &str = "Black: surround the King. White: bring him to a corner.";

/// Said where there is no move to take back.
pub const NOTHING_TO_TAKE_BACK: &str = "There is nothing to take back.";

/// Said where there is no move to make again.
pub const NOTHING_TO_MAKE_AGAIN: &str = "There is nothing to make again.";

/// Said of a pass that somebody types: it is made by itself (T3).
pub const TURN_IS_LOST: &str = "That turn has been lost already.";

/// Said where one looks for a variation.
pub const NO_VARIATION: &str = "Nothing else has been played in place of this move.";

/// Said of the clock of a game without one.
pub const NO_CLOCK: &str = "No clock runs: none was agreed on for this game.";

/// Said at the end of a game.
pub const NOTHING_IN_DANGER: &str = "The game is over: nothing is in danger any more.";

/// Said instead of an empty list.
pub const NO_SAVED_GAMES: &str = "There are no saved games yet.";

/// Said before something is played in another position than the one where the players stand.
pub const LATER_MOVES_STAY: &str = "The later moves stay as a variation.";

/// Said before a game is left that goes on.
pub const SAVED: &str = "The game so far is saved.";

/// Said before a game is left that is in no file.
pub const LOST: &str = "The game so far is not saved: it will be lost.";

/// What the game is about, and who begins.
pub fn opening(game: &Game) -> String {
    format!("{AIMS} {} begins.", game.position().to_move())
}

/// That there is no turn of a name, and which there are.
pub fn no_such_turn(game: &Game) -> String {
    let which = match game.last() {
        0 => String::from("nothing has been played yet"),
        last => format!(
            "0 is the start, then come 1, 1a, 1b and so on to {}",
            game.ply_name(last)
        ),
    };
    format!("There is no such turn: {which}.")
}

/// That the comment on a ply has been changed.
pub fn commented(game: &Game, ply: usize) -> String {
    let name = game.ply_name(ply);
    match game.comment(ply) {
        Some(_) => format!("That is said of {name}."),
        None => format!("Nothing is said of {name} any more."),
    }
}

/// What has been taken back of a game in which the players stood at a ply, and whose turn it is.
pub fn taken_back(game: &Game, before: usize, manner: Manner) -> String {
    let standing = game.standing();
    // A pass that was forced is taken back with the move that forced it.
    let taken_back = match game.made(standing + 1).map(|made| made.ply) {
        _ if standing == before => String::from("The game goes on"),
        Some(Ply::Move(mv)) => {
            let (from, to) = (manner.write(mv.from), manner.write(mv.to));
            format!("Taken back: {from} to {to}")
        }
        _ => String::from("Taken back"),
    };
    format!("{taken_back}. {} to move.", game.position().to_move())
}

/// That the time of a side has run out in a game in which that is no loss.
pub fn out_of_time(record: &Record, side: Side) -> String {
    let name = side_name(record, side);
    format!("{name} has no time left; the game goes on.")
}

/// Whether a side resigns, and what comes of it.
pub fn resignation_asked(record: &Record, side: Side) -> [String; 2] {
    let (this, other) = (side_name(record, side), side_name(record, !side));
    [
        format!("Does {this} resign?"),
        format!("{other} wins then."),
    ]
}

/// That the side to move offers a draw, and whether the other one agrees.
pub fn draw_asked(record: &Record) -> [String; 2] {
    let side = record.game.position().to_move();
    let (this, other) = (side_name(record, side), side_name(record, !side));
    [
        format!("{this} offers a draw."),
        format!("Does {other} agree?"),
    ]
}
