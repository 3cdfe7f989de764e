//! Orders that arrive twice, or late.

use room::{Actor, AnyRoom, Input, Millis, OfferKind, OrderKey, PlayerId, Refusal, Secret};

use crate::fixture::{Bench, GUEST, HOST};

fn order(player: PlayerId, key: u64) -> OrderKey {
    OrderKey { player, key }
}

/// Tells the table something under a key, as the server does.
fn tell(bench: &mut Bench, player: PlayerId, key: u64, input: Input) {
    let room: &mut dyn AnyRoom = &mut bench.room;
    let (now, seen) = (Millis(bench.now), room.table().version());
    let mut fresh = || Secret::new([9; 32]);
    let decided = room.decide(now, Actor::Player(player), seen, &input, &mut fresh);
    let mut decided = decided.unwrap();
    decided.sign(order(player, key));
    room.fold(&decided, &[]);
    bench.lines.extend(decided.lines());
    let restored = bench.restored();
    assert_eq!(restored.table(), bench.room.table());
    bench.room = restored;
}

/// R31: the journal knows which orders were done, so that no crash does one twice.
#[test]
fn a_key_is_known_after_the_table_was_read_again() {
    let mut bench = Bench::game(|_| ());
    tell(&mut bench, HOST, 7, Input::Resign);
    let resigned = bench.room.table().version();
    bench.offer(HOST, OfferKind::Rematch).unwrap();
    // An acceptance is two records and more: the last of them is signed.
    tell(&mut bench, GUEST, 7, Input::Accept(OfferKind::Rematch));
    let table = bench.room.table();
    assert_eq!(table.done(order(HOST, 7)), Some(resigned));
    assert_eq!(table.done(order(GUEST, 7)), Some(table.version()));
    assert_eq!(table.done(order(GUEST, 8)), None);
    assert_eq!((table.serial(), table.game()), (2, 1));
}

/// A player's many orders do not make the table forget another's.
#[test]
fn each_players_latest_orders_are_known() {
    let mut bench = Bench::game(|_| ());
    tell(&mut bench, HOST, 1, Input::Say("bonjour".to_owned()));
    for key in 0..20 {
        tell(&mut bench, GUEST, key, Input::Say("salut".to_owned()));
    }
    let known = |player, key| bench.room.table().done(order(player, key)).is_some();
    assert!(known(HOST, 1));
    assert_eq!((0..20).filter(|&key| known(GUEST, key)).count(), 16);
    assert!(known(GUEST, 19) && !known(GUEST, 3));
}

/// What was decided in one game does nothing in the next.
#[test]
fn nobody_gives_up_a_game_they_have_not_seen() {
    let mut bench = Bench::game(|_| ());
    bench.play("e2e4");
    let seen = bench.room.table().version();
    bench.tell(Actor::Player(HOST), Input::Resign).unwrap();
    bench.offer(HOST, OfferKind::Rematch).unwrap();
    bench.accept(GUEST, OfferKind::Rematch).unwrap();
    for input in [Input::Resign, Input::Abort] {
        let late = bench.tell_late(Actor::Player(HOST), seen, input.clone());
        assert_eq!(late, Err(Refusal::Stale), "{input:?}");
    }
    // A move of the other side's meanwhile takes nothing back from one who resigns.
    let seen = bench.room.table().version();
    bench.play("e2e4");
    bench.tell_late(Actor::Player(HOST), seen, Input::Resign).unwrap();
}

/// The host who gives up waiting does not give up the game that began meanwhile.
#[test]
fn giving_up_a_wait_is_not_giving_up_a_game() {
    let mut bench = Bench::open(|_| (), false);
    let seen = bench.room.table().version();
    bench.sit(GUEST).unwrap();
    let late = bench.tell_late(Actor::Player(HOST), seen, Input::Abort);
    assert_eq!(late, Err(Refusal::Stale));
}

/// An answer is to the offer one saw, not to a later one.
#[test]
fn an_offer_made_since_is_not_answered() {
    let mut bench = Bench::game(|_| ());
    bench.play("e2e4 e7e5");
    let seen = bench.room.table().version();
    bench.offer(HOST, OfferKind::Draw).unwrap();
    for input in [Input::Decline(OfferKind::Draw), Input::Accept(OfferKind::Draw)] {
        let late = bench.tell_late(Actor::Player(GUEST), seen, input);
        assert_eq!(late, Err(Refusal::Stale));
    }
    bench
        .tell(Actor::Player(GUEST), Input::Decline(OfferKind::Draw))
        .unwrap();
}

/// The next game of a match begins once, for those who saw the last one end.
#[test]
fn the_next_game_is_asked_for_after_the_last() {
    let mut bench = Bench::game(|spec| spec.games = 3);
    let seen = bench.room.table().version();
    bench.tell(Actor::Player(HOST), Input::Resign).unwrap();
    assert_eq!(
        bench.tell_late(Actor::Player(HOST), seen, Input::Next),
        Err(Refusal::Stale)
    );
    bench.tell(Actor::Player(HOST), Input::Next).unwrap();
}
