//! The cursor, and where it goes.

use super::App;
use crate::rules::{Direction, Move, Position, Square};

/// The column and the row that the cursor begins near: J4, in the middle of the lower half.
const BEGINNING: (u8, u8) = (9, 3);

impl App {
    pub(super) fn step(&mut self, direction: Direction) {
        self.cursor = self.cursor.step(direction).unwrap_or(self.cursor);
    }

    /// To the next ship in a direction; with a ship lifted, as far as that may go.
    pub(super) fn jump(&mut self, direction: Direction) {
        let position = self.position();
        let far = match self.lifted {
            Some(from) => self
                .cursor
                .ray(direction)
                .filter(|&to| position.check(Move { from, to }).is_ok())
                .last(),
            None => self
                .cursor
                .ray(direction)
                .find(|&square| position.board().ship_on(square).is_some()),
        };
        self.cursor = far.unwrap_or(self.cursor);
    }

    pub(super) fn edge(&mut self, direction: Direction) {
        self.cursor = self.cursor.ray(direction).last().unwrap_or(self.cursor);
    }

    /// To the next or previous ship that can move; with a ship lifted, to its next or previous target.
    pub(super) fn next_of_interest(&mut self, forward: bool) {
        let mut squares = match self.lifted {
            Some(_) => self.targets_captures_first(),
            None => self.movable_ships(),
        };
        if !forward {
            squares.reverse();
        }
        let place = squares.iter().position(|&square| square == self.cursor);
        let next = match (place, self.lifted) {
            (Some(place), _) => squares.get(place + 1),
            // From elsewhere on the board the ships go on from the cursor.
            (None, None) => squares
                .iter()
                .find(|&&square| (square > self.cursor) == forward),
            (None, Some(_)) => None,
        };
        if let Some(&square) = next.or(squares.first()) {
            self.cursor = square;
        }
    }

    fn movable_ships(&self) -> Vec<Square> {
        let position = self.position();
        let ships = position.board().ships(position.to_move());
        ships
            .filter(|&ship| self.ending().is_none() && position.moves_from(ship).next().is_some())
            .collect()
    }

    fn targets_captures_first(&self) -> Vec<Square> {
        let mut targets: Vec<_> = self.targets().collect();
        targets.sort_unstable_by_key(|&to| (std::cmp::Reverse(self.effect(to)), to));
        targets
    }
}

/// Where the cursor begins: on a ship that can move, as near as there is one to the middle of the lower half.
pub(super) fn first_ship(position: &Position) -> Square {
    let (column, row) = BEGINNING;
    let distance = |square: Square| square.column().abs_diff(column) + square.row().abs_diff(row);
    let ships = position.board().ships(position.to_move());
    let movable = ships.filter(|&ship| position.moves_from(ship).next().is_some());
    movable
        .min_by_key(|&ship| distance(ship))
        .unwrap_or(position.board().king())
}
