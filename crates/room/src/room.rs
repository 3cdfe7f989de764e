//! The room itself: a game and the table around it.

mod arbiter;
mod audit;
mod claim;
mod consult;
mod decide;
mod fold;
mod hint;
mod partner;
mod preview;
mod queue;
mod sheet;
mod stand_in;

pub use audit::Dispute;

use game_core::{Game, LexiconId, Seat, SeatSet, Tabled, Turn};

use crate::{
    Actor, Corrupt, Holder, Millis, Name, Phase, Place, PlayerId, Record, RecordKind, Salt, Secret,
    SpecFault, Table, TableSpec,
};

/// A game and the table around it.
#[derive(Clone)]
pub struct Room<G: Tabled> {
    game: G,
    table: Table,
    state: G::State,
    /// How the games of the match before this one ended.
    earlier: Vec<G::State>,
    events: Vec<G::Event>,
    /// How many events the deal took.
    dealt: usize,
    milestones: Vec<Milestone>,
    /// What every clock showed after each milestone, seat by seat.
    readings: Vec<u32>,
    attendance: stand_in::Attendance,
}

/// A point of the game that a takeback can go back to, or cannot go past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Milestone {
    /// The seat that acted; none for an incident, which no takeback crosses.
    seat: Option<Seat>,
    /// How many events there were then. Every table in memory keeps one of these a move, so it is small.
    end: u32,
}

/// What a record did to the list of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fold {
    /// How many of the events before it still stand.
    pub keep: usize,
    /// Whether the board changed.
    pub board: bool,
}

/// A new room, and the records that made it.
pub type Opening<G> = (Room<G>, Vec<Record<<G as Game>::Event>>);

impl<G: Tabled> Room<G> {
    /// Sets up a table and seats its host, at several places when the screen is shared.
    ///
    /// Returns the room and the records that made it, which are to be kept.
    ///
    /// # Errors
    /// When the table cannot be set up so.
    pub fn open(
        game: G,
        spec: TableSpec,
        at: Millis,
        host: Host,
        secret: Secret,
    ) -> Result<Opening<G>, SpecFault> {
        spec.check(game.seats(), game.sides())?;
        if !game.fits_match(spec.games) {
            return Err(SpecFault::Games);
        }
        if spec.arbiter && !game.has_arbiter() {
            return Err(SpecFault::Arbiter);
        }
        if spec.hints && game.unaided().is_some() {
            return Err(SpecFault::Hints);
        }
        let lexicon = game.lexicon();
        let mut room = Room::new(game, spec.clone(), lexicon.clone(), at);
        let mut records = Vec::new();
        let mut note = |room: &mut Room<G>, kind| {
            let record = Record::new(at, kind);
            room.fold(&record, &mut |_, _, _| ());
            records.push(record);
        };
        room.table.version = 1;
        note(&mut room, RecordKind::Seal(secret));
        let is_free = |place: &Place| spec.places.get(place.index()).is_some_and(|at| at.bot.is_none());
        for &place in host.places.iter().filter(|place| is_free(place)) {
            let Host {
                player, name, salt, ..
            } = host.clone();
            note(
                &mut room,
                RecordKind::Sit {
                    place,
                    player,
                    salt,
                    name,
                },
            );
        }
        if room.table.free_place(None).is_none() {
            let begin = room.begin(&room.table, 1, room.first_seats(&room.table));
            note(&mut room, begin);
        }
        records.insert(
            0,
            Record::new(
                at,
                RecordKind::Open {
                    spec: Box::new(spec),
                    lexicon,
                },
            ),
        );
        Ok((room, records))
    }

    /// The room before any record but its first.
    pub(crate) fn new(game: G, spec: TableSpec, lexicon: Option<LexiconId>, at: Millis) -> Room<G> {
        let state = game.blank();
        let table = Table::new(spec, game.sides(), lexicon, at);
        Room {
            game,
            table,
            state,
            earlier: Vec::new(),
            events: Vec::new(),
            dealt: 0,
            milestones: Vec::new(),
            readings: Vec::new(),
            attendance: stand_in::Attendance::default(),
        }
    }

    /// The room that `lines` of a journal tell of. The game may have been given another word list than
    /// the one that decided then: the events say what came of it.
    ///
    /// # Errors
    /// When a line is not a record, or the first does not set up a table for this game.
    pub fn restore<'a>(game: G, lines: impl IntoIterator<Item = &'a str>) -> Result<Room<G>, Corrupt> {
        let mut lines = lines.into_iter();
        let first: Record<G::Event> = lines.next().ok_or(Corrupt::Expected("a first record"))?.parse()?;
        let RecordKind::Open { spec, lexicon } = first.kind else {
            return Err(Corrupt::Expected("a table first"));
        };
        spec.check(game.seats(), game.sides())
            .map_err(|_| Corrupt::Expected("a playable table"))?;
        let mut room = Room::new(game, *spec, lexicon, first.at);
        room.table.version = 1;
        for line in lines {
            room.fold_line(line, &mut |_, _, _| ())?;
        }
        Ok(room)
    }

    /// The game's rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Everything but the board.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The whole truth of the present game: for the house alone, never for a viewer.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What happened in the present game.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// How many actions have been played in the present game.
    pub fn plies(&self) -> usize {
        self.milestones
            .iter()
            .filter(|milestone| milestone.seat.is_some())
            .count()
    }

    /// When a clock will run out, a computer stand in for somebody, or a table be waited at no longer, if
    /// nothing happens before.
    pub fn deadline(&self) -> Option<Millis> {
        let clock = self.table.clocks.as_ref().and_then(crate::Clocks::deadline);
        let waited = self.stand_in_deadline().into_iter().chain(self.expiry());
        clock.into_iter().chain(waited).min()
    }

    /// Walks through the present game: each event with the state before it.
    pub fn walk(&self, mut visit: impl FnMut(&G::State, &G::Event)) {
        let mut state = self.game.blank();
        for event in &self.events {
            visit(&state, event);
            self.game.evolve(&mut state, event);
        }
    }

    /// The seats whose clocks run: awaited, their side past its first action, and not kept waiting by the
    /// house itself.
    fn running(&self, awaited: SeatSet) -> SeatSet {
        let has_acted = |seat: &Seat| {
            self.milestones
                .iter()
                .any(|milestone| self.is_by_side_of(*seat, milestone))
        };
        let queues = |seat: &Seat| {
            self.table
                .queued
                .is_some_and(|place| self.table.is_of(place, *seat))
        };
        awaited
            .iter()
            .filter(|seat| has_acted(seat) && !queues(seat))
            .collect()
    }

    /// Whether `milestone` was reached by a seat on the side of `seat`.
    fn is_by_side_of(&self, seat: Seat, milestone: &Milestone) -> bool {
        let sides = self.table.sides;
        milestone.seat.is_some_and(|by| by.0 % sides == seat.0 % sides)
    }

    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// The first draw of seats: the host's wish or the lot, then places in order.
    fn first_seats(&self, table: &Table) -> Vec<Place> {
        let places = self.game.seats();
        let offset = match table.spec.seating.seat() {
            None => game_core::Dice::below(&mut table.dice(1, "seats"), u32::from(places)) as u8,
            Some(wish) => places - wish.0,
        };
        (0..places).map(|seat| Place((seat + offset) % places)).collect()
    }

    /// The record that begins a game, dealt with the dice of `table`.
    fn begin(&self, table: &Table, game: u16, seats: Vec<Place>) -> RecordKind<G::Event> {
        let events = self.dealt(table, game);
        RecordKind::Begin { game, seats, events }
    }

    /// The deal of the game numbered `game`, with the dice of `table`.
    fn dealt(&self, table: &Table, game: u16) -> Vec<G::Event> {
        let mut dice = table.dice(game, "deal");
        if game == 1 {
            return self.game.setup(&mut dice);
        }
        let earlier: Vec<_> = self.earlier.iter().chain([&self.state]).cloned().collect();
        self.game.deal(&earlier, &mut dice)
    }
}

/// Who sets up a table.
#[derive(Clone, Debug)]
pub struct Host {
    /// Who.
    pub player: PlayerId,
    /// Their nickname.
    pub name: Name,
    /// Their part of chance.
    pub salt: Salt,
    /// The places they take: one, or several on one screen.
    pub places: Vec<Place>,
}

impl<G: Tabled> std::fmt::Debug for Room<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Room")
            .field("table", &self.table)
            .field("events", &self.events)
            .finish_non_exhaustive()
    }
}

impl Table {
    fn is_person(&self, actor: Actor) -> bool {
        self.places_of(actor)
            .any(|place| matches!(self.holders[place.index()], Holder::Person { .. }))
    }

    fn is_live(&self) -> bool {
        matches!(self.phase, Phase::Waiting | Phase::Playing | Phase::Between)
    }
}
