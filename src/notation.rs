//! Positions and moves as text, in OpenTafl notation (OTN), the one that tafl programs exchange.
//!
//! ```
//! use alea::notation::{Entry, read_entry, read_square, write_move};
//! use alea::rules::{Ply, Position};
//!
//! let start = Position::default();
//! let Entry::Ply(Ply::Move(mv)) = read_entry("C1 c4", &start)? else { panic!("a move was written") };
//! assert_eq!(write_move(&start, mv)?, "c1-c4");
//! let position = start.play(mv)?.position;
//! assert!(position.to_string().ends_with("/ white"));
//! assert_eq!(position.to_string().parse(), Ok(position));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod move_fault;
mod moves;
mod position;

pub use move_fault::MoveFault;
pub use moves::{Entry, read_entry, read_square, write_move, write_ply};
pub(crate) use position::{Order, Rows, read_rows};
pub use position::{ParsePositionError, PositionFault};
