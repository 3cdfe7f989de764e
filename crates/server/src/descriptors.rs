//! How many connections the machine lets this process hold.
//!
//! A system's usual bound is about a thousand, which one client could fill. It is raised as far as the
//! machine allows, and the door keeps to what is left, so that the journal never lacks a descriptor.

/// Descriptors kept for the journal, the word lists' files and whatever a library opens.
#[cfg(unix)]
const RESERVED: u64 = 200;

/// Raises the number of descriptors as far as the machine allows; without this a process has about a
/// thousand, and whoever holds those open keeps everybody else out.
#[cfg(unix)]
pub(crate) fn raise() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    if limit.current == limit.maximum {
        return;
    }
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        tracing::warn!(%error, "descriptors not raised");
    }
}

/// How many connections there is room for.
#[cfg(unix)]
pub(crate) fn room() -> usize {
    use rustix::process::{Resource, getrlimit};
    let limit = getrlimit(Resource::Nofile).current;
    let room = limit.map_or(u64::MAX, |limit| limit.saturating_sub(RESERVED).max(limit / 2));
    usize::try_from(room).unwrap_or(usize::MAX)
}

/// Elsewhere sockets are no descriptors of a small table.
#[cfg(not(unix))]
pub(crate) fn raise() {}

/// Elsewhere sockets are no descriptors of a small table.
#[cfg(not(unix))]
pub(crate) fn room() -> usize {
    usize::MAX
}
