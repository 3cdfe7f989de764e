//! Telling listeners what happened, each as they may know it.
//!
//! Everything that one input brought about goes out as one step, so that a page never shows half of it. A
//! listener who does not read is dropped instead of being waited for: the table's lock is held meanwhile.

use axum::extract::ws::Utf8Bytes;
use catalog::AnyTable;
use game_core::Viewer;
use journal::TableId;
use protocol::{ServerFrame, Step, TalkLine};
use room::{Decided, Holder, Millis, Notices, PlayerId, Table};
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

/// What is learned when something that was decided is folded, to be told in one step.
pub(crate) struct Told {
    from: u64,
    talk_from: usize,
    /// Those through whose eyes somebody looks, now or afterwards.
    viewers: Vec<Viewer>,
    /// What they learn, in their order.
    notices: Notices,
    seats: bool,
    /// Whether somebody else may hold a place.
    reseats: bool,
}

impl Told {
    /// Brings `next`, which is as the room of `inner` is, past what was decided.
    pub(crate) fn fold(inner: &Inner, next: &mut dyn AnyTable, decided: &Decided) -> Told {
        let before = inner.room.table();
        let viewers = inner.viewers(decided.reseats());
        let notices = next.fold(decided, &viewers);
        Told {
            from: before.version(),
            talk_from: before.talk().len(),
            viewers,
            notices,
            seats: seated(before) != seated(next.table()),
            reseats: decided.reseats(),
        }
    }

    /// Whether the board changed.
    pub(crate) fn board(&self) -> bool {
        self.notices.fold.board
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
                    let view = self.board().then(|| inner.room.view(viewer));
                    let frame = text(&ServerFrame::Step(Box::new(Step {
                        from: self.from,
                        v: table.version(),
                        keep: u32::try_from(self.notices.fold.keep).unwrap_or(u32::MAX),
                        notices: index.map_or(&[], |index| &self.notices.by_viewer[index]),
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
        let listeners = mail.len();
        inner.deliver(mail);
        // Somebody who was already there may have sat down, and somebody who does not read is gone.
        if self.seats || self.reseats || inner.listeners.len() < listeners {
            tell_presence(inner);
        }
    }
}

/// What somebody is told of their own places hangs on.
fn seated(table: &Table) -> (u16, bool, Option<PlayerId>, usize) {
    let taken = |holder: &&Holder| **holder != Holder::Free;
    (
        table.game(),
        table.arbiter().is_some(),
        table.candidate().map(|candidate| candidate.player),
        table.holders().iter().filter(taken).count(),
    )
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

/// How long most steps are: what is written grows into it once, not by doubling from nothing.
const FRAME: usize = 3072;

pub(crate) fn text(frame: &ServerFrame<'_>) -> Utf8Bytes {
    let mut text = Vec::with_capacity(FRAME);
    serde_json::to_writer(&mut text, frame).expect("frames are plain data");
    String::from_utf8(text).expect("frames are text").into()
}

impl Inner {
    /// Through whose eyes those who listen look. Where they may change them meanwhile, everybody's count.
    fn viewers(&self, reseated: bool) -> Vec<Viewer> {
        let table = self.room.table();
        if self.listeners.is_empty() {
            return Vec::new();
        }
        if reseated {
            let seats = u8::try_from(table.holders().len()).unwrap_or(u8::MAX);
            return Viewer::all(seats).collect();
        }
        let mut viewers = Vec::new();
        for viewer in self
            .listeners
            .iter()
            .flat_map(|listener| table.eyes(listener.player))
        {
            if !viewers.contains(&viewer) {
                viewers.push(viewer);
            }
        }
        viewers
    }

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

#[cfg(test)]
mod tests {
    use game_core::Seat;

    use super::*;
    use crate::live::tests::{ADA, thoughtful};

    /// Notices are made for those who look, and for everybody only where eyes may change.
    #[tokio::test]
    async fn nobody_is_told_what_nobody_hears() {
        let (house, table) = thoughtful().await;
        assert_eq!(table.look().await.viewers(false), []);
        assert_eq!(table.look().await.viewers(true), []);
        let (_, _ada) = table.join(&house, ADA, None).await;
        let (_, _again) = table.join(&house, ADA, None).await;
        assert_eq!(table.look().await.viewers(false), [Viewer::Seat(Seat(1))]);
        let (_, _stranger) = table.join(&house, PlayerId(9), None).await;
        let viewers = table.look().await.viewers(false);
        assert_eq!(viewers, [Viewer::Seat(Seat(1)), Viewer::Spectator]);
        assert_eq!(table.look().await.viewers(true).len(), 3);
    }
}
