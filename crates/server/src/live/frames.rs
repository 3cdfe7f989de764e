//! The whole table, for those who come or have lost the thread.
//!
//! A step says only what has changed. Whoever has no version to apply it to is sent everything, made from what
//! their eyes alone may see.

use catalog::AnyTable;
use protocol::TableFrame;
use room::{Json, Millis, PlayerId};

use super::Inner;
use crate::wire;

impl Inner {
    /// The whole table as `player` sees it.
    pub(crate) fn frame<'a>(&'a self, id: &'a str, player: PlayerId, now: Millis) -> TableFrame<'a> {
        TableFrame {
            presence: self.who_is_here(),
            watchers: self.watchers(),
            gallery: self.gallery_for(player),
            ..frame(self.room.as_ref(), id, player, now)
        }
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
