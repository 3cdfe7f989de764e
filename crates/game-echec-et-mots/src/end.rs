//! The ways a game ends, and with what totals.

use std::fmt;
use std::str::FromStr;

use game_core::{Clause as _, Malformed, Outcome, Seat, ends};

use crate::{Clause, MatchBy};

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Two words were compared.
    Words,
    /// The same, after the second knight was taken.
    SecondKnight,
    /// Both sides are equal, and nobody scores.
    Tie,
    /// The totals are equal and stay, since the words are not.
    Level,
    /// Nothing was taken for too long.
    Quiet,
    /// No letter is left and nobody has a word.
    Exhausted,
    /// A side's time was used up in play.
    Flag,
    /// A side gave up in play.
    Resignation,
    /// Both agreed to a tie.
    Agreement,
}

/// Every outcome that the game knows: its clause and its code.
pub const OUTCOMES: &[(Clause, &str)] = &[
    (Clause::P8, "words"),
    (Clause::P6, "second-knight"),
    (Clause::P7, "tie"),
    (Clause::P7, "level"),
    (Clause::A5, "quiet"),
    (Clause::A6, "exhausted"),
    (Clause::O1, "flag"),
    (Clause::O1, "resignation"),
    (Clause::O3, "agreement"),
];

ends!(End by Clause);

impl End {
    const ALL: [End; 9] = [
        End::Words,
        End::SecondKnight,
        End::Tie,
        End::Level,
        End::Quiet,
        End::Exhausted,
        End::Flag,
        End::Resignation,
        End::Agreement,
    ];

    fn entry(self) -> (Clause, &'static str) {
        OUTCOMES[self as usize]
    }

    /// The end of this code.
    pub(crate) fn of(code: &str) -> Option<End> {
        End::ALL.into_iter().find(|end| end.code() == code)
    }
}

/// The end of a game: what brought it, and what each side scores, White first. `14-10 words`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Settlement {
    /// What brought it.
    pub end: End,
    /// What White and Black score.
    pub totals: [i16; 2],
}

impl Settlement {
    /// An end at which nobody scores.
    pub fn nobody(end: End) -> Settlement {
        Settlement { end, totals: [0, 0] }
    }

    /// P8: the seat with more points.
    pub fn winner(&self) -> Option<Seat> {
        let [white, black] = self.totals;
        (white != black).then_some(Seat(u8::from(black > white)))
    }

    /// The outcome for the table: the points that its match adds up (H2).
    pub fn outcome(&self, match_by: MatchBy) -> Outcome {
        let (clause, code) = (self.end.clause().id(), self.end.code());
        let whole = match self.winner() {
            Some(winner) => Outcome::won(winner, 2, clause, code),
            None => Outcome::drawn(2, clause, code),
        };
        match match_by {
            MatchBy::Games => whole,
            MatchBy::Points => Outcome {
                points: self.totals.iter().map(|&total| i32::from(total)).collect(),
                ..whole
            },
        }
    }
}

/// `14-10`, `15--5`: what White and Black score.
pub(crate) fn write_totals([white, black]: [i16; 2]) -> String {
    format!("{white}-{black}")
}

/// The totals that a text tells, `at` being where it begins.
pub(crate) fn read_totals(text: &str, at: usize) -> Result<[i16; 2], Malformed> {
    let fault = Malformed::new(at, "two totals");
    // The dash between them is the first that follows a digit.
    let dash = text
        .as_bytes()
        .windows(2)
        .position(|pair| pair[0].is_ascii_digit() && pair[1] == b'-')
        .ok_or(fault.clone())?;
    let total = |part: &str| part.parse::<i16>().map_err(|_| fault.clone());
    let totals = [total(&text[..=dash])?, total(&text[dash + 2..])?];
    // One text a value: no `+3`, `007` or `-0`.
    if write_totals(totals) == text {
        Ok(totals)
    } else {
        Err(fault)
    }
}

impl fmt::Display for Settlement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", write_totals(self.totals), self.end.code())
    }
}

impl FromStr for Settlement {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Settlement, Malformed> {
        let (totals, code) = text
            .split_once(' ')
            .ok_or(Malformed::new(text.len(), "two totals and what ended the game"))?;
        let end = End::of(code).ok_or(Malformed::new(totals.len() + 1, "what ended the game"))?;
        Ok(Settlement {
            end,
            totals: read_totals(totals, 0)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_has_its_own_code() {
        for (at, end) in End::ALL.into_iter().enumerate() {
            assert_eq!(end as usize, at);
            let settlement = Settlement {
                end,
                totals: [15, -5],
            };
            assert_eq!(settlement.to_string().parse(), Ok(settlement));
        }
    }

    #[test]
    fn totals_may_be_negative() {
        for totals in [[14, 10], [15, -5], [-5, 15], [-3, -4], [0, 0]] {
            assert_eq!(read_totals(&write_totals(totals), 0), Ok(totals));
        }
        for text in [
            "", "-", "14", "14-", "-10", "14-+10", "a-b", "014-10", "-0-1", "1-99999", "1-2-3",
        ] {
            assert!(read_totals(text, 0).is_err(), "{text:?}");
        }
    }
}
