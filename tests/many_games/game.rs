//! One game of many, with everything that people do meanwhile.

use alea::rules::Ending;
use alea::tui::app::Kept;
use fastrand::Rng;

use crate::happenings::answer;
use crate::house::{House, Keeper};
use crate::players::{MOVES, Players};
use crate::starts::{POSITIONS, at};
use crate::truths::record_is_read_back;

/// How games begin: with the form for a new one, with sides changed, with a clock, or by opening one that starts with
/// the place of a position.
const BEGINNINGS: [Result<&str, usize>; 6] = [
    Ok("n<Up><Right><Down><Enter>"),
    Ok("N"),
    Ok("n<Up><Up><Up>2m+1s<Down><Down><Down><Enter>"),
    Err(0),
    Err(1),
    Err(4),
];

/// What ends them.
const ENDS: [&str; 6] = [
    ":resign<Enter>y",
    ":draw<Enter>y",
    "",
    ":e2-e4<Enter>",
    ":Kd10-a10<Enter>",
    ":Kf1-a1<Enter>",
];

/// What is done between two moves. Whatever it opens is closed again.
const MEANWHILE: [&str; 28] = [
    "?<PgDn><End><Esc>",
    "m<Down><Down><Up><Esc>",
    "m<Esc>",
    "u",
    "uu",
    "uur",
    "r",
    ",,,.<Esc>",
    "<lt><gt><Esc>",
    "v",
    "V",
    "t",
    "i",
    "f",
    ":comment Black hopes for the corner at A1, and White does not see it<Enter>",
    "c, or does he?<Enter>",
    ":set<Enter><Down><Enter><Esc>",
    ":set bell all<Enter>:set black Anna<Enter>",
    "n<Down>Bj\u{f6}rn<Esc>",
    "o<Down><Esc>",
    "wgame<Enter>",
    "q<Esc>",
    "e<Esc>s<Esc>",
    ":goto 2<Enter><Esc>:promote<Enter>",
    "m<End><Up><Enter><Esc>",
    ":delete<Enter>n",
    ":export picture<Enter>",
    "a<Esc>p",
];

/// Plays a game to its end, and compares what is on disk then. Gives how it ended, and how long it was.
pub(crate) fn play(
    players: &mut Players,
    house: &House,
    number: usize,
    rng: &mut Rng,
) -> (&'static str, usize) {
    let kind = number % BEGINNINGS.len();
    match BEGINNINGS[kind] {
        Ok(keys) => press(players, keys),
        Err(place) => {
            players.take_another_game(at(POSITIONS[place]));
            players.seat.app.set_kept(Kept::Safely);
        }
    }
    assert_eq!(players.seat.app.game().last(), 0, "it is a new game");
    let mut keeper = house.keep();
    for _ in 0..rng.usize(20..60) {
        players.take([rng.u8(0..=MOVES), rng.u8(..), rng.u8(..), 0]);
        save(players, &mut keeper);
        if rng.u8(0..3) == 0 {
            let (columns, rows) = (rng.u16(20..130), rng.u16(8..45));
            players.seat.resize(columns, rows);
            press(players, MEANWHILE[rng.usize(0..MEANWHILE.len())]);
            save(players, &mut keeper);
        }
    }
    end(players, kind);
    save(players, &mut keeper);
    let app = &players.seat.app;
    let ending = app.game().ending().expect("it is over");
    assert_eq!(keeper.finish().to_string(), app.record().to_string());
    record_is_read_back(app.record());
    let length = app.game().last();
    press(players, "<Esc>");
    (name(ending), length)
}

/// Ends the game in one of all ways.
fn end(players: &mut Players, kind: usize) {
    players.seat.resize(80, 24);
    press(players, "<Esc><Esc>");
    while kind > 2 && players.seat.app.game().can_undo() {
        press(players, "u<Esc>");
    }
    if players.seat.app.game().ending().is_some() {
        press(players, "u<Esc>");
    }
    if kind == 2 {
        players.take([0, 0, 5, 0]);
        // The question that comes by itself takes no answer at first.
        players.seat.pass(300_000);
        players.seat.pass(1_000);
        players.look_at_table();
    }
    press(players, ENDS[kind]);
}

fn press(players: &mut Players, keys: &str) {
    players.tell(format!("keys {keys}"));
    players.seat.press(keys);
    answer(players, 2);
    players.look_at_table();
}

fn save(players: &Players, keeper: &mut Keeper) {
    keeper.save(players.seat.app.changes(), players.seat.app.record());
}

const fn name(ending: Ending) -> &'static str {
    match ending {
        Ending::KingCaptured => "captured",
        Ending::KingReachedCorner(_) => "corner",
        Ending::KingReachedEdge(_) => "edge",
        Ending::Resigned(_) => "resigned",
        Ending::Agreed => "agreed",
        Ending::OutOfTime(_) => "out of time",
    }
}
