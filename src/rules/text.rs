//! The rules as text.

/// The rules as players read them, numbered: plain ASCII, in Markdown. See [`rules_text`] for its lines.
pub const RULES: &str = include_str!("RULES.md");

/// A line of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextLine {
    /// A heading.
    Heading(&'static str),
    /// A line of a paragraph or a list, or an empty one.
    Text(&'static str),
    /// A line of a diagram: a part of the board with names of rows and columns, and words beside it.
    Diagram(&'static str),
}

/// The rules line by line, without the signs of Markdown.
pub fn rules_text() -> impl Iterator<Item = TextLine> {
    let mut is_diagram = false;
    RULES.lines().filter_map(move |line| {
        if line.starts_with("```") {
            is_diagram = !is_diagram;
            return None;
        }
        Some(match line.strip_prefix('#') {
            _ if is_diagram => TextLine::Diagram(line),
            Some(heading) => TextLine::Heading(heading.trim_start_matches('#').trim()),
            None => TextLine::Text(line),
        })
    })
}
