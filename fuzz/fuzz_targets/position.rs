//! The reader of positions, with any bytes at all.

#![no_main]

#[path = "../../tests/text/promises/every.rs"]
mod every;
#[path = "../../tests/text/promises/position.rs"]
mod position;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    position::check(bytes);
});
