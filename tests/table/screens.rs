//! Pictures of the screen, each in a file of its own.

use alea::rules::Side;
use snapbox::{assert_data_eq, file};

use crate::danger;
use crate::seat::{CAPTURE, OPENING, Seat};

fn opening() -> Seat {
    Seat::named("Anna", "Björn").keys(OPENING)
}

#[test]
fn the_start() {
    assert_data_eq!(Seat::new().screen(), file!["screens/start.txt"]);
}

#[test]
fn after_a_capture() {
    assert_data_eq!(
        opening().keys(CAPTURE).screen(),
        file!["screens/capture.txt"]
    );
}

#[test]
fn a_lifted_ship_shows_where_it_can_go_and_what_it_would_take() {
    assert_data_eq!(
        opening().keys(":j4<Enter> <Down>").screen(),
        file!["screens/lifted.txt"]
    );
}

#[test]
fn the_same_in_ascii() {
    assert_data_eq!(
        opening().ascii().keys(":j4<Enter> <Down>").screen(),
        file!["screens/lifted-ascii.txt"]
    );
}

#[test]
fn larger_windows_have_larger_ships() {
    let seat = opening().keys(":j4<Enter> <Down>");
    assert_data_eq!(seat.sized(116, 42).screen(), file!["screens/116x42.txt"]);
    let seat = opening().keys(":j4<Enter> <Down>");
    assert_data_eq!(seat.sized(152, 62).screen(), file!["screens/152x62.txt"]);
}

#[test]
fn the_board_is_turned_half_round() {
    let seat = opening().keys(CAPTURE).keys("f");
    assert_data_eq!(seat.screen(), file!["screens/turned.txt"]);
    let seat = opening().keys(CAPTURE).keys("f:s1<Enter>").sized(152, 62);
    assert_data_eq!(seat.screen(), file!["screens/turned-152x62.txt"]);
}

#[test]
fn without_room_for_the_panel_there_is_a_status_line() {
    assert_data_eq!(opening().sized(60, 24).screen(), file!["screens/60x24.txt"]);
}

#[test]
fn low_windows_lose_letters_and_keys() {
    assert_data_eq!(opening().sized(80, 23).screen(), file!["screens/80x23.txt"]);
    assert_data_eq!(opening().sized(80, 22).screen(), file!["screens/80x22.txt"]);
}

#[test]
fn narrow_windows_have_a_column_for_each_intersection() {
    assert_data_eq!(opening().sized(24, 22).screen(), file!["screens/24x22.txt"]);
}

#[test]
fn small_windows_show_the_part_of_the_board_around_the_cursor() {
    assert_data_eq!(opening().sized(20, 8).screen(), file!["screens/20x8.txt"]);
    assert_data_eq!(opening().sized(40, 12).screen(), file!["screens/40x12.txt"]);
}

#[test]
fn windows_that_are_too_small_say_what_they_need() {
    assert_eq!(
        Seat::new().sized(19, 24).screen().lines().next(),
        Some("needs 20 columns")
    );
    assert_eq!(
        Seat::new().sized(80, 7).screen().lines().next(),
        Some("needs 8 rows")
    );
    assert_eq!(
        Seat::new().sized(12, 4).screen().lines().next(),
        Some("needs 20 x 8")
    );
}

#[test]
fn the_prompt() {
    assert_data_eq!(opening().keys(":got").screen(), file!["screens/prompt.txt"]);
}

#[test]
fn the_menu() {
    assert_data_eq!(opening().keys("m").screen(), file!["screens/menu.txt"]);
}

#[test]
fn the_form_for_a_new_game() {
    assert_data_eq!(opening().keys("n").screen(), file!["screens/form.txt"]);
}

#[test]
fn the_question_whether_to_leave() {
    assert_data_eq!(opening().keys("q").screen(), file!["screens/leave.txt"]);
}

#[test]
fn looking_back() {
    assert_data_eq!(opening().keys(",,").screen(), file!["screens/looking.txt"]);
}

#[test]
fn a_win_is_told_without_hiding_the_king() {
    let seat = Seat::of(Side::White, &["Ka5", "Tc9", "td6"]).keys(":Ka5-a1<Enter>");
    assert_data_eq!(seat.screen(), file!["screens/white-wins.txt"]);
}

#[test]
fn the_help() {
    assert_data_eq!(Seat::new().keys("?").screen(), file!["screens/help.txt"]);
    assert_data_eq!(
        Seat::new().ascii().keys("?").screen(),
        file!["screens/help-ascii.txt"]
    );
    assert_data_eq!(
        Seat::new().sized(40, 12).keys("?<PgDn>").screen(),
        file!["screens/help-40x12.txt"]
    );
}

#[test]
fn what_is_in_danger_is_marked_and_told() {
    let seat = danger::everything_in_danger().keys("i");
    assert_data_eq!(seat.screen(), file!["screens/danger.txt"]);
    assert_data_eq!(seat.ascii().screen(), file!["screens/danger-ascii.txt"]);
}
