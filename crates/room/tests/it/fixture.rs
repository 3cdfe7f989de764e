//! A table of chess to try things at.

use game_core::Configurable;
use game_echecs::Echecs;
use room::{
    Actor, Host, Input, Millis, Name, OfferKind, PlaceSpec, PlayerId, Quota, Record, Refusal, Room, Salt,
    Seating, Secret, TableSpec,
};

pub const HOST: PlayerId = PlayerId(1);
pub const GUEST: PlayerId = PlayerId(2);
pub const STRANGER: PlayerId = PlayerId(3);

/// A room with the lines that made it, and a clock moved by hand.
pub struct Bench {
    pub room: Room<Echecs>,
    pub lines: Vec<String>,
    pub now: u64,
    secrets: u8,
}

/// What to change in the usual table.
pub type Change = fn(&mut TableSpec);

pub fn spec(change: Change) -> TableSpec {
    let place = PlaceSpec {
        bot: None,
        quota: None,
    };
    let mut spec = TableSpec {
        game: "echecs".to_owned(),
        options: Vec::new(),
        places: vec![place; 2],
        seating: Seating::First,
        games: 1,
        private: true,
    };
    change(&mut spec);
    spec
}

pub fn blitz(spec: &mut TableSpec) {
    for place in &mut spec.places {
        place.quota = Some(Quota {
            base: 60_000,
            increment: 2_000,
        });
    }
}

pub fn against_computer(spec: &mut TableSpec) {
    spec.places[1].bot = Some(1);
}

pub fn host(shared: bool) -> Host {
    Host {
        player: HOST,
        name: Name::new("Odile").unwrap(),
        salt: Salt::new("abc").unwrap(),
        shared,
    }
}

impl Bench {
    /// A table whose host waits, alone or for himself on a shared screen.
    pub fn open(change: Change, shared: bool) -> Bench {
        let game = Echecs::configure(&[]).unwrap();
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
    pub fn game(change: Change) -> Bench {
        let mut bench = Bench::open(change, false);
        bench.sit(GUEST).unwrap();
        bench
    }

    pub fn sit(&mut self, player: PlayerId) -> Result<(), Refusal> {
        let input = Input::Sit {
            name: Name::new("Henri").unwrap(),
            salt: Salt::new("xyz").unwrap(),
        };
        self.tell(Actor::Player(player), input)
    }

    /// An input by someone who sees the table as it is.
    pub fn tell(&mut self, actor: Actor, input: Input) -> Result<(), Refusal> {
        let seen = self.room.table().version();
        self.tell_late(actor, seen, input)
    }

    pub fn tell_late(&mut self, actor: Actor, seen: u64, input: Input) -> Result<(), Refusal> {
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

    pub fn keep(&mut self, records: Vec<Record<game_echecs::Event>>) {
        for record in records {
            let line = record.to_string();
            self.room.fold_line(&line, &mut |_, _, _| ()).unwrap();
            self.lines.push(line);
        }
    }

    pub fn act(&mut self, player: PlayerId, action: &str) -> Result<(), Refusal> {
        self.tell(Actor::Player(player), Input::Act(action.to_owned()))
    }

    pub fn offer(&mut self, player: PlayerId, kind: OfferKind) -> Result<(), Refusal> {
        self.tell(Actor::Player(player), Input::Offer(kind))
    }

    pub fn accept(&mut self, player: PlayerId, kind: OfferKind) -> Result<(), Refusal> {
        self.tell(Actor::Player(player), Input::Accept(kind))
    }

    /// Plays from the position by turns, whoever's it is.
    pub fn play(&mut self, actions: &str) {
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

    pub fn wait(&mut self, millis: u64) {
        self.now += millis;
    }

    /// What the clock of `seat` shows.
    pub fn left(&self, seat: u8) -> u64 {
        self.room
            .table()
            .clocks()
            .unwrap()
            .left(game_core::Seat(seat), Millis(self.now))
    }

    /// The room that the kept lines tell of.
    pub fn restored(&self) -> Room<Echecs> {
        let game = Echecs::configure(&[]).unwrap();
        Room::restore(game, self.lines.iter().map(String::as_str)).unwrap()
    }
}
