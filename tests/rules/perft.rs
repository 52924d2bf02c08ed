//! Leaves counted from the positions in `perft.txt`.

use alea::rules::{Position, perft};

use crate::asked::judge;

struct Line {
    position: Position,
    depth: u32,
    leaves: u64,
}

/// Each line has the ships, the side to move, the depth and the count.
fn lines() -> Vec<Line> {
    let is_data = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let read = |line: &str| {
        let mut words = line.rsplitn(3, ' ');
        let mut next = || words.next().expect("three parts");
        let leaves = next().parse().expect("a count");
        let depth = next().parse().expect("a depth");
        Line {
            position: next().parse().expect("a position"),
            depth,
            leaves,
        }
    };
    let text = include_str!("perft.txt");
    text.lines().filter(is_data).map(read).collect()
}

#[test]
fn all_leaves_are_counted() {
    let lines = lines();
    assert!(lines.len() >= 40, "{}", lines.len());
    for Line {
        position,
        depth,
        leaves,
    } in lines
    {
        assert_eq!(
            perft(&position, depth),
            leaves,
            "depth {depth} of {position:?}"
        );
    }
}

#[test]
fn the_second_judge_counts_the_same_where_the_counts_are_small() {
    for line in lines().iter().filter(|line| line.leaves <= 20_000) {
        let leaves = judge(&line.position).perft(line.depth);
        assert_eq!(
            leaves, line.leaves,
            "depth {} of {:?}",
            line.depth, line.position
        );
    }
}

#[test]
#[ignore = "takes minutes without --release"]
fn the_second_judge_counts_the_same_everywhere() {
    for line in lines() {
        let leaves = judge(&line.position).perft(line.depth);
        assert_eq!(
            leaves, line.leaves,
            "depth {} of {:?}",
            line.depth, line.position
        );
    }
}
