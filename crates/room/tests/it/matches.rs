//! Several games at one table, and the secret behind them.

use game_core::Seat;
use room::{Actor, Input, OfferKind, Phase, Place, Refusal, Secret};

use crate::fixture::{Bench, GUEST, HOST, STRANGER};

fn white(bench: &Bench) -> Place {
    bench.room.table().place_of(Seat(0)).unwrap()
}

#[test]
fn a_match_swaps_colours_and_adds_up() {
    let mut bench = Bench::game(|spec| spec.games = 3);
    assert_eq!(white(&bench), Place(0));
    bench.play("f2f3 e7e5 g2g4 d8h4");
    assert_eq!(
        (bench.room.table().phase(), bench.room.table().score()),
        (Phase::Between, &[0, 2][..])
    );
    assert_eq!(bench.offer(HOST, OfferKind::Rematch), Err(Refusal::NotStarted));
    assert_eq!(
        bench.tell(Actor::Player(STRANGER), Input::Next),
        Err(Refusal::NotSeated)
    );
    bench.tell(Actor::Player(HOST), Input::Next).unwrap();
    assert_eq!((bench.room.table().game(), white(&bench)), (2, Place(1)));
    assert_eq!(
        bench.tell(Actor::Player(HOST), Input::Abort),
        Err(Refusal::CannotAbort)
    );
    bench.play("f2f3 e7e5 g2g4 d8h4");
    assert_eq!(bench.room.table().score(), [2, 2]);
    bench.tell(Actor::Player(GUEST), Input::Next).unwrap();
    bench.play("e2e4 e7e5");
    bench.offer(HOST, OfferKind::Draw).unwrap();
    bench.accept(GUEST, OfferKind::Draw).unwrap();
    assert_eq!(
        (bench.room.table().phase(), bench.room.table().score()),
        (Phase::Over, &[3, 3][..])
    );
    assert_eq!(bench.tell(Actor::Player(HOST), Input::Next), Err(Refusal::Over));
}

#[test]
fn a_rematch_swaps_colours_and_starts_from_nothing() {
    let mut bench = Bench::game(|_| ());
    bench.play("f2f3 e7e5 g2g4 d8h4");
    bench.offer(HOST, OfferKind::Rematch).unwrap();
    assert_eq!(bench.room.table().phase(), Phase::Over);
    bench.accept(GUEST, OfferKind::Rematch).unwrap();
    let table = bench.room.table();
    assert_eq!(
        (table.phase(), table.game(), table.score()),
        (Phase::Playing, 1, &[0, 0][..])
    );
    assert_eq!(white(&bench), Place(1));
    assert_eq!(bench.room.events().len(), 0);
    assert_eq!(bench.restored().table(), bench.room.table());
}

#[test]
fn the_secret_is_committed_to_first_and_shown_last() {
    let mut bench = Bench::game(|_| ());
    let first = bench.room.table().commitment().to_owned();
    assert_eq!(first, Secret::new([1; 32]).commitment());
    assert_eq!(bench.room.table().revealed(), None);
    bench.tell(Actor::Player(HOST), Input::Resign).unwrap();
    let secret = Secret::from_hex(&bench.room.table().revealed().unwrap()).unwrap();
    assert_eq!(secret.commitment(), first);
    bench.offer(HOST, OfferKind::Rematch).unwrap();
    bench.accept(GUEST, OfferKind::Rematch).unwrap();
    assert_eq!(
        bench.room.table().revealed(),
        None,
        "a rematch has a secret of its own"
    );
    assert_ne!(bench.room.table().commitment(), first);
}

#[test]
fn the_secret_stays_hidden_between_the_games_of_a_match() {
    let mut bench = Bench::game(|spec| spec.games = 2);
    bench.tell(Actor::Player(HOST), Input::Resign).unwrap();
    assert_eq!(bench.room.table().revealed(), None);
}
