//! What the players see and ask of how games are kept.

use alea::record::Record;
use alea::rules::Setup;
use alea::tui::app::{Kept, Request};

use crate::seat::{OPENING, Seat, listed};

fn save(name: &str, may_overwrite: bool) -> Request {
    Request::SaveAs {
        name: name.to_owned(),
        may_overwrite,
    }
}

#[test]
fn every_change_is_one_to_be_saved() {
    let mut seat = Seat::new();
    let mut changes = seat.app.changes();
    for keys in [
        ":c1-c4<Enter>",
        "u",
        "r",
        ":comment so<Enter>",
        "u:c1-c2<Enter>",
        ":promote<Enter>",
        "v",
        ":resign<Enter>y",
    ] {
        seat.press(keys);
        assert!(seat.app.changes() > changes, "{keys}");
        changes = seat.app.changes();
        seat.press("<Esc>");
    }
    seat.press("<Left>,.<Tab>?<Esc>");
    assert_eq!(seat.app.changes(), changes, "looking changes nothing");
}

#[test]
fn a_game_that_is_not_saved_is_not_left_unasked() {
    let mut seat = Seat::new().keys(OPENING);
    seat.app
        .set_kept(Kept::Unsafely(String::from("the disk is full")));
    assert!(
        seat.screen().contains("Not saved: the disk is full"),
        "{}",
        seat.screen()
    );
    seat.press("q");
    assert!(
        seat.screen().contains("it will be lost"),
        "{}",
        seat.screen()
    );
    seat.press("y");
    assert!(!seat.has_left(), "there are three answers");
    seat.press("<Down><Enter>elsewhere<Enter>");
    assert_eq!(seat.app.take_requests(), [save("elsewhere", false)]);
    seat.app.set_kept(Kept::Safely);
    assert!(!seat.screen().contains("Not saved"), "{}", seat.screen());
}

#[test]
fn a_finished_game_that_is_saved_is_left_unasked() {
    assert!(
        Seat::new()
            .keys(OPENING)
            .keys(":resign<Enter>y<Esc>q")
            .has_left()
    );
}

#[test]
fn a_game_that_is_gone_on_with_is_not_left_unasked() {
    let record = Seat::new().keys(OPENING).app.record().clone();
    let resumed = || Seat::with(record.clone());
    let mut seat = resumed().keys("q");
    assert!(seat.screen().contains("The game so far is saved"));
    assert!(!seat.has_left());
    assert!(resumed().keys("qy").has_left());
    let mut seat = resumed().keys(":again<Enter>");
    assert!(seat.screen().contains("The game so far is saved"));
    assert!(seat.app.take_requests().is_empty());
    assert!(Seat::new().keys("q").has_left(), "nothing has been played");
    let mut only_looked_at = resumed();
    only_looked_at.app.set_kept(Kept::Nowhere);
    assert!(only_looked_at.keys("q").has_left());
}

#[test]
fn an_unfinished_game_is_offered_in_a_line() {
    let offered = || {
        let mut seat = Seat::new();
        seat.app
            .offer_to_resume("2026-11-30 06:58  Anna - Björn, 24 moves");
        seat
    };
    assert!(
        offered().screen().contains("Anna - Björn, 24 moves"),
        "{}",
        offered().screen()
    );
    assert_eq!(
        offered().keys("<Enter>").app.take_requests(),
        [Request::Open(0)]
    );
    assert_eq!(
        offered().keys("o").app.take_requests(),
        [Request::ListGames]
    );
    let mut seat = offered().keys("n<Enter>");
    assert_eq!(seat.app.take_requests(), [Request::NewGame]);
    let seat = offered().keys("<Esc>:c1-c4<Enter>");
    assert_eq!(seat.app.game().standing(), 1, "there is a board behind it");
}

#[test]
fn writing_over_a_file_is_asked() {
    let mut seat = Seat::new().keys(":save mine<Enter>");
    assert_eq!(seat.app.take_requests(), [save("mine", false)]);
    seat.app.ask_to_overwrite("mine", "there is such a file");
    seat.press("<Enter>");
    assert!(
        seat.app.take_requests().is_empty(),
        "the default is to keep it"
    );
    seat.app.ask_to_overwrite("mine", "there is such a file");
    seat.press("y");
    assert_eq!(seat.app.take_requests(), [save("mine", true)]);
}

#[test]
fn a_position_is_exported_as_a_picture_unless_another_form_is_named() {
    let requests = |keys: &str| Seat::new().keys(keys).app.take_requests();
    assert_eq!(requests("xboard<Enter>"), [save("board.svg", false)]);
    assert_eq!(
        requests(":export board.otn<Enter>"),
        [save("board.otn", false)]
    );
    assert_eq!(requests("wgame<Enter>"), [save("game", false)]);
}

#[test]
fn the_part_of_a_broken_record_can_be_looked_at() {
    let (part, error) = Record::read_part("1. c1-c4 i5-i4\n2. c4-c9");
    let mut seat = Seat::with(part);
    seat.app.offer_part(&format!("a.otg:{}", error.unwrap()));
    assert!(
        seat.screen().contains("a.otg:2:4: ply 3: c4-c9"),
        "{}",
        seat.screen()
    );
    assert!(Seat::with(Record::default()).keys("q").has_left());
    seat.press("<Enter>");
    assert_eq!(
        (seat.app.game().standing(), seat.app.open().is_none()),
        (2, true)
    );
}

#[test]
fn a_new_game_keeps_the_names_and_nothing_else() {
    let mut seat = Seat::named("Anna", "Björn")
        .keys(OPENING)
        .keys("n<Up><Up><Enter>");
    assert_eq!(seat.app.take_requests(), [Request::NewGame]);
    let record = seat.app.record();
    assert_eq!((record.game.last(), record.tags.iter().count()), (0, 2));
}

#[test]
fn going_through_variations_is_no_loss() {
    let game = Seat::new()
        .keys(OPENING)
        .keys("u:k5-k2<Enter>")
        .app
        .record()
        .clone();
    let mut seat = Seat::with(game);
    seat.app.set_kept(Kept::Nowhere);
    assert!(seat.keys("vu").keys("q").has_left());
}

#[test]
fn a_game_that_is_not_saved_is_not_replaced_unasked() {
    let mut seat = Seat::new().keys(OPENING);
    seat.app.set_kept(Kept::Nowhere);
    seat.app
        .show_list(vec![Ok(listed("Anna", "Björn", &Setup::Walker.board()))]);
    seat.press("<Enter>");
    assert!(
        seat.screen().contains("it will be lost"),
        "{}",
        seat.screen()
    );
    assert!(seat.app.take_requests().is_empty());
    seat.press("y");
    assert_eq!(seat.app.take_requests(), [Request::Open(0)]);
}
