//! The tables of which every line is kept: between them, everything happens that can happen at a table.

use game_core::{Configurable, Consultation};
use game_echecs::Echecs;
use room::{Actor, Input, Millis, Name, OfferKind, OrderKey, Place, PlayerId, Quota, StandIn, TableSpec};

use crate::chain::Chain;
use crate::fixture::{Bench, GUEST, HOST, STRANGER, against_computer, blitz};
use crate::kept::come_to;
use crate::words::{WordTable, spec};

const ARBITER: PlayerId = PlayerId(8);

/// Another list than the usual one.
const OTHER: &[&str] = &["mot", "tir", "tri", "rat", "ile", "tabac"];

/// A table that is kept: how it is played, and what reads it again and says what it came to.
pub(crate) struct Kept {
    pub(crate) name: &'static str,
    pub(crate) play: fn() -> Vec<String>,
    pub(crate) read: fn(&[&str]) -> String,
}

pub(crate) const TABLES: &[Kept] = &[
    Kept {
        name: "friends",
        play: friends,
        read: read_chess,
    },
    Kept {
        name: "flag",
        play: flag,
        read: read_chess,
    },
    Kept {
        name: "gone",
        play: gone,
        read: read_chess,
    },
    Kept {
        name: "computer",
        play: computer,
        read: read_chess,
    },
    Kept {
        name: "aborted",
        play: aborted,
        read: read_chess,
    },
    Kept {
        name: "expired",
        play: expired,
        read: read_chess,
    },
    Kept {
        name: "arbiter",
        play: arbiter,
        read: |lines| come_to(ruled(), lines),
    },
    Kept {
        name: "partners",
        play: partners,
        read: |lines| come_to(pairs(), lines),
    },
    Kept {
        name: "lists",
        play: lists,
        read: |lines| come_to(otherwise(), lines),
    },
];

fn read_chess(lines: &[&str]) -> String {
    come_to(Echecs::configure(&[], ()).unwrap(), lines)
}

/// Talk, hints, offers of every kind, an order with its key.
fn friends() -> Vec<String> {
    let mut bench = Bench::game(|spec| spec.hints = true);
    let tell = |bench: &mut Bench, player, input| bench.tell(Actor::Player(player), input).unwrap();
    tell(&mut bench, HOST, Input::Say("bonjour".to_owned()));
    bench.wait(500);
    tell(&mut bench, HOST, Input::Hint(1));
    bench.play("e2e4 e7e5");
    bench.offer(GUEST, OfferKind::Takeback).unwrap();
    bench.accept(HOST, OfferKind::Takeback).unwrap();
    bench.play("c7c5");
    bench.offer(GUEST, OfferKind::Draw).unwrap();
    tell(&mut bench, HOST, Input::Decline(OfferKind::Draw));
    bench.play("g1f3");
    let seen = bench.room.table().version();
    let act = Input::Act("d7d6".to_owned());
    let decided = bench
        .room
        .decide(Millis(bench.now), Actor::Player(GUEST), seen, &act, &mut || {
            unreachable!("no game begins")
        });
    let mut signed = decided.unwrap();
    signed.last_mut().unwrap().order = Some(OrderKey {
        player: GUEST,
        key: 12,
    });
    bench.keep(signed);
    bench.offer(HOST, OfferKind::Draw).unwrap();
    bench.accept(GUEST, OfferKind::Draw).unwrap();
    bench.offer(GUEST, OfferKind::Rematch).unwrap();
    bench.accept(HOST, OfferKind::Rematch).unwrap();
    bench.play("d2d4");
    tell(&mut bench, HOST, Input::Resign);
    bench.lines
}

/// A server that was away, and a clock that ran all the same afterwards.
fn flag() -> Vec<String> {
    let mut bench = Bench::game(blitz);
    bench.play("e2e4 e7e5 g1f3");
    bench.wait(90_000);
    let before = Millis(bench.now - 80_000);
    let away = bench.room.back_from_away(Millis(bench.now), before);
    bench.keep(away.into_iter().collect());
    bench.wait(61_000);
    let fallen = bench.room.overdue(Millis(bench.now));
    bench.keep(fallen);
    bench.lines
}

fn gone() -> Vec<String> {
    let mut bench = Bench::game(|spec| spec.patience = Some(20_000));
    bench.room.attend(Millis(bench.now), &[HOST, GUEST]);
    bench.play("e2e4 e7e5 g1f3");
    bench.room.attend(Millis(bench.now), &[HOST]);
    bench.wait(20_000);
    bench.tell(Actor::Player(HOST), Input::Claim).unwrap();
    bench.lines
}

/// A computer that the house keeps waiting.
fn computer() -> Vec<String> {
    let clocked = |spec: &mut TableSpec| {
        blitz(spec);
        against_computer(spec);
    };
    let mut bench = Bench::open(clocked, false);
    let bot = Actor::Bot(Place(1));
    bench.act(HOST, "e2e4").unwrap();
    bench.tell(bot, Input::Act("e7e5".to_owned())).unwrap();
    bench.act(HOST, "g1f3").unwrap();
    bench.wait(1_000);
    bench.tell(bot, Input::Queue).unwrap();
    bench.wait(600_000);
    bench.tell(bot, Input::Think).unwrap();
    bench.wait(3_000);
    bench.tell(bot, Input::Act("b8c6".to_owned())).unwrap();
    bench.lines
}

fn aborted() -> Vec<String> {
    let mut bench = Bench::game(|_| ());
    bench.play("e2e4");
    bench.tell(Actor::Player(GUEST), Input::Abort).unwrap();
    bench.lines
}

fn expired() -> Vec<String> {
    let mut bench = Bench::open(|_| (), false);
    let due = bench.room.deadline().expect("nobody waits for ever");
    let over = bench.room.overdue(due);
    bench.keep(over);
    bench.lines
}

fn ruled() -> Chain {
    Chain {
        arbiter: true,
        ..Chain::new(Consultation::Free)
    }
}

/// Somebody who is turned down, somebody who thinks better of it, and an arbiter who stops the game and rules.
fn arbiter() -> Vec<String> {
    let mut watched = TableSpec {
        arbiter: true,
        ..spec(2)
    };
    for place in &mut watched.places {
        place.quota = Some(Quota {
            base: 10_000,
            increment: 0,
        });
    }
    let mut table = WordTable::open(ruled(), watched, false);
    let mut tell = |player, input| match input {
        Some(input) => table.tell(Actor::Player(player), input).unwrap(),
        None => table.sit(player),
    };
    let arbitrate = || {
        let name = Name::new("Ambre").unwrap();
        Some(Input::Arbitrate { name })
    };
    tell(GUEST, None);
    tell(STRANGER, arbitrate());
    tell(GUEST, Some(Input::Dismiss));
    tell(ARBITER, arbitrate());
    tell(ARBITER, Some(Input::Dismiss));
    tell(ARBITER, arbitrate());
    tell(HOST, Some(Input::Admit));
    tell(GUEST, Some(Input::Admit));
    tell(HOST, Some(Input::Act("mot".to_owned())));
    tell(ARBITER, Some(Input::Pause));
    tell(ARBITER, Some(Input::Say("du calme".to_owned())));
    tell(ARBITER, Some(Input::Resume));
    tell(ARBITER, Some(Input::Pause));
    tell(ARBITER, Some(Input::Rule("faute".to_owned())));
    table.lines
}

fn pairs() -> Chain {
    Chain {
        seats: 4,
        sides: 2,
        ..Chain::new(Consultation::Free)
    }
}

/// Partners who talk and hand over, and a computer that stands in for one of them.
fn partners() -> Vec<String> {
    let stand_in = Some(StandIn {
        after: 60_000,
        level: 4,
    });
    let mut table = WordTable::open(pairs(), TableSpec { stand_in, ..spec(4) }, false);
    let everybody = [HOST, GUEST, PlayerId(4), PlayerId(5)];
    for &player in &everybody[1..] {
        table.sit(player);
    }
    table.room.attend(Millis(1_000), &everybody);
    let tell = |table: &mut WordTable, player, input| table.tell(Actor::Player(player), input).unwrap();
    tell(&mut table, HOST, Input::SayTeam("à toi".to_owned()));
    tell(&mut table, HOST, Input::HandOver);
    table.say(PlayerId(4), "mot");
    table.room.attend(Millis(2_000), &[HOST, PlayerId(4)]);
    let come = table.room.overdue(Millis(62_000));
    for record in come {
        let line = record.to_string();
        table.room.fold_line(&line, &mut |_, _, _| ()).unwrap();
        table.lines.push(line);
    }
    table.lines
}

fn otherwise() -> Chain {
    Chain {
        words: OTHER,
        ..Chain::new(Consultation::Free)
    }
}

/// A game taken up again by a house with another word list.
fn lists() -> Vec<String> {
    let mut table = WordTable::between_two(Consultation::Free, 1);
    table.say(HOST, "mot");
    table.room = table.restored(otherwise());
    table.say(GUEST, "tabac");
    table.lines
}
