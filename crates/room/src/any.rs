//! A room whose game is not known: the one erasure between the rules and the server.

use game_core::{Seat, Tabled, Viewer};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::{Actor, Corrupt, Decided, Fold, Input, Millis, PlayerId, Record, Refusal, Room, Secret, Table};

/// A view or a notice, in the game's own form.
pub type Json = Box<RawValue>;

/// What each of several viewers learns from what was decided, in their order.
#[derive(Debug)]
pub struct Notices {
    /// What it did to the list of events.
    pub fold: Fold,
    /// The new notices, viewer by viewer.
    pub by_viewer: Vec<Vec<Json>>,
}

/// A room of any game, speaking text.
pub trait AnyRoom: Send + Sync {
    /// Everything but the board.
    fn table(&self) -> &Table;

    /// What an input leads to. See [`Room::decide`].
    ///
    /// # Errors
    /// When the input is refused.
    fn decide(
        &self,
        now: Millis,
        actor: Actor,
        seen: u64,
        input: &Input,
        fresh: &mut dyn FnMut() -> Secret,
    ) -> Result<Decided, Refusal>;

    /// What time alone has brought about. See [`Room::overdue`].
    fn overdue(&self, now: Millis) -> Decided;

    /// What to keep after the server was away. See [`Room::back_from_away`].
    fn back_from_away(&self, now: Millis, last_alive: Millis) -> Decided;

    /// Brings the room past what it decided, and tells what each of `viewers` learns from it.
    ///
    /// # Panics
    /// When a room of another game decided it.
    fn fold(&mut self, decided: &Decided, viewers: &[Viewer]) -> Notices;

    /// Brings the room past a line of its journal. See [`Room::fold_line`].
    ///
    /// # Errors
    /// When the line is not a record of this game; the room is then unchanged.
    fn fold_line(&mut self, line: &str) -> Result<(), Corrupt>;

    /// Whether the game under way limits the dictionary. See [`Room::limits_consultation`].
    fn limits_consultation(&self) -> bool;

    /// Lets `player` consult the dictionary now. See [`Room::may_consult`].
    ///
    /// # Errors
    /// When the rules of the game under way forbid it.
    fn may_consult(&self, player: PlayerId) -> Result<(), Refusal>;

    /// Whether whoever is awaited may be lent a hand. See [`Room::allows_hints`].
    ///
    /// # Errors
    /// When they may not.
    fn allows_hints(&self) -> Result<(), Refusal>;

    /// The seat for which `player` may be told a step of a hint. See [`Room::may_be_hinted`].
    ///
    /// # Errors
    /// When they may not.
    fn may_be_hinted(&self, player: PlayerId, seen: u64) -> Result<Seat, Refusal>;

    /// Learns who is at the table. See [`Room::attend`].
    fn attend(&mut self, now: Millis, here: &[PlayerId]);

    /// When time alone will bring something about. See [`Room::deadline`].
    fn deadline(&self) -> Option<Millis>;

    /// The seat whose player has the first one in the game that follows. See [`Room::next_first`].
    fn next_first(&self) -> Option<Seat>;

    /// How many actions have been played in the present game.
    fn plies(&self) -> usize;

    /// How many notices the present game has given each viewer.
    fn length(&self) -> usize;

    /// The board as `viewer` sees it.
    fn view(&self, viewer: Viewer) -> Json;

    /// The present game as `viewer` learned it.
    fn history(&self, viewer: Viewer) -> Vec<Json>;
}

impl<G> AnyRoom for Room<G>
where
    G: Tabled,
    G::View: Serialize,
    G::Notice: Serialize,
{
    fn table(&self) -> &Table {
        self.table()
    }

    fn decide(
        &self,
        now: Millis,
        actor: Actor,
        seen: u64,
        input: &Input,
        fresh: &mut dyn FnMut() -> Secret,
    ) -> Result<Decided, Refusal> {
        self.decide(now, actor, seen, input, fresh).map(Decided::new)
    }

    fn overdue(&self, now: Millis) -> Decided {
        Decided::new(self.overdue(now))
    }

    fn back_from_away(&self, now: Millis, last_alive: Millis) -> Decided {
        Decided::new(self.back_from_away(now, last_alive).into_iter().collect())
    }

    fn fold(&mut self, decided: &Decided, viewers: &[Viewer]) -> Notices {
        let records: &[Record<G::Event>] = decided.records().expect("decided by a room of this game");
        let standing = self.events().len();
        let mut all = Notices {
            fold: Fold {
                keep: standing,
                board: false,
            },
            by_viewer: vec![Vec::new(); viewers.len()],
        };
        for record in records {
            let mut fresh = vec![Vec::new(); viewers.len()];
            let fold = self.fold(record, &mut |game, before, event| {
                for (notices, &viewer) in fresh.iter_mut().zip(viewers) {
                    notices.push(json(&game.redact(before, event, viewer)));
                }
            });
            all.fold.board |= fold.board;
            all.fold.keep = all.fold.keep.min(fold.keep);
            for (notices, fresh) in all.by_viewer.iter_mut().zip(fresh) {
                notices.truncate(fold.keep.saturating_sub(all.fold.keep));
                notices.extend(fresh);
            }
        }
        all
    }

    fn fold_line(&mut self, line: &str) -> Result<(), Corrupt> {
        self.fold_line(line, &mut |_, _, _| ()).map(drop)
    }

    fn limits_consultation(&self) -> bool {
        self.limits_consultation()
    }

    fn may_consult(&self, player: PlayerId) -> Result<(), Refusal> {
        self.may_consult(player)
    }

    fn allows_hints(&self) -> Result<(), Refusal> {
        self.allows_hints()
    }

    fn may_be_hinted(&self, player: PlayerId, seen: u64) -> Result<Seat, Refusal> {
        self.may_be_hinted(player, seen)
    }

    fn attend(&mut self, now: Millis, here: &[PlayerId]) {
        self.attend(now, here);
    }

    fn deadline(&self) -> Option<Millis> {
        self.deadline()
    }

    fn next_first(&self) -> Option<Seat> {
        self.next_first()
    }

    fn plies(&self) -> usize {
        self.plies()
    }

    fn length(&self) -> usize {
        self.events().len()
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&self.game().view(self.state(), viewer))
    }

    fn history(&self, viewer: Viewer) -> Vec<Json> {
        let mut notices = Vec::with_capacity(self.events().len());
        self.walk(|before, event| notices.push(json(&self.game().redact(before, event, viewer))));
        notices
    }
}

fn json(value: &impl Serialize) -> Json {
    to_raw_value(value).expect("views and notices are plain data")
}
