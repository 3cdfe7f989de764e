//! Why a room refuses.

use std::fmt;

use game_core::{Clause, Malformed, Subject, Violation};

/// Why a room refuses an input. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The action is not in the game's notation.
    Malformed(Malformed),
    /// The asker has no place here.
    NotSeated,
    /// It is somebody else's turn.
    NotYourTurn,
    /// The asker decided on a position that is no longer there.
    Stale,
    /// The game has ended.
    Over,
    /// The game has not begun, or has not ended, as the input would need.
    NotStarted,
    /// There is no such offer to answer.
    NoOffer,
    /// The same offer stands, or was made since the asker last acted.
    OfferStands,
    /// The second action has been played.
    CannotAbort,
    /// Nothing of the asker's can be taken back.
    CannotTakeBack,
    /// No place is free, or not the one asked for.
    Taken,
    /// The asker sits here already.
    AlreadySeated,
    /// Only whoever opened the table may ask this.
    NotHost,
    /// What was said is empty or too long.
    TooLong,
    /// Nobody else plays in the asker's team.
    NoPartner,
    /// The arbiter has stopped the game.
    Paused,
    /// Only the arbiter may ask this, and only where there is one.
    NotArbiter,
    /// Nobody asks for the arbiter's chair.
    NoCandidate,
    /// Those who play have turned the asker down.
    TurnedDown,
    /// No opponent is awaited and has been away for long enough.
    NotGone,
    /// The dictionary is for a player's own time.
    LookupOwnTime {
        /// The clause that says so, by its id.
        clause: &'static str,
    },
    /// The dictionary stays closed while the game is under way.
    LookupForbidden {
        /// The clause that says so, by its id.
        clause: &'static str,
    },
    /// Nobody is lent a hand where clocks run.
    HintClock,
    /// Nobody is lent a hand at a table with a chair for an arbiter.
    HintArbiter,
    /// Those who play have not agreed to hints.
    HintNotAgreed,
    /// The rules want players to find their words by themselves.
    HintForbidden {
        /// The clause that says so, by its id.
        clause: &'static str,
    },
    /// The sheet of the game tells what its players may not know before it is over.
    SheetSealed,
    /// The rules of the game refuse.
    Violation {
        /// The clause, by its id.
        clause: &'static str,
        /// How it is broken.
        code: &'static str,
        /// What breaks it.
        subject: Subject,
    },
}

impl Refusal {
    /// The code that sentences are keyed by.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Malformed(_) => "malformed",
            Refusal::NotSeated => "not-seated",
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::Stale => "stale",
            Refusal::Over => "over",
            Refusal::NotStarted => "not-started",
            Refusal::NoOffer => "no-offer",
            Refusal::OfferStands => "offer-stands",
            Refusal::CannotAbort => "cannot-abort",
            Refusal::CannotTakeBack => "cannot-take-back",
            Refusal::Taken => "taken",
            Refusal::AlreadySeated => "own-table",
            Refusal::NotHost => "not-host",
            Refusal::TooLong => "too-long",
            Refusal::NoPartner => "no-partner",
            Refusal::Paused => "paused",
            Refusal::NotArbiter => "not-arbiter",
            Refusal::NoCandidate => "no-candidate",
            Refusal::TurnedDown => "turned-down",
            Refusal::NotGone => "not-gone",
            Refusal::LookupOwnTime { .. } => "lookup-own-time",
            Refusal::LookupForbidden { .. } => "lookup-forbidden",
            Refusal::HintClock => "hint-clock",
            Refusal::HintArbiter => "hint-arbiter",
            Refusal::HintNotAgreed => "hint-not-agreed",
            Refusal::HintForbidden { .. } => "hint-forbidden",
            Refusal::SheetSealed => "sheet-sealed",
            Refusal::Violation { code, .. } => code,
        }
    }

    /// The clause of the game's rules, when it is they that refuse.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::Violation { clause, .. }
            | Refusal::LookupOwnTime { clause }
            | Refusal::LookupForbidden { clause }
            | Refusal::HintForbidden { clause } => Some(clause),
            _ => None,
        }
    }
}

impl<C: Clause> From<Violation<C>> for Refusal {
    fn from(violation: Violation<C>) -> Refusal {
        Refusal::Violation {
            clause: violation.clause.id(),
            code: violation.code,
            subject: violation.subject,
        }
    }
}

impl From<Malformed> for Refusal {
    fn from(malformed: Malformed) -> Refusal {
        Refusal::Malformed(malformed)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Malformed(malformed) => malformed.fmt(f),
            other => match other.clause() {
                Some(clause) => write!(f, "refused {clause} {}", other.code()),
                None => write!(f, "refused {}", other.code()),
            },
        }
    }
}

impl std::error::Error for Refusal {}
