//! Deciding what an input leads to.

use game_core::{Game, Incident, NextStart, Seat, Tabled};

use super::Room;
use super::preview::expect_short;
use crate::{
    Actor, Input, Millis, Offer, OfferKind, Phase, Place, Record, RecordKind, Refusal, Secret, Speaker,
    Table, Talk,
};

type Records<G> = Result<Vec<RecordKind<<G as Game>::Event>>, Refusal>;

impl<G: Tabled> Room<G> {
    /// What an input leads to: records to keep and then to fold. The room itself does not change.
    ///
    /// `seen` is the version the asker saw when they decided, and `fresh` gives a new secret when a
    /// new match begins. Whatever is [overdue](Room::overdue) comes first.
    ///
    /// # Errors
    /// When the input is refused, by the room or by the rules.
    pub fn decide(
        &self,
        now: Millis,
        actor: Actor,
        seen: u64,
        input: &Input,
        fresh: &mut dyn FnMut() -> Secret,
    ) -> Result<Vec<Record<G::Event>>, Refusal> {
        let kinds = match input {
            Input::Sit { place, name, salt } => self.sit(actor, *place, name, salt)?,
            Input::Fill(level) => self.fill(actor, *level)?,
            Input::Return => self.come_back(actor)?,
            Input::Act(text) => self.act(actor, seen, text)?,
            Input::Resign => {
                self.place_for(actor)?;
                self.expect_under_way()?;
                let seat = self.seat_for(actor)?;
                self.incident(Incident::Resignation(seat))?
            }
            Input::Arbitrate { name } => self.take_chair(actor, name)?,
            Input::Admit => self.admit_candidate(actor)?,
            Input::Dismiss => self.dismiss(actor)?,
            Input::Claim => self.claim(now, actor)?,
            Input::HandOver => self.hand_over_to_partner(actor, seen)?,
            Input::Hint(step) => self.hint(actor, seen, *step)?,
            Input::Queue => self.queue(actor, true)?,
            Input::Think => self.queue(actor, false)?,
            Input::Pause => self.pause(actor, true)?,
            Input::Resume => self.pause(actor, false)?,
            Input::Rule(text) => self.rule(actor, seen, text)?,
            Input::Abort => self.abort(actor)?,
            Input::Offer(kind) => self.offer(actor, *kind, fresh)?,
            Input::Accept(kind) => self.accept(actor, *kind, fresh)?,
            Input::Decline(kind) => {
                let by = self.place_for(actor)?;
                self.table.offer(*kind).ok_or(Refusal::NoOffer)?;
                vec![RecordKind::Decline { kind: *kind, by }]
            }
            Input::Next => {
                self.place_for(actor)?;
                if self.table.phase != Phase::Between {
                    return Err(if self.table.is_live() {
                        Refusal::NotStarted
                    } else {
                        Refusal::Over
                    });
                }
                let game = self.table.game + 1;
                vec![self.begin(&self.table, game, self.next_seats(&self.table, game))]
            }
            Input::Say(text) => self.say(actor, false, text)?,
            Input::SayTeam(text) => self.say(actor, true, text)?,
        };
        self.expect_seen(seen, input)?;
        Ok(self.dated(now, kinds))
    }

    /// Refuses what was decided on a table that is another now, as far as that matters to it. Nobody
    /// resigns a game that they have not seen begin, however late what they sent arrives.
    fn expect_seen(&self, seen: u64, input: &Input) -> Result<(), Refusal> {
        let oldest = match input {
            Input::Sit { .. }
            | Input::Fill(_)
            | Input::Return
            | Input::Arbitrate { .. }
            | Input::Queue
            | Input::Think
            | Input::Say(_)
            | Input::SayTeam(_) => return Ok(()),
            Input::Act(_)
            | Input::Rule(_)
            | Input::Claim
            | Input::HandOver
            | Input::Hint(_)
            | Input::Next
            | Input::Offer(OfferKind::Rematch) => self.table.board_version,
            Input::Admit | Input::Dismiss => {
                let candidate = self.table.candidate.as_ref();
                candidate.map_or(0, |candidate| candidate.since)
            }
            Input::Accept(kind) => self.offered(*kind).max(self.table.board_version),
            Input::Decline(kind) => self.offered(*kind),
            Input::Resign | Input::Abort | Input::Pause | Input::Resume | Input::Offer(_) => {
                self.table.game_version
            }
        };
        if (oldest..=self.table.version).contains(&seen) {
            Ok(())
        } else {
            Err(Refusal::Stale)
        }
    }

    /// The version at which an offer was made that stands.
    fn offered(&self, kind: OfferKind) -> u64 {
        self.table.offer(kind).map_or(0, |offer| offer.since)
    }

    /// What time alone has brought about by `now`: a fallen flag, computers that stand in for those who
    /// are away, the end of a table that nobody waits at, or nothing.
    pub fn overdue(&self, now: Millis) -> Vec<Record<G::Event>> {
        if self.table.phase != Phase::Playing {
            return self.dated(now, self.expired(now));
        }
        let flagged = self.table.clocks.as_ref().and_then(|clocks| clocks.flagged(now));
        let kinds = flagged
            .and_then(|seat| self.incident(Incident::Flag(seat)).ok())
            .unwrap_or_else(|| self.stood_in(now));
        self.dated(now, kinds)
    }

    /// The records of what was decided at `at`. A word list that has taken another's place since the
    /// table was last in memory is named before the first thing that it has a part in.
    fn dated(&self, at: Millis, mut kinds: Vec<RecordKind<G::Event>>) -> Vec<Record<G::Event>> {
        if kinds.iter().any(RecordKind::is_decided) {
            let present = self.game.lexicon();
            if present != self.table.lexicon {
                kinds.insert(0, RecordKind::Lexicon(present));
            }
        }
        kinds.into_iter().map(|kind| Record::new(at, kind)).collect()
    }

    /// What to record when the server comes back at `now` after it was last alive at `last_alive`.
    pub fn back_from_away(&self, now: Millis, last_alive: Millis) -> Option<Record<G::Event>> {
        let running = self.table.clocks.as_ref().is_some_and(crate::Clocks::any_running);
        let millis = now.since(last_alive.max(self.table.updated));
        (running && millis > 0).then(|| Record::new(now, RecordKind::Away { millis }))
    }

    fn sit(&self, actor: Actor, wanted: Option<Place>, name: &crate::Name, salt: &crate::Salt) -> Records<G> {
        let Actor::Player(player) = actor else {
            return Err(Refusal::NotSeated);
        };
        if self.table.is_person(actor) || self.is_arbiter(actor) {
            return Err(Refusal::AlreadySeated);
        }
        let place = match self.table.phase {
            Phase::Waiting => self.table.free_place(wanted).ok_or(Refusal::Taken)?,
            _ => return Err(Refusal::Taken),
        };
        let sit = RecordKind::Sit {
            place,
            player,
            salt: salt.clone(),
            name: name.clone(),
        };
        // The salts of all who sit are part of the dice, this one's included.
        let mut table = self.table.clone();
        table.holders[place.index()] = crate::Holder::Person {
            player,
            name: name.clone(),
            salt: salt.clone(),
        };
        let asks = self.table.candidate.as_ref().filter(|asks| asks.player == player);
        // Whoever plays cannot be the arbiter.
        let withdraws = asks.map(|_| RecordKind::Dismiss { by: None });
        let mut kinds: Vec<_> = withdraws.into_iter().chain([sit]).collect();
        if table.free_place(None).is_none() {
            kinds.push(self.begin(&table, 1, self.first_seats(&table)));
        }
        Ok(kinds)
    }

    /// The host waits no longer: computers take the places that are free.
    fn fill(&self, actor: Actor, level: u8) -> Records<G> {
        let by = self.place_for(actor)?;
        if self.table.phase != Phase::Waiting {
            return Err(Refusal::Taken);
        }
        if by != Place(0) {
            return Err(Refusal::NotHost);
        }
        let mut table = self.table.clone();
        let mut kinds = Vec::new();
        while let Some(place) = table.free_place(None) {
            table.holders[place.index()] = crate::Holder::Bot(level);
            kinds.push(RecordKind::Computer { place, level });
        }
        kinds.extend(self.seated_candidate(&table, &[]));
        kinds.push(self.begin(&table, 1, self.first_seats(&table)));
        Ok(kinds)
    }

    fn act(&self, actor: Actor, seen: u64, text: &str) -> Records<G> {
        self.place_for(actor)?;
        self.expect_playing()?;
        self.expect_fresh(seen)?;
        let seats = self.table.awaited_of(actor);
        if seats.is_empty() {
            return Err(Refusal::NotYourTurn);
        }
        expect_short(text)?;
        let action: G::Action = text.parse().map_err(Refusal::Malformed)?;
        let whose = self.game.whose(&self.state, seats, &action);
        let seat = whose
            .filter(|&seat| seats.contains(seat))
            .or_else(|| seats.iter().next())
            .ok_or(Refusal::NotYourTurn)?;
        let mut dice = self
            .table
            .dice(self.table.game, &self.milestones.len().to_string());
        let events = self.game.decide(&self.state, seat, &action, &mut dice)?;
        Ok(vec![RecordKind::Act {
            seat,
            action: action.to_string(),
            events,
        }])
    }

    fn abort(&self, actor: Actor) -> Records<G> {
        let by = self.place_for(actor)?;
        match self.table.phase {
            Phase::Playing if self.may_abort() => {}
            Phase::Waiting if by == Place(0) => {}
            Phase::Over | Phase::Aborted => return Err(Refusal::Over),
            _ => return Err(Refusal::CannotAbort),
        }
        Ok(vec![RecordKind::Abort { by }])
    }

    /// Whether the game can still be given up as if it had never been.
    pub(super) fn may_abort(&self) -> bool {
        self.plies() < 2 && self.table.game == 1
    }

    fn offer(&self, actor: Actor, kind: OfferKind, fresh: &mut dyn FnMut() -> Secret) -> Records<G> {
        let by = match kind {
            OfferKind::Takeback => self.place_that_acted(actor)?,
            OfferKind::Draw | OfferKind::Rematch | OfferKind::Resume => self.place_for(actor)?,
        };
        if let Some(offer) = self.table.offer(kind) {
            // Offering what the other side has offered is agreeing.
            return self.agree(offer, by, fresh);
        }
        match kind {
            OfferKind::Draw => {
                self.expect_playing()?;
                self.incident(Incident::Agreement)?;
                let seat = self.table.seat_of(by).ok_or(Refusal::NotSeated)?;
                let acted_since = |count: usize| {
                    self.milestones[count.min(self.milestones.len())..]
                        .iter()
                        .any(|milestone| self.is_by_side_of(seat, milestone))
                };
                let offered = self.table.draw_offered[usize::from(self.table.team(by))];
                if offered.is_some_and(|count| !acted_since(count)) {
                    return Err(Refusal::OfferStands);
                }
            }
            OfferKind::Takeback => {
                self.expect_playing()?;
                self.takeback_target(by)?;
            }
            OfferKind::Rematch => self.expect_ended()?,
            OfferKind::Resume => self.expect_stopped()?,
        }
        let alone = self.table.juries(kind, by).is_empty();
        if alone && kind == OfferKind::Draw && self.table.has_bot() {
            // The computer plays on: the offer is seen to be declined, and counts as made.
            return Ok(vec![
                RecordKind::Offer { kind, by },
                RecordKind::Decline {
                    kind,
                    by: self.bot_place().unwrap_or(by),
                },
            ]);
        }
        if alone {
            self.effect(kind, by, fresh)
        } else {
            Ok(vec![RecordKind::Offer { kind, by }])
        }
    }

    fn accept(&self, actor: Actor, kind: OfferKind, fresh: &mut dyn FnMut() -> Secret) -> Records<G> {
        let by = self.place_for(actor)?;
        let offer = self.table.offer(kind).ok_or(Refusal::NoOffer)?;
        self.agree(offer, by, fresh)
    }

    /// `by` agrees to a standing offer, which takes effect when all have whose agreement it needs.
    fn agree(&self, offer: &Offer, by: Place, fresh: &mut dyn FnMut() -> Secret) -> Records<G> {
        let kind = offer.kind;
        if matches!(kind, OfferKind::Draw | OfferKind::Takeback) {
            self.expect_playing()?;
        }
        let mut open = self.table.juries(kind, offer.by);
        open.retain(|jury| !jury.iter().any(|place| offer.agreed.contains(place)));
        // Whoever holds several places agrees with one that is asked.
        let asked = |place: &Place| open.iter().any(|jury| jury.contains(place));
        let own = self.table.held_with(by);
        let by = own.into_iter().find(asked).ok_or(Refusal::OfferStands)?;
        open.retain(|jury| !jury.contains(&by));
        let mut kinds = vec![RecordKind::Accept { kind, by }];
        if open.is_empty() {
            kinds.extend(self.effect(kind, offer.by, fresh)?);
        }
        Ok(kinds)
    }

    /// What an offer of `by` leads to once everybody has agreed.
    fn effect(&self, kind: OfferKind, by: Place, fresh: &mut dyn FnMut() -> Secret) -> Records<G> {
        match kind {
            OfferKind::Draw => self.incident(Incident::Agreement),
            OfferKind::Takeback => Ok(vec![RecordKind::Takeback {
                keep: self.takeback_target(by)?,
            }]),
            OfferKind::Rematch => {
                self.expect_ended()?;
                let mut table = self.table.clone();
                table.secret = fresh();
                let begin = self.begin(&table, 1, self.next_seats(&table, 1));
                Ok(vec![RecordKind::Seal(table.secret), begin])
            }
            OfferKind::Resume => {
                self.expect_stopped()?;
                Ok(vec![RecordKind::Resume])
            }
        }
    }

    /// How many milestones stay when the side of `by` takes its last action back.
    fn takeback_target(&self, by: Place) -> Result<u32, Refusal> {
        let seat = self.table.seat_of(by).ok_or(Refusal::NotSeated)?;
        let last = self
            .milestones
            .iter()
            .rposition(|milestone| self.is_by_side_of(seat, milestone))
            .ok_or(Refusal::CannotTakeBack)?;
        let start = last
            .checked_sub(1)
            .map_or(self.dealt, |before| self.milestones[before].end as usize);
        let crossable = self.milestones[last..]
            .iter()
            .all(|milestone| milestone.seat.is_some())
            && self.events[start..]
                .iter()
                .all(|event| self.game.retractable(event));
        if crossable {
            u32::try_from(last).map_err(|_| Refusal::CannotTakeBack)
        } else {
            Err(Refusal::CannotTakeBack)
        }
    }

    fn say(&self, actor: Actor, team: bool, text: &str) -> Records<G> {
        let by = match self.place_for(actor) {
            Ok(place) if team && !self.table.has_partner(place) => return Err(Refusal::NoPartner),
            Ok(place) => Speaker::Place(place),
            Err(_) if self.is_arbiter(actor) && team => return Err(Refusal::NoPartner),
            Err(_) if self.is_arbiter(actor) => Speaker::Arbiter,
            Err(refusal) => return Err(refusal),
        };
        let text = Talk::plain(text)?;
        Ok(vec![RecordKind::Say { by, team, text }])
    }

    pub(super) fn incident(&self, incident: Incident) -> Records<G> {
        let events = self.game.incident(&self.state, incident)?;
        Ok(vec![RecordKind::Incident { incident, events }])
    }

    pub(super) fn place_for(&self, actor: Actor) -> Result<Place, Refusal> {
        self.table.place_for(actor).ok_or(Refusal::NotSeated)
    }

    /// The place whose action `actor` means to take back: on a shared screen the one that acted last.
    fn place_that_acted(&self, actor: Actor) -> Result<Place, Refusal> {
        let own = |place: &Place| self.table.places_of(actor).any(|held| held == *place);
        let acted = self
            .milestones
            .iter()
            .rev()
            .filter_map(|milestone| self.table.place_of(milestone.seat?));
        let last = acted.take(self.table.seats.len()).find(own);
        last.map_or_else(|| self.place_for(actor), Ok)
    }

    pub(super) fn seat_for(&self, actor: Actor) -> Result<Seat, Refusal> {
        self.table
            .seat_of(self.place_for(actor)?)
            .ok_or(Refusal::NotSeated)
    }

    fn bot_place(&self) -> Option<Place> {
        let bot = self
            .table
            .holders
            .iter()
            .position(|holder| matches!(holder, crate::Holder::Bot(_)))?;
        u8::try_from(bot).ok().map(Place)
    }

    /// Refuses what needs a game that nobody has stopped.
    pub(super) fn expect_playing(&self) -> Result<(), Refusal> {
        self.expect_under_way()?;
        if self.table.paused {
            Err(Refusal::Paused)
        } else {
            Ok(())
        }
    }

    /// Refuses what needs a game that the arbiter has stopped.
    fn expect_stopped(&self) -> Result<(), Refusal> {
        self.expect_under_way()?;
        if self.table.paused {
            Ok(())
        } else {
            Err(Refusal::OfferStands)
        }
    }

    pub(super) fn expect_under_way(&self) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Playing => Ok(()),
            Phase::Waiting => Err(Refusal::NotStarted),
            Phase::Between | Phase::Over | Phase::Aborted => Err(Refusal::Over),
        }
    }

    fn expect_ended(&self) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Over => Ok(()),
            Phase::Aborted => Err(Refusal::Over),
            Phase::Waiting | Phase::Playing | Phase::Between => Err(Refusal::NotStarted),
        }
    }

    /// Refuses what was decided on another board, or on one that is not there yet.
    pub(super) fn expect_fresh(&self, seen: u64) -> Result<(), Refusal> {
        let present = self.table.board_version..=self.table.version;
        if present.contains(&seen) {
            Ok(())
        } else {
            Err(Refusal::Stale)
        }
    }

    /// The seats of the game that follows, numbered `game` and dealt with the dice of `table`. Those who
    /// sit stay in their order, so that with two the colours swap or stay.
    fn next_seats(&self, table: &Table, game: u16) -> Vec<Place> {
        let mut seats = self.table.seats.clone();
        let first = self.first_of(game).map(Seat::index).unwrap_or_else(|| {
            let mut dice = table.dice(game, "seats");
            game_core::Dice::below(&mut dice, seats.len() as u32) as usize
        });
        seats.rotate_left(first);
        seats
    }

    /// The seat of the game that ended whose player has the first one in the game that follows, numbered
    /// `game`; none where the lot decides.
    fn first_of(&self, game: u16) -> Option<Seat> {
        let seats = self.table.seats.len() as u8;
        let outcome = self.table.outcome.as_ref();
        let loser = outcome
            .filter(|outcome| !outcome.winners.is_empty())
            .and_then(|outcome| {
                let mut all = (0..seats).map(Seat);
                all.find(|seat| !outcome.winners.contains(*seat))
            });
        match (self.game.next_start(game), loser) {
            (NextStart::Lot, _) => None,
            (NextStart::Loser, Some(loser)) => Some(loser),
            (NextStart::Alternate | NextStart::Loser, _) => Some(Seat(1 % seats)),
        }
    }

    /// The seat whose player has the first one in the game that follows, the next of the match or the first
    /// of a rematch; none where the lot decides, and while nothing follows yet.
    pub fn next_first(&self) -> Option<Seat> {
        match self.table.phase {
            Phase::Between => self.first_of(self.table.game + 1),
            Phase::Over => self.first_of(1),
            Phase::Waiting | Phase::Playing | Phase::Aborted => None,
        }
    }
}
