//! The tags that name places of a game: where the players stand, how the line leads on, and where they ended it.

use super::address::Address;
use super::strands::Strands;
use crate::game::{Game, Half, NodeId, Tree};

/// The tag that names the move after which the players stand, if it is not the last one of the main line.
pub(super) const STANDS: &str = "alea-stands";

/// The tag that names the move to which the line leads on from there, if it is not the last one of what was played first.
pub(super) const LINE: &str = "alea-line";

/// The tag that names the move after which the players ended the game, if it is not the one after which they stand.
pub(super) const ENDED: &str = "alea-ended";

/// The place that the tag names: `0` for the start, `7a`, or `7a.1.3b` in a variation.
pub(super) fn place(strands: &Strands, text: &str) -> Option<NodeId> {
    if text == "0" {
        return Some(Tree::START);
    }
    let address = Address::read(text)?;
    strands.find(&address, address.half)
}

/// The address of what led to a place: `0` for the start, `7a`, or `7a.1.3b` in a variation; and whether it is the last
/// one of the main line.
pub(super) fn address(game: &Game, node: NodeId) -> (String, bool) {
    let tree = game.tree();
    let (mut address, mut base) = (String::new(), 0);
    let mut half = usize::from(game.white_begins());
    for node in tree.way_to(node) {
        let number = tree
            .next(tree.before(node))
            .iter()
            .position(|&sibling| sibling == node);
        if let Some(number) = number.filter(|&number| number > 0) {
            address = format!("{address}{}.{number}.", Half::at(half - base));
            base = Half::first_of_turn(half);
        }
        half += 1;
    }
    let is_end = address.is_empty() && tree.next(node).is_empty();
    if node == Tree::START {
        return (String::from("0"), is_end);
    }
    (format!("{address}{}", Half::at(half - 1 - base)), is_end)
}
