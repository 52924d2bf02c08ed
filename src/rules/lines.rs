//! Sets of intersections as bits, seen along each of the four directions.
//!
//! Seen along a direction, the board is 19 lines of 19 intersections, each line ordered the way a ship would sail.
//! Three lines stand in a word, 20 bits for each: the twentieth is a wall at the end of the line. So every ship
//! that sails in that direction goes from its bit towards higher ones and stops below the next bit that is set, and
//! a subtraction finds how far for all ships at once.

use super::square::{Direction, SIZE, Square};

/// The words that hold the board seen along one direction.
const WORDS: usize = 7;
/// The bits that one line takes: its intersections and its wall.
const STRIDE: u8 = SIZE + 1;
/// The lines in one word.
const LINES_A_WORD: u8 = 3;

/// Where an intersection is, seen along one direction.
#[derive(Clone, Copy)]
struct BitPlace {
    word: u8,
    bit: u8,
}

/// The places of all intersections along North, East, South, West.
static PLACES: [[BitPlace; 4]; Square::COUNT] = {
    let mut places = [[BitPlace { word: 0, bit: 0 }; 4]; Square::COUNT];
    let mut row = 0;
    while row < SIZE {
        let mut column = 0;
        while column < SIZE {
            let (east, north) = (SIZE - 1 - column, SIZE - 1 - row);
            places[Square::at(column, row).index()] = [
                place(column, row),
                place(row, column),
                place(column, north),
                place(row, east),
            ];
            column += 1;
        }
        row += 1;
    }
    places
};

/// The place of the intersection that is `along` steps from the beginning of a line.
const fn place(line: u8, along: u8) -> BitPlace {
    BitPlace {
        word: line / LINES_A_WORD,
        bit: line % LINES_A_WORD * STRIDE + along,
    }
}

/// The ends of the lines: what stops a ship on an empty board that is free to it.
pub(super) static WALLS: SquareSet = {
    let mut walls = SquareSet::EMPTY;
    let mut line = 0;
    while line < SIZE {
        let BitPlace { word, bit } = place(line, SIZE);
        let mut direction = 0;
        while direction < 4 {
            walls.lines[direction][word as usize] |= 1 << bit;
            direction += 1;
        }
        line += 1;
    }
    walls
};

/// The walls, the Castle and the Citadels: what stops a basic ship on an empty board (M3, M4).
pub(super) static CLOSED_TO_BASIC_SHIPS: SquareSet = {
    let mut closed = WALLS;
    let mut row = 0;
    while row < SIZE {
        let mut column = 0;
        while column < SIZE {
            let square = Square::at(column, row);
            if square.is_castle_or_citadel() {
                closed.toggle(square);
            }
            column += 1;
        }
        row += 1;
    }
    closed
};

/// A set of intersections.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct SquareSet {
    /// The same set seen along North, East, South, West.
    lines: [[u64; WORDS]; 4],
}

impl SquareSet {
    pub(super) const EMPTY: Self = Self {
        lines: [[0; WORDS]; 4],
    };

    #[inline]
    pub(super) fn contains(&self, square: Square) -> bool {
        let BitPlace { word, bit } = PLACES[square.index()][Direction::East as usize];
        self.lines[Direction::East as usize][word as usize] >> bit & 1 == 1
    }

    /// Puts an intersection in that is not in the set, or takes out one that is.
    #[inline]
    pub(super) const fn toggle(&mut self, square: Square) {
        let places = PLACES[square.index()];
        let mut direction = 0;
        while direction < 4 {
            let BitPlace { word, bit } = places[direction];
            self.lines[direction][word as usize] ^= 1 << bit;
            direction += 1;
        }
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.rows()
            .iter()
            .map(|word| word.count_ones() as usize)
            .sum()
    }

    /// The bits of the set seen along the rows: two sets are equal if these are.
    #[inline]
    pub(super) const fn rows(&self) -> &[u64; WORDS] {
        &self.lines[Direction::East as usize]
    }

    /// The intersections of the set in order.
    #[inline]
    pub(super) fn squares(self) -> impl Iterator<Item = Square> {
        (0u8..).zip(*self.rows()).flat_map(|(word, mut bits)| {
            std::iter::from_fn(move || {
                let bit = u8::try_from(bits.trailing_zeros())
                    .ok()
                    .filter(|&bit| bit < 64)?;
                bits &= bits - 1;
                Square::new(bit % STRIDE, word * LINES_A_WORD + bit / STRIDE)
            })
        })
    }
}

/// The number of intersections that a ship can sail in a direction before it meets one of the sets.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    reason = "a line has 19 intersections, so that the number is at most 18"
)]
pub(super) fn reach(obstacles: [&SquareSet; 3], from: Square, direction: Direction) -> u8 {
    let BitPlace { word, bit } = PLACES[from.index()][direction as usize];
    let obstacles = obstacles.iter().fold(0, |bits, set| {
        bits | set.lines[direction as usize][word as usize]
    });
    // A line ends with a wall, so that a bit is found.
    (obstacles >> (bit + 1)).trailing_zeros() as u8
}

/// The sum of the reaches of all ships of a set, in all directions.
#[inline]
pub(super) fn sum_of_reaches(obstacles: [&SquareSet; 3], ships: &SquareSet) -> usize {
    let mut sum = 0;
    for direction in 0..4 {
        for word in 0..WORDS {
            let obstacles = obstacles
                .iter()
                .fold(0, |bits, set| bits | set.lines[direction][word]);
            // Each ship borrows from the next obstacle and turns the bits on its way to ones.
            let ways = obstacles.wrapping_sub(ships.lines[direction][word] << 1) & !obstacles;
            sum += ways.count_ones() as usize;
        }
    }
    sum
}
