//! How the ships can stand at first, as the form for a new game has it.

use crate::rules::{Position, Setup, Side};

/// A start that can be chosen.
#[derive(Debug)]
pub(super) struct StartChoice {
    /// What it is called.
    pub(super) name: &'static str,
    /// What that means.
    pub(super) words: &'static str,
    pub(super) position: Position,
}

impl StartChoice {
    fn of(setup: Setup) -> Self {
        Self {
            name: setup.name(),
            words: match setup {
                Setup::Murray => "murray: Murray's set-up after the manuscript, as in most sources",
                Setup::Walker => {
                    "walker: Walker's set-up of 2015, sixteen ships have the other side"
                }
            },
            position: Position::new(setup.board(), Side::Black),
        }
    }
}

/// The set-ups, and what this game started from if that is another one.
pub(super) fn starts(this: &Position) -> Vec<StartChoice> {
    let mut starts: Vec<_> = Setup::ALL.into_iter().map(StartChoice::of).collect();
    if starts.iter().all(|start| start.position != *this) {
        starts.push(StartChoice {
            name: "as in this game",
            words: "as in this game: the ships begin where they began in it",
            position: *this,
        });
    }
    starts
}
