//! How many colours a terminal has.

/// How many colours there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Any of 24 bits.
    Truecolor,
    /// 256.
    Indexed,
    /// Sixteen, which the terminal chooses.
    Ansi,
    /// None: only attributes.
    None,
}
