//! What the house must know of a game's word list without knowing any word.

use std::fmt;
use std::str::FromStr;

use crate::Malformed;

/// Which word list a game was given: its name and a hash of what it holds, written `name@hash`.
///
/// Two lists of one identity decide alike, so that whoever holds the same can check a recorded game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LexiconId(String);

impl LexiconId {
    /// The identity of the list `name` whose contents have this hash. A dash stands for each blank,
    /// control character or `@`, which would tear the text form apart, and for a part that is empty.
    pub fn new(name: &str, hash: &str) -> LexiconId {
        let tidy = |part: &str| -> String {
            let dashed = |letter: char| if stands(letter) { letter } else { '-' };
            if part.is_empty() {
                "-".to_owned()
            } else {
                part.chars().map(dashed).collect()
            }
        };
        LexiconId(format!("{}@{}", tidy(name), tidy(hash)))
    }

    /// The identity that a word list itself writes as `name@hash`, tidied as by [`LexiconId::new`].
    pub fn of(identity: &str) -> LexiconId {
        let (name, hash) = identity.rsplit_once('@').unwrap_or((identity, ""));
        LexiconId::new(name, hash)
    }

    /// The identity as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whether a part of an identity may hold `letter`.
fn stands(letter: char) -> bool {
    !letter.is_control() && !letter.is_whitespace() && letter != '@'
}

impl fmt::Display for LexiconId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for LexiconId {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<LexiconId, Malformed> {
        let (name, hash) = text
            .split_once('@')
            .ok_or(Malformed::new(text.len(), "@ and a hash"))?;
        let parts = [(0, name, "a name"), (name.len() + 1, hash, "a hash")];
        for (at, part, expected) in parts {
            let torn = part.find(|letter| !stands(letter));
            if let Some(within) = torn.or(part.is_empty().then_some(0)) {
                return Err(Malformed::new(at + within, expected));
            }
        }
        Ok(LexiconId(text.to_owned()))
    }
}

/// When a player may consult the dictionary while their game is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consultation<C> {
    /// Whenever they like.
    Free,
    /// While a seat of theirs is awaited, by this clause.
    OwnTime(C),
    /// Not before the game has ended, by this clause.
    Never(C),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_identity_is_a_name_and_a_hash() {
        let id = LexiconId::new("lexicon-fr", "9f3c");
        assert_eq!(id.as_str(), "lexicon-fr@9f3c");
        assert_eq!("lexicon-fr@9f3c".parse(), Ok(id));
        assert_eq!(LexiconId::new("mes mots\t@", "").as_str(), "mes-mots--@-");
        for (written, read) in [
            ("lexicon-fr@9f3c", "lexicon-fr@9f3c"),
            ("mes @ mots.txt@9f3c", "mes---mots.txt@9f3c"),
            ("mots", "mots@-"),
            ("", "-@-"),
        ] {
            assert_eq!(LexiconId::of(written).as_str(), read, "{written:?}");
        }
    }

    #[test]
    fn a_text_without_both_is_refused_where_it_breaks() {
        for (text, at) in [
            ("", 0),
            ("lexicon", 7),
            ("@9f3c", 0),
            ("lexicon@", 8),
            ("my words@9f", 2),
            ("mots@9f@1", 7),
            ("mots@9\n", 6),
        ] {
            let fault = text.parse::<LexiconId>().unwrap_err();
            assert_eq!(fault.at, at, "{text:?}");
        }
    }
}
