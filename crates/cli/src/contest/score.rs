//! Wins, draws, losses, and what they say about strength.

use std::collections::BTreeMap;
use std::fmt;

/// How one game ended for the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Result {
    Win,
    Draw,
    Loss,
}

/// One finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct End {
    pub(crate) result: Result,
    /// What ended it, by the code of its outcome.
    pub(crate) code: &'static str,
}

/// The games of a match so far, seen from the first player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Score {
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
    /// How often each end came.
    pub(crate) ends: BTreeMap<&'static str, u32>,
}

/// A difference in strength on Elo's scale, and half the interval that holds it 95 times in 100.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rating {
    /// Nothing when one side won every game.
    pub(crate) difference: Option<f64>,
    /// Nothing when the interval is open.
    pub(crate) error: Option<f64>,
}

impl Score {
    pub(crate) fn add(&mut self, end: End) {
        match end.result {
            Result::Win => self.wins += 1,
            Result::Draw => self.draws += 1,
            Result::Loss => self.losses += 1,
        }
        *self.ends.entry(end.code).or_default() += 1;
    }

    pub(crate) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    pub(crate) fn points(&self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws) / 2.0
    }

    /// The part of the points won, 0 to 1.
    pub(crate) fn share(&self) -> f64 {
        self.points() / f64::from(self.games().max(1))
    }

    pub(crate) fn rating(&self) -> Rating {
        let share = self.share();
        let games = f64::from(self.games().max(1));
        let spread = |count: u32, points: f64| f64::from(count) * (points - share).powi(2);
        let variance = (spread(self.wins, 1.0) + spread(self.draws, 0.5) + spread(self.losses, 0.0)) / games;
        let margin = 1.96 * (variance / games).sqrt();
        let error = match (elo(share - margin), elo(share + margin)) {
            (Some(low), Some(high)) => Some((high - low) / 2.0),
            _ => None,
        };
        Rating {
            difference: elo(share),
            error,
        }
    }
}

/// The difference in Elo points that a share of the points stands for.
fn elo(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| -400.0 * (1.0 / share - 1.0).log10())
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{} ={} -{}", self.wins, self.draws, self.losses)
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.difference, self.error) {
            (None, _) => f.write_str("beyond measure"),
            (Some(difference), None) => write!(f, "{difference:+.0}, error beyond measure"),
            (Some(difference), Some(error)) => write!(f, "{difference:+.0} ± {error:.0} (95 %)"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(wins: u32, draws: u32, losses: u32) -> Score {
        Score {
            wins,
            draws,
            losses,
            ends: BTreeMap::new(),
        }
    }

    #[test]
    fn equal_results_are_no_difference() {
        let Rating { difference, error } = score(30, 40, 30).rating();
        assert!(difference.is_some_and(|difference| difference.abs() < 1e-9));
        assert!(
            error.is_some_and(|error| (52.0..54.0).contains(&error)),
            "{error:?}"
        );
    }

    #[test]
    fn three_points_of_four_are_191_elo() {
        let rating = score(75, 0, 25).rating();
        assert!(
            rating
                .difference
                .is_some_and(|difference| (difference - 190.85).abs() < 0.01)
        );
        assert!(rating.to_string().starts_with("+191 ± "));
    }

    #[test]
    fn a_clean_sweep_cannot_be_measured() {
        assert_eq!(score(10, 0, 0).rating().difference, None);
        assert_eq!(score(0, 0, 10).rating().to_string(), "beyond measure");
        assert_eq!(score(0, 0, 0).games(), 0);
    }

    #[test]
    fn ends_are_counted_by_their_code() {
        let mut score = Score::default();
        for result in [Result::Win, Result::Draw, Result::Loss, Result::Win] {
            score.add(End {
                result,
                code: "checkmate",
            });
        }
        assert_eq!(
            (score.to_string().as_str(), score.ends["checkmate"]),
            ("+2 =1 -1", 4)
        );
        assert_eq!(score.points(), 2.5);
    }
}
