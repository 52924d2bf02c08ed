//! Somebody who has never seen the game sits down: every key is one that the screen or the help names.

use alea::tui::app::Open;

use crate::seat::Seat;

/// Presses keys after their names have been read on the screen.
#[track_caller]
fn read_and_press(seat: &mut Seat, named: &str, keys: &str) {
    let screen = seat.screen();
    assert!(screen.contains(named), "{named} is not in\n{screen}");
    seat.press(keys);
}

#[test]
fn a_newcomer_plays_captures_takes_back_resigns_and_plays_again_with_sides_changed() {
    let mut seat = Seat::new();
    seat.find("Black: surround the King. White: bring him to a corner. Black begins.");
    // A legal move, of a ship that the cursor is on already.
    read_and_press(&mut seat, "? help", "?");
    seat.find(" Help ");
    read_and_press(&mut seat, "Esc close", "<Esc>");
    read_and_press(&mut seat, "Enter lift", "<Enter>");
    seat.find("The ship at J4 can go to 7 intersections.");
    read_and_press(&mut seat, "arrows move", "<Down>");
    read_and_press(&mut seat, "Enter set down", "<Enter>");
    seat.find("J4 to J3. White to move.");
    // The other player moves into the open, and the ship there is taken.
    read_and_press(
        &mut seat,
        "Enter lift",
        "<Right><Up><Up><Enter><Down><Down><Enter>",
    );
    seat.find("K5 to K3. Black to move.");
    seat.press("<Right><Up><Enter><Down>");
    seat.find("capturing at 1");
    read_and_press(&mut seat, "Enter set down", "<Enter>");
    seat.find("takes the ship at K3");
    seat.find("King and 23 ships, 1 lost");
    // Taken back.
    read_and_press(&mut seat, "u undo", "u");
    seat.find("Taken back: ");
    seat.find("Black to move.");
    seat.find("King and 24 ships, 0 lost");
    // The menu has what the line of keys has not.
    read_and_press(&mut seat, "m menu", "m");
    read_and_press(&mut seat, "arrows choose", "");
    while !chosen(&seat).starts_with("resign") {
        seat.press("<Down>");
    }
    read_and_press(&mut seat, "Enter do it", "<Enter>");
    seat.find("Does Black resign?");
    read_and_press(&mut seat, "y yes", "y");
    seat.find("White wins");
    read_and_press(&mut seat, "play again with sides changed  N", "N");
    assert!(seat.app.open().is_none());
    let record = seat.app.record();
    assert_eq!(
        (record.game.last(), record.tags.get("round")),
        (0, Some("2"))
    );
    // Who played White, and won, plays Black now.
    assert_eq!(record.score().to_string(), "1-0");
}

/// The words of the chosen row of the menu.
fn chosen(seat: &Seat) -> &str {
    match seat.app.open() {
        Some(Open::Question(question)) => &question.choices[question.chosen].words,
        _ => panic!("there is no menu in\n{}", seat.screen()),
    }
}
