//! What the dictionary says, and what letters can write.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Everything the dictionary knows of a word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct WordReport {
    /// The word list's name and hash.
    pub lexicon: String,
    /// The word as it was understood: lower case, composed.
    pub word: String,
    /// Its plain capital letters; a hyphen and an apostrophe stay.
    pub folded: String,
    /// What each word game says of it, each way that the game can be set.
    pub rulings: Vec<RulingInfo>,
    /// Its readings, every spelling of the same plain letters included.
    pub readings: Vec<Reading>,
    /// The words it is a form of, with all their forms.
    pub families: Vec<Family>,
}

/// What one game, set one way, says of a word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct RulingInfo {
    /// The game's slug.
    pub game: String,
    /// The game's name.
    pub name: String,
    /// The option that tells this ruling from the game's other one, and its value.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub option: Option<(String, String)>,
    /// Whether this is how the game is set unless one says otherwise.
    pub default: bool,
    /// Whether the word may be played.
    pub playable: bool,
    /// Whether it is played as a compound, its members parted by a cross.
    pub compound: bool,
    /// The spellings that this game admits for the same plain letters.
    pub spellings: Vec<String>,
    /// Why it may not be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub refusal: Option<WordRefusal>,
}

/// Why a word may not be played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct WordRefusal {
    /// The reason, as a stable code.
    pub code: String,
    /// The clause of the game's rules.
    pub clause: String,
    /// The sentence for the player, in the language asked for.
    pub error: String,
    /// Up to five spellings near it that the game admits.
    pub nearest: Vec<String>,
}

/// One line of the dictionary.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Reading {
    /// The form with its accents.
    pub form: String,
    /// The word it is a form of.
    pub lemma: String,
    /// What it can be.
    pub analyses: Vec<Analysis>,
    /// Marks of use, as codes.
    pub marks: Vec<String>,
    /// From 0, the rarest, to 9, the commonest.
    pub frequency: u8,
}

/// What a form can be. Values are codes that the page has words for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Analysis {
    /// The part of speech.
    pub class: String,
    /// The gender of a form that has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub gender: Option<String>,
    /// The number of a form that has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub number: Option<String>,
    /// The tense and mood of a verb's form.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub tense: Option<String>,
    /// The person of a verb's form, from 1 to 3.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub person: Option<u8>,
}

/// All the forms of one word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct Family {
    /// The word.
    pub lemma: String,
    /// Its forms, in alphabetical order.
    pub forms: Vec<Reading>,
}

/// How letters are to be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub enum Seek {
    /// Words written with some of them.
    #[default]
    Write,
    /// Words written with all of them.
    Anagram,
    /// Words that hold all of them and others.
    Contain,
    /// Words of this pattern, `?` being any letter.
    Pattern,
}

/// What letters can write.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct LettersReport {
    /// The word list's name and hash.
    pub lexicon: String,
    /// The letters as they were understood: capitals, `?` for a joker.
    pub letters: String,
    /// The words found, the longest first, then by alphabet.
    pub words: Vec<FoundWord>,
    /// How many there are in all, those left out included.
    pub total: u32,
}

/// A word that letters can write.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../../../web/src/wire/"))]
pub struct FoundWord {
    /// Its plain capital letters; those that a joker or a `?` stands for are small.
    pub word: String,
    /// Its spellings with accents.
    pub spellings: Vec<String>,
    /// From 0, the rarest, to 9, the commonest.
    pub frequency: u8,
}
