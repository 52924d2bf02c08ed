//! The reader of the settings, with any bytes at all.

#![no_main]

#[path = "../../tests/text/promises/every.rs"]
mod every;
#[path = "../../tests/text/promises/settings.rs"]
mod settings;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    settings::check(bytes);
});
