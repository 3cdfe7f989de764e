//! A table in memory, and the way of a move through it.
//!
//! One input, all its effects, then the next: the lock on the room is held from the decision until
//! the journal has kept it and everybody has been told. Nothing is folded or told before it is durable.

mod answers;
mod computers;
mod filing;
mod frames;
mod gallery;
mod hearing;
mod hinting;
mod keeping;
mod presence;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use catalog::{AnyTable, Level, OpenFault};
use journal::TableId;
use protocol::Order;
use room::{Actor, Input, OrderKey, Phase, PlayerId};
use tokio::sync::{Mutex, MutexGuard};

pub(crate) use self::filing::{BOUND, CODE, Filing, OPENED, PLAYER};
pub(crate) use self::frames::frame;
use self::gallery::Gallery;
use self::hearing::Listener;
use crate::alarms::Alarm;
use crate::error::{Denial, HouseFault};
use crate::hint::Kept;
use crate::identity::Guest;
use crate::{House, lobby, metrics};

/// What an order came to: the version reached, or why not.
pub(crate) type Answer = Result<u64, Denial>;

/// How many frames may wait for a client that does not read before it is dropped.
pub(crate) const QUEUE: usize = 64;

/// A table in memory.
pub(crate) struct LiveTable {
    pub(crate) id: TableId,
    inner: Mutex<Inner>,
    /// The hint that was thought of last, held while one is.
    advice: Mutex<Option<Kept>>,
}

pub(crate) struct Inner {
    /// Shared with computers that think about it; what follows is another one.
    pub(crate) room: Arc<dyn AnyTable>,
    listeners: Vec<Listener>,
    next_listener: u64,
    /// What was refused lately; what was done, the journal knows.
    refused: VecDeque<(OrderKey, Denial)>,
    /// When to look again, at the latest.
    alarm: Option<Alarm>,
    /// Raised to make a bot that thinks about a position gone by stop.
    thinking: Option<Arc<AtomicBool>>,
    /// Who was there when that was last told.
    presence: Vec<bool>,
    gallery: Gallery,
    pub(crate) touched: Instant,
}

impl Drop for Inner {
    fn drop(&mut self) {
        if let Some(stop) = self.thinking.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

/// Who asks something of a table.
#[derive(Clone, Copy)]
enum Asker {
    /// A client, by an order that it may send again.
    Client(OrderKey),
    /// The house, for a person or a computer.
    House(Actor),
}

impl Asker {
    fn actor(self) -> Actor {
        match self {
            Asker::Client(key) => Actor::Player(key.player),
            Asker::House(actor) => actor,
        }
    }
}

impl LiveTable {
    pub(crate) fn new(id: TableId, room: Box<dyn AnyTable>) -> Arc<LiveTable> {
        let inner = Inner {
            room: room.into(),
            listeners: Vec::new(),
            next_listener: 0,
            refused: VecDeque::new(),
            alarm: None,
            thinking: None,
            presence: Vec::new(),
            gallery: Gallery::default(),
            touched: Instant::now(),
        };
        Arc::new(LiveTable {
            id,
            inner: Mutex::new(inner),
            advice: Mutex::new(None),
        })
    }

    /// The table as it is now, for looking only.
    pub(crate) async fn look(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().await
    }

    /// Whether nobody would miss the table if it left memory.
    pub(crate) fn is_idle(&self, since: Instant) -> bool {
        self.inner.try_lock().is_ok_and(|inner| {
            inner.listeners.is_empty()
                && inner.touched < since
                // A table that waits for somebody ends when it is next looked at, if its time is over.
                && (inner.is_waiting() || inner.room.deadline().is_none())
                && inner.room.table().awaited_bots().next().is_none()
        })
    }

    /// Does what a person orders, once: the same key gets the same answer again.
    pub(crate) async fn order(self: &Arc<Self>, house: &Arc<House>, guest: &Guest, order: Order) -> Answer {
        if house.is_closing() {
            return Err(HouseFault::ShuttingDown.into());
        }
        let player = guest.player;
        let mut inner = self.inner.lock().await;
        let key = OrderKey { player, key: order.k };
        if let Some(answer) = inner.answered(key) {
            return answer;
        }
        if let Input::Fill(level) = order.input
            && Level::new(level).is_none()
        {
            return Err(Denial::Open(OpenFault::Level(level)));
        }
        if let Input::Fill(_) = order.input
            && !house.lobby.has_computers_for(lobby::host_of(inner.room.table()))
        {
            return Err(HouseFault::TooManyComputers.into());
        }
        self.take_back(&mut inner, house, player).await;
        if let Input::Say(said) = &order.input
            && gallery::is_watcher(inner.room.table(), player)
        {
            return inner.say_in_gallery(guest, said);
        }
        let answer = self
            .handle(&mut inner, house, Asker::Client(key), order.v, &order.input)
            .await;
        if let Err(denial) = &answer {
            inner.remember(key, denial);
        }
        answer
    }

    /// A person takes a place.
    pub(crate) async fn sit(self: &Arc<Self>, house: &Arc<House>, player: PlayerId, input: &Input) -> Answer {
        let mut inner = self.inner.lock().await;
        let seen = inner.room.table().version();
        // Sent again, since the answer was lost: the salt says that it is the same wish.
        if let Input::Sit { place, salt, .. } = input
            && inner.room.table().has_sat(player, *place, salt)
        {
            return Ok(seen);
        }
        let answer = self
            .handle(
                &mut inner,
                house,
                Asker::House(Actor::Player(player)),
                seen,
                input,
            )
            .await;
        // Whoever sat down is to be waited for from now on, here or not.
        self.note_presence(&mut inner, house);
        answer
    }

    /// Lets time do what it has brought about.
    pub(crate) async fn tick(self: &Arc<Self>, house: &Arc<House>) {
        let mut inner = self.inner.lock().await;
        inner.alarm = None;
        let now = house.clock.now();
        let overdue = inner.room.overdue(now);
        if self.commit(&mut inner, house, now, overdue).await.is_ok() {
            self.watch_clock(&mut inner, house);
            if inner.thinking.is_none() {
                self.wake_bots(&mut inner, house);
            }
        }
    }

    /// Starts a table that was just opened: the computer may be the one to begin.
    pub(crate) async fn begin(self: &Arc<Self>, house: &Arc<House>) {
        let mut inner = self.inner.lock().await;
        self.note_standing(&inner, house);
        self.wake_bots(&mut inner, house);
    }

    /// Takes up a table that comes from the journal.
    pub(crate) async fn resume(
        self: &Arc<Self>,
        inner: &mut Inner,
        house: &Arc<House>,
    ) -> Result<(), Denial> {
        house.clock.catch_up(inner.room.table().updated());
        let now = house.clock.now();
        let back = inner.room.back_from_away(now, house.last_alive.unwrap_or(now));
        self.commit(inner, house, now, back).await?;
        inner.attend(now);
        let overdue = inner.room.overdue(now);
        self.commit(inner, house, now, overdue).await?;
        self.note_standing(inner, house);
        self.watch_clock(inner, house);
        self.wake_bots(inner, house);
        Ok(())
    }

    async fn handle(
        self: &Arc<Self>,
        inner: &mut Inner,
        house: &Arc<House>,
        asker: Asker,
        seen: u64,
        input: &Input,
    ) -> Answer {
        let started = Instant::now();
        inner.touched = started;
        let now = house.clock.now();
        let overdue = inner.room.overdue(now);
        self.commit(inner, house, now, overdue).await?;
        let mut fresh = || {
            let table = inner.room.table();
            house.chance.next_secret(&house.cookies, &self.id, table)
        };
        let decided = inner.room.decide(now, asker.actor(), seen, input, &mut fresh);
        let mut decided = decided.map_err(|refusal| {
            metrics::refused(refusal.code());
            Denial::Room(inner.room.table().spec().game.clone(), refusal)
        })?;
        if let Asker::Client(key) = asker {
            decided.sign(key);
        }
        self.commit(inner, house, now, decided).await?;
        metrics::accepted(started.elapsed());
        Ok(inner.room.table().version())
    }

    /// Sees to it that the table is looked at when time alone will bring something about, if not before.
    fn watch_clock(self: &Arc<Self>, inner: &mut Inner, house: &Arc<House>) {
        let due = inner
            .room
            .deadline()
            .map(|deadline| house.clock.running_at(deadline));
        let rings_by = |due| inner.alarm.as_ref().is_some_and(|alarm| alarm.rings_by(due));
        if !due.is_some_and(rings_by) {
            inner.alarm = due.map(|due| Alarm::set(house, self, due));
        }
    }
}

impl Inner {
    /// Whether a place is free.
    fn is_waiting(&self) -> bool {
        self.room.table().phase() == Phase::Waiting
    }
}

#[cfg(test)]
pub(crate) mod tests;
