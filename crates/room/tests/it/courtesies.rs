//! What a game asks of the table: who begins the next game, and a least time to answer in.

use game_core::{Consultation, Game as _, NextStart, Seat};
use room::{Actor, Input, Millis, OfferKind, Phase, Place, PlayerId, Quota, TableSpec};

use crate::chain::Chain;
use crate::fixture::{GUEST, HOST};
use crate::words::{WordTable, spec};

fn table(game: Chain, spec: TableSpec) -> WordTable {
    let mut table = WordTable::open(game, spec, false);
    table.sit(GUEST);
    table
}

fn first(table: &WordTable) -> Option<Place> {
    table.room.table().place_of(Seat(0))
}

/// Who is told to have the first seat in the game that follows.
fn foretold(table: &WordTable) -> Option<Place> {
    let seat = table.room.next_first()?;
    table.room.table().place_of(seat)
}

/// Who begins each game of a match whose players give up as told.
fn beginners(next_start: NextStart, losers: &[PlayerId]) -> Vec<Option<Place>> {
    let game = Chain {
        next_start,
        ..Chain::new(Consultation::Free)
    };
    let games = losers.len() as u16 + 1;
    let mut table = table(game, TableSpec { games, ..spec(2) });
    let mut firsts = vec![first(&table)];
    for &loser in losers {
        assert_eq!(table.room.next_first(), None, "the game is under way");
        table.tell(Actor::Player(loser), Input::Resign).unwrap();
        let told = foretold(&table);
        table.tell(Actor::Player(HOST), Input::Next).unwrap();
        firsts.push(first(&table));
        assert_eq!(told.is_none(), next_start == NextStart::Lot);
        assert!(told.is_none_or(|told| Some(told) == first(&table)));
    }
    assert_eq!(table.restored(game).table(), table.room.table());
    firsts
}

#[test]
fn the_next_game_is_begun_in_turn_or_by_the_loser() {
    let (host, guest) = (Some(Place(0)), Some(Place(1)));
    assert_eq!(
        beginners(NextStart::Alternate, &[GUEST, GUEST, HOST]),
        [host, guest, host, guest]
    );
    assert_eq!(
        beginners(NextStart::Loser, &[GUEST, GUEST, HOST]),
        [host, guest, guest, host]
    );
}

#[test]
fn a_deal_knows_the_games_of_the_match_before_it() {
    let game = Chain {
        carries: true,
        ..Chain::new(Consultation::Free)
    };
    let mut table = table(game, TableSpec { games: 3, ..spec(2) });
    let said = |table: &WordTable| game.view(table.room.state(), game_core::Viewer::Spectator);
    assert_eq!(said(&table), Vec::<String>::new());
    table.say(HOST, "mot");
    table.tell(Actor::Player(GUEST), Input::Resign).unwrap();
    table.tell(Actor::Player(HOST), Input::Next).unwrap();
    assert_eq!(said(&table), ["mot"]);
    // After a word that is dealt it is the second seat's turn.
    table.say(HOST, "tir");
    table.tell(Actor::Player(HOST), Input::Resign).unwrap();
    table.tell(Actor::Player(HOST), Input::Next).unwrap();
    assert_eq!(said(&table), ["mot", "tir"]);
    assert_eq!(table.restored(game).state(), table.room.state());
    table.tell(Actor::Player(HOST), Input::Resign).unwrap();
    table
        .tell(Actor::Player(HOST), Input::Offer(OfferKind::Rematch))
        .unwrap();
    table
        .tell(Actor::Player(GUEST), Input::Accept(OfferKind::Rematch))
        .unwrap();
    assert_eq!(said(&table), Vec::<String>::new(), "another match");
}

#[test]
fn a_lot_names_either_and_the_journal_tells_which() {
    let firsts = beginners(NextStart::Lot, &[HOST; 24]);
    for place in [Place(0), Place(1)] {
        assert!(firsts[1..].contains(&Some(place)), "{firsts:?}");
    }
    assert_eq!(firsts, beginners(NextStart::Lot, &[HOST; 24]));
}

#[test]
fn a_rematch_too_is_begun_by_the_loser() {
    let game = Chain {
        next_start: NextStart::Lot,
        rematch_start: NextStart::Loser,
        ..Chain::new(Consultation::Free)
    };
    let mut table = table(game, spec(2));
    table.tell(Actor::Player(HOST), Input::Resign).unwrap();
    assert_eq!(foretold(&table), Some(Place(0)));
    table
        .tell(Actor::Player(HOST), Input::Offer(OfferKind::Rematch))
        .unwrap();
    table
        .tell(Actor::Player(GUEST), Input::Accept(OfferKind::Rematch))
        .unwrap();
    assert_eq!(first(&table), Some(Place(0)));
}

#[test]
fn whoever_is_awaited_is_granted_the_least_time() {
    let game = Chain {
        grace: 60_000,
        ..Chain::new(Consultation::Free)
    };
    let quota = Some(Quota {
        base: 5_000,
        increment: 0,
    });
    let mut spec = spec(2);
    spec.places.iter_mut().for_each(|place| place.quota = quota);
    let mut table = table(game, spec);
    for (player, word) in [(HOST, "mot"), (GUEST, "tir"), (HOST, "rat")] {
        table.say(player, word);
    }
    // The first action of each is free; from then on nobody has less than a minute.
    let clocks = table.room.table().clocks().expect("clocks were asked for");
    assert_eq!(clocks.left(Seat(1), Millis(2)), 60_000);
    assert_eq!(clocks.left(Seat(1), Millis(20_002)), 40_000);
    assert!(table.room.overdue(Millis(60_001)).is_empty());
    assert!(!table.room.overdue(Millis(60_002)).is_empty());
}

#[test]
fn a_length_that_the_game_does_not_know_is_refused() {
    let game = Chain {
        decisive: true,
        ..Chain::new(Consultation::Free)
    };
    let even = TableSpec { games: 2, ..spec(2) };
    let host = room::Host {
        player: HOST,
        name: room::Name::new("Odile").unwrap(),
        salt: room::Salt::EMPTY,
        places: vec![room::Place(0)],
    };
    let opened = room::Room::open(game, even, Millis(1), host, room::Secret::new([5; 32]));
    assert_eq!(opened.err(), Some(room::SpecFault::Games));

    let mut table = table(game, spec(2));
    table.say(HOST, "tasse");
    assert_eq!(table.room.table().phase(), Phase::Over, "one game, one winner");
}
