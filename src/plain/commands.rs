//! What can be typed beside moves.

use super::Session;
use crate::notation::read_square;

/// A command.
struct Command {
    name: &'static str,
    words: &'static str,
    does: Does,
    /// Whether it is not about the game that is open: the clock of that game does not start with it.
    is_aside: bool,
}

impl Command {
    /// What the help tells of it.
    fn words(&self) -> String {
        let (name, words) = (self.name, self.words);
        match self.does {
            Does::Alone(_) => format!("{name}: {words}."),
            Does::With(argument, _) => format!("{name} {argument}: {words}."),
        }
    }

    const fn aside(self) -> Self {
        Self {
            is_aside: true,
            ..self
        }
    }
}

/// What a command does.
enum Does {
    /// Nothing follows its name.
    Alone(fn(&mut Session)),
    /// Something follows its name, such as this.
    With(&'static str, fn(&mut Session, &str)),
}

const fn command(name: &'static str, words: &'static str, does: fn(&mut Session)) -> Command {
    Command {
        name,
        words,
        does: Does::Alone(does),
        is_aside: false,
    }
}

const fn command_with(
    name: &'static str,
    argument: &'static str,
    words: &'static str,
    does: fn(&mut Session, &str),
) -> Command {
    Command {
        name,
        words,
        does: Does::With(argument, does),
        is_aside: false,
    }
}

/// All commands, in the order of the help. Of those that begin alike, the first one is meant by the beginning.
#[rustfmt::skip]
static COMMANDS: &[Command] = &[
    command_with("row", "5", "what stands in a row", Session::tell_row),
    command_with("column", "j", "what stands in a column", Session::tell_column),
    command_with("at", "j10", "what stands on an intersection; j10 alone asks the same", Session::tell_place),
    command_with("ship", "c1", "where a ship can go, and what it takes there", Session::tell_ship),
    command("rows", "all rows with ships", Session::tell_rows),
    command("board", "the whole board in characters", Session::tell_board),
    command("turn", "whose turn it is, the ships of both sides, the corners", Session::tell_turn),
    command("danger", "which ships can be taken, and how near the King is to his end or his aim", Session::tell_danger),
    command("captures", "what the side to move can take now", Session::tell_captures),
    command("last", "the last move", Session::tell_shown),
    command_with("moves", "[5]", "all moves, or those of the last turns", Session::tell_moves),
    command("clock", "what is left on the clocks", Session::tell_clocks),
    command("pause", "stop the clock until the next move, or start it", Session::pause),
    command("undo", "take the last move back", Session::undo),
    command("redo", "make it again", Session::redo),
    command("back", "look at the position before", Session::go_back),
    command("on", "look at the next position", Session::go_on),
    command_with("goto", "[7b]", "look at the position after a move, or go back to the game", Session::go_to),
    command("variation", "go on with another move that was made in place of this one", Session::vary),
    command_with("comment", "[TEXT]", "say something of the move, or hear what is said of it", Session::comment),
    command("draw", "offer a draw", Session::offer_draw),
    command_with("resign", "[SIDE]", "give the game up", Session::resign),
    command("new", "begin a new game", Session::ask_for_new).aside(),
    command("again", "begin a new game with sides changed; the score is kept", Session::ask_for_again).aside(),
    command("games", "the saved games", Session::tell_games).aside(),
    command_with("open", "1", "go on with a saved game", Session::open).aside(),
    command_with("save", "NAME", "save the game under a name; what is played is saved by itself anyway", Session::save_as).aside(),
    command_with("rules", "[C2]", "the parts of the rules, or one of them, or a single rule", Session::tell_rules).aside(),
    command_with("help", "[ship]", "all that can be typed, or one thing of it", Session::help).aside(),
    command("quit", "leave; the game can be gone on with", Session::quit).aside(),
];

impl Session {
    /// Does what a line says: a move, a command, or an intersection to hear what stands there.
    pub(super) fn obey(&mut self, line: &str) {
        if line.is_empty() {
            return;
        }
        // A move may be typed with blanks, and begin like a command: c 1 c 4.
        let (name, argument) = line.split_once(' ').unwrap_or((line, ""));
        let command = find(name).filter(|_| !self.is_move(line));
        if !command.is_some_and(|command| command.is_aside) {
            self.start_clock();
        }
        match command.map(|command| (command.name, &command.does)) {
            Some((_, Does::With(_, does))) => does(self, argument.trim()),
            Some((_, Does::Alone(does))) if argument.is_empty() => does(self),
            Some((name, Does::Alone(_))) => self.say(&format!("Nothing can follow {name}.")),
            None if self.is_move(line) => self.enter(line),
            None if read_square(line).is_some() => self.tell_place(line),
            None if line.chars().any(|letter| letter.is_ascii_digit()) => self.enter(line),
            None => self.say("There is no such command. Type help to hear them."),
        }
    }

    fn help(&mut self, name: &str) {
        if let Some(command) = find(name).filter(|_| !name.is_empty()) {
            return self.say(&command.words());
        }
        self.say("A move is typed as c1-c4, c1 c4 or c1c4. A command may be cut short, as r 5 for row 5.");
        for command in COMMANDS {
            self.say(&command.words());
        }
    }
}

/// The command of a name, or the first one that begins so.
fn find(name: &str) -> Option<&'static Command> {
    let name = name.to_ascii_lowercase();
    let is_so = |command: &&Command| command.name == name;
    let begins_so = |command: &&Command| command.name.starts_with(&name);
    COMMANDS
        .iter()
        .find(is_so)
        .or_else(|| COMMANDS.iter().find(begins_so))
}
