//! Draws, takebacks and rematches.

use room::{Actor, Input, OfferKind, Phase, Place, Refusal};

use crate::fixture::{Bench, GUEST, HOST, STRANGER, against_computer};

fn offers(bench: &Bench) -> usize {
    bench.room.table().offers().len()
}

#[test]
fn a_draw_is_agreed_by_both() {
    let mut bench = Bench::game(|_| ());
    bench.play("e2e4 e7e5");
    assert_eq!(bench.accept(GUEST, OfferKind::Draw), Err(Refusal::NoOffer));
    bench.offer(HOST, OfferKind::Draw).unwrap();
    assert_eq!(
        bench.accept(HOST, OfferKind::Draw),
        Err(Refusal::OfferStands),
        "nobody agrees with oneself"
    );
    assert_eq!(bench.accept(STRANGER, OfferKind::Draw), Err(Refusal::NotSeated));
    bench.accept(GUEST, OfferKind::Draw).unwrap();
    assert_eq!(bench.room.table().outcome().unwrap().code, "agreement");
    assert_eq!(bench.room.table().score(), [1, 1]);
}

#[test]
fn the_rules_may_refuse_an_offer_at_once() {
    let mut bench = Bench::game(|_| ());
    let refused = bench.offer(HOST, OfferKind::Draw);
    assert!(
        matches!(refused, Err(Refusal::Violation { clause: "E-3", .. })),
        "{refused:?}"
    );
}

#[test]
fn offering_back_is_agreeing() {
    let mut bench = Bench::game(|_| ());
    bench.play("e2e4 e7e5");
    bench.offer(HOST, OfferKind::Draw).unwrap();
    bench.offer(GUEST, OfferKind::Draw).unwrap();
    assert_eq!(bench.room.table().phase(), Phase::Over);
}

#[test]
fn playing_declines_the_others_offer_but_not_ones_own() {
    let mut bench = Bench::game(|_| ());
    bench.play("e2e4 e7e5");
    bench.offer(HOST, OfferKind::Draw).unwrap();
    bench.play("g1f3");
    assert_eq!(offers(&bench), 1);
    bench.play("b8c6");
    assert_eq!(offers(&bench), 0);
}

#[test]
fn a_declined_draw_is_not_offered_again_before_a_move() {
    let mut bench = Bench::game(|_| ());
    bench.play("e2e4 e7e5");
    bench.offer(HOST, OfferKind::Draw).unwrap();
    assert_eq!(bench.offer(HOST, OfferKind::Draw), Err(Refusal::OfferStands));
    bench
        .tell(Actor::Player(GUEST), Input::Decline(OfferKind::Draw))
        .unwrap();
    assert_eq!(offers(&bench), 0);
    assert_eq!(bench.offer(HOST, OfferKind::Draw), Err(Refusal::OfferStands));
    bench.play("g1f3");
    bench.offer(HOST, OfferKind::Draw).unwrap();
}

#[test]
fn an_offer_can_be_withdrawn() {
    let mut bench = Bench::game(|_| ());
    bench.play("e2e4 e7e5");
    bench.offer(HOST, OfferKind::Draw).unwrap();
    bench
        .tell(Actor::Player(HOST), Input::Decline(OfferKind::Draw))
        .unwrap();
    assert_eq!(bench.accept(GUEST, OfferKind::Draw), Err(Refusal::NoOffer));
}

#[test]
fn a_takeback_undoes_ones_own_last_move_and_what_followed() {
    let mut bench = Bench::game(|_| ());
    assert_eq!(
        bench.offer(HOST, OfferKind::Takeback),
        Err(Refusal::CannotTakeBack)
    );
    bench.play("e2e4 e7e5 g1f3");
    bench.offer(GUEST, OfferKind::Takeback).unwrap();
    bench.accept(HOST, OfferKind::Takeback).unwrap();
    assert_eq!(bench.room.plies(), 1);
    bench.play("c7c5 g1f3");
    assert_eq!(bench.restored().state(), bench.room.state());
}

#[test]
fn agreeing_to_what_was_seen_before_a_move_is_stale() {
    let mut bench = Bench::game(|_| ());
    bench.play("e2e4 e7e5");
    let seen = bench.room.table().version();
    bench.play("g1f3");
    bench.offer(HOST, OfferKind::Takeback).unwrap();
    let late = bench.tell_late(Actor::Player(GUEST), seen, Input::Accept(OfferKind::Takeback));
    assert_eq!(late, Err(Refusal::Stale));
}

#[test]
fn a_move_makes_a_takeback_pointless() {
    let mut bench = Bench::game(|_| ());
    bench.play("e2e4");
    bench.offer(HOST, OfferKind::Takeback).unwrap();
    bench.play("e7e5");
    assert_eq!(bench.accept(GUEST, OfferKind::Takeback), Err(Refusal::NoOffer));
}

#[test]
fn the_computer_gives_takebacks_and_rematches_but_plays_on() {
    let mut bench = Bench::open(against_computer, false);
    bench.act(HOST, "e2e4").unwrap();
    bench
        .tell(Actor::Bot(Place(1)), Input::Act("e7e5".into()))
        .unwrap();
    bench.offer(HOST, OfferKind::Draw).unwrap();
    assert_eq!((offers(&bench), bench.room.table().phase()), (0, Phase::Playing));
    bench.offer(HOST, OfferKind::Takeback).unwrap();
    assert_eq!(bench.room.plies(), 0);
    bench.tell(Actor::Player(HOST), Input::Resign).unwrap();
    bench.offer(HOST, OfferKind::Rematch).unwrap();
    assert_eq!(bench.room.table().phase(), Phase::Playing);
}

#[test]
fn a_rematch_waits_for_the_end() {
    let mut bench = Bench::game(|_| ());
    assert_eq!(bench.offer(HOST, OfferKind::Rematch), Err(Refusal::NotStarted));
}
