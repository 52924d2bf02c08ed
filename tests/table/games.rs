//! One game after the other: the form for a new game, and matches.

use alea::clock::{Clock, ClockFault};
use alea::record::Record;
use alea::rules::{Position, Setup, Side};
use alea::tui::app::{Kept, Open, Request};

use crate::seat::{OPENING, Seat};

fn names(seat: &Seat) -> [String; 2] {
    Side::BOTH.map(|side| seat.app.record().player(side).unwrap_or("-").to_owned())
}

fn score(seat: &Seat) -> String {
    seat.app.record().score().to_string()
}

fn controls(seat: &Seat) -> [String; 2] {
    Side::BOTH.map(|side| {
        let control = seat.app.game().clock().control(side);
        control.map_or("none".to_owned(), |control| control.to_string())
    })
}

/// The row of the form that is chosen.
fn chosen(seat: &Seat) -> &'static str {
    match seat.app.open() {
        Some(Open::Form(form)) => form.chosen().label(),
        open => panic!("{open:?}"),
    }
}

#[test]
fn a_new_game_is_begun_by_a_key_and_enter() {
    let mut seat = Seat::named("Anna", "Björn").keys("n");
    assert_eq!(chosen(&seat), "begin");
    seat.press("<Enter>");
    assert!(seat.app.open().is_none());
    assert_eq!(seat.app.take_requests(), [Request::NewGame]);
    assert_eq!(names(&seat), ["Anna", "Björn"]);
}

#[test]
fn while_a_game_goes_on_its_going_on_is_proposed() {
    let seat = Seat::new().keys(OPENING).keys("n");
    assert_eq!(chosen(&seat), "go on with this game");
    assert!(seat.screen().contains("The game so far is saved"));
    let seat = seat.keys("<Enter>");
    assert_eq!(seat.app.game().standing(), 6);
    assert!(seat.app.open().is_none());
}

#[test]
fn names_clocks_and_the_set_up_are_typed_and_chosen() {
    let mut seat =
        Seat::new().keys("n<Down><Down><Down>hjkl q?<Enter>Björn<BS>n<Down><C-u>1h+10s/20m,3x30s");
    seat.press("<Down><Right><Down> ");
    let screen = seat.screen();
    for text in [
        "hjkl q?",
        "Björn",
        "1h+10s/20m,3x30s",
        "< plays on >",
        "< walker >",
    ] {
        assert!(screen.contains(text), "{text}{screen}");
    }
    seat.press("<Tab><Enter>");
    assert_eq!(names(&seat), ["hjkl q?", "Björn"]);
    assert_eq!(controls(&seat), ["1h+10s", "20m,3x30s"]);
    assert!(!seat.app.game().clock().loses);
    assert_eq!(
        *seat.app.position(),
        Position::new(Setup::Walker.board(), Side::Black)
    );
    // All of it is proposed for the next game.
    let again = seat.keys("n<Enter>");
    assert_eq!(names(&again), ["hjkl q?", "Björn"]);
    assert_eq!(controls(&again), ["1h+10s", "20m,3x30s"]);
    assert!(!again.app.game().clock().loses);
    assert_eq!(again.app.position().board(), &Setup::Walker.board());
}

#[test]
fn a_clock_that_is_none_is_explained_and_typed_again() {
    let mut seat = Seat::new().keys("n<Up><Up><Up>30<Down><Down><Down><Enter>");
    assert_eq!(chosen(&seat), "Clock");
    assert!(
        seat.screen().contains("a number needs h, m or s"),
        "{}",
        seat.screen()
    );
    seat.press("30m<Down><Down><Down><Enter>");
    assert_eq!(controls(&seat), ["30m", "30m"]);
}

#[test]
fn every_fault_of_a_clock_is_seen_whole_in_any_form() {
    for (clock, fault) in [
        ("x", ClockFault::Form),
        ("30", ClockFault::NoUnit),
        ("0m", ClockFault::None),
        ("999h", ClockFault::TooMuch),
    ] {
        for (columns, rows) in [(80, 24), (40, 12), (24, 22), (120, 45)] {
            let mut seat = Seat::new().sized(columns, rows).keys("n<Up><Up><Up>");
            seat.press(&format!("{clock}<Down><Down><Down><Enter>"));
            assert_eq!(chosen(&seat), "Clock");
            let form = form_words(&seat);
            assert!(
                form.contains(&format!("Clock: {fault}.")),
                "{}",
                seat.screen()
            );
        }
    }
}

/// The text inside the form, in one line.
fn form_words(seat: &Seat) -> String {
    let screen = seat.screen();
    let lines: Vec<Vec<char>> = screen.lines().map(|line| line.chars().collect()).collect();
    let place = |sign| {
        lines
            .iter()
            .find_map(|line| line.iter().position(|it| *it == sign))
    };
    let (left, right) = (place('╭').unwrap(), place('╮').unwrap());
    let framed = lines.iter().filter(|line| line.get(left) == Some(&'│'));
    let inside = framed.map(|line| line[left + 1..right].iter().collect::<String>());
    let words = inside.collect::<Vec<_>>().join(" ");
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_fault_goes_when_the_clock_is_typed_and_the_rest_is_said_again() {
    let seat = || Seat::new().keys(OPENING).keys("n");
    let warning = "The game so far is saved";
    let hint = "30m, 1h+10s, 20m,3x30s or none";
    assert!(form_words(&seat()).contains(warning));
    let on_clock = seat().keys("<Down><Down><Down>");
    assert!(
        form_words(&on_clock).contains(hint),
        "{}",
        on_clock.screen()
    );
    let mut seat = on_clock.keys("<C-u>30<Down><Down><Down><Enter>");
    assert!(form_words(&seat).contains("Clock: a number needs"));
    seat.press("m");
    assert!(form_words(&seat).contains(hint), "{}", seat.screen());
    seat.press("<Up>");
    assert!(form_words(&seat).contains(warning), "{}", seat.screen());
}

#[test]
fn the_form_does_not_jump_from_row_to_row() {
    for keys in ["", OPENING] {
        for (columns, rows) in [(80, 24), (40, 24), (24, 22)] {
            let mut seat = Seat::new().sized(columns, rows).keys(keys).keys("n");
            let frame = |seat: &Seat| {
                let screen = seat.screen();
                let mut lines = screen.lines();
                let top = lines.position(|line| line.contains('╭'));
                (top, lines.position(|line| line.contains('╰')))
            };
            let before = frame(&seat);
            assert!(before.0.is_some() && before.1.is_some());
            for _ in 0..8 {
                seat.press("<Down>");
                assert_eq!(frame(&seat), before, "{}", seat.screen());
            }
        }
    }
}

#[test]
fn a_form_that_is_not_seen_whole_shows_that_there_is_more() {
    let mut seat = Seat::new().sized(40, 10).keys("n<Down><Down><Down>");
    assert_eq!(chosen(&seat), "Black");
    assert!(seat.screen().contains("▼╯"), "{}", seat.screen());
    seat.press("<Up>");
    assert!(seat.screen().contains("▲╮"), "{}", seat.screen());
    assert!(!Seat::new().keys("n").screen().contains("▼"));
}

#[test]
fn space_does_what_is_chosen_in_the_form_and_is_typed_where_one_types() {
    let begun = Seat::new().keys("n ");
    assert!(begun.app.open().is_none());
    let kept = Seat::new().keys(OPENING).keys("n ");
    assert_eq!(
        (kept.app.open().is_none(), kept.app.game().standing()),
        (true, 6)
    );
    let changed = Seat::named("Anna", "Björn").keys("n<Down> <Up><Enter>");
    assert_eq!(names(&changed), ["Björn", "Anna"]);
    let typed = Seat::new().keys("n<Down><Down><Down>Anna B<Up><Up><Up> ");
    assert_eq!(names(&typed)[0], "Anna B");
}

#[test]
fn a_key_begins_the_next_game_of_the_match_and_is_named_where_it_does() {
    let ended = || Seat::named("Anna", "Björn").keys(":resign<Enter>y");
    assert!(
        ended()
            .screen()
            .contains("play again with sides changed  N")
    );
    assert_eq!(names(&ended().keys("N")), ["Björn", "Anna"]);
    let looking = ended().keys("<Enter>");
    assert!(
        looking.screen().contains("N play again"),
        "{}",
        looking.screen()
    );
    assert_eq!(names(&looking.keys("N")), ["Björn", "Anna"]);
}

#[test]
fn the_cursor_is_where_something_is_typed() {
    let mut seat = Seat::new().keys("n<Down><Down><Down>");
    let (before, row) = seat.draw().1;
    seat.press("Ann");
    assert_eq!(seat.draw().1, (before + 3, row));
    seat.press("<Left>");
    assert_eq!(seat.draw().1, (before + 2, row));
    seat.press("a very long name that does not fit into the row at all");
    let (column, _) = seat.draw().1;
    assert!(column > before && column < 80);
}

#[test]
fn a_position_of_ones_own_can_be_started_from_again() {
    let seat = Seat::of(Side::White, &["Kj10", "tc3", "Td4"]);
    let start = seat.position();
    let seat = seat.keys("n");
    assert!(seat.screen().contains("< as in this game >"));
    assert_eq!(seat.keys("<Enter>").position(), start);
}

#[test]
fn esc_closes_the_form_and_changes_nothing() {
    let mut seat = Seat::named("Anna", "Björn")
        .keys(OPENING)
        .keys("n<Tab>x<Esc>");
    assert!(seat.app.open().is_none());
    assert_eq!(names(&seat), ["Anna", "Björn"]);
    assert!(seat.app.take_requests().is_empty());
}

#[test]
fn sides_change_from_game_to_game_and_the_score_goes_on() {
    let mut seat = Seat::named("Anna", "Björn").keys(":resign white<Enter>y");
    assert!(!seat.screen().contains("Score"), "this is the first game");
    seat.press(":again<Enter>");
    assert_eq!(seat.app.take_requests(), [Request::NewGame]);
    seat.app.set_kept(Kept::Safely);
    assert_eq!(names(&seat), ["Björn", "Anna"]);
    assert_eq!(score(&seat), "0-1");
    assert!(seat.screen().contains("score 1"), "{}", seat.screen());
    seat.press(":draw<Enter>y");
    let screen = seat.screen();
    assert!(screen.contains("Score: Björn 0.5, Anna 1.5."), "{screen}");
    // An ending that is taken back does not count.
    seat.press("u");
    assert_eq!(score(&seat), "0-1");
    seat.press(":resign white<Enter>y<Down><Down><Enter>");
    assert_eq!(names(&seat), ["Anna", "Björn"]);
    assert_eq!(score(&seat), "1-1");
    assert_eq!(seat.app.record().tags.get("round"), Some("3"));
}

#[test]
fn a_match_goes_on_after_the_program_was_left() {
    let seat = Seat::named("Anna", "Björn").keys(":resign<Enter>y:again<Enter>:c1-c4<Enter>");
    let text = seat.app.record().to_string();
    assert!(text.contains("[round:2]\n[alea-score:1-0]\n"), "{text}");
    let seat = Seat::with(Record::read(&text).unwrap()).keys(":resign<Enter>y:again<Enter>");
    assert_eq!(
        (score(&seat), names(&seat)[0].as_str()),
        ("0-2".to_owned(), "Anna")
    );
}

#[test]
fn a_new_game_of_others_is_a_new_match() {
    let ended = || Seat::named("Anna", "Björn").keys(":resign<Enter>y");
    // The same two, with another clock and sides changed, go on with their match.
    let same = ended().keys("n<Down><Enter><Up><Up><Up><Up>10m<Down><Down><Down><Enter>");
    assert_eq!(names(&same), ["Björn", "Anna"]);
    assert_eq!(
        (score(&same), controls(&same)),
        ("1-0".to_owned(), ["10m", "10m"].map(String::from))
    );
    let other = ended().keys("n<Down><Down><Down><C-u>Carl<Up><Up><Up><Enter>");
    assert_eq!(names(&other), ["Carl", "Björn"]);
    assert!(!other.app.record().is_in_match());
}

#[test]
fn clocks_go_with_the_players() {
    let mut record = Record::default();
    let control = |text: &str| Some(text.parse().unwrap());
    record
        .game
        .set_clock(Clock::new(control("1h"), control("10m")));
    let seat = Seat::with(record).keys(":resign<Enter>y:again<Enter>");
    assert_eq!(controls(&seat), ["10m", "1h"]);
    let seat = seat.keys("n<Down><Enter><Up><Enter>");
    assert_eq!(controls(&seat), ["1h", "10m"]);
}

#[test]
fn a_game_that_goes_on_is_not_left_by_again() {
    let seat = Seat::named("Anna", "Björn")
        .keys(OPENING)
        .keys(":again<Enter>");
    assert_eq!(chosen(&seat), "go on with this game");
    assert_eq!(seat.keys("<Esc>").app.game().standing(), 6);
}

#[test]
fn a_score_that_is_none_does_not_count() {
    for text in ["", "-", "1", "x-y", "1.25-0", "99999999999-0", "-1-0"] {
        let record = Record::read(&format!("[alea-score:{text}]\n\n1. c1-c4\n")).unwrap();
        assert!(!record.is_in_match(), "{text}");
        assert_eq!(record.score().to_string(), "0-0");
    }
}

#[test]
fn again_before_anything_was_played_only_changes_sides() {
    let seat = Seat::named("Anna", "Björn").keys(":again<Enter>");
    assert_eq!(names(&seat), ["Björn", "Anna"]);
    assert!(!seat.app.record().is_in_match());
}

#[test]
fn a_clock_that_was_set_during_a_game_counts_from_the_next_one_on() {
    let mut seat = Seat::named("Anna", "Björn").keys(":c1-c4<Enter>:set clock 34m<Enter>");
    assert!(seat.message().contains("from the next game on"));
    seat.press(":resign<Enter>y:again<Enter>");
    assert_eq!(controls(&seat), ["34m", "34m"]);
}

#[test]
fn the_game_before_is_handed_over_as_it_was_left() {
    let mut seat = Seat::named("Anna", "Björn").keys(OPENING);
    let text = seat.app.record().to_string();
    assert!(seat.app.take_game_before().is_none());
    seat.press("n<Up><Up><Enter>");
    let before = seat.app.take_game_before().unwrap();
    assert_eq!(before.to_string(), text);
    assert!(seat.app.take_game_before().is_none());
}

#[test]
fn what_was_played_last_is_proposed_where_nothing_was_said() {
    let last = Seat::named("Anna", "Björn").keys(":set clock 12m<Enter>:c1-c4<Enter>");
    let last = last.app.record().clone();
    let mut seat = Seat::new();
    seat.app.propose(last.clone());
    assert_eq!(names(&seat), ["-", "-"], "it is only proposed");
    seat.press("n<Enter>");
    assert_eq!(names(&seat), ["Anna", "Björn"]);
    assert_eq!(controls(&seat), ["12m", "12m"]);
    assert!(!seat.app.record().is_in_match());

    // A game that has names, or has begun, counts itself.
    let mut seat = Seat::named("Carl", "Dora");
    seat.app.propose(last.clone());
    assert_eq!(names(&seat.keys("n<Enter>")), ["Carl", "Dora"]);
    let mut seat = Seat::new();
    seat.app.propose(last);
    let seat = seat.keys(":c1-c4<Enter>:resign<Enter>yn<Enter>");
    assert_eq!(names(&seat), ["-", "-"]);
}

#[test]
fn who_comes_to_the_table_does_not_take_over_a_score() {
    let ended = || Seat::named("Anna", "Björn").keys(":resign<Enter>y<Esc>");
    // White resigned or not, it is Carl who plays White in the next game.
    let seat = ended().keys(":set white Carl<Enter>N");
    assert_eq!(names(&seat), ["Björn", "Carl"]);
    assert!(!seat.app.record().is_in_match());
    // The same two, named anew, go on.
    let seat = ended().keys(":set white Anna<Enter>N");
    assert_eq!(
        (names(&seat), score(&seat)),
        (["Björn", "Anna"].map(String::from), "1-0".to_owned())
    );
}
