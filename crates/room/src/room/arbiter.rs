//! What the arbiter may ask: to stop the game and its clocks, and to rule.

use game_core::Tabled;

use super::Room;
use super::preview::expect_short;
use crate::{Actor, Candidate, Holder, Name, Phase, Place, RecordKind, Refusal, Table};

impl<G: Tabled> Room<G> {
    pub(super) fn take_chair(&self, actor: Actor, name: &Name) -> Result<Vec<RecordKind<G::Event>>, Refusal> {
        let Actor::Player(player) = actor else {
            return Err(Refusal::NotArbiter);
        };
        if self.table.is_person(actor)
            || self.is_arbiter(actor)
            || self.table.kept_for(player).next().is_some()
        {
            return Err(Refusal::AlreadySeated);
        }
        let table = &self.table;
        if !table.spec.arbiter || table.arbiter.is_some() || !table.is_live() {
            return Err(Refusal::Taken);
        }
        if table.turned_down.contains(&player) {
            return Err(Refusal::TurnedDown);
        }
        match &table.candidate {
            Some(Candidate { player: asking, .. }) if *asking == player => Err(Refusal::AlreadySeated),
            Some(_) => Err(Refusal::Taken),
            None => Ok(vec![RecordKind::Candidate {
                player,
                name: name.clone(),
            }]),
        }
    }

    /// Somebody who plays agrees to the candidate, who sits down when everybody has.
    pub(super) fn admit_candidate(&self, actor: Actor) -> Result<Vec<RecordKind<G::Event>>, Refusal> {
        let by = self.place_for(actor)?;
        let candidate = self.table.candidate.as_ref().ok_or(Refusal::NoCandidate)?;
        let own = self.table.held_with(by);
        if candidate.agreed.iter().any(|place| own.contains(place)) {
            return Err(Refusal::OfferStands);
        }
        let mut kinds = vec![RecordKind::Admit { by }];
        if self.table.free_place(None).is_none() {
            kinds.extend(self.seated_candidate(&self.table, &[by]));
        }
        Ok(kinds)
    }

    /// Somebody who plays turns the candidate down, or the candidate thinks better of it.
    pub(super) fn dismiss(&self, actor: Actor) -> Result<Vec<RecordKind<G::Event>>, Refusal> {
        let candidate = self.table.candidate.as_ref().ok_or(Refusal::NoCandidate)?;
        let by = match actor {
            Actor::Player(player) if player == candidate.player => None,
            _ => Some(self.place_for(actor)?),
        };
        Ok(vec![RecordKind::Dismiss { by }])
    }

    /// The candidate takes the chair if all the people of `table` have agreed, `also` among them. Whoever
    /// is still to come is still to be asked: nobody's game is ruled on by somebody they did not agree to.
    pub(super) fn seated_candidate(&self, table: &Table, also: &[Place]) -> Option<RecordKind<G::Event>> {
        let Candidate {
            player, name, agreed, ..
        } = table.candidate.clone()?;
        let has_agreed = |place| {
            let own = table.held_with(place);
            agreed.iter().chain(also).any(|place| own.contains(place))
        };
        let people = (0u8..).map(Place).zip(&table.holders);
        let mut people = people.filter(|(_, holder)| matches!(holder, Holder::Person { .. }));
        people
            .all(|(place, _)| has_agreed(place))
            .then_some(RecordKind::Arbiter { player, name })
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
