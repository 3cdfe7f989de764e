//! Who may be lent a hand, and how the game is marked for it.

use game_core::{Consultation, Seat, SeatSet};
use room::{Actor, Input, OfferKind, Refusal, Room, SpecFault, TableSpec};

use crate::chain::Chain;
use crate::fixture::{Bench, GUEST, HOST, STRANGER, against_computer, blitz, host, spec};
use crate::words::{self, NEVER, WordTable};

const FREE: Consultation<crate::chain::Rule> = Consultation::Free;

fn ask(bench: &mut Bench, step: u8) -> Result<(), Refusal> {
    bench.tell(Actor::Player(HOST), Input::Hint(step))
}

fn hints(bench: &Bench) -> Vec<&str> {
    let kept = bench.lines.iter().filter_map(|line| line.split_once("\thint\t"));
    kept.map(|(_, told)| told).collect()
}

#[test]
fn a_game_against_computers_is_helped_and_marked_for_it() {
    let mut bench = Bench::open(against_computer, false);
    assert_eq!(bench.room.table().helped(), SeatSet::EMPTY);
    for step in [1, 1, 2, 3, 2] {
        ask(&mut bench, step).unwrap();
    }
    assert_eq!(
        hints(&bench),
        ["0\t1", "0\t2", "0\t3"],
        "what was told is told again"
    );
    assert_eq!(bench.room.table().hinted(Seat(0)), 3);
    bench.act(HOST, "e2e4").unwrap();
    assert_eq!(bench.room.table().hinted(Seat(0)), 0, "another position");
    assert_eq!(ask(&mut bench, 1), Err(Refusal::NotYourTurn));
    let restored = bench.restored();
    assert_eq!(restored.table(), bench.room.table());
    assert_eq!(restored.table().helped(), Seat(0).into());
}

#[test]
fn a_takeback_leaves_the_mark_and_another_game_wipes_it() {
    let mut bench = Bench::open(against_computer, false);
    ask(&mut bench, 1).unwrap();
    bench.act(HOST, "e2e4").unwrap();
    bench.offer(HOST, OfferKind::Takeback).unwrap();
    assert_eq!(bench.room.table().helped(), Seat(0).into());
    ask(&mut bench, 1).unwrap();
    bench.tell(Actor::Player(HOST), Input::Resign).unwrap();
    assert_eq!(ask(&mut bench, 1), Err(Refusal::Over));
    assert_eq!(
        bench.room.table().helped(),
        Seat(0).into(),
        "the sheet of the game says it"
    );
    bench.offer(HOST, OfferKind::Rematch).unwrap();
    assert_eq!(bench.room.table().helped(), SeatSet::EMPTY);
}

#[test]
fn only_whoever_is_awaited_and_sees_the_board_is_told() {
    let mut bench = Bench::open(against_computer, false);
    let player = |player| Actor::Player(player);
    assert_eq!(
        bench.tell(player(STRANGER), Input::Hint(1)),
        Err(Refusal::NotSeated)
    );
    assert_eq!(
        bench.tell(Actor::Bot(room::Place(1)), Input::Hint(1)),
        Err(Refusal::NotYourTurn)
    );
    assert_eq!(
        bench.tell_late(player(HOST), 0, Input::Hint(1)),
        Err(Refusal::Stale)
    );
    let waiting = Bench::open(|_| {}, false);
    assert_eq!(
        waiting.room.may_be_hinted(HOST, waiting.room.table().version()),
        Err(Refusal::NotStarted)
    );
}

#[test]
fn people_agree_when_the_table_is_opened() {
    let mut bench = Bench::game(|_| {});
    assert_eq!(ask(&mut bench, 1), Err(Refusal::HintNotAgreed));
    let mut shared = Bench::open(|_| {}, true);
    assert_eq!(
        ask(&mut shared, 1),
        Err(Refusal::HintNotAgreed),
        "two may share a screen"
    );
    let mut agreed = Bench::game(|spec| spec.hints = true);
    ask(&mut agreed, 1).unwrap();
    agreed.act(HOST, "e2e4").unwrap();
    agreed.tell(Actor::Player(GUEST), Input::Hint(2)).unwrap();
    assert_eq!(agreed.room.table().helped(), SeatSet::first(2));
    assert_eq!(agreed.restored().table(), agreed.room.table());
}

#[test]
fn nobody_is_helped_against_the_clock() {
    let mut bench = Bench::open(
        |spec| {
            against_computer(spec);
            blitz(spec);
        },
        false,
    );
    assert_eq!(ask(&mut bench, 1), Err(Refusal::HintClock));
    let both = spec(|spec| {
        spec.hints = true;
        blitz(spec);
    });
    let game = game_core::Configurable::configure(&[], ()).unwrap();
    let opened: Result<_, SpecFault> = Room::<game_echecs::Echecs>::open(
        game,
        both,
        room::Millis(1),
        host(false),
        room::Secret::new([1; 32]),
    );
    assert_eq!(opened.map(|_| ()), Err(SpecFault::Hints));
}

#[test]
fn where_an_arbiter_may_sit_nobody_is_helped() {
    let game = Chain {
        arbiter: true,
        ..Chain::new(FREE)
    };
    let mut spec = TableSpec {
        arbiter: true,
        ..words::spec(2)
    };
    spec.places[1].bot = Some(1);
    let mut table = WordTable::open(game, spec, false);
    assert_eq!(
        table.tell(Actor::Player(HOST), Input::Hint(1)),
        Err(Refusal::HintArbiter)
    );
}

#[test]
fn strict_play_among_people_knows_no_hints() {
    let mut table = WordTable::between_two(NEVER, 1);
    assert_eq!(
        table.tell(Actor::Player(HOST), Input::Hint(1)),
        Err(Refusal::HintForbidden { clause: "M-3" })
    );
    let mut spec = words::spec(2);
    spec.places[1].bot = Some(1);
    let mut alone = WordTable::open(Chain::new(NEVER), spec, false);
    alone.tell(Actor::Player(HOST), Input::Hint(1)).unwrap();
    assert_eq!(alone.room.table().helped(), Seat(0).into());
}

/// A computer that stands in for somebody makes the game no less theirs.
#[test]
fn whoever_is_away_counts_as_there() {
    let game = Chain {
        seats: 3,
        sides: 3,
        ..Chain::new(FREE)
    };
    let stand_in = Some(room::StandIn {
        after: 60_000,
        level: 1,
    });
    let mut spec = TableSpec {
        stand_in,
        ..words::spec(3)
    };
    spec.places[2].bot = Some(1);
    let mut table = WordTable::open(game, spec, false);
    table.sit(GUEST);
    let line = "2:9\tcomputer\t1\t1".to_owned();
    table.room.fold_line(&line, &mut |_, _, _| ()).unwrap();
    table.lines.push(line);
    assert_eq!(
        table.tell(Actor::Player(HOST), Input::Hint(1)),
        Err(Refusal::HintNotAgreed)
    );
}
