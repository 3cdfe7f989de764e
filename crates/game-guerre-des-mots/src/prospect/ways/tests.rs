//! The ways against every choice there is, tried one after another.

use game_core::{Dice as _, Seat, SeatSet};
use game_testkit::TestDice;
use lexicon::Letter;

use crate::{Cell, Face, Glyph, How, KINDS, Placed, Rules, Tile, Tiles};

use super::super::hand::{Hand, Held};
use super::super::kinds::kind_of;

impl Hand {
    /// The same ways, found without giving anything up before its end.
    fn ways_at_length(&self, glyphs: &[Glyph], sparing: bool) -> Vec<Vec<How>> {
        let mut search = Exhaustive {
            hand: self,
            glyphs,
            chosen: vec![How::PLAIN; glyphs.len()],
            ways: Vec::new(),
        };
        let most = usize::from(self.jokers()) + self.taken.iter().filter(|held| held.joker).count();
        search.choose(0, most);
        let mut ways = search.ways;
        let jokers = |way: &Vec<How>| way.iter().filter(|&&how| how == How::Joker).count();
        ways.sort_by_key(jokers);
        if sparing && !ways.is_empty() {
            let fewest = jokers(&ways[0]);
            ways.retain(|way| jokers(way) == fewest);
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
            if count > self.arsenal.count(tile_of(kind)) {
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
struct Exhaustive<'h> {
    hand: &'h Hand,
    glyphs: &'h [Glyph],
    chosen: Vec<How>,
    ways: Vec<Vec<How>>,
}

impl Exhaustive<'_> {
    fn choose(&mut self, place: usize, jokers: usize) {
        let Some(&glyph) = self.glyphs.get(place) else {
            if self.hand.covers(self.glyphs, &self.chosen) {
                self.ways.push(self.chosen.clone());
            }
            return;
        };
        self.choose(place + 1, jokers);
        if kind_of(glyph).is_some_and(|kind| self.hand.turnable[kind.index()] > 0) {
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

fn tile_of(kind: usize) -> Tile {
    Tile::all().nth(kind).expect("a kind")
}

fn letter_of(kind: usize) -> usize {
    tile_of(kind).front().map_or(0, |front| front.letter().index())
}

/// Few letters, so that hands and words meet.
const FRONTS: &str = "AEICRS";

/// A tile of few letters, at times a joker.
fn tile(dice: &mut TestDice) -> Tile {
    let letter = |dice: &mut TestDice| {
        let at = dice.below(FRONTS.len() as u32) as usize;
        Glyph::of(FRONTS.as_bytes()[at].into()).expect("a letter")
    };
    if dice.below(6) == 0 {
        return Tile::JOKER;
    }
    let front = letter(dice);
    let kinds: Vec<Tile> = Tile::fronted(front).collect();
    kinds[dice.below(kinds.len() as u32) as usize]
}

/// What a tile may be read as.
fn reading(tile: Tile, dice: &mut TestDice) -> Glyph {
    let strange = ["ÿ", "Ä", "É", "E", "A", "R"];
    match tile.front() {
        Some(front) if dice.below(3) > 0 => front,
        Some(front) => tile.accent().unwrap_or(front),
        None => {
            let sign = strange[dice.below(strange.len() as u32) as usize];
            Glyph::of(sign.chars().next().expect("a sign")).expect("a letter")
        }
    }
}

#[test]
fn the_ways_are_those_of_every_choice_tried() {
    let rules = Rules::DEFAULT;
    let mut dice = TestDice::new(41);
    let (mut found, mut several, mut turned) = (0, 0, 0);
    for _ in 0..4_000 {
        let arsenal: Tiles = (0..dice.below(7)).map(|_| tile(&mut dice)).collect();
        let taken: Vec<Placed> = (0..dice.below(4))
            .map(|at| {
                let tile = tile(&mut dice);
                let seen = if dice.below(2) == 0 {
                    SeatSet::EMPTY.with(Seat(0))
                } else {
                    SeatSet::EMPTY
                };
                Placed {
                    cell: Cell::all().nth(at as usize).expect("a square"),
                    face: Face::Letter(reading(tile, &mut dice)),
                    tile,
                    seen,
                }
            })
            .collect();
        let hand = Hand::new(&rules, Seat(0), arsenal, taken.iter().copied());
        // Words that are near what is held, with a letter more or less at times.
        let mut word: Vec<Glyph> = Vec::new();
        for placed in &taken {
            let turns = placed.tile.accent().filter(|_| dice.below(2) == 0);
            word.extend(turns.or(placed.glyph()));
        }
        for tile in arsenal.iter() {
            if dice.below(3) > 0 {
                word.push(reading(tile, &mut dice));
            }
        }
        for _ in 0..dice.below(2) {
            let extra = tile(&mut dice);
            word.push(reading(extra, &mut dice));
        }
        for at in (1..word.len()).rev() {
            word.swap(at, dice.below(at as u32 + 1) as usize);
        }
        word.truncate(9);
        for sparing in [false, true] {
            let ways = hand.ways(&word, sparing);
            assert_eq!(ways, hand.ways_at_length(&word, sparing), "{word:?} {arsenal}");
            found += usize::from(!ways.is_empty());
            several += usize::from(ways.len() > 1);
            turned += usize::from(ways.iter().flatten().any(|&how| how == How::Turned));
        }
    }
    assert!(
        found > 1_000 && several > 300 && turned > 50,
        "{found} {several} {turned}"
    );
}

/// Eight jokers and many vowels that may be turned: what would be billions of choices one by one.
#[test]
fn many_jokers_and_turnable_vowels_are_no_burden() {
    let rules = Rules {
        public_backs: true,
        ..Rules::DEFAULT
    };
    let accented = Glyph::of('É').expect("a letter");
    let front = Glyph::of('E').expect("a letter");
    let kind = Tile::with_back(front, accented).expect("a kind");
    let arsenal: Tiles = std::iter::repeat_n(Tile::JOKER, 8).collect();
    let taken: Vec<Placed> = Cell::all()
        .take(9)
        .map(|cell| Placed {
            cell,
            tile: kind,
            face: Face::Letter(front),
            seen: SeatSet::EMPTY,
        })
        .collect();
    let hand = Hand::new(&rules, Seat(0), arsenal, taken);
    let consonants = "BDFGHLMN".chars().filter_map(Glyph::of);
    let word: Vec<Glyph> = std::iter::repeat_n(accented, 9).chain(consonants).collect();
    let ways = hand.ways(&word, true);
    assert_eq!(ways.len(), 1);
    let turned = ways[0].iter().filter(|&&how| how == How::Turned).count();
    let jokers = ways[0].iter().filter(|&&how| how == How::Joker).count();
    assert_eq!((turned, jokers), (9, 8));
}
