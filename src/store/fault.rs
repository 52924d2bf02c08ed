//! Faults of the disk, where the variable `ALEA_FAULT` asks for one, so that tests see what becomes of the game then.

use std::env;
use std::io;
use std::thread;
use std::time::Duration;

/// How long a slow disk takes.
const SLOW: Duration = Duration::from_millis(200);

/// Fails where the fault is `save`, and takes its time where it is `slow-disk`. A release build has no faults.
pub(super) fn strike() -> io::Result<()> {
    let fault = if cfg!(debug_assertions) {
        env::var("ALEA_FAULT").unwrap_or_default()
    } else {
        String::new()
    };
    match &*fault {
        "save" => return Err(io::Error::other("ALEA_FAULT is save")),
        "slow-disk" => thread::sleep(SLOW),
        _ => {}
    }
    Ok(())
}
