//! `alea completions`: what makes a shell complete the arguments.

use std::io::{self, Write};

use clap::CommandFactory;
use clap_complete::{Shell, generate};

use super::arguments::Arguments;

/// Writes the completions for a shell.
pub(super) fn completions(shell: Shell, out: &mut impl Write) -> io::Result<()> {
    let mut text = Vec::new();
    generate(shell, &mut Arguments::command(), "alea", &mut text);
    out.write_all(&text)
}
