//! Settings that are changed at the table.

use super::{Action, App, Open, Prompt, Question, Request};
use crate::clock::Clock;
use crate::rules::Side;
use crate::settings::{Setting, Settings, ThemeName};
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
        self.message = format!("The theme is {theme}; :set theme {theme} keeps it for later.");
    }

    /// Lists the settings and their values, to change one of them.
    pub(super) fn list_settings(&mut self) {
        let list = Question::menu("Settings", "", "close", Action::Close);
        let list = Setting::ALL.into_iter().fold(list, |list, setting| {
            let (name, value) = (setting.name(), self.settings.value(setting));
            list.or(format!("{name}: {value}"), Action::TypeSetting(setting))
        });
        self.open = Some(Open::Question(list));
    }

    /// Opens the prompt to type a value.
    pub(super) fn type_setting(&mut self, setting: Setting) {
        let begun = format!("set {} ", setting.name());
        self.open = Some(Open::Prompt(Prompt::with(&begun)));
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
        match self
            .settings
            .set(setting, &setting.typed(bare.unwrap_or(value)))
        {
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
        let clock = self.game().clock().clone();
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
