//! What a seat can lay: its Arsenal, and the letters it takes from chains.

use game_core::Seat;
use lexicon::Letter;

use crate::{Face, Glyph, KINDS, Placed, Rules, State, Tile, Tiles};

use super::kinds::kind_of;

/// A letter taken from a chain.
#[derive(Clone, Copy)]
pub(super) struct Held {
    /// What it shows.
    pub(super) glyph: Glyph,
    /// Whether it is a joker, which keeps its letter (5.8).
    pub(super) joker: bool,
}

/// The tiles a coup is made of, counted in every way that laying them asks for.
#[derive(Clone)]
pub(super) struct Hand {
    pub(super) arsenal: Tiles,
    /// By letter, tiles of the Arsenal with it on their front.
    pub(super) fronts: [u8; Letter::COUNT],
    pub(super) taken: Vec<Held>,
    /// By letter, plain ones taken.
    pub(super) plain: [u8; Letter::COUNT],
    /// By kind, taken ones that show the accent on their back, and those that can be turned to it, where
    /// the seat knows their back (5.8).
    pub(super) accented: [u8; KINDS],
    pub(super) turnable: [u8; KINDS],
}

impl Hand {
    /// An Arsenal and letters taken from the board.
    pub(super) fn new(
        rules: &Rules,
        seat: Seat,
        arsenal: Tiles,
        taken: impl IntoIterator<Item = Placed>,
    ) -> Hand {
        let mut hand = Hand {
            arsenal,
            fronts: [0; Letter::COUNT],
            taken: Vec::new(),
            plain: [0; Letter::COUNT],
            accented: [0; KINDS],
            turnable: [0; KINDS],
        };
        for tile in arsenal.iter() {
            if let Some(front) = tile.front() {
                hand.fronts[front.letter().index()] += 1;
            }
        }
        taken
            .into_iter()
            .for_each(|placed| hand.take(rules, seat, &placed));
        hand
    }

    /// Takes a tile from the board.
    fn take(&mut self, rules: &Rules, seat: Seat, placed: &Placed) {
        let Some(glyph) = placed.glyph() else {
            return;
        };
        let joker = placed.tile == Tile::JOKER;
        // A symbol is its letter again once it is moved, so what it hides is no concern here: no vowel
        // bears one, and the back of C is the same for all.
        let plain = matches!(placed.face, Face::Letter(_) | Face::Symbol(_)) && !glyph.is_accented();
        let known = rules.public_backs || placed.seen.contains(seat) || State::shows_all(placed);
        let turns = placed.tile.accent().filter(|_| plain && known && rules.exact());
        match kind_of(glyph) {
            _ if joker => {}
            Some(kind) => self.accented[kind.index()] += 1,
            None => self.plain[glyph.letter().index()] += 1,
        }
        if let Some(kind) = turns.and_then(kind_of) {
            self.turnable[kind.index()] += 1;
        }
        self.taken.push(Held { glyph, joker });
    }

    /// The same hand with nothing but crosses in the Arsenal.
    pub(super) fn without_letters(mut self) -> Hand {
        let crosses = self.crosses();
        self.arsenal = std::iter::repeat_n(Tile::CROSS, usize::from(crosses)).collect();
        self.fronts = [0; Letter::COUNT];
        self
    }

    /// How many of a letter the Arsenal can lay, jokers apart.
    pub(super) fn owned(&self) -> &[u8; Letter::COUNT] {
        &self.fronts
    }

    /// The letters taken, without their accents.
    pub(super) fn taken(&self) -> impl Iterator<Item = Letter> + '_ {
        self.taken.iter().map(|held| held.glyph.letter())
    }

    /// How many letters and jokers can be laid.
    pub(super) fn len(&self) -> usize {
        self.arsenal.len() + self.taken.len() - usize::from(self.crosses())
    }

    /// How many jokers the Arsenal holds.
    pub(super) fn jokers(&self) -> u8 {
        self.arsenal.count(Tile::JOKER)
    }

    /// How many crosses the Arsenal holds.
    pub(super) fn crosses(&self) -> u8 {
        self.arsenal.count(Tile::CROSS)
    }
}
