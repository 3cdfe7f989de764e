//! The box of a game as sheets to print, to cut out and to play with.
//!
//! A game says what lies in its box ([`game_core::kit::Kit`]); here it is laid on sheets of paper to the
//! millimetre, and the sheets are written as a PDF for the printer or, one by one, as SVG for the page. Both
//! writers write the same drawing.

mod board;
mod canvas;
mod counters;
mod figure;
mod leaf;
mod order;
mod pad;
mod paper;
mod pdf;
mod pieces;
mod rule;
mod sequence;
mod svg;
mod text;

pub use board::square;
pub use order::Order;
pub use paper::{Ink, Paper, Unknown};
pub use sequence::{Booklet, Sheet, lay};

#[cfg(test)]
mod measures;
