//! Two people who do anything at all at the table, one thing after the other.
//!
//! The first byte says what they sit down to, and four more each thing that they do. With `ALEA_TELL` set, everything is
//! told before it is done.

#![no_main]
#![allow(dead_code, reason = "the tests use more of what is shared with them")]

#[path = "../../tests/table/anything.rs"]
mod anything;
#[path = "../../tests/rules/asked.rs"]
mod asked;
#[path = "../../tests/table/happenings.rs"]
mod happenings;
#[path = "../../tests/rules/judge.rs"]
mod judge;
#[path = "../../tests/table/players.rs"]
mod players;
#[path = "../../tests/table/seat.rs"]
mod seat;
#[path = "../../tests/table/starts.rs"]
mod starts;
#[path = "../../tests/table/truths.rs"]
mod truths;

use players::Players;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((&start, steps)) = bytes.split_first() else {
        return;
    };
    let mut players = Players::new(start);
    let (steps, _) = steps.as_chunks();
    steps.iter().for_each(|&step| players.take(step));
});
