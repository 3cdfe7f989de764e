//! When tables are to be looked at again, whatever happens there: one wait for all of them.
//!
//! Most moves only put a flag off. With a task and a timer at every table, set anew by every move, that would
//! cost as much as deciding it. So a table keeps an alarm that rings too early: it is looked at then, and the
//! next one is set.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::Notify;

use crate::House;
use crate::live::LiveTable;
use crate::time::HouseClock;

/// Every alarm of the house.
#[derive(Default)]
pub(crate) struct Alarms {
    ledger: Mutex<Ledger>,
    /// Told when one is set before all others.
    sooner: Notify,
}

/// When an alarm rings, as long as the house's clock has gone then, and its number.
type Key = (Duration, u64);

#[derive(Default)]
struct Ledger {
    /// Held weakly: a table may leave memory before.
    set: BTreeMap<Key, Weak<LiveTable>>,
    next: u64,
    /// Whether somebody waits for the first.
    watched: bool,
}

/// An alarm, set for as long as it is held.
pub(crate) struct Alarm {
    alarms: Arc<Alarms>,
    key: Key,
}

impl Alarm {
    /// Has `table` looked at once the house's clock has gone so long.
    pub(crate) fn set(house: &Arc<House>, table: &Arc<LiveTable>, running: Duration) -> Alarm {
        let alarms = Arc::clone(&house.alarms);
        let mut ledger = alarms.ledger();
        let key = (running, ledger.next);
        ledger.next += 1;
        ledger.set.insert(key, Arc::downgrade(table));
        let is_first = ledger
            .set
            .first_key_value()
            .is_some_and(|(first, _)| *first == key);
        let is_watched = std::mem::replace(&mut ledger.watched, true);
        drop(ledger);
        if !is_watched {
            let (house, clock) = (Arc::downgrade(house), house.clock.clone());
            tokio::spawn(watch(Arc::clone(&alarms), clock, house));
        } else if is_first {
            alarms.sooner.notify_one();
        }
        Alarm { alarms, key }
    }

    /// Whether it rings no later than when the house's clock has gone so long.
    pub(crate) fn rings_by(&self, running: Duration) -> bool {
        self.key.0 <= running
    }
}

impl Drop for Alarm {
    fn drop(&mut self) {
        self.alarms.ledger().set.remove(&self.key);
    }
}

impl Alarms {
    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// When the first rings. Where there is none, nobody waits any more.
    fn first(&self) -> Option<Duration> {
        let mut ledger = self.ledger();
        let first = ledger.set.first_key_value().map(|((due, _), _)| *due);
        ledger.watched = first.is_some();
        first
    }

    /// Takes out those that ring by now.
    fn rung(&self, running: Duration) -> Vec<Weak<LiveTable>> {
        let mut ledger = self.ledger();
        let later = ledger.set.split_off(&(running, u64::MAX));
        std::mem::replace(&mut ledger.set, later).into_values().collect()
    }
}

/// Looks at tables as their alarms ring, until none is set.
async fn watch(alarms: Arc<Alarms>, clock: HouseClock, house: Weak<House>) {
    while let Some(due) = alarms.first() {
        tokio::select! {
            () = clock.run_to(due) => {}
            () = alarms.sooner.notified() => continue,
        }
        let rung = alarms.rung(clock.running());
        let Some(house) = house.upgrade() else { return };
        for table in rung.iter().filter_map(Weak::upgrade) {
            let house = Arc::clone(&house);
            tokio::spawn(async move { table.tick(&house).await });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::tests::thoughtful;

    const HOUR: Duration = Duration::from_secs(3600);

    /// How many alarms are set.
    fn set(house: &House) -> usize {
        house.alarms.ledger().set.len()
    }

    #[tokio::test]
    async fn alarms_ring_in_order_and_those_let_go_never() {
        let (house, table) = thoughtful().await;
        let now = house.clock.running();
        let last = Alarm::set(&house, &table, now + 3 * HOUR);
        // Whoever waits by now waits for the last, and is told of one before it.
        tokio::task::yield_now().await;
        let first = Alarm::set(&house, &table, now + HOUR);
        drop(Alarm::set(&house, &table, now + 2 * HOUR));
        assert_eq!(set(&house), 2);
        assert!(first.rings_by(now + HOUR) && !last.rings_by(now + HOUR));
        house.clock.pass(2 * HOUR);
        while set(&house) > 1 {
            tokio::task::yield_now().await;
        }
        assert_eq!(house.alarms.first(), Some(now + 3 * HOUR));
        house.clock.pass(HOUR);
        while set(&house) > 0 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn an_alarm_rings_when_it_is_due_and_not_before() {
        const MOMENT: Duration = Duration::from_nanos(1);
        let (house, table) = thoughtful().await;
        let due = house.clock.running() + HOUR;
        let set_for = |running| Alarm::set(&house, &table, running);
        let _held = [set_for(due), set_for(due + MOMENT), set_for(due)];
        assert_eq!(house.alarms.rung(due - MOMENT).len(), 0);
        assert_eq!(house.alarms.rung(due).len(), 2);
        assert_eq!(house.alarms.rung(due + MOMENT).len(), 1);
    }

    #[tokio::test]
    async fn whoever_waited_for_none_waits_again_for_the_next() {
        let (house, table) = thoughtful().await;
        for _ in 0..2 {
            let alarm = Alarm::set(&house, &table, house.clock.running() + HOUR);
            house.clock.pass(HOUR);
            while set(&house) > 0 {
                tokio::task::yield_now().await;
            }
            drop(alarm);
        }
    }
}
