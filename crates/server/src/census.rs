//! How many of something each client has at once.
//!
//! A pace (`flood`) bounds how often something is asked for, but what stays open, such as a socket, costs as
//! long as it lives. Each is therefore counted by a value that lives with it, and no path can forget to count
//! it out.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Counts what is open, client by client, up to a bound.
#[derive(Debug)]
pub(crate) struct Census<K> {
    most: usize,
    counts: Mutex<HashMap<K, usize>>,
}

/// One that is counted as long as it lives.
#[derive(Debug)]
pub(crate) struct Counted<K: Hash + Eq> {
    census: Arc<Census<K>>,
    client: K,
}

impl<K: Hash + Eq + Copy> Census<K> {
    pub(crate) fn new(most: usize) -> Arc<Census<K>> {
        Arc::new(Census {
            most,
            counts: Mutex::default(),
        })
    }

    /// Counts one more of `client`, unless there are as many as may be.
    pub(crate) fn admit(self: &Arc<Self>, client: K) -> Option<Counted<K>> {
        let mut counts = lock(&self.counts);
        let count = counts.entry(client).or_default();
        if *count >= self.most {
            if *count == 0 {
                counts.remove(&client);
            }
            return None;
        }
        *count += 1;
        Some(Counted {
            census: Arc::clone(self),
            client,
        })
    }
}

impl<K: Hash + Eq> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut counts = lock(&self.census.counts);
        if let Some(count) = counts.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.client);
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_client_has_so_many_and_what_is_gone_makes_room() {
        let census = Census::new(2);
        let first = census.admit('a').unwrap();
        let second = census.admit('a').unwrap();
        assert!(census.admit('a').is_none());
        assert!(census.admit('b').is_some(), "another has their own");
        drop(first);
        assert!(census.admit('a').is_some());
        drop(second);
        assert!(lock(&census.counts).is_empty(), "nobody is remembered");
    }
}
