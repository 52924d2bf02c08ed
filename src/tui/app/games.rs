//! The games that can be put on the table: offered, listed and opened.

use super::{Action, App, Open, Question, Request};
use crate::rules::Board;
use crate::words::{LOST, NO_SAVED_GAMES};

/// A saved game as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedGame {
    /// The day on which it was saved last.
    pub day: String,
    /// That day without its year.
    pub day_of_year: String,
    /// The time of that day.
    pub time: String,
    /// Who plays Black, and White.
    pub players: [String; 2],
    /// How many moves have been made.
    pub moves: String,
    /// How it stands.
    pub standing: String,
    /// The same in two or three words.
    pub standing_in_short: String,
    /// Where its ships stand.
    pub board: Board,
    /// Whether it is the one on the table.
    pub is_on_table: bool,
}

impl App {
    /// Offers to go on with an unfinished game.
    pub fn offer_to_resume(&mut self, game: &str) {
        self.say("your unfinished game is kept: it can be opened at any time");
        let question = Question::menu("Go on?", game, "go on with this game", Action::Open(0))
            .or(Action::NewGame.words(), Action::NewGame)
            .or(Action::ListGames.words(), Action::ListGames);
        self.open = Some(Open::Question(question));
    }

    /// Offers to look at the part of a record that could be followed.
    pub fn offer_part(&mut self, fault: &str) {
        let question = Question::menu(
            "This record has a fault",
            fault,
            "look at what comes before it",
            Action::Close,
        )
        .or(Action::Quit.words(), Action::Leave);
        self.open = Some(Open::Question(question));
    }

    /// Opens a game of the list, after a question if the one on the table would be lost.
    pub(super) fn open_listed(&mut self, place: usize) {
        if self.has_something_to_lose() {
            let now = Action::OpenNow(place);
            let question = Question::yes_or_no(
                "Open another game?",
                LOST,
                "go on with this one",
                "open it",
                now,
            );
            self.open = Some(Open::Question(question));
        } else {
            self.requests.push(Request::Open(place));
        }
    }

    /// Shows the saved games, to open one of them. Of a broken one, which cannot be opened, it is told what is wrong.
    pub fn show_list(&mut self, games: Vec<Result<ListedGame, String>>) {
        if games.is_empty() {
            self.say(NO_SAVED_GAMES);
            return;
        }
        let list = Question::list("Saved games", "close", Action::Close);
        let list = (0..)
            .zip(games)
            .fold(list, |list, (place, game)| match game {
                Ok(game) => list.or_game(game, Action::Open(place)),
                Err(broken) => list.or(broken, Action::Close),
            });
        let list = list.choosing(|choice| {
            let game = choice.game.as_ref();
            game.is_some_and(|game| !game.is_on_table)
        });
        self.open = Some(Open::Question(list));
    }
}
