//! What is in danger in a position: ships that can be taken, the King himself, and his ways out.
//!
//! ```
//! use alea::danger::Danger;
//! use alea::rules::Position;
//! use alea::words::Manner;
//!
//! let danger = Danger::of(&Position::default());
//! assert!(danger.ships.is_empty() && danger.kings_captures.is_empty());
//! assert_eq!(danger.words(Manner::Shown)[0], "No ship of Black's is in danger.");
//! ```

mod words;

use crate::rules::{Ending, Move, Position, Side, Square, are_all_corners_blocked};

/// What is in danger in a position of a game that goes on, as the side to move sees it before its move.
///
/// All of it is about one move, or about two of the King's: what the players do in between is not foreseen. Where a
/// move of the side that is not to move is asked for, it is a move that this side would have if it were its turn now,
/// with all ships where they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Danger {
    /// The side to move.
    pub side: Side,
    /// The basic ships of the side to move that a move of the opponent takes, in the order of squares.
    pub ships: Vec<ShipInDanger>,
    /// Black's moves that capture the King: for Black to make if it is Black's turn, and to be met if it is White's.
    pub kings_captures: Vec<Move>,
    /// Where the King wins by moving there at once, in the order of squares: corners, or if all of them are blocked,
    /// intersections of the edge (E2, E3).
    pub exits: Vec<Square>,
    /// Where the King can go so that he wins by moving on from there, if no other ship is moved: the detours to each
    /// corner that he cannot reach at once; to the edge, if all corners are blocked and it cannot be reached at once.
    pub detours: Vec<Detour>,
    /// Whether all corners are blocked, so that the King's ways out lead to the edge (E3).
    pub leads_to_edge: bool,
}

/// A ship that can be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShipInDanger {
    /// Where it stands.
    pub square: Square,
    /// The moves that take it.
    pub taken_by: Vec<Move>,
}

/// A way out of two moves.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Detour {
    /// Where the King goes first.
    pub stop: Square,
    /// Where he wins by going on.
    pub exits: Vec<Square>,
}

impl Danger {
    /// What is in danger in a position. One in which a game has ended is not asked about.
    pub fn of(position: &Position) -> Self {
        let turn_of = |side| Position::new(*position.board(), side);
        let (side, white) = (position.to_move(), turn_of(Side::White));
        let exits = exits(&white);
        let leads_to_edge = are_all_corners_blocked(position.board());
        let detours = if leads_to_edge && !exits.is_empty() {
            Vec::new()
        } else {
            detours(&white, &exits)
        };
        Self {
            side,
            ships: ships_in_danger(&turn_of(!side)),
            kings_captures: kings_captures(&turn_of(Side::Black)),
            exits,
            detours,
            leads_to_edge,
        }
    }
}

/// The ships that the side to move can take.
fn ships_in_danger(position: &Position) -> Vec<ShipInDanger> {
    let mut taking: Vec<(Square, Move)> = Vec::new();
    for mv in position.moves() {
        if let Ok(played) = position.play(mv) {
            taking.extend(played.captures.iter().map(|&square| (square, mv)));
        }
    }
    taking.sort_unstable();
    let of_a_ship = taking.chunk_by(|(one, _), (other, _)| one == other);
    let ship_in_danger = |taking: &[(Square, Move)]| ShipInDanger {
        square: taking[0].0,
        taken_by: taking.iter().map(|&(_, mv)| mv).collect(),
    };
    of_a_ship.map(ship_in_danger).collect()
}

/// The moves of Black, who is to move, that capture the King.
fn kings_captures(position: &Position) -> Vec<Move> {
    let captures_king = |mv: &Move| {
        let played = position.play(*mv);
        played.is_ok_and(|played| played.ending == Some(Ending::KingCaptured))
    };
    position.moves().filter(captures_king).collect()
}

/// Where the King wins at once, if it is White's turn.
fn exits(position: &Position) -> Vec<Square> {
    let wins = |mv: &Move| {
        let played = position.play(*mv);
        played.is_ok_and(|played| played.ending.is_some())
    };
    let moves = position.moves_from(position.board().king());
    sorted(moves.filter(wins).map(|mv| mv.to))
}

/// Where the King, whose turn it is, can go without winning so that he wins with another move, but not by one of the
/// exits that he has already.
fn detours(position: &Position, known: &[Square]) -> Vec<Detour> {
    let detour = |mv: Move| {
        let played = position.play(mv).ok()?;
        let next = Position::new(*played.position.board(), Side::White);
        let mut exits = exits(&next);
        exits.retain(|exit| !known.contains(exit));
        let is_way = played.ending.is_none() && !exits.is_empty();
        is_way.then_some(Detour { stop: mv.to, exits })
    };
    let moves = position.moves_from(position.board().king());
    sorted(moves.filter_map(detour))
}

fn sorted<T: Ord>(things: impl Iterator<Item = T>) -> Vec<T> {
    let mut things: Vec<_> = things.collect();
    things.sort_unstable();
    things
}
