//! The list of saved games.

use alea::rules::{Position, Setup};
use alea::tui::app::{ListedGame, Request};

use crate::seat::{OPENING, Seat, listed};

/// A game whose players have long names.
fn long() -> ListedGame {
    let board = Setup::Walker.board();
    ListedGame {
        standing: String::from("Black wins: the King was captured"),
        standing_in_short: String::from("Black won"),
        ..listed("Annabella Lindqvist", "Bartholomew Nakamura", &board)
    }
}

fn short() -> ListedGame {
    ListedGame {
        moves: String::from("1 move"),
        ..listed("漢字", "B", Position::default().board())
    }
}

fn broken() -> Result<ListedGame, String> {
    Err(String::from("a.otg: broken, this [ has no ]"))
}

fn showing(games: Vec<Result<ListedGame, String>>) -> Seat {
    let mut seat = Seat::new();
    seat.app.show_list(games);
    seat
}

#[test]
fn the_first_game_that_can_be_opened_is_chosen_and_its_board_is_shown() {
    let on_table = ListedGame {
        is_on_table: true,
        ..short()
    };
    let mut seat = showing(vec![broken(), Ok(on_table), Ok(long()), Ok(short())]);
    let screen = seat.screen();
    assert!(screen.contains("│·······●·○·●·······│"), "{screen}");
    assert!(screen.contains("broken"), "{screen}");
    seat.press("<Enter>");
    assert_eq!(seat.app.take_requests(), [Request::Open(2)]);
    let mut seat = showing(vec![broken(), Ok(long()), Ok(short())]).keys("<Down>");
    let screen = seat.screen();
    assert!(screen.contains("│·······●·●·●·······│"), "{screen}");
    seat.press("<Enter>");
    assert_eq!(seat.app.take_requests(), [Request::Open(2)]);
}

#[test]
fn a_broken_game_is_not_opened_and_without_games_there_is_no_list() {
    let mut seat = showing(vec![broken(), Ok(long())]).keys("<Up><Enter>");
    assert!(seat.app.take_requests().is_empty());
    assert!(showing(vec![broken()]).keys("<Enter>").app.open().is_none());
    assert_eq!(
        showing(Vec::new()).message(),
        "There are no saved games yet."
    );
}

#[test]
fn every_row_tells_the_day_the_names_the_moves_and_how_the_game_stands() {
    let rows = |columns, rows| {
        let mut seat = Seat::new().sized(columns, rows);
        seat.app.show_list(vec![Ok(long()), Ok(short())]);
        let screen = seat.screen();
        let rows = screen.lines().filter(|line| line.contains("move"));
        let rows = rows.filter(|line| line.starts_with('│') || line.contains(" │ "));
        let inside = |line: &str| {
            let line = line.split_once('│').unwrap().1;
            line.split('│').next().unwrap().trim().to_owned()
        };
        rows.map(inside).collect::<Vec<_>>()
    };
    for (window, expected) in [
        (
            (80, 24),
            [
                "11-30 06:58  Annab… - Barth…  24 moves  Black won",
                "11-30 06:58  漢 字  - B           1 move  White to move",
            ],
        ),
        (
            (40, 24),
            [
                "An… - Ba…  24 moves  Black won",
                "漢 字  - B     1 move  White to move",
            ],
        ),
        (
            (140, 45),
            [
                "2026-11-30 06:58  Annabella Lindqvist - Bartholomew Nakamura  24 moves  \
                 Black wins: the King was captured",
                "2026-11-30 06:58  漢 字  - B                                      1 move  \
                 unfinished, White to move",
            ],
        ),
    ] {
        assert_eq!(rows(window.0, window.1), expected);
    }
}

#[test]
fn names_of_one_player_leave_room_to_the_other() {
    let board = Setup::Walker.board();
    let seat = showing(vec![Ok(listed("Bo", "Bartholomew Nakamura", &board))]);
    assert!(
        seat.screen().contains("Bo - Bartholom…"),
        "{}",
        seat.screen()
    );
    let seat = showing(vec![Ok(listed("Bartholomew Nakamura", "Bo", &board))]);
    assert!(
        seat.screen().contains("Bartholom… - Bo"),
        "{}",
        seat.screen()
    );
}

#[test]
fn a_click_beside_the_list_closes_it() {
    let mut seat = Seat::new().keys(OPENING);
    seat.app.show_list(vec![Ok(long())]);
    seat.click((2, 2));
    assert!(seat.app.open().is_none() && seat.app.take_requests().is_empty());
}
