//! Keeping what was decided: in the journal first, then in memory and in everybody's ears.
//!
//! What was told cannot be taken back: were it told first, a crash or a full disk would leave players with a
//! move that never was.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use journal::AppendError;
use room::{Decided, Millis, Refusal};

use super::hearing::{self, Told};
use super::{Filing, Inner, LiveTable};
use crate::alarms::Alarm;
use crate::error::{Denial, HouseFault};
use crate::{House, metrics};

/// How long to wait before a journal that could not keep something is asked again.
const RETRY: Duration = Duration::from_secs(1);

impl LiveTable {
    /// Keeps what was decided with what is filed of it, then tells it. It is folded aside first: what lists
    /// say afterwards is kept with it or not at all.
    pub(super) async fn commit(
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
            if matches!(error, AppendError::Conflict { .. }) {
                return Err(self.catch_up(inner, house).await);
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

    /// Another node has kept something of this table that was not known here: what was decided was decided of
    /// the past, and is refused as any order is that comes too late.
    async fn catch_up(self: &Arc<Self>, inner: &mut Inner, house: &Arc<House>) -> Denial {
        if self.reload(inner, house).await {
            self.watch_clock(inner, house);
            self.wake_bots(inner, house);
        } else {
            self.rest(inner, house);
        }
        metrics::refused(Refusal::Stale.code());
        Denial::Room(inner.room.table().spec().game.clone(), Refusal::Stale)
    }

    /// After a failed append only the journal knows what holds.
    async fn recover(self: &Arc<Self>, inner: &mut Inner, house: &Arc<House>, error: &AppendError) {
        if !matches!(error, AppendError::Overloaded) {
            self.reload(inner, house).await;
        }
        self.rest(inner, house);
    }

    /// Lets what time or the computer would have done be looked at again in a while: at once, it would only
    /// fail again.
    fn rest(self: &Arc<Self>, inner: &mut Inner, house: &Arc<House>) {
        if let Some(stop) = inner.thinking.take() {
            stop.store(true, Ordering::Relaxed);
        }
        inner.alarm = Some(Alarm::set(house, self, house.clock.running() + RETRY));
    }

    /// Takes up what the journal holds, and tells whether it could be read.
    async fn reload(&self, inner: &mut Inner, house: &Arc<House>) -> bool {
        match house.read_room(&self.id).await {
            Ok(Some(room)) => {
                inner.room = room.into();
                let now = house.clock.now();
                inner.attend(now);
                hearing::tell_all(&self.id, inner, now);
                true
            }
            Ok(None) => {
                tracing::error!(table = %self.id, "table gone from the journal");
                false
            }
            Err(error) => {
                let error = &error as &dyn std::error::Error;
                tracing::error!(table = %self.id, error, "table not readable");
                false
            }
        }
    }
}
