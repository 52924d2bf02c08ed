//! The values of settings, and why one is refused.

use std::error::Error;
use std::fmt;

use super::setting::{Kind, Setting};
use crate::printable::Excerpt;

/// The value of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingValue {
    /// Yes or no.
    Switch(bool),
    /// Anything else.
    Text(String),
}

impl fmt::Display for SettingValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch(true) => f.write_str("on"),
            Self::Switch(false) => f.write_str("off"),
            Self::Text(text) if text.is_empty() => f.write_str("not set"),
            Self::Text(text) => Excerpt(text).fmt(f),
        }
    }
}

impl Setting {
    /// A value as it is typed: a word, or for what is on or off also yes, no, true and false.
    pub fn typed(self, text: &str) -> SettingValue {
        let switch = match text.to_ascii_lowercase().as_str() {
            "on" | "yes" | "true" => Some(true),
            "off" | "no" | "false" => Some(false),
            _ => None,
        };
        match (self.kind(), switch) {
            (Kind::Switch, Some(is_on)) => SettingValue::Switch(is_on),
            _ => SettingValue::Text(text.to_owned()),
        }
    }
}

/// A setting cannot have this value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongValue {
    setting: Setting,
    /// What was written for it, harmless to show.
    value: String,
    /// What it could be.
    reason: String,
}

impl WrongValue {
    pub(super) fn new(setting: Setting, written: &str, reason: String) -> Self {
        Self {
            setting,
            value: Excerpt(written).to_string(),
            reason,
        }
    }

    /// The same with the value as it is written in a file.
    pub(super) fn written(self, value: &str) -> Self {
        let value = Excerpt(value).to_string();
        Self { value, ..self }
    }
}

impl fmt::Display for WrongValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, value) = (self.setting.name(), &self.value);
        write!(f, "{name}: {value} is not known; {}", self.reason)
    }
}

impl Error for WrongValue {}
