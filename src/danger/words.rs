//! What is in danger, in sentences.

use super::{Danger, ShipInDanger};
use crate::rules::{CORNERS, Side, Square};
use crate::words::Manner;

/// The most intersections that are named where one of them is enough.
const FEW: usize = 4;

impl Danger {
    /// What is in danger, in short sentences: of the ships, of the King's capture, of his ways out.
    pub fn words(&self, manner: Manner) -> [String; 3] {
        [
            self.of_ships(manner),
            self.of_capture(manner),
            self.of_ways_out(manner),
        ]
    }

    /// The same in fewer words: only what there is, or that nothing is in danger.
    pub fn short_words(&self, manner: Manner) -> String {
        let is_there = [
            !self.ships.is_empty(),
            !self.kings_captures.is_empty(),
            !(self.exits.is_empty() && self.detours.is_empty()),
        ];
        let told = self.words(manner).into_iter().zip(is_there);
        let told: Vec<_> = told.filter(|(_, is)| *is).map(|(words, _)| words).collect();
        if told.is_empty() {
            String::from("Nothing is in danger.")
        } else {
            told.join(" ")
        }
    }

    /// By which moves the ships can be taken, a sentence for each ship that can be.
    pub fn taking_words(&self, manner: Manner) -> Vec<String> {
        self.ships.iter().map(|ship| ship.words(manner)).collect()
    }

    /// By which moves the King can be captured, a sentence; there are some.
    pub fn kings_captures_words(&self, manner: Manner) -> String {
        let moves = manner.listed(&self.kings_captures, "or");
        format!("The King can be captured by {moves}.")
    }

    fn of_ships(&self, manner: Manner) -> String {
        let squares: Vec<_> = self.ships.iter().map(|ship| ship.square).collect();
        match &squares[..] {
            [] => format!("No ship of {}'s is in danger.", self.side),
            ships => format!(
                "{}'s ships in danger: {}.",
                self.side,
                manner.listed(ships, "and")
            ),
        }
    }

    fn of_capture(&self, manner: Manner) -> String {
        match (self.side, &self.kings_captures[..]) {
            (Side::Black, []) => String::from("The King cannot be captured now."),
            (Side::Black, _) => self.kings_captures_words(manner),
            (Side::White, []) => String::from("The King is not threatened."),
            (Side::White, moves) => {
                format!("The King is threatened by {}.", manner.listed(moves, "or"))
            }
        }
    }

    fn of_ways_out(&self, manner: Manner) -> String {
        let ways = if self.leads_to_edge {
            self.ways_to_edge(manner)
        } else {
            self.ways_to_corners(manner)
        };
        match &ways[..] {
            [] => String::from("The King has no way out within two moves."),
            ways => format!("The King can reach {}.", ways.join("; ")),
        }
    }

    fn ways_to_corners(&self, manner: Manner) -> Vec<String> {
        let at_once = match &self.exits[..] {
            [] => None,
            exits => Some(format!("{} in one move", manner.listed(exits, "and"))),
        };
        let by_detour = CORNERS.into_iter().filter_map(|corner| {
            let detours = self.detours.iter();
            let stops = detours.filter(|detour| detour.exits.contains(&corner));
            let stops: Vec<_> = stops.map(|detour| detour.stop).collect();
            let way = || {
                let corner = manner.write(corner);
                format!("{corner} in two, by {}", a_few(&stops, manner))
            };
            (!stops.is_empty()).then(way)
        });
        at_once.into_iter().chain(by_detour).collect()
    }

    /// One way, or none: there are no detours if the King reaches the edge at once.
    fn ways_to_edge(&self, manner: Manner) -> Vec<String> {
        let stops: Vec<_> = self.detours.iter().map(|detour| detour.stop).collect();
        match (&self.exits[..], &stops[..]) {
            ([], []) => Vec::new(),
            ([], stops) => vec![format!(
                "the edge in two moves, by {}",
                a_few(stops, manner)
            )],
            (exits, _) => vec![format!("the edge in one move, at {}", a_few(exits, manner))],
        }
    }
}

impl ShipInDanger {
    /// By which moves it can be taken, in a sentence.
    pub fn words(&self, manner: Manner) -> String {
        let (ship, moves) = (
            manner.write(self.square),
            manner.listed(&self.taken_by, "or"),
        );
        format!("{ship} can be taken by {moves}.")
    }
}

/// Intersections of which one is chosen, or only how many there are.
fn a_few(squares: &[Square], manner: Manner) -> String {
    if squares.len() > FEW {
        format!("any of {} intersections", squares.len())
    } else {
        manner.listed(squares, "or")
    }
}
