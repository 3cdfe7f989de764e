//! Whose computers may think: every host has a share, and nobody's tables keep another's waiting.
//!
//! There is a slot for each core. One host has at most half of them at a time, and when a slot falls free
//! the hosts who wait are served in turn, whatever the number of their tables.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use room::PlayerId;
use tokio::sync::oneshot;

/// How far a budget shrinks at most, however many wait.
const LEAST_SHARE: usize = 8;

/// The slots, and who waits for one.
#[derive(Debug)]
pub(crate) struct Thinkers {
    slots: usize,
    queue: Mutex<Queue>,
}

#[derive(Debug, Default)]
struct Queue {
    busy: HashMap<PlayerId, usize>,
    waiting: HashMap<PlayerId, VecDeque<oneshot::Sender<Slot>>>,
    /// Who is served next among those who wait.
    round: VecDeque<PlayerId>,
}

/// The right to think, until it is dropped.
#[derive(Debug)]
pub(crate) struct Slot {
    thinkers: Arc<Thinkers>,
    host: PlayerId,
}

/// Whether there is a slot at once.
#[derive(Debug)]
pub(crate) enum Entry {
    /// There is.
    Now(Slot),
    /// It will come.
    Later(oneshot::Receiver<Slot>),
}

impl Thinkers {
    pub(crate) fn new(slots: usize) -> Arc<Thinkers> {
        Arc::new(Thinkers {
            slots: slots.max(1),
            queue: Mutex::new(Queue::default()),
        })
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many slots one host may have at a time.
    fn most(&self) -> usize {
        self.slots.div_ceil(2)
    }

    /// A slot for a table of `host`, or a place in the queue.
    pub(crate) fn enter(self: &Arc<Self>, host: PlayerId) -> Entry {
        let mut queue = self.queue();
        if queue.has_room(self.slots, self.most(), host) && !queue.waiting.contains_key(&host) {
            *queue.busy.entry(host).or_default() += 1;
            return Entry::Now(self.slot(host));
        }
        let (sender, receiver) = oneshot::channel();
        if !queue.waiting.contains_key(&host) {
            queue.round.push_back(host);
        }
        queue.waiting.entry(host).or_default().push_back(sender);
        Entry::Later(receiver)
    }

    /// By how much a thought of a table of `host` is to be shorter than it might be: by as many as there are
    /// of its own tables that wait for each slot it may have, and of other hosts that wait for each slot. A
    /// host with many tables makes its own computers hasty, not those of others.
    pub(crate) fn haste(&self, host: PlayerId) -> u32 {
        let queue = self.queue();
        let own = queue.waiting.get(&host).map_or(0, VecDeque::len);
        let others = queue.waiting.keys().filter(|&&other| other != host).count();
        let haste = (1 + own / self.most() + others / self.slots).min(LEAST_SHARE);
        u32::try_from(haste).unwrap_or(1)
    }

    fn slot(self: &Arc<Self>, host: PlayerId) -> Slot {
        Slot {
            thinkers: Arc::clone(self),
            host,
        }
    }

    /// Gives free slots to those who wait.
    fn pass_on(self: &Arc<Self>) {
        loop {
            let mut queue = self.queue();
            let Some((host, sender)) = queue.next(self.slots, self.most()) else {
                return;
            };
            *queue.busy.entry(host).or_default() += 1;
            drop(queue);
            // Should nobody want it any more, the slot falls free again as it is dropped.
            if sender.send(self.slot(host)).is_ok() {
                return;
            }
        }
    }
}

impl Queue {
    fn has_room(&self, slots: usize, most: usize, host: PlayerId) -> bool {
        let busy: usize = self.busy.values().sum();
        let own = self.busy.get(&host).copied().unwrap_or_default();
        busy < slots && own < most
    }

    /// Takes the next of those who wait and may have a slot out of the queue.
    fn next(&mut self, slots: usize, most: usize) -> Option<(PlayerId, oneshot::Sender<Slot>)> {
        for _ in 0..self.round.len() {
            let host = self.round.pop_front()?;
            let mut own = self.waiting.remove(&host).unwrap_or_default();
            // A thought that was given up meanwhile waits no longer.
            own.retain(|sender| !sender.is_closed());
            let served = if self.has_room(slots, most, host) {
                own.pop_front()
            } else {
                None
            };
            if !own.is_empty() {
                self.waiting.insert(host, own);
                self.round.push_back(host);
            }
            if let Some(sender) = served {
                return Some((host, sender));
            }
        }
        None
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut queue = self.thinkers.queue();
        if let Some(busy) = queue.busy.get_mut(&self.host) {
            *busy -= 1;
            if *busy == 0 {
                queue.busy.remove(&self.host);
            }
        }
        drop(queue);
        self.thinkers.pass_on();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GREEDY: PlayerId = PlayerId(1);
    const OTHER: PlayerId = PlayerId(2);
    const THIRD: PlayerId = PlayerId(3);

    fn later(thinkers: &Arc<Thinkers>, host: PlayerId) -> oneshot::Receiver<Slot> {
        match thinkers.enter(host) {
            Entry::Later(receiver) => receiver,
            Entry::Now(_) => panic!("a slot for {host:?}"),
        }
    }

    fn now(thinkers: &Arc<Thinkers>, host: PlayerId) -> Slot {
        match thinkers.enter(host) {
            Entry::Now(slot) => slot,
            Entry::Later(_) => panic!("no slot for {host:?}"),
        }
    }

    /// Whoever has forty tables has half of the house, and the next is served after one thought, not forty.
    #[test]
    fn one_host_with_many_tables_leaves_room_for_others() {
        let thinkers = Thinkers::new(2);
        let greedy = now(&thinkers, GREEDY);
        let mut queued: Vec<_> = (0..39).map(|_| later(&thinkers, GREEDY)).collect();
        let other = now(&thinkers, OTHER);
        let mut third = later(&thinkers, THIRD);
        drop(greedy);
        // One of the greedy host's own, for it waited first; then the third, before the other thirty-eight.
        let second = queued[0].try_recv().expect("the next of the same host");
        assert!(third.try_recv().is_err());
        drop(second);
        let third = third.try_recv().expect("in turn");
        assert!(queued[1].try_recv().is_err());
        drop(other);
        let third_of_greedy = queued[1].try_recv().expect("in turn");
        drop(third);
        assert!(queued[2].try_recv().is_err(), "a host has half of the slots");
        drop(third_of_greedy);
        assert!(queued[2].try_recv().is_ok());
    }

    #[test]
    fn hosts_are_served_in_turn() {
        let thinkers = Thinkers::new(1);
        let first = now(&thinkers, GREEDY);
        let mut queued: Vec<_> = (0..3).map(|_| later(&thinkers, GREEDY)).collect();
        let mut other: Vec<_> = (0..2).map(|_| later(&thinkers, OTHER)).collect();
        drop(first);
        let mut served = String::new();
        while let Some(slot) = {
            let greedy = queued.iter_mut().find_map(|wait| wait.try_recv().ok());
            greedy.inspect(|_| served.push('g')).or_else(|| {
                other
                    .iter_mut()
                    .find_map(|wait| wait.try_recv().ok())
                    .inspect(|_| served.push('o'))
            })
        } {
            drop(slot);
        }
        assert_eq!(served, "gogog");
    }

    /// A thought that nobody waits for any more costs no slot, and a free one is given out at once.
    #[test]
    fn what_is_given_up_leaves_the_queue() {
        let thinkers = Thinkers::new(1);
        let first = now(&thinkers, GREEDY);
        drop(later(&thinkers, GREEDY));
        let mut other = later(&thinkers, OTHER);
        drop(first);
        drop(other.try_recv().expect("the only one left"));
        drop(now(&thinkers, THIRD));
    }

    #[test]
    fn thoughts_are_shorter_when_many_wait() {
        let thinkers = Thinkers::new(2);
        assert_eq!(thinkers.haste(OTHER), 1);
        let _slots = [now(&thinkers, GREEDY), now(&thinkers, OTHER)];
        let queued: Vec<_> = (0..4).map(|_| later(&thinkers, THIRD)).collect();
        assert_eq!(thinkers.haste(THIRD), 5);
        let more: Vec<_> = (0..100).map(|_| later(&thinkers, THIRD)).collect();
        assert_eq!(thinkers.haste(THIRD), 8);
        assert_eq!(thinkers.haste(OTHER), 1, "the crowd is not theirs");
        let two = [later(&thinkers, GREEDY), later(&thinkers, PlayerId(4))];
        assert_eq!(thinkers.haste(OTHER), 2, "more hosts wait than there are slots");
        drop((queued, more, two));
    }
}
