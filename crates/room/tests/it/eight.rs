//! Eight at a table, each for themselves: seats, and computers where nobody came.

use game_core::{Consultation, Seat, Viewer};
use room::{Actor, Holder, Input, Phase, Place, PlayerId, Refusal, Seating, SpecFault, TableSpec};

use crate::chain::Chain;
use crate::fixture::{GUEST, HOST, STRANGER};
use crate::words::{WordTable, spec};

fn eight() -> Chain {
    Chain {
        seats: 8,
        sides: 8,
        ..Chain::new(Consultation::Free)
    }
}

#[test]
fn eight_people_sit_down_and_play_in_turn() {
    let wishes = [
        Seating::First,
        Seating::Second,
        Seating::Third,
        Seating::Fourth,
        Seating::Fifth,
        Seating::Sixth,
        Seating::Seventh,
        Seating::Eighth,
    ];
    for (wish, host) in wishes.into_iter().zip(0u8..) {
        let seating = TableSpec {
            seating: wish,
            ..spec(8)
        };
        let mut table = WordTable::open(eight(), seating, false);
        for place in (1..8).rev() {
            assert_eq!(table.room.table().phase(), Phase::Waiting);
            table
                .sit_at(PlayerId(100 + u64::from(place)), Some(place))
                .unwrap();
        }
        let place_of = |seat: u8| table.room.table().place_of(Seat(seat)).unwrap();
        for seat in 0..8 {
            assert_eq!(place_of(seat), Place((seat + 8 - host) % 8));
        }
        assert_eq!(table.room.table().viewer(HOST), Viewer::Seat(Seat(host)));
        let player = |place: Place| match place.0 {
            0 => HOST,
            other => PlayerId(100 + u64::from(other)),
        };
        let in_turn: Vec<PlayerId> = (0..8).map(|seat| player(place_of(seat))).collect();
        for (at, word) in ["mot", "tir", "rat", "tri"].into_iter().enumerate() {
            let late = Input::Act(word.to_owned());
            let other = in_turn[(at + 1) % 8];
            assert_eq!(table.tell(Actor::Player(other), late), Err(Refusal::NotYourTurn));
            table.say(in_turn[at], word);
        }
        assert_eq!(table.restored(eight()).table(), table.room.table());
    }
    let ninth = TableSpec {
        seating: Seating::Eighth,
        ..spec(7)
    };
    assert_eq!(ninth.check(7, 7), Err(SpecFault::Places));
}

#[test]
fn computers_take_the_places_of_those_who_did_not_come() {
    let mut table = WordTable::open(eight(), spec(8), false);
    table.sit_at(GUEST, Some(5)).unwrap();
    for (player, refusal) in [(GUEST, Refusal::NotHost), (STRANGER, Refusal::NotSeated)] {
        assert_eq!(table.tell(Actor::Player(player), Input::Fill(3)), Err(refusal));
    }
    table.tell(Actor::Player(HOST), Input::Fill(3)).unwrap();
    assert_eq!(table.room.table().phase(), Phase::Playing);
    for (place, holder) in table.room.table().holders().iter().enumerate() {
        let person = place == 0 || place == 5;
        assert_eq!(matches!(holder, Holder::Person { .. }), person);
        assert_eq!(*holder == Holder::Bot(3), !person);
    }
    assert_eq!(
        table.tell(Actor::Player(HOST), Input::Fill(3)),
        Err(Refusal::Taken)
    );
    assert_eq!(table.sit_at(STRANGER, None), Err(Refusal::Taken));
    table.say(HOST, "mot");
    let awaited: Vec<_> = table.room.table().awaited_bots().collect();
    assert_eq!(awaited, [(Place(1), Seat(1), 3)]);
    assert_eq!(table.restored(eight()).table(), table.room.table());
}

/// A computer that was let in is as good as one that was there from the start.
#[test]
fn computers_that_were_let_in_play_the_next_match_too() {
    let mut table = WordTable::open(Chain::new(Consultation::Free), spec(2), false);
    table.tell(Actor::Player(HOST), Input::Fill(1)).unwrap();
    table.tell(Actor::Player(HOST), Input::Resign).unwrap();
    table
        .tell(Actor::Player(HOST), Input::Offer(room::OfferKind::Rematch))
        .unwrap();
    assert_eq!(table.room.table().holders()[1], Holder::Bot(1));
    assert_eq!(table.room.table().phase(), Phase::Playing);
}
