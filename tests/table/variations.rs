//! Variations and comments at the table.

use alea::record::Record;
use alea::rules::Move;
use alea::tui::app::Action;

use crate::seat::{OPENING, Seat, square};

/// A game in which the last move was tried in three ways.
fn tried() -> Seat {
    Seat::new()
        .keys(OPENING)
        .keys("u:k5-k2<Enter>u:k8-k7<Enter>")
}

#[test]
fn variations_are_shown_in_the_list_and_gone_through() {
    let mut seat = tried();
    assert!(seat.screen().contains("k8-k7 3/3"), "{}", seat.screen());
    seat.press("v");
    assert!(seat.screen().contains("k5-k3 1/3"), "{}", seat.screen());
    assert_eq!(
        seat.message(),
        "The first of 3 moves that were tried here. K5 to K3. Black to move."
    );
    seat.press("v");
    assert_eq!(
        seat.message(),
        "Number 2 of 3 moves that were tried here. K5 to K2. Black to move."
    );
    seat.press("VV");
    assert!(seat.screen().contains("k8-k7 3/3"), "{}", seat.screen());
    seat.press(",v");
    assert_eq!(
        seat.message(),
        "Nothing else has been played in place of this move."
    );
    seat.press("<lt>v");
    assert_eq!(
        seat.message(),
        "Nothing else has been played in place of this move."
    );
}

#[test]
fn a_variation_is_taken_where_one_looks_back() {
    let seat = tried().keys(":h4-h5<Enter>:i4-i3<Enter>,,v");
    assert_eq!(
        (seat.app.game().standing(), seat.app.is_looking()),
        (6, false)
    );
    assert!(seat.screen().contains("k5-k3 1/3"), "{}", seat.screen());
}

#[test]
fn a_line_becomes_the_main_line() {
    let mut seat = tried().keys(":promote<Enter>");
    assert_eq!(seat.message(), "This line is the main line now.");
    assert!(seat.screen().contains("k8-k7 1/3"), "{}", seat.screen());
    seat.press(":promote<Enter>");
    assert_eq!(seat.message(), "This is the main line.");
}

#[test]
fn deleting_is_asked() {
    let mut seat = tried().keys(":delete<Enter>");
    assert!(
        seat.screen().contains("Delete 3b and what follows?"),
        "{}",
        seat.screen()
    );
    seat.press("<Enter>");
    assert_eq!(
        seat.app.game().variations(6),
        3,
        "the default is to keep it"
    );
    seat.press(":delete<Enter>y");
    assert_eq!(seat.message(), "3b is deleted. White to move.");
    assert_eq!(
        (seat.app.game().standing(), seat.app.game().variations(6)),
        (5, 2)
    );
    let seat = Seat::new().keys(":delete<Enter>");
    assert!(seat.app.open().is_none(), "there is nothing to delete");
}

#[test]
fn a_comment_is_written_read_and_found() {
    let mut seat = Seat::new()
        .keys(OPENING)
        .keys(",,:comment bold, but sound<Enter>");
    assert_eq!(seat.message(), "That is said of 2b.");
    assert!(
        seat.screen().contains("bold, but sound"),
        "{}",
        seat.screen()
    );
    seat.press("<Esc>");
    assert!(!seat.screen().contains("bold, but sound"));
    seat.press("s");
    assert_eq!(seat.app.shown(), 4);
    seat.press("s");
    assert_eq!(
        seat.message(),
        "This is the only move at which anything is said."
    );
    seat.press("c, they say<Enter>");
    assert!(
        seat.screen().contains("bold, but sound, they say"),
        "{}",
        seat.screen()
    );
    seat.press(":comment<Enter>");
    assert_eq!(seat.message(), "Nothing is said of 2b any more.");
    seat.press("s");
    assert_eq!(
        seat.message(),
        "There is no move at which anything is said."
    );
}

#[test]
fn what_was_left_on_the_clock_is_told() {
    let read = |reading: &str| {
        let text = format!("1. q6-q2 i5-i4\n[|{reading}]\n");
        Seat::with(Record::read(&text).unwrap())
    };
    let screen = read("3725 30/3 bold").screen();
    for words in ["1:02:05 left, then", "bold"] {
        assert!(screen.contains(words), "{screen}");
    }
    assert!(!screen.contains("30/"), "{screen}");
    let screen = read("65 30/0").screen();
    assert!(screen.contains("1:05 left"), "{screen}");
    assert!(
        !screen.contains("30/") && !screen.contains("then"),
        "{screen}"
    );
}

#[test]
fn what_somebody_says_does_not_change_a_clock() {
    let mut seat = Seat::new().keys(OPENING);
    seat.press(":comment 65 30/3 it is<Enter>");
    assert!(seat.screen().contains("65 30/3 it is"), "{}", seat.screen());
    assert!(!seat.screen().contains("1:05"), "{}", seat.screen());
}

#[test]
fn the_next_capture_is_found() {
    let seat = Seat::new()
        .keys(OPENING)
        .keys(":j4-j3<Enter>:i4-i3<Enter><lt>e");
    assert_eq!(seat.app.shown(), 7);
    assert_eq!(
        Seat::new().keys("e").message(),
        "There is no move at which ships are taken."
    );
}

#[test]
fn hostile_comments_are_harmless() {
    let mut seat = Seat::new().keys(OPENING);
    let ply = seat.app.game().standing();
    seat = {
        let mut record = seat.app.record().clone();
        record.game.set_comment(ply, "a\u{1b}[2Jb\nc\u{202e}d");
        Seat::with(record)
    };
    let screen = seat.screen();
    assert!(
        screen.contains("a�[2Jb") && screen.contains("c�d"),
        "{screen}"
    );
}

#[test]
fn the_game_is_shown_move_by_move_until_its_end_or_a_key() {
    let mut seat = Seat::new().keys(OPENING).keys("a");
    assert_eq!(
        (
            seat.app.shown(),
            seat.app.autoplay().map(|pause| pause.as_millis())
        ),
        (0, Some(1000))
    );
    seat.pass(1_000);
    assert!(
        seat.screen().contains("Showing move 1 of 3"),
        "{}",
        seat.screen()
    );
    seat.press("a");
    assert_eq!(
        (seat.app.shown(), seat.app.autoplay(), seat.message()),
        (1, None, "Stopped.")
    );
    seat.press(":autoplay 0.5<Enter>");
    assert_eq!(
        seat.app.autoplay().map(|pause| pause.as_millis()),
        Some(500)
    );
    seat.press("<Left>");
    assert_eq!(seat.app.autoplay(), None, "any key stops it");
    seat.press(":autoplay<Enter>");
    for _ in 0..5 {
        assert!(seat.app.autoplay().is_some());
        seat.pass(1_000);
    }
    assert_eq!(
        (seat.app.shown(), seat.app.autoplay(), seat.app.is_looking()),
        (6, None, false)
    );
    for wrong in ["0", "-1", "61", "x", "inf", "nan"] {
        seat.press(&format!(":autoplay {wrong}<Enter>"));
        assert_eq!(
            seat.message(),
            "A position can be shown for 0.1 to 60 seconds.",
            "{wrong}"
        );
    }
    let mut empty = Seat::new().keys("a");
    empty.pass(1_000);
    assert_eq!((empty.app.shown(), empty.app.autoplay()), (0, None));
}

#[test]
fn a_resignation_stays_where_it_was_made() {
    let mut seat = tried().keys(":resign<Enter>y<Esc>v");
    assert_eq!(seat.app.game().ending(), None);
    seat.press("V");
    assert_eq!(
        seat.app.game().ending().unwrap().to_string(),
        "White wins: Black resigned"
    );
    seat.press("u");
    assert_eq!(seat.app.game().ending(), None);
}

#[test]
fn the_move_that_forced_a_pass_has_variations() {
    let ships = ["tf1", "Te1", "Tg1", "Tf5", "Kj10"];
    let seat = Seat::of(alea::rules::Side::White, &ships).keys(":f5-f2<Enter>u:f5-f3<Enter>v");
    assert_eq!(seat.app.game().standing(), 2, "{}", seat.message());
    let seat = seat.keys("v");
    assert_eq!(seat.app.game().standing(), 1, "{}", seat.message());
}

#[test]
fn deleting_a_later_move_does_not_move_the_players() {
    let seat = Seat::new().keys(OPENING).keys("uuuu>:delete<Enter>y");
    assert_eq!((seat.app.game().standing(), seat.app.game().last()), (2, 5));
}

#[test]
fn a_comment_that_does_not_fit_a_line_is_not_cut() {
    let mut record = Seat::new().keys(OPENING).app.record().clone();
    record.game.set_comment(6, "one\ntwo");
    let seat = Seat::with(record).keys("c");
    assert_eq!(seat.app.game().comment(6), Some("one\ntwo"));
    assert!(seat.message().contains("too long"), "{}", seat.message());
}

#[test]
fn for_a_move_that_cannot_be_made_nobody_goes_to_where_one_looks() {
    let mut seat = Seat::new().keys(OPENING).keys("<lt>");
    let before = (seat.position(), seat.app.changes());
    seat.app.update(Action::PlayFromHere(Move {
        from: square("m4"),
        to: square("g11"),
    }));
    assert_eq!((seat.position(), seat.app.changes()), before);
    assert_eq!(seat.message(), "There is no ship at M4.");
}
