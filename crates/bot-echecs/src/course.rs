//! A game as far as it has come: the position and the keys of those before it.
//!
//! A position does not tell how often it stood before, and a repetition may save a lost game or give away a
//! won one.

use search::Position as _;

use super::position::{EnginePosition, LongCastle};

/// A position with its past, so that repetitions are seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    position: EnginePosition,
    past: Vec<u64>,
}

impl Course {
    /// A game that begins at `position`.
    pub fn new(position: EnginePosition) -> Course {
        Course {
            position,
            past: Vec::new(),
        }
    }

    /// A game that begins where a FEN says; nothing when the engine cannot read it.
    pub fn read(fen: &str, long: LongCastle) -> Option<Course> {
        EnginePosition::read(fen, long).map(Course::new)
    }

    /// The usual start.
    pub fn usual(long: LongCastle) -> Course {
        Course::new(EnginePosition::new(cozy_chess::Board::startpos(), long))
    }

    /// Makes the move that the game writes so; false, and nothing changes, when it is not legal.
    pub fn play(&mut self, text: &str) -> bool {
        let Some(mv) = self.position.find(text) else {
            return false;
        };
        self.past.push(self.position.key());
        self.position = self.position.after(mv);
        true
    }

    /// A move has led to `position`.
    pub(crate) fn advance(&mut self, position: EnginePosition) {
        self.past.push(self.position.key());
        self.position = position;
    }

    /// The game stands at `position`, whatever was thought: moves may have been taken back.
    pub(crate) fn settle(&mut self, position: EnginePosition) {
        let key = position.key();
        if key != self.position.key() {
            let back = self.past.iter().rposition(|&past| past == key);
            self.past.truncate(back.unwrap_or(0));
        }
        self.position = position;
    }

    /// The position now.
    pub fn position(&self) -> &EnginePosition {
        &self.position
    }

    /// The keys of the positions before, oldest first.
    pub fn past(&self) -> &[u64] {
        &self.past
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_lead_on_and_illegal_ones_change_nothing() {
        let mut course = Course::usual(LongCastle::ThroughTwo);
        assert!(course.play("e2e4") && course.play("e7e5"));
        let before = course.clone();
        for wrong in ["e4e5", "e1g1", "", "e2e4", "a7a8q", "e8e7x"] {
            assert!(!course.play(wrong), "{wrong}");
        }
        assert_eq!(course, before);
        assert_eq!(course.past().len(), 2);
    }

    #[test]
    fn settling_follows_moves_taken_back() {
        let mut course = Course::usual(LongCastle::ThroughTwo);
        course.play("e2e4");
        let earlier = course.clone();
        course.play("e7e5");
        course.play("g1f3");
        course.settle(earlier.position().clone());
        assert_eq!(course, earlier);
        let elsewhere = EnginePosition::read("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", LongCastle::ThroughTwo);
        course.settle(elsewhere.expect("a position"));
        assert!(course.past().is_empty());
    }
}
