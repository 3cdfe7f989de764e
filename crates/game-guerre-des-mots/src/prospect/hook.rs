//! The hook: a word prolonged by an inflection, and another at a right angle on its last letter (7.4).

use std::collections::BTreeSet;
use std::rc::Rc;

use lexicon::{Letter, Node, Word};

use crate::{Cell, Coup, Device, End, Glyph, How, LaidWord};

use super::lane::{Grow, Lane};
use super::purse::Purse;
use super::scene::Judged;
use super::setting::Setting;
use super::spell::spellings;
use super::toil::LOOK;
use super::walk::Fit;

/// A word prolonged, ready to carry another.
struct Stem {
    glyphs: Vec<Glyph>,
    fit: Fit,
}

/// The coups that prolong the word of a lane and lay a second one on it.
pub(super) fn hooks<'g>(setting: &Rc<Setting<'g>>, lane: &Lane) -> Box<dyn Iterator<Item = Judged> + 'g> {
    let rules = setting.scene.game.rules();
    let carries = setting.coup.pivot.is_none()
        && lane.prolongs
        && lane.fixed.len() > 1
        && (lane.grow == Grow::After || lane.grow == Grow::Before && rules.hook_any_extension)
        && rules.plays(Device::Hook);
    if !carries || setting.scene.toil().is_over() {
        return Box::new(std::iter::empty());
    }
    let fits: Box<dyn Iterator<Item = Fit>> = if rules.hook_any_extension {
        let purse = Purse::new(&setting.hand);
        Box::new(setting.scene.words.fitting(lane, &purse, false))
    } else {
        let (setting, lane) = (Rc::clone(setting), lane.clone());
        Box::new(std::iter::once_with(move || inflections(&setting, &lane)).flatten())
    };
    let (setting, lane) = (Rc::clone(setting), lane.clone());
    Box::new(fits.flat_map(move |fit| {
        let stems = stems(&setting, &lane, fit);
        let (setting, lane) = (Rc::clone(&setting), lane.clone());
        stems
            .into_iter()
            .flat_map(move |stem| hung(&setting, &lane, &stem))
    }))
}

/// The longer words that the word of a lane may be inflected to, as far as their letters tell. Of words
/// without a grammar only a final S or X is known to inflect.
fn inflections(setting: &Setting<'_>, lane: &Lane) -> Vec<Fit> {
    let words = &setting.scene.words;
    let lexicon = setting.scene.game.word_list();
    let old: Vec<Letter> = lane.fixed.iter().map(|glyph| glyph.letter()).collect();
    let plural = |end| Some([&old[..], &[Letter::of(end)?]].concat());
    let mut longer: BTreeSet<Vec<Letter>> = ['S', 'X'].into_iter().filter_map(plural).collect();
    for lemma in lexicon.lemmas(&old, words.set) {
        let forms = lexicon.inflections(lemma).into_iter();
        longer.extend(forms.filter_map(|reading| Word::read(&reading.form).ok()?.letters()));
    }
    let most = old.len() + usize::from(lane.after.letters);
    let known = |letters: &[Letter]| {
        let root = words.graphs.forward.root(words.set);
        let node = letters.iter().try_fold(root, |node, &letter| node.step(letter));
        node.is_some_and(Node::is_word)
    };
    longer
        .into_iter()
        .filter(|letters| letters.len() > old.len() && letters.len() <= most)
        .filter(|letters| letters.starts_with(&old) && known(letters))
        .map(|letters| Fit {
            letters,
            added_before: 0,
        })
        .collect()
}

/// The spellings of a word prolonged that may carry another.
fn stems(setting: &Setting<'_>, lane: &Lane, fit: Fit) -> Vec<Stem> {
    let scene = &setting.scene;
    let spelled = spellings(scene.game.word_list(), scene.words.set, &fit.letters);
    let referee = scene.referee();
    let inflects = |glyphs: &Vec<Glyph>| {
        lane.agrees(glyphs, fit.added_before)
            && (scene.game.rules().hook_any_extension || referee.words.inflects(&lane.fixed, glyphs))
    };
    let stem = |glyphs| Stem {
        glyphs,
        fit: fit.clone(),
    };
    spelled.into_iter().filter(inflects).map(stem).collect()
}

/// The coups that hang a word on a stem.
fn hung(setting: &Setting<'_>, lane: &Lane, stem: &Stem) -> Vec<Judged> {
    let added: Vec<(Cell, Glyph)> = added(lane, stem);
    let (Some(&(tip, _)), Some(end)) = (added.last(), end_of(setting, lane)) else {
        return Vec::new();
    };
    let mut purse = Purse::new(&setting.hand);
    if added
        .iter()
        .any(|(_, glyph)| purse.spend(glyph.letter()).is_none())
    {
        return Vec::new();
    }
    let table = setting.grown(lane.chain, end, &added);
    let across =
        |second: &Lane| second.axis == lane.axis.other() && !second.prolongs && second.fixed_at == tip;
    let seconds = Lane::of_end(&table, lane.chain, end);
    let mut found = Vec::new();
    for second in seconds.iter().filter(|second| across(second)) {
        let settled = setting.is_settled(lane) && !setting.scene.may_win(setting, second);
        let mut hang = |letters: Vec<Glyph>, settled: bool, spell: &dyn Fn(&[How]) -> Option<LaidWord>| {
            for coup in pairs(setting, (lane, stem), &letters, spell) {
                found.extend(setting.adorned(coup, settled));
            }
        };
        for fit in setting.scene.words.fitting(second, &purse, true) {
            setting.scene.toil().work(LOOK);
            for glyphs in spellings(
                setting.scene.game.word_list(),
                setting.scene.words.set,
                &fit.letters,
            ) {
                let before = fit.added_before;
                if second.agrees(&glyphs, before) {
                    let spell = |ways: &[How]| second.spelling(&glyphs, before, ways);
                    hang(second.laid(&glyphs, before), settled, &spell);
                }
            }
        }
        for (compound, before) in setting.compounds_in(second) {
            let spell = |ways: &[How]| second.joined(&compound, before, ways);
            hang(second.letters_of(&compound, before), false, &spell);
        }
    }
    found
}

/// The coups that lay a stem and, on it, a word of these letters.
fn pairs(
    setting: &Setting<'_>,
    (lane, stem): (&Lane, &Stem),
    letters: &[Glyph],
    spell: &dyn Fn(&[How]) -> Option<LaidWord>,
) -> Vec<Coup> {
    let before = stem.fit.added_before;
    let first = lane.laid(&stem.glyphs, before);
    let coup = |ways: Vec<How>| {
        let (stem_ways, word_ways) = ways.split_at(first.len());
        let stem = lane.spelling(&stem.glyphs, before, stem_ways)?;
        Some(setting.laying(lane, vec![stem, spell(word_ways)?]))
    };
    let ways = setting
        .hand
        .ways(&[&first[..], letters].concat(), setting.scene.sparing);
    ways.into_iter().filter_map(coup).collect()
}

/// The letters added to the stem, from the extremity outwards.
fn added(lane: &Lane, stem: &Stem) -> Vec<(Cell, Glyph)> {
    let before = stem.fit.added_before;
    let reading = lane.axis.reading();
    let at = |place: usize| {
        let start = lane.start(before)?;
        Some((
            start.steps(reading, u8::try_from(place).ok()?)?,
            stem.glyphs[place],
        ))
    };
    match lane.grow {
        Grow::Before => (0..before).rev().filter_map(at).collect(),
        _ => (lane.fixed.len()..stem.glyphs.len()).filter_map(at).collect(),
    }
}

/// The extremity that a prolonging lane grows at.
fn end_of(setting: &Setting<'_>, lane: &Lane) -> Option<End> {
    let last = match lane.grow {
        Grow::Before => lane.fixed_at,
        _ => {
            let steps = u8::try_from(lane.fixed.len().checked_sub(1)?).ok()?;
            lane.fixed_at.steps(lane.axis.reading(), steps)?
        }
    };
    setting.table.chains[lane.chain].end_at(last)
}
