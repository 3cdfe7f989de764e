//! Telling listeners what happened, each as they may know it.
//!
//! Everything that one input brought about goes out as one step, so that a page never shows half of it. A
//! listener who does not read is dropped instead of being waited for: the table's lock is held meanwhile.

use axum::extract::ws::Utf8Bytes;
use catalog::AnyTable;
use game_core::Viewer;
use journal::TableId;
use protocol::{ServerFrame, Step, TalkLine};
use room::{Corrupt, Json, Millis, PlayerId, Table};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use super::Inner;
use crate::{metrics, wire};

/// A socket that hears the table.
pub(crate) struct Listener {
    pub(crate) key: u64,
    pub(crate) player: PlayerId,
    pub(crate) sender: mpsc::Sender<Utf8Bytes>,
}

impl Listener {
    /// Sends a frame, and says whether the listener is still there and reads.
    fn is_sent(&self, frame: Utf8Bytes) -> bool {
        let sent = self.sender.try_send(frame);
        if matches!(sent, Err(TrySendError::Full(_))) {
            metrics::dropped_listener();
        }
        sent.is_ok()
    }
}

/// What is gathered while records are folded, to be told in one step.
pub(crate) struct Told {
    from: u64,
    talk_from: usize,
    viewers: Vec<Viewer>,
    /// How many of the notices a client has stay valid, and those that follow, viewer by viewer.
    keep: Option<usize>,
    fresh: Vec<Vec<Json>>,
    board: bool,
    seats: bool,
    /// Whether anybody hears it.
    heard: bool,
}

impl Told {
    pub(crate) fn begin(inner: &Inner) -> Told {
        let table = inner.room.table();
        Told {
            from: table.version(),
            talk_from: table.talk().len(),
            viewers: Vec::new(),
            keep: None,
            fresh: Vec::new(),
            board: false,
            seats: false,
            heard: !inner.listeners.is_empty(),
        }
    }

    /// Brings `room` past a line and keeps what each viewer learns from it.
    pub(crate) fn fold(&mut self, room: &mut dyn AnyTable, line: &str) -> Result<(), Corrupt> {
        let seated = |room: &dyn AnyTable| {
            let table = room.table();
            (
                table.game(),
                table.arbiter().is_some(),
                table.candidate().map(|candidate| candidate.player),
                table
                    .holders()
                    .iter()
                    .filter(|holder| **holder != room::Holder::Free)
                    .count(),
            )
        };
        let before = seated(room);
        if self.viewers.is_empty() {
            // Who sees through which eyes may change within the batch, so everybody's are kept.
            let seats = u8::try_from(room.table().holders().len()).unwrap_or(u8::MAX);
            self.viewers = if self.heard {
                Viewer::all(seats).collect()
            } else {
                Vec::new()
            };
            self.fresh = vec![Vec::new(); self.viewers.len()];
        }
        let notices = room.fold(line, &self.viewers)?;
        let keep = self
            .keep
            .map_or(notices.fold.keep, |kept| kept.min(notices.fold.keep));
        for (fresh, new) in self.fresh.iter_mut().zip(notices.by_viewer) {
            fresh.truncate(notices.fold.keep.saturating_sub(keep));
            fresh.extend(new);
        }
        self.keep = Some(keep);
        self.board |= notices.fold.board;
        self.seats |= seated(room) != before;
        Ok(())
    }

    /// Whether the board changed.
    pub(crate) fn board(&self) -> bool {
        self.board
    }

    /// Tells every listener.
    pub(crate) fn tell(self, inner: &mut Inner, now: Millis) {
        if inner.listeners.is_empty() {
            return;
        }
        let table = inner.room.table();
        let status = wire::status(inner.room.as_ref(), now);
        // One frame serves those who see the same, are told the same of themselves, and hear the same: before
        // seats are dealt partners and opponents all see through a spectator's eyes.
        let mut frames: Vec<(Viewer, Option<PlayerId>, Vec<TalkLine>, Utf8Bytes)> = Vec::new();
        let mut mail = Vec::with_capacity(inner.listeners.len());
        for listener in &inner.listeners {
            let viewer = table.viewer(listener.player);
            let own = self.seats.then_some(listener.player);
            let talk = wire::talk(table, listener.player, &table.talk()[self.talk_from..]);
            let known = frames
                .iter()
                .find(|(seen, player, heard, _)| *seen == viewer && *player == own && *heard == talk);
            let frame = match known {
                Some((.., frame)) => frame.clone(),
                None => {
                    let index = self.viewers.iter().position(|seen| *seen == viewer);
                    let view = self.board.then(|| inner.room.view(viewer));
                    let frame = text(&ServerFrame::Step(Box::new(Step {
                        from: self.from,
                        v: table.version(),
                        keep: u32::try_from(self.keep.unwrap_or_default()).unwrap_or(u32::MAX),
                        notices: index.map_or(&[], |index| &self.fresh[index]),
                        view: view.as_deref(),
                        status: &status,
                        you: own.map(|player| wire::you(table, player)),
                        talk: &talk,
                    })));
                    frames.push((viewer, own, talk, frame.clone()));
                    frame
                }
            };
            mail.push(frame);
        }
        inner.deliver(mail);
        // Somebody who was already there may have sat down.
        tell_presence(inner);
    }
}

/// Gives a newcomer what they have missed since `seen`.
pub(crate) fn welcome(id: &TableId, inner: &mut Inner, key: u64, now: Millis, seen: Option<u64>) {
    let Some(listener) = inner.listeners.iter().find(|listener| listener.key == key) else {
        return;
    };
    let version = inner.room.table().version();
    let step = seen == Some(version);
    let frame = if step {
        // Nothing happened meanwhile but time: the clocks are told anew.
        text(&ServerFrame::Step(Box::new(Step {
            from: version,
            v: version,
            keep: u32::try_from(inner.room.length()).unwrap_or(u32::MAX),
            notices: &[],
            view: None,
            status: &wire::status(inner.room.as_ref(), now),
            you: None,
            talk: &[],
        })))
    } else {
        text(&ServerFrame::Table(Box::new(inner.frame(
            id.as_str(),
            listener.player,
            now,
        ))))
    };
    // The queue is new and therefore has room.
    let _ = listener.sender.try_send(frame);
    if step {
        for frame in [
            ServerFrame::Presence(inner.who_is_here()),
            ServerFrame::Watchers(inner.watchers()),
            ServerFrame::Gallery(inner.gallery_for(listener.player)),
        ] {
            let _ = listener.sender.try_send(text(&frame));
        }
    }
}

/// Gives everybody the whole table, when no step would lead there.
pub(crate) fn tell_all(id: &TableId, inner: &mut Inner, now: Millis) {
    let frame = |listener: &Listener| {
        text(&ServerFrame::Table(Box::new(inner.frame(
            id.as_str(),
            listener.player,
            now,
        ))))
    };
    let mail = inner.listeners.iter().map(frame).collect();
    inner.deliver(mail);
}

/// Tells who is there, when that has changed.
pub(crate) fn tell_presence(inner: &mut Inner) {
    inner.tell_watchers();
    let here = inner.who_is_here();
    if here == inner.presence {
        return;
    }
    inner.presence.clone_from(&here);
    let frame = text(&ServerFrame::Presence(here));
    inner.send_where(&frame, |_, _| true);
}

pub(crate) fn text(frame: &ServerFrame<'_>) -> Utf8Bytes {
    serde_json::to_string(frame)
        .expect("frames are plain data")
        .into()
}

impl Inner {
    /// Sends a frame to those listeners whom it is for.
    pub(super) fn send_where(&mut self, frame: &Utf8Bytes, is_for: impl Fn(&Table, PlayerId) -> bool) {
        let table = self.room.table();
        self.listeners
            .retain(|listener| !is_for(table, listener.player) || listener.is_sent(frame.clone()));
    }

    /// Sends each listener its frame. One that does not read is dropped: the game does not wait for it,
    /// and it gets the whole table when it comes back.
    fn deliver(&mut self, mail: Vec<Utf8Bytes>) {
        let mut mail = mail.into_iter();
        self.listeners.retain(|listener| {
            let frame = mail.next().unwrap_or_default();
            listener.is_sent(frame)
        });
    }
}
