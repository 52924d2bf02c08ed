//! `alea rules`: the rules in words.

use std::io::{self, Write};

use crate::rules::{TextLine, rules_text};

/// Writes the rules as plain text.
pub(super) fn rules(out: &mut impl Write) -> io::Result<()> {
    rules_text().try_for_each(|line| match line {
        TextLine::Heading(heading) => writeln!(out, "{}", heading.to_uppercase()),
        TextLine::Text(text) | TextLine::Diagram(text) => writeln!(out, "{text}"),
    })
}
