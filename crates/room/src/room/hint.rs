//! Who may be lent a hand, and what the game is marked with for it (ADR 0034).

use game_core::{Clause, Seat, Tabled};

use super::Room;
use crate::{Actor, Holder, Place, PlayerId, RecordKind, Refusal};

/// The last step: the action itself, and why it is good.
const LAST_STEP: u8 = 3;

impl<G: Tabled> Room<G> {
    /// Whether whoever is awaited may be lent a hand at this table.
    ///
    /// # Errors
    /// [`Refusal::HintClock`] or [`Refusal::HintArbiter`] where play is in earnest; among people
    /// [`Refusal::HintForbidden`] where the rules want players to find their words by themselves, and
    /// [`Refusal::HintNotAgreed`] where the table was not opened so.
    pub fn allows_hints(&self) -> Result<(), Refusal> {
        let spec = &self.table.spec;
        if spec.has_clocks() {
            return Err(Refusal::HintClock);
        }
        if spec.arbiter {
            return Err(Refusal::HintArbiter);
        }
        if self.is_solitary() {
            return Ok(());
        }
        if let Some(clause) = self.game.unaided() {
            return Err(Refusal::HintForbidden { clause: clause.id() });
        }
        if spec.hints {
            Ok(())
        } else {
            Err(Refusal::HintNotAgreed)
        }
    }

    /// Whether one person plays, there or away, on one side only: a screen with both sides may be shared
    /// by two people, of whom the house knows one.
    fn is_solitary(&self) -> bool {
        let table = &self.table;
        let sitters = (0u8..).map(Place).zip(table.holders.iter().zip(&table.away));
        let mut people = sitters.filter_map(|(place, (holder, away))| {
            let player = match (holder, away) {
                (Holder::Person { player, .. }, _) => *player,
                (_, Some(away)) => away.player,
                _ => return None,
            };
            Some((player, table.team(place)))
        });
        let first = people.next();
        people.all(|other| Some(other) == first)
    }

    /// The seat for which `player`, who saw the table at version `seen`, may be told a step of a hint: the
    /// one that is awaited of them.
    ///
    /// # Errors
    /// [`Refusal::NotSeated`], [`Refusal::NotStarted`], [`Refusal::Over`], [`Refusal::Paused`],
    /// [`Refusal::Stale`], [`Refusal::NotYourTurn`], or what [`Room::allows_hints`] says.
    pub fn may_be_hinted(&self, player: PlayerId, seen: u64) -> Result<Seat, Refusal> {
        let actor = Actor::Player(player);
        self.place_for(actor)?;
        self.expect_playing()?;
        self.expect_fresh(seen)?;
        let seat = self.table.awaited_of(actor).iter().next();
        let seat = seat.ok_or(Refusal::NotYourTurn)?;
        self.allows_hints()?;
        Ok(seat)
    }

    /// Notes that the asker is told a step; nothing where they were told as much of this position before.
    pub(super) fn hint(
        &self,
        actor: Actor,
        seen: u64,
        step: u8,
    ) -> Result<Vec<RecordKind<G::Event>>, Refusal> {
        let Actor::Player(player) = actor else {
            return Err(Refusal::NotYourTurn);
        };
        let seat = self.may_be_hinted(player, seen)?;
        let step = step.clamp(1, LAST_STEP);
        let told = self.table.hinted(seat) >= step;
        Ok(if told {
            Vec::new()
        } else {
            vec![RecordKind::Hint { seat, step }]
        })
    }
}
