//! How a game ends (E1 to E4, F1).

use game_core::{Clause as _, Outcome, Seat};

use crate::Clause;
use crate::notation::side;

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The enemy camp is conquered.
    Conquest,
    /// The enemy has no letter left.
    Reversal,
    /// The enemy is blocked.
    Blocked,
    /// The enemy's time is used up.
    Flag,
    /// The enemy made a fault.
    Fault,
    /// The enemy gave up.
    Resignation,
}

/// Every end: its clause, its code and its sign.
const ENDS: [(Cause, Clause, &str, char); 6] = [
    (Cause::Conquest, Clause::E1, "conquest", 'C'),
    (Cause::Reversal, Clause::E2, "reversal", 'R'),
    (Cause::Blocked, Clause::E3, "blocked", 'B'),
    (Cause::Flag, Clause::E4, "flag", 'T'),
    (Cause::Fault, Clause::F1, "fault", 'F'),
    (Cause::Resignation, Clause::E4, "resignation", 'A'),
];

/// Every outcome that the game knows: its clause and its code.
pub const OUTCOMES: &[(Clause, &str)] = &[
    (Clause::E1, "conquest"),
    (Clause::E2, "reversal"),
    (Clause::E3, "blocked"),
    (Clause::E4, "flag"),
    (Clause::F1, "fault"),
    (Clause::E4, "resignation"),
];

impl Cause {
    fn entry(self) -> (Cause, Clause, &'static str, char) {
        ENDS[self as usize]
    }

    /// The code that sentences are keyed by.
    pub fn code(self) -> &'static str {
        self.entry().2
    }

    /// The clause that ended the game.
    pub fn clause(self) -> Clause {
        self.entry().1
    }
}

/// How a game ended: for whom, by what, and for how many games it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct End {
    /// Who won.
    pub winner: Seat,
    /// By what.
    pub cause: Cause,
    /// How many games the win counts for (E2).
    pub games: u8,
}

impl End {
    /// A win that counts for one game.
    pub(crate) fn won(winner: Seat, cause: Cause) -> End {
        End {
            winner,
            cause,
            games: 1,
        }
    }

    /// `#C`, as the record writes it.
    pub fn sign(self) -> String {
        format!("#{}", self.cause.entry().3)
    }

    /// `#Cw`, with the winner, and `2` when it counts double.
    pub(crate) fn text(self) -> String {
        let twice = if self.games == 2 { "2" } else { "" };
        format!("{}{}{twice}", self.sign(), side(self.winner))
    }

    /// Reads what [`End::text`] writes.
    pub(crate) fn read(text: &str) -> Option<End> {
        ENDS.into_iter()
            .flat_map(|(cause, ..)| [Seat(0), Seat(1)].map(|winner| End::won(winner, cause)))
            .flat_map(|end| [end, End { games: 2, ..end }])
            .filter(|end| end.games == 1 || end.cause == Cause::Reversal)
            .find(|end| end.text() == text)
    }

    /// The outcome for the table, whose points are games won (S3).
    pub(crate) fn outcome(self) -> Outcome {
        let (_, clause, code, _) = self.cause.entry();
        let points = [Seat(0), Seat(1)]
            .map(|seat| {
                if seat == self.winner {
                    i32::from(self.games)
                } else {
                    0
                }
            })
            .to_vec();
        Outcome {
            winners: self.winner.into(),
            clause: clause.id(),
            code,
            points,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_has_its_own_text() {
        for (at, (cause, clause, code, _)) in ENDS.into_iter().enumerate() {
            assert_eq!(cause as usize, at);
            assert_eq!(OUTCOMES[at], (clause, code));
            for winner in [Seat(0), Seat(1)] {
                let end = End::won(winner, cause);
                assert_eq!(End::read(&end.text()), Some(end));
            }
        }
        let double = End {
            games: 2,
            ..End::won(Seat(1), Cause::Reversal)
        };
        assert_eq!(double.text(), "#Rb2");
        assert_eq!(End::read("#Rb2"), Some(double));
        for bad in ["", "#", "#C", "#Cw2", "#Xw", "Cw"] {
            assert_eq!(End::read(bad), None, "{bad}");
        }
        assert_eq!(double.outcome().points, [0, 2]);
    }
}
