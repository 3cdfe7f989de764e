//! What a seat can lay: its Arsenal, and the letters it takes from chains.

use std::sync::OnceLock;

use game_core::Seat;
use lexicon::Letter;

use crate::{Face, Glyph, How, KINDS, Placed, Rules, State, Tile, Tiles};

/// A letter taken from a chain.
#[derive(Clone, Copy)]
struct Held {
    /// What it shows.
    glyph: Glyph,
    /// Whether it is a joker, which keeps its letter (5.8).
    joker: bool,
    /// What it may be turned to, where the seat knows its back (5.8).
    turns: Option<Glyph>,
}

/// The tiles a coup is made of, counted in every way that laying them asks for.
#[derive(Clone)]
pub(super) struct Hand {
    arsenal: Tiles,
    /// By letter, tiles of the Arsenal with it on their front.
    fronts: [u8; Letter::COUNT],
    taken: Vec<Held>,
    /// By letter, plain ones taken.
    plain: [u8; Letter::COUNT],
    /// By kind, taken ones that show the accent on their back, and those that can be turned to it.
    accented: [u8; KINDS],
    turnable: [u8; KINDS],
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
        self.taken.push(Held { glyph, joker, turns });
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

    /// Every way to lay these letters, all taken ones among them, those with the fewest jokers first;
    /// with `sparing` no others.
    ///
    /// Ways that differ only in which of several tiles with the same face lies where are one.
    pub(super) fn ways(&self, glyphs: &[Glyph], sparing: bool) -> Vec<Vec<How>> {
        let mut search = Search {
            hand: self,
            glyphs,
            chosen: vec![How::PLAIN; glyphs.len()],
            ways: Vec::new(),
        };
        let most = usize::from(self.jokers()) + self.taken.iter().filter(|held| held.joker).count();
        search.choose(0, most);
        let mut ways = search.ways;
        if ways.len() > 1 {
            let jokers = |way: &Vec<How>| way.iter().filter(|&&how| how == How::Joker).count();
            ways.sort_by_key(jokers);
            if sparing {
                let fewest = jokers(&ways[0]);
                ways.retain(|way| jokers(way) == fewest);
            }
        }
        ways
    }

    /// Whether the letters can be laid as chosen, every taken one used (5.5).
    fn covers(&self, glyphs: &[Glyph], chosen: &[How]) -> bool {
        let mut plain = [0u8; Letter::COUNT];
        let mut accented = [0u8; KINDS];
        let mut turned = [0u8; KINDS];
        let mut jokers = 0u8;
        for (&glyph, &how) in glyphs.iter().zip(chosen) {
            match (how, kind_of(glyph)) {
                (How::Joker, _) => jokers += 1,
                (How::Turned, Some(kind)) => turned[kind.index()] += 1,
                (How::Tile { .. }, Some(kind)) => accented[kind.index()] += 1,
                (How::Tile { .. }, None) if !glyph.is_accented() => plain[glyph.letter().index()] += 1,
                _ => return false,
            }
        }
        if !self.taken.is_empty() {
            let Some(left) = self.after_taken(glyphs, chosen, jokers) else {
                return false;
            };
            jokers = left;
            for (kind, &count) in turned.iter().enumerate().filter(|&(_, &count)| count > 0) {
                if count > self.turnable[kind] {
                    return false;
                }
                let letter = letter_of(kind);
                // A turned letter is one plain letter fewer to lay.
                plain[letter] += count;
            }
            for (wanted, &taken) in plain.iter_mut().zip(&self.plain) {
                match wanted.checked_sub(taken) {
                    Some(left) => *wanted = left,
                    None => return false,
                }
            }
            for (wanted, &taken) in accented.iter_mut().zip(&self.accented) {
                match wanted.checked_sub(taken) {
                    Some(left) => *wanted = left,
                    None => return false,
                }
            }
        } else if turned.iter().any(|&count| count > 0) {
            return false;
        }
        if jokers > self.jokers() {
            return false;
        }
        for (kind, &count) in accented.iter().enumerate().filter(|&(_, &count)| count > 0) {
            if count > self.arsenal.count(kinds()[kind].0) {
                return false;
            }
            plain[letter_of(kind)] += count;
        }
        plain
            .iter()
            .zip(&self.fronts)
            .all(|(wanted, owned)| wanted <= owned)
    }

    /// How many jokers the Arsenal must give, if every joker taken is laid as what it stands for.
    fn after_taken(&self, glyphs: &[Glyph], chosen: &[How], jokers: u8) -> Option<u8> {
        let mut left = jokers;
        for (place, held) in self.taken.iter().enumerate().filter(|(_, held)| held.joker) {
            let same = |other: &&Held| other.joker && other.glyph == held.glyph;
            let earlier = self.taken[..place].iter().filter(same).count();
            let laid = glyphs
                .iter()
                .zip(chosen)
                .filter(|&(&glyph, &how)| how == How::Joker && glyph == held.glyph)
                .count();
            if laid <= earlier {
                return None;
            }
            left = left.checked_sub(1)?;
        }
        Some(left)
    }
}

/// A choice of tiles, letter by letter.
struct Search<'h> {
    hand: &'h Hand,
    glyphs: &'h [Glyph],
    chosen: Vec<How>,
    ways: Vec<Vec<How>>,
}

impl Search<'_> {
    fn choose(&mut self, place: usize, jokers: usize) {
        let Some(&glyph) = self.glyphs.get(place) else {
            if self.hand.covers(self.glyphs, &self.chosen) {
                self.ways.push(self.chosen.clone());
            }
            return;
        };
        self.choose(place + 1, jokers);
        if self.hand.taken.iter().any(|held| held.turns == Some(glyph)) {
            self.chosen[place] = How::Turned;
            self.choose(place + 1, jokers);
        }
        if jokers > 0 {
            self.chosen[place] = How::Joker;
            self.choose(place + 1, jokers - 1);
        }
        self.chosen[place] = How::PLAIN;
    }
}

/// The kinds of tiles with an accent on their back: the kind, the accent and the letter.
fn kinds() -> &'static [(Tile, Option<Glyph>, usize); KINDS] {
    static ALL: OnceLock<[(Tile, Option<Glyph>, usize); KINDS]> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = Tile::all().map(|tile| {
            let letter = tile.front().map_or(0, |front| front.letter().index());
            (tile, tile.accent(), letter)
        });
        std::array::from_fn(|_| all.next().expect("as many as there are"))
    })
}

/// The kind of tile that shows this accented letter.
fn kind_of(glyph: Glyph) -> Option<Tile> {
    if !glyph.is_accented() {
        return None;
    }
    let shows = |&&(_, accent, _): &&(Tile, Option<Glyph>, usize)| accent == Some(glyph);
    kinds().iter().find(shows).map(|&(tile, _, _)| tile)
}

fn letter_of(kind: usize) -> usize {
    kinds()[kind].2
}
