//! What the table cannot do by itself.

use crate::settings::Setting;

/// What the table needs done outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// The game on the table is a new one: it is to be saved in a file of its own.
    NewGame,
    /// The saved games are listed.
    ListGames,
    /// The game of this place in the list is opened.
    Open(usize),
    /// The game is saved under a name; a file that is there is written over only if that was agreed to.
    SaveAs {
        /// The name, as it was typed.
        name: String,
        /// Whether a file of that name may be written over.
        may_overwrite: bool,
    },
    /// The value of a setting is kept for the next time.
    KeepSetting(Setting),
    /// The program ends.
    Quit,
    /// The terminal tells of the mouse, or does so no longer.
    Mouse(bool),
    /// The program is suspended.
    Suspend,
    /// The whole screen is drawn anew.
    Redraw,
    /// The terminal's bell rings.
    Bell,
}
