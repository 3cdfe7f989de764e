//! What a database must be able to do for a store to stand on it, each call on a connection of its own kind.

use std::fmt;

use crate::{Journals, Listed, StoreError, Stored, TableId};

/// What a call on a database comes to: the outer result fails whatever the call was part of, the inner is the
/// answer to the caller.
pub(crate) type Answered<T, F> = Result<Result<T, StoreError>, F>;

/// A database beneath a store. Its functions do what the methods of [`Store`](crate::Store) of the same names
/// promise; appends it may do many at a time, in a way of its own.
pub trait Engine: Sized + Send + 'static {
    /// What is talked to.
    type Connection: 'static;
    /// What the database says when it cannot.
    type Failure: Into<StoreError> + 'static;
    /// What is held for as long as the store is open.
    type Held: fmt::Debug + Send + 'static;

    /// As [`Store::load`](crate::Store::load).
    fn load(c: &Self::Connection, id: &TableId, from: u64) -> Answered<Vec<Stored>, Self::Failure>;
    /// As [`Store::load_many`](crate::Store::load_many).
    fn load_many(c: &Self::Connection, ids: &[TableId]) -> Answered<Journals, Self::Failure>;
    /// As [`Store::tables`](crate::Store::tables).
    fn tables(
        c: &Self::Connection,
        after: Option<&TableId>,
        limit: u32,
    ) -> Answered<Vec<TableId>, Self::Failure>;
    /// As [`Store::live`](crate::Store::live).
    fn live(c: &Self::Connection) -> Answered<Vec<TableId>, Self::Failure>;
    /// As [`Store::find`](crate::Store::find).
    fn find(
        c: &Self::Connection,
        key: &str,
        value: &str,
        limit: u32,
    ) -> Answered<Vec<TableId>, Self::Failure>;
    /// As [`Store::list`](crate::Store::list).
    fn list(c: &Self::Connection, key: &str, value: &str, limit: u32)
    -> Answered<Vec<Listed>, Self::Failure>;
    /// As [`Store::probe`](crate::Store::probe); `text` is what it writes.
    fn probe(c: &Self::Connection, text: &str) -> Answered<(), Self::Failure>;
    /// As [`Store::check`](crate::Store::check).
    fn check(c: &Self::Connection) -> Answered<Vec<String>, Self::Failure>;
    /// As [`Store::beat`](crate::Store::beat).
    fn beat(c: &Self::Connection, now_ms: u64) -> Answered<(), Self::Failure>;
    /// As [`Store::last_beat`](crate::Store::last_beat).
    fn last_beat(c: &Self::Connection) -> Answered<Option<u64>, Self::Failure>;
    /// As [`Store::setting`](crate::Store::setting).
    fn setting(c: &Self::Connection, key: &str) -> Answered<Option<String>, Self::Failure>;
    /// As [`Store::settings`](crate::Store::settings).
    fn settings(c: &Self::Connection, prefix: &str) -> Answered<Vec<(String, String)>, Self::Failure>;
    /// As [`Store::set_setting`](crate::Store::set_setting).
    fn set_setting(c: &Self::Connection, key: &str, value: &str) -> Answered<(), Self::Failure>;
    /// As [`Store::init_setting`](crate::Store::init_setting).
    fn init_setting(c: &Self::Connection, key: &str, value: &str) -> Answered<String, Self::Failure>;
}
