//! What is in danger, in sentences.

use super::{Danger, ShipInDanger};
use crate::notation::listed;
use crate::rules::{CORNERS, Side, Square};

/// The most intersections that are named where one of them is enough.
const FEW: usize = 4;

impl Danger {
    /// What is in danger, in short sentences: of the ships, of the King's capture, of his ways out.
    pub fn words(&self) -> [String; 3] {
        [self.of_ships(), self.of_capture(), self.of_ways_out()]
    }

    /// The same in fewer words: only what there is, or that nothing is in danger.
    pub fn short_words(&self) -> String {
        let is_there = [
            !self.ships.is_empty(),
            !self.kings_captures.is_empty(),
            !(self.exits.is_empty() && self.detours.is_empty()),
        ];
        let told = self.words().into_iter().zip(is_there);
        let told: Vec<_> = told.filter(|(_, is)| *is).map(|(words, _)| words).collect();
        if told.is_empty() {
            String::from("Nothing is in danger.")
        } else {
            told.join(" ")
        }
    }

    /// By which moves the ships can be taken, a sentence for each ship that can be.
    pub fn taking_words(&self) -> Vec<String> {
        self.ships.iter().map(ShipInDanger::words).collect()
    }

    fn of_ships(&self) -> String {
        let squares: Vec<_> = self.ships.iter().map(|ship| ship.square).collect();
        match &squares[..] {
            [] => format!("No ship of {}'s is in danger.", self.side),
            ships => format!("{}'s ships in danger: {}.", self.side, listed(ships, "and")),
        }
    }

    fn of_capture(&self) -> String {
        match (self.side, &self.kings_captures[..]) {
            (Side::Black, []) => String::from("The King cannot be captured now."),
            (Side::Black, moves) => format!("The King can be captured by {}.", listed(moves, "or")),
            (Side::White, []) => String::from("The King is not threatened."),
            (Side::White, moves) => format!("The King is threatened by {}.", listed(moves, "or")),
        }
    }

    fn of_ways_out(&self) -> String {
        let ways = if self.leads_to_edge {
            self.ways_to_edge()
        } else {
            self.ways_to_corners()
        };
        match &ways[..] {
            [] => String::from("The King has no way out within two moves."),
            ways => format!("The King can reach {}.", ways.join("; ")),
        }
    }

    fn ways_to_corners(&self) -> Vec<String> {
        let at_once = match &self.exits[..] {
            [] => None,
            exits => Some(format!("{} in one move", listed(exits, "and"))),
        };
        let by_detour = CORNERS.into_iter().filter_map(|corner| {
            let detours = self.detours.iter();
            let stops = detours.filter(|detour| detour.exits.contains(&corner));
            let stops: Vec<_> = stops.map(|detour| detour.stop).collect();
            let way = || format!("{corner:#} in two, by {}", a_few(&stops));
            (!stops.is_empty()).then(way)
        });
        at_once.into_iter().chain(by_detour).collect()
    }

    /// One way, or none: there are no detours if the King reaches the edge at once.
    fn ways_to_edge(&self) -> Vec<String> {
        let stops: Vec<_> = self.detours.iter().map(|detour| detour.stop).collect();
        match (&self.exits[..], &stops[..]) {
            ([], []) => Vec::new(),
            ([], stops) => vec![format!("the edge in two moves, by {}", a_few(stops))],
            (exits, _) => vec![format!("the edge in one move, at {}", a_few(exits))],
        }
    }
}

impl ShipInDanger {
    /// By which moves it can be taken, in a sentence.
    pub fn words(&self) -> String {
        let moves = listed(&self.taken_by, "or");
        format!("{:#} can be taken by {moves}.", self.square)
    }
}

/// Intersections of which one is chosen, or only how many there are.
fn a_few(squares: &[Square]) -> String {
    if squares.len() > FEW {
        format!("any of {} intersections", squares.len())
    } else {
        listed(squares, "or")
    }
}
