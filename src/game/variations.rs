//! Variations: what else was played at a place of the game.

use super::{Game, Made, NodeId};
use crate::rules::{Move, Ply};

impl Game {
    /// The moves that were made at the place before a ply of the line: 1 if nothing else was tried, and 0 for the
    /// start and past the end.
    pub fn variations(&self, ply: usize) -> usize {
        self.siblings(ply).map_or(0, <[_]>::len)
    }

    /// Which of them the ply of the line is: 0 for the one that was played first, or was promoted.
    pub fn variation(&self, ply: usize) -> usize {
        let is_this = |siblings: &[NodeId]| {
            siblings
                .iter()
                .position(|&node| node == self.line[ply].node)
        };
        self.siblings(ply).and_then(is_this).unwrap_or(0)
    }

    /// The move that led to a ply of the line: the ply itself, or if that is a pass, the move that forced it; `None`
    /// where there is none.
    pub fn move_behind(&self, ply: usize) -> Option<usize> {
        let is_move =
            |&ply: &usize| matches!(self.made(ply).map(|made| made.ply), Some(Ply::Move(_)));
        (1..=ply).rev().find(is_move)
    }

    /// The same move, and what it did.
    pub fn last_move(&self, ply: usize) -> Option<(Move, &Made)> {
        let made = self.made(self.move_behind(ply)?)?;
        match made.ply {
            Ply::Move(mv) => Some((mv, made)),
            Ply::Pass => None,
        }
    }

    /// Takes the next or the previous of the moves that were made in place of the one that led to a ply, after the last
    /// one beginning again. Tells whether there is another.
    pub fn vary(&mut self, ply: usize, forward: bool) -> bool {
        // A pass has no variations, but the move that forced it may.
        let ply = self.move_behind(ply).unwrap_or(0);
        let count = self.variations(ply);
        if count > 1 {
            let step = if forward { 1 } else { count - 1 };
            self.take_variation(ply, (self.variation(ply) + step) % count);
        }
        count > 1
    }

    /// Leads the line on with another of the moves that were made at the place before a ply, and lets the players stand
    /// after it. Nothing happens if there is no such variation.
    pub fn take_variation(&mut self, ply: usize, variation: usize) {
        let Some(&node) = self
            .siblings(ply)
            .and_then(|siblings| siblings.get(variation))
        else {
            return;
        };
        if node == self.line[ply].node {
            return;
        }
        self.line.end_at(ply - 1);
        self.follow(node);
        self.extend_line();
        self.stand(ply);
        self.pass_if_forced();
    }

    /// Makes the line the main line, up to a ply of it.
    pub fn promote(&mut self, ply: usize) {
        for ply in 1..=ply.min(self.last()) {
            self.tree.put_first(self.line[ply].node);
        }
    }

    /// Takes a move of the line out of the game, with everything that was played after it. The line goes on with what
    /// else was played there, and the players stand at the place before. Nothing happens for the start and past the end.
    pub fn delete(&mut self, ply: usize) {
        if self.siblings(ply).is_none() {
            return;
        }
        let deleted = self.line[ply].node;
        self.tree.remove(deleted);
        self.line.end_at(ply - 1);
        self.extend_line();
        if self.standing >= ply {
            self.stand(ply - 1);
        }
        // What was declared somewhere behind the move is gone with it.
        self.declared = self
            .declared
            .filter(|&(node, _)| !self.tree.way_to(node).contains(&deleted));
        self.pass_if_forced();
    }

    fn siblings(&self, ply: usize) -> Option<&[NodeId]> {
        let before = self.line.get(ply.checked_sub(1)?)?.node;
        self.line.get(ply).map(|_| self.tree.next(before))
    }

    /// Adds a place of the tree, which follows the last one, to the line.
    pub(super) fn follow(&mut self, node: NodeId) {
        let Some(made) = self.tree.made(node) else {
            return;
        };
        let (_, position) = Made::in_position(&self.line[self.last()].position, made.ply)
            .expect("what was played before is legal again");
        self.line.push(node, &position);
    }
}
