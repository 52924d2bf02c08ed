//! What is in danger, on the screen.

use alea::rules::Side;
use alea::tui::theme::Depth;
use ratatui::buffer::Cell;

use crate::palette::contrast;
use crate::seat::Seat;

/// White to move: the ship at H7 and the King can be taken, and he can go to E1 and on to two corners.
pub(crate) fn everything_in_danger() -> Seat {
    let ships = [
        "Ke5", "td5", "te6", "tf5", "tb4", "Th7", "tg7", "ti9", "Tp12",
    ];
    Seat::of(Side::White, &ships)
}

/// The text of the side panel at 80 x 24, in one line.
fn words(seat: &Seat) -> String {
    let screen = seat.screen();
    let lines = screen.lines().map(|line| line.chars().skip(45));
    let lines: Vec<String> = lines.map(Iterator::collect).collect();
    let words = lines.join(" ");
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The screen above its message.
fn above_message(seat: &Seat) -> String {
    let screen = seat.screen();
    let lines: Vec<_> = screen.lines().collect();
    lines[..lines.len() - 2].join("\n")
}

#[test]
fn i_shows_what_is_in_danger_and_hides_it_again() {
    let mut seat = everything_in_danger();
    let before = above_message(&seat);
    seat.press("i");
    assert!(seat.app.shows_danger());
    assert_eq!(seat.message(), "What is in danger is shown from now on.");
    let told = "! White's ships in danger: H7. † The King is threatened by B4-E4. \
                2 The King can reach A1 in two, by E1; S1 in two, by E1.";
    assert!(words(&seat).contains(told), "{}", words(&seat));
    seat.press("i");
    assert_eq!(seat.message(), "What is in danger is no longer shown.");
    assert_eq!(above_message(&seat), before);
}

#[test]
fn where_nothing_is_in_danger_the_panel_says_so() {
    let seat = Seat::new().keys("i");
    let told = "No ship of Black's is in danger.";
    assert!(words(&seat).contains(told), "{}", words(&seat));
    assert!(!seat.screen().contains('!'));
}

/// The cells from the point of an intersection to the right.
fn cells_at(seat: &mut Seat, name: &str) -> Vec<Cell> {
    seat.press(&format!(":{name}<Enter>"));
    let (_, (x, y)) = seat.draw();
    // With the cursor on the lowest row, a long message does not cover the board.
    seat.press(":k1<Enter>");
    let (buffer, _) = seat.draw();
    let cells = (x..x + 3).filter_map(|x| buffer.cell((x, y)).cloned());
    cells.collect()
}

/// The sizes of windows, with the columns from a ship to the sign beside it.
const SIZES: [(u16, u16, usize); 4] = [(24, 22, 0), (80, 24, 1), (116, 42, 2), (152, 62, 0)];

#[test]
fn every_cell_size_has_the_signs_in_unicode_and_in_ascii() {
    for (columns, rows, beside) in SIZES {
        for is_ascii in [false, true] {
            let mut seat = everything_in_danger().sized(columns, rows).keys("i");
            let mut signs = ["!", "†", "2", "◇"];
            if is_ascii {
                seat = seat.ascii();
                signs = ["?", "k", "2", "~"];
            }
            for (name, sign, place) in [
                ("h7", signs[0], beside),
                ("e4", signs[1], 0),
                ("a1", signs[2], 0),
                ("s1", signs[2], 0),
                ("e1", signs[3], 0),
            ] {
                let cells = cells_at(&mut seat, name);
                assert_eq!(cells[place].symbol(), sign, "{name} at {columns} x {rows}");
            }
        }
    }
}

#[test]
fn the_king_keeps_his_letter_in_danger() {
    for (columns, rows, beside) in SIZES {
        let mut seat = everything_in_danger().sized(columns, rows);
        let calm = cells_at(&mut seat, "e5");
        seat.press("i");
        let cells = cells_at(&mut seat, "e5");
        assert_eq!(cells[0].symbol(), "K", "{columns} x {rows}");
        if beside > 0 {
            assert_eq!(cells[beside].symbol(), "!", "{columns} x {rows}");
        } else {
            assert_ne!(cells[0].bg, calm[0].bg, "{columns} x {rows}");
        }
    }
}

#[test]
fn without_colours_the_signs_stand_out_by_attributes() {
    for (columns, rows, beside) in SIZES {
        let seat = everything_in_danger().sized(columns, rows).keys("i");
        let mut seat = seat.in_colours(Depth::None);
        for (name, place) in [("h7", beside), ("e4", 0), ("a1", 0), ("e1", 0)] {
            let cell = &cells_at(&mut seat, name)[place];
            assert!(!cell.modifier.is_empty(), "{name} at {columns} x {rows}");
        }
    }
}

#[test]
fn the_signs_stand_out_from_their_ground() {
    let mut seat = everything_in_danger().keys("i");
    for (name, place) in [("h7", 1), ("e4", 0), ("a1", 0), ("e1", 0)] {
        let cell = &cells_at(&mut seat, name)[place];
        assert!(contrast(cell.fg, cell.bg) >= 3.0, "{name}: {cell:?}");
    }
    let mut near = Seat::of(Side::White, &["Ka5", "Tp12"]).keys("i");
    let exit = &cells_at(&mut near, "a1")[0];
    assert_eq!(exit.symbol(), "1");
    assert!(contrast(exit.fg, exit.bg) >= 4.5, "{exit:?}");
}

#[test]
fn the_kings_ways_in_one_move_are_told_to_both_sides() {
    for side in Side::BOTH {
        let seat = Seat::of(side, &["Ka5", "Tp12", "tj11"]).keys("i");
        let told = "1 The King can reach A1 and A19 in one move;";
        assert!(words(&seat).contains(told), "{}", words(&seat));
    }
}

#[test]
fn it_stays_from_move_to_move_and_is_about_the_side_to_move() {
    let seat = everything_in_danger().keys("i:h7-h8<Enter>");
    let told = "No ship of Black's is in danger. † The King can be captured by B4-E4.";
    assert!(words(&seat).contains(told), "{}", words(&seat));
    let seat = seat.keys(":b4-b3<Enter>");
    let told = "No ship of White's is in danger.";
    assert!(words(&seat).contains(told), "{}", words(&seat));
}

#[test]
fn looking_back_shows_what_was_in_danger_there() {
    let seat = everything_in_danger().keys(":h7-h8<Enter>i");
    let told = "! White's ships in danger: H7.";
    assert!(!words(&seat).contains(told), "{}", words(&seat));
    let seat = seat.keys(",");
    assert!(seat.app.is_looking());
    assert!(words(&seat).contains(told), "{}", words(&seat));
}

#[test]
fn a_lifted_ship_changes_nothing_of_it() {
    let seat = everything_in_danger().keys("i:h7<Enter>");
    let danger = seat.app.danger();
    let seat = seat.keys("<Enter><Up>");
    assert!(seat.app.lifted().is_some() && danger.is_some());
    assert_eq!(seat.app.danger(), danger);
    assert!(words(&seat).contains("! White's ships in danger: H7."));
}

#[test]
fn under_the_cursor_it_is_told_how_a_ship_can_be_taken() {
    let seat = everything_in_danger().keys("i:h7<Enter>");
    let told = "H7 can be taken by I9-I7.";
    assert!(words(&seat).contains(told), "{}", words(&seat));
    assert!(!words(&seat.keys("<Up>")).contains(told));
}

#[test]
fn where_there_is_no_panel_the_message_tells_it() {
    let told =
        "White's ships in danger: H7. The King is threatened by B4-E4. The King can reach A1";
    let screen = |seat: &Seat| seat.screen().replace('\n', " ");
    let seat = everything_in_danger().sized(60, 24).keys("i");
    assert!(screen(&seat).contains(told), "{}", seat.screen());
    let next = seat.keys("t");
    assert!(!screen(&next).contains("in danger"), "{}", next.screen());
    assert!(next.screen().contains("○!"), "{}", next.screen());
    let calm = Seat::new().sized(60, 24).keys("i");
    assert!(screen(&calm).contains("Nothing is in danger."));
}

#[test]
fn it_can_be_typed_and_chosen_from_the_menu() {
    assert!(Seat::new().keys(":danger<Enter>").app.shows_danger());
    assert!(!Seat::new().keys(":danger<Enter>mi").app.shows_danger());
    let menu = Seat::new().sized(80, 40).keys("m").screen();
    assert!(menu.contains("show, hide what is in danger"), "{menu}");
    let seat = Seat::new().keys(":set danger on<Enter>");
    assert!(words(&seat).contains("No ship of Black's is in danger."));
}

#[test]
fn at_the_end_nothing_is_in_danger() {
    let ended = everything_in_danger().keys(":p12-p13<Enter>:b4-e4<Enter><Esc>i");
    assert_eq!(
        ended.message(),
        "The game is over: nothing is in danger any more."
    );
    assert_eq!(ended.app.danger(), None);
    let before = words(&ended.keys(","));
    assert!(
        before.contains("† The King can be captured by B4-E4."),
        "{before}"
    );
}
