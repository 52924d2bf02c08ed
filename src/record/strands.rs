//! The lines of a record: the main line and its variations, while they are read.

use std::collections::BTreeMap;

use super::address::Address;
use super::fault::{RecordFault, TurnFault, VariationFault};
use crate::game::{Game, Half, MOST_PLIES, MOST_VARIATIONS, Made, NodeId, Tree};
use crate::notation::{Entry, MoveFault, read_entry};
use crate::rules::{Position, Side};

/// The main line and the variations, each with a number; the main line is 0.
pub(super) struct Strands {
    tree: Tree,
    all: Vec<Strand>,
    /// The variations in place of the ply of a strand at a half, in order.
    variations: BTreeMap<(usize, usize), Vec<usize>>,
    plies: usize,
}

/// A line of the record.
struct Strand {
    /// The half turn of the game, from 0, at which it begins.
    first: usize,
    /// What its plies led to.
    nodes: Vec<NodeId>,
    /// The position before each ply, and after the last one.
    positions: Vec<Position>,
    /// Where it begins.
    before: NodeId,
}

impl Strand {
    /// The half turn at which its turn 1 begins: where White's move is replaced, that has a filler in front.
    const fn base(&self) -> usize {
        Half::first_of_turn(self.first)
    }

    /// The half turn that comes next.
    fn next(&self) -> usize {
        self.first + self.nodes.len()
    }

    fn position(&self) -> &Position {
        &self.positions[self.nodes.len()]
    }

    fn last(&self) -> NodeId {
        self.nodes.last().copied().unwrap_or(self.before)
    }
}

impl Strands {
    /// A main line without plies.
    pub(super) fn new(start: &Position) -> Self {
        let mut strands = Self {
            tree: Tree::new(),
            all: Vec::new(),
            variations: BTreeMap::new(),
            plies: 0,
        };
        strands.begin(
            usize::from(start.to_move() == Side::White),
            Tree::START,
            start,
        );
        strands
    }

    fn begin(&mut self, first: usize, before: NodeId, start: &Position) -> usize {
        self.all.push(Strand {
            first,
            nodes: Vec::new(),
            positions: vec![*start],
            before,
        });
        self.all.len() - 1
    }

    /// The game of the lines, in which the players stand at the end of the main line.
    pub(super) fn into_game(mut self) -> Game {
        let main = self.all.swap_remove(0);
        // They take far more room than the tree.
        drop(self.all);
        let start = main.positions[0];
        let after = main.positions.into_iter().skip(1);
        Game::from_tree(self.tree, &start, main.nodes.into_iter().zip(after))
    }

    pub(super) const fn tree_mut(&mut self) -> &mut Tree {
        &mut self.tree
    }

    /// The last place of a strand.
    pub(super) fn last(&self, strand: usize) -> NodeId {
        self.all[strand].last()
    }

    /// The number of the ply that comes next in a strand, counted from the start of the game.
    pub(super) fn next_ply(&self, strand: usize) -> usize {
        self.all[strand].next() + 1 - self.all[0].first
    }

    /// Whether a strand begins with the second half of a turn, and has not begun yet.
    pub(super) fn needs_filler(&self, strand: usize) -> bool {
        let strand = &self.all[strand];
        strand.nodes.is_empty() && strand.first > strand.base()
    }

    /// Checks that a turn of this number comes next in a strand.
    pub(super) fn check_turn(&self, strand: usize, turn: Option<usize>) -> Result<(), RecordFault> {
        let strand = &self.all[strand];
        let halves = if strand.nodes.is_empty() {
            0
        } else {
            strand.next() - strand.base()
        };
        if halves % 2 == 1 {
            Err(RecordFault::Turn(TurnFault::Half(halves / 2 + 1)))
        } else if turn != Some(halves / 2 + 1) {
            Err(RecordFault::Turn(TurnFault::Number(halves / 2 + 1)))
        } else {
            Ok(())
        }
    }

    /// The number of turns of a strand that have begun.
    pub(super) fn turns(&self, strand: usize) -> usize {
        let strand = &self.all[strand];
        (strand.next() - strand.base()).div_ceil(2)
    }

    /// The strand of a variation, begun if its address says that it begins there.
    pub(super) fn variation(&mut self, address: &Address) -> Result<usize, RecordFault> {
        let mut strand = 0;
        for (depth, &(half, number)) in address.path.iter().enumerate() {
            let known = self
                .variations
                .get(&self.place(strand, half)?)
                .map_or(&[][..], Vec::as_slice);
            strand = match number.checked_sub(1).and_then(|place| known.get(place)) {
                Some(&known) => known,
                // Only the last one can be new.
                None if depth + 1 == address.path.len() && number == known.len() + 1 => {
                    return self.begin_variation(strand, half);
                }
                None => {
                    return Err(RecordFault::Variation(VariationFault::Number(
                        known.len() + 1,
                    )));
                }
            };
        }
        Ok(strand)
    }

    fn begin_variation(&mut self, strand: usize, half: Half) -> Result<usize, RecordFault> {
        if self.all.len() > MOST_VARIATIONS {
            return Err(RecordFault::Variation(VariationFault::TooMany));
        }
        let place = self.place(strand, half)?;
        let replaced = &self.all[strand];
        let index = place.1 - replaced.first;
        let before = self.tree.before(replaced.nodes[index]);
        let start = replaced.positions[index];
        let variation = self.begin(place.1, before, &start);
        self.variations.entry(place).or_default().push(variation);
        Ok(variation)
    }

    /// The strand and the half turn of the game of one of its plies.
    fn place(&self, strand: usize, half: Half) -> Result<(usize, usize), RecordFault> {
        let there = &self.all[strand];
        let place = half
            .index()
            .and_then(|index| index.checked_add(there.base()));
        let place = place.filter(|&place| place >= there.first && place < there.next());
        place
            .map(|place| (strand, place))
            .ok_or(RecordFault::Variation(VariationFault::NoSuchMove(half)))
    }

    /// The place of the tree that an address leads to.
    pub(super) fn find(&self, address: &Address, half: Half) -> Option<NodeId> {
        let mut strand = 0;
        for &(half, number) in &address.path {
            let known = self.variations.get(&self.place(strand, half).ok()?)?;
            strand = *known.get(number.checked_sub(1)?)?;
        }
        let (strand, place) = self.place(strand, half).ok()?;
        let strand = &self.all[strand];
        strand.nodes.get(place - strand.first).copied()
    }

    /// Plays what a word says at the end of a strand.
    pub(super) fn enter(&mut self, strand: usize, word: &str) -> Result<Done, RecordFault> {
        let there = &mut self.all[strand];
        if let Some(ending) = self.tree.made(there.last()).and_then(|made| made.ending) {
            return Err(RecordFault::Over(ending));
        }
        let position = there.position();
        let entry = read_entry(word, position).map_err(|fault| {
            if position.must_pass() {
                RecordFault::NoPass(position.to_move(), word.to_owned())
            } else {
                RecordFault::Move(word.to_owned(), fault)
            }
        })?;
        let ply = match entry {
            Entry::Ply(_) if self.plies == MOST_PLIES => return Err(RecordFault::TooLong),
            Entry::Ply(ply) => ply,
            Entry::Resignation if strand == 0 => return Ok(Done::Resigned(position.to_move())),
            Entry::Resignation => return Err(RecordFault::Variation(VariationFault::Resigned)),
        };
        let illegal = |illegal| RecordFault::Move(word.to_owned(), MoveFault::Illegal(illegal));
        let (made, position) = Made::in_position(position, ply).map_err(illegal)?;
        let node = self.tree.add(there.last(), made);
        there.nodes.push(node);
        there.positions.push(position);
        self.plies += 1;
        Ok(Done::Played(node))
    }
}

/// What a word of a record did.
pub(super) enum Done {
    /// A ply was added, which led here.
    Played(NodeId),
    /// This side resigned.
    Resigned(Side),
}
