//! Compounds and their members.

use fst::Streamer as _;

use crate::{Lexicon, Word, WordSet};

impl Word {
    /// Its members where hyphens part them, and nothing but hyphens: PORTE and PLUME of PORTE-PLUME.
    /// None for a word in one piece or with an apostrophe, and none where a member would be empty.
    ///
    /// They need not be words by themselves, as those of MUSIC-HALL: whoever parts them asks for the verdict
    /// of each.
    pub fn members(&self) -> Option<Vec<Word>> {
        if !self.bare().contains('-') || self.bare().contains('\'') {
            return None;
        }
        self.spelled()
            .split('-')
            .map(|member| Word::read(member).ok())
            .collect()
    }
}

impl Lexicon {
    /// Every word of `set` whose members hyphens part, and nothing but hyphens, by plain spelling. The
    /// whole list is read for them.
    pub fn compounds(&self, set: WordSet) -> Vec<String> {
        let mut found = Vec::new();
        let mut spellings = self.entries.keys().stream();
        while let Some((bare, group)) = spellings.next() {
            let Ok(bare) = std::str::from_utf8(bare) else {
                continue;
            };
            if !bare.contains('-') || bare.contains('\'') {
                continue;
            }
            let rows = self.entries.group(group.value() as u32);
            let admitted = rows.filter(|&row| set.has(self.entries.classes(row)));
            let first = found.len();
            for form in admitted.map(|row| self.entries.form_on(row, bare)) {
                if !found[first..].contains(&form) {
                    found.push(form);
                }
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::set::samples;

    #[test]
    fn compounds_are_the_words_that_hyphens_part() {
        let list = Lexicon::from_list(
            "compounds",
            "plume\nporte-plume\naujourd'hui\nc'est-à-dire\narc-en-ciel\n",
            &samples::SPELLINGS,
        );
        let list = list.expect("a list");
        let found = list.compounds(samples::EXACT);
        assert_eq!(found, ["arc-en-ciel", "porte-plume"]);
    }
}
