//! Whatever two people do at a table, in whatever order, it goes on rightly: the promise that is kept in
//! [`truths`](crate::truths).

use std::any::Any;
use std::cell::Cell;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestCaseError, TestError, TestRunner};

use crate::anything::any_action;
use crate::players::{Players, Step, Tally};
use crate::seat::Seat;

/// Lets two people do something, and then the next thing. What went wrong is told with all that was done before.
fn done(start: u8, steps: &[Step]) -> Result<Tally, String> {
    let mut players = Players::new(start);
    let all = AssertUnwindSafe(|| steps.iter().for_each(|&step| players.take(step)));
    match catch_unwind(all) {
        Ok(()) => Ok(players.tally),
        Err(panic) => Err(format!("{}\n{}", players.told(), words(&*panic))),
    }
}

fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_default()
}

#[test]
fn whatever_is_done_the_table_goes_on_rightly() {
    let config = ProptestConfig {
        cases: 24,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(19),
        max_shrink_iters: 200,
        ..ProptestConfig::default()
    };
    let sequences = (any::<u8>(), prop::collection::vec(any::<Step>(), 150..200));
    let all = Cell::new(Tally::default());
    let outcome = TestRunner::new(config).run(&sequences, |(start, steps)| {
        let tally = done(start, &steps).map_err(TestCaseError::fail)?;
        all.set(all.get() + tally);
        Ok(())
    });
    if let Err(TestError::Fail(reason, (start, steps))) = outcome {
        panic!("{reason}\nThis was start {start} with {steps:?}");
    }
    let all = all.get();
    println!("{all:?}");
    assert!(
        all.actions > 3000 && all.moves > 500 && all.endings > 20 && all.variations > 50,
        "{all:?}"
    );
}

#[test]
fn every_action_is_among_those_that_are_done() {
    let seat = Seat::new();
    let mut done = BTreeSet::new();
    for (a, b) in (0..64).flat_map(|a| (0..=255).map(move |b| (a, b))) {
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
