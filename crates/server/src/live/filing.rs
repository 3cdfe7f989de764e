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

/// What a table is filed under: all of it follows from its room, and is made when something is kept.
pub(crate) struct Filing<'a>(&'a dyn AnyRoom);

impl<'a> Filing<'a> {
    pub(crate) fn of(room: &'a dyn AnyRoom) -> Filing<'a> {
        Filing(room)
    }

    /// Whether the table must be woken when the server starts.
    fn is_live(&self) -> bool {
        self.0.table().phase() == Phase::Playing
    }

    /// Whether its code leads to it.
    fn is_waiting(&self) -> bool {
        self.0.table().phase() == Phase::Waiting
    }

    /// How many people sit there.
    fn people(&self) -> usize {
        people(self.0.table()).count()
    }

    /// Whether the game under way limits their use of the dictionary.
    fn is_bound(&self) -> bool {
        self.0.limits_consultation()
    }

    /// The number of the game under way, or of the one to come.
    fn number(&self) -> u32 {
        self.0.table().serial().max(1)
    }

    /// What lists say of it.
    fn digest(&self) -> Digest {
        Digest::of(self.0)
    }

    /// Whether lists say the same of it as they did before.
    fn reads_like(&self, before: &Filing<'_>) -> bool {
        // A digest names the moment at which the board changed: most need not be made to see that they differ.
        self.0.table().board_at() == before.0.table().board_at() && self.digest() == before.digest()
    }

    /// The marks that lead from `before` to this, or to this from whatever was there.
    pub(crate) fn since(&self, before: Option<&Filing<'_>>) -> Marks {
        let table = self.0.table();
        let mut marks = Marks::default();
        if before.is_none_or(|before| before.is_live() != self.is_live()) {
            marks = marks.live(self.is_live());
        }
        if before.is_none_or(|before| before.people() != self.people()) {
            for player in people(table) {
                marks = marks.add(PLAYER, player.to_string());
            }
        }
        if before.is_none_or(|before| before.is_bound() != self.is_bound()) {
            for player in people(table) {
                let player = player.to_string();
                marks = if self.is_bound() {
                    marks.add(BOUND, player)
                } else {
                    marks.remove(BOUND, player)
                };
            }
        }
        if let Some(code) = &table.spec().code
            && before.is_none_or(|before| before.is_waiting() != self.is_waiting())
        {
            marks = if self.is_waiting() {
                marks.add(CODE, code.clone())
            } else {
                marks.remove(CODE, code.clone())
            };
        }
        let followed = before.filter(|before| before.number() != self.number());
        if let Some(followed) = followed {
            marks = marks.summary(followed.followed());
        }
        if followed.is_some() || before.is_none_or(|before| !self.reads_like(before)) {
            marks = marks.summary(self.summary(&self.digest()));
        }
        marks
    }

    /// What lists say of the game once another has followed it.
    pub(crate) fn followed(&self) -> Summary {
        self.summary(&self.digest().followed())
    }

    fn summary(&self, digest: &Digest) -> Summary {
        Summary {
            part: self.number(),
            settled: digest.is_settled(),
            at_ms: self.0.table().begun().0,
            text: digest.text(),
        }
    }
}
