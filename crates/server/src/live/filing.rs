//! What a table is filed under, so that it is found again and lists can tell of it.
//!
//! Only what has changed since the last record is filed anew: a move mostly changes the digest alone, and
//! every mark costs the journal a row.

use journal::{Marks, Summary};
use room::{AnyRoom, Phase};

use crate::digest::{Digest, people};

/// The key of a player's tables.
pub(crate) const PLAYER: &str = "player";
/// The key of a player's tables whose game under way says when they may consult the dictionary.
pub(crate) const BOUND: &str = "bound";
/// The key of what a guest called the wish for a table that it was opened for.
pub(crate) const OPENED: &str = "opened";
/// The key of the code that leads to a table that waits.
pub(crate) const CODE: &str = "code";

/// What a table is filed under, as far as it can change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Filing {
    /// Whether the table must be woken when the server starts.
    live: bool,
    /// Whether its code leads to it.
    waiting: bool,
    /// How many people sit there.
    people: usize,
    /// Whether the game under way limits their use of the dictionary.
    bound: bool,
    /// The number of the game under way, or of the one to come.
    number: u32,
    /// When it began.
    begun: u64,
    /// What lists say of it.
    digest: Digest,
}

impl Filing {
    pub(crate) fn of(room: &dyn AnyRoom) -> Filing {
        let table = room.table();
        Filing {
            live: table.phase() == Phase::Playing,
            waiting: table.phase() == Phase::Waiting,
            people: people(table).count(),
            bound: room.limits_consultation(),
            number: table.serial().max(1),
            begun: table.begun().0,
            digest: Digest::of(room),
        }
    }

    /// The marks that lead from `before` to this, or to this from whatever was there.
    pub(crate) fn since(&self, before: Option<&Filing>, room: &dyn AnyRoom) -> Marks {
        let table = room.table();
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
        if let Some(code) = &table.spec().code
            && before.is_none_or(|before| before.waiting != self.waiting)
        {
            marks = if self.waiting {
                marks.add(CODE, code.clone())
            } else {
                marks.remove(CODE, code.clone())
            };
        }
        if let Some(followed) = before.filter(|before| before.number != self.number) {
            marks = marks.summary(followed.followed());
        }
        if before.is_none_or(|before| (before.number, &before.digest) != (self.number, &self.digest)) {
            marks = marks.summary(self.summary(self.digest.clone()));
        }
        marks
    }

    /// What lists say of the game once another has followed it.
    pub(crate) fn followed(&self) -> Summary {
        self.summary(self.digest.clone().followed())
    }

    fn summary(&self, digest: Digest) -> Summary {
        Summary {
            part: self.number,
            settled: digest.is_settled(),
            at_ms: self.begun,
            text: digest.text(),
        }
    }
}
