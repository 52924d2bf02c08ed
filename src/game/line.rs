//! The line of a game: the positions from the start on, and how often each has occurred.

use std::collections::BTreeMap;

use super::tree::NodeId;
use crate::rules::Position;

/// The plies of a game, from ply 0, the start, to the last one.
#[derive(Clone, Debug)]
pub(super) struct Line {
    places: Vec<LinePly>,
    /// How often each position of the line occurs in it, by its key.
    counts: BTreeMap<u64, usize>,
}

/// A ply of the line.
#[derive(Clone, Copy, Debug)]
pub(super) struct LinePly {
    /// Where it stands in the tree.
    pub(super) node: NodeId,
    pub(super) position: Position,
    key: u64,
    /// How often the position has occurred up to here: once, the first time (E6).
    pub(super) occurrences: usize,
}

impl Line {
    /// A line of one ply, the start.
    pub(super) fn new(node: NodeId, start: &Position) -> Self {
        let mut line = Self {
            places: Vec::new(),
            counts: BTreeMap::new(),
        };
        line.push(node, start);
        line
    }

    pub(super) const fn last(&self) -> usize {
        self.places.len() - 1
    }

    pub(super) fn get(&self, ply: usize) -> Option<&LinePly> {
        self.places.get(ply)
    }

    /// Adds a ply at the end.
    pub(super) fn push(&mut self, node: NodeId, position: &Position) {
        let key = position.key();
        let count = self.counts.entry(key).or_default();
        *count += 1;
        self.places.push(LinePly {
            node,
            position: *position,
            key,
            occurrences: *count,
        });
    }

    /// Takes away what comes after a ply.
    pub(super) fn end_at(&mut self, ply: usize) {
        for place in self.places.drain(ply + 1..) {
            self.counts.entry(place.key).and_modify(|count| *count -= 1);
        }
    }
}

impl std::ops::Index<usize> for Line {
    type Output = LinePly;

    fn index(&self, ply: usize) -> &LinePly {
        &self.places[ply]
    }
}
