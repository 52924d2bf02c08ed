//! Playing: what is allowed, what is refused and why, how it ends.

use alea::rules::Side;
use alea::tui::app::{Kept, Open};

use crate::seat::{CAPTURE, OPENING, Seat};

#[test]
fn every_refusal_is_a_sentence_that_names_the_reason() {
    let refusals = [
        ("a2-a3", "There is no ship at A2."),
        (
            "j7-j8",
            "The ship at J7 is White's, and it is Black's turn.",
        ),
        (
            "c1-c1",
            "A ship must move at least one intersection; it stands at C1 already.",
        ),
        (
            "c1-d2",
            "A ship moves along its row or column; C1 and D2 share neither.",
        ),
        (
            "c1-c6",
            "No ship may move onto or past another; one stands at C6.",
        ),
        (
            "c1-c9",
            "No ship may move onto or past another; one stands at C6.",
        ),
        (
            "c1-b1",
            "Only the King may enter a Citadel, and B1 is in one.",
        ),
        ("c1-c4xd4", "This move captures nothing."),
        ("Kc1-c4", "The ship at C1 is not the King."),
        (
            "c1-c20",
            "Expected where the ship goes; an intersection is a letter from a to s and a number from 1 to 19, like j10.",
        ),
        (
            "c1-c0",
            "Expected where the ship goes; an intersection is a letter from a to s and a number from 1 to 19, like j10.",
        ),
        (
            "c1-c4++",
            "The mark ++ is wrong: this move does not capture the King.",
        ),
        (
            "pass",
            "Black has a ship that can move, and so may not pass.",
        ),
        (
            "c1-",
            "Expected where the ship goes; an intersection is a letter from a to s and a number from 1 to 19, like j10.",
        ),
    ];
    for (typed, sentence) in refusals {
        let seat = Seat::new().keys(&format!(":{typed}<Enter>"));
        assert_eq!(
            (seat.message(), seat.app.game().standing()),
            (sentence, 0),
            "{typed}"
        );
    }
}

#[test]
fn the_castle_is_refused_to_a_basic_ship() {
    let seat = Seat::of(Side::Black, &["tf10", "Ks10"]).keys(":f10-k10<Enter>");
    assert_eq!(
        seat.message(),
        "Only the King may move onto or through the Castle, J10."
    );
}

#[test]
fn a_refused_ship_stays_in_the_hand() {
    let seat = Seat::new().keys("<Enter>:j9<Enter><Enter>");
    assert!(seat.app.lifted().is_some());
    assert_eq!(
        seat.message(),
        "No ship may move onto or past another; one stands at J7."
    );
}

#[test]
fn a_ship_that_is_shut_in_is_not_lifted() {
    let seat = Seat::of(
        Side::Black,
        &["tc1", "td1", "tc2", "td2", "tc3", "tb3", "ta3", "Kj10"],
    )
    .keys(":c2<Enter><Enter>");
    assert_eq!(seat.app.lifted(), None);
    assert_eq!(
        seat.message(),
        "The ship at C2 cannot move: it is shut in on all sides."
    );
}

#[test]
fn a_capture_is_told_with_its_places() {
    let seat = Seat::new().keys(OPENING).keys(CAPTURE);
    assert_eq!(
        seat.message(),
        "J4 to J3 takes the ship at K3. White to move."
    );
    let ships = ["tg1", "tg6", "te4", "ti4", "Tg5", "Tf4", "Th4", "Kj10"];
    let seat = Seat::of(Side::Black, &ships).keys(":g1-g4<Enter>");
    assert_eq!(
        seat.message(),
        "G1 to G4 takes the ships at G5, H4 and F4. White to move."
    );
}

#[test]
fn a_repeated_position_is_counted() {
    let round = ":c1-c2<Enter>:k5-k4<Enter>:c2-c1<Enter>:k4-k5<Enter>";
    let seat = Seat::new().keys(round);
    assert_eq!(
        seat.message(),
        "K4 to K5. Black to move. This position has occurred twice."
    );
    assert!(seat.screen().contains("This position has occurred twice"));
    let seat = seat.keys(round);
    assert_eq!(
        seat.message(),
        "K4 to K5. Black to move. This position has occurred 3 times."
    );
    assert!(
        !seat.keys(",").screen().contains("has occurred 3 times"),
        "the shown one has occurred less often"
    );
}

#[test]
fn a_forced_pass_is_told_before_the_other_side_goes_on() {
    let seat = Seat::of(Side::White, &["tf1", "Te1", "Tg1", "Tf5", "Kj10"]).keys(":f5-f2<Enter>");
    assert_eq!(
        seat.message(),
        "F5 to F2. Black has no move and loses the turn. White to move."
    );
    assert_eq!(seat.app.game().standing(), 2);
    let seat = seat.keys("u");
    assert_eq!(
        (seat.message(), seat.app.game().standing()),
        ("Taken back: F5 to F2. White to move.", 0)
    );
}

#[test]
fn the_end_says_who_won_and_why() {
    let corner = Seat::of(Side::White, &["Ka5", "tj11"]);
    let captured = Seat::of(Side::Black, &["Ke5", "te4", "te6", "td5", "tg5"]);
    let edge = Seat::of(Side::White, &["Kb10", "ta11", "tb11", "tc10", "ta9", "tb9"]);
    let ends = [
        (
            corner,
            "Ka5-a1",
            "White wins",
            "The King reached the corner A1.",
        ),
        (captured, "g5-f5", "Black wins", "The King was captured."),
        (
            edge,
            "b10-a10",
            "White wins",
            "The King reached the edge at A10, all corners being blocked.",
        ),
    ];
    for (seat, mv, title, reason) in ends {
        let seat = seat.keys(&format!(":{mv}<Enter>"));
        let Some(Open::Question(question)) = seat.app.open() else {
            panic!("the end is told")
        };
        assert_eq!(
            (question.title.as_str(), question.text.as_str()),
            (title, reason)
        );
        let screen = seat.screen();
        assert!(
            screen.contains(title) && screen.contains(reason),
            "{screen}"
        );
        assert!(screen.contains('K'), "the King is seen: {screen}");
    }
}

#[test]
fn after_the_end_nothing_is_played_until_a_move_is_taken_back() {
    let seat = ended();
    let over = "The game is over; White wins: the King reached the corner A1.";
    for keys in [
        ":j11-j12<Enter>",
        ":j10<Enter><Enter>",
        ":resign<Enter>",
        ":draw<Enter>",
        "r",
    ] {
        let after = ended().keys(keys);
        assert_eq!(
            (after.position(), after.app.game().standing()),
            (seat.position(), 1),
            "{keys}"
        );
    }
    assert_eq!(ended().keys(":j11<Enter><Enter>").message(), over);
    let seat = seat.keys("u");
    assert_eq!(seat.app.game().ending(), None);
    assert_eq!(
        seat.keys(":Ka5-b5<Enter>").message(),
        "A5 to B5. Black to move."
    );
}

/// A game that White has won, with the message about it closed.
fn ended() -> Seat {
    Seat::of(Side::White, &["Ka5", "tj11"]).keys(":Ka5-a1<Enter><Enter>")
}

#[test]
fn resigning_is_asked_and_undo_goes_on() {
    let mut seat = Seat::named("Anna", "Björn")
        .keys(OPENING)
        .keys(":resign<Enter>");
    assert!(
        seat.screen().contains("Does Anna (Black) resign?"),
        "{}",
        seat.screen()
    );
    seat.press("<Enter>");
    assert_eq!(seat.app.game().ending(), None, "the default is to play on");
    seat.press(":resign<Enter>y");
    assert_eq!(
        seat.app.game().ending().unwrap().to_string(),
        "White wins: Black resigned"
    );
    seat.press("<Esc>u");
    assert_eq!(
        (seat.app.game().ending(), seat.app.game().standing()),
        (None, 6)
    );
    assert_eq!(seat.message(), "The game goes on. Black to move.");
}

#[test]
fn a_draw_is_answered_by_the_other_player() {
    let mut seat = Seat::named("Anna", "Björn")
        .keys(OPENING)
        .keys(":draw<Enter>");
    let screen = seat.screen();
    assert!(
        screen.contains("Anna (Black) offers a draw.")
            && screen.contains("Does Björn (White) agree?"),
        "{screen}"
    );
    seat.press("<Enter>");
    assert_eq!(seat.app.game().ending(), None);
    seat.press(":draw<Enter>y");
    assert_eq!(
        seat.app.game().ending().unwrap().to_string(),
        "drawn by agreement"
    );
    assert!(
        seat.screen().contains("Drawn by agreement."),
        "{}",
        seat.screen()
    );
    assert_eq!(seat.app.title(), "Drawn by agreement - Alea Evangelii");
}

#[test]
fn playing_while_looking_back_is_asked_and_keeps_the_old_moves() {
    let mut seat = Seat::new().keys(OPENING).keys("<lt>:c1-c4<Enter>");
    assert!(
        seat.screen().contains("Play from here?"),
        "{}",
        seat.screen()
    );
    seat.press("<Enter>");
    assert_eq!(
        (seat.app.game().standing(), seat.app.shown()),
        (6, 0),
        "the default is only to look"
    );
    seat.press(":c1-c4<Enter>y");
    assert_eq!(
        (seat.app.game().standing(), seat.app.is_looking()),
        (1, false)
    );
    seat.press("u:q6-q2<Enter>");
    assert_eq!(seat.app.game().last(), 6, "the old line is there again");
}

#[test]
fn a_new_game_is_asked_and_is_clean() {
    let mut seat = Seat::new().keys(OPENING).keys("n<Enter>");
    assert_eq!(seat.app.game().standing(), 6);
    seat.press("n<Up><Up><Enter>");
    assert_eq!(
        (seat.position(), seat.message().to_owned()),
        (Seat::new().position(), Seat::new().message().to_owned())
    );
    assert_eq!(seat.app.game().last(), 0);
    seat.press(OPENING);
    assert_eq!(seat.app.game().standing(), 6);
}

#[test]
fn of_a_game_before_nothing_is_left() {
    let used = [
        ":comment so<Enter>",
        "u:k5-k2<Enter>",
        ":j4-j3<Enter>",
        "<Tab><Enter>",
        ":resign<Enter>y<Enter>",
        ",,",
    ];
    let mut seat = Seat::new().keys(OPENING).keys(&used.concat());
    for ending in ["", ":resign<Enter>y<Esc>", ":draw<Enter>y<Esc>"] {
        seat.press(ending);
        seat.press("n<Enter>");
        seat.app.set_kept(Kept::Safely);
        let mut fresh = Seat::new();
        assert_eq!(seat.screen(), fresh.screen(), "{ending}");
        for seat in [&mut seat, &mut fresh] {
            seat.press(OPENING);
        }
        assert_eq!(seat.screen(), fresh.screen(), "{ending}");
        assert_eq!(seat.position(), fresh.position());
    }
}

#[test]
fn a_paste_never_plays_and_never_leaves() {
    for keys in ["", "m", "q", "?", ":", "<Tab><Enter>", ","] {
        let mut seat = Seat::new().keys(OPENING).keys(keys);
        let before = seat.position();
        seat.app.paste("q\ny\n:c1-c4\n\r");
        assert_eq!(seat.position(), before, "{keys}");
        assert!(!seat.has_left(), "{keys}");
    }
    let mut seat = Seat::new().keys(":");
    seat.app.paste("c1-c4\n");
    assert_eq!(seat.app.game().standing(), 0);
    assert_eq!(
        seat.keys("<Enter>").app.game().standing(),
        1,
        "only Enter plays it"
    );
}

#[test]
fn names_cannot_harm_the_terminal() {
    let hostile = "A\u{1b}[2J\u{202e}\u{200b}\r\n\u{7}B";
    let seat = Seat::named(hostile, hostile)
        .keys(OPENING)
        .keys(":resign<Enter>");
    let (buffer, _) = seat.draw();
    for cell in &buffer.content {
        assert!(
            !cell
                .symbol()
                .chars()
                .any(|letter| letter.is_control() || letter == '\u{202e}' || letter == '\u{200b}')
        );
    }
    assert!(seat.screen().contains("A�[2J��"), "{}", seat.screen());
}

#[test]
fn the_current_move_of_a_long_game_is_in_sight() {
    let mut seat = Seat::new();
    for _ in 0..100 {
        seat.press(":c1-c2<Enter>:k5-k4<Enter>:c2-c1<Enter>:k4-k5<Enter>");
    }
    assert!(seat.screen().contains("200. c2-c1"), "{}", seat.screen());
    seat.press("<lt>..");
    assert!(seat.screen().contains("  1. c1-c2"), "{}", seat.screen());
    seat.press(":goto 100<Enter>");
    assert!(seat.screen().contains("100. c2-c1"), "{}", seat.screen());
}

#[test]
fn a_lifted_ship_tells_what_it_can_take_and_where_it_wins() {
    let seat = Seat::new().keys(OPENING).keys(":j4<Enter><Enter>");
    assert_eq!(
        seat.message(),
        "The ship at J4 can go to 14 intersections, capturing at 1 of them."
    );
    let seat = Seat::of(Side::White, &["Ka5", "tj11"]).keys(":a5<Enter><Enter>");
    assert_eq!(
        seat.message(),
        "The King at A5 can go to 36 intersections, winning at 2 of them."
    );
    assert_eq!(seat.screen().matches('★').count(), 2, "{}", seat.screen());
}

#[test]
fn either_side_may_resign_at_any_time() {
    let seat = Seat::new().keys(OPENING).keys(":resign white<Enter>y");
    assert_eq!(
        seat.app.game().ending().unwrap().to_string(),
        "Black wins: White resigned"
    );
}

#[test]
fn the_panel_tells_when_all_corners_are_blocked() {
    let seat = Seat::of(Side::White, &["Kb10", "ta11", "tb11", "tc10", "ta9", "tb9"]);
    assert!(
        seat.screen().contains("All four: the edge wins for White"),
        "{}",
        seat.screen()
    );
    assert!(!Seat::new().screen().contains("All four"));
}
