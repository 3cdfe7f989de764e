//! Time at the table.

use room::{Actor, Input, Millis, OfferKind, Phase, Quota, Refusal};

use crate::fixture::{Bench, GUEST, HOST, blitz};

#[test]
fn each_side_gets_its_first_action_free() {
    let mut bench = Bench::game(blitz);
    bench.wait(600_000);
    bench.play("e2e4");
    bench.wait(600_000);
    bench.play("e7e5");
    assert_eq!((bench.left(0), bench.left(1)), (60_000, 60_000));
    bench.wait(5_000);
    assert_eq!((bench.left(0), bench.left(1)), (55_000, 60_000));
    bench.play("g1f3");
    assert_eq!(bench.left(0), 57_000, "the increment follows the action");
}

#[test]
fn unequal_quotas_follow_the_person_when_colours_swap() {
    let mut bench = Bench::game(|spec| {
        spec.games = 2;
        spec.places[0].quota = Some(Quota {
            base: 300_000,
            increment: 0,
        });
        spec.places[1].quota = Some(Quota {
            base: 60_000,
            increment: 0,
        });
    });
    assert_eq!((bench.left(0), bench.left(1)), (300_000, 60_000));
    bench.tell(Actor::Player(HOST), Input::Resign).unwrap();
    bench.tell(Actor::Player(GUEST), Input::Next).unwrap();
    assert_eq!((bench.left(0), bench.left(1)), (60_000, 300_000));
}

/// R20: a move that comes with the last millisecond is played, one that comes with none left is not.
#[test]
fn a_flag_and_a_move_never_both_happen() {
    for (waited, played) in [(59_999, true), (60_000, false), (60_001, false)] {
        let mut bench = Bench::game(blitz);
        bench.play("e2e4 e7e5");
        assert_eq!(bench.room.deadline(), Some(Millis(bench.now + 60_000)));
        bench.wait(waited);
        let answer = bench.act(HOST, "g1f3");
        if played {
            assert_eq!(answer, Ok(()));
            assert_eq!(bench.room.table().phase(), Phase::Playing);
        } else {
            assert_eq!(answer, Err(Refusal::Over));
            assert_eq!(bench.room.table().outcome().unwrap().code, "time");
            assert_eq!(bench.room.plies(), 2);
            assert!(
                bench.room.overdue(Millis(bench.now)).is_empty(),
                "a flag falls once"
            );
        }
    }
}

/// R26: the clocks go back with the position.
#[test]
fn a_takeback_restores_the_clocks() {
    let mut bench = Bench::game(blitz);
    bench.play("e2e4 e7e5");
    bench.wait(10_000);
    bench.play("g1f3");
    bench.wait(20_000);
    bench.play("b8c6");
    bench.wait(1_000);
    bench.offer(HOST, OfferKind::Takeback).unwrap();
    bench.wait(3_000);
    bench.accept(GUEST, OfferKind::Takeback).unwrap();
    assert_eq!(bench.room.plies(), 2);
    assert_eq!((bench.left(0), bench.left(1)), (60_000, 60_000));
    bench.wait(7_000);
    assert_eq!(bench.left(0), 53_000, "and run on from there");
}

#[test]
fn a_takeback_of_the_first_move_makes_it_free_again() {
    let mut bench = Bench::game(blitz);
    bench.play("e2e4");
    bench.offer(HOST, OfferKind::Takeback).unwrap();
    bench.accept(GUEST, OfferKind::Takeback).unwrap();
    bench.wait(100_000);
    assert_eq!(bench.left(0), 60_000);
    assert_eq!(bench.room.deadline(), None);
}

#[test]
fn time_while_the_server_was_away_is_nobodys() {
    let mut bench = Bench::game(blitz);
    bench.play("e2e4 e7e5");
    bench.wait(5_000);
    let last_alive = Millis(bench.now);
    bench.wait(3_600_000);
    let away = bench
        .room
        .back_from_away(Millis(bench.now), last_alive)
        .expect("a clock was running");
    bench.keep(vec![away]);
    assert_eq!(bench.left(0), 55_000);
    assert!(bench.room.overdue(Millis(bench.now)).is_empty());
    assert_eq!(bench.restored().table(), bench.room.table());
}

#[test]
fn nothing_is_noted_of_an_absence_that_cost_nobody() {
    let bench = Bench::game(blitz);
    assert_eq!(
        bench.room.back_from_away(Millis(9_999_999), Millis(0)),
        None,
        "no clock was running"
    );
}

#[test]
fn clocks_stop_with_the_game() {
    let mut bench = Bench::game(blitz);
    bench.play("e2e4 e7e5");
    bench.wait(4_000);
    bench.tell(Actor::Player(HOST), Input::Resign).unwrap();
    bench.wait(50_000);
    assert_eq!(bench.left(0), 56_000);
    assert_eq!(bench.room.deadline(), None);
}
