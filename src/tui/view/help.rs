//! The help: keys, commands and rules, scrolled.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Padding, Paragraph, Widget};

use super::hints::Hints;
use super::{Screen, clear, danger, wrap};
use crate::rules::{TextLine, rules_text};
use crate::settings::Setting;
use crate::tui::app::{Action, COMMANDS, Help};
use crate::tui::keys::{MOUSE, PARTS, TABLE};
use crate::tui::theme::{Glyphs, Looks, Theme};

/// The most columns that the text of the help has.
const WIDTH: u16 = 76;
/// The columns of the names of keys and commands.
const LABEL: usize = 22;

/// The columns that tell how far one has read, at most.
const FOOT: u16 = 11;
/// What is shown with the signs of danger.
const IN_DANGER: &str = "With i you see what is in danger in the position on the board, as the side to move has to \
    look at it before its move. Only the next move of each side is looked at, and two moves of the King.";

/// Where games are kept, and how one gets to another machine.
const KEPT: &str = "Every move is saved at once, in a file of its own for each game, under \
    $XDG_STATE_HOME/alea/games, or .local/state/alea/games at home; alea paths tells where that is, and alea games \
    lists them. To go on with a game on another machine, copy its file there and open it with alea FILE.";

/// Where the settings are, and how they are changed.
const SETTINGS: &str = ":set changes a setting and keeps it in $XDG_CONFIG_HOME/alea/config.toml, or \
    .config/alea/config.toml at home, a file to be changed by hand, too. :set alone lists them.";

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
        Paragraph::new(lines.into_iter().skip(top).take(page).collect::<Vec<_>>())
            .render(inner, buffer);
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
    let heading = |text: &str| {
        vec![
            Line::styled(text.to_owned(), Theme::CHOSEN),
            Line::default(),
        ]
    };
    // What the game is about comes first, and the rules word by word last.
    let mut lines = rules(glyphs, columns);
    let rules = lines.split_off(
        lines
            .iter()
            .enumerate()
            .filter(|(_, line)| is_heading(line))
            .nth(2)
            .map_or(0, |(place, _)| place),
    );
    for (scope, title) in PARTS {
        lines.extend(heading(&format!(" {title} ")));
        let bindings = TABLE.iter().filter(|binding| binding.scope == scope);
        lines.extend(bindings.flat_map(|binding| item(binding.label, binding.words(), columns)));
        lines.push(Line::default());
    }
    lines.extend(heading(" The mouse "));
    let uses = MOUSE.iter();
    lines.extend(uses.flat_map(|(what, does)| item(what, does, columns)));
    lines.push(Line::default());
    lines.extend(heading(" What can be typed after : "));
    lines.extend(item("c1-c4, c1 c4, c1c4", "a move", columns));
    lines.extend(item(
        "c1",
        "an intersection: the cursor goes there",
        columns,
    ));
    for command in COMMANDS {
        lines.extend(item(
            &format!("{} {}", command.name, command.argument),
            command.words(),
            columns,
        ));
    }
    lines.push(Line::default());
    lines.extend(heading(" What is in danger "));
    lines.extend(wrap(IN_DANGER, columns).into_iter().map(Line::raw));
    for (sign, words) in danger::signs(glyphs) {
        lines.extend(item(sign, words, columns));
    }
    lines.push(Line::default());
    lines.extend(heading(" Where games are kept "));
    lines.extend(wrap(KEPT, columns).into_iter().map(Line::raw));
    lines.push(Line::default());
    lines.extend(settings(columns));
    lines.extend(rules);
    lines
}

/// The settings, and what they can be.
fn settings(columns: usize) -> Vec<Line<'static>> {
    let mut lines = vec![Line::styled(" Settings ", Theme::CHOSEN), Line::default()];
    lines.extend(wrap(SETTINGS, columns).into_iter().map(Line::raw));
    lines.push(Line::default());
    for setting in Setting::ALL {
        let words = format!("{}; {}", setting.words(), setting.allowed());
        lines.extend(item(setting.name(), &words, columns));
    }
    lines.push(Line::default());
    lines
}

/// Whether a line of the rules is a heading.
fn is_heading(line: &Line<'_>) -> bool {
    line.style == Theme::CHOSEN
}

/// A key or a command and what it does, below each other where they do not fit side by side.
fn item(label: &str, words: &str, columns: usize) -> Vec<Line<'static>> {
    let label = Span::styled(format!("{label:<LABEL$} "), Theme::STRONG);
    if columns >= 2 * LABEL {
        let texts = wrap(words, columns - LABEL - 1);
        let mut label = Some(label);
        let begin = |text: String| {
            let label = label
                .take()
                .unwrap_or_else(|| Span::raw(" ".repeat(LABEL + 1)));
            Line::from(vec![label, Span::raw(text)])
        };
        texts.into_iter().map(begin).collect()
    } else {
        let texts = wrap(words, columns.saturating_sub(2));
        let below = texts.into_iter().map(|text| Line::raw(format!("  {text}")));
        std::iter::once(Line::from(label)).chain(below).collect()
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
            TextLine::Heading(heading) => {
                lines.push(Line::styled(format!(" {heading} "), Theme::CHOSEN));
            }
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
