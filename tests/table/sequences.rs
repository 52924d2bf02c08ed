//! Whatever two people do at a table, in whatever order, it goes on rightly: the promise that is kept in
//! [`truths`](crate::truths).

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::thread;

use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestCaseError, TestError, TestRunner};

use crate::anything::any_action;
use crate::players::{Players, Step, Tally};
use crate::seat::Seat;

/// The name of the thread in which the players are: a fault there is told once, in few words.
const PLAYERS: &str = "players";

thread_local! {
    /// What went wrong last, and where.
    static FAULT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Lets two people do something, and then the next thing. What went wrong is told with all that was done before.
fn done(start: u8, steps: &[Step]) -> Result<Tally, String> {
    let mut players = Players::new(start);
    let all = AssertUnwindSafe(|| steps.iter().for_each(|&step| players.take(step)));
    match catch_unwind(all) {
        Ok(()) => Ok(players.tally),
        Err(_) => Err(format!("{}\n{}", players.told(), FAULT.take())),
    }
}

/// Lets the players do things in many orders. Of a fault, the fewest that lead to it are told.
fn do_all() -> Result<Tally, String> {
    let config = ProptestConfig {
        cases: 30,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(19),
        max_shrink_iters: 400,
        ..ProptestConfig::default()
    };
    let sequences = (any::<u8>(), prop::collection::vec(any::<Step>(), 1..400));
    let all = Cell::new(Tally::default());
    let outcome = TestRunner::new(config).run(&sequences, |(start, steps)| {
        let tally = done(start, &steps).map_err(TestCaseError::fail)?;
        all.set(all.get() + tally);
        Ok(())
    });
    match outcome {
        Ok(()) => Ok(all.get()),
        Err(TestError::Fail(reason, (start, steps))) => {
            Err(format!("{reason}\nThis was start {start} with {steps:?}"))
        }
        Err(other) => Err(other.to_string()),
    }
}

#[test]
fn whatever_is_done_the_table_goes_on_rightly() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |fault| {
        if thread::current().name() == Some(PLAYERS) {
            FAULT.set(fault.to_string());
        } else {
            before(fault);
        }
    }));
    let players = thread::Builder::new().name(PLAYERS.to_owned());
    let all = players.spawn(do_all).unwrap().join().unwrap();
    let all = all.unwrap_or_else(|fault| panic!("{fault}"));
    println!("{all:?}");
    let is_much = all.actions > 4500 && all.moves > 1000 && all.endings > 30 && all.variations > 50;
    assert!(is_much, "{all:?}");
}

#[test]
fn every_action_is_among_those_that_are_done() {
    let seat = Seat::new();
    let mut done = BTreeSet::new();
    for (a, b) in (0..=255).flat_map(|a| (0..=255).map(move |b| (a, b))) {
        let action = format!("{:?}", any_action(&seat, [a, b, 0]));
        done.insert(name(&action).to_owned());
    }
    let source = include_str!("../../src/tui/app/action.rs");
    let (_, variants) = source.split_once("pub enum Action {").unwrap();
    let (variants, _) = variants.split_once("\n}").unwrap();
    let all = variants.lines().map(|line| name(line.trim()));
    let all: BTreeSet<_> = all
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
        .collect();
    assert_eq!(done, all);
}

/// The name that a text begins with.
fn name(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_alphanumeric());
    &text[..end.unwrap_or(text.len())]
}
