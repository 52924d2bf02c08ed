//! Positions made at random: scattered ships, and the situations in which the rules matter.

use alea::rules::{Board, CASTLE, CORNERS, Direction, Position, Ship, Side, Square};
use fastrand::Rng;

use crate::picture::board_of;
use crate::symmetry::Symmetry;

/// Ships put on the board one by one, each where there is room for it and where it may stand.
#[derive(Default)]
struct Ships(Vec<(Square, Ship)>);

impl Ships {
    fn has_room(&self, square: Square) -> bool {
        self.0.iter().all(|&(occupied, _)| occupied != square)
    }

    fn put(&mut self, square: Option<Square>, ship: Ship) {
        if let Some(square) = square
            && self.has_room(square)
            && (ship == Ship::King || !square.is_castle_or_citadel())
        {
            self.0.push((square, ship));
        }
    }

    fn scatter(&mut self, rng: &mut Rng, black: usize, white: usize) {
        for _ in 0..black {
            self.put(Some(any_square(rng)), Ship::Black);
        }
        for _ in 0..white {
            self.put(Some(any_square(rng)), Ship::White);
        }
    }

    /// The position, turned at random, if the board is valid.
    fn position(&self, rng: &mut Rng, to_move: Side) -> Option<Position> {
        let symmetry = Symmetry::all().nth(rng.usize(0..8))?;
        let turned: Vec<(Square, Ship)> = self
            .0
            .iter()
            .map(|&(square, ship)| (symmetry.square(square), ship))
            .collect();
        board_of(&turned)
            .ok()
            .map(|board| Position::new(board, to_move))
    }
}

fn any_square(rng: &mut Rng) -> Square {
    Square::all()
        .nth(rng.usize(0..Square::COUNT))
        .expect("the number is below their count")
}

fn any_side(rng: &mut Rng) -> Side {
    Side::BOTH[rng.usize(0..2)]
}

fn any_direction(rng: &mut Rng) -> Direction {
    Direction::ALL[rng.usize(0..4)]
}

fn at(column: u8, row: u8) -> Option<Square> {
    Square::new(column, row)
}

/// Tries until a valid position comes out.
fn retried(rng: &mut Rng, make: impl Fn(&mut Rng) -> Option<Position>) -> Position {
    loop {
        if let Some(position) = make(rng) {
            return position;
        }
    }
}

/// Ships of both sides anywhere, in any number, with the King anywhere.
pub(crate) fn scattered(rng: &mut Rng) -> Position {
    let (black, white) = (rng.usize(0..=48), rng.usize(0..=24));
    scattered_with(rng, black, white)
}

/// A few ships anywhere: there is room to move, and little to count.
pub(crate) fn sparse(rng: &mut Rng) -> Position {
    let (black, white) = (rng.usize(0..=5), rng.usize(0..=3));
    scattered_with(rng, black, white)
}

fn scattered_with(rng: &mut Rng, black: usize, white: usize) -> Position {
    retried(rng, |rng| {
        let mut ships = Ships::default();
        ships.put(Some(any_square(rng)), Ship::King);
        ships.scatter(rng, black, white);
        let to_move = any_side(rng);
        ships.position(rng, to_move)
    })
}

/// The King with black ships on all sides but one, and another that can come there.
pub(crate) fn ringed(rng: &mut Rng) -> Position {
    let around = |square: Square| square.neighbours().collect::<Vec<_>>();
    retried(rng, |rng| {
        let king = match rng.u8(0..4) {
            0 => any_square(rng),
            1 => at(0, rng.u8(2..17))?,
            2 => around(CASTLE)[rng.usize(0..4)],
            _ => at(rng.u8(0..3), rng.u8(0..3))?,
        };
        let mut ships = Ships::default();
        ships.put(Some(king), Ship::King);
        let beside = around(king);
        let gap = beside[rng.usize(0..beside.len())];
        let beyond: Vec<Square> = around(gap).into_iter().filter(|&on| on != king).collect();
        let attacker = beyond[rng.usize(0..beyond.len())];
        ships.put(Some(attacker), Ship::Black);
        for &square in beside.iter().filter(|&&square| square != gap) {
            let ship = if rng.u8(0..16) == 0 {
                Ship::White
            } else {
                Ship::Black
            };
            ships.put(Some(square), ship);
        }
        ships.scatter(rng, 3, 3);
        let to_move = if rng.u8(0..4) == 0 {
            Side::White
        } else {
            Side::Black
        };
        ships.position(rng, to_move)
    })
}

/// A wall around the corner a1, as columns and rows: the four ships around the Citadel, or a diagonal.
fn wall(rng: &mut Rng) -> Vec<(u8, u8)> {
    if rng.bool() {
        vec![(0, 2), (1, 2), (2, 0), (2, 1)]
    } else {
        let length = rng.u8(3..9);
        (0..=length)
            .map(|column| (column, length - column))
            .collect()
    }
}

/// All corners walled off, or all but one whose wall has a gap or a white ship, and the King near the edge.
pub(crate) fn walled(rng: &mut Rng) -> Position {
    retried(rng, |rng| {
        let mut ships = Ships::default();
        // Each of the first four symmetries turns a1 into another corner.
        for turned in Symmetry::all().take(CORNERS.len()) {
            for (column, row) in wall(rng) {
                ships.put(
                    at(column, row).map(|square| turned.square(square)),
                    Ship::Black,
                );
            }
        }
        match rng.u8(0..5) {
            0 => {
                ships.0.swap_remove(rng.usize(0..ships.0.len()));
            }
            1 => {
                let place = rng.usize(0..ships.0.len());
                ships.0[place].1 = Ship::White;
            }
            _ => {}
        }
        let king = at(rng.u8(0..19), rng.u8(0..19))?;
        ships.has_room(king).then_some(())?;
        ships.put(Some(king), Ship::King);
        let spare = 48 - ships.0.len().min(48);
        ships.scatter(rng, spare.min(2), 3);
        let to_move = if rng.u8(0..4) == 0 {
            Side::Black
        } else {
            Side::White
        };
        ships.position(rng, to_move)
    })
}

/// A ship that can move to a place where enemies with others behind them wait on some of the sides.
pub(crate) fn crossfire(rng: &mut Rng) -> Position {
    retried(rng, |rng| {
        let side = any_side(rng);
        let (own, enemy) = match side {
            Side::Black => (Ship::Black, Ship::White),
            Side::White => (Ship::White, Ship::Black),
        };
        // Near the Castle, near a Citadel, or anywhere.
        let target = match rng.u8(0..4) {
            0 => at(9, 11)?,
            1 => at(3, rng.u8(0..3))?,
            _ => any_square(rng),
        };
        (!target.is_castle_or_citadel()).then_some(())?;
        let mut ships = Ships::default();
        let origin = any_direction(rng);
        let from = target.ray(origin).nth(rng.usize(0..3))?;
        ships.put(Some(from), own);
        for direction in Direction::ALL {
            if direction != origin && rng.u8(0..5) > 0 {
                let beside = target.step(direction);
                ships.put(beside, enemy);
                ships.put(beside.and_then(|square| square.step(direction)), own);
            }
        }
        let king = if rng.u8(0..3) == 0 {
            CASTLE
        } else {
            any_square(rng)
        };
        ships.put(Some(king), Ship::King);
        ships.position(rng, side)
    })
}

/// A side without a move: White's King and one ship held at the edge, or Black's few ships held at the Citadels.
pub(crate) fn stuck(rng: &mut Rng) -> Position {
    retried(rng, |rng| {
        let mut ships = Ships::default();
        let to_move = any_side(rng);
        match to_move {
            Side::White => {
                let row = rng.u8(3..16);
                for (column, row) in [
                    (0, row - 1),
                    (0, row + 1),
                    (1, row - 1),
                    (1, row + 1),
                    (2, row),
                ] {
                    ships.put(at(column, row), Ship::Black);
                }
                ships.put(at(0, row), Ship::King);
                ships.put(at(1, row), Ship::White);
                let black = rng.usize(0..20);
                ships.scatter(rng, black, 0);
            }
            Side::Black => {
                if rng.bool() {
                    ships.put(at(0, 2), Ship::Black);
                    ships.put(at(0, 3), Ship::White);
                    ships.put(at(1, 2), Ship::White);
                }
                ships.put(Some(any_square(rng)), Ship::King);
                let white = rng.usize(0..12);
                ships.scatter(rng, 0, white);
            }
        }
        ships.position(rng, to_move)
    })
}

/// The positions of a random game of up to so many plies, the start included.
pub(crate) fn game(rng: &mut Rng, start: &Board, plies: usize) -> Vec<Position> {
    let mut position = Position::new(*start, Side::Black);
    let mut positions = vec![position];
    for _ in 0..plies {
        let moves: Vec<_> = position.moves().collect();
        position = if moves.is_empty() {
            position.pass().expect("there is no move")
        } else {
            let mv = moves[rng.usize(0..moves.len())];
            let played = position.play(mv).expect("the move is legal");
            if played.ending.is_some() {
                return positions;
            }
            played.position
        };
        positions.push(position);
    }
    positions
}
