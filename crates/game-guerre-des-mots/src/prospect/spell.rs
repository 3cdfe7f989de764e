//! From a word without accents to the tiles of it: every spelling, and every way to lay it.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use lexicon::{Letter, Lexicon, Word, WordSet};

use crate::{Glyph, How, LaidWord, Laying, WordTile};

use super::lane::Lane;

/// The spellings of a word that the list admits, letter by letter; ligatures are two letters.
pub(super) fn spellings(lexicon: &Lexicon, set: WordSet, letters: &[Letter]) -> Vec<Vec<Glyph>> {
    if !set.tells_accents() {
        return vec![letters.iter().map(|&letter| Glyph::plain(letter)).collect()];
    }
    let bare: String = letters.iter().map(|letter| letter.small()).collect();
    let Ok(word) = Word::read(&bare) else {
        return Vec::new();
    };
    let mut spelled: Vec<Vec<Glyph>> = Vec::new();
    for form in lexicon.spellings(&word, set) {
        let glyphs: Vec<Glyph> = form.chars().flat_map(glyphs_of).collect();
        // A form with a capital of its own, or a ligature and its letters, can come twice.
        if glyphs.len() == letters.len() && !spelled.contains(&glyphs) {
            spelled.push(glyphs);
        }
    }
    spelled
}

/// The letters that a character of a form shows: two for a ligature, none for a sign.
pub(super) fn glyphs_of(character: char) -> impl Iterator<Item = Glyph> {
    let pair = match character {
        'œ' | 'Œ' => [plain('o'), plain('e')],
        'æ' | 'Æ' => [plain('a'), plain('e')],
        'a'..='z' | 'A'..='Z' => [plain(character), None],
        _ => [accented(character), None],
    };
    pair.into_iter().flatten()
}

fn plain(character: char) -> Option<Glyph> {
    Letter::of(character).map(Glyph::plain)
}

/// A letter with an accent, of those that French has.
fn accented(character: char) -> Option<Glyph> {
    static FRENCH: OnceLock<BTreeMap<char, Glyph>> = OnceLock::new();
    let known = FRENCH.get_or_init(|| {
        let all = "àâäçéèêëîïôöùûüÿñ".chars();
        all.filter_map(|small| Some((small, Glyph::of(small)?))).collect()
    });
    known.get(&character).copied().or_else(|| Glyph::of(character))
}

impl Lane {
    /// Whether a spelling has the letters that lie in the lane.
    pub(super) fn agrees(&self, glyphs: &[Glyph], added_before: usize) -> bool {
        glyphs.get(added_before..added_before + self.fixed.len()) == Some(&self.fixed[..])
    }

    /// The letters of a spelling that must be laid.
    pub(super) fn laid(&self, glyphs: &[Glyph], added_before: usize) -> Vec<Glyph> {
        let after = added_before + self.fixed.len();
        [&glyphs[..added_before], &glyphs[after..]].concat()
    }

    /// A word as it will lie, its laid letters in these ways.
    pub(super) fn spelling(&self, glyphs: &[Glyph], added_before: usize, ways: &[How]) -> Option<LaidWord> {
        let mut ways = ways.iter();
        let fixed = added_before..added_before + self.fixed.len();
        let tile = |(place, &glyph): (usize, &Glyph)| {
            if fixed.contains(&place) {
                return Some(WordTile::There(glyph));
            }
            let &how = ways.next()?;
            Some(WordTile::Laid(Laying { glyph, how }))
        };
        Some(LaidWord {
            start: self.start(added_before)?,
            axis: self.axis,
            tiles: glyphs.iter().enumerate().map(tile).collect::<Option<_>>()?,
        })
    }
}
