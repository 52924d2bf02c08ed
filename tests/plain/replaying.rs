//! Hearing other positions of the game than the one where the players stand.

use alea::record::{Record, ply_text};

use crate::scene::{Home, answers};

const GAME: &str =
    "[attackers:Anna]\n[defenders:Bj\u{f6}rn]\n\n1. c1-c4 i5-i4\n[a flank|]\n\n2. c4-c5\n";

#[test]
fn a_record_is_heard_move_by_move_and_not_saved() {
    let home = Home::new();
    let file = home.write("a.otg", GAME);
    let said = home.hear(&["replay", "a.otg"], "on\non\non\non\nback\ngoto 0\nback\n");
    assert_eq!(
        said[1..],
        [
            "The players: Anna (Black) and Bj\u{f6}rn (White).",
            "The game has 2 turns. White to move. Type on to hear it move by move.",
            "The start. Black to move.",
            "1a. Black: c1 to c4. White to move.",
            "Comment: a flank",
            "1b. White: i5 to i4. Black to move.",
            "2a. Black: c4 to c5. White to move.",
            "This is the last move.",
            "1b. White: i5 to i4. Black to move.",
            "The start. Black to move.",
            "This is the start.",
        ]
    );
    assert!(home.games().is_empty());
    assert_eq!(std::fs::read_to_string(file).unwrap(), GAME);
}

#[test]
fn what_is_played_in_a_replay_is_said_to_be_lost() {
    let home = Home::new();
    home.write("a.otg", GAME);
    let said = home.hear(
        &["replay", "a.otg"],
        "c1-c2\nyes\nquit\nno\nquit\nyes\nc2-c3\n",
    );
    assert_eq!(
        said[4..],
        [
            "Play from here? The later moves stay as a variation. Yes or no?",
            "Black: c1 to c2. White to move.",
            "Quit? The game so far is not saved: it will be lost. Yes or no?",
            "The game goes on.",
            "Quit? The game so far is not saved: it will be lost. Yes or no?",
            "What was played here is not saved.",
        ]
    );
    assert!(home.games().is_empty());
}

#[test]
fn an_earlier_position_is_heard_and_played_from() {
    let lines = [
        "c1-c4", "i5-i4", "goto 1a", "i5", "turn", "i15-i16", "no", "goto", "goto 1a", "i15-i16",
        "yes", "moves",
    ];
    assert_eq!(
        answers(&lines)[2..],
        [
            "1a. Black: c1 to c4. White to move.",
            "i5: a white ship.",
            "Turn 1, White to move.",
            "Black has 48 ships. White has the King and 24 ships. All corners are open.",
            "Play from here? The later moves stay as a variation. Yes or no?",
            "Nothing is played.",
            "1b. White: i5 to i4. Black to move.",
            "1a. Black: c1 to c4. White to move.",
            "Play from here? The later moves stay as a variation. Yes or no?",
            "White: i15 to i16. Black to move.",
            "1. c1-c4 i15-i16",
        ]
    );
}

#[test]
fn a_turn_that_is_not_there_is_told_which_are() {
    let none = "There is no such turn: 0 is the start, then come 1, 1a, 1b and so on to 1b.";
    assert_eq!(
        answers(&[
            "goto 1", "c1-c4", "i5-i4", "goto 2", "goto -1", "goto x", "goto 1c", "goto 1"
        ]),
        [
            "There is no such turn: nothing has been played yet.",
            "Black: c1 to c4. White to move.",
            "White: i5 to i4. Black to move.",
            none,
            none,
            none,
            none,
            "1b. White: i5 to i4. Black to move.",
        ]
    );
}

#[test]
fn how_a_replayed_game_has_ended_is_told_in_a_sentence() {
    let home = Home::new();
    home.write("a.otg", "[result:0]\n\n1. c1-c4\n");
    let said = home.hear(&["replay", "a.otg"], "");
    assert_eq!(
        said[1],
        "The game has 1 turn. Drawn by agreement. Type on to hear it move by move."
    );
}

#[test]
fn a_replay_is_left_for_a_new_game_unasked_if_nothing_is_lost() {
    let home = Home::new();
    home.write("a.otg", GAME);
    let said = home.hear(&["replay", "a.otg"], "new\n");
    assert_eq!(said[4], "A new game.");
    let said = home.hear(&["replay", "a.otg"], "c1-c2\nyes\nnew\nno\n");
    assert_eq!(
        said[6],
        "Begin a new game? The game so far is not saved: it will be lost. Yes or no?"
    );
}

#[test]
fn variations_are_heard_and_taken() {
    let lines = [
        "c1-c4",
        "i5-i4",
        "variation",
        "undo",
        "i15-i16",
        "last",
        "turn",
        "back",
        "on",
        "v",
        "v",
        "back",
        "variation",
        "goto 1b",
        "n3-r3",
        "back",
    ];
    let second = "1b. White: i15 to i16. Black to move. Number 2 of 2 moves that were tried here.";
    let first = "1b. White: i5 to i4. Black to move. The first of 2 moves that were tried here.";
    let none = "Nothing else has been played in place of this move.";
    assert_eq!(
        answers(&lines)[2..],
        [
            none,
            "Taken back: i5 to i4. White to move.",
            "White: i15 to i16. Black to move.",
            second,
            "Turn 2, Black to move. Number 2 of 2 moves that were tried here.",
            "Black has 48 ships. White has the King and 24 ships. All corners are open.",
            "1a. Black: c1 to c4. White to move.",
            second,
            first,
            second,
            "1a. Black: c1 to c4. White to move.",
            none,
            second,
            "Black: n3 to r3. White to move.",
            second,
        ]
    );
}

#[test]
fn what_is_looked_at_in_another_variation_is_where_the_players_stand_then() {
    let home = Home::new();
    let said = home.hear(&[], "c1-c4\nundo\nc1-c2\ni5-i4\nback\nvariation\n");
    assert_eq!(
        said[said.len() - 2],
        "1a. Black: c1 to c4. White to move. The first of 2 moves that were tried here."
    );
    let game = Record::read(&home.only_game()).unwrap().game;
    assert_eq!((game.standing(), &*ply_text(&game, 1)), (1, "c1-c4"));
}

#[test]
fn comments_are_made_and_heard() {
    let home = Home::new();
    let said = home.hear(
        &[],
        "c1-c4\ncomment\ncomment a flank] | so\ncomment\nlast\n",
    );
    assert_eq!(
        said[3..7],
        [
            "Nothing is said of 1a.",
            "That is said of 1a.",
            "a flank) / so",
            "1a. Black: c1 to c4. White to move.",
        ]
    );
    assert_eq!(said[7], "Comment: a flank) / so");
    assert!(
        home.only_game().contains("[a flank) / so|"),
        "{}",
        home.only_game()
    );
}
