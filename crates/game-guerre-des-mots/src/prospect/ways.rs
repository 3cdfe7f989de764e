//! The ways to lay letters with the tiles of a hand.

use lexicon::Letter;

use crate::{Glyph, How, KINDS, Tile};

use super::hand::Hand;
use super::kinds::{fronted, kind_of};

#[cfg(test)]
mod tests;

impl Hand {
    /// Every way to lay these letters, all taken ones among them (5.5), those with the fewest jokers
    /// first; with `sparing` no others.
    ///
    /// Ways that differ only in which of several tiles with the same face lies where are one.
    pub(super) fn ways(&self, glyphs: &[Glyph], sparing: bool) -> Vec<Vec<How>> {
        let mut search = Search {
            hand: self,
            glyphs,
            kinds: glyphs.iter().map(|&glyph| kind_of(glyph)).collect(),
            chosen: vec![How::PLAIN; glyphs.len()],
            ways: Vec::new(),
        };
        let left = search.begin();
        if (0..Letter::COUNT).any(|letter| left.owed[letter] > left.places[letter]) {
            return Vec::new();
        }
        let taken = self.taken.iter().filter(|held| held.joker).count();
        let most = (usize::from(self.jokers()) + taken).min(glyphs.len());
        for jokers in taken.max(left.needed)..=most {
            search.choose(0, jokers, &left);
            if sparing && !search.ways.is_empty() {
                break;
            }
        }
        search.ways
    }
}

/// A choice of tiles, letter by letter, given up as soon as counting tells that it comes to nothing.
struct Search<'h> {
    hand: &'h Hand,
    glyphs: &'h [Glyph],
    /// By place, the kind that shows the accented letter there.
    kinds: Vec<Option<Tile>>,
    chosen: Vec<How>,
    ways: Vec<Vec<How>>,
}

/// What is left to fill and to fill it with. Which tile a letter takes is for the rules to settle; the
/// counts are the same in whatever order letters are chosen for.
#[derive(Clone, Copy)]
struct Left {
    /// By letter, places, and those of accents that no tile shows.
    places: [u8; Letter::COUNT],
    strange: [u8; Letter::COUNT],
    /// By kind, places that show its accent.
    accents: [u8; KINDS],
    /// By letter, tiles taken, jokers among them.
    owed: [u8; Letter::COUNT],
    /// By letter, tiles taken plain, and tiles of the Arsenal.
    plain: [u8; Letter::COUNT],
    fronts: [u8; Letter::COUNT],
    /// By kind, tiles taken that show the accent, those that may be turned to it, and those of the Arsenal.
    accented: [u8; KINDS],
    turnable: [u8; KINDS],
    backs: [u8; KINDS],
    /// How many jokers it takes at least.
    needed: usize,
}

impl Left {
    /// How many of the places of a letter only jokers can fill.
    fn need(&self, letter: usize) -> usize {
        if self.places[letter] == 0 {
            return 0;
        }
        let mut tiles = self.plain[letter] + self.fronts[letter];
        let mut lacking = self.strange[letter];
        for kind in fronted(letter) {
            tiles += self.accented[kind];
            let showing = self.accented[kind] + self.turnable[kind] + self.backs[kind];
            lacking += self.accents[kind].saturating_sub(showing);
        }
        usize::from(self.places[letter].saturating_sub(tiles).max(lacking))
    }

    /// Takes a tile that shows a letter plain; whether there is one.
    fn spend_plain(&mut self, letter: usize) -> bool {
        if take(&mut self.plain[letter]) {
            self.owed[letter] -= 1;
            return true;
        }
        take(&mut self.fronts[letter])
    }

    /// Takes a tile that shows an accent; whether there is one.
    fn spend_accented(&mut self, letter: usize, kind: Tile) -> bool {
        let at = kind.index();
        if take(&mut self.accented[at]) {
            self.owed[letter] -= 1;
            return true;
        }
        take(&mut self.backs[at]) && take(&mut self.fronts[letter])
    }
}

/// Takes one of what is left, if anything is.
pub(super) fn take(left: &mut u8) -> bool {
    let some = *left > 0;
    *left -= u8::from(some);
    some
}

impl Search<'_> {
    /// What there is before anything is chosen.
    fn begin(&self) -> Left {
        let hand = self.hand;
        let mut left = Left {
            places: [0; Letter::COUNT],
            strange: [0; Letter::COUNT],
            accents: [0; KINDS],
            owed: [0; Letter::COUNT],
            plain: hand.plain,
            fronts: hand.fronts,
            accented: hand.accented,
            turnable: hand.turnable,
            backs: [0; KINDS],
            needed: 0,
        };
        for (glyph, kind) in self.glyphs.iter().zip(&self.kinds) {
            let letter = glyph.letter().index();
            left.places[letter] += 1;
            match kind {
                Some(kind) => {
                    left.accents[kind.index()] += 1;
                    left.backs[kind.index()] = hand.arsenal.count(*kind);
                }
                None => left.strange[letter] += u8::from(glyph.is_accented()),
            }
        }
        hand.taken().for_each(|letter| left.owed[letter.index()] += 1);
        left.needed = (0..Letter::COUNT).map(|letter| left.need(letter)).sum();
        left
    }

    /// Chooses for the places from `place` on, with exactly so many jokers: a tile as it shows before a
    /// tile turned, and that before a joker.
    fn choose(&mut self, place: usize, jokers: usize, left: &Left) {
        if place == self.glyphs.len() {
            if jokers == 0 {
                self.ways.push(self.chosen.clone());
            }
            return;
        }
        for how in [How::PLAIN, How::Turned, How::Joker] {
            let joker = usize::from(how == How::Joker);
            let Some(jokers) = jokers.checked_sub(joker) else {
                continue;
            };
            if let Some(after) = self.laid(place, how, left)
                && after.needed <= jokers
                && jokers < self.glyphs.len() - place
            {
                self.chosen[place] = how;
                self.choose(place + 1, jokers, &after);
            }
        }
        self.chosen[place] = How::PLAIN;
    }

    /// What is left once a letter is laid so; nothing where it cannot be, or where a taken one then finds
    /// no place.
    fn laid(&self, place: usize, how: How, left: &Left) -> Option<Left> {
        let (glyph, kind) = (self.glyphs[place], self.kinds[place]);
        let letter = glyph.letter().index();
        let mut after = *left;
        let fits = match (how, kind) {
            (How::Joker, _) => {
                after.owed[letter] -= u8::from(self.is_owed(place));
                true
            }
            // A tile turned is a plain one fewer.
            (How::Turned, Some(kind)) => take(&mut after.turnable[kind.index()]) && after.spend_plain(letter),
            (How::Turned, None) => false,
            (How::Tile { .. }, Some(kind)) => after.spend_accented(letter, kind),
            (How::Tile { .. }, None) => !glyph.is_accented() && after.spend_plain(letter),
        };
        if !fits {
            return None;
        }
        let before = left.need(letter);
        after.places[letter] -= 1;
        match kind {
            Some(kind) => after.accents[kind.index()] -= 1,
            None => after.strange[letter] -= u8::from(glyph.is_accented()),
        }
        after.needed = left.needed - before + after.need(letter);
        (after.owed[letter] <= after.places[letter]).then_some(after)
    }

    /// Whether a joker at a place is one that was taken: as many earlier ones as were taken stand for the
    /// same letter already otherwise.
    fn is_owed(&self, place: usize) -> bool {
        let glyph = self.glyphs[place];
        let taken = self.hand.taken.iter();
        let taken = taken.filter(|held| held.joker && held.glyph == glyph).count();
        let earlier = self.glyphs[..place].iter().zip(&self.chosen);
        let laid = earlier.filter(|&(&other, &how)| other == glyph && how == How::Joker);
        taken > 0 && laid.count() < taken
    }
}
