//! What is settled before anything is done: options count more than `NO_COLOR`, that more than the file of the settings,
//! and the file more than what is found out about the terminal.

use super::arguments::Display;
use super::complaint::complain;
use crate::record::Record;
use crate::settings::Settings;
use crate::store::{Folders, SettingsError, read_settings};
use crate::tui::app::App;
use crate::tui::theme::{Environment, Glyphs, Looks};

/// The settings that hold.
#[derive(Debug)]
pub(super) struct Settled {
    pub(super) settings: Settings,
    pub(super) environment: Environment,
    /// What is wrong in the file of the settings.
    faults: Vec<SettingsError>,
}

/// So many faults of the settings are told.
const MOST_FAULTS: usize = 20;

impl Settled {
    /// Reads the settings, and lets options and the environment overrule them.
    pub(super) fn new(display: &Display, folders: &Folders) -> Self {
        let environment = Environment::of_process();
        let (mut settings, faults) = read_settings(folders);
        display.overrule(&mut settings, &environment);
        Self {
            settings,
            environment,
            faults,
        }
    }

    /// The signs for a command that needs no screen, which tells on standard error what is wrong with the settings.
    pub(super) fn glyphs(&self) -> &'static Glyphs {
        self.complain();
        Looks::of(&self.settings, &self.environment).glyphs
    }

    /// Tells on standard error what is wrong with the settings.
    pub(super) fn complain(&self) {
        for fault in self.faults.iter().take(MOST_FAULTS) {
            complain(&fault.to_string());
        }
        let others = self.faults.len().saturating_sub(MOST_FAULTS);
        if others > 0 {
            complain(&format!("and {others} more faults in the settings"));
        }
    }

    /// A table with a record on it, at which the first thing that is wrong is told.
    pub(super) fn table(&self, mut record: Record) -> App {
        let warning = self.warning(&record);
        record.warnings.clear();
        let mut app = App::new(record, self.settings.clone());
        if let Some(warning) = warning {
            app.say(&warning);
        }
        app
    }

    /// What is wrong with a record, or else with the settings, in a line.
    pub(super) fn warning(&self, record: &Record) -> Option<String> {
        let of_settings = || {
            let first = self.faults.first()?.in_short();
            Some(match self.faults.len() {
                1 => format!("in {first}"),
                count => format!("{count} faults in the settings, see alea paths; {first}"),
            })
        };
        record.warnings.first().cloned().or_else(of_settings)
    }
}
