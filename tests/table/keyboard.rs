//! The keys, one by one.

use alea::tui::app::{Action, Edit, Open, Scope};
use alea::tui::keys::{TABLE, action, key_name};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::every_key::SCOPES;
use crate::seat::{CAPTURE, OPENING, Seat, square};

fn cursor_after(keys: &str) -> String {
    Seat::new().keys(keys).app.cursor().to_string()
}

#[test]
fn every_key_of_the_table_asks_for_its_action() {
    for binding in TABLE {
        let scope = if binding.scope == Scope::Everywhere {
            Scope::Table
        } else {
            binding.scope
        };
        assert!(!binding.words().is_empty(), "{}", binding.label);
        for &((modifiers, code), asked) in binding.presses {
            assert_eq!(
                action(scope, KeyEvent::new(code, modifiers)),
                Some(asked),
                "{code:?}"
            );
        }
    }
}

#[test]
fn every_key_is_named_in_the_label_of_its_line() {
    for binding in TABLE {
        for (press, _) in binding.presses {
            let name = key_name(*press);
            let told = format!("{} {}", binding.label, binding.words());
            let mut arrows = ["Left", "Right", "Up", "Down"].iter();
            let is_told = arrows.any(|arrow| told.contains(&name.replace(arrow, "arrows")));
            // Some keys are there for the fingers of those who expect them, and are told nowhere.
            let is_extra = match binding.scope {
                Scope::Table | Scope::Everywhere => false,
                Scope::Prompt | Scope::Form => ["Ctrl+A", "Ctrl+E"].contains(&name.as_str()),
                Scope::Question | Scope::Menu | Scope::Help => true,
            };
            assert!(is_told || is_extra, "{name} in {}", binding.label);
        }
    }
}

#[test]
fn no_key_stands_twice_in_a_scope() {
    for scope in SCOPES {
        let bindings = TABLE
            .iter()
            .filter(|binding| binding.scope == scope || binding.scope == Scope::Everywhere);
        let keys: Vec<_> = bindings
            .flat_map(|binding| binding.presses)
            .map(|(key, _)| *key)
            .collect();
        for (place, key) in keys.iter().enumerate() {
            assert!(!keys[..place].contains(key), "{key:?} in {scope:?}");
        }
    }
}

#[test]
fn shifted_letters_arrive_as_capitals_and_alt_is_ignored() {
    let event = |letter, modifiers| KeyEvent::new(KeyCode::Char(letter), modifiers);
    let typed = |letter, modifiers| action(Scope::Prompt, event(letter, modifiers));
    assert_eq!(
        typed('a', KeyModifiers::SHIFT),
        Some(Action::Edit(Edit::Type('A')))
    );
    assert_eq!(
        typed('A', KeyModifiers::SHIFT),
        Some(Action::Edit(Edit::Type('A')))
    );
    assert_eq!(typed('a', KeyModifiers::ALT), None);
    assert_eq!(
        action(Scope::Table, event('?', KeyModifiers::SHIFT)),
        Some(Action::Help)
    );
    assert_eq!(action(Scope::Table, event('j', KeyModifiers::ALT)), None);
}

#[test]
fn line_feed_is_enter_and_control_h_is_backspace() {
    assert!(matches!(Seat::new().keys("<C-j>").app.lifted(), Some(ship) if ship == square("j4")));
    let seat = Seat::new().keys(":c1<C-h>");
    assert!(matches!(seat.app.open(), Some(Open::Prompt(prompt)) if prompt.text() == "c"));
}

#[test]
fn the_cursor_moves_by_arrows_and_letters_and_stays_on_the_board() {
    assert_eq!(cursor_after("<Up><Right>"), "k5");
    assert_eq!(cursor_after("kl"), "k5");
    assert_eq!(cursor_after("hj"), "i3");
    assert_eq!(cursor_after("<Down><Down><Down><Down><Down><Down>"), "j1");
    assert_eq!(cursor_after("<Home><Left>"), "a4");
    assert_eq!(cursor_after("<End><Right>"), "s4");
    assert_eq!(cursor_after("<PgUp><Up>"), "j19");
    assert_eq!(cursor_after("<PgDn><Down>"), "j1");
}

#[test]
fn jumps_go_to_the_next_ship_and_with_one_lifted_as_far_as_it_can_go() {
    assert_eq!(cursor_after("L"), "l4");
    assert_eq!(cursor_after("<S-Left>"), "h4");
    assert_eq!(cursor_after("K"), "j7");
    assert_eq!(cursor_after("<S-Down>"), "j4", "there is no ship below");
    assert_eq!(cursor_after("<Enter>J"), "j1");
    assert_eq!(cursor_after("<Enter>K"), "j6");
}

#[test]
fn tab_goes_through_the_ships_that_can_move() {
    assert_eq!(cursor_after(":a1<Enter><Tab>"), "c1");
    assert_eq!(cursor_after(":a1<Enter><Tab><Tab><Tab>"), "n1");
    assert_eq!(
        cursor_after(":c1<Enter><S-Tab>"),
        "q19",
        "round from the first to the last"
    );
    assert_eq!(cursor_after(":s19<Enter><Tab>"), "c1");
}

#[test]
fn tab_goes_through_the_targets_captures_first() {
    let seat = Seat::new().keys(OPENING).keys(":j4<Enter><Enter><Tab>");
    assert_eq!(seat.app.cursor(), square("j3"), "the capture");
    let seat = seat.keys("<Tab>");
    assert_eq!(seat.app.cursor(), square("j1"));
    assert_eq!(seat.keys("<S-Tab><S-Tab>").app.cursor(), square("j6"));
}

#[test]
fn a_ship_is_lifted_set_down_and_put_back() {
    let seat = Seat::new().keys("<Enter>");
    assert_eq!(seat.app.lifted(), Some(square("j4")));
    assert_eq!(seat.message(), "The ship at J4 can go to 7 intersections.");
    assert_eq!(Seat::new().keys("<Enter><Esc>").app.lifted(), None);
    assert_eq!(Seat::new().keys("<Enter><BS>").app.lifted(), None);
    assert_eq!(
        Seat::new().keys("<Enter><Enter>").app.lifted(),
        None,
        "set down where it was"
    );
    let seat = Seat::new().keys("<Enter><Down> ");
    assert_eq!(
        (seat.app.lifted(), seat.message()),
        (None, "J4 to J3. White to move.")
    );
}

#[test]
fn with_a_ship_lifted_another_own_one_is_lifted_instead() {
    let seat = Seat::new().keys("<Enter>:l4<Enter><Enter>");
    assert_eq!(seat.app.lifted(), Some(square("l4")));
    assert_eq!(seat.app.game().standing(), 0);
}

#[test]
fn enter_on_an_empty_intersection_does_nothing() {
    let seat = Seat::new();
    let before = seat.message().to_owned();
    let seat = seat.keys(":j5<Enter><Enter>");
    assert_eq!((seat.app.lifted(), seat.message()), (None, before.as_str()));
}

#[test]
fn the_other_sides_ship_is_not_lifted() {
    let seat = Seat::new().keys(":j7<Enter><Enter>");
    assert_eq!(seat.app.lifted(), None);
    assert_eq!(
        seat.message(),
        "The ship at J7 is White's, and it is Black's turn."
    );
}

#[test]
fn undo_and_redo_take_moves_back_and_make_them_again() {
    let mut seat = Seat::new().keys(OPENING).keys(CAPTURE);
    let after = seat.position();
    seat.press("u");
    assert_eq!(seat.message(), "Taken back: J4 to J3. Black to move.");
    assert_eq!(seat.app.game().standing(), 6);
    seat.press("r");
    assert_eq!(
        (seat.position(), seat.message()),
        (after, "J4 to J3 takes the ship at K3. White to move.")
    );
    seat.press("r");
    assert_eq!(seat.message(), "There is nothing to make again.");
    seat.press("uuuuuuu");
    assert_eq!(seat.app.game().standing(), 0);
    seat.press("u");
    assert_eq!(seat.message(), "There is nothing to take back.");
}

#[test]
fn undo_drops_the_lifted_ship() {
    let seat = Seat::new().keys(OPENING).keys("<Tab><Enter>u");
    assert_eq!((seat.app.lifted(), seat.app.game().standing()), (None, 5));
}

#[test]
fn looking_back_and_on_stays_between_the_start_and_the_end() {
    let mut seat = Seat::new().keys(OPENING);
    let end = seat.position();
    seat.press(",");
    assert_eq!(seat.app.shown(), 5);
    seat.press("<lt>,,");
    assert_eq!(seat.app.shown(), 0);
    seat.press(".");
    assert_eq!(seat.app.shown(), 1);
    seat.press("<gt>..");
    assert_eq!((seat.app.shown(), seat.app.is_looking()), (6, false));
    seat.press("-");
    assert_eq!(seat.app.shown(), 0);
    seat.press("+");
    assert_eq!(seat.app.shown(), 6);
    seat.press(",,<Esc>");
    assert_eq!((seat.app.is_looking(), seat.position()), (false, end));
}

#[test]
fn ten_turns_are_gone_through_at_once_and_a_turn_is_gone_to_by_its_number() {
    let round = ":c1-c2<Enter>:k5-k4<Enter>:c2-c1<Enter>:k4-k5<Enter>";
    let mut seat = Seat::new().keys(&round.repeat(8));
    for (keys, shown) in [
        ("-", 12),
        ("-", 0),
        ("+", 20),
        (":goto 16a<Enter>", 31),
        (":goto 3<Enter>", 6),
        ("<gt>", 32),
        ("<lt>", 0),
    ] {
        seat.press(keys);
        assert_eq!(seat.app.shown(), shown, "{keys}");
    }
}

#[test]
fn looking_at_an_empty_game_stays_at_the_start() {
    let seat = Seat::new().keys(",.<lt><gt>-+");
    assert_eq!((seat.app.shown(), seat.app.is_looking()), (0, false));
}

#[test]
fn a_split_arrow_key_harms_nothing() {
    for last in ['A', 'B', 'C', 'D'] {
        let before = Seat::new().keys(OPENING);
        let mut seat = Seat::new().keys(OPENING).keys(&format!("<Esc>[{last}"));
        assert_eq!(seat.position(), before.position());
        assert!(seat.app.open().is_none() && !seat.has_left());
    }
}

#[test]
fn leaving_is_asked_only_if_something_could_be_lost() {
    assert!(Seat::new().keys("q").has_left());
    let mut seat = Seat::new().keys(OPENING).keys("q");
    assert!(!seat.has_left());
    seat.press("<Enter>");
    assert!(
        !seat.has_left() && seat.app.open().is_none(),
        "the default is to stay"
    );
    assert!(Seat::new().keys(OPENING).keys("q<Down><Enter>").has_left());
    assert!(Seat::new().keys(OPENING).keys("qy").has_left());
    assert!(!Seat::new().keys(OPENING).keys("qn").has_left());
}

#[test]
fn control_c_twice_always_leaves() {
    for keys in ["", "m", "q", "?", ":c1", "<Tab><Enter>", ","] {
        let mut seat = Seat::new().keys(OPENING).keys(keys).keys("<C-c>");
        assert!(!seat.has_left(), "{keys}");
        seat.press("<C-c>");
        assert!(seat.has_left(), "{keys}");
    }
    let mut seat = Seat::new().keys(OPENING).keys("<C-c><Esc><Down><C-c>");
    assert!(!seat.has_left(), "the two belong together");
}

#[test]
fn the_help_scrolls_to_its_end_and_no_further() {
    let mut seat = Seat::new().keys("?<End>");
    let end = seat.screen();
    assert!(end.contains("100 %"), "{end}");
    seat.press("<PgDn><Down>");
    assert_eq!(seat.screen(), end);
    seat.press("<Up>");
    assert_ne!(seat.screen(), end);
    seat.press("<Home><PgUp>");
    assert_eq!(seat.screen(), Seat::new().keys("?").screen());
    for close in ["<Esc>", "?", "q"] {
        assert!(Seat::new().keys("?").keys(close).app.open().is_none());
    }
}

#[test]
fn keys_of_other_alphabets_do_nothing() {
    let before = Seat::new().screen();
    assert_eq!(Seat::new().keys("йолрцß").screen(), before);
}

#[test]
fn a_menu_is_also_chosen_from_by_the_keys_that_it_names() {
    assert_eq!(
        Seat::new().keys(OPENING).keys("mu").app.game().standing(),
        5
    );
    assert!(matches!(
        Seat::new().keys(OPENING).keys("m?").app.open(),
        Some(Open::Help(_))
    ));
    assert!(matches!(
        Seat::new().keys(OPENING).keys("m:").app.open(),
        Some(Open::Prompt(_))
    ));
    let ended = || Seat::new().keys(OPENING).keys(":resign<Enter>y");
    assert_eq!(ended().keys("u").app.game().ending(), None);
    assert_eq!(ended().keys("n<Enter>").app.game().last(), 0);
    for close in ["<Esc>", "q", "m"] {
        assert!(ended().keys(close).app.open().is_none(), "{close}");
    }
    // What is not offered is not done.
    assert!(Seat::new().keys("mu").app.open().is_some());
}
