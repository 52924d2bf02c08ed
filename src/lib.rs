//! Alea Evangelii, the largest game of the tafl family, for two people at one terminal.
//!
//! ```
//! use alea::game::Game;
//! use alea::notation::{Entry, read_entry};
//! use alea::rules::{Ply, Side};
//!
//! let mut game = Game::default();
//! for text in ["q6-q2", "i5-i4", "n3-r3", "i15-i16", "l4-l3", "k5-k3", "j4-j3xk3"] {
//!     let Entry::Ply(Ply::Move(mv)) = read_entry(text, game.position())? else { break };
//!     game.play(mv)?;
//! }
//! assert_eq!(game.position().to_move(), Side::White);
//! assert_eq!(game.position().board().count(Side::White), 23);
//! assert_eq!(game.ending(), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The code map
//!
//! The pure half knows the game, and what is said and written of it:
//!
//! - [`rules`]: the board, moves, captures, the blockade, endings; its page is the rules themselves
//! - [`notation`]: positions and moves as text
//! - [`clock`]: time controls, and what is left on a clock
//! - [`danger`]: what is in danger in a position, also in words
//! - [`game`]: a game under way, a tree of moves with a place in it
//! - [`record`]: game records as text, both ways
//! - [`svg`]: a position as a picture
//! - [`words`]: what happens in a game, in sentences
//! - [`printable`]: texts from elsewhere, made harmless to show
//!
//! The other half shows it, stores it and takes input. It is behind the feature `app`, which is on by default:
//!
//! - [`cli`]: the arguments, and the commands that need no screen
//! - [`settings`]: what can be set, the names of themes and the like, and the text of the file of the settings
//! - [`store`]: games on disk, saved by themselves
//! - [`start`]: what people begin with: a game, and where it is kept
//! - `signals`: those that ask the program to end
//! - `watch`: how long the players think
//! - [`plain`]: the game line by line, without a screen
//! - [`tui`]: the table on the screen
//!
//! # Invariants
//!
//! `tests/structure.rs` reads 1, 2, 3 and 6 off the code.
//!
//! 1. The pure half uses `std` only, and of it no input or output, time, threads or randomness. It builds without the
//!    feature `app`.
//! 2. Drawing changes nothing: [`tui::view`] takes `&App`.
//! 3. [`tui::app`] knows neither keys nor cells, and of themes only the names; [`tui::keys`] does not know the game;
//!    [`tui::view`] knows no keys but the words of their table.
//! 4. State is kept once. Whose turn it is, captures, the ending and legal moves are asked of
//!    [`Game`](game::Game) and [`Position`](rules::Position), never stored beside them.
//! 5. There is one judge: [`Position::check`](rules::Position::check) decides for the players, the highlights, the
//!    readers and [`perft`](rules::perft) alike.
//! 6. Every mode that the terminal is put in has one owner, the private module `tui::terminal`, and every way out goes
//!    through its one `leave`. Where the terminal takes nothing more, that is waited for only so long, and raw mode is
//!    turned off all the same.

pub mod rules;

pub mod notation;

pub mod clock;
pub mod danger;
pub mod game;

pub mod printable;
pub mod record;
pub mod svg;
pub mod words;

#[cfg(feature = "app")]
pub mod cli;
#[cfg(feature = "app")]
pub mod plain;
#[cfg(feature = "app")]
pub mod settings;
#[cfg(feature = "app")]
mod signals;
#[cfg(feature = "app")]
pub mod start;
#[cfg(feature = "app")]
pub mod store;
#[cfg(feature = "app")]
pub mod tui;
#[cfg(feature = "app")]
mod watch;
