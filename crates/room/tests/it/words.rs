//! A table where the chain of words is played.

use game_core::Consultation;
use room::{
    Actor, Host, Input, Millis, Name, Place, PlaceSpec, PlayerId, Refusal, Room, Salt, Secret, TableSpec,
};

use crate::chain::{Chain, Rule};
use crate::fixture::{GUEST, HOST, held};

pub(crate) const OWN_TIME: Consultation<Rule> = Consultation::OwnTime(Rule::Dictionary);
pub(crate) const NEVER: Consultation<Rule> = Consultation::Never(Rule::Dictionary);

/// A room with the lines that made it.
pub(crate) struct WordTable {
    pub(crate) room: Room<Chain>,
    pub(crate) lines: Vec<String>,
}

pub(crate) fn spec(places: u8) -> TableSpec {
    TableSpec::new("chain", vec![PlaceSpec::default(); usize::from(places)])
}

impl WordTable {
    /// A table whose host waits, or holds two places.
    pub(crate) fn open(game: Chain, spec: TableSpec, shared: bool) -> WordTable {
        let host = Host {
            player: HOST,
            name: Name::new("Odile").unwrap(),
            salt: Salt::EMPTY,
            places: held(shared),
        };
        let (room, records) = Room::open(game, spec, Millis(1), host, Secret::new([5; 32])).unwrap();
        let lines = records.iter().map(ToString::to_string).collect();
        WordTable { room, lines }
    }

    /// A match of `games` games between host, who begins, and guest.
    pub(crate) fn between_two(dictionary: Consultation<Rule>, games: u16) -> WordTable {
        let spec = TableSpec { games, ..spec(2) };
        let mut table = WordTable::open(Chain::new(dictionary), spec, false);
        table.sit(GUEST);
        table
    }

    pub(crate) fn sit(&mut self, player: PlayerId) {
        self.sit_at(player, None).unwrap();
    }

    pub(crate) fn sit_at(&mut self, player: PlayerId, place: Option<u8>) -> Result<(), Refusal> {
        let input = Input::Sit {
            place: place.map(Place),
            name: Name::new("Henri").unwrap(),
            salt: Salt::EMPTY,
        };
        self.tell(Actor::Player(player), input)
    }

    pub(crate) fn tell(&mut self, actor: Actor, input: Input) -> Result<(), Refusal> {
        let seen = self.room.table().version();
        let mut fresh = || Secret::new([6; 32]);
        let records = self.room.decide(Millis(2), actor, seen, &input, &mut fresh)?;
        for record in records {
            let line = record.to_string();
            self.room.fold_line(&line, &mut |_, _, _| ()).unwrap();
            self.lines.push(line);
        }
        Ok(())
    }

    pub(crate) fn say(&mut self, player: PlayerId, word: &str) {
        self.tell(Actor::Player(player), Input::Act(word.to_owned()))
            .unwrap_or_else(|refusal| panic!("{word}: {refusal}"));
    }

    /// The room that the kept lines tell of, when `game` is at hand.
    pub(crate) fn restored(&self, game: Chain) -> Room<Chain> {
        Room::restore(game, self.lines.iter().map(String::as_str)).unwrap()
    }
}
