//! What is measured of a program.

use std::fmt::Write;
use std::time::Duration;

use alea::rules::{Move, Position};
use fastrand::Rng;

use crate::seat::{Answer, Seat};
use crate::{Program, median};

/// How often each key is pressed, of which the median is taken.
const PRESSES: usize = 20;

/// The figures of one start of a program, in the order of the names.
pub(crate) struct Measures(pub(crate) [u64; 10]);

impl Measures {
    pub(crate) const NAMES: [&str; 10] = [
        "the first frame, bytes",
        "a step of the cursor, bytes",
        "a ship lifted, bytes",
        "a move, bytes",
        "a step, key to last byte, us",
        "a lift, key to last byte, us",
        "a move, key to last byte, us",
        "idle for 10 s, bytes",
        "idle for 10 s, processor, us",
        "resident after the moves, KiB",
    ];

    /// Starts a program and plays on it.
    pub(crate) fn take(program: &Program) -> Self {
        let (mut seat, first) = Seat::take(program);
        let steps: Vec<_> = (0..PRESSES)
            .map(|step| seat.press(["\x1b[C", "\x1b[D"][step % 2]))
            .collect();
        let mut lifts = Vec::new();
        let mut moves = Vec::new();
        for _ in 0..PRESSES {
            let [find, lift, aim, set_down] = program.move_by;
            seat.press(find);
            lifts.push(seat.press(lift));
            seat.press(program.put_back);
            seat.press(lift);
            seat.press(aim);
            moves.push(seat.press(set_down));
        }
        let (idle_bytes, idle_time) = seat.idle(Duration::from_secs(10));
        Self([
            first.bytes,
            bytes(&steps),
            bytes(&lifts),
            bytes(&moves),
            time(&steps),
            time(&lifts),
            time(&moves),
            idle_bytes,
            micros(idle_time),
            seat.resident(),
        ])
    }
}

fn bytes(answers: &[Answer]) -> u64 {
    median(answers.iter().map(|answer| answer.bytes).collect())
}

fn time(answers: &[Answer]) -> u64 {
    median(answers.iter().map(|answer| micros(answer.time)).collect())
}

pub(crate) fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// What the program has in memory, in KiB, after 400 plies that were typed, of which 50 were taken back and played
/// otherwise.
pub(crate) fn played_out(program: &Program) -> u64 {
    let (mut seat, _) = Seat::take(program);
    let mut rng = Rng::with_seed(19);
    let mut position = Position::default();
    for ply in 0..400 {
        let mut moves: Vec<_> = position
            .moves()
            .filter(|&mv| goes_on(&position, mv))
            .collect();
        let mv = moves.swap_remove(rng.usize(0..moves.len()));
        let mut keys = String::new();
        if ply % 8 == 7 {
            let _ = write!(keys, "{}u", typed(moves[rng.usize(0..moves.len())]));
        }
        keys += &typed(mv);
        seat.press(&keys);
        position = position.play(mv).expect("it is legal").position;
    }
    seat.resident()
}

fn goes_on(position: &Position, mv: Move) -> bool {
    let played = position.play(mv);
    played.is_ok_and(|played| played.ending.is_none() && played.position.count_moves() > 0)
}

fn typed(mv: Move) -> String {
    format!(":{mv}\r")
}
