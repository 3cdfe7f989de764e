//! What letters are asked about.
//!
//! The query is read by hand: an option may be said several times, which the framework's reader cannot give,
//! and every fault is to be answered in the form of the other calls.

use std::str::FromStr;

use lexicon::{BadLetters, Filter, Found, Harvest, Lexicon, MAX_LETTERS, Pattern, Rack, Usage};
use protocol::{FoundWord, LettersReport, Seek};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{Error, StrDeserializer};

use crate::error::{Denial, HouseFault};

/// How many words are told.
const TOLD: usize = 300;

/// Letters, and how they are to be used.
pub(super) struct LettersQuery {
    letters: Letters,
    filter: Filter,
}

enum Letters {
    Write(Rack),
    Anagram(Rack),
    Contain(Rack),
    Pattern(Pattern),
}

impl LettersQuery {
    /// Reads the pairs of a query; of several with one name the last counts, and unknown ones do not.
    ///
    /// # Errors
    /// When the letters, the game, an option or a number cannot be.
    pub(super) fn read(pairs: &[(String, String)]) -> Result<LettersQuery, Denial> {
        let said = |name: &str| {
            let pair = pairs.iter().rev().find(|(known, _)| known == name);
            pair.map(|(_, value)| value.as_str())
        };
        let options: Vec<(String, String)> = pairs
            .iter()
            .filter(|(name, _)| name == "option")
            .map(|(_, option)| option.split_once('=').ok_or(HouseFault::BadRequest))
            .map(|option| option.map(|(name, value)| (name.to_owned(), value.to_owned())))
            .collect::<Result<_, _>>()?;
        let game = said("game").ok_or(HouseFault::BadRequest)?;
        let ruling = catalog::word_ruling(game, &options).map_err(Denial::Ruling)?;
        let letters = Letters::read(said("seek"), said("letters").unwrap_or_default())?;
        let familiar = number(said("familiar"), 0)?;
        if familiar > Usage::COMMONEST {
            return Err(HouseFault::BadRequest.into());
        }
        Ok(LettersQuery {
            letters,
            filter: Filter {
                set: ruling.set,
                lengths: number(said("min"), 1)?..=number(said("max"), MAX_LETTERS)?,
                familiar,
            },
        })
    }

    /// The words.
    pub(super) fn report(&self, lexicon: &Lexicon) -> LettersReport {
        let Harvest { words, total } = self.letters.search(lexicon, &self.filter);
        let told = |found: &Found| {
            let word = found.word();
            FoundWord {
                word: found.to_string(),
                spellings: lexicon.spellings(&word, self.filter.set),
                frequency: lexicon.frequency(&word, self.filter.set).unwrap_or_default(),
            }
        };
        LettersReport {
            lexicon: lexicon.identity().to_owned(),
            letters: self.letters.to_string(),
            words: words.iter().map(told).collect(),
            total: u32::try_from(total).unwrap_or(u32::MAX),
        }
    }
}

fn number<N: FromStr>(said: Option<&str>, default: N) -> Result<N, HouseFault> {
    said.map_or(Ok(default), |said| {
        said.parse().map_err(|_| HouseFault::BadRequest)
    })
}

impl Letters {
    fn read(seek: Option<&str>, text: &str) -> Result<Letters, Denial> {
        let seek = seek.map_or(Ok(Seek::default()), |seek| {
            let seek: StrDeserializer<'_, Error> = seek.into_deserializer();
            Seek::deserialize(seek).map_err(|_| HouseFault::BadRequest)
        });
        let read: Result<Letters, BadLetters> = match seek? {
            Seek::Write => Rack::read(text).map(Letters::Write),
            Seek::Anagram => Rack::read(text).map(Letters::Anagram),
            Seek::Contain => Rack::read(text).map(Letters::Contain),
            Seek::Pattern => Pattern::read(text).map(Letters::Pattern),
        };
        read.map_err(Denial::Letters)
    }

    fn search(&self, lexicon: &Lexicon, filter: &Filter) -> Harvest {
        let mut words = match self {
            // There may be very many: those that are not told are counted only.
            Letters::Write(rack) => return lexicon.first_writable(rack, filter, TOLD),
            Letters::Contain(rack) => return lexicon.first_containing(rack, filter, TOLD),
            Letters::Anagram(rack) => lexicon.anagrams(rack, filter),
            Letters::Pattern(pattern) => lexicon.matching(pattern, filter),
        };
        let total = words.len();
        words.truncate(TOLD);
        Harvest { words, total }
    }
}

impl std::fmt::Display for Letters {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Letters::Write(rack) | Letters::Anagram(rack) | Letters::Contain(rack) => rack.fmt(f),
            Letters::Pattern(pattern) => pattern.fmt(f),
        }
    }
}
