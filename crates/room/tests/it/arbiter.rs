//! The arbiter: somebody who plays nothing, stops and starts the game, and rules.

use game_core::{Consultation, Seat, Viewer};
use room::{Actor, Host, Input, Millis, Name, OfferKind, Phase, Place, PlayerId, Quota, Refusal, Room, Salt};
use room::{Secret, SpecFault, TableSpec};

use crate::chain::Chain;
use crate::fixture::{GUEST, HOST, STRANGER};
use crate::words::{WordTable, chain, spec};

const ARBITER: PlayerId = PlayerId(8);

fn game() -> Chain {
    Chain {
        arbiter: true,
        ..chain(Consultation::Free)
    }
}

fn watched() -> TableSpec {
    let mut spec = spec(2);
    spec.arbiter = true;
    for place in &mut spec.places {
        place.quota = Some(Quota {
            base: 10_000,
            increment: 0,
        });
    }
    spec
}

fn ask(table: &mut WordTable, player: PlayerId, input: Input) -> Result<(), Refusal> {
    table.tell(Actor::Player(player), input)
}

fn arbitrate() -> Input {
    Input::Arbitrate {
        name: Name::new("Ambre").unwrap(),
    }
}

fn rule(text: &str) -> Input {
    Input::Rule(text.to_owned())
}

/// A game two words old, with its arbiter in the chair.
fn table() -> WordTable {
    let mut table = WordTable::open(game(), watched(), false);
    ask(&mut table, ARBITER, arbitrate()).unwrap();
    table.sit(GUEST);
    table.say(HOST, "mot");
    table.say(GUEST, "tir");
    table
}

#[test]
fn the_chair_is_for_one_who_does_not_play() {
    let mut table = WordTable::open(game(), watched(), false);
    assert_eq!(ask(&mut table, HOST, arbitrate()), Err(Refusal::AlreadySeated));
    ask(&mut table, ARBITER, arbitrate()).unwrap();
    assert_eq!(ask(&mut table, ARBITER, arbitrate()), Err(Refusal::AlreadySeated));
    assert_eq!(ask(&mut table, STRANGER, arbitrate()), Err(Refusal::Taken));
    let sit = Input::Sit {
        place: None,
        name: Name::new("Ambre").unwrap(),
        salt: Salt::EMPTY,
    };
    assert_eq!(ask(&mut table, ARBITER, sit), Err(Refusal::AlreadySeated));
    assert_eq!(table.room.table().viewer(ARBITER), Viewer::Spectator);
    assert_eq!(table.room.table().arbiter().unwrap().name.as_str(), "Ambre");
    table.sit(GUEST);
    let play = Input::Act("mot".to_owned());
    assert_eq!(ask(&mut table, ARBITER, play), Err(Refusal::NotSeated));

    let mut without = WordTable::open(game(), spec(2), false);
    assert_eq!(ask(&mut without, ARBITER, arbitrate()), Err(Refusal::Taken));
}

#[test]
fn a_game_without_arbiters_has_no_chair() {
    let host = Host {
        player: HOST,
        name: Name::new("Odile").unwrap(),
        salt: Salt::EMPTY,
        places: vec![Place(0)],
    };
    let plain = chain(Consultation::Free);
    let opened = Room::open(plain, watched(), Millis(1), host, Secret::new([5; 32]));
    assert_eq!(opened.err(), Some(SpecFault::Arbiter));
}

#[test]
fn a_stopped_game_stands_still_and_goes_on() {
    let mut table = table();
    for player in [HOST, GUEST, STRANGER] {
        assert_eq!(ask(&mut table, player, Input::Pause), Err(Refusal::NotArbiter));
    }
    ask(&mut table, ARBITER, Input::Pause).unwrap();
    assert_eq!(ask(&mut table, ARBITER, Input::Pause), Err(Refusal::OfferStands));
    assert!(table.room.table().is_paused());
    assert_eq!(table.room.deadline(), None);
    assert!(table.room.overdue(Millis(99_000)).is_empty());
    let word = || Input::Act("rat".to_owned());
    assert_eq!(ask(&mut table, HOST, word()), Err(Refusal::Paused));
    let takeback = Input::Offer(OfferKind::Takeback);
    assert_eq!(ask(&mut table, GUEST, takeback), Err(Refusal::Paused));
    assert_eq!(ask(&mut table, HOST, Input::Resume), Err(Refusal::NotArbiter));
    assert!(table.restored(game()).table().is_paused());

    ask(&mut table, ARBITER, Input::Resume).unwrap();
    assert_eq!(ask(&mut table, ARBITER, Input::Resume), Err(Refusal::OfferStands));
    assert_eq!(table.room.deadline(), Some(Millis(10_002)));
    ask(&mut table, HOST, word()).unwrap();
    assert_eq!(table.restored(game()).table(), table.room.table());
}

#[test]
fn one_may_give_up_a_stopped_game() {
    let mut table = table();
    ask(&mut table, ARBITER, Input::Pause).unwrap();
    ask(&mut table, GUEST, Input::Resign).unwrap();
    assert_eq!(table.room.table().phase(), Phase::Over);
    assert!(!table.room.table().is_paused());
}

#[test]
fn the_arbiter_rules_as_the_game_lets_him() {
    let mut table = table();
    assert_eq!(ask(&mut table, GUEST, rule("faute")), Err(Refusal::NotArbiter));
    let other = ask(&mut table, ARBITER, rule("mot"));
    assert_eq!(other.unwrap_err().code(), "no-ruling");
    assert!(matches!(
        ask(&mut table, ARBITER, rule("Hé !")),
        Err(Refusal::Malformed(_))
    ));
    ask(&mut table, ARBITER, Input::Pause).unwrap();
    ask(&mut table, ARBITER, rule("faute")).unwrap();
    let outcome = table.room.table().outcome().unwrap();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(table.restored(game()).table(), table.room.table());
    assert_eq!(ask(&mut table, ARBITER, rule("faute")), Err(Refusal::Over));
    assert_eq!(ask(&mut table, ARBITER, Input::Pause), Err(Refusal::Over));
}
