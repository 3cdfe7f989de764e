//! How each level plays: the words it knows, how it looks through its turn and beyond, and how often it
//! strays.

use super::forecast::Outlook;
use super::survey::Pulls;
use super::turn::Beam;
use bots::Fancy;
use bots::{Level, Lore};

/// A level's way of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Temper {
    /// The words that it knows.
    pub(crate) lore: Lore,
    pub(crate) beam: Beam,
    /// How many of its turns it looks beyond.
    pub(crate) candidates: usize,
    /// In how many worlds of hidden hands.
    pub(crate) worlds: usize,
    /// How it looks at what follows.
    pub(crate) outlook: Outlook,
    /// How much it works for the first coup of a turn at most, in steps through word graphs.
    pub(crate) work: u64,
    /// How many coups of a turn it works so much for.
    pub(crate) eager: u64,
    /// How it strays from the best.
    pub(crate) fancy: Fancy,
}

/// How turns of the others, and one's own next one, are looked through: at a glance, and as far as a turn
/// that wins may go.
const BRIEF: Beam = Beam {
    depth: 2,
    width: 1,
    keep: 4,
    pulls: Pulls {
        bonus: 8,
        arsenal: 250,
        takes: 16,
        piracy: 0,
        reprises: 0,
    },
    wins: true,
    openings: 0,
};
const LONG: Beam = Beam {
    depth: 5,
    keep: 6,
    pulls: Pulls {
        bonus: 20,
        arsenal: 200,
        takes: 12,
        piracy: 6,
        reprises: 0,
    },
    ..BRIEF
};

/// From this level on a player works as hard for so many coups of a turn, below it for the first alone.
const PLANNING: u8 = 6;
const EAGER: u64 = 8;

/// How many first words the highest level compares.
const OPENINGS: usize = 8;

impl Temper {
    /// Each level knows rarer and longer words than the one before, pulls more coups of every kind, goes on
    /// for more of them in one turn, and from the fifth on tries its turns in worlds of hidden hands. Whims
    /// are thousandths of the turns, spreads hundredths of a coup. `cavalettres match` between neighbours is
    /// the measure of them.
    pub(crate) fn of(level: Level) -> Temper {
        let beam = |depth, width, keep, pulls: [usize; 5]| Beam {
            depth,
            width,
            keep,
            pulls: Pulls {
                arsenal: pulls[0],
                bonus: pulls[1],
                takes: pulls[2],
                piracy: pulls[3],
                reprises: pulls[4],
            },
            wins: depth > 1,
            openings: 0,
        };
        let (lore, beam, candidates, worlds, whim, spread) = match level.number() {
            1 => (
                Lore::short(8, 4),
                beam(1, 1, 20, [60, 0, 0, 0, 0]),
                0,
                0,
                1000,
                200,
            ),
            2 => (
                Lore::short(8, 5),
                beam(1, 1, 12, [120, 2, 10, 0, 2]),
                0,
                0,
                150,
                100,
            ),
            3 => (
                Lore::short(7, 6),
                beam(1, 1, 16, [300, 6, 20, 2, 4]),
                0,
                0,
                60,
                50,
            ),
            4 => (Lore::common(7), beam(2, 1, 20, [600, 12, 30, 4, 4]), 0, 0, 20, 30),
            5 => (
                Lore::common(6),
                beam(3, 2, 24, [1_000, 20, 40, 6, 6]),
                2,
                1,
                0,
                15,
            ),
            6 => (
                Lore::common(5),
                beam(4, 2, 32, [1_500, 40, 60, 10, 8]),
                3,
                1,
                0,
                5,
            ),
            7 => (
                Lore::common(4),
                beam(5, 2, 36, [1_800, 50, 70, 12, 8]),
                4,
                1,
                0,
                0,
            ),
            _ => (Lore::ALL, beam(8, 3, 50, [3_000, 100, 100, 20, 10]), 4, 3, 0, 0),
        };
        let (openings, outlook) = match level.number() {
            7 => (
                0,
                Outlook {
                    reply: Some(BRIEF),
                    again: None,
                },
            ),
            8 => (
                OPENINGS,
                Outlook {
                    reply: Some(LONG),
                    again: Some(LONG),
                },
            ),
            _ => (0, Outlook::NONE),
        };
        let beam = Beam { openings, ..beam };
        Temper {
            lore,
            beam,
            candidates,
            worlds,
            outlook,
            work: work(level),
            eager: if level.number() < PLANNING { 1 } else { EAGER },
            fancy: Fancy { whim, spread },
        }
    }
}

impl Temper {
    /// How much it works at most for a coup when so many of its turn are played. A turn may have very many
    /// coups: later ones have less and less, so that together they have not as much as one of the first.
    pub(crate) fn allowance(&self, played: u64) -> u64 {
        let late = (played + 1).saturating_sub(self.eager) + 1;
        self.work / late.saturating_pow(2)
    }
}

/// How much a level works at most.
fn work(level: Level) -> u64 {
    const MILLION: u64 = 1_000_000;
    match level.number() {
        1..=4 => 6 * MILLION,
        5 => 12 * MILLION,
        6 => 15 * MILLION,
        7 => 18 * MILLION,
        _ => 30 * MILLION,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn late_coups_of_a_turn_have_less_work_than_one_early_one() {
        for level in Level::all() {
            let temper = Temper::of(level);
            let early: u64 = (0..temper.eager).map(|played| temper.allowance(played)).sum();
            assert_eq!(early, temper.eager * temper.work);
            let late: u64 = (temper.eager..10_000)
                .map(|played| temper.allowance(played))
                .sum();
            assert!(0 < late && late < temper.work, "level {level}");
        }
    }
}
