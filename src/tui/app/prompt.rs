//! The line in which moves and commands are typed.

use super::commands::completions;
use super::{App, Edit, Open, Typed};

/// The most characters that a line takes.
const MOST: usize = 400;

/// The typed line.
#[derive(Debug)]
pub struct Prompt {
    line: Typed,
    /// How far back in what was typed before, from 1; 0 is the line that is being typed.
    back: usize,
    /// The beginning that is being completed, and how often that has been asked for.
    completing: Option<(String, usize)>,
}

impl Prompt {
    /// What has been typed.
    pub fn text(&self) -> &str {
        self.line.text()
    }

    /// The line.
    pub const fn line(&self) -> &Typed {
        &self.line
    }

    /// Puts in a text.
    pub(super) fn insert(&mut self, text: &str) {
        self.line.insert(text);
    }

    /// A line with something typed already.
    pub(super) fn with(text: &str) -> Self {
        Self {
            line: Typed::new(text, MOST),
            back: 0,
            completing: None,
        }
    }
}

impl App {
    /// Changes the typed line.
    pub(super) fn edit(&mut self, edit: Edit) {
        let prompt = match &mut self.open {
            Some(Open::Prompt(prompt)) => prompt,
            Some(Open::Form(form)) if edit == Edit::Type(' ') && form.chosen().does().is_some() => {
                return self.accept();
            }
            Some(Open::Form(form)) => return form.edit(edit),
            _ => return,
        };
        if edit != Edit::Complete {
            prompt.completing = None;
        }
        match edit {
            Edit::Erase if prompt.text().is_empty() => self.open = None,
            Edit::Older | Edit::Newer => recall(prompt, &self.history, edit),
            Edit::Complete => complete(prompt),
            edit => prompt.line.edit(edit),
        }
    }
}

/// Shows an older or a newer line of those that were typed before.
fn recall(prompt: &mut Prompt, history: &[String], edit: Edit) {
    if edit == Edit::Newer && prompt.back == 0 {
        return;
    }
    prompt.back = match edit {
        Edit::Older => (prompt.back + 1).min(history.len()),
        _ => prompt.back.saturating_sub(1),
    };
    let line = history
        .len()
        .checked_sub(prompt.back)
        .and_then(|place| history.get(place));
    prompt.line.set(line.map_or("", String::as_str));
}

/// Completes what is typed, and goes through all that fit if that is asked for again.
fn complete(prompt: &mut Prompt) {
    let (begun, place) = match prompt.completing.take() {
        Some((begun, place)) => (begun, place + 1),
        None => (prompt.text().trim_start().to_ascii_lowercase(), 0),
    };
    let fitting = completions(&begun);
    if !fitting.is_empty() {
        prompt.line.set(&fitting[place % fitting.len()]);
        prompt.completing = Some((begun, place));
    }
}
