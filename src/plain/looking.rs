//! Hearing how the game stands, what was played, and other positions than the one where the players stand.

use super::Session;
use crate::danger::Danger;
use crate::game::Game;
use crate::notation::listed;
use crate::printable::printable_lines;
use crate::record::{comment_text, ply_text};
use crate::rules::{CORNERS, Side, blocked_corners};
use crate::words::{Manner, happened, repetition, score, sentence, side_name, spoken, standing};

impl Session {
    /// Says who plays, and how the game stands.
    pub(super) fn greet(&mut self) {
        self.tell_players();
        let game = &self.record.game;
        if game.standing() > 0 {
            self.tell_shown();
        } else {
            let begins = game.position().to_move();
            self.say(&format!("{begins} begins."));
        }
    }

    /// Begins to look through a game from its start on.
    pub(super) fn begin_replay(&mut self) {
        self.tell_players();
        let game = &self.record.game;
        if game.last() == 0 {
            return self.greet();
        }
        let (turns, standing) = (
            game.turns(),
            standing(game, game.standing(), Manner::Spoken),
        );
        let turns = if turns == 1 {
            String::from("1 turn")
        } else {
            format!("{turns} turns")
        };
        self.say(&format!(
            "The game has {turns}. {standing}. Type on to hear it move by move."
        ));
        self.look_at(0);
    }

    /// Tells what is to be known of the game besides its moves.
    fn tell_players(&mut self) {
        for warning in std::mem::take(&mut self.record.warnings) {
            self.tell(warning);
        }
        let named = Side::BOTH.map(|side| {
            self.record
                .player(side)
                .map(|_| side_name(&self.record, side))
        });
        if named != [None, None] {
            let players: Vec<_> = named.into_iter().flatten().collect();
            let players = listed(&players, "and");
            self.say(&format!("The players: {players}."));
        }
        if let Some(score) = score(&self.record) {
            self.say(&score);
        }
    }

    /// Says what led to the ply that is looked at, and what is said of it.
    pub(super) fn tell_shown(&mut self) {
        let (game, shown) = (&self.record.game, self.shown());
        let name = sentence(&game.ply_name(shown));
        let comment = game.comment(shown).map(printable_lines).unwrap_or_default();
        self.say(&format!("{name} {}", happened(game, shown, Manner::Spoken)));
        if !comment.is_empty() {
            self.say(&format!("Comment: {}", comment.join(" ")));
        }
    }

    /// Looks at a ply of the line.
    fn look_at(&mut self, ply: usize) {
        self.looking = Some(ply).filter(|&ply| ply != self.record.game.standing());
        self.tell_shown();
    }

    pub(super) fn go_back(&mut self) {
        match self.shown() {
            0 => self.say("This is the start."),
            shown => self.look_at(shown - 1),
        }
    }

    pub(super) fn go_on(&mut self) {
        let shown = self.shown();
        if shown < self.record.game.last() {
            self.look_at(shown + 1);
        } else {
            self.say("This is the last move.");
        }
    }

    /// Looks at the ply of a name, or at where the players stand if there is none.
    pub(super) fn go_to(&mut self, name: &str) {
        let game = &self.record.game;
        let ply = if name.is_empty() {
            Some(game.standing())
        } else {
            game.ply_named(name)
        };
        let last = game.ply_name(game.last());
        match ply {
            Some(ply) => self.look_at(ply),
            None if game.last() == 0 => self.say("Nothing has been played yet."),
            None => self.say(&format!(
                "There is no such turn. 0 is the start, then come 1, 1a, 1b and so on to {last}."
            )),
        }
    }

    /// Says something of the ply that is looked at, or tells what is said of it.
    pub(super) fn comment(&mut self, text: &str) {
        let shown = self.shown();
        let game = &mut self.record.game;
        let name = game.ply_name(shown);
        if !text.is_empty() {
            game.set_comment(shown, &comment_text(text));
            self.keeping.changed();
            return self.say(&format!("That is said of {name}."));
        }
        let comment = game.comment(shown).map(printable_lines).unwrap_or_default();
        match comment[..] {
            [] => self.say(&format!("Nothing is said of {name}.")),
            _ => self.say(&comment.join("\n")),
        }
    }

    /// Tells whose turn it is, the ships of both sides, and the corners.
    pub(super) fn tell_turn(&mut self) {
        let (game, shown) = (&self.record.game, self.shown());
        let position = self.position();
        let to_move = position.to_move();
        let turn = game.turn_of(shown + 1).map_or(1, |(turn, _)| turn);
        let standing = match game.ending_at(shown) {
            Some(ending) => sentence(&ending.to_string()),
            None => format!("Turn {turn}, {} to move.", side_name(&self.record, to_move)),
        };
        let repeated = repetition(game, shown).map_or(String::new(), |it| format!(" {it}."));
        let fleets = Side::BOTH.map(|side| fleet(game, shown, side));
        let corners = corners(blocked_corners(position.board()));
        self.say(&format!("{standing}{repeated}"));
        self.say(&format!("{} {corners}", fleets.join(" ")));
    }

    /// Tells what is in danger for the side to move.
    pub(super) fn tell_danger(&mut self) {
        if self.record.game.ending_at(self.shown()).is_some() {
            return self.say("The game is over: nothing is in danger any more.");
        }
        let danger = Danger::of(self.position());
        let lines = [danger.words().join(" ")]
            .into_iter()
            .chain(danger.taking_words());
        lines.for_each(|line| self.say(&spoken(&line)));
    }

    /// Tells the turns up to the ply that is looked at: all of them, or the last ones.
    pub(super) fn tell_moves(&mut self, count: &str) {
        let (game, shown) = (&self.record.game, self.shown());
        let Some((last, _)) = game.turn_of(shown) else {
            return self.say("Nothing has been played yet.");
        };
        let count = match count.parse() {
            _ if count.is_empty() => last,
            Ok(count) => count,
            Err(_) => return self.say("Expected how many turns, such as moves 5."),
        };
        let first = (last + 1).saturating_sub(count).max(1);
        let lines: Vec<_> = (first..=last)
            .map(|turn| turn_line(game, turn, shown))
            .collect();
        self.say(&lines.join("\n"));
    }
}

/// A turn up to a ply: `7. c1-c4 i5-i4`.
fn turn_line(game: &Game, turn: usize, last: usize) -> String {
    let half = |side| {
        let ply = game.ply_of(turn, side).filter(|&ply| ply <= last);
        ply.map(|ply| ply_text(game, ply))
    };
    // Only where White begins, Black's half is missing.
    let black = half(Side::Black).unwrap_or_else(|| String::from("....."));
    let white = half(Side::White).unwrap_or_default();
    format!("{turn}. {black} {white}").trim_end().to_owned()
}

/// The ships of a side, and how many it has lost since the start.
fn fleet(game: &Game, ply: usize, side: Side) -> String {
    let position = game.position_at(ply).unwrap_or(game.position());
    let count = position.board().count(side);
    let lost = game.start().board().count(side).saturating_sub(count);
    let king = match side {
        Side::Black => "",
        Side::White => "the King and ",
    };
    let ships = if count == 1 { "ship" } else { "ships" };
    let lost = match lost {
        0 => String::new(),
        lost => format!(", {lost} lost"),
    };
    format!("{side} has {king}{count} {ships}{lost}.")
}

/// Which corners are blocked.
fn corners(blocked: [bool; 4]) -> String {
    let corners = CORNERS.into_iter().zip(blocked);
    let blocked: Vec<_> = corners.filter(|(_, is_blocked)| *is_blocked).collect();
    let names: Vec<_> = blocked
        .iter()
        .map(|(corner, _)| corner.to_string())
        .collect();
    let names = listed(&names, "and");
    match blocked.len() {
        0 => String::from("All corners are open."),
        1 => format!("The corner {names} is blocked."),
        2 | 3 => format!("The corners {names} are blocked."),
        _ => String::from("All corners are blocked, so that the King wins at the edge."),
    }
}
