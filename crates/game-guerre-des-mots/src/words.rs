//! What the word list says (section 7).

use lexicon::{Class, Lexicon, Spellings, Verdict, Word, WordSet};

use crate::attempt::Query;
use crate::{Chain, Glyph, Rules};

/// 7.1: what a dictionary has, interjections included, and what its sheet plays with though none
/// has it; accents do not count.
pub const FOLDED_WORDS: WordSet = WordSet::of(Class::CORE)
    .and(&[Class::Finite, Class::Adverb, Class::Cardinal, Class::Grammatical])
    .and(&[Class::Interjection, Class::Added])
    .joined();

/// 7.2: the same with their accents.
pub const EXACT_WORDS: WordSet = FOLDED_WORDS.accented();

/// The words that the game can be played with.
pub const SPELLINGS: [Spellings; 1] = [EXACT_WORDS.spellings()];

/// The words of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words {
    lexicon: &'static Lexicon,
    set: WordSet,
}

impl Words {
    pub(crate) fn new(rules: &Rules, lexicon: &'static Lexicon) -> Words {
        Words {
            lexicon,
            set: rules.words(),
        }
    }

    /// Whether letters are a word (7.1, 7.2).
    pub(crate) fn has_sense(&self, letters: &[Glyph]) -> bool {
        self.admits(&text(letters))
    }

    /// Whether members parted by crosses are a compound (7.5).
    pub(crate) fn is_compound(&self, members: &[Vec<Glyph>]) -> bool {
        self.admits(&joined(members))
    }

    fn admits(&self, word: &str) -> bool {
        let read = Word::read(word).ok();
        read.is_some_and(|word| !matches!(self.lexicon.verdict(&word, self.set), Verdict::Refused(_)))
    }

    /// Whether one word is another form of the other (7.4).
    pub(crate) fn inflects(&self, from: &[Glyph], to: &[Glyph]) -> bool {
        match (Word::read(&text(from)), Word::read(&text(to))) {
            (Ok(from), Ok(to)) => self.lexicon.inflects(&from, &to, self.set),
            _ => false,
        }
    }

    /// What is wrong with the answer to a question: the code of the error and the word.
    pub(crate) fn fault(&self, query: &Query) -> Option<(&'static str, String)> {
        match query {
            Query::Compound(members) => {
                (!self.is_compound(members)).then(|| ("not-a-compound", joined(members)))
            }
            Query::Line(words) => self.nonsense(words).map(|word| ("not-a-word", word)),
        }
    }

    /// The first of the words of a line that has no sense, neither by itself nor in a compound.
    fn nonsense(&self, words: &[Vec<Glyph>]) -> Option<String> {
        // reached[n]: the first n words can be read.
        let mut reached = vec![false; words.len() + 1];
        reached[0] = true;
        for last in 1..=words.len() {
            reached[last] = (0..last).any(|first| {
                reached[first]
                    && match &words[first..last] {
                        [word] => self.has_sense(word),
                        members => self.is_compound(members),
                    }
            });
        }
        if reached[words.len()] {
            return None;
        }
        let bad = words.iter().find(|word| !self.has_sense(word));
        bad.or(words.last()).map(|word| text(word))
    }

    /// The first word of a chain that has no sense (3.2).
    pub(crate) fn nonsense_of(&self, chain: &Chain) -> Option<String> {
        let queries = crate::attempt::questions(chain);
        queries
            .iter()
            .find_map(|query| self.fault(query))
            .map(|(_, word)| word)
    }
}

/// The letters as text.
pub(crate) fn text(letters: &[Glyph]) -> String {
    letters.iter().map(|glyph| glyph.capital()).collect()
}

fn joined(members: &[Vec<Glyph>]) -> String {
    let members: Vec<String> = members.iter().map(|member| text(member)).collect();
    members.join("-")
}
