//! The sequential test that stops a match once it is decided: a generalized likelihood ratio over pairs of
//! games from one opening, seats exchanged, as Fishtest computes it.
//!
//! A pair is worth 0 to 4 half points, and what one opening gives to both games is not taken for strength.
//! Each hypothesis is a difference in Elo, so an expected share of the points; of all distributions with
//! that share the one is taken that makes the pairs seen likeliest
//! (Van den Bergh, "Comments on Normalized Elo", and his note on multinomial distributions).

use std::fmt;

use super::score::Result;

/// How often a test may be wrong either way: one in twenty.
const RISK: f64 = 0.05;

/// What a kind of pair that never came counts for, so that its logarithm is finite.
const NEVER_SEEN: f64 = 1e-3;

/// Halvings of the interval that holds a root: more than a double can tell apart.
const HALVINGS: usize = 100;

/// Kinds of pairs: 0 to 4 half points.
const KINDS: usize = 5;

/// What a test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Finding {
    /// The first player is better by the higher number of Elo points rather than by the lower.
    Accepted,
    /// By the lower rather than by the higher.
    Rejected,
}

/// A test of whether the first player is better by `low` or by `high` Elo points.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sprt {
    low: f64,
    high: f64,
    /// How many pairs of each worth there were.
    pairs: [u32; KINDS],
    /// The half points of the first game of a pair whose second is not over.
    half: Option<usize>,
}

impl Sprt {
    /// A test between two differences; none when the first is not the lower one.
    pub(crate) fn new(low: f64, high: f64) -> Option<Sprt> {
        (low.is_finite() && high.is_finite() && low < high).then_some(Sprt {
            low,
            high,
            pairs: [0; KINDS],
            half: None,
        })
    }

    /// Counts the next game.
    pub(crate) fn add(&mut self, result: Result) {
        let points = match result {
            Result::Win => 2,
            Result::Draw => 1,
            Result::Loss => 0,
        };
        match self.half.take() {
            None => self.half = Some(points),
            Some(first) => self.pairs[first + points] += 1,
        }
    }

    pub(crate) fn low(&self) -> f64 {
        self.low
    }

    pub(crate) fn high(&self) -> f64 {
        self.high
    }

    pub(crate) fn pairs(&self) -> [u32; KINDS] {
        self.pairs
    }

    /// Where the test ends: below, it is rejected; above, accepted.
    pub(crate) fn bounds() -> [f64; 2] {
        let bound = ((1.0 - RISK) / RISK).ln();
        [-bound, bound]
    }

    /// The logarithm of how much likelier the higher difference makes the pairs seen.
    pub(crate) fn ratio(&self) -> f64 {
        if self.pairs == [0; KINDS] {
            return 0.0;
        }
        let counts = self.pairs.map(|count| f64::from(count).max(NEVER_SEEN));
        let total: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / total);
        let [low, high] = [self.low, self.high].map(|elo| likeliest(&seen, share(elo)));
        let gain = |kind: usize| seen[kind] * (high[kind] / low[kind]).ln();
        total * (0..KINDS).map(gain).sum::<f64>()
    }

    /// What the test has found, once it has.
    pub(crate) fn finding(&self) -> Option<Finding> {
        let [below, above] = Sprt::bounds();
        let ratio = self.ratio();
        if ratio >= above {
            Some(Finding::Accepted)
        } else if ratio <= below {
            Some(Finding::Rejected)
        } else {
            None
        }
    }
}

/// The share of the points that a difference in Elo stands for.
fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Of all distributions of pairs with this share of the points, the one that makes `seen` likeliest.
fn likeliest(seen: &[f64; KINDS], share: f64) -> [f64; KINDS] {
    let off = |kind: usize| kind as f64 / (KINDS - 1) as f64 - share;
    let part = |kind: usize, x: f64| seen[kind] / (1.0 + x * off(kind));
    // What is left of the share falls as `x` grows, and has one root where every part is positive.
    let left = |x: f64| (0..KINDS).map(|kind| off(kind) * part(kind, x)).sum::<f64>();
    let (mut low, mut high) = (-1.0 / off(KINDS - 1), -1.0 / off(0));
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if left(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    std::array::from_fn(|kind| part(kind, f64::midpoint(low, high)))
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Finding::Accepted => "accepted",
            Finding::Rejected => "rejected",
        })
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [below, above] = Sprt::bounds();
        let finding = self
            .finding()
            .map_or("undecided".to_owned(), |finding| finding.to_string());
        write!(
            f,
            "LLR {:.2} ({below:.2}, {above:.2}) for {:+} to {:+} Elo: {finding}",
            self.ratio(),
            self.low,
            self.high,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test(low: f64, high: f64, pairs: [u32; KINDS]) -> Sprt {
        Sprt {
            pairs,
            ..Sprt::new(low, high).expect("a test")
        }
    }

    /// Tests that Fishtest published with their pairs and their ratio: Stockfish pull requests 2493, 2920,
    /// 2971 and 3098.
    #[test]
    fn published_tests_have_the_ratio_that_was_published() {
        for (low, high, pairs, published) in [
            (-1.0, 3.0, [424, 2948, 5832, 3045, 460], "2.94"),
            (0.0, 2.0, [1284, 17437, 55536, 18085, 1292], "2.94"),
            (-0.5, 1.5, [665, 4806, 9333, 4893, 747], "2.95"),
            (-0.5, 1.5, [17, 253, 1042, 337, 39], "2.96"),
            (0.25, 1.75, [11, 407, 3238, 513, 11], "2.93"),
            (-0.25, 1.25, [491, 7345, 29693, 7670, 465], "2.96"),
            (0.25, 1.25, [53, 2220, 21459, 2445, 47], "2.97"),
        ] {
            let ratio = test(low, high, pairs).ratio();
            assert_eq!(format!("{ratio:.2}"), published, "{pairs:?}");
        }
    }

    #[test]
    fn bounds_are_those_of_one_error_in_twenty() {
        let [below, above] = Sprt::bounds();
        assert_eq!(format!("{below:.2} {above:.2}"), "-2.94 2.94");
    }

    #[test]
    fn the_other_way_round_the_ratio_turns_its_sign() {
        let pairs = [424, 2948, 5832, 3045, 460];
        let mut turned = pairs;
        turned.reverse();
        let sum = test(-1.0, 3.0, pairs).ratio() + test(-3.0, 1.0, turned).ratio();
        assert!(sum.abs() < 1e-9, "{sum}");
    }

    #[test]
    fn games_are_counted_in_pairs() {
        let mut sprt = Sprt::new(0.0, 100.0).expect("a test");
        assert_eq!((sprt.ratio(), sprt.finding()), (0.0, None));
        for result in [Result::Win, Result::Draw, Result::Loss, Result::Draw, Result::Win] {
            sprt.add(result);
        }
        assert_eq!(sprt.pairs(), [0, 1, 0, 1, 0]);
    }

    #[test]
    fn a_side_that_wins_everything_or_nothing_is_found_out() {
        for (result, expected) in [
            (Result::Win, Finding::Accepted),
            (Result::Loss, Finding::Rejected),
        ] {
            let mut sprt = Sprt::new(0.0, 100.0).expect("a test");
            let mut games = 0;
            while sprt.finding().is_none() {
                sprt.add(result);
                games += 1;
                assert!(games < 100, "still undecided");
            }
            assert_eq!(sprt.finding(), Some(expected));
            assert_eq!(games % 2, 0, "decided between the games of a pair");
        }
    }

    #[test]
    fn what_is_no_test_is_refused() {
        for (low, high) in [(5.0, 0.0), (1.0, 1.0), (f64::NAN, 5.0), (0.0, f64::INFINITY)] {
            assert_eq!(Sprt::new(low, high), None, "{low} {high}");
        }
    }
}
