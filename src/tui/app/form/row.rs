//! The rows of the form for a new game.

/// A row of the form, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// Who plays Black.
    Black,
    /// Who plays White.
    White,
    /// The clock of both, or one for each.
    Clock,
    /// What happens to a side that is out of time.
    OutOfTime,
    /// Where the ships stand at first.
    Setup,
    /// The button for a new game.
    Begin,
    /// The one that lets the players change sides.
    ChangeSides,
    /// The one for no new game.
    GoOn,
}

/// What a row does in which nothing is filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// The new game begins.
    Begin,
    /// The players change sides.
    ChangeSides,
    /// The form closes.
    GoOn,
}

impl Row {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Black,
        Self::White,
        Self::Clock,
        Self::OutOfTime,
        Self::Setup,
        Self::Begin,
        Self::ChangeSides,
        Self::GoOn,
    ];

    /// The place among all.
    pub const fn place(self) -> usize {
        self as usize
    }

    /// What it is called.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Black => "Black",
            Self::White => "White",
            Self::Clock => "Clock",
            Self::OutOfTime => "Out of time",
            Self::Setup => "Set-up",
            Self::Begin => "begin",
            Self::ChangeSides => "change sides",
            Self::GoOn => "go on with this game",
        }
    }

    /// What it does, if nothing is filled in there.
    pub const fn does(self) -> Option<Button> {
        match self {
            Self::Begin => Some(Button::Begin),
            Self::ChangeSides => Some(Button::ChangeSides),
            Self::GoOn => Some(Button::GoOn),
            Self::Black | Self::White | Self::Clock | Self::OutOfTime | Self::Setup => None,
        }
    }

    /// The row so many rows below, round from the last to the first.
    pub(super) const fn below(self, rows: usize) -> Self {
        Self::ALL[(self.place() + rows) % Self::ALL.len()]
    }
}
