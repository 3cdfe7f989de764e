//! The weights of the evaluation.

mod fitted;
mod guess;

pub use fitted::FITTED;
pub use guess::first_guess;
