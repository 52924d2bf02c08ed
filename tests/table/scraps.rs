//! What lies over the board leaves no scraps of the lines that it hides a part of.

use alea::tui::layout::Layout;

use crate::every_size::everything_open;
use crate::seat::{OPENING, Seat};

const WINDOWS: [(u16, u16); 8] = [
    (80, 24),
    (80, 22),
    (60, 24),
    (40, 12),
    (24, 22),
    (20, 8),
    (100, 30),
    (120, 45),
];

/// How much of a long message is seen.
fn seen_of_message(seat: &mut Seat) -> usize {
    seat.app.say(&"¤¤¤¤¤¤ ".repeat(6));
    seat.screen().matches('¤').count()
}

#[test]
fn a_message_is_seen_whole_or_not_at_all_beside_what_is_open() {
    let all = || everything_open("Anna", "Björn").into_iter();
    for ((open, mut seat), (_, closed)) in all().zip(all()) {
        let mut closed = closed.keys("<Esc>");
        for (columns, rows) in WINDOWS {
            seat.resize(columns, rows);
            closed.resize(columns, rows);
            let (seen, whole) = (seen_of_message(&mut seat), seen_of_message(&mut closed));
            assert!([0, whole].contains(&seen), "{open} {}", seat.screen());
        }
    }
}

#[test]
fn a_line_of_the_panel_or_the_title_is_seen_whole_or_not_at_all_beside_what_is_open() {
    for (open, mut seat) in everything_open("Anna", "Björn") {
        for (columns, rows) in WINDOWS {
            seat.resize(columns, rows);
            let layout = Layout::new(seat.window(), seat.app.cursor(), false);
            let Some(panel) = layout.and_then(|layout| layout.panel) else {
                continue;
            };
            let screen = seat.screen();
            for line in screen.lines() {
                let line: Vec<_> = line.chars().skip(panel.x.into()).collect();
                let frame = ['│', '╮', '╯'];
                let Some(end) = line.iter().rposition(|sign| frame.contains(sign)) else {
                    continue;
                };
                let scraps: String = line[end + 1..].iter().collect();
                assert_eq!(scraps.trim(), "", "{open} {screen}");
            }
        }
    }
}

#[test]
fn only_the_end_of_a_list_at_which_there_is_more_has_an_arrow() {
    let mut seat = Seat::new().sized(40, 12).keys(OPENING).keys("m");
    let mut seen = Vec::new();
    loop {
        let screen = seat.screen();
        let arrows = [screen.contains("▲╮"), screen.contains("▼╯")];
        assert_eq!(screen.contains('▲'), arrows[0], "{screen}");
        assert_eq!(screen.contains('▼'), arrows[1], "{screen}");
        assert_eq!(screen.contains(" go on "), !arrows[0], "{screen}");
        assert_eq!(screen.contains(" quit "), !arrows[1], "{screen}");
        if seen.last() != Some(&arrows) {
            seen.push(arrows);
        }
        seat.press("<Down>");
        if seat.screen().contains(" go on ") && seen.len() > 2 {
            break;
        }
    }
    assert_eq!(seen, [[false, true], [true, true], [true, false]]);
}
