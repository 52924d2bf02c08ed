//! Games to sit down to: new ones, ones that are nearly over, ones with clocks, variations and comments.

use alea::clock::Clock;
use alea::game::Game;
use alea::record::Record;
use alea::rules::Position;

/// Positions in which something is about to happen.
pub(crate) const POSITIONS: [&str; 7] = [
    // Black takes the King by e2-e4.
    "/19/4t14/19/19/3tKt13/4t14/19/8T10/19/19/19/19/19/19/19/19/10t8/19/19/ black",
    // All corners are walled off, and the King is on his way to the edge.
    "/2t13t2/2t13t2/tt15tt/19/19/19/19/19/19/3K11t3/19/19/19/19/19/19/tt15tt/2t13t2/2t13t2/ white",
    // Black has one ship, which cannot move.
    "/19/19/tT17/T18/19/19/19/19/19/9K9/19/19/19/19/19/19/19/19/19/ white",
    // White cannot move.
    "/19/19/19/19/19/19/tt17/KTt16/tt17/19/19/19/19/19/19/19/19/4t14/19/ black",
    // The King is one move from a corner.
    "/5K13/19/19/19/19/4t14/19/8T10/19/19/19/19/19/19/19/19/10t8/19/19/ white",
    // Walker's set-up.
    "/2t2t7t2t2/19/t4t7t4t/7t1T1t7/6t1t1t1t6/t1t2T7T2t1t/4t4T4t4/3t4T1T4t3/4t2T1T1T2t4/3T2T1TKT1T2T3/4t2T1T1T2t4/3t4T1T4t3/4t4T4t4/t1t2T7T2t1t/6t1t1t1t6/7t1T1t7/t4t7t4t/19/2t2t7t2t2/ black",
    // A few ships in a corner.
    "/19/2tT15/1tt1t14/1T1Kt14/4t14/19/19/19/19/19/19/19/19/19/19/19/19/19/19/ white",
];

/// A game that others have played and talked about.
const TALKED_ABOUT: &str = "[attackers:Anna]\n[defenders:Bj\u{f6}rn]\n[round:2]\n[alea-score:1-0.5]\n[time-control:600 30/3 5i]\n\n\
    1. q6-q2 i5-i4\n[580 30/3 bold|595 30/3]\n\n2. n3-r3 i15-i16\n3. l4-l3 k5-k3\n[|a blunder]\n\n\
    3b.1.1a. ..... k5-k4\n3b.1.2a. c1-c4 k4-k5\n2b.1.1a. ..... i15-i14\n4. j4-j3xk3\n";

/// A game of some.
pub(crate) fn record(which: u8) -> Record {
    let which = usize::from(which);
    match which % 16 {
        0..=2 => Record::default(),
        3 => with_clock("1m+1s"),
        4 => with_clock("5s,3x2s"),
        5 | 6 => Record::read(TALKED_ABOUT).expect("it is a record"),
        place => at(POSITIONS[place % POSITIONS.len()]),
    }
}

/// A game that begins with a position.
pub(crate) fn at(position: &str) -> Record {
    let position: Position = position.parse().expect("it is a position");
    Record {
        game: Game::new(position),
        ..Record::default()
    }
}

/// A new game with a clock for both.
fn with_clock(control: &str) -> Record {
    let control = control.parse().expect("it is a time control");
    let mut record = Record::default();
    record
        .game
        .set_clock(Clock::new(Some(control), Some(control)));
    record
}
