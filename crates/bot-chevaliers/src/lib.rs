//! The player of Échec aux Chevaliers: bitboards on any layout, an evaluation fitted to games of its own,
//! and eight levels.

mod advice;
mod board;
mod chase;
mod evaluation;
mod features;
mod greedy;
mod ground;
mod law;
mod mover;
mod perft;
mod player;
mod position;
mod practice;
mod reader;
mod scene;
mod spelling;
mod tally;
mod thinker;
mod tree;
mod weights;
mod zobrist;

/// What they play, under the name by which the shelf knows it in every such crate.
pub use game_chevaliers::Chevaliers as Game;

pub use board::Effect;
pub use evaluation::Traced;
pub use features::COUNT as FEATURES;
pub use greedy::Greedy;
pub use player::{ChevaliersBot, Computer};
pub use position::EnginePosition;
pub use practice::{Practice, practise};
pub use reader::Reader;
pub use tally::Table;
pub use thinker::{Thinker, Thought};
pub use weights::{FITTED, first_guess};

use bots::{Temper, Tempers};

/// How its levels think: whims in thousandths of the moves, spreads in hundredths of a man, searches in
/// positions. `cavalettres match` between neighbours is the measure of them.
pub(crate) const TEMPERS: Tempers = [
    Temper::glance(400, 150),
    Temper::glance(80, 50),
    Temper::weigh(1, 80, 60),
    Temper::weigh(2, 25, 25),
    Temper::weigh(3, 5, 10),
    Temper::Search(1_200),
    Temper::Search(6_000),
    Temper::Full(16 << 20),
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
