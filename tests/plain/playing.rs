//! Moves, what they lead to, and why they are refused.

use alea::rules::Side;

use crate::scene::{BEGINS, GREETING, Home, answers, answers_from};

#[test]
fn moves_are_played_and_told_with_whose_turn_it_is() {
    let home = Home::new();
    let said = home.hear(&[], "c1-c4\ni5-i4\n");
    let file = home.games()[0].display().to_string();
    assert_eq!(
        said,
        [
            GREETING,
            BEGINS,
            "Black: c1 to c4. White to move.",
            "White: i5 to i4. Black to move.",
            &format!("The game is saved as {file}."),
        ]
    );
}

#[test]
fn a_move_is_typed_in_many_ways() {
    for typed in [
        "c1-c4",
        "C1-C4",
        "c1 c4",
        "c1c4",
        "c 1 c 4",
        "c1\u{2013}c4",
        "  c1-c4\r",
    ] {
        assert_eq!(
            answers(&[typed]),
            ["Black: c1 to c4. White to move."],
            "{typed}"
        );
    }
}

#[test]
fn captures_are_told_with_their_places() {
    let opening = [
        "q6-q2", "i5-i4", "n3-r3", "i15-i16", "l4-l3", "k5-k3", "j4-j3",
    ];
    assert_eq!(
        answers(&opening).last().unwrap(),
        "Black: j4 to j3, takes the ship at k3. White to move."
    );
    let ships = ["tg1", "tg6", "te4", "ti4", "Tg5", "Tf4", "Th4", "Kj10"];
    assert_eq!(
        answers_from(Side::Black, &ships, &["g1-g4"]),
        ["Black: g1 to g4, takes the ships at g5, h4 and f4. White to move."]
    );
}

#[test]
fn a_forced_pass_is_told_and_taken_back_with_its_move() {
    let ships = ["tf1", "Te1", "Tg1", "Tf5", "Kj10"];
    assert_eq!(
        answers_from(Side::White, &ships, &["f5-f2", "undo", "redo"]),
        [
            "White: f5 to f2. Black has no move and loses the turn. White to move.",
            "Taken back: f5 to f2. White to move.",
            "White: f5 to f2. Black has no move and loses the turn. White to move.",
        ]
    );
}

#[test]
fn a_repeated_position_is_counted() {
    let round = ["c1-c2", "k5-k4", "c2-c1", "k4-k5"];
    let said = answers(&[round, round].concat());
    assert_eq!(
        [&said[3], &said[7]],
        [
            "White: k4 to k5. Black to move. This position has occurred twice.",
            "White: k4 to k5. Black to move. This position has occurred 3 times.",
        ]
    );
}

#[test]
fn every_ending_says_who_won_and_why() {
    let corner = (Side::White, &["Ka5", "tj11"][..]);
    let captured = (Side::Black, &["Ke5", "te4", "te6", "td5", "tg5"][..]);
    let ring = &["Kb10", "ta11", "tb11", "tc10", "ta9", "tb9"][..];
    let ends: [(_, &[_], _); 6] = [
        (
            corner,
            &["ka5-a1"],
            "White: a5 to a1. White wins: the King reached the corner a1.",
        ),
        (
            captured,
            &["g5-f5"],
            "Black: g5 to f5. Black wins: the King was captured.",
        ),
        (
            (Side::White, ring),
            &["b10-a10"],
            "White: b10 to a10. White wins: the King reached the edge at a10, all corners being blocked.",
        ),
        (corner, &["resign", "yes"], "Black wins: White resigned."),
        (
            corner,
            &["resign black", "y"],
            "White wins: Black resigned.",
        ),
        (corner, &["draw", "yes"], "Drawn by agreement."),
    ];
    for ((side, ships), lines, end) in ends {
        assert_eq!(answers_from(side, ships, lines).last().unwrap(), end);
    }
}

#[test]
fn after_the_end_nothing_is_played_until_a_move_is_taken_back() {
    let lines = ["a5-a1", "j11-j12", "resign", "draw", "undo", "a5-b5"];
    let over = "The game is over; White wins: the King reached the corner a1.";
    assert_eq!(
        answers_from(Side::White, &["Ka5", "tj11"], &lines)[1..],
        [
            over,
            over,
            over,
            "Taken back: a5 to a1. White to move.",
            "White: a5 to b5. Black to move.",
        ]
    );
}

#[test]
fn a_resignation_is_taken_back() {
    assert_eq!(
        answers(&["c1-c4", "---", "yes", "undo"])[2..],
        [
            "Black wins: White resigned.",
            "The game goes on. White to move."
        ]
    );
}

#[test]
fn moves_are_taken_back_and_made_again_as_far_as_there_are_any() {
    assert_eq!(
        answers(&[
            "undo", "redo", "c1-c4", "i5-i4", "u", "undo", "re", "redo", "redo"
        ]),
        [
            "There is nothing to take back.",
            "There is nothing to make again.",
            "Black: c1 to c4. White to move.",
            "White: i5 to i4. Black to move.",
            "Taken back: i5 to i4. White to move.",
            "Taken back: c1 to c4. Black to move.",
            "Black: c1 to c4. White to move.",
            "White: i5 to i4. Black to move.",
            "There is nothing to make again.",
        ]
    );
}

#[test]
fn a_refused_move_is_told_the_reason() {
    let refusals = [
        ("d4-d5", "There is no ship at d4."),
        (
            "j9-j8",
            "The ship at j9 is White's, and it is Black's turn.",
        ),
        (
            "c1-c1",
            "A ship must move at least one intersection; it stands at c1 already.",
        ),
        (
            "c1-d2",
            "A ship moves along its row or column; c1 and d2 share neither.",
        ),
        (
            "c1-c6",
            "No ship may move onto or past another; one stands at c6.",
        ),
        (
            "c1-b1",
            "Only the King may enter a Citadel, and b1 is in one.",
        ),
        (
            "d10-j10",
            "No ship may move onto or past another; one stands at g10.",
        ),
        ("c1-c4xd4", "This move captures nothing."),
        ("Kc1-c4", "The ship at c1 is not the King."),
        (
            "c1-c4++",
            "The mark ++ is wrong: this move does not capture the King.",
        ),
        (
            "c1-c4 soon",
            "Expected the end of the move, captures like xe5/d4, or a mark, ++ or --.",
        ),
        (
            "pass",
            "Black has a ship that can move, and so may not pass.",
        ),
        (
            "c1-",
            "Expected where the ship goes; an intersection is a letter from a to s and a number from 1 to 19, like j10.",
        ),
        (
            "c1-t4",
            "Expected where the ship goes; an intersection is a letter from a to s and a number from 1 to 19, like j10.",
        ),
        (
            "17",
            "A move begins with the place of a ship; an intersection is a letter from a to s and a number from 1 to 19, like j10.",
        ),
    ];
    let typed = refusals.map(|(typed, _)| typed);
    assert_eq!(answers(&typed), refusals.map(|(_, reason)| reason));
    assert_eq!(
        answers_from(Side::Black, &["tj9", "Ka5"], &["j9-j10", "j9-j11"]),
        ["Only the King may move onto or through the Castle, j10."; 2]
    );
}

#[test]
fn the_names_of_the_players_are_told_and_used_in_questions() {
    let home = Home::new();
    let said = home.hear(
        &["--black", "Anna", "--white", "Bj\u{f6}rn"],
        "resign\nno\ndraw\nturn\n",
    );
    assert_eq!(
        said[1..6],
        [
            "The players: Anna (Black) and Bj\u{f6}rn (White).",
            BEGINS,
            "Does Anna (Black) resign? Bj\u{f6}rn (White) wins then. Yes or no?",
            "The game goes on.",
            "Anna (Black) offers a draw. Does Bj\u{f6}rn (White) agree? Yes or no?",
        ]
    );
    assert_eq!(
        said[6..8],
        [
            "No draw. The game goes on.",
            "Turn 1, Anna (Black) to move."
        ]
    );
}
