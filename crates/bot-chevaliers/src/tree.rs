//! What the search is shown of a position.
//!
//! Three things here are choices. To enter the enemy castle counts as a gain, so that no look stops before the
//! answer to it. The count without progress (R19) is part of a position only near the end, or no
//! position would ever be met again. And a camp of few pieces does not pass, since having to move may be what
//! loses.

use search::{Ending, Position, Value};

use super::board::Effect;
use super::evaluation;
use super::ground::{CELLS, cells, only};
use super::position::EnginePosition;
use super::zobrist;

/// What a knight and a man are worth in exchanges.
const WORTH: [Value; 2] = [220, 100];

/// What coming to the enemy castle promises.
const CASTLE: Value = 1000;

/// How many plies before the end without progress (R19) their number begins to matter.
const NEAR_THE_END: u16 = 16;

/// A camp of fewer pieces may be hurt by having to move.
const ENOUGH: u32 = 3;

impl EnginePosition {
    /// Adds the captures that may be played: those of the invader only, when there is one.
    fn captures(&self, effects: &mut Vec<Effect>) {
        let first = effects.len();
        self.mover().list_captures(effects);
        if let Some(castle) = self.invaded() {
            let enemy = self.board.enemy();
            let mut at = first;
            while at < effects.len() {
                if effects[at].taken(enemy) >> castle & 1 == 1 {
                    at += 1;
                } else {
                    effects.swap_remove(at);
                }
            }
        }
    }

    /// What a capture takes, in worth.
    fn spoils(&self, effect: Effect) -> Value {
        if !effect.takes() {
            return 0;
        }
        let taken = effect.taken(self.board.enemy());
        let enemies = &self.board.pieces[1 - self.board.side];
        (0..2).fold(0, |sum, arm| {
            sum + WORTH[arm] * (taken & enemies[arm]).count_ones() as Value
        })
    }

    /// Whether the piece that ends on a cell could be taken there at once.
    fn is_struck_after(&self, effect: Effect) -> bool {
        let ground = &self.scene.ground;
        let to = effect.to();
        let enemies = self.board.enemy() & !effect.taken(self.board.enemy());
        let own = self.board.own() & !only(effect.from()) | only(to);
        let free = ground.usable & !(own | enemies);
        ground
            .over(to)
            .any(|(from, beyond)| enemies >> from & 1 == 1 && free >> beyond & 1 == 1)
    }
}

impl Position for EnginePosition {
    type Move = Effect;
    const SLOTS: usize = 4 * CELLS;

    fn key(&self) -> u64 {
        let mut key = self.board.key;
        if self.scene.law.alternate && self.nominal == super::board::MEN {
            key ^= zobrist::MEN;
        }
        if self.must {
            key ^= zobrist::OBLIGED;
        }
        let left = self.scene.law.no_progress.saturating_sub(self.quiet);
        if left < NEAR_THE_END {
            key ^= zobrist::number(zobrist::LEFT + u64::from(left));
        }
        key
    }

    fn after(&self, effect: Effect) -> EnginePosition {
        let mut next = self.clone();
        next.make(effect);
        next
    }

    fn noisy(&self, effects: &mut Vec<Effect>) {
        self.captures(effects);
        if self.pressed() {
            return;
        }
        let castle = self.scene.ground.castles[1 - self.board.side];
        if self.board.free(&self.scene.ground) >> castle & 1 == 1 {
            let mover = self.mover();
            let entering = cells(self.active).filter(|&from| mover.reaches(from, castle));
            effects.extend(entering.map(|from| Effect::new(from, castle, 0, 0)));
        }
    }

    fn quiet(&self, effects: &mut Vec<Effect>) {
        if self.pressed() {
            return;
        }
        let castle = self.scene.ground.castles[1 - self.board.side];
        self.mover().quiet(&mut |effect| {
            if effect.to() != castle {
                effects.push(effect);
            }
        });
    }

    fn is_noisy(&self, effect: Effect) -> bool {
        effect.takes() || self.enters(effect)
    }

    fn is_legal(&self, effect: Effect) -> bool {
        if let Some(castle) = self.invaded()
            && effect.taken(self.board.enemy()) >> castle & 1 == 0
        {
            return false;
        }
        self.allows(effect)
    }

    fn ended(&self) -> Option<Ending> {
        let (own, enemy) = (self.board.own(), self.board.enemy());
        let law = &self.scene.law;
        // R15: elimination before the castle.
        if own == 0 {
            return Some(Ending::Lost);
        }
        if enemy == 0 || own >> self.scene.ground.castles[1 - self.board.side] & 1 == 1 {
            return Some(Ending::Won);
        }
        if let Some(castle) = self.invaded() {
            // R14: nothing but its capture drives an invader out.
            if !law.castle_hold || !self.mover().can_take(castle) {
                let blocked = !law.blocked_loses && !self.mover().can_move();
                return Some(if blocked { Ending::Drawn } else { Ending::Lost });
            }
        }
        (self.quiet >= law.no_progress).then_some(Ending::Drawn)
    }

    fn stuck(&self) -> Ending {
        if self.scene.law.blocked_loses {
            Ending::Lost
        } else {
            Ending::Drawn
        }
    }

    fn reversible(&self) -> usize {
        usize::from(self.back)
    }

    fn recurrences(&self) -> usize {
        self.repetition() - 1
    }

    fn evaluate(&self) -> Value {
        evaluation::evaluate(self)
    }

    /// A camp that must capture or drive an invader out is not judged by standing still.
    fn pressed(&self) -> bool {
        self.forced || self.invaded().is_some()
    }

    fn pass(&self) -> Option<EnginePosition> {
        if self.pressed() || self.scene.law.alternate || self.board.own().count_ones() < ENOUGH {
            return None;
        }
        let mut passed = self.clone();
        passed.give_away();
        Some(passed)
    }

    fn gain(&self, effect: Effect) -> Value {
        self.spoils(effect) + if self.enters(effect) { CASTLE } else { 0 }
    }

    fn risk(&self, effect: Effect) -> Value {
        WORTH[self.board.arm(effect.from())]
    }

    fn exchange(&self, effect: Effect, least: Value) -> bool {
        // What must be played needs no defence, and a quiet offer is often a trap.
        if self.pressed() || !self.is_noisy(effect) || self.enters(effect) {
            return least <= CASTLE;
        }
        let gain = self.spoils(effect);
        if gain - WORTH[self.board.arm(effect.from())] >= least {
            return true;
        }
        gain >= least && !self.is_struck_after(effect)
    }

    fn slot(&self, effect: Effect) -> usize {
        let arm = self.board.arm(effect.from());
        (2 * self.board.side + arm) * CELLS + effect.to()
    }

    fn texture(&self) -> u64 {
        let men = self.board.pieces.map(|camp| camp[super::board::MEN]);
        let mixed = men.into_iter().fold(self.board.side as u64, |hash, set| {
            let folded = set as u64 ^ (set >> 64) as u64;
            zobrist::number(hash ^ folded)
        });
        mixed ^ (mixed >> 32)
    }
}
