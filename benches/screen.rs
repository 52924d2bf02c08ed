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

use measures::{Measures, micros, played_out};
use seat::Seat;

/// How often each program is started for its first frame.
const STARTS: usize = 25;

/// How often each program is started and played.
const RUNS: usize = 5;

fn main() {
    let programs = [
        Program {
            path: built(Path::new(env!("CARGO_MANIFEST_DIR")), "alea"),
            arguments: &["--new"],
            // From the ship that the cursor is on when the side to move changes: the next ship, its first target.
            move_by: ["\t", "\r", "\t", "\r"],
            put_back: "\r",
        },
        Program {
            path: built(
                &Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/bare"),
                "bare",
            ),
            arguments: &[],
            move_by: ["\x1b[C", "\r", "\x1b[A", "\r"],
            put_back: "\r",
        },
    ];
    let starts = starts(&programs);
    println!("{:<34}{:>12}{:>12}{:>9}", "", "alea", "bare", "ratio");
    print_figures("start to the first frame, us", starts);
    let mut measured: [Vec<Measures>; 2] = Default::default();
    for _ in 0..RUNS {
        for (program, measured) in programs.iter().zip(&mut measured) {
            measured.push(Measures::take(program));
        }
    }
    print_measures(&measured);
    println!(
        "\nresident after 400 plies with 50 variations: {} KiB",
        median((0..5).map(|_| played_out(&programs[0])).collect())
    );
}

/// A program that is measured.
pub(crate) struct Program {
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

/// How long the first frames of the two programs take, one start soon after the other: after a pause, the machine has
/// to wake up first.
fn starts(programs: &[Program; 2]) -> [u64; 2] {
    let mut starts: [Vec<u64>; 2] = Default::default();
    for _ in 0..STARTS {
        for (program, starts) in programs.iter().zip(&mut starts) {
            starts.push(micros(Seat::take(program).1.time));
        }
    }
    starts.map(median)
}

fn print_measures(measured: &[Vec<Measures>; 2]) {
    for (place, name) in Measures::NAMES.iter().enumerate() {
        let figures = measured
            .each_ref()
            .map(|runs| median(runs.iter().map(|run| run.0[place]).collect()));
        print_figures(name, figures);
    }
}

/// The figures of the two programs side by side, and how many times the second the first is.
fn print_figures(name: &str, figures: [u64; 2]) {
    #[expect(clippy::cast_precision_loss, reason = "a ratio of two digits")]
    let [ours, theirs] = figures.map(|figure| figure as f64);
    let ratio = if theirs > 0.0 {
        format!("{:.2}", ours / theirs)
    } else {
        String::from("-")
    };
    let [ours, theirs] = figures;
    println!("{name:<34}{ours:>12}{theirs:>12}{ratio:>9}");
}

/// The one in the middle.
pub(crate) fn median(mut figures: Vec<u64>) -> u64 {
    figures.sort_unstable();
    figures[figures.len() / 2]
}
