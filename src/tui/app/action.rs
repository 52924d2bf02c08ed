//! Everything that the players can ask for.

use crate::game::Declaration;
use crate::rules::{Direction, Move, Side, Square};
use crate::settings::Setting;

/// Something that a player asks for, or that happens at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The cursor goes to the adjacent intersection in a direction as it is seen, North being up.
    Step(Direction),
    /// The cursor goes to the next ship in a direction as it is seen; with a ship lifted, as far as that may go.
    Jump(Direction),
    /// The cursor goes to the end of its row or column, in a direction as it is seen.
    Edge(Direction),
    /// The cursor goes to the next ship that can move, or to the next target of the lifted ship.
    Next,
    /// The same the other way round.
    Previous,
    /// The pointer is pressed on an intersection.
    Press(Square),
    /// The pointer is let go, on an intersection or elsewhere.
    Release(Option<Square>),
    /// The ship under the cursor is lifted, or the lifted one is set down there.
    Lift,
    /// The lifted ship is put back.
    PutBack,
    /// The last move is taken back.
    Undo,
    /// The move that was taken back is made again.
    Redo,
    /// Another position of the game is looked at.
    Look(Look),
    /// The game is shown move by move, or that stops.
    Autoplay,
    /// The clock stops, or runs.
    Clock,
    /// The next of the moves that were made in place of the shown one.
    NextVariation,
    /// The previous one.
    PreviousVariation,
    /// The line that is shown becomes the main line.
    Promote,
    /// The shown move and what follows it are deleted, after a question.
    Delete,
    /// They are deleted.
    DeleteNow,
    /// The prompt opens with what is said of the shown move.
    Comment,
    /// The prompt opens.
    Prompt,
    /// The menu opens.
    Menu,
    /// The help opens.
    Help,
    /// The next theme.
    Theme,
    /// What is in danger is shown, or no longer shown.
    Danger,
    /// The board is turned half round.
    Turn,
    /// The mouse is switched off, or on.
    Mouse,
    /// The settings are listed, to change one.
    Settings,
    /// The values of a setting are listed, or the prompt opens for one.
    Setting(Setting),
    /// A setting gets the value of this place in their list.
    SetTo(Setting, usize),
    /// The form for a new game opens.
    NewGame,
    /// The next game of the match begins, with sides changed.
    PlayAgain,
    /// The saved games are listed, to open one.
    ListGames,
    /// The game of this place in the list is opened, after a question if another one would be lost.
    Open(usize),
    /// It is opened.
    OpenNow(usize),
    /// The game is saved under a name that is typed.
    SaveAs,
    /// The shown position is saved as a picture, under a name that is typed.
    Export,
    /// The game is saved over the file that was asked about.
    Overwrite,
    /// A side resigns, after a question: this one, or else the one to move.
    Resign(Option<Side>),
    /// The side to move offers a draw, and the other one answers.
    OfferDraw,
    /// The game ends without a move.
    Declare(Declaration),
    /// A move is made from the position that is looked at.
    PlayFromHere(Move),
    /// The program is left, after a question.
    Quit,
    /// The program is left.
    Leave,
    /// Ctrl-C: closes what is open, asks whether to leave; the second time in a row it leaves.
    Interrupt,
    /// The program is suspended.
    Suspend,
    /// The screen is drawn anew.
    Redraw,
    /// What is open closes.
    Close,
    /// In a question, a menu or a form, another choice.
    Choose(Choose),
    /// In a question, a menu or a form, the choice of this place is done.
    DoChoice(usize),
    /// In a question, yes.
    Yes,
    /// What is chosen is done.
    Accept,
    /// In the prompt or a form.
    Edit(Edit),
    /// In the help.
    Scroll(Scroll),
}

impl Action {
    /// What it does, in words for the help, the menu and what can be typed. Those that never stand there have none, nor
    /// those whose keys have words of their own.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Lift => "lift the ship, set it down",
            Self::PutBack => "put the ship back; go back to the game",
            Self::Undo => "undo the last move",
            Self::Redo => "redo the move that was undone",
            Self::Look(look) => look.words(),
            Self::NextVariation => "next variation of this move",
            Self::Promote => "make this line the main line",
            Self::Delete => "delete this move and what follows",
            Self::Autoplay => "show the game move by move, stop",
            Self::Clock => "stop the clock, start it",
            Self::Comment => "comment on the shown move",
            Self::Prompt => "type a move or a command",
            Self::Menu => "menu of all that can be done",
            Self::Help => "help: the keys and the rules",
            Self::Theme => "next theme",
            Self::Turn => "turn the board half round",
            Self::Mouse => "mouse off, to select text; on",
            Self::Danger => "show, hide what is in danger",
            Self::Settings => "change the settings, keep them",
            Self::NewGame => "new game",
            Self::PlayAgain => "play again with sides changed",
            Self::ListGames => "open a saved game",
            Self::SaveAs => "save under a name",
            Self::Export => "save a picture of the position",
            Self::Resign(_) => "resign",
            Self::OfferDraw => "offer a draw",
            Self::Quit => "quit",
            Self::Suspend => "suspend",
            Self::Redraw => "draw the screen anew",
            Self::Close => "close",
            _ => "",
        }
    }
}

/// Ways through the positions of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The one before.
    Back,
    /// The next one.
    On,
    /// Ten turns back.
    TenBack,
    /// Ten turns on.
    TenOn,
    /// The start.
    First,
    /// The last one.
    Last,
    /// The one after so many plies.
    At(usize),
    /// The next one at which ships were taken.
    Capture,
    /// The next one of which something is said.
    Comment,
}

impl Look {
    /// What is seen then, in words; nothing where the keys have words of their own.
    const fn words(self) -> &'static str {
        match self {
            Self::Back => "look at the position before",
            Self::On => "look at the next position",
            Self::First => "look at the start",
            Self::Last => "look at the last position",
            Self::Capture => "look at the next capture",
            Self::Comment => "look at the next comment",
            Self::TenBack | Self::TenOn | Self::At(_) => "",
        }
    }
}

/// Ways to another choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choose {
    /// The next one.
    Next,
    /// The previous one.
    Previous,
    /// The one on the left; where all are below each other, the previous one.
    Left,
    /// The one on the right; where all are below each other, the next one.
    Right,
    /// The first one.
    First,
    /// The last one.
    Last,
}

/// Changes of a typed line: the prompt, or a row of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A character comes in.
    Type(char),
    /// The character before the cursor goes, and with the first one the prompt.
    Erase,
    /// The character at the cursor goes.
    Delete,
    /// The word before the cursor goes.
    EraseWord,
    /// The whole line goes.
    EraseLine,
    /// The cursor goes a character to the left.
    Left,
    /// The cursor goes a character to the right.
    Right,
    /// The cursor goes to the beginning.
    Start,
    /// The cursor goes to the end.
    End,
    /// The line that was typed before.
    Older,
    /// The line that was typed after.
    Newer,
    /// The word is completed.
    Complete,
}

/// Ways through a long text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scroll {
    /// A line up.
    Up,
    /// A line down.
    Down,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// The beginning.
    Top,
    /// The end.
    Bottom,
}
