//! Bringing a room past a record.

use game_core::{Game, Incident, Seat, SeatSet, Standing, Tabled, Turn};

use super::{Fold, Milestone, Room};
use crate::{
    Arbiter, Away, Candidate, Clocks, Corrupt, Holder, Millis, Offer, OfferKind, Phase, Place, Record,
    RecordKind, Speaker, Talk,
};

/// Told of each event with the state before it, so that viewers can be told what they may learn.
pub(crate) type Watch<'a, G> = dyn FnMut(&G, &<G as Game>::State, &<G as Game>::Event) + 'a;

impl<G: Tabled> Room<G> {
    /// Brings the room past a line of its journal.
    ///
    /// # Errors
    /// When the line is not a record of this game; the room is then unchanged.
    pub fn fold_line(&mut self, line: &str, watch: &mut Watch<'_, G>) -> Result<Fold, Corrupt> {
        let record = line.parse()?;
        self.admit(&record)?;
        Ok(self.fold(&record, watch))
    }

    /// Refuses what would index a place or seat that the table does not have: a journal may have been
    /// edited by hand.
    fn admit(&self, record: &Record<G::Event>) -> Result<(), Corrupt> {
        let places = self.table.holders.len();
        let seat = |seat: game_core::Seat| {
            if seat.index() < self.table.seats.len() {
                Ok(())
            } else {
                Err(Corrupt::Expected("a seat of this game"))
            }
        };
        let place = |place: Place| {
            if place.index() < places {
                Ok(())
            } else {
                Err(Corrupt::Expected("a place of this table"))
            }
        };
        match &record.kind {
            RecordKind::Open { .. } => Err(Corrupt::Expected("no second table")),
            RecordKind::Begin { seats, .. } => {
                let mut sorted: Vec<_> = seats.iter().map(|place| place.index()).collect();
                sorted.sort_unstable();
                if sorted.into_iter().eq(0..places) {
                    Ok(())
                } else {
                    Err(Corrupt::Expected("every place once"))
                }
            }
            RecordKind::Act { seat: by, .. } | RecordKind::Hint { seat: by, .. } => seat(*by),
            RecordKind::Incident {
                incident: Incident::Flag(by) | Incident::Resignation(by),
                ..
            } => seat(*by),
            RecordKind::Takeback { keep } if *keep as usize > self.milestones.len() => {
                Err(Corrupt::Expected("a count of milestones"))
            }
            RecordKind::Sit { place: by, .. }
            | RecordKind::Admit { by }
            | RecordKind::Dismiss { by: Some(by) }
            | RecordKind::Claim { by }
            | RecordKind::Hand { by }
            | RecordKind::Queue { place: by }
            | RecordKind::Think { place: by }
            | RecordKind::Computer { place: by, .. }
            | RecordKind::Offer { by, .. }
            | RecordKind::Accept { by, .. }
            | RecordKind::Decline { by, .. }
            | RecordKind::Abort { by }
            | RecordKind::Say {
                by: Speaker::Place(by),
                ..
            } => place(*by),
            RecordKind::Seal(_)
            | RecordKind::Lexicon(_)
            | RecordKind::Away { .. }
            | RecordKind::Candidate { .. }
            | RecordKind::Dismiss { by: None }
            | RecordKind::Expire
            | RecordKind::Arbiter { .. }
            | RecordKind::Pause
            | RecordKind::Resume
            | RecordKind::Rule { .. }
            | RecordKind::Say {
                by: Speaker::Arbiter, ..
            }
            | RecordKind::Takeback { .. }
            | RecordKind::Incident {
                incident: Incident::Agreement,
                ..
            } => Ok(()),
        }
    }

    /// Brings the room past a record that [`Room::decide`] made.
    pub fn fold(&mut self, record: &Record<G::Event>, watch: &mut Watch<'_, G>) -> Fold {
        let at = record.at;
        let before = self.events.len();
        let mut fold = Fold {
            keep: before,
            board: true,
        };
        if record.kind.changes_board() {
            // What was said of the action that is awaited holds for that one alone.
            self.table.handed = None;
            self.table.queued = None;
            self.table.hinted = None;
        }
        match &record.kind {
            RecordKind::Begin { game, seats, events } => {
                self.begin_game(*game, seats, at);
                self.play(events, watch);
                self.dealt = self.events.len();
                self.go_on(at);
                fold.keep = 0;
            }
            RecordKind::Act { seat, events, .. } => {
                self.play(events, watch);
                self.milestones.push(Milestone {
                    seat: Some(*seat),
                    end: self.events.len() as u32,
                });
                self.table.acted[usize::from(seat.0 % self.table.sides)] = Some(*seat);
                // An act answers the others' offer of a draw, and makes any takeback mean another act.
                let mut offers = std::mem::take(&mut self.table.offers);
                offers.retain(|offer| offer.kind == OfferKind::Draw && self.table.is_of(offer.by, *seat));
                self.table.offers = offers;
                self.table.awaited = self.turn().awaited();
                let running = self.running(self.table.awaited);
                if let Some(clocks) = &mut self.table.clocks {
                    clocks.press(*seat, running, at);
                    clocks.grant(self.game.grace(&self.state), at);
                }
                self.go_on(at);
                self.note_reading();
            }
            RecordKind::Incident { events, .. } | RecordKind::Rule { events, .. } => {
                if let RecordKind::Incident {
                    incident: Incident::Flag(seat) | Incident::Resignation(seat),
                    ..
                } = record.kind
                {
                    self.table.retired = self.table.retired.with(seat);
                }
                self.play(events, watch);
                self.milestones.push(Milestone {
                    seat: None,
                    end: self.events.len() as u32,
                });
                self.table.offers.clear();
                self.go_on(at);
                if self.table.phase == Phase::Playing {
                    // What was claimed was somebody's part in the game, not its end.
                    self.table.claimed = None;
                }
                // Where a game goes on without whoever left it, others are awaited.
                self.run_clocks(at);
                self.note_reading();
            }
            RecordKind::Takeback { keep } => {
                self.take_back(*keep as usize, at);
                fold.keep = self.events.len();
            }
            other => {
                fold.board = false;
                self.fold_table(other, at);
                if let RecordKind::Sit { player, .. } = other {
                    self.attendance.sat(*player, at);
                }
            }
        }
        self.table.version += 1;
        self.table.updated = at;
        if fold.board {
            self.table.board_version = self.table.version;
            self.table.board_at = at;
        }
        if matches!(record.kind, RecordKind::Begin { .. }) {
            self.table.game_version = self.table.version;
        }
        if let Some(order) = record.order {
            self.table.done.note(order, self.table.version);
        }
        fold
    }

    /// What changes the table but not the board.
    fn fold_table(&mut self, kind: &RecordKind<G::Event>, at: Millis) {
        let table = &mut self.table;
        match kind {
            RecordKind::Seal(secret) => {
                table.commitment = secret.commitment();
                table.secret = secret.clone();
            }
            RecordKind::Lexicon(lexicon) => table.lexicon.clone_from(lexicon),
            RecordKind::Sit {
                place,
                player,
                salt,
                name,
            } => {
                table.holders[place.index()] = Holder::Person {
                    player: *player,
                    name: name.clone(),
                    salt: salt.clone(),
                };
                table.away[place.index()] = None;
            }
            RecordKind::Computer { place, level } => {
                let held = std::mem::replace(&mut table.holders[place.index()], Holder::Bot(*level));
                if let Holder::Person { player, name, salt } = held {
                    table.away[place.index()] = Some(Away { player, name, salt });
                }
            }
            RecordKind::Offer { kind, by } => {
                table.offers.push(Offer {
                    kind: *kind,
                    by: *by,
                    agreed: Vec::new(),
                    since: table.version + 1,
                });
                if *kind == OfferKind::Draw {
                    let team = usize::from(table.team(*by));
                    table.draw_offered[team] = Some(self.milestones.len());
                }
            }
            RecordKind::Accept { kind, by } => {
                if let Some(offer) = table.offers.iter_mut().find(|offer| offer.kind == *kind) {
                    offer.agreed.push(*by);
                }
            }
            RecordKind::Decline { kind, .. } => table.offers.retain(|offer| offer.kind != *kind),
            RecordKind::Abort { .. } | RecordKind::Expire => {
                table.phase = Phase::Aborted;
                table.awaited = SeatSet::EMPTY;
                table.offers.clear();
                if let Some(clocks) = &mut table.clocks {
                    clocks.stop(at);
                }
            }
            RecordKind::Say { by, team, text } => table.talk.push(Talk {
                by: *by,
                team: *team,
                text: text.clone(),
            }),
            RecordKind::Candidate { player, name } => {
                table.candidate = Some(Candidate {
                    player: *player,
                    name: name.clone(),
                    agreed: Vec::new(),
                    since: table.version + 1,
                });
            }
            RecordKind::Admit { by } => {
                if let Some(candidate) = &mut table.candidate {
                    candidate.agreed.push(*by);
                }
            }
            RecordKind::Dismiss { by } => {
                if let (Some(candidate), Some(_)) = (table.candidate.take(), by) {
                    table.turned_down.push(candidate.player);
                }
            }
            RecordKind::Claim { by } => table.claimed = Some(*by),
            RecordKind::Hand { by } => table.handed = Some(*by),
            RecordKind::Hint { seat, step } => {
                table.helped = table.helped.with(*seat);
                table.hinted = Some((*seat, *step));
            }
            RecordKind::Queue { place } => {
                table.queued = Some(*place);
                self.run_clocks(at);
            }
            RecordKind::Think { .. } => {
                table.queued = None;
                self.run_clocks(at);
            }
            RecordKind::Arbiter { player, name } => {
                table.candidate = None;
                table.arbiter = Some(Arbiter {
                    player: *player,
                    name: name.clone(),
                });
            }
            RecordKind::Pause => {
                table.paused = true;
                if let Some(clocks) = &mut table.clocks {
                    clocks.stop(at);
                }
            }
            RecordKind::Resume => {
                table.paused = false;
                table.offers.retain(|offer| offer.kind != OfferKind::Resume);
                self.run_clocks(at);
            }
            RecordKind::Away { millis } => {
                if let Some(clocks) = &mut table.clocks {
                    clocks.credit(*millis);
                }
            }
            RecordKind::Open { .. }
            | RecordKind::Begin { .. }
            | RecordKind::Act { .. }
            | RecordKind::Incident { .. }
            | RecordKind::Rule { .. }
            | RecordKind::Takeback { .. } => unreachable!("folded by the caller"),
        }
    }

    fn begin_game(&mut self, game: u16, seats: &[Place], at: Millis) {
        let table = &mut self.table;
        if game == 1 {
            table.score.fill(0);
            table.wins.fill(0);
        }
        table.game = game;
        table.serial += 1;
        table.begun = at;
        table.seats = seats.to_vec();
        table.phase = Phase::Playing;
        table.paused = false;
        table.outcome = None;
        table.retired = SeatSet::EMPTY;
        table.acted.fill(None);
        table.claimed = None;
        table.helped = SeatSet::EMPTY;
        table.offers.clear();
        table.draw_offered.fill(None);
        table.clocks = table.spec.quotas().map(|quotas| {
            let by_seat = seats.iter().map(|place| quotas[place.index()]);
            Clocks::new(by_seat.take(usize::from(table.sides)).collect(), at)
        });
        let ended = std::mem::replace(&mut self.state, self.game.blank());
        if game == 1 {
            self.earlier.clear();
        } else {
            self.earlier.push(ended);
        }
        self.events.clear();
        self.milestones.clear();
        self.readings.clear();
    }

    fn play(&mut self, events: &[G::Event], watch: &mut Watch<'_, G>) {
        // Every move is folded into a copy, which has no room to spare: growing by half a game for one move
        // would double what a table holds.
        self.events.reserve_exact(events.len());
        self.milestones.reserve_exact(1);
        self.readings.reserve_exact(usize::from(self.table.sides));
        for event in events {
            watch(&self.game, &self.state, event);
            self.game.evolve(&mut self.state, event);
            self.events.push(event.clone());
        }
    }

    /// Looks at whose turn it is, and ends the game when it is nobody's.
    fn go_on(&mut self, at: Millis) {
        let turn = self.turn();
        self.table.awaited = turn.awaited();
        let Turn::Over(outcome) = turn else { return };
        let table = &mut self.table;
        for (seat, points) in outcome.points.iter().enumerate() {
            if let Some(place) = table.seats.get(seat) {
                table.score[place.index()] += points;
                table.wins[place.index()] += u16::from(outcome.winners.contains(Seat(seat as u8)));
            }
        }
        table.outcome = Some(outcome);
        let over = self.game.match_over(Standing {
            agreed: table.spec.games,
            played: table.game,
            points: &table.score,
            wins: &table.wins,
        });
        table.phase = if over { Phase::Over } else { Phase::Between };
        table.paused = false;
        table.offers.clear();
        if let Some(clocks) = &mut table.clocks {
            clocks.stop(at);
        }
    }

    /// The time of those who are awaited now runs, in a game that goes on.
    fn run_clocks(&mut self, at: Millis) {
        if self.table.phase != Phase::Playing || self.table.paused {
            return;
        }
        let running = self.running(self.table.awaited);
        if let Some(clocks) = &mut self.table.clocks {
            clocks.start(running, at);
        }
    }

    fn note_reading(&mut self) {
        if let Some(clocks) = &self.table.clocks {
            self.readings.extend(clocks.reading());
        }
    }

    fn take_back(&mut self, keep: usize, at: Millis) {
        self.milestones.truncate(keep);
        let end = self
            .milestones
            .last()
            .map_or(self.dealt, |milestone| milestone.end as usize);
        self.events.truncate(end);
        self.state = self.game.blank();
        for event in &self.events {
            self.game.evolve(&mut self.state, event);
        }
        self.table.offers.clear();
        self.table.draw_offered.fill(None);
        self.table.acted.fill(None);
        for seat in self.milestones.iter().filter_map(|milestone| milestone.seat) {
            self.table.acted[usize::from(seat.0 % self.table.sides)] = Some(seat);
        }
        self.table.awaited = self.turn().awaited();
        let running = self.running(self.table.awaited);
        if let Some(clocks) = &mut self.table.clocks {
            let sides = usize::from(self.table.sides);
            self.readings.truncate(keep * sides);
            match keep.checked_sub(1) {
                Some(last) => clocks.restore(&self.readings[last * sides..], running, at),
                None => clocks.refill(running, at),
            }
        }
    }
}
