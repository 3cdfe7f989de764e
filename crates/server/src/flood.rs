//! How much one client may ask.
//!
//! A bucket lets a burst through, such as a page that loads, and bounds what follows, which a count for each
//! minute would not: twice its bound could come around the turn of the minute.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::limits::Pace;

/// A bucket of drops: each request takes one, and time gives them back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    drops: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn full(pace: Pace, now: Instant) -> Bucket {
        Bucket {
            drops: pace.burst,
            filled: now,
        }
    }

    /// Takes a drop if there is one.
    pub(crate) fn take(&mut self, pace: Pace, now: Instant) -> bool {
        let gained = now.saturating_duration_since(self.filled).as_secs_f64() * pace.per_second;
        self.drops = (self.drops + gained).min(pace.burst);
        self.filled = now;
        let enough = self.drops >= 1.0;
        if enough {
            self.drops -= 1.0;
        }
        enough
    }
}

/// One bucket for each client of a kind.
#[derive(Debug)]
pub(crate) struct Dam<K> {
    pace: Pace,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// More clients than this at once, and those that have asked nothing for a while are forgotten.
const MANY: usize = 10_000;

impl<K: Hash + Eq> Dam<K> {
    pub(crate) fn new(pace: Pace) -> Dam<K> {
        Dam {
            pace,
            buckets: Mutex::new(HashMap::new()),
        }
    }

    /// Whether `client` may ask once more at `now`.
    pub(crate) fn admits(&self, client: K, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            let refilled = Duration::from_secs_f64(self.pace.burst / self.pace.per_second);
            buckets.retain(|_, bucket| now.saturating_duration_since(bucket.filled) < refilled);
        }
        buckets
            .entry(client)
            .or_insert_with(|| Bucket::full(self.pace, now))
            .take(self.pace, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_let_through_and_then_only_the_pace() {
        let dam = Dam::new(Pace {
            burst: 3.0,
            per_second: 2.0,
        });
        let start = Instant::now();
        let admitted = |millis: u64| dam.admits("a", start + Duration::from_millis(millis));
        assert_eq!(
            [admitted(0), admitted(0), admitted(0), admitted(0)],
            [true, true, true, false]
        );
        assert_eq!(
            [admitted(500), admitted(500), admitted(1000)],
            [true, false, true]
        );
        assert!(dam.admits("b", start), "another client has its own bucket");
    }

    #[test]
    fn forgotten_clients_do_not_fill_the_memory() {
        let dam = Dam::new(Pace {
            burst: 1.0,
            per_second: 1.0,
        });
        let start = Instant::now();
        for client in 0..30_000u32 {
            dam.admits(client, start + Duration::from_millis(u64::from(client)));
        }
        assert!(dam.buckets.lock().unwrap().len() <= MANY + 1);
    }
}
