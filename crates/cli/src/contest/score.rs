//! Wins, draws, losses, and what they say about strength.
//!
//! The interval comes with the number, since a difference that it does not bear out is none.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// How one game ended for the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Result {
    Win,
    Draw,
    Loss,
}

/// What a player did to find its actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Work {
    pub(crate) actions: u64,
    pub(crate) nodes: u64,
    /// The depths looked to, added up.
    pub(crate) depths: u64,
    pub(crate) spent: Duration,
    /// What the slowest action took.
    pub(crate) slowest: Duration,
}

impl Work {
    pub(crate) fn add(&mut self, other: &Work) {
        self.actions += other.actions;
        self.nodes += other.nodes;
        self.depths += other.depths;
        self.spent += other.spent;
        self.slowest = self.slowest.max(other.slowest);
    }

    /// So much an action.
    pub(crate) fn each(&self, sum: f64) -> f64 {
        sum / self.actions.max(1) as f64
    }
}

impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:.0} nodes, depth {:.1} and {:.1} ms an action, {:.0} ms at most",
            self.each(self.nodes as f64),
            self.each(self.depths as f64),
            self.each(1000.0 * self.spent.as_secs_f64()),
            1000.0 * self.slowest.as_secs_f64(),
        )
    }
}

/// One finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct End {
    pub(crate) result: Result,
    /// What ended it, by the code of its outcome.
    pub(crate) code: &'static str,
    /// The side of the first player.
    pub(crate) side: u8,
    /// How many actions it had.
    pub(crate) actions: usize,
    /// What both players did.
    pub(crate) work: [Work; 2],
}

/// Wins, draws and losses of the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Results {
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
}

impl Results {
    fn add(&mut self, result: Result) {
        match result {
            Result::Win => self.wins += 1,
            Result::Draw => self.draws += 1,
            Result::Loss => self.losses += 1,
        }
    }

    pub(crate) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }
}

impl fmt::Display for Results {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{} ={} -{}", self.wins, self.draws, self.losses)
    }
}

/// The games of a match so far, seen from the first player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Score {
    pub(crate) all: Results,
    /// The games in which the first player had each side.
    pub(crate) by_side: Vec<Results>,
    /// How often each end came.
    pub(crate) ends: BTreeMap<&'static str, u32>,
    /// How many actions the games had.
    pub(crate) actions: usize,
    pub(crate) work: [Work; 2],
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
    /// No game yet of so many sides.
    pub(crate) fn new(sides: u8) -> Score {
        Score {
            all: Results::default(),
            by_side: vec![Results::default(); usize::from(sides)],
            ends: BTreeMap::new(),
            actions: 0,
            work: [Work::default(); 2],
        }
    }

    pub(crate) fn add(&mut self, end: &End) {
        self.all.add(end.result);
        self.by_side[usize::from(end.side)].add(end.result);
        *self.ends.entry(end.code).or_default() += 1;
        self.actions += end.actions;
        for (work, own) in self.work.iter_mut().zip(&end.work) {
            work.add(own);
        }
    }

    pub(crate) fn games(&self) -> u32 {
        self.all.games()
    }

    /// A game won is a point; one that nobody wins is shared by all sides.
    pub(crate) fn points(&self) -> f64 {
        f64::from(self.all.wins) + f64::from(self.all.draws) / self.by_side.len() as f64
    }

    /// The part of the points won, 0 to 1.
    pub(crate) fn share(&self) -> f64 {
        self.points() / f64::from(self.games().max(1))
    }

    /// How many actions a game had.
    pub(crate) fn length(&self) -> f64 {
        self.actions as f64 / f64::from(self.games().max(1))
    }

    /// What the share says about strength: Elo's scale is one of two sides.
    pub(crate) fn rating(&self) -> Option<Rating> {
        if self.by_side.len() != 2 {
            return None;
        }
        let Results { wins, draws, losses } = self.all;
        let share = self.share();
        let games = f64::from(self.games().max(1));
        let spread = |count: u32, points: f64| f64::from(count) * (points - share).powi(2);
        let variance = (spread(wins, 1.0) + spread(draws, 0.5) + spread(losses, 0.0)) / games;
        let margin = 1.96 * (variance / games).sqrt();
        let error = match (elo(share - margin), elo(share + margin)) {
            (Some(low), Some(high)) => Some((high - low) / 2.0),
            _ => None,
        };
        Some(Rating {
            difference: elo(share),
            error,
        })
    }
}

/// The difference in Elo points that a share of the points stands for.
fn elo(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| -400.0 * (1.0 / share - 1.0).log10())
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.all.fmt(f)
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
            all: Results { wins, draws, losses },
            ..Score::new(2)
        }
    }

    fn rating(wins: u32, draws: u32, losses: u32) -> Rating {
        score(wins, draws, losses).rating().expect("two sides")
    }

    fn end(result: Result, side: u8) -> End {
        End {
            result,
            code: "checkmate",
            side,
            actions: 30,
            work: [Work::default(); 2],
        }
    }

    #[test]
    fn equal_results_are_no_difference() {
        let Rating { difference, error } = rating(30, 40, 30);
        assert!(difference.is_some_and(|difference| difference.abs() < 1e-9));
        assert!(
            error.is_some_and(|error| (52.0..54.0).contains(&error)),
            "{error:?}"
        );
    }

    #[test]
    fn three_points_of_four_are_191_elo() {
        let rating = rating(75, 0, 25);
        assert!(
            rating
                .difference
                .is_some_and(|difference| (difference - 190.85).abs() < 0.01)
        );
        assert!(rating.to_string().starts_with("+191 ± "));
    }

    #[test]
    fn a_clean_sweep_cannot_be_measured() {
        assert_eq!(rating(10, 0, 0).difference, None);
        assert_eq!(rating(0, 0, 10).to_string(), "beyond measure");
        assert_eq!(score(0, 0, 0).games(), 0);
    }

    #[test]
    fn ends_are_counted_by_their_code_and_results_by_their_side() {
        let mut score = Score::new(2);
        for (result, side) in [
            (Result::Win, 0),
            (Result::Draw, 1),
            (Result::Loss, 0),
            (Result::Win, 1),
        ] {
            score.add(&end(result, side));
        }
        assert_eq!(
            (score.to_string().as_str(), score.ends["checkmate"]),
            ("+2 =1 -1", 4)
        );
        let sides: Vec<String> = score.by_side.iter().map(Results::to_string).collect();
        assert_eq!(sides, ["+1 =0 -1", "+1 =1 -0"]);
        assert_eq!((score.points(), score.length()), (2.5, 30.0));
    }

    /// A game that nobody of four wins is worth a quarter, and no difference follows from the share.
    #[test]
    fn four_sides_share_a_drawn_game() {
        let mut score = Score::new(4);
        for side in 0..4 {
            score.add(&end(Result::Draw, side));
        }
        assert_eq!((score.points(), score.share()), (1.0, 0.25));
        assert_eq!(score.rating(), None);
    }
}
