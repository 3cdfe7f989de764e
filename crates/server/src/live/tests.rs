//! A table at which a computer thinks, and what becomes of its thoughts.

use std::time::Duration;

use journal::{SqliteStore, Store};
use room::{Host, Name, Place, PlaceSpec, Quota, Salt, Seating, TableSpec};

use super::*;
use crate::identity::CookieKey;
use crate::thinkers::Entry;
use crate::{Config, Database};

pub(crate) const ADA: PlayerId = PlayerId(1);

/// A table at which the computer is to begin, and shows its move only in an hour.
pub(crate) async fn thoughtful() -> (Arc<House>, Arc<LiveTable>) {
    thoughtful_with(None).await
}

/// The same with a clock.
async fn thoughtful_with(quota: Option<Quota>) -> (Arc<House>, Arc<LiveTable>) {
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), Database::Memory);
    config.bot_pause = Duration::from_secs(3600);
    open(config, quota, Seating::Second).await
}

/// A table at which Ada begins, in a house where one computer thinks at a time and moves at once.
pub(crate) async fn prompt() -> (Arc<House>, Arc<LiveTable>) {
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), Database::Memory);
    config.bot_pause = Duration::ZERO;
    config.thinkers = 1;
    open(config, None, Seating::First).await
}

fn house(config: Config, store: Arc<dyn Store>) -> Arc<House> {
    Arc::new(House::new(config, store, CookieKey::new([0; 32]), None))
}

async fn open(config: Config, quota: Option<Quota>, seating: Seating) -> (Arc<House>, Arc<LiveTable>) {
    let house = house(config, Arc::new(SqliteStore::in_memory().unwrap()));
    let place = |bot| PlaceSpec { bot, quota };
    let spec = TableSpec {
        seating,
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

/// Ada orders something of the table as it is.
pub(crate) async fn tell(house: &Arc<House>, table: &Arc<LiveTable>, input: Input) {
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

/// ADR 0030: a move that puts a flag off leaves the alarm as it is. It rings too early, and the next is set.
#[tokio::test]
async fn an_alarm_outlives_the_moves_and_is_set_anew_when_it_rings() {
    const MINUTE: Duration = Duration::from_secs(60);
    let (house, table) = thoughtful_with(Some(Quota {
        base: 3_600_000,
        increment: 0,
    }))
    .await;
    let version = async || table.look().await.room.table().version();
    let due = async || {
        let deadline = table.look().await.room.deadline().expect("a flag may fall");
        house.clock.running_at(deadline)
    };
    let rings_by = async |due| {
        let inner = table.look().await;
        inner.alarm.as_ref().is_some_and(|alarm| alarm.rings_by(due))
    };
    let act = async |action: &str| {
        let seen = version().await;
        let acted = table.bot_acts(&house, Place(1), seen, action.to_owned()).await;
        acted.unwrap();
    };
    act("e2e4").await;
    tell(&house, &table, Input::Act("e7e5".to_owned())).await;
    let first = due().await;
    assert!(rings_by(first).await);
    house.clock.pass(10 * MINUTE);
    act("g1f3").await;
    let second = due().await;
    assert!(second > first);
    assert!(rings_by(first).await, "set anew by a move");
    house.clock.pass(50 * MINUTE);
    while rings_by(first).await {
        tokio::task::yield_now().await;
    }
    assert!(rings_by(second).await, "rung and not set anew");
    assert_eq!(table.look().await.room.table().phase(), Phase::Playing);
    house.clock.pass(10 * MINUTE);
    while table.look().await.room.table().phase() == Phase::Playing {
        tokio::task::yield_now().await;
    }
}

/// An hour a side, and Ada's runs.
async fn timed() -> (Arc<House>, Arc<LiveTable>) {
    let (house, table) = thoughtful_with(Some(Quota {
        base: 3_600_000,
        increment: 0,
    }))
    .await;
    let act = async |action: &str| {
        let seen = table.look().await.room.table().version();
        let acted = table.bot_acts(&house, Place(1), seen, action.to_owned()).await;
        acted.unwrap();
    };
    act("e2e4").await;
    tell(&house, &table, Input::Act("e7e5".to_owned())).await;
    act("g1f3").await;
    (house, table)
}

#[tokio::test]
async fn a_table_taken_up_again_is_looked_at_when_a_flag_may_fall() {
    let (before, table) = timed().await;
    let config = Config::new(([127, 0, 0, 1], 0).into(), Database::Memory);
    let house = house(config, Arc::clone(&before.store));
    let table = house.table(&table.id).await.unwrap().unwrap();
    let inner = table.look().await;
    let due = house
        .clock
        .running_at(inner.room.deadline().expect("a flag may fall"));
    assert!(inner.alarm.as_ref().is_some_and(|alarm| alarm.rings_by(due)));
}

#[tokio::test]
async fn no_alarm_is_kept_for_a_flag_that_cannot_fall_any_more() {
    let (house, table) = timed().await;
    assert!(table.look().await.alarm.is_some());
    tell(&house, &table, Input::Resign).await;
    assert!(table.look().await.alarm.is_none());
}
