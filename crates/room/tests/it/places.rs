//! Who may sit, act, abort and speak.

use game_core::{Seat, Viewer};
use room::{Actor, Input, OfferKind, Phase, Place, Refusal, Seating, SpecFault};

use crate::fixture::{Bench, GUEST, HOST, STRANGER, against_computer, spec};

#[test]
fn the_game_begins_when_the_last_place_is_taken() {
    let mut bench = Bench::open(|_| (), false);
    assert_eq!(bench.room.table().phase(), Phase::Waiting);
    assert_eq!(bench.act(HOST, "e2e4"), Err(Refusal::NotStarted));
    assert_eq!(bench.sit(HOST), Err(Refusal::AlreadySeated));
    bench.sit(GUEST).unwrap();
    assert_eq!(bench.room.table().phase(), Phase::Playing);
    assert_eq!(bench.sit(STRANGER), Err(Refusal::Taken));
    assert_eq!(bench.sit(GUEST), Err(Refusal::AlreadySeated));
}

#[test]
fn only_the_awaited_seat_acts_and_only_on_the_present_board() {
    let mut bench = Bench::game(|_| ());
    let seen = bench.room.table().version();
    assert_eq!(bench.act(GUEST, "e7e5"), Err(Refusal::NotYourTurn));
    assert_eq!(bench.act(STRANGER, "e2e4"), Err(Refusal::NotSeated));
    bench.act(HOST, "e2e4").unwrap();
    let late = bench.tell_late(Actor::Player(HOST), seen, Input::Act("d2d4".into()));
    assert_eq!(late, Err(Refusal::Stale));
    let early = bench.tell_late(Actor::Player(GUEST), u64::MAX, Input::Act("e7e5".into()));
    assert_eq!(
        early,
        Err(Refusal::Stale),
        "nobody has seen what is not there yet"
    );
    bench.act(GUEST, "e7e5").unwrap();
}

#[test]
fn talk_does_not_make_a_move_stale() {
    let mut bench = Bench::game(|_| ());
    let seen = bench.room.table().version();
    bench
        .tell(Actor::Player(GUEST), Input::Say("  bonne \t partie ".into()))
        .unwrap();
    bench
        .tell_late(Actor::Player(HOST), seen, Input::Act("e2e4".into()))
        .unwrap();
    assert_eq!(bench.room.table().talk()[0].text, "bonne partie");
    assert_eq!(
        bench.tell(Actor::Player(STRANGER), Input::Say("psst".into())),
        Err(Refusal::NotSeated)
    );
    for bad in [String::new(), "\u{7}\n".to_owned(), "x".repeat(201)] {
        assert_eq!(
            bench.tell(Actor::Player(HOST), Input::Say(bad)),
            Err(Refusal::TooLong)
        );
    }
}

#[test]
fn malformed_and_illegal_actions_are_told_apart() {
    let mut bench = Bench::game(|_| ());
    assert!(matches!(bench.act(HOST, "knight f3"), Err(Refusal::Malformed(_))));
    let Err(Refusal::Violation { clause, code, .. }) = bench.act(HOST, "f1c4") else {
        panic!("not refused")
    };
    assert_eq!((clause, code), ("M-6", "path-blocked"));
}

#[test]
fn a_game_is_aborted_before_the_second_action_only() {
    let mut bench = Bench::game(|_| ());
    bench.play("e2e4");
    assert_eq!(
        bench.tell(Actor::Player(STRANGER), Input::Abort),
        Err(Refusal::NotSeated)
    );
    bench.tell(Actor::Player(GUEST), Input::Abort).unwrap();
    assert_eq!(bench.room.table().phase(), Phase::Aborted);
    assert_eq!(bench.act(GUEST, "e7e5"), Err(Refusal::Over));
    assert_eq!(bench.offer(HOST, OfferKind::Rematch), Err(Refusal::Over));

    let mut bench = Bench::game(|_| ());
    bench.play("e2e4 e7e5");
    assert_eq!(
        bench.tell(Actor::Player(GUEST), Input::Abort),
        Err(Refusal::CannotAbort)
    );
}

#[test]
fn a_host_may_close_a_table_where_nobody_came() {
    let mut bench = Bench::open(|_| (), false);
    bench.tell(Actor::Player(HOST), Input::Abort).unwrap();
    assert_eq!(bench.sit(GUEST), Err(Refusal::Taken));
}

#[test]
fn resignation_gives_the_game_to_the_other_side() {
    let mut bench = Bench::game(|_| ());
    assert_eq!(
        bench.tell(Actor::Player(STRANGER), Input::Resign),
        Err(Refusal::NotSeated)
    );
    bench.tell(Actor::Player(GUEST), Input::Resign).unwrap();
    let table = bench.room.table();
    assert_eq!(table.outcome().unwrap().code, "resignation");
    assert!(table.outcome().unwrap().winners.contains(Seat(0)));
    assert_eq!((table.phase(), table.score()), (Phase::Over, &[2, 0][..]));
    assert_eq!(bench.tell(Actor::Player(HOST), Input::Resign), Err(Refusal::Over));
}

#[test]
fn on_a_shared_screen_the_awaited_seat_is_played() {
    let mut bench = Bench::open(|_| (), true);
    assert_eq!(bench.room.table().viewer(HOST), Viewer::Seat(Seat(0)));
    bench.act(HOST, "e2e4").unwrap();
    assert_eq!(bench.room.table().viewer(HOST), Viewer::Seat(Seat(1)));
    bench.act(HOST, "e7e5").unwrap();
    bench.offer(HOST, OfferKind::Takeback).unwrap();
    assert_eq!(
        bench.room.plies(),
        1,
        "the last move goes, whoever of the two made it"
    );
    bench.offer(HOST, OfferKind::Takeback).unwrap();
    assert_eq!(
        bench.offer(HOST, OfferKind::Takeback),
        Err(Refusal::CannotTakeBack)
    );
    bench.tell(Actor::Player(HOST), Input::Resign).unwrap();
    assert!(bench.room.table().outcome().unwrap().winners.contains(Seat(1)));
    assert_eq!(bench.room.table().viewer(STRANGER), Viewer::Spectator);
}

#[test]
fn a_bot_acts_from_its_own_place_only() {
    let mut bench = Bench::open(against_computer, false);
    bench.act(HOST, "e2e4").unwrap();
    let bots: Vec<_> = bench.room.table().awaited_bots().collect();
    assert_eq!(bots, [(Place(1), Seat(1), 1)]);
    assert_eq!(
        bench.tell(Actor::Bot(Place(0)), Input::Act("e7e5".into())),
        Err(Refusal::NotSeated)
    );
    bench
        .tell(Actor::Bot(Place(1)), Input::Act("e7e5".into()))
        .unwrap();
}

#[test]
fn seats_follow_the_wish_of_the_host_or_the_lot() {
    let seat = |bench: &Bench| bench.room.table().seat_of(Place(0)).unwrap();
    assert_eq!(seat(&Bench::game(|_| ())), Seat(0));
    assert_eq!(seat(&Bench::game(|spec| spec.seating = Seating::Second)), Seat(1));
    let lot = Bench::game(|spec| spec.seating = Seating::Lot);
    let mut dice = room::SealedDice::new(&room::Secret::new([1; 32]), lot.room.table().salts(), 1, "seats");
    let drawn = game_core::Dice::below(&mut dice, 2);
    assert_eq!(
        lot.room.table().place_of(Seat(0)),
        Some(Place(u8::try_from(drawn).unwrap()))
    );
}

#[test]
fn a_table_that_cannot_be_is_not_set_up() {
    let fault = |change| spec(change).check(2, 2);
    assert_eq!(fault(|_| ()), Ok(()));
    assert_eq!(fault(|spec| spec.places.truncate(1)), Err(SpecFault::Places));
    assert_eq!(fault(|spec| spec.games = 0), Err(SpecFault::Games));
    assert_eq!(
        fault(|spec| spec.places.iter_mut().for_each(|place| place.bot = Some(1))),
        Err(SpecFault::NoPerson)
    );
    let half = fault(|spec| {
        spec.places[0].quota = Some(room::Quota {
            base: 60_000,
            increment: 0,
        })
    });
    assert_eq!(half, Err(SpecFault::Clock));
    let tiny = fault(|spec| {
        spec.places.iter_mut().for_each(|place| {
            place.quota = Some(room::Quota {
                base: 0,
                increment: 0,
            })
        });
    });
    assert_eq!(tiny, Err(SpecFault::Clock));
}
