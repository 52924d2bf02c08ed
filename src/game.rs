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

use std::error::Error;
use std::fmt;

use crate::rules::{Captures, Ending, IllegalMove, Move, Ply, Position, Side};

/// A tree of moves, and a place in it where the players *stand*.
///
/// The *line* leads from the start through that place to the last move that was made after it. A ply is named by its
/// number: ply 0 is the start, ply 1 is what the first move led to. A forced pass is a ply of its own.
#[derive(Clone, Debug)]
pub struct Game {
    /// Everything ever played; the first node is the start.
    nodes: Vec<Node>,
    /// The line, from the start on, with the position after each ply.
    line: Vec<Place>,
    /// The ply of the line at which the players stand.
    standing: usize,
    /// How the players ended the game where they stand, without a move.
    declared: Option<Ending>,
}

/// What was played at one place of the tree.
#[derive(Clone, Debug)]
struct Node {
    /// `None` for the start only.
    played: Option<Turn>,
    key: u64,
    /// Moves that were made here, the first one first.
    next: Vec<usize>,
    comment: String,
}

#[derive(Clone, Copy, Debug)]
struct Place {
    node: usize,
    position: Position,
}

/// A ply of the line and what it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// What was played.
    pub ply: Ply,
    /// The basic ships that it took.
    pub captures: Captures,
    /// How it ended the game.
    pub ending: Option<Ending>,
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
        let root = Node {
            played: None,
            key: start.key(),
            next: Vec::new(),
            comment: String::new(),
        };
        let line = vec![Place {
            node: 0,
            position: *start,
        }];
        Self {
            nodes: vec![root],
            line,
            standing: 0,
            declared: None,
        }
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
        self.line.len() - 1
    }

    /// What led to a ply of the line; `None` for the start and past the end.
    pub fn turn(&self, ply: usize) -> Option<&Turn> {
        self.node(ply)?.played.as_ref()
    }

    /// What has been said of a ply.
    pub fn comment(&self, ply: usize) -> Option<&str> {
        Some(&self.node(ply)?.comment)
            .filter(|comment| !comment.is_empty())
            .map(String::as_str)
    }

    /// Says something of a ply of the line; nothing happens past its end.
    pub fn set_comment(&mut self, ply: usize, comment: &str) {
        if let Some(place) = self.line.get(ply) {
            comment.clone_into(&mut self.nodes[place.node].comment);
        }
    }

    /// Says something more of a ply of the line, in a line of its own.
    pub(crate) fn add_comment(&mut self, ply: usize, text: &str) {
        if let Some(place) = self.line.get(ply).filter(|_| !text.is_empty()) {
            let comment = &mut self.nodes[place.node].comment;
            comment.push_str(if comment.is_empty() { "" } else { "\n" });
            comment.push_str(text);
        }
    }

    /// How the game ended, if it is over where the players stand.
    pub fn ending(&self) -> Option<Ending> {
        self.declared.or_else(|| self.turn(self.standing)?.ending)
    }

    /// How often the position of a ply has occurred in the line up to that ply (E6): once, the first time.
    pub fn occurrences(&self, ply: usize) -> usize {
        let key = |place: &Place| self.nodes[place.node].key;
        let Some(now) = self.line.get(ply).map(key) else {
            return 0;
        };
        self.line[..=ply]
            .iter()
            .filter(|place| key(place) == now)
            .count()
    }

    /// Plays a move where the players stand. If the opponent then has no move, the pass follows at once (T3).
    ///
    /// What was played after this place before stays in the tree, but is not in the line any more, unless the move
    /// is the same.
    ///
    /// # Errors
    ///
    /// When the game is over, or the move is illegal: then nothing changes.
    pub fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        self.play_ply(Ply::Move(mv))?;
        self.pass_if_forced();
        Ok(())
    }

    /// Plays a move or a forced pass, without the pass that may have to follow.
    ///
    /// # Errors
    ///
    /// When the game is over, or the ply is illegal: then nothing changes.
    pub fn play_ply(&mut self, ply: Ply) -> Result<(), PlayError> {
        if let Some(ending) = self.ending() {
            return Err(PlayError::Over(ending));
        }
        let (position, turn) = match ply {
            Ply::Move(mv) => {
                let played = self.position().play(mv)?;
                (
                    played.position,
                    Turn {
                        ply,
                        captures: played.captures,
                        ending: played.ending,
                    },
                )
            }
            Ply::Pass => (
                self.position().pass()?,
                Turn {
                    ply,
                    captures: Captures::NONE,
                    ending: None,
                },
            ),
        };
        if self
            .turn(self.standing + 1)
            .is_none_or(|next| next.ply != ply)
        {
            self.line.truncate(self.standing + 1);
            let node = self.branch(turn, &position);
            self.line.push(Place { node, position });
            self.extend_line();
        }
        self.standing += 1;
        Ok(())
    }

    /// Leads the line on along what was played first, as far as there is something.
    fn extend_line(&mut self) {
        while let Some(&Place { node, position }) = self.line.last() {
            let Some(&node) = self.nodes[node].next.first() else {
                return;
            };
            let position = match self.nodes[node].played.map(|turn| turn.ply) {
                Some(Ply::Move(mv)) => position.play(mv).map(|played| played.position),
                Some(Ply::Pass) | None => position.pass(),
            };
            let position = position.expect("what was played before is legal again");
            self.line.push(Place { node, position });
        }
    }

    /// The node of a turn made where the players stand, added if it has not been made there before.
    fn branch(&mut self, turn: Turn, position: &Position) -> usize {
        let here = self.line[self.standing].node;
        let made = |&&node: &&usize| self.nodes[node].played == Some(turn);
        if let Some(&node) = self.nodes[here].next.iter().find(made) {
            return node;
        }
        let node = self.nodes.len();
        self.nodes.push(Node {
            played: Some(turn),
            key: position.key(),
            next: Vec::new(),
            comment: String::new(),
        });
        self.nodes[here].next.push(node);
        node
    }

    /// Plays the pass of a side that has no move (T3, T3a).
    pub fn pass_if_forced(&mut self) {
        if self.position().must_pass() {
            // It is refused only when the game is over, and then there is nothing to pass.
            let _ = self.play_ply(Ply::Pass);
        }
    }

    /// Takes back the last move, together with the passes that it forced, or a resignation or an agreement. Tells
    /// whether there was anything to take back.
    pub fn undo(&mut self) -> bool {
        if self.declared.take().is_some() {
            return true;
        }
        let before = self.line[..self.standing]
            .iter()
            .rposition(|place| !place.position.must_pass());
        self.standing = before.unwrap_or(self.standing);
        before.is_some()
    }

    /// Plays the next move of the line again, together with the passes that it forced. Tells whether there was one.
    pub fn redo(&mut self) -> bool {
        let is_over = self.ending().is_some();
        if is_over || self.standing == self.last() {
            return false;
        }
        self.standing += 1;
        self.pass_if_forced();
        true
    }

    /// Makes the players stand at a ply of the line, where one is to be played; nothing happens past its end.
    ///
    /// If the side to move there has lost the turn, they stand after its pass.
    pub fn stand_at(&mut self, ply: usize) {
        if ply <= self.last() {
            self.standing = ply;
            self.declared = None;
            self.pass_if_forced();
        }
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
        self.declared = Some(ending.into());
        Ok(())
    }

    fn node(&self, ply: usize) -> Option<&Node> {
        Some(&self.nodes[self.line.get(ply)?.node])
    }
}

/// A game from the starting position.
impl Default for Game {
    fn default() -> Self {
        Self::new(Position::default())
    }
}

/// How a game ends without a move (E7, E8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declaration {
    /// This side resigns.
    Resign(Side),
    /// The players agree on a draw.
    Draw,
    /// This side's time runs out.
    OutOfTime(Side),
}

impl From<Declaration> for Ending {
    fn from(declaration: Declaration) -> Self {
        match declaration {
            Declaration::Resign(side) => Self::Resigned(side),
            Declaration::Draw => Self::Agreed,
            Declaration::OutOfTime(side) => Self::OutOfTime(side),
        }
    }
}

/// Why something cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The game has ended so.
    Over(Ending),
    /// The rules forbid the move.
    Illegal(IllegalMove),
}

impl From<IllegalMove> for PlayError {
    fn from(illegal: IllegalMove) -> Self {
        Self::Illegal(illegal)
    }
}

/// A sentence without capital and full stop; `{:#}` writes the intersections in capitals.
impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over(ending) => {
                f.write_str("the game is over; ")?;
                ending.fmt(f)
            }
            Self::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl Error for PlayError {}
