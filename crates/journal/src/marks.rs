//! What is filed about a table beside its records.

use crate::Summary;

/// One entry of the secondary index: a table bears `value` under `key`.
///
/// A table may bear several values under one key.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mark {
    /// What kind of thing the value is.
    pub key: String,
    /// The value a table can be found by.
    pub value: String,
}

impl Mark {
    /// A mark of `value` under `key`.
    pub fn new(key: impl Into<String>, value: impl Into<String>) -> Mark {
        Mark {
            key: key.into(),
            value: value.into(),
        }
    }
}

/// Changes to a table's marks, made durable together with the append that carries them.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Marks {
    /// Whether the table is to be woken at the next start; `None` leaves it as it is.
    pub live: Option<bool>,
    /// Marks the table bears from now on; one it bears already keeps its age.
    pub add: Vec<Mark>,
    /// Marks the table bears no longer, taken away before any is added.
    pub remove: Vec<Mark>,
    /// What lists say of the table from now on.
    pub summaries: Vec<Summary>,
}

impl Marks {
    /// The same changes, with the table made live or not.
    #[must_use]
    pub fn live(mut self, live: bool) -> Marks {
        self.live = Some(live);
        self
    }

    /// The same changes and one mark more.
    #[must_use]
    pub fn add(mut self, key: impl Into<String>, value: impl Into<String>) -> Marks {
        self.add.push(Mark::new(key, value));
        self
    }

    /// The same changes and one mark fewer.
    #[must_use]
    pub fn remove(mut self, key: impl Into<String>, value: impl Into<String>) -> Marks {
        self.remove.push(Mark::new(key, value));
        self
    }

    /// The same changes, and what lists say of a part of the table.
    #[must_use]
    pub fn summary(mut self, summary: Summary) -> Marks {
        self.summaries.push(summary);
        self
    }
}
