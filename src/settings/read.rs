//! Reading the text of the file of the settings.

use std::ops::Range;

use toml_edit::{Document, Item, Key, Value};

use super::Settings;
use super::setting::{Kind, Setting};
use super::text::{TextError, place_of, text_of, words};
use super::value::{SettingValue, WrongValue};
use crate::printable::Excerpt;

/// What a text says.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// The settings, each as the text has it, or else as it is without a text.
    pub settings: Settings,
    /// What is wrong, from the beginning to the end.
    pub faults: Vec<TextError>,
}

/// Reads settings. What is wrong does not count, and everything else does.
pub fn read(bytes: &[u8]) -> Reading {
    let text = match text_of(bytes) {
        Ok(text) => text,
        Err(fault) => {
            return Reading {
                faults: vec![fault],
                ..Reading::default()
            };
        }
    };
    let (document, mut faults) = parse(text);
    let mut reading = Reading::default();
    for (name, item) in document.as_table() {
        let key = document.as_table().key(name).and_then(Key::span);
        let (place, what) = match with_name(name) {
            None => (key, unknown(name)),
            Some(setting) => {
                let place = item.span().filter(|_| item.is_value()).or(key);
                match read_item(&mut reading.settings, setting, item, text) {
                    Ok(()) => continue,
                    Err(wrong) => (place, wrong.to_string()),
                }
            }
        };
        faults.push((place.map_or(0, |span| span.start), what));
    }
    reading.faults = TextError::all_at(text, faults);
    reading
}

/// So many lines that are not TOML are left out; a text with more of them is none of settings.
const MOST_LEFT_OUT: usize = 10;

/// The text without the lines that are not TOML, and what is wrong with those; every byte is where it was.
fn parse(text: &str) -> (Document<String>, Vec<(usize, String)>) {
    let (mut rest, mut faults) = (text.to_owned(), Vec::new());
    while faults.len() < MOST_LEFT_OUT {
        let error = match Document::parse(rest.clone()) {
            Ok(document) => return (document, faults),
            Err(error) => error,
        };
        let place = place_of(text, &error);
        let start = rest[..place].rfind('\n').map_or(0, |end| end + 1);
        let end = rest[place..]
            .find('\n')
            .map_or(rest.len(), |end| place + end);
        let line = &rest[start..end];
        faults.push((place, named(line, words(&error))));
        if line.trim().is_empty() {
            break;
        }
        let blank = " ".repeat(end - start);
        rest.replace_range(start..end, &blank);
    }
    // An empty text is whole.
    let nothing = Document::parse(String::new());
    (nothing.expect("nothing is wrong in nothing"), faults)
}

/// The setting of a name.
fn with_name(name: &str) -> Option<Setting> {
    Setting::ALL.into_iter().find(|it| it.name() == name)
}

/// What is wrong in a line, with the setting that it is about, if that can be seen, and its values.
fn named(line: &str, what: String) -> String {
    let name = line.split('=').next().unwrap_or_default().trim();
    match with_name(name) {
        Some(setting) => format!("{name}: {what}; {}", setting.allowed_in_file()),
        None => what,
    }
}

/// Gives a setting the value of a text.
fn read_item(
    settings: &mut Settings,
    setting: Setting,
    item: &Item,
    text: &str,
) -> Result<(), WrongValue> {
    let written = match item.span() {
        Some(Range { start, end }) if item.is_value() => text.get(start..end).unwrap_or_default(),
        _ => "a table",
    };
    let value = match (setting.kind(), item.as_value()) {
        (Kind::Switch, Some(Value::Boolean(is_on))) => SettingValue::Switch(*is_on.value()),
        (Kind::Words | Kind::Name | Kind::Clock, Some(Value::String(word))) => {
            SettingValue::Text(word.value().clone())
        }
        // A number of colours is written without quotes, too.
        (Kind::Words, Some(Value::Integer(number))) => {
            SettingValue::Text(number.value().to_string())
        }
        _ => {
            let allowed = setting.allowed_in_file();
            return Err(WrongValue::new(setting, written, allowed));
        }
    };
    let done = settings.set(setting, &value);
    done.map_err(|wrong| wrong.written(written))
}

/// What is wrong with a name that no setting has.
fn unknown(name: &str) -> String {
    let nearest = Setting::ALL
        .into_iter()
        .map(|setting| (distance(name, setting.name()), setting.name()))
        .min_by_key(|(distance, _)| *distance)
        .filter(|(distance, _)| *distance <= FARTHEST);
    let hint = match nearest {
        Some((_, nearest)) => format!("did you mean {nearest}?"),
        None => Setting::all_in_words(),
    };
    format!("{}: there is no such setting; {hint}", Excerpt(name))
}

/// How many letters a name may differ in from what is meant.
const FARTHEST: usize = 2;

/// How many letters have to be put in, left out or changed to make one word of another.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<_> = to.chars().collect();
    let mut row: Vec<_> = (0..=to.len()).collect();
    for letter in from.chars().map(|letter| letter.to_ascii_lowercase()) {
        let mut diagonal = row[0];
        row[0] += 1;
        for (place, wanted) in to.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *wanted);
            diagonal = row[place + 1];
            row[place + 1] = changed.min(diagonal + 1).min(row[place] + 1);
        }
    }
    row[to.len()]
}
