//! The members of a compound.

use crate::Word;

impl Word {
    /// Its members where hyphens part them, and nothing but hyphens: PORTE and PLUME of PORTE-PLUME.
    /// None for a word in one piece or with an apostrophe, and none where a member would be empty.
    ///
    /// La Guerre des Mots parts them by a cross (7.5). They need not be words by themselves: 4.1 counts
    /// a compound as one word, and its sheet admits every compound noun and adjective of the
    /// dictionary, MUSIC-HALL as well. What is left when a member is taken away is asked for its own
    /// verdict then (5.4), and a member laid first likewise.
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
