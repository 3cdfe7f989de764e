//! How each level plays: the words it knows, how it looks through its turn and beyond, and how often it
//! strays.

use super::forecast::Outlook;
use super::survey::Pulls;
use super::turn::Beam;
use bots::{Fancy, Level, Lore};
use search::Value;

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

/// How many first words the highest level compares.
const OPENINGS: usize = 8;

/// What each level is set to, from the first to the eighth: what [`Temper`], [`Beam`], [`Pulls`] and [`Fancy`]
/// say of each. The numbers come from matches between neighbours, by `cavalettres match`.
struct Columns {
    lore: [Lore; Level::COUNT],
    depth: [usize; Level::COUNT],
    width: [usize; Level::COUNT],
    keep: [usize; Level::COUNT],
    arsenal: [usize; Level::COUNT],
    bonus: [usize; Level::COUNT],
    takes: [usize; Level::COUNT],
    piracy: [usize; Level::COUNT],
    reprises: [usize; Level::COUNT],
    candidates: [usize; Level::COUNT],
    worlds: [usize; Level::COUNT],
    whim: [u32; Level::COUNT],
    spread: [Value; Level::COUNT],
    /// In millions.
    work: [u64; Level::COUNT],
    eager: [u64; Level::COUNT],
}

const SET: Columns = Columns {
    lore: [
        Lore::short(8, 4),
        Lore::short(8, 5),
        Lore::short(7, 6),
        Lore::common(7),
        Lore::common(6),
        Lore::common(5),
        Lore::common(4),
        Lore::ALL,
    ],
    depth: [1, 1, 1, 2, 3, 4, 5, 8],
    width: [1, 1, 1, 1, 2, 2, 2, 3],
    keep: [20, 12, 16, 20, 24, 32, 36, 50],
    arsenal: [60, 120, 300, 600, 1_000, 1_500, 1_800, 3_000],
    bonus: [0, 2, 6, 12, 20, 40, 50, 100],
    takes: [0, 10, 20, 30, 40, 60, 70, 100],
    piracy: [0, 0, 2, 4, 6, 10, 12, 20],
    reprises: [0, 2, 4, 4, 6, 8, 8, 10],
    candidates: [0, 0, 0, 0, 2, 3, 4, 4],
    worlds: [0, 0, 0, 0, 1, 1, 1, 3],
    whim: [1_000, 150, 60, 20, 0, 0, 0, 0],
    spread: [200, 100, 50, 30, 15, 5, 0, 0],
    work: [6, 6, 6, 6, 12, 15, 18, 30],
    eager: [1, 1, 1, 1, 1, 8, 8, 8],
};

impl Temper {
    /// Each level knows rarer and longer words than the one before, pulls more coups of every kind, goes on
    /// for more of them in one turn, and from the fifth on tries its turns in worlds of hidden hands.
    pub(crate) fn of(level: Level) -> Temper {
        let at = usize::from(level.number() - 1);
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
        let beam = Beam {
            depth: SET.depth[at],
            width: SET.width[at],
            keep: SET.keep[at],
            pulls: Pulls {
                bonus: SET.bonus[at],
                arsenal: SET.arsenal[at],
                takes: SET.takes[at],
                piracy: SET.piracy[at],
                reprises: SET.reprises[at],
            },
            wins: SET.depth[at] > 1,
            openings,
        };
        Temper {
            lore: SET.lore[at],
            beam,
            candidates: SET.candidates[at],
            worlds: SET.worlds[at],
            outlook,
            work: SET.work[at] * 1_000_000,
            eager: SET.eager[at],
            fancy: Fancy {
                whim: SET.whim[at],
                spread: SET.spread[at],
            },
        }
    }

    /// How much it works at most for a coup when so many of its turn are played. A turn may have very many
    /// coups: later ones have less and less, so that together they have not as much as one of the first.
    pub(crate) fn allowance(&self, played: u64) -> u64 {
        let late = (played + 1).saturating_sub(self.eager) + 1;
        self.work / late.saturating_pow(2)
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
