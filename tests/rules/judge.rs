//! A second judge: slow, obvious, and written from the rules alone. It shares nothing with the first one.

use std::collections::BTreeSet;

/// A column and a row, each from 0 to 18.
pub(crate) type Point = (usize, usize);

const SIZE: usize = 19;
const CASTLE: Point = (9, 9);
const CORNERS: [Point; 4] = [(0, 0), (18, 0), (0, 18), (18, 18)];

/// The ships, row by row: `t` black, `T` white, `K` the King, `.` none; and whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Judge {
    pub(crate) ships: [[char; SIZE]; SIZE],
    pub(crate) blacks_turn: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    King,
    Corner,
    Edge,
}

/// The board after a move, what was captured, and how the game ended.
#[derive(Debug)]
pub(crate) struct Verdict {
    pub(crate) after: Judge,
    pub(crate) captured: BTreeSet<Point>,
    pub(crate) end: Option<End>,
}

fn is_citadel((column, row): Point) -> bool {
    [0, 1, 17, 18].contains(&column) && [0, 1, 17, 18].contains(&row)
}

/// The points of the board that are some steps away; the steps may lead off it.
fn offset((column, row): Point, columns: isize, rows: isize) -> Option<Point> {
    let column = column.checked_add_signed(columns)?;
    let row = row.checked_add_signed(rows)?;
    (column < SIZE && row < SIZE).then_some((column, row))
}

const FOUR_WAYS: [(isize, isize); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

impl Judge {
    fn at(&self, (column, row): Point) -> char {
        self.ships[row][column]
    }

    /// The rule that a move breaks: T1, T2, M1, or the one of the first obstacle on the way, M2, M3 or M4.
    pub(crate) fn broken_rule(&self, from: Point, to: Point) -> Option<&'static str> {
        let ship = self.at(from);
        if ship == '.' {
            return Some("T2");
        }
        if (ship == 't') != self.blacks_turn {
            return Some("T1");
        }
        let (columns, rows) = (
            to.0.cast_signed() - from.0.cast_signed(),
            to.1.cast_signed() - from.1.cast_signed(),
        );
        if (columns == 0) == (rows == 0) {
            return Some("M1");
        }
        let mut point = from;
        while point != to {
            point = offset(point, columns.signum(), rows.signum())?;
            if self.at(point) != '.' {
                return Some("M2");
            }
            if ship != 'K' && point == CASTLE {
                return Some("M3");
            }
            if ship != 'K' && is_citadel(point) {
                return Some("M4");
            }
        }
        None
    }

    /// All legal moves.
    pub(crate) fn moves(&self) -> BTreeSet<(Point, Point)> {
        let mut moves = BTreeSet::new();
        self.each_move(|from, to| {
            moves.insert((from, to));
        });
        moves
    }

    /// Tells each legal move once.
    pub(crate) fn each_move(&self, mut tell: impl FnMut(Point, Point)) {
        for row in 0..SIZE {
            for column in 0..SIZE {
                let from = (column, row);
                if self.at(from) == '.' {
                    continue;
                }
                for other in 0..SIZE {
                    for to in [(other, row), (column, other)] {
                        if self.broken_rule(from, to).is_none() {
                            tell(from, to);
                        }
                    }
                }
            }
        }
    }

    /// Plays a legal move.
    pub(crate) fn play(&self, from: Point, to: Point) -> Verdict {
        let ship = self.at(from);
        let mut after = self.clone();
        after.blacks_turn = !self.blacks_turn;
        after.ships[from.1][from.0] = '.';
        after.ships[to.1][to.0] = ship;
        let captured = match ship {
            't' => after.captured_by(to, 'T', |opposite| after.at(opposite) == 't'),
            'T' => after.captured_by(to, 't', |opposite| {
                after.at(opposite) == 'T' || opposite == CASTLE || is_citadel(opposite)
            }),
            _ => BTreeSet::new(),
        };
        for &(column, row) in &captured {
            after.ships[row][column] = '.';
        }
        let end = match ship {
            't' if after.king_is_captured_from(to) => Some(End::King),
            'K' if CORNERS.contains(&to) => Some(End::Corner),
            'K' if after.is_edge(to) && after.all_corners_are_blocked() => Some(End::Edge),
            _ => None,
        };
        Verdict {
            after,
            captured,
            end,
        }
    }

    /// C2: the victims beside the moved ship that have a helper exactly opposite.
    fn captured_by(
        &self,
        moved: Point,
        victim: char,
        helps: impl Fn(Point) -> bool,
    ) -> BTreeSet<Point> {
        let mut captured = BTreeSet::new();
        for (columns, rows) in FOUR_WAYS {
            let beside = offset(moved, columns, rows);
            let opposite = offset(moved, 2 * columns, 2 * rows);
            if let (Some(beside), Some(opposite)) = (beside, opposite)
                && self.at(beside) == victim
                && helps(opposite)
            {
                captured.insert(beside);
            }
        }
        captured
    }

    pub(crate) fn king(&self) -> Point {
        for row in 0..SIZE {
            for column in 0..SIZE {
                if self.at((column, row)) == 'K' {
                    return (column, row);
                }
            }
        }
        panic!("there is no King");
    }

    fn is_edge(&self, (column, row): Point) -> bool {
        let last = self.ships.len() - 1;
        column == 0 || row == 0 || column == last || row == last
    }

    /// K1, K2, K4: black ships all around, and the one that moved is among them.
    fn king_is_captured_from(&self, moved: Point) -> bool {
        let king = self.king();
        let mut around = 0;
        let mut black = 0;
        let mut moved_is_there = false;
        for (columns, rows) in FOUR_WAYS {
            if let Some(beside) = offset(king, columns, rows) {
                around += 1;
                if self.at(beside) == 't' {
                    black += 1;
                }
                if beside == moved {
                    moved_is_there = true;
                }
            }
        }
        moved_is_there && black == around
    }

    pub(crate) fn all_corners_are_blocked(&self) -> bool {
        CORNERS.iter().all(|&corner| self.is_blocked(corner))
    }

    /// E4: floods the board from the corner up to black ships; the corner is blocked if the King stays dry.
    pub(crate) fn is_blocked(&self, corner: Point) -> bool {
        let king = self.king();
        let mut wet = [[false; SIZE]; SIZE];
        wet[corner.1][corner.0] = true;
        let mut newly_wet = vec![corner];
        while let Some(point) = newly_wet.pop() {
            if point == king {
                return false;
            }
            for (columns, rows) in FOUR_WAYS {
                if let Some(beside) = offset(point, columns, rows)
                    && self.at(beside) != 't'
                    && !wet[beside.1][beside.0]
                {
                    wet[beside.1][beside.0] = true;
                    newly_wet.push(beside);
                }
            }
        }
        true
    }

    /// The number of move sequences of a length, a forced pass being a move.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.moves();
        if moves.is_empty() {
            let mut passed = self.clone();
            passed.blacks_turn = !self.blacks_turn;
            return passed.perft(depth - 1);
        }
        if depth == 1 {
            return moves.len() as u64;
        }
        moves
            .into_iter()
            .map(|(from, to)| self.play(from, to))
            .filter(|verdict| verdict.end.is_none())
            .map(|verdict| verdict.after.perft(depth - 1))
            .sum()
    }
}
