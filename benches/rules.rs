//! How fast the rules are, and that listing, checking and playing moves allocates nothing.

use alea::rules::{Move, Position, Setup, Side, perft};
use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher, black_box};
use fastrand::Rng;

/// Shows the allocations of each benchmark beside its time.
#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// The positions that moves are counted, listed and played in.
#[derive(Clone, Copy, Debug)]
enum Stage {
    Start,
    Middle,
}

const BOTH: [Stage; 2] = [Stage::Start, Stage::Middle];

impl Stage {
    fn position(self) -> Position {
        match self {
            Self::Start => Position::default(),
            Self::Middle => middle(),
        }
    }
}

/// The first position of a random game, after 40 plies, in which at least five moves capture something.
fn middle() -> Position {
    let has_captures = |position: &Position| {
        let capturing = position.moves().filter(|&mv| {
            position
                .play(mv)
                .is_ok_and(|played| !played.captures.is_empty())
        });
        capturing.count() >= 5
    };
    let mut rng = Rng::with_seed(19);
    let mut position = Position::default();
    for ply in 0.. {
        if ply >= 40 && has_captures(&position) {
            break;
        }
        position = random_ply(&mut rng, &position).expect("the game goes on");
    }
    position
}

/// Plays a random move, or passes; `None` when the game has ended. The move is drawn by its number, so that the moves
/// are counted but not listed.
fn random_ply(rng: &mut Rng, position: &Position) -> Option<Position> {
    let count = position.count_moves();
    if count == 0 {
        return position.pass().ok();
    }
    let mv = position.moves().nth(rng.usize(0..count))?;
    let played = position.play(mv).ok()?;
    played.ending.is_none().then_some(played.position)
}

#[divan::bench(args = BOTH)]
fn count_moves(bencher: Bencher, stage: Stage) {
    let position = stage.position();
    bencher
        .counter(ItemsCount::new(1_usize))
        .bench_local(|| black_box(&position).count_moves());
}

/// Into a list that has room already.
#[divan::bench(args = BOTH)]
fn list_moves(bencher: Bencher, stage: Stage) {
    let position = stage.position();
    let mut moves: Vec<Move> = Vec::with_capacity(2_000);
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        moves.clear();
        black_box(&position).moves().for_each(|mv| moves.push(mv));
        moves.len()
    });
}

#[divan::bench(args = BOTH)]
fn check_moves(bencher: Bencher, stage: Stage) {
    let position = stage.position();
    let moves: Vec<Move> = position.moves().collect();
    bencher
        .counter(ItemsCount::new(moves.len()))
        .bench_local(|| {
            let legal = |mv: &&Move| black_box(&position).check(**mv).is_ok();
            black_box(&moves).iter().filter(legal).count()
        });
}

/// Every legal move, with its captures and its ending. The result stays where it is: to hand it on by value would copy
/// it twice, which takes as long as playing.
#[divan::bench(args = BOTH)]
fn play_moves(bencher: Bencher, stage: Stage) {
    let position = stage.position();
    let moves: Vec<Move> = position.moves().collect();
    bencher
        .counter(ItemsCount::new(moves.len()))
        .bench_local(|| {
            for &mv in black_box(&moves) {
                black_box(&black_box(&position).play(mv));
            }
        });
}

/// The start, 62,185,588 leaves.
#[divan::bench(sample_count = 10)]
fn perft_3() -> u64 {
    perft(black_box(&Position::default()), 3)
}

/// A game of 400 plies or fewer; it is the same one every time.
#[divan::bench]
fn random_game(bencher: Bencher) {
    let game = || {
        let mut rng = Rng::with_seed(7);
        let mut position = Position::new(Setup::Murray.board(), Side::Black);
        let mut plies = 0_usize;
        while plies < 400 {
            plies += 1;
            match random_ply(&mut rng, &position) {
                Some(next) => position = next,
                None => break,
            }
        }
        plies
    };
    let plies = game();
    bencher.counter(ItemsCount::new(plies)).bench_local(game);
}
