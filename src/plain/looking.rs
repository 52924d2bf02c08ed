//! Hearing how the game stands, what was played, and other positions than the one where the players stand.

use super::Session;
use crate::danger::Danger;
use crate::printable::printable_lines;
use crate::record::{comment_text, turn_text};
use crate::rules::{Position, Side};
use crate::words::{
    Manner, NO_VARIATION, NOTHING_IN_DANGER, commented, corners, fleet, happened, listed,
    no_such_turn, opening, repetition, score, sentence, side_name, standing, variation,
};

impl Session {
    /// Says who plays, and how the game stands.
    pub(super) fn greet(&mut self) {
        self.tell_players();
        let game = &self.record.game;
        if game.standing() > 0 {
            self.tell_shown();
        } else {
            let opening = opening(game);
            self.say(&opening);
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
            sentence(&standing(game, game.standing(), Manner::Spoken)),
        );
        let turns = if turns == 1 {
            String::from("1 turn")
        } else {
            format!("{turns} turns")
        };
        self.say(&format!(
            "The game has {turns}. {standing} Type on to hear it move by move."
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

    /// Says what led to the ply that is looked at, which variation it is, and what is said of it.
    pub(super) fn tell_shown(&mut self) {
        let (game, shown) = (&self.record.game, self.shown());
        let name = sentence(&game.ply_name(shown));
        let happened = happened(game, shown, Manner::Spoken);
        let which = variation(game, shown).unwrap_or_default();
        let comment = game.comment(shown).map(printable_lines).unwrap_or_default();
        self.say(format!("{name} {happened} {which}").trim_end());
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
        match ply {
            Some(ply) => self.look_at(ply),
            None => self.say(&no_such_turn(game)),
        }
    }

    /// Goes on with the next of the moves that were made in place of the one that is looked at.
    pub(super) fn vary(&mut self) {
        if !self.record.game.vary(self.shown(), true) {
            return self.say(NO_VARIATION);
        }
        self.looking = None;
        self.keeping.moved();
        self.tell_shown();
    }

    /// Says something of the ply that is looked at, or tells what is said of it.
    pub(super) fn comment(&mut self, text: &str) {
        let shown = self.shown();
        let game = &mut self.record.game;
        let name = game.ply_name(shown);
        if !text.is_empty() {
            game.set_comment(shown, &comment_text(text));
            self.keeping.changed();
            let commented = commented(game, shown);
            return self.say(&commented);
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
        let which = variation(game, shown).map_or(String::new(), |it| format!(" {it}"));
        let fleets = Side::BOTH.map(|side| fleet(game, shown, side, Manner::Spoken));
        let corners = corners(position.board(), Manner::Spoken);
        self.say(&format!("{standing}{repeated}{which}"));
        self.say(&format!("{} {corners}", fleets.join(" ")));
    }

    /// Tells what is in danger for the side to move.
    pub(super) fn tell_danger(&mut self) {
        if self.record.game.ending_at(self.shown()).is_some() {
            return self.say(NOTHING_IN_DANGER);
        }
        let danger = Danger::of(self.position());
        self.say(&danger.words(Manner::Spoken).join(" "));
        for line in danger.taking_words(Manner::Spoken) {
            self.say(&line);
        }
    }

    /// Tells what the side to move can take, and by which moves.
    pub(super) fn tell_captures(&mut self) {
        let position = *self.position();
        let side = position.to_move();
        if self.record.game.ending_at(self.shown()).is_some() {
            return self.say("The game is over: nothing can be taken any more.");
        }
        // What the side to move can take is what is in danger for the other one.
        let danger = Danger::of(&Position::new(*position.board(), !side));
        let mut captures = danger.taking_words(Manner::Spoken);
        let takes_king = side == Side::Black && !danger.kings_captures.is_empty();
        if takes_king {
            captures.push(danger.kings_captures_words(Manner::Spoken));
        }
        if captures.is_empty() {
            captures.push(format!("{side} can take nothing now."));
        }
        self.say(&captures.join("\n"));
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
        let line = |turn| {
            let [black, white] = turn_text(game, turn, shown);
            format!("{turn}. {black} {white}").trim_end().to_owned()
        };
        let lines: Vec<_> = (first..=last).map(line).collect();
        self.say(&lines.join("\n"));
    }
}
