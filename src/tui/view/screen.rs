//! What the parts of the screen are drawn from.

use ratatui::layout::Rect;

use crate::danger::Danger;
use crate::tui::app::App;
use crate::tui::layout::Layout;
use crate::tui::theme::{Looks, Theme};

/// The layout of a table in a window; `None` if that is too small.
pub fn layout(app: &App, window: Rect) -> Option<Layout> {
    Layout::new(window, app.in_sight(), app.is_turned())
}

/// What the parts of the screen are drawn from.
#[derive(Clone, Copy)]
pub(super) struct Screen<'a> {
    pub(super) app: &'a App,
    pub(super) looks: &'a Looks,
    pub(super) theme: Theme,
    /// What is in danger, if that is shown.
    pub(super) danger: Option<&'a Danger>,
}

impl<'a> Screen<'a> {
    pub(super) fn new(app: &'a App, looks: &'a Looks, danger: Option<&'a Danger>) -> Self {
        let theme = looks.styles(app.theme());
        Self {
            app,
            looks,
            theme,
            danger,
        }
    }
}
