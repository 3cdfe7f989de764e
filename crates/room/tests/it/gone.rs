//! Opponents who are gone, tables that nobody waits at, computers that the house keeps waiting.

use game_core::{Consultation, Seat};
use room::{Actor, Input, Millis, Phase, Place, Quota, Refusal, StandIn, TableSpec};

use crate::chain::Chain;
use crate::fixture::{Bench, GUEST, HOST, STRANGER, against_computer, blitz};
use crate::words::{WordTable, spec};

fn claim(bench: &mut Bench, player: room::PlayerId) -> Result<(), Refusal> {
    bench.tell(Actor::Player(player), Input::Claim)
}

/// A game two moves old that the host waits for the guest in, who left at `now`.
fn left(change: crate::fixture::Change) -> Bench {
    let mut bench = Bench::game(change);
    bench.room.attend(Millis(bench.now), &[HOST, GUEST]);
    bench.play("e2e4 e7e5 g1f3");
    bench.room.attend(Millis(bench.now), &[HOST]);
    bench
}

#[test]
fn a_game_is_claimed_once_the_wait_is_over() {
    let mut bench = left(|spec| spec.patience = Some(20_000));
    assert_eq!(bench.room.table().patience(), Some(20_000));
    bench.wait(19_999);
    assert_eq!(claim(&mut bench, HOST), Err(Refusal::NotGone));
    bench.wait(1);
    assert_eq!(claim(&mut bench, STRANGER), Err(Refusal::NotSeated));
    claim(&mut bench, HOST).unwrap();
    let table = bench.room.table();
    assert_eq!((table.phase(), table.claimed()), (Phase::Over, Some(Place(0))));
    let winners = table.outcome().unwrap().winners;
    assert_eq!(winners.iter().collect::<Vec<_>>(), [Seat(0)]);
    assert_eq!(bench.restored().table(), bench.room.table());
}

#[test]
fn nobody_is_claimed_from_who_is_back_or_not_awaited() {
    let mut bench = left(blitz);
    bench.wait(29_000);
    bench.room.attend(Millis(bench.now), &[HOST, GUEST]);
    bench.room.attend(Millis(bench.now), &[HOST]);
    bench.wait(29_999);
    assert_eq!(
        claim(&mut bench, HOST),
        Err(Refusal::NotGone),
        "the wait began anew"
    );

    let mut own = Bench::game(|spec| spec.patience = Some(1_000));
    own.play("e2e4 e7e5");
    own.room.attend(Millis(own.now), &[HOST]);
    own.wait(5_000);
    assert_eq!(
        claim(&mut own, HOST),
        Err(Refusal::NotGone),
        "it is the asker who is awaited"
    );
}

#[test]
fn a_game_that_has_hardly_begun_never_was() {
    let mut bench = Bench::game(|spec| spec.patience = Some(1_000));
    bench.play("e2e4");
    bench.room.attend(Millis(bench.now), &[HOST]);
    bench.wait(1_000);
    claim(&mut bench, HOST).unwrap();
    assert_eq!(bench.room.table().phase(), Phase::Aborted);
}

#[test]
fn the_wait_befits_the_pace() {
    let wait = |quota: Option<Quota>| {
        let mut spec = crate::fixture::spec(|_| ());
        for place in &mut spec.places {
            place.quota = quota;
        }
        spec.patience()
    };
    let quota = |base, increment| Some(Quota { base, increment });
    assert_eq!(wait(None), 300_000);
    assert_eq!(wait(quota(60_000, 0)), 30_000);
    assert_eq!(wait(quota(300_000, 5_000)), 50_000);
    assert_eq!(wait(quota(3_600_000, 0)), 120_000);
}

/// Where a computer stands in, nobody is claimed from (ADR 13); alone, there is nobody to claim from.
#[test]
fn a_stand_in_or_a_computer_leaves_nothing_to_claim() {
    let stand_in = Some(StandIn {
        after: 1_000,
        level: 1,
    });
    let mut three = WordTable::open(
        Chain {
            seats: 3,
            sides: 3,
            ..Chain::new(Consultation::Free)
        },
        TableSpec { stand_in, ..spec(3) },
        false,
    );
    three.sit(GUEST);
    three.sit(STRANGER);
    assert_eq!(three.room.table().patience(), None);
    let alone = Bench::open(against_computer, false);
    assert_eq!(alone.room.table().patience(), None);
}

#[test]
fn a_table_that_nobody_waits_at_ends_after_a_day() {
    const DAY: u64 = 86_400_000;
    let mut bench = Bench::open(|spec| spec.private = false, false);
    bench.room.attend(Millis(bench.now), &[HOST]);
    bench.wait(3 * DAY);
    assert!(
        bench.room.overdue(Millis(bench.now)).is_empty(),
        "the host is there"
    );
    bench.room.attend(Millis(bench.now), &[]);
    assert_eq!(bench.room.deadline(), Some(Millis(bench.now + DAY)));
    bench.wait(DAY);
    let overdue = bench.room.overdue(Millis(bench.now));
    bench.keep(overdue);
    assert_eq!(bench.room.table().phase(), Phase::Aborted);
    assert_eq!(bench.restored().table(), bench.room.table());

    // Only those who were sent the link look for a private one, and they may take a week.
    let bench = Bench::open(|_| (), false);
    assert!(bench.room.overdue(Millis(bench.now + 2 * DAY)).is_empty());
    assert_eq!(bench.room.overdue(Millis(bench.now + 7 * DAY)).len(), 1);
}

/// A computer against which the host plays with clocks.
fn clocked() -> Bench {
    Bench::open(
        |spec| {
            blitz(spec);
            against_computer(spec);
        },
        false,
    )
}

const BOT: Actor = Actor::Bot(Place(1));

#[test]
fn the_clock_of_a_computer_that_is_kept_waiting_stands() {
    let mut bench = clocked();
    let act = |bench: &mut Bench, text: &str| bench.tell(BOT, Input::Act(text.to_owned())).unwrap();
    bench.act(HOST, "e2e4").unwrap();
    assert_eq!(
        bench.tell(BOT, Input::Queue),
        Err(Refusal::NotYourTurn),
        "its first is free"
    );
    act(&mut bench, "e7e5");
    bench.act(HOST, "g1f3").unwrap();
    bench.wait(1_000);
    bench.tell(BOT, Input::Queue).unwrap();
    bench.wait(600_000);
    assert!(bench.room.overdue(Millis(bench.now)).is_empty(), "no flag falls");
    assert_eq!(bench.room.deadline(), None);
    assert_eq!(bench.left(1), 59_000);
    assert_eq!(bench.restored().table(), bench.room.table());
    bench.tell(BOT, Input::Think).unwrap();
    assert_eq!(bench.tell(BOT, Input::Think), Err(Refusal::NotYourTurn));
    bench.wait(3_000);
    act(&mut bench, "b8c6");
    assert_eq!(bench.left(1), 58_000, "59 s, less 3, and 2 for the move");
    assert_eq!(bench.restored().table(), bench.room.table());
}

#[test]
fn only_a_computer_waits_for_its_thoughts() {
    let mut bench = clocked();
    for input in [Input::Queue, Input::Think] {
        let asked = bench.tell(Actor::Player(HOST), input);
        assert_eq!(asked, Err(Refusal::NotYourTurn));
    }
}
