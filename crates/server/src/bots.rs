//! The computer's turns, worked out beside the tables on threads of their own.
//!
//! A thought may take seconds, and a table is locked while it decides: thinking under that lock would stop
//! everybody else there. So the computer is given what its seat knows, thinks away from the table, and comes
//! back with an order like anybody's, which is refused as stale if the board has changed meanwhile.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use catalog::{AnyTable, Budget, Effort, Level};
use game_core::Seat;
use room::{Place, Refusal};
use tokio::sync::oneshot;

use crate::error::Denial;
use crate::live::LiveTable;
use crate::lobby::host_of;
use crate::thinkers::{Entry, Slot};
use crate::{House, metrics};

/// How long the computer thinks when the game has no clock.
const UNHURRIED: Duration = Duration::from_millis(900);

/// Starts the turn of the computer that plays `seat`. Returns the flag that stops it.
///
/// Its answer goes the way of everybody's: when the board has changed meanwhile, it is refused as stale.
pub(crate) fn think(
    house: &Arc<House>,
    table: &Arc<LiveTable>,
    room: &Arc<dyn AnyTable>,
    place: Place,
    seat: Seat,
    level: u8,
) -> Option<Arc<AtomicBool>> {
    let level = Level::new(level)?;
    let stop = Arc::new(AtomicBool::new(false));
    let whim = house.chance.whim(room.as_ref(), seat);
    let job = Arc::clone(room).bot_job(seat, level, whim);
    let turn = Turn {
        place,
        seat,
        seen: room.table().version(),
        stop: Arc::clone(&stop),
    };
    // Whoever opened the table thinks on their share, there or not.
    let host = host_of(room.table());
    let entry = house.thinkers.enter(host);
    let at_once = budget(house, room.as_ref(), seat);
    // Held weakly: a table that has left memory has no use for the answer.
    let (house, table) = (Arc::clone(house), Arc::downgrade(table));
    tokio::spawn(async move {
        let (slot, budget) = match entry {
            Entry::Now(slot) => (slot, at_once),
            Entry::Later(waiting) => {
                let Some((slot, budget)) = turn.queue(&house, &table, waiting).await else {
                    return;
                };
                (slot, budget)
            }
        };
        let started = Instant::now();
        let pause = match budget {
            // Somebody short of time does not wait to be seen.
            Budget::Clock { remaining, .. } => house.config.bot_pause.min(remaining / 60),
            _ => house.config.bot_pause,
        };
        let effort = Effort {
            budget: shortened(budget, house.thinkers.haste(host)),
            stop: Arc::clone(&turn.stop),
        };
        let thought = tokio::task::spawn_blocking(move || job(&effort)).await;
        drop(slot);
        metrics::thought(started.elapsed());
        tokio::time::sleep(pause.saturating_sub(started.elapsed())).await;
        let action = thought.map(|thought| thought.action);
        if let Err(error) = &action {
            tracing::error!(%error, "a computer player failed");
        }
        // A thought cut short is worth nothing.
        if !turn.stop.load(Ordering::Relaxed)
            && let Some(table) = table.upgrade()
        {
            turn.end(&house, &table, action.ok()).await;
        }
    });
    Some(stop)
}

/// How long the computer at `seat` may think, if it begins now.
pub(crate) fn budget(house: &House, room: &dyn AnyTable, seat: Seat) -> Budget {
    if let Some(thought) = house.chance.thought() {
        return thought;
    }
    let now = house.clock.now();
    match room.table().clocks() {
        Some(clocks) => Budget::Clock {
            remaining: Duration::from_millis(clocks.left(seat, now)),
            increment: Duration::from_millis(clocks.increment(seat)),
        },
        None => Budget::MoveTime(UNHURRIED),
    }
}

/// Less of a budget, when others wait for their thoughts.
fn shortened(budget: Budget, haste: u32) -> Budget {
    match budget {
        Budget::MoveTime(time) => Budget::MoveTime(time / haste),
        Budget::Clock { remaining, increment } => Budget::Clock {
            remaining: remaining / haste,
            increment: increment / haste,
        },
        other => other,
    }
}

/// The turn of a computer.
pub(crate) struct Turn {
    pub(crate) place: Place,
    pub(crate) seat: Seat,
    /// The version of the table that it thought about.
    pub(crate) seen: u64,
    /// The flag that the table knows it by.
    pub(crate) stop: Arc<AtomicBool>,
}

impl Turn {
    /// Waits for the right to think, while the clock stands. None when nobody waits for this thought any
    /// more.
    async fn queue(
        &self,
        house: &Arc<House>,
        table: &Weak<LiveTable>,
        waiting: oneshot::Receiver<Slot>,
    ) -> Option<(Slot, Budget)> {
        table.upgrade()?.bot_queues(house, self).await;
        let slot = waiting.await.ok()?;
        let budget = table.upgrade()?.bot_begins(house, self).await?;
        Some((slot, budget))
    }

    /// Does what the computer chose. Where the rules refuse it, or it chose nothing, the first action that
    /// they offer is done, and where there is none it gives up: nobody waits for a computer for ever.
    async fn end(&self, house: &Arc<House>, table: &Arc<LiveTable>, chosen: Option<String>) {
        if let Some(action) = chosen
            && self.is_answered(house, table, action).await
        {
            return;
        }
        let job = table.look().await.room.plain_job(self.seat);
        let plain = tokio::task::spawn_blocking(job).await.ok().flatten();
        if let Some(action) = plain
            && self.is_answered(house, table, action).await
        {
            return;
        }
        tracing::error!(table = %table.id, seat = self.seat.0, "the computer gives up");
        if let Err(denial) = table.bot_gives_up(house, self).await {
            tracing::error!(table = %table.id, ?denial, "the computer cannot even give up");
        }
    }

    /// Acts, and says whether that ends the turn; the rules' own refusal does not.
    async fn is_answered(&self, house: &Arc<House>, table: &Arc<LiveTable>, action: String) -> bool {
        let acted = table.bot_acts(house, self.place, self.seen, action.clone()).await;
        match acted {
            Ok(_) => true,
            Err(Denial::Room(_, refusal @ (Refusal::Violation { .. } | Refusal::Malformed(_)))) => {
                tracing::error!(table = %table.id, seat = self.seat.0, action, %refusal, "the computer refused");
                false
            }
            // The table itself looks again once the journal keeps things, if it ever does.
            Err(Denial::House(_)) => true,
            Err(denial) => {
                tracing::debug!(table = %table.id, ?denial, "the computer came too late");
                table.bot_came_late(house, self).await;
                true
            }
        }
    }
}

#[cfg(test)]
mod told;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::tests::thoughtful;

    async fn turn(table: &Arc<LiveTable>) -> Turn {
        let inner = table.look().await;
        Turn {
            place: Place(1),
            seat: Seat(0),
            seen: inner.room.table().version(),
            stop: inner.thought().expect("its turn"),
        }
    }

    /// Nobody waits for ever for a computer that the rules refuse, or that failed.
    #[tokio::test]
    async fn a_computer_that_is_refused_does_what_the_rules_offer() {
        for chosen in [Some("e2e5"), Some("a coup"), None] {
            let (house, table) = thoughtful().await;
            let turn = turn(&table).await;
            turn.end(&house, &table, chosen.map(str::to_owned)).await;
            let inner = table.look().await;
            assert_eq!(inner.room.plies(), 1, "{chosen:?}");
            assert_eq!(inner.room.table().phase(), room::Phase::Playing);
        }
    }

    #[tokio::test]
    async fn a_computer_at_its_wits_end_gives_up_once() {
        let (house, table) = thoughtful().await;
        let turn = turn(&table).await;
        table.bot_gives_up(&house, &turn).await.unwrap();
        assert_eq!(table.look().await.room.table().phase(), room::Phase::Over);
        let version = table.look().await.room.table().version();
        table.bot_gives_up(&house, &turn).await.unwrap();
        assert_eq!(table.look().await.room.table().version(), version);
    }

    /// A thought that nobody waits for any more neither acts nor gives up, and the next one is thought.
    #[tokio::test]
    async fn a_late_thought_leaves_the_table_to_the_next() {
        let (house, table) = thoughtful().await;
        let late = Turn {
            seen: 0,
            ..turn(&table).await
        };
        late.end(&house, &table, Some("e2e4".to_owned())).await;
        let inner = table.look().await;
        assert_eq!(inner.room.plies(), 0);
        let next = inner.thought().expect("its turn still");
        assert!(!Arc::ptr_eq(&next, &late.stop));
        assert!(late.stop.load(Ordering::Relaxed) && !next.load(Ordering::Relaxed));
    }
}
