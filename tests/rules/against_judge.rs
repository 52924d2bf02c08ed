//! The first judge compared with the second one in thousands of positions.

use std::collections::{BTreeSet, HashSet};

use alea::rules::{Board, IllegalMove, Move, Played, Position, Setup, Ship, Square, perft};
use fastrand::Rng;

use crate::asked::{self, end, judge, point};
use crate::judge::{End, Judge, Point};
use crate::positions;

/// What the compared positions contained, so that a comparison of nothing does not pass for one.
#[derive(Default, Debug)]
struct Tally {
    positions: HashSet<Position>,
    moves: usize,
    /// Moves by the number of ships that they take.
    captures: [usize; 4],
    king_captured: usize,
    corners: usize,
    edges: usize,
    passes: usize,
}

impl Tally {
    /// Compares the judges in a position, unless that has been done.
    fn compare(&mut self, position: &Position) {
        if !self.positions.insert(*position) {
            return;
        }
        let judge = judge(position);
        let moves = judge.moves();
        let listed: Vec<Move> = position.moves().collect();
        let points: BTreeSet<(Point, Point)> = listed
            .iter()
            .map(|mv| (point(mv.from), point(mv.to)))
            .collect();
        assert_eq!(points, moves, "{position:?}");
        assert_eq!(listed.len(), moves.len(), "{position:?}");
        assert_eq!(position.count_moves(), moves.len(), "{position:?}");
        assert_eq!(position.must_pass(), moves.is_empty(), "{position:?}");
        assert_eq!(position.pass().is_ok(), moves.is_empty(), "{position:?}");
        self.passes += usize::from(moves.is_empty());
        for mv in listed {
            let played = position.play(mv).expect("the move is legal");
            self.compare_move(position, &judge, mv, &played);
        }
    }

    fn compare_move(&mut self, position: &Position, judge: &Judge, mv: Move, played: &Played) {
        let verdict = judge.play(point(mv.from), point(mv.to));
        let captured: BTreeSet<Point> = played.captures.iter().copied().map(point).collect();
        assert_eq!(captured, verdict.captured, "{mv} in {position:?}");
        assert_eq!(
            played.captures.len(),
            captured.len(),
            "{mv} in {position:?}"
        );
        assert_eq!(
            asked::judge(&played.position),
            verdict.after,
            "{mv} in {position:?}"
        );
        let end = end(mv, played.ending);
        assert_eq!(end, verdict.end, "{mv} in {position:?}");
        self.moves += 1;
        self.captures[captured.len()] += 1;
        match end {
            Some(End::King) => self.king_captured += 1,
            Some(End::Corner) => self.corners += 1,
            Some(End::Edge) => self.edges += 1,
            None => {}
        }
    }
}

#[test]
fn the_judges_agree_in_random_games() {
    let mut rng = Rng::with_seed(1);
    let mut tally = Tally::default();
    while tally.positions.len() < 1_000 {
        let setup = [Setup::Murray, Setup::Walker][rng.usize(0..2)];
        // Neighbouring positions of a game are much alike, so that some are left out.
        for position in positions::game(&mut rng, &setup.board(), 400)
            .iter()
            .step_by(7)
        {
            tally.compare(position);
        }
    }
    assert!(tally.positions.len() >= 1_000);
    assert!(tally.moves >= 100_000, "{}", tally.moves);
    assert!(tally.captures[1] >= 1_000, "{:?}", tally.captures);
}

#[test]
fn the_judges_agree_where_the_king_or_a_black_ship_is_alone() {
    let mut rng = Rng::with_seed(5);
    let start = Setup::Murray.board();
    let last: Square = "c1".parse().expect("an intersection");
    // The King against all, one ship against all, and one against the King.
    let stays: [fn(Ship, bool) -> bool; 3] = [
        |ship, _| ship != Ship::White,
        |ship, is_last| ship != Ship::Black || is_last,
        |ship, is_last| ship == Ship::King || is_last,
    ];
    for stays in stays {
        let ship_on = |square| {
            start
                .ship_on(square)
                .filter(|&it| stays(it, square == last))
        };
        let board = Board::new(ship_on).expect("a valid board");
        let mut tally = Tally::default();
        for _ in 0..12 {
            let game = positions::game(&mut rng, &board, 60);
            game.iter()
                .step_by(3)
                .for_each(|position| tally.compare(position));
        }
        assert!(tally.positions.len() >= 100, "{}", tally.positions.len());
    }
}

#[test]
fn the_judges_agree_on_scattered_ships() {
    let mut rng = Rng::with_seed(2);
    let mut tally = Tally::default();
    for _ in 0..1_000 {
        tally.compare(&positions::scattered(&mut rng));
    }
    assert!(tally.positions.len() >= 990, "{}", tally.positions.len());
    assert!(tally.captures[1] >= 1_000, "{:?}", tally.captures);
    assert!(tally.corners >= 10, "{}", tally.corners);
}

#[test]
fn the_judges_agree_where_the_rules_matter() {
    let mut rng = Rng::with_seed(3);
    let mut tally = Tally::default();
    for _ in 0..500 {
        tally.compare(&positions::ringed(&mut rng));
        tally.compare(&positions::walled(&mut rng));
        tally.compare(&positions::crossfire(&mut rng));
        tally.compare(&positions::stuck(&mut rng));
    }
    assert!(tally.positions.len() >= 1_700, "{}", tally.positions.len());
    assert!(tally.captures[1] >= 500, "{:?}", tally.captures);
    assert!(tally.captures[2] >= 100, "{:?}", tally.captures);
    assert!(tally.captures[3] >= 50, "{:?}", tally.captures);
    assert!(tally.king_captured >= 100, "{}", tally.king_captured);
    assert!(tally.corners >= 20, "{}", tally.corners);
    assert!(tally.edges >= 200, "{}", tally.edges);
    assert!(tally.passes >= 100, "{}", tally.passes);
}

#[test]
fn the_judges_count_the_same_leaves() {
    let mut rng = Rng::with_seed(5);
    let mut seen = HashSet::new();
    while seen.len() < 2_000 {
        let position = positions::sparse(&mut rng);
        if seen.insert(position) {
            let leaves = judge(&position).perft(2);
            assert_eq!(perft(&position, 2), leaves, "{position:?}");
        }
    }
}

/// The number of the rule that a move breaks.
fn rule(refusal: IllegalMove) -> &'static str {
    match refusal {
        IllegalMove::NoShip(_) | IllegalMove::Pass(_) => "T2",
        IllegalMove::NotYourShip(..) => "T1",
        IllegalMove::NoDistance(_) | IllegalMove::NotInLine(..) => "M1",
        IllegalMove::Occupied(_) => "M2",
        IllegalMove::Castle(_) => "M3",
        IllegalMove::Citadel(_) => "M4",
    }
}

#[test]
fn checked_listed_and_counted_moves_are_the_same_for_all_pairs() {
    let mut rng = Rng::with_seed(6);
    let makers = [
        positions::scattered,
        positions::sparse,
        positions::ringed,
        positions::walled,
        positions::stuck,
    ];
    let mut varied = HashSet::from([Position::default()]);
    varied.extend(
        positions::game(&mut rng, &Setup::Murray.board(), 300)
            .into_iter()
            .step_by(10),
    );
    while varied.len() < 200 {
        let make = makers[rng.usize(0..makers.len())];
        varied.insert(make(&mut rng));
    }
    let mut passes = 0;
    for position in &varied {
        let judge = judge(position);
        let listed: BTreeSet<Move> = position.moves().collect();
        let mut legal = BTreeSet::new();
        for from in Square::all() {
            let own: BTreeSet<Move> = position.moves_from(from).collect();
            assert!(own.iter().all(|mv| mv.from == from));
            for to in Square::all() {
                let mv = Move { from, to };
                let refusal = position.check(mv).err();
                let broken = judge.broken_rule(point(from), point(to));
                assert_eq!(refusal.map(rule), broken, "{mv} in {position:?}");
                assert_eq!(own.contains(&mv), refusal.is_none(), "{mv} in {position:?}");
                if refusal.is_none() {
                    legal.insert(mv);
                }
            }
        }
        assert_eq!(listed, legal, "{position:?}");
        assert_eq!(position.count_moves(), legal.len(), "{position:?}");
        assert_eq!(position.must_pass(), legal.is_empty(), "{position:?}");
        passes += usize::from(position.pass().is_ok());
    }
    assert!(passes >= 10, "{passes}");
}
