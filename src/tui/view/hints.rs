//! The keys that are named in a line: how they are written, and which one stands where.

use ratatui::text::{Line, Span};

use crate::tui::app::Action;
use crate::tui::keys::{Binding, When};
use crate::tui::theme::Theme;

/// The columns between two keys.
pub(super) const BETWEEN: usize = 2;

/// A key, or several, and in words what they do.
#[derive(Clone, Copy)]
pub(super) struct Hint {
    binding: &'static Binding,
    when: When,
    label: &'static str,
    words: &'static str,
}

impl Hint {
    pub(super) fn new(
        (binding, hint): (
            &'static Binding,
            &'static (When, &'static str, &'static str),
        ),
    ) -> Self {
        let &(when, label, words) = hint;
        Self {
            binding,
            when,
            label,
            words,
        }
    }

    /// The columns that it takes, and those up to the next one.
    const fn width(&self) -> usize {
        self.label.len() + 1 + self.words.len() + BETWEEN
    }

    /// What the key does that is named at a column, or about which the words there are.
    fn action_at(&self, column: usize) -> Option<Action> {
        let words = column.saturating_sub(self.label.len() + 1);
        let place = if column < self.label.len() {
            self.label.get(..column)?.matches(' ').count()
        } else {
            self.words.get(..words)?.matches(", ").count()
        };
        self.binding.named(self.label.split(' ').nth(place)?)
    }
}

/// Keys side by side.
pub(super) struct Hints(pub(super) Vec<Hint>);

impl Hints {
    /// The columns that they take, and those after the last one.
    pub(super) fn width(&self) -> usize {
        self.0.iter().map(Hint::width).sum()
    }

    /// Leaves out the last one that does not always work, or else the last one. Tells whether there was any.
    pub(super) fn remove_least(&mut self) -> bool {
        let least = self.0.iter().rposition(|hint| hint.when != When::Always);
        match least.or(self.0.len().checked_sub(1)) {
            Some(least) => drop(self.0.remove(least)),
            None => return false,
        }
        true
    }

    pub(super) fn line(&self) -> Line<'static> {
        let spans = |hint: &Hint| {
            [
                Span::styled(hint.label, Theme::STRONG),
                Span::raw(format!(" {}{}", hint.words, " ".repeat(BETWEEN))),
            ]
        };
        self.0.iter().flat_map(spans).collect()
    }

    /// What the key does that stands at a column.
    pub(super) fn action_at(&self, column: usize) -> Option<Action> {
        let mut start = 0;
        let hint = self.0.iter().find(|hint| {
            let is_here = column < start + hint.width();
            start += if is_here { 0 } else { hint.width() };
            is_here
        })?;
        hint.action_at(column - start)
    }
}
