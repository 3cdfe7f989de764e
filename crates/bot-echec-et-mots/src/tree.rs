//! What the search is shown of a position.
//!
//! Of all words only the best announcement is shown: it stops the game, so that any other is worse for certain.
//! The count of quiet moves (A5) is part of a position only near the end, or none would ever be met again.

use game_core::mix::mixed;
use search::{Ending, Position, Value};

use super::evaluation;
use super::ground::CELLS;
use super::hopes::SHORTEST;
use super::position::{EnginePosition, Step, Targets};

/// How many half-moves before the quiet end (A5) their number begins to matter.
const NEAR_THE_END: u16 = 20;

/// Where hashes of what both sides hold begin: with a number of their own.
const RACKS: u64 = 0x7E47;

impl Position for EnginePosition {
    type Move = Step;
    const SLOTS: usize = 4 * CELLS;

    fn key(&self) -> u64 {
        let rules = &self.scene.rules;
        let near = match rules.quiet_end {
            true => self
                .quiet
                .saturating_add(NEAR_THE_END)
                .saturating_sub(rules.quiet_limit),
            false => 0,
        };
        let rest = u64::from(near) << 2 | u64::from(self.stopped.is_some()) << 1 | self.side as u64;
        let racks = u64::from(self.held[0].low) << 32 | u64::from(self.held[1].low);
        [self.knights[0], self.knights[1], self.lying, racks, rest]
            .into_iter()
            .fold(self.scene.vocabulary.tiles().hash(), mixed)
    }

    fn after(&self, step: Step) -> EnginePosition {
        if !step.announces {
            return self.moved(step);
        }
        let finishing = self.captures(step) && self.knights[1 - self.side].count_ones() == 1;
        let value = self.call(usize::from(step.to), finishing).unwrap_or(0);
        let mut next = self.moved(step);
        next.stopped = Some(-value);
        next
    }

    fn noisy(&self, moves: &mut Vec<Step>) {
        moves.extend(self.best_call().map(|(step, _)| step));
        let prey = self.knights[1 - self.side];
        moves.extend(self.leaps().filter(|step| prey >> step.to & 1 == 1));
    }

    fn quiet(&self, moves: &mut Vec<Step>) {
        let prey = self.knights[1 - self.side];
        moves.extend(self.leaps().filter(|step| prey >> step.to & 1 == 0));
    }

    fn is_noisy(&self, step: Step) -> bool {
        step.announces || self.captures(step)
    }

    fn is_legal(&self, step: Step) -> bool {
        if self.knights[self.side] >> step.from & 1 == 0 {
            return false;
        }
        let Targets { open, finishing } = self.targets(usize::from(step.from));
        let to = usize::from(step.to);
        if step.announces {
            (open | finishing) >> to & 1 == 1 && self.call(to, finishing >> to & 1 == 1).is_some()
        } else {
            open >> to & 1 == 1
        }
    }

    fn ended(&self) -> Option<Ending> {
        if let Some(value) = self.stopped {
            return Some(Ending::Settled(value));
        }
        let quiet = self.scene.rules.stalled(self.quiet);
        (quiet || self.is_exhausted()).then_some(Ending::Drawn)
    }

    fn stuck(&self) -> Ending {
        // M9: there is always a move.
        Ending::Drawn
    }

    fn reversible(&self) -> usize {
        usize::from(self.back)
    }

    fn evaluate(&self) -> Value {
        let value = self.evaluated.get().unwrap_or_else(|| evaluation::evaluate(self));
        self.evaluated.set(Some(value));
        value
    }

    fn pressed(&self) -> bool {
        // Whoever is attacked by a knight attacks it as well, and moves first.
        false
    }

    fn pass(&self) -> Option<EnginePosition> {
        let mut next = self.clone();
        next.evaluated.set(None);
        next.side = 1 - self.side;
        next.back = 0;
        Some(next)
    }

    fn gain(&self, step: Step) -> Value {
        if !step.announces {
            return self.scene.weights.knight;
        }
        let finishing = self.captures(step) && self.knights[1 - self.side].count_ones() == 1;
        let value = self.call(usize::from(step.to), finishing).unwrap_or(0);
        value - self.evaluate()
    }

    fn risk(&self, _step: Step) -> Value {
        0
    }

    fn exchange(&self, step: Step, least: Value) -> bool {
        if step.announces {
            return self.gain(step) >= least;
        }
        let gain = if self.captures(step) {
            self.scene.weights.knight
        } else {
            0
        };
        gain - self.danger(step) >= least
    }

    fn slot(&self, step: Step) -> usize {
        let kind = 2 * self.side + usize::from(step.announces);
        kind * CELLS + usize::from(step.to)
    }

    fn texture(&self) -> u64 {
        let racks = u64::from(self.held[0].low) << 32 | u64::from(self.held[1].low);
        mixed(mixed(RACKS, racks), self.side as u64)
    }
}

impl EnginePosition {
    /// What a leap risks where it lands: to be captured there, unless the other knight stands by.
    fn danger(&self, step: Step) -> Value {
        let ground = &self.scene.ground;
        let to = usize::from(step.to);
        let landing = 1_u64 << to;
        let enemy = self.knights[1 - self.side] & !landing;
        let attacked = ground.leaps(to) & enemy != 0;
        let sheltered = self.scene.rules.start_safe && ground.starts(self.side) & landing != 0;
        if !attacked || sheltered {
            return 0;
        }
        let partner = self.knights[self.side] & !(1 << step.from);
        match partner {
            // M7: the last knight falls to a word only.
            0 if self.promises[1 - self.side].longest < SHORTEST => 0,
            0 => 2 * self.scene.weights.knight,
            _ if ground.leaps(to) & partner != 0 => 0,
            _ => self.scene.weights.knight,
        }
    }
}
