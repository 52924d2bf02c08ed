//! The help: keys, commands and rules, scrolled.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Padding, Widget};

use super::danger;
use super::hints::Hints;
use super::screen::Screen;
use super::text::{clear, wrap};
use crate::rules::{TextLine, rules_text};
use crate::tui::app::{Action, Help, Scope};
use crate::tui::keys;
use crate::tui::manual::{self, Item, Section};
use crate::tui::theme::{Glyphs, Looks, Theme};

/// The most columns that the text of the help has.
const WIDTH: u16 = 76;
/// The columns of the names of keys and commands.
const LABEL: usize = 22;

/// The columns that tell how far one has read, at most.
const FOOT: u16 = 11;
/// How many lines of the help are seen at once in a window, and how many there are.
pub fn room_for_help(window: Rect, looks: &Looks) -> (usize, usize) {
    let inner = frame(looks.glyphs).inner(place(window));
    (inner.height.into(), lines(looks.glyphs, inner.width).len())
}

/// Where the help is in a window.
fn place(window: Rect) -> Rect {
    let width = window.width.min(WIDTH + 4);
    Rect {
        x: window.x + (window.width - width) / 2,
        width,
        ..window
    }
}

/// The frame around the help.
fn frame(glyphs: &Glyphs) -> Block<'static> {
    Block::bordered()
        .border_set(glyphs.border)
        .padding(Padding::horizontal(1))
}

impl Screen<'_> {
    /// Draws the help. Gives the place of the cursor: its first line.
    pub(super) fn draw_help(self, help: Help, window: Rect, buffer: &mut Buffer) -> Position {
        let area = place(window);
        let glyphs = self.looks.glyphs;
        clear(window, buffer);
        let block = frame(glyphs);
        let inner = block.inner(area);
        let lines = lines(glyphs, inner.width);
        let page = usize::from(inner.height);
        let top = help.top.min(lines.len().saturating_sub(page));
        let [above, below] = glyphs.more;
        let more_above = if top > 0 { above } else { " " };
        let more_below = if top + page < lines.len() { below } else { " " };
        let title = Line::styled(" Help ", Theme::CHOSEN).centered();
        let percent = (top + page).min(lines.len()) * 100 / lines.len().max(1);
        let foot = Line::raw(format!(" {more_above} {percent} % {more_below} "));
        block
            .title_top(title)
            .title_bottom(" ")
            .title_bottom(foot.right_aligned())
            .render(area, buffer);
        let (area, keys) = self.help_keys(window);
        keys.line().render(area, buffer);
        for (row, line) in inner.rows().zip(lines.into_iter().skip(top)) {
            line.render(row, buffer);
        }
        Position::new(inner.x, inner.y)
    }

    /// What the key does that stands at a point of the frame.
    pub(super) fn help_key_at(self, window: Rect, point: Position) -> Option<Action> {
        let (area, keys) = self.help_keys(window);
        let is_here = area.contains(point);
        is_here.then(|| keys.action_at((point.x - area.x).into()))?
    }

    /// Where the keys stand in the frame, and those that fit beside what tells how far one has read.
    fn help_keys(self, window: Rect) -> (Rect, Hints) {
        let frame = place(window);
        let keys = self.hints_that_fit(frame.width.saturating_sub(FOOT + 4).into());
        let area = Rect {
            x: frame.x + 2,
            y: frame.bottom().saturating_sub(1),
            width: u16::try_from(keys.width()).unwrap_or(0),
            height: 1,
        };
        (area.intersection(frame), keys)
    }
}

/// The text of the help for so many columns.
fn lines(glyphs: &Glyphs, columns: u16) -> Vec<Line<'static>> {
    let columns = usize::from(columns);
    // What the game is about comes first, and the rules word by word last.
    let mut lines = rules(glyphs, columns);
    let mut headings = (0..lines.len()).filter(|&line| is_heading(&lines[line]));
    let rules = lines.split_off(headings.nth(2).unwrap_or(0));
    let sections = manual::controls().into_iter().chain([
        in_danger(glyphs),
        manual::settings(),
        manual::files(),
    ]);
    lines.extend(sections.flat_map(|section| section_lines(&section, columns)));
    lines.extend(rules);
    lines
}

/// The signs of danger.
fn in_danger(glyphs: &Glyphs) -> Section {
    let key = keys::label(Scope::Table, Action::Danger).unwrap_or_default();
    let text = format!(
        "With {key} you see what is in danger in the position on the board, as the side to move has to look at it \
         before its move. Only the next move of each side is looked at, and two moves of the King."
    );
    Section {
        title: "What is in danger",
        text: text.into(),
        items: danger::signs(glyphs).iter().map(Item::from).collect(),
    }
}

/// A section, and an empty line.
fn section_lines(section: &Section, columns: usize) -> Vec<Line<'static>> {
    let mut lines = vec![heading(section.title), Line::default()];
    if !section.text.is_empty() {
        lines.extend(wrap(&section.text, columns).into_iter().map(Line::raw));
        lines.push(Line::default());
    }
    lines.extend(section.items.iter().flat_map(|it| item(it, columns)));
    lines.push(Line::default());
    lines
}

fn heading(title: &str) -> Line<'static> {
    Line::styled(format!(" {title} "), Theme::CHOSEN)
}

/// Whether a line of the rules is a heading.
fn is_heading(line: &Line<'_>) -> bool {
    line.style == Theme::CHOSEN
}

/// Something and what is said of it, below each other where they do not fit side by side.
fn item(item: &Item, columns: usize) -> Vec<Line<'static>> {
    let label = format!("{} {}", item.name, item.argument);
    let label = label.trim_end();
    if columns >= 2 * LABEL && label.len() <= LABEL {
        let texts = wrap(&item.words, columns - LABEL - 1).into_iter();
        let labels = std::iter::once(label).chain(std::iter::repeat(""));
        let line = |(label, text)| {
            let label = Span::styled(format!("{label:<LABEL$} "), Theme::STRONG);
            Line::from(vec![label, Span::raw(text)])
        };
        labels.zip(texts).map(line).collect()
    } else {
        let labels = wrap(label, columns).into_iter();
        let labels = labels.map(|label| Line::styled(label, Theme::STRONG));
        let texts = wrap(&item.words, columns.saturating_sub(2)).into_iter();
        let texts = texts.map(|text| Line::raw(format!("  {text}")));
        labels.chain(texts).collect()
    }
}

/// The rules, with the diagrams in the signs of the board.
fn rules(glyphs: &Glyphs, columns: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let mut paragraph = String::new();
    for line in rules_text().chain([TextLine::Text("")]) {
        let begins_anew = match line {
            TextLine::Text(text) => text.is_empty() || text.starts_with('-'),
            TextLine::Heading(_) | TextLine::Diagram(_) => true,
        };
        if begins_anew && !paragraph.is_empty() {
            lines.extend(
                wrap(&std::mem::take(&mut paragraph), columns)
                    .into_iter()
                    .map(Line::raw),
            );
        }
        match line {
            TextLine::Heading(title) => lines.push(heading(title)),
            TextLine::Diagram(line) => lines.push(Line::raw(glyphs.diagram(line))),
            TextLine::Text("") => lines.push(Line::default()),
            TextLine::Text(text) => {
                paragraph.push_str(if paragraph.is_empty() { "" } else { " " });
                paragraph.push_str(text.trim());
            }
        }
    }
    lines
}
