//! The search against toy games whose truth is known.

mod forest;
mod minimax;
mod stopping;
