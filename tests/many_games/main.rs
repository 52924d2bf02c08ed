//! Many games at one table: each is kept on disk as it was played, and the memory does not grow from game to game.
//!
//! `cargo test --test many_games -- --ignored --nocapture` plays two hundred and tells the figures.

#![allow(clippy::unwrap_used, reason = "a test that fails here says where")]

#[path = "../table/anything.rs"]
mod anything;
#[path = "../rules/asked.rs"]
mod asked;
mod game;
#[path = "../table/happenings.rs"]
mod happenings;
mod house;
#[path = "../rules/judge.rs"]
#[allow(dead_code, reason = "positions are not counted here")]
mod judge;
#[path = "../table/players.rs"]
#[allow(dead_code, reason = "a game that fails here says where")]
mod players;
#[path = "../table/seat.rs"]
#[allow(dead_code, reason = "only some of the ways to a seat are taken here")]
mod seat;
#[path = "../table/starts.rs"]
mod starts;
#[path = "../table/truths.rs"]
mod truths;

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use alea::record::Record;
use fastrand::Rng;
use peak_alloc::PeakAlloc;

use game::play;
use house::House;
use players::Players;

/// It counts what all of the process has on the heap.
#[global_allocator]
static HEAP: PeakAlloc = PeakAlloc;

/// Whoever counts the heap is alone.
static ALONE: Mutex<()> = Mutex::new(());

/// After so many games everything that is made once has been made.
const WARM: usize = 6;

/// How many more bytes there may be on the heap after many games than after the first ones: words have other lengths.
const SPARE: usize = 1024;

/// Plays games, one after the other at the same table, and looks at each on disk.
fn play_many(games: usize) {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let begin = Instant::now();
    let house = House::new();
    let mut rng = Rng::with_seed(200);
    let mut players = Players::new(0);
    let mut endings = BTreeSet::new();
    let mut heap = Vec::with_capacity(games);
    let mut plies = 0;
    for number in 0..games {
        let (ending, length) = play(&mut players, &house, number, &mut rng);
        endings.insert(ending);
        plies += length;
        // The same is on the table each time that the heap is counted.
        players.take_another_game(Record::default());
        players.forget();
        heap.push(HEAP.current_usage());
    }
    let told = [20, 50, 100, 200].map(|game| (game, heap.get(game - 1)));
    let tally = players.tally;
    println!(
        "{games} games, {plies} plies, {tally:?}, {:?}",
        begin.elapsed()
    );
    println!("bytes on the heap after a number of games: {told:?}");
    assert_eq!(house.games(), games);
    assert_eq!(endings.len(), 6, "{endings:?}");
    // The least of a few, since a thread that has just saved a game may not have ended yet.
    let least = |of: &[usize]| of.iter().copied().min();
    let (early, late) = (least(&heap[WARM..2 * WARM]), least(&heap[games - WARM..]));
    assert!(late <= early.map(|early| early + SPARE), "{heap:?}");
}

#[test]
fn a_few_games_leave_nothing_behind() {
    play_many(3 * WARM);
}

#[test]
#[ignore = "the same as the test before, and longer"]
fn two_hundred_games_leave_nothing_behind() {
    play_many(200);
}
