//! What the reader of the settings promises, whatever is in their file.

use alea::settings::{self, Reading, Setting, SettingValue, Settings};

use super::every::{assert_is_message, in_time};

/// What is wrong in a file of settings has its place there; changing one setting in it changes that one and no other. Tells
/// whether nothing is wrong.
pub(crate) fn check(bytes: &[u8]) -> bool {
    in_time(|| {
        let reading = settings::read(bytes);
        assert_have_places(&reading, bytes);
        if reading.faults.is_empty() {
            assert_is_read_as_written(&reading.settings);
        }
        // One of them, since all would take long; which one, the length tells.
        let setting = Setting::ALL[bytes.len() % Setting::ALL.len()];
        assert_is_changed(bytes, &reading, setting);
        reading.faults.is_empty()
    })
}

/// What is wrong, each with its place, from the beginning to the end.
fn assert_have_places(reading: &Reading, bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut last = (1, 1);
    for fault in &reading.faults {
        let message = fault.to_string();
        assert_is_message(&message);
        let (line, rest) = message.split_once(':').expect("there is a line");
        let (column, _) = rest.split_once(':').expect("there is a column");
        let place: (usize, usize) = (line.parse().unwrap(), column.parse().unwrap());
        let line = text.split('\n').nth(place.0 - 1);
        let line = line.expect("the line is in the text");
        assert!((1..=line.chars().count() + 1).contains(&place.1), "{fault}");
        assert!(last <= place, "{fault} stands before another one");
        last = place;
    }
}

/// What is wrong, without its place.
fn words(reading: &Reading) -> Vec<String> {
    let words = |fault: &settings::TextError| {
        let message = fault.to_string();
        message.splitn(3, ':').nth(2).unwrap_or_default().to_owned()
    };
    reading.faults.iter().map(words).collect()
}

/// Settings that are written one after the other into an empty file are read as they are.
fn assert_is_read_as_written(settings: &Settings) {
    let text = Setting::ALL.into_iter().fold(String::new(), |text, it| {
        settings::change(text.as_bytes(), it, &settings.value(it))
            .unwrap_or_else(|fault| panic!("{fault} in {text:?}"))
    });
    let again = settings::read(text.as_bytes());
    assert_eq!(words(&again), [""; 0], "{text:?}");
    assert_eq!(again.settings, *settings, "{text:?}");
}

/// Changes a setting of a file, to what its text says where that is a value.
fn assert_is_changed(bytes: &[u8], reading: &Reading, setting: Setting) {
    let text = String::from_utf8_lossy(bytes);
    let mut wanted = reading.settings.clone();
    if let Err(wrong) = wanted.set(setting, &setting.typed(&text)) {
        assert_is_message(&wrong.to_string());
        assert_eq!(wanted, reading.settings);
        choose_any(&mut wanted, setting, bytes.len());
    }
    let value = wanted.value(setting);
    let changed = match settings::change(bytes, setting, &value) {
        Ok(changed) => changed,
        Err(fault) => return assert_is_message(&fault.to_string()),
    };
    let again = settings::read(changed.as_bytes());
    assert_eq!(again.settings, wanted, "{changed:?}");
    let beginning = format!(" {}: ", setting.name());
    let others = |reading: &Reading| {
        let mut words = words(reading);
        words.retain(|words| !words.starts_with(&beginning));
        words
    };
    assert_eq!(others(&again), others(reading), "{changed:?}");
    assert_eq!(words(&again), others(&again), "{changed:?}");
    let twice = settings::change(changed.as_bytes(), setting, &value);
    assert_eq!(twice.as_ref(), Ok(&changed));
    if !text.contains(setting.name()) && !text.contains('\\') {
        assert_is_put_in(&text, &changed);
    }
}

/// Gives a setting one of the values that it can have.
fn choose_any(settings: &mut Settings, setting: Setting, number: usize) {
    let mut choices = setting.choices();
    choices.push(String::from("20m,3x30s"));
    let values = choices.into_iter().map(|choice| setting.typed(&choice));
    let values: Vec<SettingValue> = values
        .filter(|value| settings.clone().set(setting, value).is_ok())
        .collect();
    let value = &values[number / Setting::ALL.len() % values.len()];
    settings.set(setting, value).expect("it can be set");
}

/// A text has everything of another one, and one piece more.
fn assert_is_put_in(before: &str, after: &str) {
    let (before, after) = (before.as_bytes(), after.as_bytes());
    let is_same = |(a, b): &(&u8, &u8)| a == b;
    let start = before.iter().zip(after).take_while(is_same).count();
    let ends = before.iter().rev().zip(after.iter().rev());
    let end = ends.take_while(is_same).count();
    assert!(start + end >= before.len(), "something was lost");
}
