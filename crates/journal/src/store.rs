//! What every store offers.

use crate::{AppendError, Listed, Marks, Pending, StoreError, TableId};

/// A record with its place in its table's journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The place, counted from zero.
    pub seq: u64,
    /// The record as it was appended.
    pub record: String,
}

/// The records of several tables, each read or not.
pub type Journals = Vec<Result<Vec<String>, StoreError>>;

/// A durable journal of many tables.
///
/// No call blocks, save [`close`](Store::close): each hands the work over and returns a [`Pending`] that
/// can be awaited on any runtime. Work handed over is done even if its `Pending` is dropped.
///
/// Whether several stores may stand on one journal is the database's matter. A SQLite file has one owner, and
/// a second one is refused; on a PostgreSQL database each node of a house may have its own. A caller need not
/// know which: an append is decided by what the database holds, never by what a store remembers, so that of
/// all who name one length one wins and the others are told the true one. What a node holds of a table in
/// memory is a belief until an append bears it out. Records once kept neither change nor go; beats and
/// settings are those of all nodes.
///
/// Texts are without the character NUL, which not every database takes: an append that has it may fail.
pub trait Store: Send + Sync {
    /// Appends `records` and changes `marks`, all or nothing, if the journal of `id` holds exactly
    /// `expected` records. Answers, once durable, with the new length.
    ///
    /// A table's journal begins with its first append. No records at all is a valid append: it checks
    /// the length and changes the marks.
    ///
    /// # Errors
    /// [`AppendError`]; after [`AppendError::Storage`] the caller cannot know whether the append took
    /// place, and must load the journal before it goes on.
    fn append(
        &self,
        id: &TableId,
        expected: u64,
        records: Vec<String>,
        marks: Marks,
    ) -> Pending<Result<u64, AppendError>>;

    /// The records of `id` from place `from` on, in order. A table never seen has none.
    fn load(&self, id: &TableId, from: u64) -> Pending<Result<Vec<Stored>, StoreError>>;

    /// The records of many tables at once, in the order of `ids`. One that is damaged spares the others.
    fn load_many(&self, ids: &[TableId]) -> Pending<Result<Journals, StoreError>>;

    /// At most `limit` tables that have records, in the order of their ids, from after `after` on.
    fn tables(&self, after: Option<&TableId>, limit: u32) -> Pending<Result<Vec<TableId>, StoreError>>;

    /// The tables marked live, in the order of their ids.
    fn live(&self) -> Pending<Result<Vec<TableId>, StoreError>>;

    /// At most `limit` tables that bear `value` under `key`, the most lately marked first.
    fn find(&self, key: &str, value: &str, limit: u32) -> Pending<Result<Vec<TableId>, StoreError>>;

    /// What lists say of the tables that bear `value` under `key`: at most `limit` parts, those not
    /// settled first and the latest of each kind first.
    fn list(&self, key: &str, value: &str, limit: u32) -> Pending<Result<Vec<Listed>, StoreError>>;

    /// Appends something as large as a long game's records and keeps it until the next probe: only what
    /// does as an append does can tell whether one would succeed.
    fn probe(&self, now_ms: u64) -> Pending<Result<(), StoreError>>;

    /// Looks the whole storage over for damage, and tells what is found.
    fn check(&self) -> Pending<Result<Vec<String>, StoreError>>;

    /// Notes that the caller was running at `now_ms`.
    fn beat(&self, now_ms: u64) -> Pending<Result<(), StoreError>>;

    /// The moment last noted by [`beat`](Store::beat): after a crash, about when the caller stopped.
    fn last_beat(&self) -> Pending<Result<Option<u64>, StoreError>>;

    /// The setting under `key`.
    fn setting(&self, key: &str) -> Pending<Result<Option<String>, StoreError>>;

    /// Every setting whose key begins with `prefix`, by key.
    fn settings(&self, prefix: &str) -> Pending<Result<Vec<(String, String)>, StoreError>>;

    /// Puts `value` under `key`, in place of what was there.
    fn set_setting(&self, key: &str, value: &str) -> Pending<Result<(), StoreError>>;

    /// Puts `value` under `key` unless something is there, and answers with what is there now. Of several
    /// callers at once, all are given the same value.
    fn init_setting(&self, key: &str, value: &str) -> Pending<Result<String, StoreError>>;

    /// Refuses new work, finishes what was handed over, and returns when all of it is durable.
    fn close(&self);
}
