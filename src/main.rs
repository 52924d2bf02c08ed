//! The program `alea`: arguments in, exit code out.

use std::process::ExitCode;

fn main() -> ExitCode {
    alea::cli::run(std::env::args_os())
}
