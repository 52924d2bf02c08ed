//! Hearing the board: what stands where, and where a ship can go.

use super::Session;
use crate::notation::read_square;
use crate::rules::{Board, Direction, Ending, Move, Played, Position, SIZE, Ship, Square};
use crate::words::Manner;
use crate::words::listed;

impl Session {
    /// The whole board in characters, and what they mean.
    pub(super) fn tell_board(&mut self) {
        let board = self.position().board().to_string();
        self.say(board.trim_end());
        self.say("t is a black ship, T a white one, K the King, + the empty Castle, x a Citadel.");
    }

    /// The rows with ships, from row 19 down.
    pub(super) fn tell_rows(&mut self) {
        let board = *self.position().board();
        let rows = (0..SIZE).rev().map(|number| row(&board, number));
        for (name, ships) in rows.filter(|(_, ships)| !ships.is_empty()) {
            self.say(&format!("{name}: {ships}."));
        }
        self.say("The other rows are empty.");
    }

    pub(super) fn tell_row(&mut self, number: &str) {
        let number = number
            .parse()
            .ok()
            .filter(|number| (1..=SIZE).contains(number));
        let Some(number) = number else {
            return self.say("A row is a number from 1 to 19, such as row 5.");
        };
        let (name, ships) = row(self.position().board(), number - 1);
        self.tell_ships(&name, &ships);
    }

    pub(super) fn tell_column(&mut self, letter: &str) {
        let Some(first) = read_square(&format!("{letter}1")).filter(|_| letter.len() == 1) else {
            return self.say("A column is a letter from a to s, such as column j.");
        };
        let column = first.column();
        let squares = (0..SIZE).filter_map(|row| Square::new(column, row));
        let row_of = |square: Square| (square.row() + 1).to_string();
        let ships = ships_on(self.position().board(), squares, row_of);
        self.tell_ships(&format!("Column {}", letter.to_ascii_lowercase()), &ships);
    }

    fn tell_ships(&mut self, name: &str, ships: &str) {
        match ships {
            "" => self.say(&format!("{name} is empty.")),
            _ => self.say(&format!("{name}: {ships}.")),
        }
    }

    /// Tells what stands on an intersection.
    pub(super) fn tell_place(&mut self, square: &str) {
        let Some(square) = read_square(square) else {
            return self.say("Expected an intersection, such as at j10.");
        };
        let words = match self.position().board().ship_on(square) {
            Some(Ship::Black) => "a black ship",
            Some(Ship::White) => "a white ship",
            Some(Ship::King) => "the King",
            None => "empty",
        };
        self.say(&format!("{square}: {words}{}.", place(square)));
    }

    /// Tells where the ship on an intersection can go, and what it does there.
    pub(super) fn tell_ship(&mut self, square: &str) {
        let Some(from) = read_square(square) else {
            return self.say("Expected the place of a ship, such as ship c1.");
        };
        let position = *self.position();
        let Some(ship) = position.board().ship_on(from) else {
            return self.say(&format!("There is no ship at {from}."));
        };
        let is_over = self.record.game.ending_at(self.shown()).is_some();
        let is_its_turn = ship.side() == position.to_move() && !is_over;
        let turn = Position::new(*position.board(), ship.side());
        let ways = ways(&turn, from);
        let name = match ship {
            Ship::Black => "black ship",
            Ship::White => "white ship",
            Ship::King => "King",
        };
        let words = match ways[..] {
            [] => format!("The {name} at {from} cannot move, being shut in on all sides."),
            _ if is_its_turn => format!("The {name} at {from} can go {}.", listed(&ways, "and")),
            _ => format!(
                "If it were {}'s turn, the {name} at {from} could go {}.",
                ship.side(),
                listed(&ways, "and")
            ),
        };
        let words: Vec<_> = std::iter::once(words).chain(effects(&turn, from)).collect();
        self.say(&words.join(" "));
    }
}

/// What is special about an intersection.
fn place(square: Square) -> &'static str {
    if square.is_castle() {
        ", on the Castle"
    } else if square.is_corner() {
        ", on a corner"
    } else if square.is_citadel() {
        ", in a Citadel"
    } else {
        ""
    }
}

/// The name of a row, and what stands in it.
fn row(board: &Board, row: u8) -> (String, String) {
    let squares = (0..SIZE).filter_map(|column| Square::new(column, row));
    let column_of = |square: Square| char::from(b'a' + square.column()).to_string();
    let name = format!("Row {}", row + 1);
    (name, ships_on(board, squares, column_of))
}

/// The ships on some intersections.
fn ships_on(
    board: &Board,
    squares: impl Iterator<Item = Square>,
    name: impl Fn(Square) -> String,
) -> String {
    let ships = squares.filter_map(|square| Some((board.ship_on(square)?, name(square))));
    side_by_side(&ships.collect::<Vec<_>>())
}

/// Ships and where they stand, by kinds: `black g, m; white i, k; King j`.
pub(super) fn side_by_side(ships: &[(Ship, String)]) -> String {
    let group = |(kind, word)| {
        let of_kind = ships.iter().filter(|(ship, _)| *ship == kind);
        let names: Vec<_> = of_kind.map(|(_, name)| name.as_str()).collect();
        (!names.is_empty()).then(|| format!("{word} {}", names.join(", ")))
    };
    let kinds = [
        (Ship::Black, "black"),
        (Ship::White, "white"),
        (Ship::King, "King"),
    ];
    let groups: Vec<_> = kinds.into_iter().filter_map(group).collect();
    groups.join("; ")
}

/// How far the ship of the side to move goes in each direction: `up as far as c5`.
fn ways(position: &Position, from: Square) -> Vec<String> {
    let way = |(direction, word): (Direction, &str)| {
        let targets = position.moves_from(from).map(|mv| mv.to);
        let here = targets.filter(|&to| from.line_to(to).is_some_and(|(it, _)| it == direction));
        let last = here.max_by_key(|&to| from.line_to(to).map(|(_, distance)| distance))?;
        Some(match from.line_to(last) {
            Some((_, 1)) => format!("{word} to {last}"),
            _ => format!("{word} as far as {last}"),
        })
    };
    let words = ["up", "right", "down", "left"];
    Direction::ALL
        .into_iter()
        .zip(words)
        .filter_map(way)
        .collect()
}

/// What the ship of the side to move takes, and where it wins.
fn effects(position: &Position, from: Square) -> Vec<String> {
    let effect = |mv: Move| {
        let Played {
            captures, ending, ..
        } = position.play(mv).ok()?;
        let captures = match &captures[..] {
            [] => String::new(),
            ships => format!("takes {}", Manner::Spoken.listed(ships, "and")),
        };
        let wins = match ending {
            Some(Ending::KingCaptured) => "captures the King",
            Some(_) => "wins",
            None => "",
        };
        let both = [captures.as_str(), wins]
            .into_iter()
            .filter(|part| !part.is_empty());
        let both = both.map(str::to_owned).collect::<Vec<_>>();
        (!both.is_empty()).then(|| format!("At {} it {}.", mv.to, listed(&both, "and")))
    };
    position.moves_from(from).filter_map(effect).collect()
}
