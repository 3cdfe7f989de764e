//! The name of a table in the journal.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use thiserror::Error;

/// A table's id: 1 to 32 ASCII letters or digits. Cheap to clone.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(Arc<str>);

impl TableId {
    /// The most characters an id may have.
    pub const LONGEST: usize = 32;

    /// Reads an id.
    ///
    /// # Errors
    /// If the text is empty, too long, or holds anything but ASCII letters and digits.
    pub fn new(text: &str) -> Result<TableId, InvalidTableId> {
        if text.is_empty() || text.len() > Self::LONGEST {
            return Err(InvalidTableId::Length { found: text.len() });
        }
        match text.char_indices().find(|(_, c)| !c.is_ascii_alphanumeric()) {
            Some((at, found)) => Err(InvalidTableId::Character { found, at }),
            None => Ok(TableId(text.into())),
        }
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for TableId {
    type Err = InvalidTableId;

    fn from_str(text: &str) -> Result<TableId, InvalidTableId> {
        TableId::new(text)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({})", self.0)
    }
}

/// Why a text is no table id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum InvalidTableId {
    /// Empty or too long.
    #[error("table id of {found} bytes, expected 1 to {}", TableId::LONGEST)]
    Length {
        /// The length of the text in bytes.
        found: usize,
    },
    /// Something other than an ASCII letter or digit.
    #[error("table id with {found:?} at byte {at}, expected ASCII letters and digits only")]
    Character {
        /// The first character out of place.
        found: char,
        /// Where it stands, in bytes.
        at: usize,
    },
}

#[cfg(test)]
mod tests {
    use super::{InvalidTableId, TableId};

    #[test]
    fn letters_and_digits_make_an_id() {
        for text in ["a", "Z9", "0123456789abcdefghijklmnopqrstuv"] {
            assert_eq!(TableId::new(text).expect("valid").to_string(), text);
        }
    }

    #[test]
    fn anything_else_is_refused_with_its_place() {
        assert_eq!(TableId::new(""), Err(InvalidTableId::Length { found: 0 }));
        assert_eq!(
            TableId::new(&"a".repeat(33)),
            Err(InvalidTableId::Length { found: 33 })
        );
        assert_eq!(
            TableId::new("ab/c"),
            Err(InvalidTableId::Character { found: '/', at: 2 })
        );
        assert_eq!(
            TableId::new("é"),
            Err(InvalidTableId::Character { found: 'é', at: 0 })
        );
        assert_eq!(
            "a b".parse::<TableId>(),
            Err(InvalidTableId::Character { found: ' ', at: 1 })
        );
    }
}
