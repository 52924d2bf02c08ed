//! The rows of a list of saved games, in columns.

use ratatui::text::Span;

use super::text::shorten;
use crate::tui::app::{ListedGame, Question};

/// Between two columns.
const GAP: &str = "  ";
/// Between the names of two players.
const DASH: &str = " - ";
/// The columns for two names below which they count more than the day.
const FEW: usize = 13;

/// How much is told of each game.
#[derive(Clone, Copy)]
struct Extent {
    has_time: bool,
    has_year: bool,
    is_whole: bool,
}

/// From all that there is to the least.
const EXTENTS: [Extent; 4] = [
    Extent {
        has_time: true,
        has_year: true,
        is_whole: true,
    },
    Extent {
        has_time: true,
        has_year: true,
        is_whole: false,
    },
    Extent {
        has_time: true,
        has_year: false,
        is_whole: false,
    },
    Extent {
        has_time: false,
        has_year: false,
        is_whole: false,
    },
];

impl Extent {
    fn saved(self, game: &ListedGame) -> String {
        match self {
            Self { has_year: true, .. } => format!("{:10} {:5}{GAP}", game.day, game.time),
            // The year is known to whoever played.
            Self { has_time: true, .. } => {
                format!("{:5} {:5}{GAP}", game.day_of_year, game.time)
            }
            _ => String::new(),
        }
    }

    const fn standing(self, game: &ListedGame) -> &String {
        if self.is_whole {
            &game.standing
        } else {
            &game.standing_in_short
        }
    }

    /// The columns that everything takes but the names.
    fn width(self, games: &[&ListedGame]) -> usize {
        let widest = |text: &dyn Fn(&ListedGame) -> usize| {
            games.iter().map(|game| text(game)).max().unwrap_or(0)
        };
        widest(&|game| width(&self.saved(game)))
            + widest(&|game| width(&game.moves))
            + widest(&|game| width(self.standing(game)))
            + 2 * GAP.len()
    }
}

/// What the choices of a question are called in so many columns: of a saved game, at least who plays, how long it is and
/// how it stands.
pub(super) fn lines(question: &Question, columns: usize, cut: &str) -> Vec<String> {
    let games = question.choices.iter().map(|choice| choice.game.as_deref());
    let listed: Vec<_> = games.clone().flatten().collect();
    let names = listed.iter().map(|game| width(&game.players.join(DASH)));
    let names = names.max().unwrap_or(0);
    let moves = listed.iter().map(|game| width(&game.moves)).max();
    let room = |extent: Extent| columns.saturating_sub(extent.width(&listed));
    let [whole, timed, dated, least] = EXTENTS;
    let extent = match () {
        () if room(whole) >= names => whole,
        () if room(timed) >= names => timed,
        () if room(dated) >= names.min(FEW) => dated,
        () => least,
    };
    let names = names.min(room(extent));
    let line = |game: &ListedGame| {
        let players = players(game, names, cut);
        let blanks = " ".repeat(names.saturating_sub(width(&players)));
        let number = moves.unwrap_or(0).saturating_sub(width(&game.moves));
        let number = " ".repeat(number) + &game.moves;
        let (saved, standing) = (extent.saved(game), extent.standing(game));
        format!("{saved}{players}{blanks}{GAP}{number}{GAP}{standing}")
    };
    games
        .zip(&question.choices)
        .map(|(game, choice)| game.map_or_else(|| choice.words.to_string(), line))
        .collect()
}

/// The names of two players, shortened if they take more columns; a short one leaves room to the other.
fn players(game: &ListedGame, columns: usize, cut: &str) -> String {
    let [black, white] = &game.players;
    let room = columns.saturating_sub(DASH.len());
    let for_black = width(black).min((room / 2).max(room.saturating_sub(width(white))));
    let black = shorten(black, for_black, cut);
    let white = shorten(white, room.saturating_sub(width(&black)), cut);
    format!("{black}{DASH}{white}")
}

fn width(text: &str) -> usize {
    Span::raw(text).width()
}
