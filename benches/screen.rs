//! How quick and how small the program is on the screen, beside a board on ratatui and nothing else.
//!
//! `cargo bench --bench screen` measures the two in turn, in one run, and prints medians. What the figures mean, and
//! what they were, stands in `benches/README.md`.

#[path = "screen/measures.rs"]
mod measures;
#[path = "screen/seat.rs"]
mod seat;

use std::path::{Path, PathBuf};
use std::process::Command;

use measures::{Measures, played_out};

/// How often each program is started and played.
const RUNS: usize = 5;

fn main() {
    let programs = [
        Program {
            name: "alea",
            path: built(Path::new(env!("CARGO_MANIFEST_DIR")), "alea"),
            arguments: &["--new"],
            // From the ship that the cursor is on when the side to move changes: the next ship, its first target.
            move_by: ["\t", "\r", "\t", "\r"],
            put_back: "\r",
        },
        Program {
            name: "bare",
            path: built(
                &Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/bare"),
                "bare",
            ),
            arguments: &[],
            move_by: ["\x1b[C", "\r", "\x1b[A", "\r"],
            put_back: "\r",
        },
    ];
    let mut measured: [Vec<Measures>; 2] = Default::default();
    for _ in 0..RUNS {
        for (program, measured) in programs.iter().zip(&mut measured) {
            measured.push(Measures::take(program));
        }
    }
    print_table(&programs, &measured);
    println!(
        "\nresident after 400 plies with 50 variations: {} KiB",
        median((0..5).map(|_| played_out(&programs[0])).collect())
    );
}

/// A program that is measured.
pub(crate) struct Program {
    name: &'static str,
    path: PathBuf,
    arguments: &'static [&'static str],
    /// Finds a ship, lifts it, finds a target, sets it down.
    move_by: [&'static str; 4],
    /// Puts a lifted ship back where it was.
    put_back: &'static str,
}

/// Builds a program as those who install it do: a benchmark's own build of it differs.
fn built(package: &Path, name: &str) -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let status = Command::new(env!("CARGO"))
        .args([
            "build",
            "--release",
            "--quiet",
            "--locked",
            "--manifest-path",
        ])
        .arg(package.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(&target)
        .status()
        .expect("cargo can be started");
    assert!(status.success(), "{name} cannot be built");
    target.join("release").join(name)
}

/// The figures of the two programs side by side, and how many times the second the first is.
fn print_table(programs: &[Program; 2], measured: &[Vec<Measures>; 2]) {
    let [first, second] = programs;
    println!(
        "{:<34}{:>12}{:>12}{:>9}",
        "", first.name, second.name, "ratio"
    );
    for (place, (name, unit)) in Measures::NAMES.iter().enumerate() {
        let [ours, theirs] = measured
            .each_ref()
            .map(|runs| median(runs.iter().map(|run| run.0[place]).collect()));
        let ratio = if theirs == 0 {
            String::from("-")
        } else {
            #[expect(clippy::cast_precision_loss, reason = "a ratio of two digits")]
            let ratio = ours as f64 / theirs as f64;
            format!("{ratio:.2}")
        };
        println!(
            "{:<34}{ours:>12}{theirs:>12}{ratio:>9}",
            format!("{name}, {unit}")
        );
    }
}

/// The one in the middle.
pub(crate) fn median(mut figures: Vec<u64>) -> u64 {
    figures.sort_unstable();
    figures[figures.len() / 2]
}
