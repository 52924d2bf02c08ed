//! The tree of a game: every ply that was ever made in it.

use crate::clock::TimeLeft;
use crate::rules::{Captures, Ending, IllegalMove, Played, Ply, Position};

/// A ply that was made, and what it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// What was played.
    pub ply: Ply,
    /// The basic ships that it took.
    pub captures: Captures,
    /// How it ended the game.
    pub ending: Option<Ending>,
}

impl Made {
    /// What a legal ply does in a position, and the position that it leads to.
    pub(crate) fn in_position(
        position: &Position,
        ply: Ply,
    ) -> Result<(Self, Position), IllegalMove> {
        match ply {
            Ply::Move(mv) => {
                let Played {
                    position,
                    captures,
                    ending,
                } = position.play(mv)?;
                Ok((
                    Self {
                        ply,
                        captures,
                        ending,
                    },
                    position,
                ))
            }
            Ply::Pass => Ok((
                Self {
                    ply,
                    captures: Captures::NONE,
                    ending: None,
                },
                position.pass()?,
            )),
        }
    }
}

/// A place of the tree: the start, or what a ply led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct NodeId(usize);

#[derive(Clone, Debug, Default)]
struct Node {
    /// What led here; `None` for the start only.
    made: Option<Made>,
    /// Where that was made; the start's own place for the start.
    before: usize,
    /// What was played here: first the move that the line goes on with, then its variations.
    next: Vec<NodeId>,
    time_left: Option<TimeLeft>,
    comment: String,
}

/// The most plies of a game, variations included: so many are read from a record, and no more are played.
pub(crate) const MOST_PLIES: usize = 1_000_000;
/// The most variations of a game, likewise.
pub(crate) const MOST_VARIATIONS: usize = 100_000;

/// Every ply that was ever made in a game.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    /// How many of them are not the first of what was played at a place.
    variations: usize,
}

impl Tree {
    pub(crate) const START: NodeId = NodeId(0);

    pub(crate) fn new() -> Self {
        Self {
            nodes: vec![Node::default()],
            variations: 0,
        }
    }

    pub(crate) fn made(&self, node: NodeId) -> Option<&Made> {
        self.nodes[node.0].made.as_ref()
    }

    /// Where the ply that led to a place was made.
    pub(crate) fn before(&self, node: NodeId) -> NodeId {
        NodeId(self.nodes[node.0].before)
    }

    /// What was played at a place: first the move that the line goes on with, then its variations.
    pub(crate) fn next(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.0].next
    }

    pub(crate) fn comment(&self, node: NodeId) -> &str {
        &self.nodes[node.0].comment
    }

    /// What the mover had left on the clock.
    pub(crate) fn time_left(&self, node: NodeId) -> Option<TimeLeft> {
        self.nodes[node.0].time_left
    }

    /// Notes what the mover has left on the clock.
    pub(crate) fn set_time_left(&mut self, node: NodeId, left: TimeLeft) {
        self.nodes[node.0].time_left = Some(left);
    }

    pub(crate) fn set_comment(&mut self, node: NodeId, comment: &str) {
        self.nodes[node.0].comment.clear();
        self.add_comment(node, comment);
    }

    /// Says something more of a place, in a line of its own.
    pub(crate) fn add_comment(&mut self, node: NodeId, text: &str) {
        let (node, text) = (&mut self.nodes[node.0], text.trim());
        if !text.is_empty() {
            let between = if node.comment.is_empty() { "" } else { "\n" };
            node.comment.push_str(between);
            node.comment.push_str(text);
        }
    }

    /// The place that a ply leads to, added after the variations that are there if it was never made there; `None` if
    /// that would make the game too long for its record to be read.
    pub(super) fn branch(&mut self, here: NodeId, made: Made) -> Option<NodeId> {
        let known = self
            .next(here)
            .iter()
            .find(|&&node| self.made(node) == Some(&made));
        match known {
            Some(&known) => Some(known),
            None if self.has_room(here, made.ply) => Some(self.add(here, made)),
            None => None,
        }
    }

    fn has_room(&self, here: NodeId, ply: Ply) -> bool {
        let is_variation = !self.next(here).is_empty();
        let plies = self.nodes.len() - 1;
        match ply {
            // The pass that a move may force must have room, too.
            Ply::Move(_) if plies + 1 >= MOST_PLIES => false,
            Ply::Move(_) => !is_variation || self.variations < MOST_VARIATIONS,
            Ply::Pass => true,
        }
    }

    /// Adds a ply after what was played at a place.
    pub(crate) fn add(&mut self, here: NodeId, made: Made) -> NodeId {
        let node = NodeId(self.nodes.len());
        self.nodes.push(Node {
            made: Some(made),
            before: here.0,
            ..Node::default()
        });
        self.variations += usize::from(!self.nodes[here.0].next.is_empty());
        self.nodes[here.0].next.push(node);
        node
    }

    /// The places from the first ply to a place; none for the start.
    pub(crate) fn way_to(&self, node: NodeId) -> Vec<NodeId> {
        let back = std::iter::successors(Some(node), |&node| Some(self.before(node)));
        let mut way: Vec<_> = back.take_while(|&node| node != Self::START).collect();
        way.reverse();
        way
    }

    /// Makes what led to a place the move that the line goes on with.
    pub(super) fn put_first(&mut self, node: NodeId) {
        let before = self.nodes[node.0].before;
        let siblings = &mut self.nodes[before].next;
        if let Some(place) = siblings.iter().position(|&sibling| sibling == node) {
            siblings[..=place].rotate_right(1);
        }
    }

    /// Takes away what led to a place, with everything that follows it.
    pub(super) fn remove(&mut self, node: NodeId) {
        let before = self.nodes[node.0].before;
        self.nodes[before].next.retain(|&sibling| sibling != node);
    }
}
