//! How each level thinks: how far it looks, and how often it does not play the best it sees.

use crate::Level;
use crate::fancy::Fancy;

/// The way a level finds its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Temper {
    /// Rates every move by looking this many plies ahead.
    Weigh(u8, Fancy),
    /// Searches as an engine does, at most this many nodes.
    Search(u64),
    /// Searches as far as the effort allows.
    Full,
}

impl Temper {
    pub(crate) fn of(level: Level) -> Temper {
        let weigh = |depth, whim, spread| Temper::Weigh(depth, Fancy { whim, spread });
        match level.number() {
            1 => weigh(1, 300, 120),
            2 => weigh(1, 120, 60),
            3 => weigh(2, 60, 40),
            4 => weigh(2, 15, 15),
            5 => Temper::Search(300),
            6 => Temper::Search(1_500),
            7 => Temper::Search(8_000),
            _ => Temper::Full,
        }
    }

    /// The memory that such thinking needs, in bytes.
    pub(crate) fn memory(self) -> usize {
        match self {
            Temper::Weigh(..) => 1 << 16,
            Temper::Search(nodes) => usize::try_from(nodes * 32).unwrap_or(1 << 20).min(1 << 20),
            Temper::Full => 16 << 20,
        }
    }

    /// Whether what was found is worth keeping for the next move.
    pub(crate) fn remembers(self) -> bool {
        self == Temper::Full
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_strongest_keeps_its_memory() {
        let keeping: Vec<_> = Level::all()
            .filter(|&level| Temper::of(level).remembers())
            .collect();
        assert_eq!(keeping, [Level::HIGHEST]);
    }
}
