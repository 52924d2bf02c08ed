//! What can be set: in the file of the settings, and in the line for typing.
//!
//! Everything that reads, writes, lists or explains settings is made from [`Setting`], the table of them.
//!
//! ```
//! use alea::settings::{Setting, Settings, ThemeName};
//!
//! let mut settings = Settings::default();
//! settings.set(Setting::Theme, &Setting::Theme.typed("mono"))?;
//! assert_eq!(settings.theme, ThemeName::Mono);
//! # Ok::<(), alea::settings::WrongValue>(())
//! ```

mod change;
mod choices;
mod read;
mod setting;
mod text;
mod value;

use clap::ValueEnum;

use crate::clock::{Clock, TimeControl, read_control};
use crate::rules::Side;

use choices::word;

pub use change::change;
pub use choices::{Bell, Colours, GlyphSet, ThemeName};
pub use read::{Reading, read};
pub use setting::Setting;
pub use text::TextError;
pub use value::{SettingValue, WrongValue};

/// How two people want their table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The theme.
    pub theme: ThemeName,
    /// The signs.
    pub glyphs: GlyphSet,
    /// How many colours there are.
    pub colours: Colours,
    /// Whether the mouse does something.
    pub mouse: bool,
    /// The name of the player of the black ships; empty for none.
    pub black: String,
    /// The name of the player of the King and the white ships; empty for none.
    pub white: String,
    /// The clock of a new game; `None` for none.
    pub clock: Option<TimeControl>,
    /// Whether a player who has no time left has lost.
    pub loss_on_time: bool,
    /// Whether it is shown from the start what is in danger.
    pub danger: bool,
    /// When the bell rings.
    pub bell: Bell,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: ThemeName::default(),
            glyphs: GlyphSet::default(),
            colours: Colours::default(),
            mouse: true,
            black: String::new(),
            white: String::new(),
            clock: None,
            loss_on_time: true,
            danger: false,
            bell: Bell::default(),
        }
    }
}

impl Settings {
    /// The name of a side's player, if one is set.
    pub fn player(&self, side: Side) -> Option<&str> {
        let name = match side {
            Side::Black => &self.black,
            Side::White => &self.white,
        };
        Some(name.as_str()).filter(|name| !name.is_empty())
    }

    /// The clocks of a new game.
    pub fn clocks(&self) -> Clock {
        Clock::new(self.clock, self.clock).losing(self.loss_on_time)
    }

    /// The value that a setting has.
    pub fn value(&self, setting: Setting) -> SettingValue {
        let text = |text: &str| SettingValue::Text(text.to_owned());
        match setting {
            Setting::Theme => SettingValue::Text(word(&self.theme)),
            Setting::Glyphs => SettingValue::Text(word(&self.glyphs)),
            Setting::Colours => SettingValue::Text(word(&self.colours)),
            Setting::Mouse => SettingValue::Switch(self.mouse),
            Setting::Black => text(&self.black),
            Setting::White => text(&self.white),
            Setting::Clock => {
                let clock = self.clock.map(|clock| clock.to_string());
                SettingValue::Text(clock.unwrap_or_else(|| "none".to_owned()))
            }
            Setting::LossOnTime => SettingValue::Switch(self.loss_on_time),
            Setting::Danger => SettingValue::Switch(self.danger),
            Setting::Bell => SettingValue::Text(word(&self.bell)),
        }
    }

    /// Gives a setting a value.
    ///
    /// # Errors
    ///
    /// When it cannot have that value. It keeps the one that it has.
    pub fn set(&mut self, setting: Setting, value: &SettingValue) -> Result<(), WrongValue> {
        let wrong = |reason| WrongValue::new(setting, &format!("\"{value}\""), reason);
        let is_set = match value {
            SettingValue::Switch(is_on) => self.switch(setting, *is_on).is_some(),
            SettingValue::Text(text) if setting == Setting::Clock => match read_control(text) {
                Ok(clock) => {
                    self.clock = clock;
                    true
                }
                Err(fault) => return Err(wrong(fault.to_string())),
            },
            SettingValue::Text(text) => self.read(setting, text.trim()).is_some(),
        };
        if is_set {
            Ok(())
        } else {
            Err(wrong(setting.allowed()))
        }
    }

    fn switch(&mut self, setting: Setting, is_on: bool) -> Option<()> {
        match setting {
            Setting::Mouse => self.mouse = is_on,
            Setting::LossOnTime => self.loss_on_time = is_on,
            Setting::Danger => self.danger = is_on,
            _ => return None,
        }
        Some(())
    }

    fn read(&mut self, setting: Setting, text: &str) -> Option<()> {
        match setting {
            Setting::Theme => self.theme = ThemeName::from_str(text, true).ok()?,
            Setting::Glyphs => self.glyphs = GlyphSet::from_str(text, true).ok()?,
            Setting::Colours => self.colours = Colours::from_str(text, true).ok()?,
            Setting::Black => text.clone_into(&mut self.black),
            Setting::White => text.clone_into(&mut self.white),
            Setting::Bell => self.bell = Bell::from_str(text, true).ok()?,
            Setting::Mouse | Setting::Clock | Setting::LossOnTime | Setting::Danger => return None,
        }
        Some(())
    }
}
