//! The chess player: an engine position on `cozy-chess`, an evaluation, and eight levels.
//!
//! The rules are on another library, `shakmaty`, so that the two check each other (`tests/it/agreement.rs`):
//! a mistake in one is not made twice.

mod advice;
mod course;
mod evaluation;
mod exchange;
mod features;
mod fen;
mod player;
mod position;
mod spelling;
mod tally;
mod thinker;
mod weights;

/// What they play, under the name by which the shelf knows it in every such crate.
pub use game_echecs::Echecs as Game;

pub use cozy_chess::Move as EngineMove;

pub use course::Course;
pub use evaluation::{Traced, trace};
pub use features::COUNT as FEATURES;
pub use player::{Computer, EchecsBot};
pub use position::{EnginePosition, LongCastle};
pub use thinker::{Thinker, Thought};
pub use weights::WEIGHTS;

use bots::{Temper, Tempers};

/// How its levels think: whims in thousandths of the moves, spreads in hundredths of a pawn, searches in
/// positions. Each beats the one before in 78 % of games or more (ADR 0007), which a change here changes.
pub(crate) const TEMPERS: Tempers = [
    Temper::glance(350, 150),
    Temper::glance(100, 60),
    Temper::weigh(1, 150, 100),
    Temper::weigh(2, 40, 60),
    Temper::weigh(3, 5, 25),
    Temper::Search(1_000),
    Temper::Search(10_000),
    Temper::Full(8 << 20),
];

#[cfg(test)]
mod tests {
    use bots::Level;

    use super::*;

    #[test]
    fn only_the_strongest_keeps_its_memory() {
        let keeps = |&level: &Level| Temper::of(level, &TEMPERS).remembers();
        assert_eq!(Level::all().filter(keeps).collect::<Vec<_>>(), [Level::HIGHEST]);
    }
}
