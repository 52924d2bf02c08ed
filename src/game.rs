//! A game under way: every move made in it, where the players stand, undo and redo, repetitions, resignation, draw.
//!
//! ```
//! use alea::game::Game;
//! use alea::rules::{Move, Side};
//!
//! let mut game = Game::default();
//! game.play(Move { from: "c1".parse()?, to: "c4".parse()? })?;
//! assert_eq!(game.position().to_move(), Side::White);
//! assert!(game.undo());
//! assert_eq!(game.position().to_move(), Side::Black);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod clocks;
mod declaration;
mod line;
mod play_error;
mod tree;
mod turns;
mod undo;
mod variations;

use std::time::Duration;

use crate::clock::Clock;
use crate::rules::{Ending, Move, Ply, Position};
use line::Line;

pub use declaration::Declaration;
pub use play_error::PlayError;
pub use tree::Made;
pub(crate) use tree::{MOST_PLIES, MOST_VARIATIONS, NodeId, Tree};
pub use turns::Half;

/// A tree of moves, and a place in it where the players *stand*.
///
/// The *line* leads from the start through that place, and on along what was played after it. A ply is named by its
/// number: ply 0 is the start, ply 1 is what the first move led to. A forced pass is a ply of its own.
#[derive(Clone, Debug)]
pub struct Game {
    tree: Tree,
    line: Line,
    /// The ply of the line at which the players stand.
    standing: usize,
    /// Where in the tree the players ended the game without a move, and how.
    declared: Option<(NodeId, Ending)>,
    clock: Clock,
}

impl Game {
    /// A game from a position. If the side to move there has no move, its pass is the first ply.
    pub fn new(start: Position) -> Self {
        let mut game = Self::starting(&start);
        game.pass_if_forced();
        game
    }

    /// A game in which nothing has been played, not even a forced pass.
    pub(crate) fn starting(start: &Position) -> Self {
        Self {
            tree: Tree::new(),
            line: Line::new(Tree::START, start),
            standing: 0,
            declared: None,
            clock: Clock::default(),
        }
    }

    /// The game of a tree, in which the players stand at the end of the main line, of which each place and its position
    /// is given.
    pub(crate) fn from_tree(
        tree: Tree,
        start: &Position,
        main_line: impl IntoIterator<Item = (NodeId, Position)>,
    ) -> Self {
        let mut game = Self {
            tree,
            ..Self::starting(start)
        };
        for (node, position) in main_line {
            game.line.push(node, &position);
        }
        game.standing = game.last();
        game
    }

    pub(crate) const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The place of the tree at which the players stand.
    pub(crate) fn stands_on(&self) -> NodeId {
        self.line[self.standing].node
    }

    /// Makes the players stand at a place of the tree, with the line that leads through it.
    pub(crate) fn stand_on(&mut self, node: NodeId) {
        self.stand(0);
        self.line.end_at(0);
        for node in self.tree.way_to(node) {
            self.follow(node);
        }
        self.stand(self.last());
        self.extend_line();
    }

    /// The last place of the line; `None` if what was played first after the place where the players stand leads there.
    pub(crate) fn line_apart(&self) -> Option<NodeId> {
        let plies = self.standing + 1..=self.last();
        let mut nodes = plies.map(|ply| (self.line[ply - 1].node, self.line[ply].node));
        let is_apart = nodes.any(|(before, node)| self.tree.next(before).first() != Some(&node));
        is_apart.then(|| self.line[self.last()].node)
    }

    /// Leads the line through a place of the tree, if that comes after the one where the players stand, and lets them
    /// stand where they are.
    pub(crate) fn lead_line_to(&mut self, node: NodeId) {
        let (here, ply) = (self.stands_on(), self.standing);
        if here == Tree::START || self.tree.way_to(node).contains(&here) {
            self.stand_on(node);
            self.stand(ply);
        }
    }

    /// The position from which the game started.
    pub fn start(&self) -> &Position {
        &self.line[0].position
    }

    /// The position at which the players stand.
    pub fn position(&self) -> &Position {
        &self.line[self.standing].position
    }

    /// The position after a ply of the line; `None` past its end.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        Some(&self.line.get(ply)?.position)
    }

    /// The ply at which the players stand.
    pub const fn standing(&self) -> usize {
        self.standing
    }

    /// The last ply of the line.
    pub const fn last(&self) -> usize {
        self.line.last()
    }

    /// What led to a ply of the line; `None` for the start and past the end.
    pub fn made(&self, ply: usize) -> Option<&Made> {
        self.tree.made(self.line.get(ply)?.node)
    }

    /// What has been said of a ply.
    pub fn comment(&self, ply: usize) -> Option<&str> {
        Some(self.tree.comment(self.line.get(ply)?.node)).filter(|comment| !comment.is_empty())
    }

    /// Says something of a ply of the line, instead of what was said before; nothing happens past its end.
    pub fn set_comment(&mut self, ply: usize, comment: &str) {
        if let Some(place) = self.line.get(ply) {
            self.tree.set_comment(place.node, comment);
        }
    }

    /// How the game ended, if it is over where the players stand.
    pub fn ending(&self) -> Option<Ending> {
        self.ending_at(self.standing)
    }

    /// How the game ended at a ply of the line, if it is over there. The players end it without a move only where they
    /// stand.
    pub fn ending_at(&self, ply: usize) -> Option<Ending> {
        let node = self.line.get(ply)?.node;
        let declared = self
            .declared
            .filter(|&(there, _)| there == node)
            .map(|(_, ending)| ending);
        declared.or_else(|| self.made(ply)?.ending)
    }

    /// Whether anything has been played, be it taken back again.
    pub const fn has_begun(&self) -> bool {
        self.last() > 0
    }

    /// Whether people are in the middle of the game: something has been played, and it has not ended.
    pub fn is_under_way(&self) -> bool {
        self.has_begun() && self.ending().is_none()
    }

    /// How often the position of a ply has occurred in the line up to that ply (E6): once, the first time.
    pub fn occurrences(&self, ply: usize) -> usize {
        self.line.get(ply).map_or(0, |place| place.occurrences)
    }

    /// Plays a move where the players stand. If the opponent then has no move, the pass follows at once (T3).
    ///
    /// What was played after this place before stays in the tree, but is not in the line any more, unless the move
    /// is the same.
    ///
    /// # Errors
    ///
    /// When the game is over, the move is illegal or the record full: then nothing changes.
    pub fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        self.play_ply(Ply::Move(mv))?;
        self.pass_if_forced();
        Ok(())
    }

    /// Plays a move or a forced pass, without the pass that may have to follow.
    ///
    /// # Errors
    ///
    /// When the game is over, the ply is illegal or the record full: then nothing changes.
    pub fn play_ply(&mut self, ply: Ply) -> Result<(), PlayError> {
        if let Some(ending) = self.ending() {
            return Err(PlayError::Over(ending));
        }
        let reading = self.reading_after_move();
        let (made, position) = Made::in_position(self.position(), ply)?;
        if self.made(self.standing + 1) != Some(&made) {
            let here = self.line[self.standing].node;
            let node = self.tree.branch(here, made).ok_or(PlayError::Full)?;
            self.line.end_at(self.standing);
            self.line.push(node, &position);
            self.extend_line();
        }
        self.stand(self.standing + 1);
        if let (Some(reading), Ply::Move(_)) = (reading, ply) {
            self.tree.set_time_left(self.stands_on(), reading);
        }
        Ok(())
    }

    /// Leads the line on along what was played first, as far as there is something.
    fn extend_line(&mut self) {
        while let Some(&next) = self.tree.next(self.line[self.last()].node).first() {
            self.follow(next);
        }
    }

    /// Plays the pass of a side that has no move (T3, T3a).
    pub(crate) fn pass_if_forced(&mut self) {
        if self.position().must_pass() {
            // It is refused only when the game is over, and then there is nothing to pass.
            let _ = self.play_ply(Ply::Pass);
        }
    }

    /// Where in the tree the players ended the game without a move, and how.
    pub(crate) const fn declared(&self) -> Option<(NodeId, Ending)> {
        self.declared
    }

    /// Makes the players stand at a ply of the line, where one is to be played; nothing happens past its end.
    ///
    /// If the side to move there has lost the turn, they stand after its pass.
    pub fn stand_at(&mut self, ply: usize) {
        if ply <= self.last() {
            self.stand(ply);
            self.pass_if_forced();
        }
    }

    /// Lets the players stand at a ply of the line. Nobody has thought about what comes next there yet.
    fn stand(&mut self, ply: usize) {
        self.standing = ply;
        self.clock.thought = Duration::ZERO;
    }

    /// Ends the game where the players stand.
    ///
    /// # Errors
    ///
    /// When the game is over: then nothing changes.
    pub fn declare(&mut self, ending: Declaration) -> Result<(), PlayError> {
        if let Some(ending) = self.ending() {
            return Err(PlayError::Over(ending));
        }
        self.declared = Some((self.stands_on(), ending.into()));
        Ok(())
    }
}

/// A game from the starting position.
impl Default for Game {
    fn default() -> Self {
        Self::new(Position::default())
    }
}
