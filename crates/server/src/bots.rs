//! The computer's turns, worked out beside the tables on threads of their own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use catalog::{AnyTable, Budget, Effort, Level};
use game_core::Seat;
use room::Place;

use crate::live::LiveTable;
use crate::{House, identity, metrics};

/// How long the computer thinks when the game has no clock.
const UNHURRIED: Duration = Duration::from_millis(900);

/// Starts the turn of the computer that plays `seat`. Returns the flag that stops it.
///
/// Its answer goes the way of everybody's: when the board has changed meanwhile, it is refused as stale.
pub(crate) fn think(
    house: &Arc<House>,
    table: &Arc<LiveTable>,
    room: &dyn AnyTable,
    place: Place,
    seat: Seat,
    level: u8,
) -> Option<Arc<AtomicBool>> {
    let level = Level::new(level)?;
    let now = house.clock.now();
    let budget = match room.table().clocks() {
        Some(clocks) => Budget::Clock {
            remaining: Duration::from_millis(clocks.left(seat, now)),
            increment: Duration::from_millis(clocks.increment(seat)),
        },
        None => Budget::MoveTime(UNHURRIED),
    };
    let effort = Effort::new(budget);
    let stop = Arc::clone(&effort.stop);
    let stopped = Arc::clone(&stop);
    let job = room.bot_job(seat, level, identity::random());
    let seen = room.table().version();
    let pause = match budget {
        // Somebody short of time does not wait to be seen.
        Budget::Clock { remaining, .. } => house.config.bot_pause.min(remaining / 60),
        _ => house.config.bot_pause,
    };
    // Held weakly: a table that has left memory has no use for the answer.
    let (house, table) = (Arc::clone(house), Arc::downgrade(table));
    tokio::spawn(async move {
        let started = Instant::now();
        let Ok(_turn) = house.thinkers.acquire().await else {
            return;
        };
        let Ok(thought) = tokio::task::spawn_blocking(move || job(&effort)).await else {
            tracing::error!("a computer player failed");
            return;
        };
        metrics::thought(started.elapsed());
        tokio::time::sleep(pause.saturating_sub(started.elapsed())).await;
        // A thought cut short is worth nothing.
        if !stopped.load(Ordering::Relaxed)
            && let Some(table) = table.upgrade()
            && let Err(denial) = table.bot_acts(&house, place, seen, thought.action).await
        {
            tracing::debug!(table = %table.id, ?denial, "the computer came too late");
        }
    });
    Some(stop)
}
