//! What happens, chance and every judgement of the word list included.

use game_core::Seat;

use crate::{Bonus, Clause, Coup, Tiles};

/// What happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Everybody gets a joker, a cross and letters; the rest is the reserve (2.4).
    Deal(Box<Deal>),
    /// A coup is played.
    Coup(Box<Deed>),
    /// A coup is undone and the turn is over (7.6).
    Error(Box<Mistake>),
    /// The seat to move draws letters (15.4).
    Draw(Tiles),
    /// The seat to move passes.
    Pass,
    /// The seat to move asks to take letters back for their owner (10.5).
    Ask(Box<Coup>),
    /// The owner says no.
    Decline,
    /// A seat leaves (15.7).
    Leave(Seat, Leaving),
}

/// The deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// What everybody gets, by seat.
    pub arsenals: Vec<Tiles>,
    /// What is left to draw.
    pub reserve: Tiles,
}

/// A coup that was played: every tile is settled, and what the word list says of it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// The coup; each plain vowel out of an Arsenal with its back.
    pub coup: Coup,
    /// Whether it earns the replay or blockade of 9.2.
    pub bonus: bool,
    /// Whether a right of 9.2 was claimed that the letters taken do not give: the coup stands without it
    /// (7.6).
    pub denied: bool,
    /// What it wins.
    pub goal: Option<Goal>,
}

impl Deed {
    /// The coup as it is carried out, without what was claimed for nothing.
    pub(crate) fn done(&self) -> Coup {
        if self.denied {
            self.coup.unclaimed()
        } else {
            self.coup.clone()
        }
    }

    /// The right that was claimed and denied.
    pub fn lost(&self) -> Option<Bonus> {
        let claimed = self.coup.block.map_or(Bonus::Replay, |_| Bonus::Block);
        self.denied.then_some(claimed)
    }
}

/// A coup that cost the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The coup as it was asked for.
    pub coup: Coup,
    /// The rule broken.
    pub clause: Clause,
    /// How, as a code of [`crate::ERRORS`].
    pub code: &'static str,
    /// The word or letter at fault; empty where there is none to name.
    pub about: String,
}

/// Where a game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// On the central cross (15.1).
    Central,
    /// On the goal opposite (15.2).
    Secondary,
}

/// Why a seat leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaving {
    /// It resigns.
    Resigned,
    /// Its time is up.
    Flagged,
}
