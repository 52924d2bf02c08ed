//! Looking back and forth, and what is taken back: the game itself does not change by being looked at.

use alea::record::Record;
use alea::rules::Side;

use crate::seat::{CAPTURE, OPENING, Seat};

/// The way of the last move, as the board has it, to be found nowhere else.
const WAY: &str = "━┃┏┳┓┣╋┫┗┻┛";

/// The columns of the screen in which the way of a move is drawn.
fn way(seat: &Seat) -> Vec<usize> {
    let screen = seat.screen();
    let columns = screen.lines().flat_map(|line| {
        let marked = line.chars().enumerate();
        marked.filter(|(_, letter)| WAY.contains(*letter))
    });
    let mut columns: Vec<_> = columns.map(|(column, _)| column).collect();
    columns.dedup();
    columns
}

#[test]
fn the_way_that_is_marked_is_that_of_the_shown_move() {
    // Q6 to Q2, I5 to I4, N3 to R3: two along a column, one along a row.
    let seat = || Seat::new().keys(OPENING);
    for steps in [",,,,,", "uuuuu", ":goto 1a<Enter>", "<lt>.", "uuuuuur"] {
        assert_eq!(way(&seat().keys(steps)), [36], "{steps}");
    }
    for steps in [",,,", "uuu", ":goto 2a<Enter>", "<lt>..."] {
        assert!(way(&seat().keys(steps)).len() > 2, "{steps}");
    }
    for start in ["<lt>", "uuuuuu", ":goto 0<Enter>", "uuuuuuu"] {
        assert_eq!(way(&seat().keys(start)), [], "{start}");
    }
    assert_eq!(way(&Seat::new()), []);
}

#[test]
fn where_there_is_no_further_one_stays() {
    for (mut seat, name) in [
        (Seat::new(), "an empty game"),
        (Seat::new().keys(OPENING).keys(CAPTURE), "a game"),
    ] {
        let last = seat.app.game().last();
        let changes = seat.app.changes();
        for (key, ply) in [
            (",", 0),
            (".", last),
            ("-", 0),
            ("+", last),
            ("<lt>", 0),
            ("<gt>", last),
        ] {
            seat.press(&key.repeat(500));
            assert_eq!(seat.app.shown(), ply, "{name}: {key}");
        }
        assert_eq!(seat.app.game().standing(), last, "{name}");
        assert_eq!(seat.app.changes(), changes, "{name}");
    }
}

#[test]
fn where_there_is_nothing_to_take_back_or_to_make_again_it_is_only_said() {
    let mut seat = Seat::new();
    let before = (seat.position(), seat.app.changes());
    for (key, said) in [
        ("u", "There is nothing to take back."),
        ("r", "There is nothing to make again."),
    ] {
        seat.press(&key.repeat(3));
        assert_eq!(seat.message(), said);
        assert_eq!((seat.position(), seat.app.changes()), before);
    }
    assert!(seat.keys("q").has_left(), "nothing is there to be lost");
}

#[test]
fn after_any_number_of_moves_is_taken_back_the_right_side_plays() {
    for count in 1..=7 {
        // A ship is lifted before, which cannot stay in the hand.
        let mut seat = Seat::new().keys(OPENING).keys(CAPTURE).keys("<Tab><Enter>");
        assert!(seat.app.lifted().is_some());
        seat.press(&"u".repeat(count));
        assert_eq!(seat.app.lifted(), None, "{count}");
        let side = if (7 - count) % 2 == 0 {
            Side::Black
        } else {
            Side::White
        };
        assert_eq!(seat.app.game().position().to_move(), side, "{count}");
        seat.press("<Tab><Enter>");
        let lifted = seat.app.lifted().unwrap();
        let ship = seat.app.position().board().ship_on(lifted).unwrap();
        assert_eq!(ship.side(), side, "{count}");
        seat.press("<Tab><Enter>");
        assert_eq!(seat.app.game().standing(), 8 - count);
        assert_eq!(seat.app.game().position().to_move(), !side, "{count}");
    }
}

#[test]
fn going_back_and_forth_over_a_repetition_counts_nothing() {
    let round = ":c1-c2<Enter>:k5-k4<Enter>:c2-c1<Enter>:k4-k5<Enter>";
    let mut seat = Seat::new().keys(round).keys(round);
    let said = "This position has occurred 3 times";
    let screen = seat.screen();
    assert!(screen.contains(said), "{screen}");
    let changes = seat.app.changes();
    for _ in 0..5 {
        seat.press("<lt>");
        assert!(!seat.screen().contains("has occurred"), "{}", seat.screen());
        seat.press("....");
        assert!(
            seat.screen().contains("has occurred twice"),
            "{}",
            seat.screen()
        );
        seat.press("<gt>");
    }
    assert!(seat.screen().contains(said), "{}", seat.screen());
    assert_eq!(
        (seat.app.game().ending(), seat.app.changes()),
        (None, changes)
    );
}

#[test]
fn after_reopening_the_moves_that_were_taken_back_are_made_again() {
    let mut seat = Seat::new().keys(":c1-c4<Enter>u:c1-c3<Enter>:i5-i4<Enter>uu");
    let text = seat.app.record().to_string();
    let mut again = Seat::with(Record::read(&text).unwrap());
    for seat in [&mut seat, &mut again] {
        seat.press("rr");
        assert_eq!(seat.app.game().standing(), 2);
        seat.press("u");
        assert!(seat.message().contains("I5 to I4"), "{}", seat.message());
    }
}
