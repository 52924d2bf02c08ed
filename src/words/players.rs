//! The players, and what they have scored.

use crate::printable::printable;
use crate::record::Record;
use crate::rules::Side;

/// The most letters of a name in a sentence.
const LONGEST_NAME: usize = 24;

/// The name of a side's player, harmless to show, and not too long for a sentence.
fn player_name(record: &Record, side: Side) -> Option<String> {
    let name: String = record.player(side)?.chars().take(LONGEST_NAME).collect();
    Some(printable(&name))
}

/// A side with the name of its player.
pub fn side_name(record: &Record, side: Side) -> String {
    match player_name(record, side) {
        Some(name) => format!("{name} ({side})"),
        None => side.to_string(),
    }
}

/// The score of the match with this game, a sentence; nothing if this is the first game.
pub fn score(record: &Record) -> Option<String> {
    let score = record.score();
    let [black, white] = Side::BOTH.map(|side| {
        let name = player_name(record, side).unwrap_or(side.to_string());
        format!("{name} {}", score.points(side))
    });
    record
        .is_in_match()
        .then(|| format!("Score: {black}, {white}."))
}
