//! What the arbiter may ask: to stop the game and its clocks, and to rule.

use game_core::Game;

use super::Room;
use super::preview::expect_short;
use crate::{Actor, Name, Phase, RecordKind, Refusal};

impl<G: Game> Room<G> {
    pub(super) fn take_chair(&self, actor: Actor, name: &Name) -> Result<Vec<RecordKind<G::Event>>, Refusal> {
        let Actor::Player(player) = actor else {
            return Err(Refusal::NotArbiter);
        };
        if self.table.is_person(actor) || self.is_arbiter(actor) {
            return Err(Refusal::AlreadySeated);
        }
        let stands = self.table.spec.arbiter && self.table.arbiter.is_none() && self.table.is_live();
        if !stands {
            return Err(Refusal::Taken);
        }
        let name = name.clone();
        Ok(vec![RecordKind::Arbiter { player, name }])
    }

    pub(super) fn pause(&self, actor: Actor, stop: bool) -> Result<Vec<RecordKind<G::Event>>, Refusal> {
        self.expect_arbiter(actor)?;
        match (self.table.phase, self.table.paused) {
            (Phase::Playing, paused) if paused == stop => Err(Refusal::OfferStands),
            (Phase::Playing, _) => Ok(vec![if stop {
                RecordKind::Pause
            } else {
                RecordKind::Resume
            }]),
            (Phase::Waiting, _) => Err(Refusal::NotStarted),
            (Phase::Between | Phase::Over | Phase::Aborted, _) => Err(Refusal::Over),
        }
    }

    /// A ruling holds while the game is stopped as well: that is what it is stopped for.
    pub(super) fn rule(
        &self,
        actor: Actor,
        seen: u64,
        text: &str,
    ) -> Result<Vec<RecordKind<G::Event>>, Refusal> {
        self.expect_arbiter(actor)?;
        self.expect_under_way()?;
        self.expect_fresh(seen)?;
        expect_short(text)?;
        let ruling: G::Action = text.parse().map_err(Refusal::Malformed)?;
        let ruling = ruling.to_string();
        let events = self.ruled(&ruling)?;
        Ok(vec![RecordKind::Rule { ruling, events }])
    }

    /// What the rules make of a ruling.
    pub(super) fn ruled(&self, ruling: &str) -> Result<Vec<G::Event>, Refusal> {
        let ruling: G::Action = ruling.parse().map_err(Refusal::Malformed)?;
        let events = self
            .game
            .arbitrate(&self.state, &ruling)
            .ok_or(Refusal::NotArbiter)?;
        events.map_err(Refusal::from)
    }

    pub(super) fn is_arbiter(&self, actor: Actor) -> bool {
        let arbiter = self.table.arbiter.as_ref();
        arbiter.is_some_and(|arbiter| Actor::Player(arbiter.player) == actor)
    }

    fn expect_arbiter(&self, actor: Actor) -> Result<(), Refusal> {
        if self.is_arbiter(actor) {
            Ok(())
        } else {
            Err(Refusal::NotArbiter)
        }
    }
}
