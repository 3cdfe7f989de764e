//! How each level thinks: how far it looks, and how often it does not play the best it sees.

use crate::Level;
use crate::fancy::Fancy;

/// The way a level finds its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Temper {
    /// Looks at what stands on the board after each move, and at no reply.
    Glance(Fancy),
    /// Rates every move by looking this many plies ahead.
    Weigh(u8, Fancy),
    /// Searches as an engine does, at most this many nodes.
    Search(u64),
    /// Searches as far as the effort allows.
    Full,
}

impl Temper {
    pub(crate) fn of(level: Level) -> Temper {
        let fancy = |whim, spread| Fancy { whim, spread };
        match level.number() {
            1 => Temper::Glance(fancy(400, 150)),
            2 => Temper::Glance(fancy(80, 50)),
            3 => Temper::Weigh(1, fancy(80, 60)),
            4 => Temper::Weigh(2, fancy(25, 25)),
            5 => Temper::Weigh(3, fancy(5, 10)),
            6 => Temper::Search(1_200),
            7 => Temper::Search(6_000),
            _ => Temper::Full,
        }
    }

    /// The memory that such thinking needs, in bytes.
    pub(crate) fn memory(self) -> usize {
        match self {
            Temper::Glance(_) => 0,
            Temper::Weigh(..) => 1 << 18,
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
