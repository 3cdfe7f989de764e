//! A position of Échec et Mots, and where its moves lead.

use game_core::mix::mixed;
use std::cell::Cell;
use std::sync::Arc;

use game_echec_et_mots::{Rules, StartEntry};
use lexicon::{Letter, Rack};
use search::Value;

use super::evaluation::{Patience, Weights};
use super::ground::{CELLS, Ground, bits};
use super::hopes::SHORTEST;
use super::tiles::Held;
use super::vocabulary::{Promise, Vocabulary};
use super::worth::{Side, worth};

/// How many bits tell the letter of a square, or that it has none.
const LETTER_BITS: usize = 5;

/// Where hashes of letters and their places begin: with a number of their own.
const LYING: u64 = 0xB0A2D;

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

impl Scene {
    /// What the letter on a square adds to a hash of letters and their places.
    pub(crate) fn mark(&self, square: usize) -> u64 {
        let letter = self.letters[square].map_or(0, |letter| letter.index() + 1);
        let number = (square << LETTER_BITS | letter) as u64;
        mixed(mixed(LYING, number), number)
    }
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
    /// A hash of which letters these are, and where.
    pub(crate) lying: u64,
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
pub(crate) struct Targets {
    /// With or without an announcement.
    pub(crate) open: u64,
    /// The last enemy knight (M7): only with one.
    pub(crate) finishing: u64,
}

impl EnginePosition {
    /// Where the knight on `from` can go.
    pub(crate) fn targets(&self, from: usize) -> Targets {
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
    pub(crate) fn leaps(&self) -> impl Iterator<Item = Step> {
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
    pub(crate) fn call(&self, to: usize, finishing: bool) -> Option<Value> {
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

    /// Letters that somebody holds.
    pub(crate) fn rack(&self, held: Held) -> Option<Rack> {
        Rack::new(self.scene.vocabulary.tiles().spelled(held), 0).ok()
    }

    /// The letter that a leap takes.
    pub(crate) fn letter_taken(&self, step: Step) -> Option<Letter> {
        self.letter_on(usize::from(step.to))
    }

    /// Whether a leap captures a knight.
    pub(crate) fn captures(&self, step: Step) -> bool {
        self.knights[1 - self.side] >> step.to & 1 == 1
    }

    /// The leap as the game writes it.
    pub(crate) fn spell(&self, step: Step) -> String {
        let ground = &self.scene.ground;
        let sign = if self.captures(step) { 'x' } else { '-' };
        format!("{}{sign}{}", ground.square(step.from), ground.square(step.to))
    }

    /// The position after a leap.
    pub(crate) fn moved(&self, step: Step) -> EnginePosition {
        let mut next = self.clone();
        next.evaluated.set(None);
        let (from, to) = (1_u64 << step.from, 1_u64 << step.to);
        next.knights[self.side] = self.knights[self.side] & !from | to;
        let takes = self.letter_on(usize::from(step.to)).is_some();
        if takes {
            next.left &= !to;
            next.lying ^= self.scene.mark(usize::from(step.to));
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
    pub(crate) fn is_exhausted(&self) -> bool {
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
