//! Random games, ply by ply against the second judge: some in every run, and very many when asked.

use std::env;
use std::time::Instant;

use alea::rules::{CORNERS, Move, Position, Setup, Side, Square, blocked_corners};
use fastrand::Rng;

use crate::asked::{end, judge, point};
use crate::judge::{End, Judge, Point};
use crate::positions;

#[test]
fn the_judges_agree_at_every_ply() {
    let tally = compare(1, 4_000);
    assert!(tally.passes > 0 && tally.blocked > 0, "{tally:?}");
    assert!(tally.captures[1] > 0 && tally.captures[2] > 0, "{tally:?}");
    assert!(tally.endings.iter().all(|&count| count > 0), "{tally:?}");
}

/// So many plies as `ALEA_PLIES` says, from the seed `ALEA_SEED`.
#[test]
#[ignore = "tests/ten_million_plies.sh runs it"]
fn the_judges_agree_at_very_many_plies() {
    let number = |name, otherwise| match env::var(name) {
        Ok(number) => number.parse().expect("it is a number"),
        Err(_) => otherwise,
    };
    let (seed, plies) = (number("ALEA_SEED", 19), number("ALEA_PLIES", 1_000_000));
    let start = Instant::now();
    println!("{plies} plies from seed {seed}");
    let tally = compare(seed, plies);
    println!("{tally:#?}\nno difference in {:?}", start.elapsed());
}

/// What the compared plies contained.
#[derive(Default, Debug)]
struct Tally {
    games: u64,
    plies: u64,
    legal_moves: u64,
    /// Moves by the number of ships that they take.
    captures: [u64; 4],
    /// The King captured, in a corner, at the edge.
    endings: [u64; 3],
    passes: u64,
    /// Positions in which some corner is blocked, and not every one.
    blocked: u64,
}

/// Plays games until there were so many plies, and compares the judges at each of them.
fn compare(seed: u64, plies: u64) -> Tally {
    let mut rng = Rng::with_seed(seed);
    let mut tally = Tally::default();
    let mut table = Table::new();
    while tally.plies < plies {
        let (start, plies) = start(&mut rng);
        play(&mut rng, start, plies, &mut table, &mut tally);
        tally.games += 1;
        if tally.games.is_multiple_of(20_000) {
            println!("{} plies", tally.plies);
        }
    }
    tally
}

/// A set-up, for many plies, or ships where the rules matter, for a few.
fn start(rng: &mut Rng) -> (Position, usize) {
    let makers = [
        positions::scattered,
        positions::sparse,
        positions::ringed,
        positions::walled,
        positions::crossfire,
        positions::stuck,
    ];
    match rng.u8(0..30) {
        0 => (Position::new(Setup::Walker.board(), Side::Black), 500),
        1 => (Position::default(), 500),
        number => {
            let make = makers[usize::from(number) % makers.len()];
            (make(rng), 30)
        }
    }
}

/// Plays a game of up to so many plies. Each judge goes on from its own board.
fn play(rng: &mut Rng, mut position: Position, plies: usize, table: &mut Table, tally: &mut Tally) {
    let mut judge = judge(&position);
    for _ in 0..plies {
        let moves = table.moves(&position, &judge);
        compare_corners(&position, &judge, tally);
        tally.plies += 1;
        tally.legal_moves += moves.len() as u64;
        if moves.is_empty() {
            position = position.pass().expect("there is no move");
            judge.blacks_turn = !judge.blacks_turn;
            tally.passes += 1;
            continue;
        }
        let mv = lively(rng, &position, moves);
        let ended = compare_move(&mut position, &mut judge, mv, tally);
        if ended {
            return;
        }
    }
}

/// One of the moves; of some, the one that does the most.
fn lively(rng: &mut Rng, position: &Position, moves: &[Move]) -> Move {
    let does = |mv: &Move| {
        let played = position.play(*mv).expect("the move is legal");
        (played.ending.is_some(), played.captures.len())
    };
    let some = (0..rng.usize(1..6)).map(|_| moves[rng.usize(0..moves.len())]);
    some.max_by_key(does).expect("there is one at least")
}

/// Plays a move on both boards. Tells whether it ended the game.
fn compare_move(position: &mut Position, judge: &mut Judge, mv: Move, tally: &mut Tally) -> bool {
    let played = position.play(mv).expect("the move is legal");
    let verdict = judge.play(point(mv.from), point(mv.to));
    let count = played.captures.len();
    let captures = &verdict.captured;
    let are_captured = played
        .captures
        .iter()
        .all(|&on| captures.contains(&point(on)));
    let is_same = are_captured && count == captures.len() && end(mv, played.ending) == verdict.end;
    assert!(is_same, "{mv} in {position:?}: {played:?}, {verdict:?}");
    let after = self::judge(&played.position);
    assert_eq!(after, verdict.after, "{mv} in {position:?}");
    tally.captures[count] += 1;
    match verdict.end {
        Some(End::King) => tally.endings[0] += 1,
        Some(End::Corner) => tally.endings[1] += 1,
        Some(End::Edge) => tally.endings[2] += 1,
        None => {}
    }
    *position = played.position;
    *judge = verdict.after;
    verdict.end.is_some()
}

fn compare_corners(position: &Position, judge: &Judge, tally: &mut Tally) {
    let blocked = blocked_corners(position.board());
    let expected = CORNERS.map(|corner| judge.is_blocked(point(corner)));
    assert_eq!(blocked, expected, "{position:?}");
    tally.blocked += u64::from(blocked.contains(&true) && blocked.contains(&false));
}

/// The legal moves of a position, marked in a table of all pairs of intersections, which is faster than a set.
struct Table {
    moves: Vec<Move>,
    /// The number of the position in which each pair was marked last.
    marks: Vec<u64>,
    position: u64,
}

impl Table {
    fn new() -> Self {
        Self {
            moves: Vec::new(),
            marks: vec![0; Square::COUNT * Square::COUNT],
            position: 0,
        }
    }

    /// The legal moves, after it has been seen that the other judge has the same ones.
    fn moves(&mut self, position: &Position, judge: &Judge) -> &[Move] {
        self.moves.clear();
        self.moves.extend(position.moves());
        self.position += 1;
        let place = |(from_column, from_row): Point, (column, row): Point| {
            (from_row * 19 + from_column) * Square::COUNT + row * 19 + column
        };
        for mv in &self.moves {
            let mark = &mut self.marks[place(point(mv.from), point(mv.to))];
            assert_ne!(*mark, self.position, "{mv} twice in {position:?}");
            *mark = self.position;
        }
        let mut count = 0;
        judge.each_move(|from, to| {
            let is_listed = self.marks[place(from, to)] == self.position;
            assert!(is_listed, "{from:?} to {to:?} in {position:?}");
            count += 1;
        });
        assert_eq!(self.moves.len(), count, "{position:?}");
        assert_eq!(position.count_moves(), count, "{position:?}");
        &self.moves
    }
}
