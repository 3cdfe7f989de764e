//! What a table is filed under, so that it is found again.

use journal::Marks;
use room::{Holder, Phase, Table};

/// The key of a player's tables.
pub(crate) const PLAYER: &str = "player";
/// The key of tables that anyone may join.
pub(crate) const OPEN: &str = "open";
/// The one value under [`OPEN`].
pub(crate) const PUBLIC: &str = "public";

/// What a table is filed under, as far as it can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Filing {
    /// Whether the table must be woken when the server starts.
    live: bool,
    /// Whether anyone may join it from the list.
    open: bool,
    /// How many people sit there.
    people: usize,
}

impl Filing {
    pub(crate) fn of(table: &Table) -> Filing {
        let people = table
            .holders()
            .iter()
            .filter(|holder| matches!(holder, Holder::Person { .. }))
            .count();
        Filing {
            live: table.phase() == Phase::Playing,
            open: table.phase() == Phase::Waiting && !table.spec().private,
            people,
        }
    }

    /// The marks that lead from `before` to this, or to this from whatever was there.
    pub(crate) fn since(self, before: Option<Filing>, table: &Table) -> Marks {
        let mut marks = Marks::default();
        if before.is_none_or(|before| before.live != self.live) {
            marks = marks.live(self.live);
        }
        if before.is_none_or(|before| before.people != self.people) {
            for holder in table.holders() {
                if let Holder::Person { player, .. } = holder {
                    marks = marks.add(PLAYER, player.to_string());
                }
            }
        }
        match (before.map(|before| before.open), self.open) {
            (Some(before), now) if before == now => marks,
            (_, true) => marks.add(OPEN, PUBLIC),
            (_, false) => marks.remove(OPEN, PUBLIC),
        }
    }
}
