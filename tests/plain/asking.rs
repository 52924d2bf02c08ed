//! What cannot be taken back is asked about, and the next line answers.

use crate::scene::{BEGINS, Home, answers};

#[test]
fn a_line_that_is_no_answer_means_no_and_is_obeyed() {
    let question = "Does Black resign? White wins then. Yes or no?";
    assert_eq!(
        answers(&["resign", "c1-c4", "resign black", "", "resign", "NO"]),
        [
            question,
            "The game goes on.",
            "Black: c1 to c4. White to move.",
            question,
            "The game goes on.",
            "Does White resign? Black wins then. Yes or no?",
            "The game goes on.",
        ]
    );
    assert_eq!(answers(&["resign red"]), ["The sides are black and white."]);
}

#[test]
fn the_end_of_the_lines_agrees_to_nothing() {
    let home = Home::new();
    home.hear(&[], "c1-c4\nresign");
    assert!(
        home.only_game().contains("[result:?]"),
        "{}",
        home.only_game()
    );
}

#[test]
fn a_draw_is_agreed_on_by_the_other_player() {
    assert_eq!(
        answers(&["c1-c4", "draw", "yes", "undo", "draw", "i5-i4"])[1..],
        [
            "White offers a draw. Does Black agree? Yes or no?",
            "Drawn by agreement.",
            "The game goes on. White to move.",
            "White offers a draw. Does Black agree? Yes or no?",
            "No draw. The game goes on.",
            "White: i5 to i4. Black to move.",
        ]
    );
}

#[test]
fn a_new_game_is_asked_about_while_one_is_under_way() {
    assert_eq!(
        answers(&["new", "c1-c4", "new", "no", "new", "yes", "last"]),
        [
            "A new game.",
            BEGINS,
            "Black: c1 to c4. White to move.",
            "Begin a new game? The game so far is saved. Yes or no?",
            "The game goes on.",
            "Begin a new game? The game so far is saved. Yes or no?",
            "A new game.",
            BEGINS,
            "The start. Black to move.",
        ]
    );
}

#[test]
fn the_next_game_of_a_match_has_the_sides_changed_and_the_score_kept() {
    let players = ["--black", "Anna", "--white", "Bj\u{f6}rn"];
    let lines = "resign\nyes\nagain\nc1-c4\nagain\nno\nresign\nyes\nnew\n";
    let said = Home::new().hear(&players, lines);
    assert_eq!(
        said[4..17],
        [
            "White wins: Black resigned.",
            "A new game, with sides changed.",
            "The players: Bj\u{f6}rn (Black) and Anna (White).",
            "Score: Bj\u{f6}rn 1, Anna 0.",
            BEGINS,
            "Black: c1 to c4. White to move.",
            "Begin a new game? The game so far is saved. Yes or no?",
            "The game goes on.",
            "Does Anna (White) resign? Bj\u{f6}rn (Black) wins then. Yes or no?",
            "Black wins: White resigned.",
            "Score: Bj\u{f6}rn 2, Anna 0.",
            "A new game.",
            "The players: Bj\u{f6}rn (Black) and Anna (White).",
        ]
    );
}
