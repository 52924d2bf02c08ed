//! The reader of moves, with any bytes at all.

#![no_main]

#[path = "../../tests/text/promises/every.rs"]
mod every;
#[path = "../../tests/text/promises/moves.rs"]
mod moves;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    moves::check(bytes);
});
