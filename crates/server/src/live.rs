//! A table in memory, and the way of a move through it.
//!
//! One input, all its effects, then the next: the lock on the room is held from the decision until
//! the journal has kept it and everybody has been told. Nothing is folded or told before it is durable.

mod filing;
mod gallery;
mod hearing;
mod hinting;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use catalog::{AnyTable, Budget, Level, OpenFault};
use journal::{AppendError, TableId};
use protocol::{Order, TableFrame};
use room::{Actor, Decided, Input, Json, Millis, OrderKey, Phase, Place, PlayerId};
use tokio::sync::{Mutex, MutexGuard, mpsc};

pub(crate) use self::filing::{BOUND, CODE, Filing, OPENED, PLAYER};
use self::gallery::Gallery;
use self::hearing::{Listener, Told};
use crate::alarms::Alarm;
use crate::digest::Digest;
use crate::error::{Denial, HouseFault};
use crate::hint::Kept;
use crate::identity::Guest;
use crate::{House, bots, lobby, metrics, wire};

/// What an order came to: the version reached, or why not.
pub(crate) type Answer = Result<u64, Denial>;

/// How many frames may wait for a client that does not read before it is dropped.
pub(crate) const QUEUE: usize = 64;

/// How many refusals are kept for each player's clients that ask again.
const REMEMBERED: usize = 16;

/// How long to wait before a journal that could not keep something is asked again.
const RETRY: Duration = Duration::from_secs(1);

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

    /// The computer has to wait for the right to think: its clock stands meanwhile.
    pub(crate) async fn bot_queues(self: &Arc<Self>, house: &Arc<House>, turn: &bots::Turn) {
        let mut inner = self.inner.lock().await;
        // Where no clock of its own runs there is nothing to stop, and the room says so.
        if inner.awaits(turn) && inner.runs_for(turn) {
            let actor = Actor::Bot(turn.place);
            let queued = self
                .handle(&mut inner, house, Asker::House(actor), turn.seen, &Input::Queue)
                .await;
            if let Err(denial) = queued {
                tracing::debug!(table = %self.id, ?denial, "the clock goes on");
            }
        }
    }

    /// The computer that waited begins to think. Gives what it may spend, or none when nobody waits for
    /// this thought any more.
    pub(crate) async fn bot_begins(
        self: &Arc<Self>,
        house: &Arc<House>,
        turn: &bots::Turn,
    ) -> Option<Budget> {
        let mut inner = self.inner.lock().await;
        if !inner.awaits(turn) {
            return None;
        }
        if inner.room.table().is_queued(turn.place) {
            let actor = Actor::Bot(turn.place);
            let begun = self
                .handle(&mut inner, house, Asker::House(actor), turn.seen, &Input::Think)
                .await;
            if let Err(denial) = begun {
                tracing::warn!(table = %self.id, ?denial, "the clock stands still");
            }
        }
        inner
            .awaits(turn)
            .then(|| bots::budget(house, inner.room.as_ref(), turn.seat))
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
        let actor = Asker::House(Actor::Bot(place));
        self.handle(&mut inner, house, actor, seen, &Input::Act(action))
            .await
    }

    /// The computer found nothing that the rules accept: it resigns, if it is still waited for.
    pub(crate) async fn bot_gives_up(
        self: &Arc<Self>,
        house: &Arc<House>,
        turn: &bots::Turn,
    ) -> Result<(), Denial> {
        let mut inner = self.inner.lock().await;
        if inner.awaits(turn) {
            let actor = Asker::House(Actor::Bot(turn.place));
            self.handle(&mut inner, house, actor, turn.seen, &Input::Resign)
                .await?;
        }
        Ok(())
    }

    /// The computer thought about a table that is another now: where nobody has asked for another
    /// thought since, that is done.
    pub(crate) async fn bot_came_late(self: &Arc<Self>, house: &Arc<House>, turn: &bots::Turn) {
        let mut inner = self.inner.lock().await;
        if inner.awaits(turn) {
            self.wake_bots(&mut inner, house);
        }
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

    /// Keeps what was decided with what is filed of it, then tells it. It is folded aside first: what lists
    /// say afterwards is kept with it or not at all.
    async fn commit(
        self: &Arc<Self>,
        inner: &mut Inner,
        house: &Arc<House>,
        now: Millis,
        decided: Decided,
    ) -> Result<(), Denial> {
        if decided.is_empty() {
            return Ok(());
        }
        let version = inner.room.table().version();
        let mut next = inner.room.fork();
        let told = Told::fold(inner, next.as_mut(), &decided);
        let marks = Filing::of(next.as_ref()).since(Some(&Filing::of(inner.room.as_ref())));
        if let Err(error) = house
            .store
            .append(&self.id, version, decided.lines(), marks)
            .await
        {
            if matches!(error, AppendError::Closed) {
                return Err(HouseFault::ShuttingDown.into());
            }
            metrics::journal_failed(error.code());
            tracing::error!(table = %self.id, error = &error as &dyn std::error::Error, "append failed");
            self.recover(inner, house, &error).await;
            return Err(HouseFault::Storage.into());
        }
        let contested = inner.room.table().is_contested();
        inner.room = next.into();
        self.note_standing(inner, house);
        let board = told.board();
        told.tell(inner, now);
        if contested && !inner.room.table().is_contested() {
            inner.tell_gallery_to_players();
        }
        self.watch_clock(inner, house);
        // Talk and offers leave the computer to its thoughts.
        if board || inner.thinking.is_none() || inner.room.table().awaited_bots().next().is_none() {
            self.wake_bots(inner, house);
        }
        Ok(())
    }

    /// After a failed append only the journal knows what holds. What time or the computer would have
    /// done is looked at again in a while: at once, it would only fail again.
    async fn recover(self: &Arc<Self>, inner: &mut Inner, house: &Arc<House>, error: &AppendError) {
        if !matches!(error, AppendError::Overloaded) {
            self.reload(inner, house).await;
        }
        if let Some(stop) = inner.thinking.take() {
            stop.store(true, Ordering::Relaxed);
        }
        inner.alarm = Some(Alarm::set(house, self, house.clock.running() + RETRY));
    }

    async fn reload(&self, inner: &mut Inner, house: &Arc<House>) {
        match house.read_room(&self.id).await {
            Ok(Some(room)) => {
                inner.room = room.into();
                let now = house.clock.now();
                inner.attend(now);
                hearing::tell_all(&self.id, inner, now);
            }
            Ok(None) => tracing::error!(table = %self.id, "table gone from the journal"),
            Err(error) => {
                let error = &error as &dyn std::error::Error;
                tracing::error!(table = %self.id, error, "table not readable");
            }
        }
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

    fn wake_bots(self: &Arc<Self>, inner: &mut Inner, house: &Arc<House>) {
        if let Some(stop) = inner.thinking.take() {
            stop.store(true, Ordering::Relaxed);
        }
        let Some((place, seat, level)) = inner.room.table().awaited_bots().next() else {
            return;
        };
        inner.thinking = bots::think(house, self, &inner.room, place, seat, level);
    }

    /// Lets `player` hear the table from now on, and gives what they have missed since `seen`.
    pub(crate) async fn join(
        self: &Arc<Self>,
        house: &Arc<House>,
        player: PlayerId,
        seen: Option<u64>,
    ) -> (u64, mpsc::Receiver<Utf8Bytes>) {
        let mut inner = self.inner.lock().await;
        inner.touched = Instant::now();
        self.take_back(&mut inner, house, player).await;
        let (sender, receiver) = mpsc::channel(QUEUE);
        let key = inner.next_listener;
        inner.next_listener += 1;
        inner.listeners.push(Listener { key, player, sender });
        let now = house.clock.now();
        hearing::welcome(&self.id, &mut inner, key, now, seen);
        hearing::tell_presence(&mut inner);
        self.note_presence(&mut inner, house);
        (key, receiver)
    }

    /// The listener `key` has gone.
    pub(crate) async fn leave(self: &Arc<Self>, house: &Arc<House>, key: u64) {
        let mut inner = self.inner.lock().await;
        inner.touched = Instant::now();
        inner.listeners.retain(|listener| listener.key != key);
        hearing::tell_presence(&mut inner);
        self.note_presence(&mut inner, house);
    }

    /// Lets the room know who is there, and looks again when it has waited long enough for somebody.
    fn note_presence(self: &Arc<Self>, inner: &mut Inner, house: &Arc<House>) {
        inner.attend(house.clock.now());
        self.note_standing(inner, house);
        let waits = inner.room.table().spec().stand_in.is_some() || inner.is_waiting();
        if waits && inner.room.deadline().is_some() {
            self.watch_clock(inner, house);
        }
    }

    /// Lets the lobby know how the table stands, and whether its host is there.
    fn note_standing(&self, inner: &Inner, house: &House) {
        let table = inner.room.table();
        let host = lobby::host_of(table);
        let here = inner.listeners.iter().any(|listener| listener.player == host);
        let summary = || Digest::of(inner.room.as_ref()).summary(self.id.as_str(), 1, false, host);
        let standing = lobby::standing(table, summary);
        house.lobby.note(&self.id, table, standing, here, Instant::now());
    }

    /// Gives whoever comes back the places in which a computer stood in for them.
    async fn take_back(self: &Arc<Self>, inner: &mut Inner, house: &Arc<House>, player: PlayerId) {
        let table = inner.room.table();
        if table.kept_for(player).next().is_none() {
            return;
        }
        let seen = table.version();
        let back = self
            .handle(
                inner,
                house,
                Asker::House(Actor::Player(player)),
                seen,
                &Input::Return,
            )
            .await;
        if let Err(denial) = back {
            tracing::warn!(table = %self.id, ?denial, "place not taken back");
        }
    }
}

impl Inner {
    /// Whether the thought that is waited for is this one.
    fn awaits(&self, turn: &bots::Turn) -> bool {
        let awaited = self.thinking.as_ref();
        awaited.is_some_and(|thinking| Arc::ptr_eq(thinking, &turn.stop))
    }

    /// Whether the clock of a computer runs.
    fn runs_for(&self, turn: &bots::Turn) -> bool {
        let clocks = self.room.table().clocks();
        clocks.is_some_and(|clocks| clocks.is_running(turn.seat))
    }

    /// Whether a place is free.
    fn is_waiting(&self) -> bool {
        self.room.table().phase() == Phase::Waiting
    }

    /// Lets the room know who is there.
    fn attend(&mut self, now: Millis) {
        let here: Vec<PlayerId> = self.listeners.iter().map(|listener| listener.player).collect();
        if let Some(room) = Arc::get_mut(&mut self.room) {
            return room.attend(now, &here);
        }
        // A computer thinks about it.
        let mut room = self.room.fork();
        room.attend(now, &here);
        self.room = room.into();
    }

    /// What an order came to that was given before.
    fn answered(&self, key: OrderKey) -> Option<Answer> {
        if let Some(version) = self.room.table().done(key) {
            return Some(Ok(version));
        }
        let refused = self.refused.iter().find(|(known, _)| *known == key);
        refused.map(|(_, denial)| Err(denial.clone()))
    }

    /// Keeps a refusal for a client that asks again.
    fn remember(&mut self, key: OrderKey, denial: &Denial) {
        // A stranger changes nothing by asking twice, and must not make the house forget the players.
        let seated = self.room.table().places_of(Actor::Player(key.player)).next();
        // What the journal could not keep may be kept the next time.
        if seated.is_none() || *denial == Denial::House(HouseFault::Storage) {
            return;
        }
        let own = |(known, _): &(OrderKey, Denial)| known.player == key.player;
        if self.refused.iter().filter(|known| own(known)).count() >= REMEMBERED
            && let Some(oldest) = self.refused.iter().position(own)
        {
            self.refused.remove(oldest);
        }
        self.refused.push_back((key, denial.clone()));
    }

    /// The whole table as `player` sees it.
    pub(crate) fn frame<'a>(&'a self, id: &'a str, player: PlayerId, now: Millis) -> TableFrame<'a> {
        TableFrame {
            presence: self.who_is_here(),
            watchers: self.watchers(),
            gallery: self.gallery_for(player),
            ..frame(self.room.as_ref(), id, player, now)
        }
    }

    fn who_is_here(&self) -> Vec<bool> {
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

/// The whole table as `player` sees it, with nobody there.
pub(crate) fn frame<'a>(
    room: &'a dyn AnyTable,
    id: &'a str,
    player: PlayerId,
    now: Millis,
) -> TableFrame<'a> {
    let table = room.table();
    let viewer = table.viewer(player);
    let history: Vec<Json> = room.history(viewer);
    TableFrame {
        protocol: protocol::VERSION,
        v: table.version(),
        id,
        number: table.serial(),
        past: false,
        game: &table.spec().game,
        options: &table.spec().options,
        private: table.spec().private,
        you: wire::you(table, player),
        status: wire::status(room, now),
        notices: history,
        view: room.view(viewer),
        talk: wire::talk(table, player, recent(table.talk())),
        presence: vec![false; table.holders().len()],
        watchers: 0,
        gallery: Vec::new(),
    }
}

/// How much of what was said a newcomer hears: a table that talks for years stays light to open.
const HEARD: usize = 200;

fn recent<T>(talk: &[T]) -> &[T] {
    &talk[talk.len().saturating_sub(HEARD)..]
}

#[cfg(test)]
pub(crate) mod tests {
    use std::time::Duration;

    use journal::SqliteStore;
    use room::{Host, Name, PlaceSpec, Quota, Salt, Seating, TableSpec};

    use super::*;
    use crate::Config;
    use crate::identity::CookieKey;
    use crate::thinkers::Entry;

    pub(crate) const ADA: PlayerId = PlayerId(1);

    /// A table at which the computer is to begin, and shows its move only in an hour.
    pub(crate) async fn thoughtful() -> (Arc<House>, Arc<LiveTable>) {
        thoughtful_with(None).await
    }

    /// The same with a clock.
    async fn thoughtful_with(quota: Option<Quota>) -> (Arc<House>, Arc<LiveTable>) {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), None);
        config.bot_pause = Duration::from_secs(3600);
        let store = Arc::new(SqliteStore::in_memory().unwrap());
        let house = Arc::new(House::new(config, store, CookieKey::new([0; 32]), None));
        let place = |bot| PlaceSpec { bot, quota };
        let spec = TableSpec {
            seating: Seating::Second,
            ..TableSpec::new("echecs", vec![place(None), place(Some(1))])
        };
        let host = Host {
            player: ADA,
            name: Name::new("Ada").unwrap(),
            salt: Salt::EMPTY,
            places: vec![Place(0)],
        };
        let id = house.open(spec, host, None, None).await.unwrap();
        let table = house.table(&id).await.unwrap().unwrap();
        (house, table)
    }

    impl Inner {
        /// The flag of the thought that is waited for.
        pub(crate) fn thought(&self) -> Option<Arc<AtomicBool>> {
            self.thinking.clone()
        }
    }

    fn ada() -> Guest {
        Guest {
            player: ADA,
            name: Name::new("Ada").unwrap(),
        }
    }

    async fn tell(house: &Arc<House>, table: &Arc<LiveTable>, input: Input) {
        let v = table.look().await.room.table().version();
        let order = Order { k: v, v, input };
        table.order(house, &ada(), order).await.unwrap();
    }

    /// R16: what the computer thought of a position that was taken back is not played.
    #[tokio::test]
    async fn a_late_thought_after_a_takeback_is_stale() {
        let (house, table) = thoughtful().await;
        let act = |seen: u64, action: &str| table.bot_acts(&house, Place(1), seen, action.to_owned());
        let begun = table.look().await.room.table().version();
        act(begun, "e2e4").await.unwrap();
        tell(&house, &table, Input::Act("e7e5".to_owned())).await;
        let seen = table.look().await.room.table().version();
        tell(&house, &table, Input::Offer(room::OfferKind::Takeback)).await;
        assert_eq!(table.look().await.room.plies(), 1);
        tell(&house, &table, Input::Act("c7c5".to_owned())).await;
        let late = act(seen, "g1f3").await;
        assert_eq!(late, Err(Denial::Room("echecs".to_owned(), room::Refusal::Stale)));
        let fresh = table.look().await.room.table().version();
        act(fresh, "g1f3").await.unwrap();
    }

    /// R75: what a person says neither hurries the computer nor makes it think anew.
    #[tokio::test]
    async fn talk_and_offers_leave_the_computer_to_its_thoughts() {
        let (house, table) = thoughtful().await;
        let thought = table.look().await.thought().expect("its turn");
        tell(&house, &table, Input::Say("alors ?".to_owned())).await;
        let still = table.look().await.thought().expect("its turn still");
        assert!(Arc::ptr_eq(&thought, &still));
        assert!(!thought.load(Ordering::Relaxed));
    }

    /// A server that goes away does nothing more, and says so: whoever asked asks the next one.
    #[tokio::test]
    async fn a_house_that_closes_takes_no_orders() {
        let (house, table) = thoughtful().await;
        let v = table.look().await.room.table().version();
        let order = |k| Order {
            k,
            v,
            input: Input::Say("encore ?".to_owned()),
        };
        house.closing.send_replace(true);
        let refused = table.order(&house, &ada(), order(1)).await;
        assert_eq!(refused, Err(Denial::House(HouseFault::ShuttingDown)));
        // Asked a moment earlier, when only the journal was closed already.
        house.closing.send_replace(false);
        house.store.close();
        let refused = table.order(&house, &ada(), order(2)).await;
        assert_eq!(refused, Err(Denial::House(HouseFault::ShuttingDown)));
        assert_eq!(table.look().await.room.table().version(), v);
    }

    /// A computer that the house keeps waiting is charged nothing for it: its clock stands until it thinks.
    #[tokio::test]
    async fn the_clock_of_a_computer_that_queues_stands() {
        let (house, table) = thoughtful_with(Some(Quota {
            base: 86_400_000,
            increment: 0,
        }))
        .await;
        let act = |seen: u64, action: &str| table.bot_acts(&house, Place(1), seen, action.to_owned());
        let begun = table.look().await.room.table().version();
        act(begun, "e2e4").await.unwrap();
        // Every slot is taken by somebody else's tables before the computer is awaited again.
        // More wait than there are slots, so that none falls free with the thought just given up.
        let cores = std::thread::available_parallelism().map_or(1, usize::from) as u64;
        let others = (100..102 + cores).map(PlayerId);
        let taken: Vec<Entry> = others.map(|other| house.thinkers.enter(other)).collect();
        tell(&house, &table, Input::Act("e7e5".to_owned())).await;
        let runs = async || {
            let inner = table.look().await;
            let clocks = inner.room.table().clocks().expect("clocks");
            clocks.is_running(game_core::Seat(0))
        };
        while runs().await {
            tokio::task::yield_now().await;
        }
        assert!(table.look().await.room.table().is_queued(Place(1)));
        assert_eq!(table.look().await.room.deadline(), None, "no flag can fall");
        drop(taken);
        while !runs().await {
            tokio::task::yield_now().await;
        }
        assert!(!table.look().await.room.table().is_queued(Place(1)));
    }

    /// R75: a computer whose game has ended stops.
    #[tokio::test]
    async fn the_computer_stops_with_the_game() {
        let (house, table) = thoughtful().await;
        let thought = table.look().await.thought().expect("its turn");
        tell(&house, &table, Input::Resign).await;
        assert!(thought.load(Ordering::Relaxed));
        assert!(table.look().await.thinking.is_none());
    }
}
