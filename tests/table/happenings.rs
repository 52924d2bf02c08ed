//! What comes to a table from outside: outcomes of what was asked for, and things that nobody asked for.

use alea::rules::Setup;
use alea::settings::Setting;
use alea::tui::app::{Kept, ListedGame, Request};

use crate::anything::text;
use crate::players::Players;
use crate::seat::listed;
use crate::starts;

/// Something happens outside.
pub(crate) fn happen(players: &mut Players, [a, b, c]: [u8; 3]) {
    let setting = Setting::ALL[usize::from(b) % Setting::ALL.len()];
    players.tell(format!("outside: {} {b} {c}", a % 15));
    let app = &mut players.seat.app;
    match a % 15 {
        0 => drop(app.set_kept(Kept::Unsafely(String::from("no room")))),
        1 => drop(app.set_kept(Kept::Safely)),
        2 => drop(app.set_kept(Kept::Nowhere)),
        3 => app.say("the game before could not be saved: the disk is full"),
        4 => app.ask_to_overwrite(text(b), "there is a file of this name"),
        5 => app.show_list(list(b)),
        6 => app.offer_to_resume("Anna - Bj\u{f6}rn, 24 moves, White to move"),
        7 => app.offer_part("a.otg:3:7: ply 5: the way of the ship is not free"),
        8 => players.take_another_game(starts::record(b)),
        9 => app.propose(starts::record(b)),
        10 | 11 => drop(app.paste(text(b))),
        12 => app.tell_kept(setting, Err("the folder is read-only")),
        13 => app.forget_interrupt(),
        _ => players.come_again(),
    }
}

fn list(count: u8) -> Vec<Result<ListedGame, String>> {
    let game = |number: u8| match number % 4 {
        3 => Err(String::from("a.otg: broken, and it is told at length why")),
        number => Ok(ListedGame {
            is_on_table: number == 0,
            ..listed("Anna", text(number), &Setup::Walker.board())
        }),
    };
    (0..count % 40).map(game).collect()
}

/// What was asked for is done, or fails.
pub(crate) fn answer(players: &mut Players, how: u8) {
    for request in players.seat.app.take_requests() {
        players.tell(format!("{request:?}, answered by {how}"));
        let app = &mut players.seat.app;
        match request {
            Request::NewGame => {
                drop(app.take_game_before());
                app.set_date("2026.11.30");
                app.set_kept(kept(how));
                players.note_new_game();
            }
            Request::ListGames => app.show_list(list(how)),
            Request::Open(_) if how.is_multiple_of(5) => app.say("this game is on the table"),
            Request::Open(_) => {
                players.take_another_game(starts::record(how));
                players.seat.app.set_kept(kept(how));
            }
            Request::SaveAs {
                name,
                may_overwrite,
            } => match how % 3 {
                0 => app.say("the name is too long"),
                1 if !may_overwrite => app.ask_to_overwrite(&name, "there is a file of this name"),
                _ => {
                    app.set_safe();
                    app.say("saved");
                }
            },
            Request::KeepSetting(setting) => {
                let outcome = if how < 128 {
                    Ok("~/.config/alea/config.toml")
                } else {
                    Err("no room")
                };
                app.tell_kept(setting, outcome);
            }
            Request::Quit => return players.come_again(),
            Request::Mouse(_) | Request::Suspend | Request::Redraw | Request::Bell => {}
        }
    }
}

fn kept(how: u8) -> Kept {
    match how % 8 {
        0 => Kept::Nowhere,
        1 => Kept::Unsafely(String::from("the disk is full")),
        _ => Kept::Safely,
    }
}
