//! A table of the chain of words, as the house holds tables.

use std::sync::Arc;

use catalog::{AnyTable, BotJob, Level, OpenFault, PlainJob, PreviewJob};
use game_core::{Consultation, Seat};
use room::{
    Actor, AnyRoom, Corrupt, Decided, Host, Input, Millis, Name, PlaceSpec, PlayerId, Refusal, Room, Salt,
    Secret, TableSpec,
};

use super::chain::{Chain, Rule};
use crate::within::room_within;

/// A room of the chain of words, which stands on no shelf.
#[derive(Clone)]
struct WordTable(Room<Chain>);

/// A journal tells by its slug which game it is.
fn slug(dictionary: Consultation<Rule>) -> &'static str {
    match dictionary {
        Consultation::Free => "chain",
        Consultation::OwnTime(_) => "chain-own-time",
        Consultation::Never(_) => "chain-never",
    }
}

/// A table that `player` has set up, and the lines that made it.
pub(super) fn open(
    dictionary: Consultation<Rule>,
    player: PlayerId,
    shared: bool,
) -> (Box<dyn AnyTable>, Vec<String>) {
    let spec = TableSpec::new(slug(dictionary), vec![PlaceSpec::default(); 2]);
    let host = Host {
        player,
        name: Name::new("Odile").expect("a plain name"),
        salt: Salt::EMPTY,
        places: (0..=u8::from(shared)).map(room::Place).collect(),
    };
    // A table that waits does not wait for ever.
    let now = crate::time::HouseClock::start().now();
    let opened = Room::open(Chain::new(dictionary), spec, now, host, Secret::new([4; 32]));
    let (room, records) = opened.expect("a playable table");
    let lines = records.iter().map(ToString::to_string).collect();
    (Box::new(WordTable(room)), lines)
}

/// The table that `lines` tell of.
pub(super) fn restore(
    lines: &[String],
    _: &'static lexicon::Lexicon,
) -> Result<Box<dyn AnyTable>, OpenFault> {
    let clause = Rule::Dictionary;
    let rules = [
        Consultation::Free,
        Consultation::OwnTime(clause),
        Consultation::Never(clause),
    ];
    let named = |rule: &Consultation<Rule>| {
        let slug = format!("\"game\":\"{}\"", slug(*rule));
        lines.first().is_some_and(|line| line.contains(&slug))
    };
    let rule = rules.into_iter().find(named);
    let rule = rule.ok_or(OpenFault::Corrupt(Corrupt::Expected("a chain of words")))?;
    let room = Room::restore(Chain::new(rule), lines.iter().map(String::as_str));
    let room = room.map_err(OpenFault::Corrupt)?;
    Ok(Box::new(WordTable(room)))
}

impl AnyRoom for WordTable {
    room_within!(this => &this.0, &mut this.0);

    fn decide(
        &self,
        now: Millis,
        actor: Actor,
        seen: u64,
        input: &Input,
        fresh: &mut dyn FnMut() -> Secret,
    ) -> Result<Decided, Refusal> {
        AnyRoom::decide(&self.0, now, actor, seen, input, fresh)
    }
}

impl AnyTable for WordTable {
    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn bot_job(self: Arc<Self>, _seat: Seat, _level: Level, _seed: u64) -> BotJob {
        unreachable!("no computer sits at these tables")
    }

    fn hint_job(self: Arc<Self>, _seat: Seat, _seed: u64) -> catalog::HintJob {
        unreachable!("nobody asks for a hand at these tables")
    }

    fn plain_job(&self, _seat: Seat) -> PlainJob {
        unreachable!("no computer sits at these tables")
    }

    fn preview_job(&self, player: PlayerId, text: String) -> Result<PreviewJob, Refusal> {
        self.0.may_preview(player, &text)?;
        Ok(Box::new(|| None))
    }

    fn seat_tag(&self, seat: Seat) -> String {
        format!("Seat{seat}")
    }

    fn export(&self, _tags: &[(String, String)]) -> Result<(&'static str, &'static str, String), Refusal> {
        let words: Vec<String> = self.0.events().iter().map(ToString::to_string).collect();
        Ok(("text/plain", "txt", words.join(" ")))
    }
}
