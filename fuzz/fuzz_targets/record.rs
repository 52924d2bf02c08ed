//! The reader of records, with any bytes at all.

#![no_main]

#[path = "../../tests/text/promises/every.rs"]
mod every;
#[path = "../../tests/text/promises/record.rs"]
mod record;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    record::check(bytes);
});
