//! The message line, the prompt, and the line of keys.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::hints::{BETWEEN, Hint, Hints};
use super::screen::Screen;
use super::text::{clear, shorten, to_u16, wrap};
use super::typed::draw_typed;
use crate::tui::app::{Action, Prompt, Scope};
use crate::tui::keys::{self, When};
use crate::tui::layout::{Layout, split_columns};
use crate::tui::theme::Theme;
use crate::words::Manner;

/// The columns of the name of an intersection.
const NAME: usize = 3;

impl Screen<'_> {
    /// Writes the message. One that is too long for its line also takes lines around it, but never the cursor's.
    pub(super) fn draw_message(self, layout: &Layout, buffer: &mut Buffer) {
        let (area, lines) = self.message(layout);
        clear(area, buffer);
        for (y, text) in area.rows().zip(&lines) {
            Line::styled(text.as_str(), Theme::STRONG).render(y, buffer);
        }
        if lines.len() > area.height.into() {
            let cut = Line::styled(self.looks.glyphs.cut, Theme::STRONG).right_aligned();
            cut.render(
                Rect {
                    y: area.bottom() - 1,
                    height: 1,
                    ..area
                },
                buffer,
            );
        }
    }

    /// Where the message is, and its lines.
    pub(super) fn message(self, layout: &Layout) -> (Rect, Vec<String>) {
        let line = layout.message;
        let message = self.app.message();
        let message = match self.danger {
            // With a panel, it is said there.
            Some(danger) if layout.panel.is_none() && self.app.has_just_shown_danger() => {
                danger.short_words(Manner::Shown)
            }
            _ => message.to_owned(),
        };
        let lines = wrap(&message, line.width.into());
        let bottom = layout.keys.map_or(line.bottom(), Rect::bottom);
        let cursor = layout
            .board
            .point(self.app.cursor())
            .map_or(layout.board.area.y, |(_, y)| y);
        let room = bottom.saturating_sub(cursor + 1).max(1);
        let height = u16::try_from(lines.len())
            .unwrap_or(u16::MAX)
            .clamp(1, room);
        let area = Rect {
            y: line.y.min(bottom - height),
            height,
            ..line
        };
        (area, lines)
    }

    /// Writes the prompt with what is typed. Gives the place of the cursor.
    pub(super) fn draw_prompt(prompt: &Prompt, area: Rect, buffer: &mut Buffer) -> Position {
        let sign = keys::label(Scope::Table, Action::Prompt).unwrap_or_default();
        let sign = Line::styled(sign, Theme::STRONG);
        let [_, typed] = split_columns(area, to_u16(sign.width()));
        sign.render(area, buffer);
        if prompt.text().is_empty() {
            let hint = "a move such as c1-c4, an intersection, or a command";
            Line::styled(format!(" {hint}"), Theme::FAINT).render(typed, buffer);
            return typed.as_position();
        }
        draw_typed(prompt.line(), typed, buffer)
    }

    /// Writes the keys that work now, as many as there is room for, and the name of the cursor's intersection.
    pub(super) fn draw_keys(self, area: Rect, buffer: &mut Buffer) {
        if let Some(reason) = self.app.why_unsafe() {
            // It is more important than any key, and stays until it is mended.
            let warning = format!(" Not saved: {reason} ");
            let text = shorten(&warning, area.width.into(), self.looks.glyphs.cut);
            Line::styled(text, Theme::CHOSEN).render(area, buffer);
            return;
        }
        self.hints(area).line().render(area, buffer);
        if self.app.scope() == Scope::Table {
            let name = Line::raw(format!("{:#}", self.app.cursor()));
            name.right_aligned().render(area, buffer);
        }
    }

    /// What the key does that stands at a point of the line of keys.
    pub(super) fn key_at(self, area: Rect, point: Position) -> Option<Action> {
        if self.app.why_unsafe().is_some() || !area.contains(point) {
            return None;
        }
        self.hints(area).action_at((point.x - area.x).into())
    }

    /// The keys that the line of keys has room for beside the name of an intersection.
    fn hints(self, area: Rect) -> Hints {
        self.hints_that_fit(usize::from(area.width).saturating_sub(NAME + 1))
    }

    /// As many of the keys that work now as fit. Those that always work stay longest.
    pub(super) fn hints_that_fit(self, columns: usize) -> Hints {
        let scope = self.app.scope();
        let bindings = keys::TABLE.iter().filter(|binding| binding.scope == scope);
        let hints =
            bindings.flat_map(|binding| binding.hints.iter().map(move |hint| (binding, hint)));
        let hints = hints.filter(|(_, (when, ..))| self.is(*when));
        let mut hints = Hints(hints.map(Hint::new).collect());
        while hints.width() > columns + BETWEEN && hints.remove_least() {}
        hints
    }

    fn is(self, when: When) -> bool {
        let app = self.app;
        let (is_over, is_lifted) = (app.game().ending().is_some(), app.lifted().is_some());
        match when {
            When::Always => true,
            When::Lifted => is_lifted,
            When::Looking => app.is_looking() && !is_lifted,
            When::Varied => !is_lifted && app.game().variations(app.shown()) > 1,
            When::Over => is_over && !app.is_looking(),
            When::Played => !is_over && !is_lifted && app.game().can_undo() && !app.is_looking(),
            When::Free => !is_over && !is_lifted,
        }
    }
}
