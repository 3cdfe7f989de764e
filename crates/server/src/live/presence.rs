//! Who is at a table: coming, going, and whom the room, the lobby and the others hear of.
//!
//! Who is here stands in no journal: it is whose windows are open now, several of one person among them.
//! Stand-ins, the lobby and the others at the table all hang on it, so each coming and going is told to all of
//! them.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use room::{Actor, Holder, Input, Millis, PlayerId};
use tokio::sync::mpsc;

use super::hearing::{self, Listener};
use super::{Asker, Inner, LiveTable, QUEUE};
use crate::digest::Digest;
use crate::{House, lobby};

impl LiveTable {
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
    pub(super) fn note_presence(self: &Arc<Self>, inner: &mut Inner, house: &Arc<House>) {
        inner.attend(house.clock.now());
        self.note_standing(inner, house);
        let waits = inner.room.table().spec().stand_in.is_some() || inner.is_waiting();
        if waits && inner.room.deadline().is_some() {
            self.watch_clock(inner, house);
        }
    }

    /// Lets the lobby know how the table stands, and whether its host is there.
    pub(super) fn note_standing(&self, inner: &Inner, house: &House) {
        let table = inner.room.table();
        let host = lobby::host_of(table);
        let here = inner.listeners.iter().any(|listener| listener.player == host);
        let summary = || Digest::of(inner.room.as_ref()).summary(self.id.as_str(), 1, false, host);
        let standing = lobby::standing(table, summary);
        house.lobby.note(&self.id, table, standing, here, Instant::now());
    }

    /// Gives whoever comes back the places in which a computer stood in for them.
    pub(super) async fn take_back(self: &Arc<Self>, inner: &mut Inner, house: &Arc<House>, player: PlayerId) {
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
    /// Lets the room know who is there.
    pub(super) fn attend(&mut self, now: Millis) {
        let here: Vec<PlayerId> = self.listeners.iter().map(|listener| listener.player).collect();
        if let Some(room) = Arc::get_mut(&mut self.room) {
            return room.attend(now, &here);
        }
        // A computer thinks about it.
        let mut room = self.room.fork();
        room.attend(now, &here);
        self.room = room.into();
    }

    /// Which places have their holder here.
    pub(super) fn who_is_here(&self) -> Vec<bool> {
        let here = |holder: &Holder| match holder {
            Holder::Person { player, .. } => self.listeners.iter().any(|listener| listener.player == *player),
            Holder::Bot(_) => true,
            Holder::Free => false,
        };
        self.room.table().holders().iter().map(here).collect()
    }
}
