//! Numbers as databases hold them.

/// A database's integers end at 2⁶³; no count of records or milliseconds ever comes near.
pub(crate) fn integer(natural: u64) -> i64 {
    i64::try_from(natural).unwrap_or(i64::MAX)
}
