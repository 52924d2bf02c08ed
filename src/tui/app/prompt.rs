//! The line in which moves and commands are typed.

use clap::ValueEnum;
use tui_input::{Input, InputRequest};

use super::{Action, App, Edit, Open, sentence};
use crate::notation::{Entry, read_entry};
use crate::rules::{Ply, Side, Square};
use crate::tui::theme::ThemeName;

/// The most characters that a line takes.
const MOST: usize = 200;

/// A command that can be typed.
#[derive(Debug)]
pub struct Command {
    /// Its name.
    pub name: &'static str,
    /// What follows the name, in words; nothing if nothing follows.
    pub argument: &'static str,
    /// What it does.
    pub words: &'static str,
}

const fn command(name: &'static str, argument: &'static str, words: &'static str) -> Command {
    Command {
        name,
        argument,
        words,
    }
}

/// All commands, in the order of the help.
pub static COMMANDS: &[Command] = &[
    command("undo", "", Action::Undo.words()),
    command("redo", "", Action::Redo.words()),
    command(
        "goto",
        "7, 7b",
        "look at the position after a move of turn 7; 0 is the start",
    ),
    command("resign", "", Action::Resign.words()),
    command("draw", "", Action::OfferDraw.words()),
    command("new", "", Action::NewGame.words()),
    command("theme", "NAME", "change the theme"),
    command("menu", "", Action::Menu.words()),
    command("help", "", Action::Help.words()),
    command("quit", "", Action::Quit.words()),
];

/// The typed line.
#[derive(Debug, Default)]
pub struct Prompt {
    input: Input,
    /// How far back in what was typed before, from 1; 0 is the line that is being typed.
    back: usize,
}

impl Prompt {
    /// What has been typed.
    pub fn text(&self) -> &str {
        self.input.value()
    }

    /// The place of the cursor in a window of some columns: the first column of the text that is seen, and the column
    /// of the cursor in the window.
    pub fn window(&self, columns: usize) -> (usize, usize) {
        let first = self.input.visual_scroll(columns);
        (first, self.input.visual_cursor().saturating_sub(first))
    }

    /// Puts in a text, without its controls and line breaks, up to the length that a line may have.
    pub(super) fn insert(&mut self, text: &str) {
        for letter in text
            .chars()
            .map(|letter| if letter == '\n' { ' ' } else { letter })
        {
            if self.text().chars().count() < MOST && !letter.is_control() {
                self.input.handle(InputRequest::InsertChar(letter));
            }
        }
    }

    fn set(&mut self, text: &str) {
        self.input = Input::new(text.to_owned());
    }
}

impl App {
    /// Changes the typed line.
    pub(super) fn edit(&mut self, edit: Edit) {
        let Some(Open::Prompt(prompt)) = &mut self.open else {
            return;
        };
        let request = match edit {
            Edit::Type(letter) => return prompt.insert(letter.encode_utf8(&mut [0; 4])),
            Edit::Erase if prompt.text().is_empty() => return self.open = None,
            Edit::Erase => InputRequest::DeletePrevChar,
            Edit::Delete => InputRequest::DeleteNextChar,
            Edit::EraseWord => InputRequest::DeletePrevWord,
            Edit::EraseLine => InputRequest::DeleteLine,
            Edit::Left => InputRequest::GoToPrevChar,
            Edit::Right => InputRequest::GoToNextChar,
            Edit::Start => InputRequest::GoToStart,
            Edit::End => InputRequest::GoToEnd,
            Edit::Older | Edit::Newer => return recall(prompt, &self.history, edit),
            Edit::Complete => return complete(prompt),
        };
        prompt.input.handle(request);
    }

    /// Does what a typed line says.
    pub(super) fn obey(&mut self, line: &str) {
        let line = line.trim();
        if line.is_empty() {
            return;
        }
        if self.history.last().is_none_or(|last| last != line) {
            self.history.push(line.to_owned());
        }
        let (name, argument) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let argument = argument.trim();
        let known = COMMANDS
            .iter()
            .find(|command| command.name.eq_ignore_ascii_case(name));
        match known {
            Some(command) if command.argument.is_empty() && !argument.is_empty() => {
                self.message = format!(":{} stands alone.", command.name);
            }
            Some(command) => self.command(command.name, argument),
            None => self.move_or_place(line),
        }
    }

    fn command(&mut self, name: &str, argument: &str) {
        match name {
            "undo" => self.undo(),
            "redo" => self.redo(),
            "goto" => self.go_to(argument),
            "resign" => self.ask(Action::Resign),
            "draw" => self.ask(Action::OfferDraw),
            "new" => self.ask(Action::NewGame),
            "theme" => self.theme_command(argument),
            "menu" => self.update(Action::Menu),
            "help" => self.update(Action::Help),
            _ => self.ask(Action::Quit),
        }
    }

    /// Plays a typed move, or goes to a typed intersection.
    fn move_or_place(&mut self, line: &str) {
        if let Ok(square) = line.parse::<Square>() {
            self.cursor = square;
            return;
        }
        let is_word = line
            .chars()
            .take_while(|letter| letter.is_alphabetic())
            .count()
            > 2;
        if is_word && !line.eq_ignore_ascii_case("pass") {
            self.message = String::from(
                "There is no such command. Type a move like C1-C4, or see ? for the commands.",
            );
            return;
        }
        match read_entry(line, self.position()) {
            Ok(Entry::Ply(Ply::Move(mv))) => self.play(mv),
            // A forced pass has been played by itself, so that none is left to be played.
            Ok(Entry::Ply(Ply::Pass)) => {}
            Ok(Entry::Resignation) => self.ask(Action::Resign),
            Err(fault) => self.message = sentence(&format!("{fault:#}")),
        }
    }

    fn go_to(&mut self, argument: &str) {
        let digits = argument.trim_end_matches(['a', 'b', 'A', 'B']);
        let sides: &[Side] = match &argument[digits.len()..] {
            // The position after the whole turn, or after its first half if there is no more.
            "" => &[Side::White, Side::Black],
            "a" | "A" => &[Side::Black],
            "b" | "B" => &[Side::White],
            _ => &[],
        };
        let ply = match digits.parse::<usize>() {
            Ok(0) => Some(0),
            Ok(turn) => sides.iter().find_map(|&side| self.ply_of(turn, side)),
            Err(_) => None,
        };
        if let Some(ply) = ply {
            self.look_at(ply);
        } else {
            let last = self.ply_name(self.game().last());
            self.message = format!(
                "Turns are numbered like 7, 7a or 7b; 0 is the start, the last one is {last}."
            );
        }
    }

    fn theme_command(&mut self, argument: &str) {
        if let Ok(theme) = ThemeName::from_str(argument, true) {
            self.set_theme(theme);
        } else {
            let names: Vec<_> = ThemeName::value_variants()
                .iter()
                .map(|theme| theme.name())
                .collect();
            self.message = format!("The themes are {}.", names.join(", "));
        }
    }
}

/// Shows an older or a newer line of those that were typed before.
fn recall(prompt: &mut Prompt, history: &[String], edit: Edit) {
    prompt.back = match edit {
        Edit::Older => (prompt.back + 1).min(history.len()),
        _ => prompt.back.saturating_sub(1),
    };
    let line = history
        .len()
        .checked_sub(prompt.back)
        .and_then(|place| history.get(place));
    prompt.set(line.map_or("", String::as_str));
}

/// Completes the name of a command or a theme as far as it is certain.
fn complete(prompt: &mut Prompt) {
    let text = prompt.text().trim_start().to_ascii_lowercase();
    let (before, begun, names): (&str, &str, Vec<&str>) = match text.strip_prefix("theme ") {
        Some(begun) => (
            "theme ",
            begun.trim_start(),
            ThemeName::value_variants()
                .iter()
                .map(|name| name.name())
                .collect(),
        ),
        None => (
            "",
            &text,
            COMMANDS.iter().map(|command| command.name).collect(),
        ),
    };
    let fitting: Vec<_> = names
        .into_iter()
        .filter(|name| name.starts_with(begun))
        .collect();
    let Some(&first) = fitting.first() else {
        return;
    };
    let certain = (0..=first.len())
        .rev()
        .find(|&end| fitting.iter().all(|name| name.starts_with(&first[..end])));
    let blank = if fitting.len() == 1 && before.is_empty() {
        " "
    } else {
        ""
    };
    let completed = format!("{before}{}{blank}", &first[..certain.unwrap_or(0)]);
    if completed.len() > text.len() {
        prompt.set(&completed);
    }
}
