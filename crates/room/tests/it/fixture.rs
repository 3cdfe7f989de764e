//! A table of chess to try things at.

use game_core::Configurable;
use game_echecs::Echecs;
use room::{
    Actor, Host, Input, Millis, Name, OfferKind, Place, PlaceSpec, PlayerId, Quota, Record, Refusal, Room,
    Salt, Secret, TableSpec,
};

pub(crate) const HOST: PlayerId = PlayerId(1);
pub(crate) const GUEST: PlayerId = PlayerId(2);
pub(crate) const STRANGER: PlayerId = PlayerId(3);

/// A room with the lines that made it, and a clock moved by hand.
pub(crate) struct Bench {
    pub(crate) room: Room<Echecs>,
    pub(crate) lines: Vec<String>,
    pub(crate) now: u64,
    secrets: u8,
}

/// What to change in the usual table.
pub(crate) type Change = fn(&mut TableSpec);

pub(crate) fn spec(change: Change) -> TableSpec {
    let mut spec = TableSpec::new("echecs", vec![PlaceSpec::default(); 2]);
    change(&mut spec);
    spec
}

pub(crate) fn blitz(spec: &mut TableSpec) {
    for place in &mut spec.places {
        place.quota = Some(Quota {
            base: 60_000,
            increment: 2_000,
        });
    }
}

pub(crate) fn against_computer(spec: &mut TableSpec) {
    spec.places[1].bot = Some(1);
}

/// The host's places: his own, or both on a shared screen.
pub(crate) fn held(shared: bool) -> Vec<Place> {
    (0..=u8::from(shared)).map(Place).collect()
}

pub(crate) fn host(shared: bool) -> Host {
    Host {
        player: HOST,
        name: Name::new("Odile").unwrap(),
        salt: Salt::new("abc").unwrap(),
        places: held(shared),
    }
}

impl Bench {
    /// A table whose host waits, alone or for himself on a shared screen.
    pub(crate) fn open(change: Change, shared: bool) -> Bench {
        let game = Echecs::configure(&[], ()).unwrap();
        let (room, records) = Room::open(
            game,
            spec(change),
            Millis(1_000),
            host(shared),
            Secret::new([1; 32]),
        )
        .unwrap();
        let lines = records.iter().map(ToString::to_string).collect();
        Bench {
            room,
            lines,
            now: 1_000,
            secrets: 1,
        }
    }

    /// A game between host, who is White, and guest.
    pub(crate) fn game(change: Change) -> Bench {
        let mut bench = Bench::open(change, false);
        bench.sit(GUEST).unwrap();
        bench
    }

    pub(crate) fn sit(&mut self, player: PlayerId) -> Result<(), Refusal> {
        let input = Input::Sit {
            place: None,
            name: Name::new("Henri").unwrap(),
            salt: Salt::new("xyz").unwrap(),
        };
        self.tell(Actor::Player(player), input)
    }

    /// An input by someone who sees the table as it is.
    pub(crate) fn tell(&mut self, actor: Actor, input: Input) -> Result<(), Refusal> {
        let seen = self.room.table().version();
        self.tell_late(actor, seen, input)
    }

    pub(crate) fn tell_late(&mut self, actor: Actor, seen: u64, input: Input) -> Result<(), Refusal> {
        let mut secrets = self.secrets;
        let mut fresh = || {
            secrets += 1;
            Secret::new([secrets; 32])
        };
        let overdue = self.room.overdue(Millis(self.now));
        self.keep(overdue);
        let before = format!("{:?}", self.room);
        let decided = self
            .room
            .decide(Millis(self.now), actor, seen, &input, &mut fresh);
        assert_eq!(before, format!("{:?}", self.room), "deciding changes nothing");
        self.secrets = secrets;
        self.keep(decided?);
        Ok(())
    }

    pub(crate) fn keep(&mut self, records: Vec<Record<game_echecs::Event>>) {
        for record in records {
            let line = record.to_string();
            self.room.fold_line(&line, &mut |_, _, _| ()).unwrap();
            self.lines.push(line);
        }
    }

    pub(crate) fn act(&mut self, player: PlayerId, action: &str) -> Result<(), Refusal> {
        self.tell(Actor::Player(player), Input::Act(action.to_owned()))
    }

    pub(crate) fn offer(&mut self, player: PlayerId, kind: OfferKind) -> Result<(), Refusal> {
        self.tell(Actor::Player(player), Input::Offer(kind))
    }

    pub(crate) fn accept(&mut self, player: PlayerId, kind: OfferKind) -> Result<(), Refusal> {
        self.tell(Actor::Player(player), Input::Accept(kind))
    }

    /// Plays from the position by turns, whoever's it is.
    pub(crate) fn play(&mut self, actions: &str) {
        for action in actions.split_whitespace() {
            let seat = self
                .room
                .table()
                .awaited()
                .iter()
                .next()
                .expect("somebody is awaited");
            let place = self.room.table().place_of(seat).unwrap();
            let player = match &self.room.table().holders()[place.index()] {
                room::Holder::Person { player, .. } => *player,
                other => panic!("{other:?} cannot be told to play"),
            };
            self.act(player, action)
                .unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
        }
    }

    pub(crate) fn wait(&mut self, millis: u64) {
        self.now += millis;
    }

    /// What the clock of `seat` shows.
    pub(crate) fn left(&self, seat: u8) -> u64 {
        self.room
            .table()
            .clocks()
            .unwrap()
            .left(game_core::Seat(seat), Millis(self.now))
    }

    /// The room that the kept lines tell of.
    pub(crate) fn restored(&self) -> Room<Echecs> {
        let game = Echecs::configure(&[], ()).unwrap();
        Room::restore(game, self.lines.iter().map(String::as_str)).unwrap()
    }
}
