//! Changing one value in the text of the file of the settings.

use std::ops::Range;

use toml_edit::{Document, Item, Value};

use super::setting::Setting;
use super::text::{MARK, TextError, text_of};
use super::value::SettingValue;

/// Writes one value into a text, and leaves everything else as it is.
///
/// # Errors
///
/// When the text is not one of settings, or has a table in the place of the value: that may have been meant for something
/// else.
pub fn change(bytes: &[u8], setting: Setting, value: &SettingValue) -> Result<String, TextError> {
    let text = text_of(bytes)?;
    let document = Document::parse(text).map_err(|error| TextError::syntax(text, &error))?;
    if let Some((key, item)) = document.as_table().get_key_value(setting.name())
        && (!item.is_value() || item.is_inline_table())
    {
        let place = key.span().map_or(0, |span| span.start);
        let what = format!("{}: a table stands here", setting.name());
        return Err(TextError::at(text, place, what));
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
        Document::parse(changed.as_str()).map_err(|error| TextError::syntax(&changed, &error))?;
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
        Err(TextError::at(text, 0, what))
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
