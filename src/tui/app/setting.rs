//! Settings that are changed at the table.

use super::{Action, App, Open, Prompt, Question, Request};
use crate::clock::Clock;
use crate::rules::Side;
use crate::settings::{Setting, SettingValue, Settings, ThemeName};
use crate::words::sentence;

impl App {
    /// The settings as they are now.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The theme that was chosen.
    pub const fn theme(&self) -> ThemeName {
        self.settings.theme
    }

    /// Goes on to the next theme, for this sitting only.
    pub(super) fn next_theme(&mut self) {
        self.settings.theme = self.settings.theme.next();
        self.tell_theme();
    }

    /// Changes the theme to the one that is typed, for this sitting only.
    pub(super) fn type_theme(&mut self, name: &str) {
        if name.is_empty() {
            return self.set(Setting::Theme.name());
        }
        match self
            .settings
            .set(Setting::Theme, &Setting::Theme.typed(name))
        {
            Ok(()) => self.tell_theme(),
            Err(wrong) => self.refuse(&wrong),
        }
    }

    fn tell_theme(&mut self) {
        let theme = self.settings.value(Setting::Theme);
        self.message =
            format!("The theme is {theme}; typing set theme {theme} keeps it for later.");
    }

    /// Whether the mouse is asked for.
    pub const fn has_mouse(&self) -> bool {
        self.settings().mouse
    }

    /// Switches the mouse off, or on.
    pub(super) fn switch_mouse(&mut self) {
        self.settings.mouse = !self.has_mouse();
        self.requests.push(Request::Mouse(self.has_mouse()));
        self.message = String::from(if self.has_mouse() {
            "The mouse moves ships from now on."
        } else {
            "The mouse is off: dragging selects text now."
        });
    }

    /// Lists the settings and their values, to change one of them; at first, the first one.
    pub(super) fn list_settings(&mut self) {
        self.list_settings_at(Setting::ALL[0]);
    }

    fn list_settings_at(&mut self, chosen: Setting) {
        let list = Question::list("Settings", "close", Action::Close);
        let list = Setting::ALL.into_iter().fold(list, |list, setting| {
            let (name, value) = (setting.name(), self.settings.value(setting));
            list.or(format!("{name}: {value}"), Action::Setting(setting))
        });
        let list = list.choosing(|choice| choice.action == Action::Setting(chosen));
        self.open = Some(Open::Question(list));
    }

    /// Lists what a setting can be, to choose one; opens the prompt with its value if it can be anything.
    pub(super) fn list_values(&mut self, setting: Setting) {
        let (name, value) = (setting.name(), self.settings.value(setting));
        let values = setting.choices();
        self.open = Some(if values.is_empty() {
            let value = match value {
                SettingValue::Text(text) => text,
                SettingValue::Switch(_) => String::new(),
            };
            Open::Prompt(Prompt::with(&format!("set {name} {value}")))
        } else {
            let present = values.iter().position(|word| *word == value.to_string());
            let list = Question::list(name, "leave it as it is", Action::Settings);
            let list = values
                .into_iter()
                .zip(0..)
                .fold(list, |list, (word, place)| {
                    list.or(word, Action::SetTo(setting, place))
                });
            let is_present =
                |action| present.map(|place| Action::SetTo(setting, place)) == Some(action);
            Open::Question(list.choosing(|choice| is_present(choice.action)))
        });
    }

    /// Gives a setting the value of a place among its values, and goes back to the list.
    pub(super) fn set_to(&mut self, setting: Setting, place: usize) {
        if let Some(word) = setting.choices().get(place) {
            self.change(setting, word);
        }
        self.list_settings_at(setting);
    }

    /// Changes a setting as it is typed, such as `theme dark`, and has it kept. Without a value it is told, and without
    /// a name all are listed.
    pub(super) fn set(&mut self, argument: &str) {
        if argument.is_empty() {
            return self.list_settings();
        }
        let end = |letter: char| letter.is_whitespace() || letter == '=';
        let (name, value) = argument.split_once(end).unwrap_or((argument, ""));
        let Some(setting) = Setting::named(name) else {
            return self.say(&Setting::all_in_words());
        };
        let value = value.trim_start_matches(end);
        if value.is_empty() {
            return self.say(&format!("{}; {}", self.told(setting), setting.allowed()));
        }
        // A name may stand in quotes, as in the file, and only so it can be empty.
        let bare = value
            .strip_prefix('"')
            .and_then(|value| value.strip_suffix('"'));
        self.change(setting, bare.unwrap_or(value));
    }

    /// Gives a setting a value as it is typed, and has it kept.
    fn change(&mut self, setting: Setting, value: &str) {
        match self.settings.set(setting, &setting.typed(value)) {
            Ok(()) => {
                self.apply(setting);
                self.say(&self.told(setting));
                self.requests.push(Request::KeepSetting(setting));
            }
            Err(wrong) => self.refuse(&wrong),
        }
    }

    /// Lets a setting count for the game on the table, or for the next one if it comes too late for that.
    fn apply(&mut self, setting: Setting) {
        let is_in_time = match setting {
            Setting::Black | Setting::White | Setting::LossOnTime => self.is_played(),
            // A game has its clocks for good when it has begun.
            Setting::Clock => self.is_played() && !self.game().has_begun(),
            Setting::Mouse => return self.requests.push(Request::Mouse(self.has_mouse())),
            _ => return,
        };
        self.for_next_game.retain(|&other| other != setting);
        if is_in_time {
            self.apply_to_game(setting);
        } else {
            self.for_next_game.push(setting);
        }
    }

    fn apply_to_game(&mut self, setting: Setting) {
        let (settings, record) = (&self.settings, &mut self.record);
        match setting {
            Setting::Black => record.set_player(Side::Black, &settings.black),
            Setting::White => record.set_player(Side::White, &settings.white),
            Setting::Clock => record.game.set_clock(settings.clocks()),
            Setting::LossOnTime => {
                let clock = record.game.clock().clone();
                record.game.set_clock(clock.losing(settings.loss_on_time));
            }
            _ => {}
        }
        if self.game().has_begun() {
            self.changed();
        }
    }

    /// The clocks that are proposed for the next game: those of this one, or what was set meanwhile.
    pub(super) fn clock_to_come(&self) -> Clock {
        let clock = self.model().game.clock().anew();
        if self.for_next_game.contains(&Setting::Clock) {
            self.settings.clocks()
        } else if self.for_next_game.contains(&Setting::LossOnTime) {
            clock.losing(self.settings.loss_on_time)
        } else {
            clock
        }
    }

    /// The name of a side's player that was set for the next game; empty for none.
    pub(super) fn name_to_come(&self, side: Side) -> Option<&str> {
        let setting = match side {
            Side::Black => Setting::Black,
            Side::White => Setting::White,
        };
        let is_set = self.for_next_game.contains(&setting);
        is_set.then(|| self.settings.player(side).unwrap_or_default())
    }

    fn told(&self, setting: Setting) -> String {
        let told = format!("{} is {}", setting.name(), self.settings.value(setting));
        if self.for_next_game.contains(&setting) {
            format!("{told} from the next game on")
        } else {
            told
        }
    }

    /// Takes in whether a changed setting is kept: in this file, or for this reason not.
    pub fn tell_kept(&mut self, setting: Setting, kept: Result<&str, &str>) {
        let told = self.told(setting);
        self.message = sentence(&match kept {
            Ok(file) => format!("{told}; kept in {file}"),
            Err(reason) => format!("{told}, for this sitting only: {reason}"),
        });
    }
}
