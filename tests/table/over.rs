//! A game that is over stays over, however it ended and whatever is tried, until something is taken back.

use alea::clock::Clock;
use alea::record::Record;
use alea::rules::{Side, Square};
use crossterm::event::{MouseButton, MouseEventKind};

use crate::mouse::at;
use crate::seat::{OPENING, Seat};

/// A seat at a game that has ended in each of the ways, by a move or without one, with what is said of it and who won.
fn ended() -> Vec<(Seat, &'static str, &'static str)> {
    let of = |side, ships: &[&str], mv: &str| Seat::of(side, ships).keys(&format!(":{mv}<Enter>"));
    let declared = |keys: &str| Seat::new().keys(OPENING).keys(keys);
    let captured = ["Ke5", "te4", "te6", "td5", "tg5", "Tp15"];
    let edge = ["Kb10", "ta11", "tb11", "tc10", "ta9", "tb9"];
    let mut record = Record::default();
    let control = Some("10s".parse().unwrap());
    record.game.set_clock(Clock::new(control, control));
    let mut late = Seat::with(record).keys(OPENING);
    late.pass(10_000);
    // Until then a question takes no answer.
    late.pass(1_000);
    vec![
        (
            of(Side::White, &["Ka5", "tj11"], "Ka5-a1"),
            "the King reached the corner A1",
            "White won",
        ),
        (
            of(Side::Black, &captured, "g5-f5"),
            "the King was captured",
            "Black won",
        ),
        (
            of(Side::White, &edge, "b10-a10"),
            "the King reached the edge at A10, all corners being blocked",
            "White won",
        ),
        (declared(":resign<Enter>y"), "Black resigned", "White won"),
        (declared(":draw<Enter>y"), "Drawn by agreement", "drawn"),
        (late, "Black ran out of time", "White won"),
    ]
}

/// The same games, looked at again after they were saved and read.
fn reopened() -> Vec<(Seat, &'static str, &'static str)> {
    let again = |(seat, told, won): (Seat, _, _)| {
        let text = seat.app.record().to_string();
        (Seat::with(Record::read(&text).unwrap()), told, won)
    };
    ended().into_iter().map(again).collect()
}

fn assert_is_over(seat: &Seat, tried: &str, told: &str) {
    assert_eq!(seat.app.lifted(), None, "{told}: {tried}");
    let ending = seat.app.game().ending().map(|ending| format!("{ending:#}"));
    let ending = ending.unwrap_or_default().to_lowercase();
    assert!(ending.contains(&told.to_lowercase()), "{told}: {tried}");
}

#[test]
fn nothing_is_played_by_any_means() {
    for (mut seat, told, _) in ended().into_iter().chain(reopened()) {
        seat.press("<Esc>");
        let (before, plies) = (seat.position(), seat.app.game().last());
        let moves: Vec<_> = seat.app.game().position().moves().collect();
        for mv in moves.iter().take(3) {
            seat.press(&format!(":{mv}<Enter>"));
            let message = seat.message().to_lowercase();
            assert!(message.contains(&told.to_lowercase()), "{told}: {message}");
            seat.press(&format!(
                ":{}<Enter><Enter>:{}<Enter><Enter>",
                mv.from, mv.to
            ));
            assert_is_over(&seat, "keys", told);
            for name in [mv.from, mv.to] {
                seat.click(at(&name.to_string()));
                assert_is_over(&seat, "a click", told);
            }
            seat.drag(at(&mv.from.to_string()), at(&mv.to.to_string()));
            assert_is_over(&seat, "dragging", told);
        }
        for keys in [":resign<Enter>", ":draw<Enter>", ":---<Enter>", "r", "p"] {
            seat.press(keys);
            assert!(seat.app.open().is_none(), "{told}: {keys} asks");
            assert_is_over(&seat, keys, told);
        }
        seat.pass(1_000_000);
        assert_is_over(&seat, "time", told);
        assert_eq!((seat.position(), seat.app.game().last()), (before, plies));
    }
}

#[test]
fn no_click_anywhere_lifts_a_ship() {
    for (mut seat, told, _) in reopened() {
        for square in Square::all() {
            seat.click(at(&square.to_string()));
            seat.mouse(MouseEventKind::Down(MouseButton::Right), at("j10"));
            assert_is_over(&seat, "a click", told);
        }
    }
}

#[test]
fn a_game_that_is_opened_again_is_shown_as_ended() {
    for (seat, told, won) in reopened() {
        let screen = seat.screen();
        let won = won.replace("won", "wins");
        let screen = screen.to_lowercase();
        assert!(screen.contains(&won.to_lowercase()), "{told}: {screen}");
        assert!(!screen.contains("to move"), "{told}: {screen}");
        assert!(seat.message().contains(told), "{}", seat.message());
    }
}

#[test]
fn what_ended_it_is_taken_back_and_a_move_that_did_is_made_again() {
    for (mut seat, told, _) in ended().into_iter().chain(reopened()) {
        let was_by_move = seat
            .app
            .game()
            .made(seat.app.game().last())
            .unwrap()
            .ending
            .is_some();
        seat.press("<Esc>u");
        assert_eq!(seat.app.game().ending(), None, "{told}");
        seat.press("r");
        assert_eq!(seat.app.game().ending().is_some(), was_by_move, "{told}");
    }
}

#[test]
fn a_ship_that_was_lifted_is_put_back_when_the_game_ends() {
    for keys in [":resign<Enter>y", ":resign white<Enter>y", ":draw<Enter>y"] {
        let mut seat = Seat::new().keys(OPENING).keys("<Tab><Enter>");
        assert!(seat.app.lifted().is_some());
        seat.press(keys);
        assert_eq!(seat.app.lifted(), None, "{keys}");
        assert!(seat.app.game().ending().is_some(), "{keys}");
    }
}

#[test]
fn it_is_told_once() {
    for (mut seat, told, _) in ended() {
        assert!(seat.app.open().is_some(), "{told}");
        seat.press("<Esc>");
        assert!(seat.app.open().is_none(), "{told}");
        let changes = seat.app.changes();
        seat.press(",.<lt><gt>");
        seat.pass(10_000);
        assert!(seat.app.open().is_none(), "{told}");
        assert_eq!(seat.app.changes(), changes, "{told}");
    }
}
