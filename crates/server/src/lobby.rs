//! The tables in memory that count against their hosts: those that wait for somebody, and those at which
//! computers play. The list of open tables is read from here, and shows whose host is there.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use journal::TableId;
use protocol::TableSummary;
use room::{Away, Holder, Phase, Place, PlayerId, Table};

use crate::address::Address;
use crate::error::HouseFault;

/// How many tables a list shows.
const LISTED: usize = 24;
/// How many of them come from one address: a class may play, and nobody fills the list.
const LISTED_FROM_ONE: usize = 6;
/// How long a table whose host is gone stays on the list.
const GRACE: Duration = Duration::from_secs(60);
/// How many tables of one guest may wait for somebody.
const WAITING_OF_ONE: usize = 4;
/// How many opened from one address may.
const WAITING_FROM_ONE: usize = 32;
/// At how many tables of one guest computers may play at a time.
const COMPUTERS_OF_ONE: usize = 24;

/// What a table counts as.
#[derive(Clone, Debug)]
pub(crate) enum Standing {
    /// A place is free; a public one has a summary for the list.
    Waiting(Option<Box<TableSummary>>),
    /// Computers play there.
    Computers,
}

#[derive(Debug)]
struct Entry {
    host: PlayerId,
    /// Where it was opened from; unknown after a restart.
    from: Option<Address>,
    standing: Standing,
    /// Whether the host is at the table, and when that was last so.
    here: bool,
    seen: Instant,
    /// Its number in the order in which tables came, given as it is put down.
    number: u64,
}

#[derive(Debug, Default)]
struct Entries {
    next: u64,
    tables: HashMap<TableId, Entry>,
}

/// The tables in memory that count against their hosts.
#[derive(Debug, Default)]
pub(crate) struct Lobby {
    entries: Mutex<Entries>,
}

impl Lobby {
    fn entries(&self) -> MutexGuard<'_, Entries> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets `host` open one more table from `from`, unless there are too many. It counts from now on, so that
    /// many asked for at once are no way round.
    ///
    /// # Errors
    /// Which limit is reached.
    pub(crate) fn reserve(
        &self,
        id: &TableId,
        host: PlayerId,
        from: Address,
        standing: Standing,
        now: Instant,
    ) -> Result<(), HouseFault> {
        let mut entries = self.entries();
        let count = |of: &dyn Fn(&Entry) -> bool| entries.count(of);
        match standing {
            Standing::Waiting(_) => {
                let waits = |entry: &Entry| matches!(entry.standing, Standing::Waiting(_));
                if count(&|entry| waits(entry) && entry.host == host) >= WAITING_OF_ONE
                    || count(&|entry| waits(entry) && entry.from == Some(from)) >= WAITING_FROM_ONE
                {
                    return Err(HouseFault::TooManyWaiting);
                }
            }
            Standing::Computers => {
                if !entries.has_computers_for(host) {
                    return Err(HouseFault::TooManyComputers);
                }
            }
        }
        let entry = Entry {
            host,
            from: Some(from),
            standing,
            here: false,
            seen: now,
            number: 0,
        };
        entries.put(id, entry);
        Ok(())
    }

    /// Whether computers may play at one more table of `host`.
    pub(crate) fn has_computers_for(&self, host: PlayerId) -> bool {
        self.entries().has_computers_for(host)
    }

    /// Learns how a table stands and whether its host is there.
    pub(crate) fn note(
        &self,
        id: &TableId,
        table: &Table,
        standing: Option<Standing>,
        here: bool,
        now: Instant,
    ) {
        let Some(standing) = standing else {
            self.forget(id);
            return;
        };
        let entry = Entry {
            host: host_of(table),
            from: None,
            standing,
            here,
            seen: now,
            number: 0,
        };
        self.entries().put(id, entry);
    }

    /// A table has left memory, or was not opened after all.
    pub(crate) fn forget(&self, id: &TableId) {
        self.entries().tables.remove(id);
    }

    /// The public tables that wait for somebody: those whose host is there first, then the newest.
    pub(crate) fn list(&self, now: Instant) -> Vec<TableSummary> {
        let entries = self.entries();
        let mut waiting: Vec<_> = entries
            .tables
            .values()
            .filter_map(|entry| match &entry.standing {
                Standing::Waiting(Some(summary)) => Some((entry, summary)),
                _ => None,
            })
            .filter(|(entry, _)| entry.here || now.saturating_duration_since(entry.seen) < GRACE)
            .collect();
        waiting.sort_by_key(|(entry, _)| (!entry.here, std::cmp::Reverse(entry.number)));
        let mut shown: HashMap<_, usize> = HashMap::new();
        waiting.retain(|(entry, _)| {
            let origin = entry.from.ok_or(entry.host);
            let shown = shown.entry(origin).or_default();
            *shown += 1;
            *shown <= LISTED_FROM_ONE
        });
        let summaries = waiting.into_iter().map(|(entry, summary)| TableSummary {
            here: entry.here,
            ..TableSummary::clone(summary)
        });
        summaries.take(LISTED).collect()
    }
}

impl Entries {
    fn count(&self, of: &dyn Fn(&Entry) -> bool) -> usize {
        self.tables.values().filter(|entry| of(entry)).count()
    }

    fn has_computers_for(&self, host: PlayerId) -> bool {
        let plays = |entry: &Entry| entry.host == host && matches!(entry.standing, Standing::Computers);
        self.count(&plays) < COMPUTERS_OF_ONE
    }

    fn put(&mut self, id: &TableId, new: Entry) {
        let known = self.tables.get(id);
        let was_here = known.is_none_or(|entry| entry.here);
        let entry = Entry {
            from: new.from.or_else(|| known?.from),
            // Whoever has just left was seen until now.
            seen: known
                .filter(|_| !new.here && !was_here)
                .map_or(new.seen, |entry| entry.seen),
            number: known.map_or(self.next, |entry| entry.number),
            ..new
        };
        self.next += 1;
        self.tables.insert(id.clone(), entry);
    }
}

/// What a table counts as, if it does; `summary` is made where it is listed.
pub(crate) fn standing(table: &Table, summary: impl FnOnce() -> TableSummary) -> Option<Standing> {
    let is_bot = |holder: &Holder| matches!(holder, Holder::Bot(_));
    match table.phase() {
        Phase::Waiting => Some(Standing::Waiting(
            (!table.spec().private).then(|| Box::new(summary())),
        )),
        Phase::Playing if table.holders().iter().any(is_bot) => Some(Standing::Computers),
        _ => None,
    }
}

/// Who opened a table, there or not.
pub(crate) fn host_of(table: &Table) -> PlayerId {
    let host = Place(0);
    match (&table.holders()[host.index()], table.away(host)) {
        (Holder::Person { player, .. }, _) | (_, Some(Away { player, .. })) => *player,
        _ => PlayerId(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOST: PlayerId = PlayerId(1);

    fn id(number: usize) -> TableId {
        TableId::new(&format!("table{number:07}")).unwrap()
    }

    fn from(last: u8) -> Address {
        Address::from(std::net::IpAddr::from([203, 0, 113, last]))
    }

    fn summary(number: usize) -> TableSummary {
        TableSummary {
            id: id(number).to_string(),
            game: "echecs".to_owned(),
            options: Vec::new(),
            names: Vec::new(),
            level: None,
            quota: None,
            phase: room::Phase::Waiting,
            your_turn: false,
            outcome: None,
            helped: Vec::new(),
            here: false,
            number: 1,
            past: false,
            yours: Vec::new(),
            winners: None,
            winning_seats: None,
            plies: 0,
        }
    }

    /// Many cookies at one address have a part of the list, and others the rest.
    #[test]
    fn one_address_does_not_fill_the_list() {
        let (lobby, now) = (Lobby::default(), Instant::now());
        for number in 0..WAITING_FROM_ONE {
            let host = PlayerId(number as u64);
            let waiting = Standing::Waiting(Some(Box::new(summary(number))));
            lobby.reserve(&id(number), host, from(1), waiting, now).unwrap();
        }
        let more = lobby.reserve(&id(99), PlayerId(99), from(1), Standing::Waiting(None), now);
        assert_eq!(more, Err(HouseFault::TooManyWaiting));
        let elsewhere = Standing::Waiting(Some(Box::new(summary(98))));
        lobby
            .reserve(&id(98), PlayerId(99), from(2), elsewhere, now)
            .unwrap();
        let listed = lobby.list(now);
        assert_eq!(listed.len(), LISTED_FROM_ONE + 1);
        assert_eq!(listed[0].id, id(98).as_str(), "the newest first");
        assert!(lobby.list(now + GRACE).is_empty(), "nobody came to wait");
    }

    #[test]
    fn one_guest_has_so_many_tables_and_no_more() {
        let (lobby, now) = (Lobby::default(), Instant::now());
        for number in 0..COMPUTERS_OF_ONE {
            lobby
                .reserve(&id(number), HOST, from(1), Standing::Computers, now)
                .unwrap();
        }
        let more = |standing| lobby.reserve(&id(99), HOST, from(2), standing, now);
        assert_eq!(more(Standing::Computers), Err(HouseFault::TooManyComputers));
        lobby.forget(&id(0));
        assert_eq!(more(Standing::Computers), Ok(()));
    }
}
