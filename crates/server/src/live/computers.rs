//! What a computer asks of its table, and the table of it.
//!
//! A computer has thought without the table's lock: whatever it asks takes the lock anew and is judged by the
//! version it saw, and the time it waited for its right to think is not its own.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use catalog::Budget;
use room::{Actor, Input, Place};

use super::{Answer, Asker, Inner, LiveTable};
use crate::error::Denial;
use crate::{House, bots};

impl LiveTable {
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

    /// The computer that is awaited begins its turn; one that thought about another table stops.
    pub(super) fn wake_bots(self: &Arc<Self>, inner: &mut Inner, house: &Arc<House>) {
        if let Some(stop) = inner.thinking.take() {
            stop.store(true, Ordering::Relaxed);
        }
        let Some((place, seat, level)) = inner.room.table().awaited_bots().next() else {
            return;
        };
        inner.thinking = bots::think(house, self, &inner.room, place, seat, level);
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
}
