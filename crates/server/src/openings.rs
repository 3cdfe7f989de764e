//! Tables asked for twice: a client that lost the answer asks again and gets the table that it opened.
//!
//! The journal files a table under the key of the wish, which holds whatever happens to the server. What is kept
//! here is only whose turn it is: two copies of one wish under way at once would both find nothing filed yet,
//! and open a table each.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use room::PlayerId;
use tokio::sync::OwnedMutexGuard;

/// The most characters that a key has.
const MOST: usize = 64;

/// What a client calls one wish for a table, however often it sends it. Guests have keys of their own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct OpeningKey {
    player: PlayerId,
    text: String,
}

impl OpeningKey {
    /// The key that `player` chose; none where the text cannot be one.
    pub(crate) fn read(player: PlayerId, text: String) -> Option<OpeningKey> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        let known = (1..=MOST).contains(&text.len()) && text.bytes().all(plain);
        known.then_some(OpeningKey { player, text })
    }

    /// What the journal files the table under.
    pub(crate) fn mark(&self) -> String {
        format!("{}:{}", self.player, self.text)
    }
}

/// The wishes that are being granted.
#[derive(Debug, Default)]
pub(crate) struct Openings {
    under_way: Mutex<HashMap<OpeningKey, Weak<tokio::sync::Mutex<()>>>>,
}

impl Openings {
    /// Waits until nobody else grants the same wish, and keeps others from it until the guard is dropped.
    pub(crate) async fn turn(&self, key: &OpeningKey) -> OwnedMutexGuard<()> {
        let turn = {
            let mut under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
            under_way.retain(|_, turn| turn.strong_count() > 0);
            let known = under_way.get(key).and_then(Weak::upgrade);
            known.unwrap_or_else(|| {
                let turn = Arc::default();
                under_way.insert(key.clone(), Arc::downgrade(&turn));
                turn
            })
        };
        turn.lock_owned().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_a_few_plain_characters() {
        let read = |text: &str| OpeningKey::read(PlayerId(1), text.to_owned()).is_some();
        assert!(read("a") && read(&"Az0-_".repeat(12)) && read(&"k".repeat(MOST)));
        for text in ["", " ", "a b", "é", "a:b", "a\0", &"k".repeat(MOST + 1)] {
            assert!(!read(text), "{text:?}");
        }
    }

    #[tokio::test]
    async fn one_wish_is_granted_by_one_at_a_time_and_forgotten() {
        let openings = Openings::default();
        let key = |player| OpeningKey::read(PlayerId(player), "wish".to_owned()).expect("a key");
        let first = openings.turn(&key(1)).await;
        let other = openings.turn(&key(2)).await;
        let again = key(1);
        let mut second = std::pin::pin!(openings.turn(&again));
        tokio::select! {
            biased;
            _ = &mut second => panic!("two at a time"),
            () = std::future::ready(()) => {}
        }
        drop((first, other));
        drop(second.await);
        drop(openings.turn(&key(3)).await);
        let under_way = openings.under_way.lock().expect("whole");
        assert_eq!(under_way.len(), 1, "only the last is still known");
    }
}
