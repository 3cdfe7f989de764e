//! What a position is worth at a glance: the words that each side can still make, the sooner the better,
//! and the knights.

use lexicon::Letter;
use search::Value;

use super::ground::{FAR, bits};
use super::hopes::SHORTEST;
use super::position::EnginePosition;
use bots::Named;

/// What patience and waiting are told in parts of.
const WHOLE: Value = 1024;

/// What shares and scale are told in parts of.
const EIGHTHS: Value = 8;

/// How many hopes of a side count, so that not all hangs on one.
const COUNTED: usize = 3;

/// After so many moves a hope does not become any fainter: it is then worth next to nothing.
const FAINTEST: usize = 24;

/// What matters, and how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// What it is worth to win by whatever margin.
    pub win: Value,
    /// What each point of the margin is worth.
    pub point: Value,
    /// What the first knight is worth.
    pub knight: Value,
    /// How much of a hope remains after each move that it takes, in 1024ths.
    pub patience: Value,
    /// How much of a hope remains to whoever does not move, in 1024ths.
    pub waiting: Value,
    /// How much the three best hopes of a side weigh, in eighths.
    pub shares: [Value; COUNTED],
    /// How much the difference of hopes counts, in eighths.
    pub scale: Value,
}

impl Weights {
    /// What matches have shown to play best: set by hand, played against other values and changed once by what
    /// came of it. No figures were kept; `match` with `weights=FILE` plays them anew.
    pub const USUAL: Weights = Weights {
        win: 400,
        point: 20,
        knight: 30,
        patience: 860,
        waiting: 950,
        shares: [5, 2, 1],
        scale: 12,
    };
}

impl Named for Weights {
    fn named(&mut self, name: &str) -> Option<&mut [Value]> {
        let one = match name {
            "win" => &mut self.win,
            "point" => &mut self.point,
            "knight" => &mut self.knight,
            "patience" => &mut self.patience,
            "waiting" => &mut self.waiting,
            "shares" => return Some(&mut self.shares),
            "scale" => &mut self.scale,
            _ => return None,
        };
        Some(std::slice::from_mut(one))
    }
}

/// How much of a hope remains after a number of moves, in 1024ths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Patience([Value; FAINTEST]);

impl Patience {
    pub(crate) fn new(weights: &Weights) -> Patience {
        let mut rest = WHOLE;
        Patience(std::array::from_fn(|_| {
            let now = rest;
            rest = rest * weights.patience / WHOLE;
            now
        }))
    }

    /// What remains of a hope that takes so many moves; the first is made anyway.
    fn after(&self, moves: usize) -> Value {
        self.0[moves.clamp(1, self.0.len()) - 1]
    }
}

/// The worth of the position to the side that moves.
pub(crate) fn evaluate(position: &EnginePosition) -> Value {
    let weights = &position.scene.weights;
    let [own, other] = [position.side, 1 - position.side];
    let hope = hope(position, own) - hope(position, other) * weights.waiting / WHOLE;
    let knights = position.knights[own].count_ones() as Value - position.knights[other].count_ones() as Value;
    hope * weights.scale / EIGHTHS + weights.knight * knights
}

/// What a side may hope for: its best words, each worth less the more moves it takes.
fn hope(position: &EnginePosition, side: usize) -> Value {
    let scene = &*position.scene;
    let promise = &*position.promises[side];
    let rack = position.held[side].len();
    let against = points(
        position,
        position.promises[1 - side].longest,
        position.held[1 - side].len(),
    );
    let out_of_reach = position.held[1 - side].high;
    let reach = reach(position, side);
    let tiles = scene.vocabulary.tiles();
    let mut best = [0; COUNTED];
    let mut consider = |letters: u8, wanted: u8, moves: usize| {
        let margin = points(position, letters, rack + wanted) - against;
        if margin <= 0 {
            return;
        }
        let bonus = Value::from(game_echec_et_mots::bonus(&scene.rules, letters));
        let value = scene.weights.of_margin(margin + bonus) * scene.patience.after(moves) / WHOLE;
        insert(&mut best, value);
    };
    if promise.longest >= SHORTEST {
        consider(promise.longest, 0, 1);
    }
    for letter in Letter::all() {
        let letters = promise.with[letter.index()];
        if letters >= SHORTEST && letters > promise.longest && reach[letter.index()] < FAR {
            consider(letters, 1, usize::from(reach[letter.index()]));
        }
    }
    for hope in promise
        .hopes
        .iter()
        .filter(|hope| hope.wanted & out_of_reach == 0)
    {
        let (mut wanted, mut moves) = (hope.wanted, 0);
        while wanted != 0 {
            let letter = tiles.letter(wanted.trailing_zeros());
            moves += usize::from(reach[letter.index()]);
            wanted &= wanted - 1;
        }
        consider(hope.letters, hope.wanted.count_ones() as u8, moves);
    }
    let shared: Value = best
        .iter()
        .zip(scene.weights.shares)
        .map(|(value, share)| value * share)
        .sum();
    shared / EIGHTHS
}

fn points(position: &EnginePosition, letters: u8, rack: u8) -> Value {
    game_echec_et_mots::points(&position.scene.rules, letters, rack).into()
}

/// How many leaps the nearest knight of a side needs to each letter still on the board.
fn reach(position: &EnginePosition, side: usize) -> [u8; Letter::COUNT] {
    let mut reach = [FAR; Letter::COUNT];
    for knight in bits(position.knights[side]) {
        let distances = position.scene.ground.distances(knight);
        for square in bits(position.left) {
            if let Some(letter) = position.scene.letters[square] {
                let nearest = &mut reach[letter.index()];
                *nearest = distances[square].min(*nearest);
            }
        }
    }
    reach
}

/// Puts a value among the best, which are in order.
fn insert(best: &mut [Value; COUNTED], value: Value) {
    if value <= best[2] {
        return;
    }
    best[2] = value;
    if best[2] > best[1] {
        best.swap(1, 2);
    }
    if best[1] > best[0] {
        best.swap(0, 1);
    }
}
