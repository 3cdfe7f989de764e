//! What a table has to do with hints: it keeps the last one and notes what was told of it.
//!
//! The thinking is done away from the table, in `hint`. What was told goes through the room like any input,
//! since a game in which a hand was given is marked for good.

use std::sync::Arc;

use room::{Actor, Input, PlayerId};
use tokio::sync::MutexGuard;

use super::{Answer, Asker, LiveTable};
use crate::House;
use crate::error::HouseFault;
use crate::hint::Kept;

impl LiveTable {
    /// The hint that was thought of last; whoever thinks of the next holds it.
    pub(crate) async fn advice(&self) -> MutexGuard<'_, Option<Kept>> {
        self.advice.lock().await
    }

    /// Notes that `player`, who saw the table at version `seen`, is told a step of a hint.
    pub(crate) async fn note_hint(
        self: &Arc<Self>,
        house: &Arc<House>,
        player: PlayerId,
        seen: u64,
        step: u8,
    ) -> Answer {
        if house.is_closing() {
            return Err(HouseFault::ShuttingDown.into());
        }
        let mut inner = self.inner.lock().await;
        let asker = Asker::House(Actor::Player(player));
        self.handle(&mut inner, house, asker, seen, &Input::Hint(step))
            .await
    }
}
