//! A share of the house's attention for each client.
//!
//! Few may look something up at a time. Each client has few in line for it and lets the rest of its own
//! wait behind them, so that whoever asks a hundred things at once does not stand before whoever asks one.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Semaphore, SemaphorePermit};

use crate::Limits;
use crate::error::HouseFault;

/// Places to work at, shared among clients.
#[derive(Debug)]
pub(crate) struct Shares<K> {
    places: Semaphore,
    at_once: usize,
    waiting: usize,
    clients: Mutex<HashMap<K, Line>>,
}

/// One client's line.
#[derive(Debug)]
struct Line {
    own: Arc<Semaphore>,
    asked: usize,
}

/// A place to work at, given back when dropped.
#[derive(Debug)]
pub(crate) struct Share<'a, K: Hash + Eq> {
    _place: SemaphorePermit<'a>,
    _own: tokio::sync::OwnedSemaphorePermit,
    _asked: Asked<'a, K>,
}

/// Somebody who has asked and not been done with.
#[derive(Debug)]
struct Asked<'a, K: Hash + Eq> {
    shares: &'a Shares<K>,
    client: K,
}

impl<K: Hash + Eq + Copy> Shares<K> {
    pub(crate) fn new(places: usize, limits: &Limits) -> Shares<K> {
        Shares {
            places: Semaphore::new(places),
            at_once: limits.lookups_at_once,
            waiting: limits.lookups_waiting,
            clients: Mutex::default(),
        }
    }

    /// Waits for a place.
    ///
    /// # Errors
    /// [`HouseFault::TooMany`] when too many of the same client wait already.
    pub(crate) async fn take(&self, client: K) -> Result<Share<'_, K>, HouseFault> {
        let (own, asked) = self.line_up(client).ok_or(HouseFault::TooMany)?;
        let own = own.acquire_owned().await.map_err(|_| HouseFault::Storage)?;
        let place = self.places.acquire().await.map_err(|_| HouseFault::Storage)?;
        Ok(Share {
            _place: place,
            _own: own,
            _asked: asked,
        })
    }

    fn line_up(&self, client: K) -> Option<(Arc<Semaphore>, Asked<'_, K>)> {
        let mut clients = lock(&self.clients);
        let line = clients.entry(client).or_insert_with(|| Line {
            own: Arc::new(Semaphore::new(self.at_once)),
            asked: 0,
        });
        if line.asked >= self.at_once + self.waiting {
            return None;
        }
        line.asked += 1;
        let asked = Asked { shares: self, client };
        Some((Arc::clone(&line.own), asked))
    }
}

impl<K: Hash + Eq> Drop for Asked<'_, K> {
    fn drop(&mut self) {
        let mut clients = lock(&self.shares.clients);
        if let Some(line) = clients.get_mut(&self.client) {
            line.asked -= 1;
            if line.asked == 0 {
                clients.remove(&self.client);
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use futures_util::StreamExt as _;
    use futures_util::stream::FuturesUnordered;

    use super::*;

    /// Who was served, in order, when all of `asked` ask at once for the one place.
    async fn served(asked: &str) -> String {
        let limits = Limits {
            lookups_at_once: 2,
            lookups_waiting: 3,
            ..Limits::default()
        };
        let shares = Shares::new(1, &limits);
        let order = Mutex::new(String::new());
        // Asked in the order in which they are pushed.
        let mut all = FuturesUnordered::new();
        let mut lines = Vec::new();
        for client in asked.chars() {
            lines.push((client, shares.take(client)));
        }
        for (client, line) in lines {
            let order = &order;
            all.push(async move {
                let share = line.await;
                lock(order).push(if share.is_ok() {
                    client
                } else {
                    client.to_ascii_uppercase()
                });
                tokio::task::yield_now().await;
            });
        }
        while all.next().await.is_some() {}
        drop(all);
        assert!(lock(&shares.clients).is_empty(), "nobody is remembered");
        order.into_inner().unwrap()
    }

    #[tokio::test]
    async fn one_that_asks_much_does_not_stand_before_others() {
        let order = served("aaaab").await;
        let (a, b) = (order.find('b').unwrap(), order.len());
        assert!(a < 3 && b == 5, "{order}");
    }

    #[tokio::test]
    async fn one_that_asks_without_end_is_refused() {
        let order = served("aaaaaaab").await;
        assert_eq!(order.matches('a').count(), 5, "{order}");
        assert_eq!(order.matches('A').count(), 2, "{order}");
        assert_eq!(order.matches('b').count(), 1, "{order}");
    }
}
