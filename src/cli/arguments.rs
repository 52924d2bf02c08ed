//! What can stand on the command line.

use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::PossibleValue;
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

use crate::clock::{Clock, ClockFault, TimeControl, read_control};
use crate::notation::ParsePositionError;
use crate::record::Record;
use crate::rules::{Position, Setup, Side};
use crate::settings::{Colours, GlyphSet, Settings, ThemeName};
use crate::tui::theme::Environment;

/// Alea Evangelii, the largest game of the tafl family, for two people at one terminal.
#[derive(Debug, Parser)]
#[command(version, about, disable_help_subcommand = true, term_width = 0)]
pub(super) struct Arguments {
    #[command(flatten)]
    pub(super) playing: Playing,
    #[command(flatten)]
    pub(super) display: Display,
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

impl Arguments {
    /// Refuses a command together with what belongs to playing, and a ply of what is printed whole.
    pub(super) fn consistent(self) -> Result<Self, clap::Error> {
        let conflict = match &self.command {
            Some(_) if self.playing != Playing::default() => {
                "a command cannot be used with a FILE in front of it or with options for playing"
            }
            Some(Command::Show {
                ply: Some(_),
                form: Form::Moves | Form::Otg,
                ..
            }) => "--ply is for a position: with --as moves or --as otg the whole game is printed",
            _ => return Ok(self),
        };
        Err(Self::command().error(ErrorKind::ArgumentConflict, conflict))
    }
}

/// What there is to play.
#[derive(Args, Debug, Default, PartialEq)]
pub(super) struct Playing {
    /// Go on with the game of this record
    pub(super) file: Option<PathBuf>,
    /// Begin a new game, and do not offer an unfinished one
    #[arg(long, conflicts_with = "file")]
    new: bool,
    /// The name of the player of the black ships
    #[arg(long, value_name = "NAME")]
    black: Option<String>,
    /// The name of the player of the King and the white ships
    #[arg(long, value_name = "NAME")]
    white: Option<String>,
    /// How the ships stand at the start: murray or walker [default: murray]
    #[arg(
        long,
        value_name = "NAME",
        value_enum,
        ignore_case = true,
        hide_possible_values = true,
        conflicts_with = "file"
    )]
    setup: Option<Setup>,
    /// Start from a position: 19 rows, row 1 first, and the side to move
    #[arg(long, value_parser = read_position, conflicts_with_all = ["file", "setup"])]
    position: Option<Box<Position>>,
    /// How much time each player has: 30m, 1h+10s with an increment, 20m,3x30s with periods of overtime, or none
    #[arg(long, value_name = "TIME", value_parser = read_clock, conflicts_with = "file")]
    clock: Option<Agreed>,
    /// How much time the player of the black ships has
    #[arg(long, value_name = "TIME", value_parser = read_clock, conflicts_with = "file")]
    black_clock: Option<Agreed>,
    /// How much time the player of the King and the white ships has
    #[arg(long, value_name = "TIME", value_parser = read_clock, conflicts_with = "file")]
    white_clock: Option<Agreed>,
}

/// What was agreed on for a clock: a time control, or none.
type Agreed = Box<Option<TimeControl>>;

impl Playing {
    /// Whether nothing says what is to be played, so that an unfinished game may be offered.
    pub(super) fn says_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// Puts what is asked for in the place of what is set.
    pub(super) fn overrule(&self, settings: &mut Settings) {
        for (asked, name) in [
            (&self.black, &mut settings.black),
            (&self.white, &mut settings.white),
        ] {
            if let Some(asked) = asked {
                name.clone_from(asked);
            }
        }
        if let Some(asked) = &self.clock {
            settings.clock = **asked;
        }
    }

    /// Gives a record the names that are asked for.
    pub(super) fn name_players(&self, record: &mut Record) {
        for (side, name) in [(Side::Black, &self.black), (Side::White, &self.white)] {
            if let Some(name) = name {
                record.set_player(side, name);
            }
        }
    }

    /// The clocks of a new game, which are as set unless one is asked for.
    pub(super) fn clocks(&self, settings: &Settings) -> Clock {
        let of = |asked: &Option<Agreed>| asked.as_ref().map_or(settings.clock, |it| **it);
        Clock::new(of(&self.black_clock), of(&self.white_clock)).losing(settings.loss_on_time)
    }

    /// The position that a new game starts from.
    pub(super) fn start(&self) -> Position {
        match (&self.position, self.setup) {
            (Some(position), _) => **position,
            (None, setup) => setup.unwrap_or_default().into(),
        }
    }
}

/// The set-ups are chosen by their names.
impl ValueEnum for Setup {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()))
    }
}

/// How things are shown.
#[derive(Args, Debug)]
pub(super) struct Display {
    /// The colours: board, dark, light, contrast or mono [default: as set, or board]
    #[arg(
        long,
        value_name = "NAME",
        value_enum,
        ignore_case = true,
        hide_possible_values = true,
        global = true
    )]
    theme: Option<ThemeName>,
    /// The signs that are used: unicode, ascii, or auto for what the locale allows [default: as set, or auto]
    #[arg(
        long,
        value_name = "SET",
        value_enum,
        ignore_case = true,
        hide_possible_values = true,
        global = true
    )]
    glyphs: Option<GlyphSet>,
    /// How many colours there are: truecolor, 256, 16, none, or auto for what the terminal has [default: as set, or auto]
    #[arg(
        long,
        value_name = "NUMBER",
        value_enum,
        ignore_case = true,
        hide_possible_values = true,
        global = true
    )]
    colours: Option<Colours>,
    /// Leave the mouse to the terminal, which selects text with it
    #[arg(long, global = true)]
    no_mouse: bool,
    /// Play line by line, without a board: for screen readers, braille displays and scripts
    #[arg(long, global = true)]
    pub(super) plain: bool,
}

impl Display {
    /// Puts what is asked for, by an option or by `NO_COLOR`, in the place of what is set.
    pub(super) fn overrule(&self, settings: &mut Settings, environment: &Environment) {
        settings.theme = self.theme.unwrap_or(settings.theme);
        settings.glyphs = self.glyphs.unwrap_or(settings.glyphs);
        settings.mouse &= !self.no_mouse;
        if environment.no_color {
            settings.colours = Colours::None;
        }
        settings.colours = self.colours.unwrap_or(settings.colours);
    }
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Look through a record; nothing is saved
    Replay {
        /// The record; - is standard input
        file: PathBuf,
    },
    /// List the saved games, the newest first
    Games {
        /// Print the board of each, too
        #[arg(long)]
        boards: bool,
    },
    /// Verify records: one line for each; exit code 1 if any has a fault
    Check {
        /// The records; - is standard input
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Print the position after each ply, too
        #[arg(long)]
        positions: bool,
    },
    /// Print a position of a record, or the whole game
    Show {
        /// The record; - is standard input. Without it, the starting position
        file: Option<PathBuf>,
        /// The number of moves that have been made, 0 for the start [default: all]
        #[arg(long, value_parser = read_number::<usize>)]
        ply: Option<usize>,
        /// What to print [default: text]. Of a position: text, a board in characters; otn, a line; svg, a picture. Of the
        /// whole game: moves, the score in columns without comments and variations; otg, the record as it is saved
        #[arg(
            long = "as",
            value_name = "FORM",
            value_enum,
            hide_possible_values = true,
            default_value = "text"
        )]
        #[arg(hide_default_value = true)]
        form: Form,
    },
    /// Print every legal move of a position
    Moves {
        /// 19 rows, row 1 first, and the side to move [default: the start of the game]
        #[arg(value_parser = read_position)]
        position: Option<Box<Position>>,
    },
    /// Count the leaves of the tree of moves
    Perft {
        /// The number of moves that are made, at most 6
        #[arg(value_parser = read_depth)]
        depth: u32,
        /// 19 rows, row 1 first, and the side to move [default: the start of the game]
        #[arg(value_parser = read_position)]
        position: Option<Box<Position>>,
        /// Print the number of each legal move, too
        #[arg(long)]
        divide: bool,
    },
    /// Print the rules
    Rules,
    /// Print where the saved games and the settings are
    Paths,
    /// Print what makes a shell complete the arguments of alea
    Completions {
        /// bash, elvish, fish, powershell or zsh
        #[arg(value_enum, hide_possible_values = true)]
        shell: Shell,
    },
    /// Print the manual page
    Man,
}

/// What `alea show` prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Form {
    /// A position as a board in characters.
    Text,
    /// A position in a line.
    Otn,
    /// A position as a picture.
    Svg,
    /// The moves of the whole game in columns.
    Moves,
    /// The whole record.
    Otg,
}

fn read_clock(text: &str) -> Result<Agreed, ClockFault> {
    read_control(text).map(Box::new)
}

fn read_position(text: &str) -> Result<Box<Position>, ParsePositionError> {
    text.parse().map(Box::new)
}

/// Deeper than this, the number of leaves may not fit.
const DEEPEST: u32 = 6;

fn read_depth(text: &str) -> Result<u32, &'static str> {
    let depth = text.parse().ok().filter(|&depth| depth <= DEEPEST);
    depth.ok_or("expected a whole number from 0 to 6")
}

fn read_number<T: FromStr>(text: &str) -> Result<T, &'static str> {
    text.parse()
        .map_err(|_| "expected a whole number, 0 or more, that is not too large")
}
