//! How each level plays: the words it knows, how many coups it looks at, and how often it strays.

use crate::Level;
use crate::fancy::Fancy;

/// A level's way of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Temper {
    /// The rarest class of frequency that it knows: 0 is every word.
    pub(crate) familiar: u8,
    /// How many coups it looks at.
    pub(crate) coups: usize,
    /// How it strays from the best.
    pub(crate) fancy: Fancy,
}

impl Temper {
    pub(crate) fn of(level: Level) -> Temper {
        let (familiar, coups, whim, spread) = match level.number() {
            1 => (8, 20, 300, 600),
            2 => (8, 40, 150, 400),
            3 => (7, 80, 80, 300),
            4 => (7, 160, 40, 200),
            5 => (6, 320, 20, 100),
            6 => (5, 640, 0, 60),
            7 => (3, 1_500, 0, 20),
            _ => (0, 4_000, 0, 0),
        };
        Temper {
            familiar,
            coups,
            fancy: Fancy { whim, spread },
        }
    }
}
