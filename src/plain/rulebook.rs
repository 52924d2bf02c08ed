//! The rules, told in parts and one by one, with the diagrams in words.

use super::Session;
use super::places::side_by_side;
use crate::rules::{Ship, TextLine, rules_text};
use crate::words::sentence;

/// Said of a diagram without ships: it explains the signs of the others.
const SIGNS: &str =
    "Here the diagrams are told row by row: which ships stand in the row, and in which columns.";

/// A part of the rules.
#[derive(Debug)]
struct Part {
    heading: &'static str,
    blocks: Vec<Block>,
}

/// What belongs together, and is told without a rest.
#[derive(Debug)]
enum Block {
    /// A paragraph, or a rule with its number in front.
    Text(String),
    /// The lines of a diagram.
    Diagram(Vec<&'static str>),
}

impl Session {
    /// Tells the parts of the rules, or reads one of them, or a single rule.
    pub(super) fn tell_rules(&mut self, number: &str) {
        let parts = parts();
        if let Some(rule) = rule(&parts, number) {
            return self.say(&rule);
        }
        let part = number.parse().ok().filter(|&number| number > 0);
        if let Some(part) = part.and_then(|number: usize| parts.get(number - 1)) {
            self.say(&sentence(part.heading));
            for block in &part.blocks {
                self.say(&block.words());
            }
            return;
        }
        if !number.is_empty() {
            self.say("There is no such part, and no such rule. These are the parts:");
        }
        for (number, part) in (1..).zip(&parts) {
            self.say(&format!("{number}. {}.", part.heading));
        }
        self.say("Type rules and a number to hear a part, or a rule, such as rules C2.");
    }
}

/// The parts of the rules. What stands above them is only the title.
fn parts() -> Vec<Part> {
    let mut parts = Vec::new();
    let mut begins = true;
    for line in rules_text() {
        let Some(Part { blocks, .. }) = parts.last_mut() else {
            parts.extend(part_at(line));
            continue;
        };
        match (line, blocks.last_mut()) {
            (TextLine::Heading(_), _) => parts.extend(part_at(line)),
            (TextLine::Text(""), _) => {}
            (TextLine::Diagram(row), Some(Block::Diagram(rows))) if !begins => rows.push(row),
            (TextLine::Diagram(row), _) => blocks.push(Block::Diagram(vec![row])),
            (TextLine::Text(text), Some(Block::Text(before)))
                if !begins && !text.starts_with("- ") =>
            {
                *before += " ";
                *before += text.trim_start();
            }
            (TextLine::Text(text), _) => {
                let text = text.strip_prefix("- ").unwrap_or(text);
                blocks.push(Block::Text(text.to_owned()));
            }
        }
        begins = line == TextLine::Text("");
    }
    parts.drain(..1);
    parts
}

fn part_at(line: TextLine) -> Option<Part> {
    let TextLine::Heading(heading) = line else {
        return None;
    };
    Some(Part {
        heading,
        blocks: Vec::new(),
    })
}

/// The rule of a number.
fn rule(parts: &[Part], number: &str) -> Option<String> {
    let number = number.trim_end_matches('*');
    let blocks = parts.iter().flat_map(|part| &part.blocks);
    let mut rules = blocks.filter_map(|block| match block {
        Block::Text(text) => text.split_once(": "),
        Block::Diagram(_) => None,
    });
    rules.find_map(|(name, text)| {
        let plain = name.trim_end_matches('*');
        let settles = if plain == name {
            ""
        } else {
            ", which settles what the old text leaves open"
        };
        let is_it = plain.eq_ignore_ascii_case(number);
        is_it.then(|| format!("Rule {plain}{settles}: {text}"))
    })
}

impl Block {
    fn words(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Diagram(lines) => diagram(lines).unwrap_or_else(|| SIGNS.to_owned()),
        }
    }
}

/// A diagram in words: `Row 6: black G. Row 4: black D; white F. Black G6 to G4 captures F4.` `None` if it shows no rows.
fn diagram(lines: &[&str]) -> Option<String> {
    let (columns, rows) = lines.split_last()?;
    let columns: Vec<_> = columns.split_whitespace().collect();
    let (mut told, mut beside) = (Vec::new(), Vec::new());
    for line in rows {
        let (number, rest) = line.trim_start().split_once(' ')?;
        let number: u8 = number.parse().ok()?;
        let (row, words) = rest.trim_start().split_once("   ").unwrap_or((rest, ""));
        beside.extend(words.split_whitespace());
        let signs = row.split_whitespace().zip(&columns);
        let ships = signs.filter_map(|(sign, column)| {
            let ship = Ship::from_letter(sign.chars().next()?)?;
            Some((ship, (*column).to_owned()))
        });
        let ships = side_by_side(&ships.collect::<Vec<_>>());
        told.extend((!ships.is_empty()).then(|| format!("Row {number}: {ships}.")));
    }
    if !beside.is_empty() {
        told.push(sentence(&beside.join(" ").replace('-', " to ")));
    }
    // The whole board is too long for a line.
    let is_whole = told.len() > columns.len() / 2 && columns.len() > 9;
    Some(told.join(if is_whole { "\n" } else { " " }))
}
