//! What lists say of a table, kept beside its records.

use crate::TableId;

/// What lists say of one part of a table, in the caller's own words. It is made durable together with
/// the records it sums up, so that no list needs to read a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Which part; what was said of the same one before is replaced.
    pub part: u32,
    /// Whether the part is closed: lists put it after those that are not.
    pub settled: bool,
    /// The moment it is listed by, in milliseconds, the latest first.
    pub at_ms: u64,
    /// What lists say.
    pub text: String,
}

/// A part of a table as a list finds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The table.
    pub id: TableId,
    /// The part of it.
    pub part: u32,
    /// What lists say.
    pub text: String,
}
