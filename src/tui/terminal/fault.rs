//! Faults of the terminal, so that tests see what becomes of it then.

use std::env;
use std::io;

/// A fault where the variable `ALEA_FAULT` asks for one, so that tests see what becomes of the terminal then: an error
/// at the second frame (`draw`) or at the first thing that comes from the terminal (`read`), or at the second frame a
/// panic (`panic`). A release build has no faults.
pub(super) fn strike(place: &str) -> io::Result<()> {
    let fault = if cfg!(debug_assertions) {
        env::var("ALEA_FAULT").unwrap_or_default()
    } else {
        String::new()
    };
    assert!(fault != "panic" || place != "draw", "ALEA_FAULT is panic");
    if fault == place {
        return Err(io::Error::other(format!("ALEA_FAULT is {fault}")));
    }
    Ok(())
}
