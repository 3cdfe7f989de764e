//! What has worked so far in this tree: kinds of moves that cut it short, and how far the
//! evaluation was off where the texture was the same.

use crate::value::Value;

/// Learned values stay within plus and minus this.
const LIMIT: i32 = 16_384;

/// How many textures are told apart.
const GRAINS: usize = 1 << 14;

/// The evaluation is corrected by at most about this much, times the scale below.
const GRAIN_SCALE: i32 = 256;

/// A new error counts for as many parts as the search was deep, up to this many, of all that is
/// remembered: an error found once must not outweigh those found often.
const HEAVIEST: i32 = 16;
const LEARNT_OF: i32 = 256;

/// A slot value for "no move": the turn was passed, or the root has no past.
pub(crate) const NOWHERE: usize = usize::MAX;

/// Moves just played, by slot: one and two plies ago.
pub(crate) type Trail = [usize; 2];

#[derive(Clone, Debug)]
pub(crate) struct History<M> {
    slots: usize,
    plain: Vec<i16>,
    follow: Vec<i16>,
    answers: Vec<Option<M>>,
    grains: Vec<i16>,
}

fn teach(entry: &mut i16, bonus: i32) {
    let value = i32::from(*entry);
    // The step shrinks as the value nears its limit, so that it never overflows.
    *entry = (value + bonus - value * bonus.abs() / LIMIT) as i16;
}

impl<M: Copy> History<M> {
    pub(crate) fn new(slots: usize) -> History<M> {
        History {
            slots,
            plain: vec![0; slots],
            follow: vec![0; slots * slots],
            answers: vec![None; slots],
            grains: vec![0; GRAINS],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.plain.fill(0);
        self.follow.fill(0);
        self.answers.fill(None);
        self.grains.fill(0);
    }

    /// How well quiet moves of this kind have done, alone and after the last two moves.
    pub(crate) fn of(&self, slot: usize, trail: Trail) -> i32 {
        let after = |last: usize| match last {
            NOWHERE => 0,
            last => i32::from(self.follow[last * self.slots + slot]),
        };
        i32::from(self.plain[slot]) + after(trail[0]) + after(trail[1])
    }

    pub(crate) fn teach(&mut self, slot: usize, trail: Trail, bonus: i32) {
        teach(&mut self.plain[slot], bonus);
        for last in trail {
            if last != NOWHERE {
                teach(&mut self.follow[last * self.slots + slot], bonus);
            }
        }
    }

    /// The quiet move that last refuted a move of this kind.
    pub(crate) fn answer(&self, last: usize) -> Option<M> {
        self.answers.get(last).copied().flatten()
    }

    pub(crate) fn set_answer(&mut self, last: usize, mv: M) {
        if let Some(answer) = self.answers.get_mut(last) {
            *answer = Some(mv);
        }
    }

    /// What to add to an evaluation in a position of this texture.
    pub(crate) fn correction(&self, texture: u64) -> Value {
        i32::from(self.grains[texture as usize % GRAINS]) / GRAIN_SCALE
    }

    /// The search found `error` more than the evaluation said.
    pub(crate) fn correct(&mut self, texture: u64, error: Value, depth: i32) {
        let grain = &mut self.grains[texture as usize % GRAINS];
        let weight = (depth + 1).min(HEAVIEST);
        let target = (error * GRAIN_SCALE).clamp(-LIMIT, LIMIT);
        let value = i32::from(*grain);
        *grain = (value + (target - value) * weight / LEARNT_OF).clamp(-LIMIT, LIMIT) as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_never_leave_their_limits() {
        let mut history = History::<u8>::new(4);
        for _ in 0..1000 {
            history.teach(2, [1, NOWHERE], 2000);
            history.teach(3, [1, NOWHERE], -2000);
        }
        assert!(history.of(2, [1, NOWHERE]) > 30_000 && history.of(2, [1, NOWHERE]) <= 2 * LIMIT);
        assert!(history.of(3, [1, NOWHERE]) < -30_000);
        assert_eq!(history.of(2, [0, NOWHERE]), history.of(2, [NOWHERE, NOWHERE]));
    }

    #[test]
    fn corrections_follow_the_errors_of_their_texture() {
        let mut history = History::<u8>::new(1);
        for _ in 0..400 {
            history.correct(5, 40, 8);
        }
        assert!((30..=40).contains(&history.correction(5)));
        assert_eq!(history.correction(6), 0);
        history.clear();
        assert_eq!(history.correction(5), 0);
    }
}
