//! Compounds with crosses between their members (7.5).

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use lexicon::{Letter, Lexicon, WordSet};

use crate::{Cell, Device, Glyph, Ground, How, LaidWord, Laying, WordTile};

use super::lane::{Grow, Lane};
use super::scene::Judged;
use super::setting::Setting;
use super::spell::glyphs_of;
use super::ways::take;

/// A compound: its letters, nothing for each cross.
pub(super) type Compound = Vec<Option<Glyph>>;

/// The compounds of a list, found by their first or last letter.
pub(super) struct Compounds {
    all: Vec<Compound>,
    first: Vec<Vec<u32>>,
    last: Vec<Vec<u32>>,
}

/// Built so far, by list and whether accents count: the whole list is read for them.
static BUILT: Mutex<BTreeMap<(&'static str, bool), Arc<Compounds>>> = Mutex::new(BTreeMap::new());

impl Compounds {
    /// The compounds of a list.
    pub(super) fn of(lexicon: &'static Lexicon, set: WordSet) -> Arc<Compounds> {
        let mut built = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
        let compounds = built
            .entry((lexicon.identity(), set.tells_accents()))
            .or_insert_with(|| Arc::new(Compounds::build(lexicon, set)));
        Arc::clone(compounds)
    }

    fn build(lexicon: &Lexicon, set: WordSet) -> Compounds {
        let read = |form: &String| -> Compound {
            let plain = |glyph: Glyph| {
                if set.tells_accents() {
                    glyph
                } else {
                    Glyph::plain(glyph.letter())
                }
            };
            let signs = |character| {
                let cross = (character == '-').then_some(None);
                cross
                    .into_iter()
                    .chain(glyphs_of(character).map(move |glyph| Some(plain(glyph))))
            };
            form.chars().flat_map(signs).collect()
        };
        let mut all: Vec<Compound> = lexicon.compounds(set).iter().map(read).collect();
        all.retain(|word| word.len() <= usize::from(crate::SIZE));
        all.sort_unstable();
        all.dedup();
        let mut compounds = Compounds {
            first: vec![Vec::new(); Letter::COUNT],
            last: vec![Vec::new(); Letter::COUNT],
            all: Vec::new(),
        };
        for (number, word) in (0..).zip(&all) {
            let letter =
                |sign: Option<&Option<Glyph>>| sign.copied().flatten().map(|glyph| glyph.letter().index());
            if let (Some(first), Some(last)) = (letter(word.first()), letter(word.last())) {
                compounds.first[first].push(number);
                compounds.last[last].push(number);
            }
        }
        compounds.all = all;
        compounds
    }

    /// Those that can lie in a lane as far as their first or last letter tells.
    fn near<'c>(&'c self, lane: &Lane) -> Box<dyn Iterator<Item = &'c Compound> + 'c> {
        let letter = |glyph: Option<&Glyph>| glyph.map(|glyph| glyph.letter().index());
        let some = |numbers: &'c Vec<u32>| Box::new(numbers.iter().map(|&number| &self.all[number as usize]));
        match (lane.grow, letter(lane.fixed.first()), letter(lane.fixed.last())) {
            (Grow::After, Some(first), _) => some(&self.first[first]),
            (Grow::Before, _, Some(last)) => some(&self.last[last]),
            (Grow::Base(_), ..) => Box::new(std::iter::empty()),
            _ => Box::new(self.all.iter()),
        }
    }
}

impl Lane {
    /// How many signs of a compound may be added before what lies in the lane.
    fn places(&self, compound: &Compound) -> Vec<usize> {
        let Some(added) = compound
            .len()
            .checked_sub(self.fixed.len())
            .filter(|&added| added > 0)
        else {
            return Vec::new();
        };
        let places = match self.grow {
            Grow::After => 0..=0,
            Grow::Before => added..=added,
            Grow::Both => 1..=added - 1,
            Grow::Base(_) => return Vec::new(),
        };
        places.filter(|&place| self.takes(compound, place)).collect()
    }

    /// Whether a compound can lie in the lane with so many signs before what lies there.
    fn takes(&self, compound: &Compound, added_before: usize) -> bool {
        let fixed = added_before..added_before + self.fixed.len();
        let lies = |(place, glyph): (usize, &Glyph)| compound[place] == Some(*glyph);
        let cells = || {
            let start = self.start(added_before);
            let reading = self.axis.reading();
            (0..compound.len()).map(move |place| start?.steps(reading, u8::try_from(place).ok()?))
        };
        let holds = |(sign, cell): (&Option<Glyph>, Option<Cell>)| {
            cell.is_some_and(|cell| sign.is_none() || Ground::of(cell) != Ground::Violet)
        };
        added_before <= usize::from(self.before.tiles)
            && compound.len() - fixed.end <= usize::from(self.after.tiles)
            && fixed.clone().zip(&self.fixed).all(lies)
            && compound.iter().zip(cells()).all(holds)
    }
}

impl Lane {
    /// The letters of a compound that must be laid.
    pub(super) fn letters_of(&self, compound: &Compound, added_before: usize) -> Vec<Glyph> {
        let fixed = added_before..added_before + self.fixed.len();
        let laid = compound
            .iter()
            .enumerate()
            .filter(|(place, _)| !fixed.contains(place));
        laid.filter_map(|(_, &sign)| sign).collect()
    }

    /// A compound as it will lie, its laid letters in these ways.
    pub(super) fn joined(&self, compound: &Compound, added_before: usize, ways: &[How]) -> Option<LaidWord> {
        let fixed = added_before..added_before + self.fixed.len();
        let mut ways = ways.iter();
        let tile = |(place, &sign): (usize, &Option<Glyph>)| match sign {
            None => Some(WordTile::LaidCross),
            Some(glyph) if fixed.contains(&place) => Some(WordTile::There(glyph)),
            Some(glyph) => ways.next().map(|&how| WordTile::Laid(Laying { glyph, how })),
        };
        Some(LaidWord {
            start: self.start(added_before)?,
            axis: self.axis,
            tiles: compound.iter().enumerate().map(tile).collect::<Option<_>>()?,
        })
    }
}

impl Setting<'_> {
    /// The compounds that may be laid in a lane, each with how many signs of it come before what lies
    /// there.
    pub(super) fn compounds_in(&self, lane: &Lane) -> Vec<(Compound, usize)> {
        let scene = &self.scene;
        let known = scene.well_read && scene.game.rules().plays(Device::Compound);
        if !known || self.hand.crosses() == 0 || scene.toil().is_over() {
            return Vec::new();
        }
        let compounds = Compounds::of(scene.game.word_list(), scene.words.set);
        let placed = |compound| {
            lane.places(compound)
                .into_iter()
                .map(move |place| (compound, place))
        };
        let goes_on = |_: &&Compound| scene.toil().work(1);
        let held = self.letters_with(lane);
        compounds
            .near(lane)
            .take_while(goes_on)
            .filter(|compound| self.may_lay(compound, held))
            .flat_map(placed)
            .map(|(compound, place)| (compound.clone(), place))
            .collect()
    }

    /// By letter, how many tiles there are for a compound in a lane, those that lie there included.
    fn letters_with(&self, lane: &Lane) -> [u8; Letter::COUNT] {
        let mut held = *self.hand.owned();
        let taken = self.hand.taken();
        let there = lane.fixed.iter().map(|glyph| glyph.letter());
        taken.chain(there).for_each(|letter| held[letter.index()] += 1);
        held
    }

    /// Whether there are letters, jokers and crosses enough for a compound, as far as counting tells.
    fn may_lay(&self, compound: &Compound, mut held: [u8; Letter::COUNT]) -> bool {
        let (mut jokers, mut crosses) = (self.hand.jokers(), self.hand.crosses());
        compound.iter().all(|sign| {
            let (tiles, instead) = match sign {
                Some(glyph) => (&mut held[glyph.letter().index()], &mut jokers),
                None => (&mut crosses, &mut 0),
            };
            take(tiles) || take(instead)
        })
    }

    /// The coups that lay a compound in a lane.
    pub(super) fn compounds(&self, lane: &Lane) -> Vec<Judged> {
        let mut found = Vec::new();
        for (compound, added_before) in self.compounds_in(lane) {
            let letters = lane.letters_of(&compound, added_before);
            for ways in self.hand.ways(&letters, self.scene.sparing) {
                if let Some(word) = lane.joined(&compound, added_before, &ways) {
                    found.extend(self.adorned(self.laying(lane, vec![word]), false));
                }
            }
        }
        found
    }
}
