//! Who sits at a table.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::script;

/// A person's place at the table, counted from zero and kept for a whole match; the seat played
/// from it changes with each game. The host has place 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place(pub u8);

impl Place {
    /// The place as an index into a per-place table.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A person, as known to the whole house. Knowing the id of somebody gives no right to act for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(pub u64);

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A text is not a player id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPlayerId;

impl FromStr for PlayerId {
    type Err = NotAPlayerId;

    fn from_str(text: &str) -> Result<PlayerId, NotAPlayerId> {
        let plain = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if !plain {
            return Err(NotAPlayerId);
        }
        u64::from_str_radix(text, 16)
            .map(PlayerId)
            .map_err(|_| NotAPlayerId)
    }
}

/// A nickname: one to twenty-four visible characters on one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    /// The longest nickname, in characters.
    pub const MAX: usize = 24;

    /// The nickname `text` stands for: outer and doubled blanks fall away, and letters are composed.
    ///
    /// Returns `None` when nothing is left, when it is too long, or when it holds what cannot be seen or
    /// changes direction, which would let one name pass for another.
    pub fn new(text: &str) -> Option<Name> {
        script::visible(text)
            .filter(|name| name.chars().count() <= Name::MAX)
            .map(Name)
    }

    /// The nickname that a journal holds. It was allowed when it was written, and a game does not end
    /// because the house has become stricter since.
    pub(crate) fn kept(text: &str) -> Option<Name> {
        let whole = !text.is_empty() && !text.contains(char::is_control);
        whole.then(|| Name(text.to_owned()))
    }

    /// The nickname as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What a player adds to chance: up to sixty-four letters, digits or dashes of their choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Salt(String);

impl Salt {
    /// Nothing added.
    pub const EMPTY: Salt = Salt(String::new());

    /// The longest salt, in characters.
    pub const MAX: usize = 64;

    /// The salt `text` stands for, or `None` when it is too long or holds another character.
    pub fn new(text: &str) -> Option<Salt> {
        let plain = text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        (plain && text.len() <= Salt::MAX).then(|| Salt(text.to_owned()))
    }

    /// The salt as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn names_are_tidied_and_deceptive_ones_refused() {
        assert_eq!(
            Name::new("  Odile   Kervella ").unwrap().as_str(),
            "Odile Kervella"
        );
        for bad in [
            "",
            "   ",
            "\u{202e}elidO",
            "a\u{200b}b",
            "\u{3164}",
            "\u{301}",
            "bell\u{7}",
            &"x".repeat(25),
        ] {
            assert_eq!(Name::new(bad), None, "{bad:?}");
        }
    }

    proptest! {
        #[test]
        fn ids_round_trip(id: u64) {
            prop_assert_eq!(PlayerId(id).to_string().parse(), Ok(PlayerId(id)));
        }

        #[test]
        fn any_text_is_an_id_or_refused(text: String) {
            if let Ok(id) = text.parse::<PlayerId>() {
                prop_assert_eq!(id.to_string(), text);
            }
        }

        #[test]
        fn accepted_names_are_stable_and_hold_no_tab(text: String) {
            if let Some(name) = Name::new(&text) {
                prop_assert_eq!(Name::new(name.as_str()), Some(name.clone()));
                prop_assert!(!name.as_str().contains(['\t', '\n']));
            }
        }
    }
}
