//! A position of Échec et Mots as the search sees it.

use std::cell::Cell;
use std::sync::Arc;

use game_echec_et_mots::{Rules, StartEntry};
use lexicon::Letter;
use search::{Ending, Position, Value};

use super::evaluation::{self, Patience, Weights};
use super::ground::{CELLS, Ground, bits};
use super::tiles::Held;
use super::vocabulary::{Promise, SHORTEST, Vocabulary};
use super::worth::{Side, worth};

/// What does not change while the engine thinks.
pub(crate) struct Scene {
    pub(crate) rules: Rules,
    pub(crate) ground: Arc<Ground>,
    pub(crate) vocabulary: Arc<Vocabulary>,
    pub(crate) weights: Weights,
    pub(crate) patience: Patience,
    /// The letter that lies on each square, taken or not since.
    pub(crate) letters: [Option<Letter>; CELLS],
}

/// A move of a knight, and whether the longest word is announced with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub(crate) from: u8,
    pub(crate) to: u8,
    /// Whether it stops the game.
    pub announces: bool,
}

/// A position, with what both racks promise.
#[derive(Clone)]
pub struct EnginePosition {
    pub(crate) scene: Arc<Scene>,
    pub(crate) knights: [u64; 2],
    /// The squares whose letters are not taken.
    pub(crate) left: u64,
    pub(crate) held: [Held; 2],
    pub(crate) promises: [Arc<Promise>; 2],
    /// Who moves.
    pub(crate) side: usize,
    pub(crate) quiet: u16,
    /// Plies since something was taken or the turn was passed: none before can repeat.
    pub(crate) back: u16,
    /// What the stop of the game is worth to the side that would move.
    pub(crate) stopped: Option<Value>,
    pub(crate) evaluated: Cell<Option<Value>>,
}

/// Where the knights of a side can go.
#[derive(Clone, Copy)]
struct Targets {
    /// With or without an announcement.
    open: u64,
    /// The last enemy knight (M7): only with one.
    finishing: u64,
}

impl EnginePosition {
    /// Where the knight on `from` can go.
    fn targets(&self, from: usize) -> Targets {
        let Scene { rules, ground, .. } = &*self.scene;
        let (own, enemy) = (self.knights[self.side], self.knights[1 - self.side]);
        let theirs = ground.starts(1 - self.side);
        // M2, M3, M6.
        let empty = match rules.start_entry {
            StartEntry::OwnOnly => !theirs,
            StartEntry::Protected | StartEntry::Free => !0,
        };
        let sheltered = rules.start_safe || rules.start_entry == StartEntry::Protected;
        let prey = if sheltered { enemy & !theirs } else { enemy };
        let leaps = ground.leaps(from) & !own;
        let (moves, captures) = (leaps & !enemy & empty, leaps & prey);
        if enemy.count_ones() > 1 {
            Targets {
                open: moves | captures,
                finishing: 0,
            }
        } else {
            Targets {
                open: moves,
                finishing: captures,
            }
        }
    }

    /// Every leap without an announcement.
    fn leaps(&self) -> impl Iterator<Item = Step> {
        bits(self.knights[self.side])
            .flat_map(|from| bits(self.targets(from).open).map(move |to| step(from, to, false)))
    }

    /// Every leap that may be announced with: with the word's length and what it is worth.
    fn calls(&self) -> impl Iterator<Item = (Step, Value)> {
        let own = &self.promises[self.side];
        let hopeful = own.longest.max(own.with.iter().copied().max().unwrap_or(0)) >= SHORTEST;
        let knights = if hopeful { self.knights[self.side] } else { 0 };
        bits(knights).flat_map(move |from| {
            let Targets { open, finishing } = self.targets(from);
            bits(open | finishing).filter_map(move |to| {
                let value = self.call(to, finishing >> to & 1 == 1)?;
                Some((step(from, to, true), value))
            })
        })
    }

    /// What the longest word is worth after a leap to `to`; nothing when it is too short (A1).
    fn call(&self, to: usize, finishing: bool) -> Option<Value> {
        let [own, other] = [self.side, 1 - self.side];
        let taken = self.letter_on(to);
        let word = taken.map_or(self.promises[own].longest, |letter| {
            self.promises[own].longest_with(letter)
        });
        if word < SHORTEST {
            return None;
        }
        let caller = Side {
            word,
            rack: self.held[own].len() + u8::from(taken.is_some()),
        };
        let reply = Side {
            word: self.promises[other].longest,
            rack: self.held[other].len(),
        };
        Some(worth(
            &self.scene.rules,
            &self.scene.weights,
            caller,
            reply,
            finishing,
        ))
    }

    /// The best way to stop the game now, with what it is worth. Stopping ends the game, so no other way
    /// of doing so matters.
    pub(crate) fn best_call(&self) -> Option<(Step, Value)> {
        self.calls()
            .reduce(|best, call| if call.1 > best.1 { call } else { best })
    }

    fn letter_on(&self, square: usize) -> Option<Letter> {
        self.scene.letters[square].filter(|_| self.left >> square & 1 == 1)
    }

    /// Every move: each leap, and the best announcement.
    pub(crate) fn steps(&self) -> Vec<Step> {
        let call = self.best_call().map(|(step, _)| step);
        self.leaps().chain(call).collect()
    }

    /// What the side that moves holds after a leap.
    pub(crate) fn held_after(&self, step: Step) -> Held {
        let held = self.held[self.side];
        let tiles = self.scene.vocabulary.tiles();
        self.letter_on(usize::from(step.to))
            .and_then(|letter| tiles.with(held, letter))
            .unwrap_or(held)
    }

    /// The letter that a leap takes.
    pub(crate) fn letter_taken(&self, step: Step) -> Option<Letter> {
        self.letter_on(usize::from(step.to))
    }

    fn captures(&self, step: Step) -> bool {
        self.knights[1 - self.side] >> step.to & 1 == 1
    }

    /// The leap as the game writes it.
    pub(crate) fn spell(&self, step: Step) -> String {
        let ground = &self.scene.ground;
        let sign = if self.captures(step) { 'x' } else { '-' };
        format!("{}{sign}{}", ground.square(step.from), ground.square(step.to))
    }

    fn moved(&self, step: Step) -> EnginePosition {
        let mut next = self.clone();
        next.evaluated.set(None);
        let (from, to) = (1_u64 << step.from, 1_u64 << step.to);
        next.knights[self.side] = self.knights[self.side] & !from | to;
        let takes = self.letter_on(usize::from(step.to)).is_some();
        if takes {
            next.left &= !to;
            next.held[self.side] = self.held_after(step);
            next.promises[self.side] = self.scene.vocabulary.promise(next.held[self.side]);
        }
        let progress = takes || self.captures(step);
        next.knights[1 - self.side] &= !to;
        (next.quiet, next.back) = if progress {
            (0, 0)
        } else {
            (self.quiet.saturating_add(1), self.back.saturating_add(1))
        };
        next.side = 1 - self.side;
        next
    }

    /// A6: no letter is left, and nobody has a word to stop with.
    fn is_exhausted(&self) -> bool {
        self.left == 0 && self.promises.iter().all(|promise| promise.longest < SHORTEST)
    }
}

fn step(from: usize, to: usize, announces: bool) -> Step {
    // Squares are numbered below 64.
    Step {
        from: from as u8,
        to: to as u8,
        announces,
    }
}

/// Mixes a number into a hash.
fn mix(hash: u64, number: u64) -> u64 {
    let mixed = (hash ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ (mixed >> 29)
}

/// How many half-moves before the quiet end (A5) their number begins to matter.
const NEAR_THE_END: u16 = 20;

impl Position for EnginePosition {
    type Move = Step;
    const SLOTS: usize = 4 * CELLS;

    fn key(&self) -> u64 {
        let near = (self.quiet + NEAR_THE_END).saturating_sub(self.scene.rules.quiet_limit);
        let rest = u64::from(near) << 2 | u64::from(self.stopped.is_some()) << 1 | self.side as u64;
        let racks = u64::from(self.held[0].low) << 32 | u64::from(self.held[1].low);
        [self.knights[0], self.knights[1], self.left, racks, rest]
            .into_iter()
            .fold(0x5EED, mix)
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
        let quiet = self.quiet >= self.scene.rules.quiet_limit;
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
        mix(mix(0x7E47, racks), self.side as u64)
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
