//! A table in memory, and the way of a move through it.
//!
//! One input, all its effects, then the next: the lock on the room is held from the decision until
//! the journal has kept it and everybody has been told. Nothing is folded or told before it is durable.

mod filing;
mod hearing;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use catalog::AnyTable;
use journal::{AppendError, Marks, TableId};
use protocol::{Order, TableFrame};
use room::{Actor, Input, Json, Millis, Place, PlayerId, Secret};
use tokio::sync::{Mutex, MutexGuard, mpsc};
use tokio::task::JoinHandle;

pub(crate) use self::filing::{Filing, OPEN, PLAYER, PUBLIC};
use self::hearing::{Listener, Told};
use crate::error::{Denial, Fault};
use crate::{House, bots, identity, metrics, wire};

/// What an order came to: the version reached, or why not.
pub(crate) type Answer = Result<u64, Denial>;

/// How many frames may wait for a client that does not read before it is dropped.
pub(crate) const QUEUE: usize = 64;

/// How many answers are kept for clients that ask again.
const REMEMBERED: usize = 16;

/// A table in memory.
pub(crate) struct LiveTable {
    pub(crate) id: TableId,
    inner: Mutex<Inner>,
}

pub(crate) struct Inner {
    pub(crate) room: Box<dyn AnyTable>,
    listeners: Vec<Listener>,
    next_listener: u64,
    answered: VecDeque<(PlayerId, u64, Answer)>,
    filing: Filing,
    timer: Option<JoinHandle<()>>,
    /// Raised to make a bot that thinks about a position gone by stop.
    thinking: Option<Arc<AtomicBool>>,
    pub(crate) touched: Instant,
}

impl Drop for Inner {
    fn drop(&mut self) {
        if let Some(timer) = self.timer.take() {
            timer.abort();
        }
        if let Some(stop) = self.thinking.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

impl LiveTable {
    pub(crate) fn new(id: TableId, room: Box<dyn AnyTable>) -> Arc<LiveTable> {
        let filing = Filing::of(room.table());
        let inner = Inner {
            room,
            listeners: Vec::new(),
            next_listener: 0,
            answered: VecDeque::new(),
            filing,
            timer: None,
            thinking: None,
            touched: Instant::now(),
        };
        Arc::new(LiveTable {
            id,
            inner: Mutex::new(inner),
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
                && inner.room.deadline().is_none()
                && inner.room.table().awaited_bots().next().is_none()
        })
    }

    /// Does what a person orders, once: the same key gets the same answer again.
    pub(crate) async fn order(
        self: &Arc<Self>,
        house: &Arc<House>,
        player: PlayerId,
        order: Order,
    ) -> Answer {
        let mut inner = self.inner.lock().await;
        let known = |(who, key, _): &&(PlayerId, u64, Answer)| *who == player && *key == order.k;
        if let Some((_, _, answer)) = inner.answered.iter().find(known) {
            return answer.clone();
        }
        let input = wire::input(order.input);
        let answer = self
            .handle(&mut inner, house, Actor::Player(player), order.v, &input)
            .await;
        // An answer that the journal gave may be another the next time.
        if answer != Err(Denial::Fault(Fault::Storage)) {
            if inner.answered.len() == REMEMBERED {
                inner.answered.pop_front();
            }
            inner.answered.push_back((player, order.k, answer.clone()));
        }
        answer
    }

    /// A person takes a place.
    pub(crate) async fn sit(self: &Arc<Self>, house: &Arc<House>, player: PlayerId, input: &Input) -> Answer {
        let mut inner = self.inner.lock().await;
        let seen = inner.room.table().version();
        self.handle(&mut inner, house, Actor::Player(player), seen, input)
            .await
    }

    /// The computer at `place` acts on what it saw at version `seen`.
    pub(crate) async fn bot_acts(
        self: &Arc<Self>,
        house: &Arc<House>,
        place: Place,
        seen: u64,
        action: String,
    ) -> Answer {
        let mut inner = self.inner.lock().await;
        self.handle(&mut inner, house, Actor::Bot(place), seen, &Input::Act(action))
            .await
    }

    /// Lets time do what it has brought about.
    pub(crate) async fn tick(self: &Arc<Self>, house: &Arc<House>) {
        let mut inner = self.inner.lock().await;
        let now = house.clock.now();
        let overdue = inner.room.overdue(now);
        // A journal that cannot keep it now will be asked again at the next tick.
        let _ = self.commit(&mut inner, house, now, overdue).await;
        self.watch_clock(&mut inner, house);
    }

    /// Takes up a table that was under way when the server stopped.
    pub(crate) async fn resume(self: &Arc<Self>, house: &Arc<House>, last_alive: Option<Millis>) -> Answer {
        let mut inner = self.inner.lock().await;
        let now = house.clock.now();
        if let Some(line) = inner.room.back_from_away(now, last_alive.unwrap_or(now)) {
            self.commit(&mut inner, house, now, vec![line]).await?;
        }
        self.watch_clock(&mut inner, house);
        self.wake_bots(&mut inner, house);
        Ok(inner.room.table().version())
    }

    async fn handle(
        self: &Arc<Self>,
        inner: &mut Inner,
        house: &Arc<House>,
        actor: Actor,
        seen: u64,
        input: &Input,
    ) -> Answer {
        let started = Instant::now();
        inner.touched = started;
        let now = house.clock.now();
        let overdue = inner.room.overdue(now);
        self.commit(inner, house, now, overdue).await?;
        let mut fresh = || Secret::new(identity::random_bytes());
        let decided = inner.room.decide(now, actor, seen, input, &mut fresh);
        let lines = decided.map_err(|refusal| {
            metrics::refused(refusal.code());
            Denial::Room(inner.room.table().spec().game.clone(), refusal)
        })?;
        self.commit(inner, house, now, lines).await?;
        metrics::accepted(started.elapsed());
        Ok(inner.room.table().version())
    }

    /// Keeps `lines`, then folds and tells them.
    async fn commit(
        self: &Arc<Self>,
        inner: &mut Inner,
        house: &Arc<House>,
        now: Millis,
        lines: Vec<String>,
    ) -> Result<(), Denial> {
        if lines.is_empty() {
            return Ok(());
        }
        let version = inner.room.table().version();
        if let Err(error) = house
            .store
            .append(&self.id, version, lines.clone(), Marks::default())
            .await
        {
            tracing::error!(table = %self.id, %error, "append failed");
            self.reload(inner, house, &error).await;
            return Err(Fault::Storage.into());
        }
        let mut told = Told::begin(inner);
        for line in &lines {
            told.fold(inner, line).expect("the room folds what it decided");
        }
        self.file(inner, house);
        told.tell(inner, now);
        self.watch_clock(inner, house);
        self.wake_bots(inner, house);
        Ok(())
    }

    /// Files the table anew when what was folded changed where it belongs. Nobody waits for it: the
    /// records are kept, and they alone are the game.
    fn file(&self, inner: &mut Inner, house: &Arc<House>) {
        let table = inner.room.table();
        let filing = Filing::of(table);
        if filing == inner.filing {
            return;
        }
        let marks = filing.since(Some(inner.filing), table);
        let kept = house.store.append(&self.id, table.version(), Vec::new(), marks);
        let id = self.id.clone();
        inner.filing = filing;
        tokio::spawn(async move {
            if let Err(error) = kept.await {
                tracing::warn!(table = %id, %error, "filing not kept");
            }
        });
    }

    /// After a failed append only the journal knows what holds.
    async fn reload(&self, inner: &mut Inner, house: &Arc<House>, error: &AppendError) {
        if matches!(error, AppendError::Overloaded | AppendError::Closed) {
            return;
        }
        match house.read_room(&self.id).await {
            Ok(Some(room)) => {
                inner.room = room;
                let now = house.clock.now();
                hearing::tell_all(&self.id, inner, now);
            }
            Ok(None) => tracing::error!(table = %self.id, "table gone from the journal"),
            Err(error) => tracing::error!(table = %self.id, ?error, "table not readable"),
        }
    }

    fn watch_clock(self: &Arc<Self>, inner: &mut Inner, house: &Arc<House>) {
        if let Some(timer) = inner.timer.take() {
            timer.abort();
        }
        let Some(deadline) = inner.room.deadline() else {
            return;
        };
        let (table, house) = (Arc::downgrade(self), Arc::clone(house));
        inner.timer = Some(tokio::spawn(async move {
            tokio::time::sleep_until(house.clock.instant(deadline)).await;
            // The tick sets the next timer, which would end this task in its middle: it goes on alone.
            if let Some(table) = table.upgrade() {
                tokio::spawn(async move { table.tick(&house).await });
            }
        }));
    }

    fn wake_bots(self: &Arc<Self>, inner: &mut Inner, house: &Arc<House>) {
        if let Some(stop) = inner.thinking.take() {
            stop.store(true, Ordering::Relaxed);
        }
        let Some((place, seat, level)) = inner.room.table().awaited_bots().next() else {
            return;
        };
        inner.thinking = bots::think(house, self, inner.room.as_ref(), place, seat, level);
    }

    /// Lets `player` hear the table from now on, and gives what they have missed since `seen`.
    pub(crate) async fn join(
        &self,
        house: &House,
        player: PlayerId,
        seen: Option<u64>,
    ) -> (u64, mpsc::Receiver<Utf8Bytes>) {
        let mut inner = self.inner.lock().await;
        inner.touched = Instant::now();
        let (sender, receiver) = mpsc::channel(QUEUE);
        let key = inner.next_listener;
        inner.next_listener += 1;
        inner.listeners.push(Listener { key, player, sender });
        let now = house.clock.now();
        hearing::welcome(&self.id, &mut inner, key, now, seen);
        hearing::tell_presence(&mut inner);
        (key, receiver)
    }

    /// The listener `key` has gone.
    pub(crate) async fn leave(&self, key: u64) {
        let mut inner = self.inner.lock().await;
        inner.touched = Instant::now();
        inner.listeners.retain(|listener| listener.key != key);
        hearing::tell_presence(&mut inner);
    }
}

impl Inner {
    /// The whole table as `player` sees it.
    pub(crate) fn frame<'a>(&'a self, id: &'a str, player: PlayerId, now: Millis) -> TableFrame<'a> {
        let table = self.room.table();
        let viewer = table.viewer(player);
        let history: Vec<Json> = self.room.history(viewer);
        TableFrame {
            protocol: protocol::VERSION,
            v: table.version(),
            id,
            game: &table.spec().game,
            options: &table.spec().options,
            private: table.spec().private,
            you: wire::you(table, player),
            status: wire::status(self.room.as_ref(), now),
            notices: history,
            view: self.room.view(viewer),
            talk: wire::talk(table.talk()),
            presence: self.presence(),
        }
    }

    fn presence(&self) -> Vec<bool> {
        let here = |holder: &room::Holder| match holder {
            room::Holder::Person { player, .. } => {
                self.listeners.iter().any(|listener| listener.player == *player)
            }
            room::Holder::Bot(_) => true,
            room::Holder::Free => false,
        };
        self.room.table().holders().iter().map(here).collect()
    }
}
