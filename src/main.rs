//! alea
use alea::rules::{Position, perft};
fn main() {
    let depth = std::env::args()
        .nth(1)
        .and_then(|d| d.parse().ok())
        .unwrap_or(3);
    let t = std::time::Instant::now();
    println!("{} {:?}", perft(&Position::default(), depth), t.elapsed());
}
