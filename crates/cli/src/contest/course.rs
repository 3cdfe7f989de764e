//! The games of a match as they end, counted in the order of their numbers, so that neither the score nor
//! where a test stops depends on which thread is quickest.

use std::collections::BTreeMap;
use std::fmt;

use super::score::{End, Score};
use super::sprt::Sprt;

/// A match under way.
pub(crate) struct Course {
    score: Score,
    test: Option<Sprt>,
    /// Games that ended before others of lower number.
    waiting: BTreeMap<usize, End>,
    counted: usize,
}

impl Course {
    pub(crate) fn new(sides: u8, test: Option<Sprt>) -> Course {
        Course {
            score: Score::new(sides),
            test,
            waiting: BTreeMap::new(),
            counted: 0,
        }
    }

    /// The game of this number has ended.
    pub(crate) fn end(&mut self, number: usize, end: End) {
        self.waiting.insert(number, end);
        while !self.decided() {
            let Some(end) = self.waiting.remove(&self.counted) else {
                break;
            };
            self.counted += 1;
            self.score.add(&end);
            if let Some(test) = &mut self.test {
                test.add(end.result);
            }
        }
    }

    /// Whether no further game is counted.
    pub(crate) fn decided(&self) -> bool {
        self.test.as_ref().is_some_and(|test| test.finding().is_some())
    }

    /// How many games are counted.
    pub(crate) fn counted(&self) -> usize {
        self.counted
    }

    pub(crate) fn over(self) -> (Score, Option<Sprt>) {
        (self.score, self.test)
    }
}

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.score.fmt(f)?;
        match &self.test {
            Some(test) => write!(f, ", LLR {:.2}", test.ratio()),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::score::{Result, Work};
    use super::*;

    fn end(result: Result) -> End {
        End {
            result,
            code: "checkmate",
            side: 0,
            actions: 10,
            work: [Work::default(); 2],
        }
    }

    /// The same games ended in any order stop the test at the same one.
    #[test]
    fn the_order_in_which_games_end_changes_nothing() {
        let play = |order: &[usize]| {
            let mut course = Course::new(2, Sprt::new(0.0, 200.0));
            for &number in order {
                let result = if number % 7 == 0 {
                    Result::Draw
                } else {
                    Result::Win
                };
                course.end(number, end(result));
            }
            course.over()
        };
        let forward: Vec<usize> = (0..40).collect();
        let mut mixed = forward.clone();
        mixed.sort_by_key(|number| number * 17 % 40);
        let (score, test) = play(&forward);
        assert!(score.games() < 40, "decided before the last game");
        assert_eq!(score.games() % 2, 0);
        assert_eq!((score, test), play(&mixed));
    }
}
