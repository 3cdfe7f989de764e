//! What a table is filed under, so that it is found again.

use journal::Marks;
use room::{AnyRoom, Holder, Phase, Place, PlayerId, Table};

/// The key of a player's tables.
pub(crate) const PLAYER: &str = "player";
/// The key of a player's tables whose game under way says when they may consult the dictionary.
pub(crate) const BOUND: &str = "bound";
/// The key of the code that leads to a table that waits.
pub(crate) const CODE: &str = "code";

/// What a table is filed under, as far as it can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Filing {
    /// Whether the table must be woken when the server starts.
    live: bool,
    /// Whether its code leads to it.
    waiting: bool,
    /// How many people sit there.
    people: usize,
    /// Whether the game under way limits their use of the dictionary.
    bound: bool,
}

impl Filing {
    pub(crate) fn of(room: &dyn AnyRoom) -> Filing {
        let table = room.table();
        Filing {
            live: table.phase() == Phase::Playing,
            waiting: table.phase() == Phase::Waiting,
            people: people(table).count(),
            bound: room.limits_consultation(),
        }
    }

    /// The marks that lead from `before` to this, or to this from whatever was there.
    pub(crate) fn since(self, before: Option<Filing>, table: &Table) -> Marks {
        let mut marks = Marks::default();
        if before.is_none_or(|before| before.live != self.live) {
            marks = marks.live(self.live);
        }
        if before.is_none_or(|before| before.people != self.people) {
            for player in people(table) {
                marks = marks.add(PLAYER, player.to_string());
            }
        }
        if before.is_none_or(|before| before.bound != self.bound) {
            for player in people(table) {
                let player = player.to_string();
                marks = if self.bound {
                    marks.add(BOUND, player)
                } else {
                    marks.remove(BOUND, player)
                };
            }
        }
        let Some(code) = &table.spec().code else {
            return marks;
        };
        match (before.map(|before| before.waiting), self.waiting) {
            (Some(before), now) if before == now => marks,
            (_, true) => marks.add(CODE, code.clone()),
            (_, false) => marks.remove(CODE, code.clone()),
        }
    }
}

/// The people who sit at a table, or would if they were not away; one who holds several places comes
/// several times.
fn people(table: &Table) -> impl Iterator<Item = PlayerId> {
    let places = (0u8..).map(Place).zip(table.holders());
    places.filter_map(|(place, holder)| match holder {
        Holder::Person { player, .. } => Some(*player),
        Holder::Free | Holder::Bot(_) => table.away(place).map(|away| away.player),
    })
}
