//! The text of the file of the settings: what it says, where it is wrong, and changing one value of it.

use std::error::Error;
use std::fmt;
use std::ops::Range;

use toml_edit::{Document, Item, Key, Value};

use super::setting::Kind;
use super::{Setting, SettingValue, Settings, WrongValue};
use crate::printable::{Excerpt, printable};

/// A byte-order mark.
const MARK: &str = "\u{feff}";

/// What a text says.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// The settings, each as the text has it, or else as it is without a text.
    pub settings: Settings,
    /// What is wrong, from the beginning to the end.
    pub faults: Vec<Fault>,
}

/// Something that is wrong in a text of settings: `LINE:COLUMN: what`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    line: usize,
    column: usize,
    what: String,
}

impl Fault {
    /// A fault at a byte of a text.
    fn at(text: &str, place: usize, what: String) -> Self {
        let end = (0..=place.min(text.len()))
            .rev()
            .find(|&end| text.is_char_boundary(end));
        let before = &text[..end.unwrap_or(0)];
        let line = before.rsplit('\n').next().unwrap_or_default();
        Self {
            line: before.matches('\n').count() + 1,
            // A byte-order mark takes no column.
            column: line.trim_start_matches(MARK).chars().count() + 1,
            what,
        }
    }

    /// Faults at bytes of a text, in their order.
    fn all_at(text: &str, mut places: Vec<(usize, String)>) -> Vec<Self> {
        places.sort_by_key(|(place, _)| *place);
        // There may be many, and each line is counted once.
        let (mut begin, mut line) = (0, 0);
        let faults = places.into_iter().map(|(place, what)| {
            let mut fault = Self::at(&text[begin..], place - begin, what);
            fault.line += line;
            begin = text[..place].rfind('\n').map_or(0, |end| end + 1);
            line = fault.line - 1;
            fault
        });
        faults.collect()
    }

    /// A text that is not TOML.
    fn syntax(text: &str, error: &toml_edit::TomlError) -> Self {
        let place = error.span().map_or(text.len(), |span| span.start);
        Self::at(text, place, words(error))
    }
}

/// What is no TOML, in a line.
fn words(error: &toml_edit::TomlError) -> String {
    printable(&error.message().replace('\n', "; "))
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.what)
    }
}

impl Error for Fault {}

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
    reading.faults = Fault::all_at(text, faults);
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
        let place = error.span().map_or(text.len(), |span| span.start);
        let place = (0..=place.min(text.len()))
            .rev()
            .find(|&it| text.is_char_boundary(it));
        let place = place.unwrap_or(0);
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

/// Writes one value into a text, and leaves everything else as it is.
///
/// # Errors
///
/// When the text is not one of settings, or has a table in the place of the value: that may have been meant for something
/// else.
pub fn change(bytes: &[u8], setting: Setting, value: &SettingValue) -> Result<String, Fault> {
    let text = text_of(bytes)?;
    let document = Document::parse(text).map_err(|error| Fault::syntax(text, &error))?;
    if let Some((key, item)) = document.as_table().get_key_value(setting.name())
        && (!item.is_value() || item.is_inline_table())
    {
        let place = key.span().map_or(0, |span| span.start);
        let what = format!("{}: a table stands here", setting.name());
        return Err(Fault::at(text, place, what));
    }
    let written: Value = match value {
        SettingValue::Switch(is_on) => (*is_on).into(),
        SettingValue::Text(text) => text.as_str().into(),
    };
    let before = document.as_table().get(setting.name()).and_then(Item::span);
    let changed = match before {
        Some(Range { start, end }) => format!("{}{written}{}", &text[..start], &text[end..]),
        None => add(text, setting.name(), &written),
    };
    // What would not be read again as it is meant is not written.
    let again =
        Document::parse(changed.as_str()).map_err(|error| Fault::syntax(&changed, &error))?;
    let is_there = again
        .as_table()
        .get(setting.name())
        .is_some_and(Item::is_value);
    if is_there {
        Ok(changed)
    } else {
        let what = format!(
            "{}: there is no place for it in front of a table",
            setting.name()
        );
        Err(Fault::at(text, 0, what))
    }
}

/// The text with a line more at the end of what stands outside of tables: in front of the first header, if there is one.
fn add(text: &str, name: &str, written: &Value) -> String {
    let line_end = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let (before, after) = text.split_at(first_header(text).unwrap_or(text.len()));
    let is_open = !before.trim_start_matches(MARK).is_empty() && !before.ends_with('\n');
    let end = if is_open { line_end } else { "" };
    format!("{before}{end}{name} = {written}{line_end}{after}")
}

/// Where the first header of a table stands: the first bracket at the beginning of a line that is not part of a value, so
/// that what comes before it is whole.
fn first_header(text: &str) -> Option<usize> {
    let lines = text.split_inclusive('\n').scan(0, |end, line| {
        let start = *end;
        *end += line.len();
        // A byte-order mark stays in front.
        let rest = line.trim_start_matches(MARK);
        Some((start + line.len() - rest.len(), rest))
    });
    let brackets = lines.filter(|(_, line)| line.trim_start().starts_with('['));
    brackets
        .take(MOST_BRACKETS)
        .map(|(start, _)| start)
        .find(|&start| Document::parse(&text[..start]).is_ok())
}

/// So many brackets are tried.
const MOST_BRACKETS: usize = 100;

/// The text, if it is in UTF-8.
fn text_of(bytes: &[u8]) -> Result<&str, Fault> {
    std::str::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        Fault::at(&before, before.len(), "this is not UTF-8".to_owned())
    })
}
