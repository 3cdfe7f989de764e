//! Computers that stand in for those who are away.

use game_core::{Consultation, Seat, Viewer};
use room::{
    Actor, Holder, Input, Millis, Name, Phase, Place, PlayerId, Refusal, Salt, SpecFault, StandIn, TableSpec,
};

use crate::chain::Chain;
use crate::fixture::{GUEST, HOST, STRANGER};
use crate::words::{NEVER, WordTable, spec};

const THIRD: PlayerId = PlayerId(7);
const AFTER: u64 = 60_000;

fn three() -> Chain {
    Chain {
        seats: 3,
        sides: 3,
        ..Chain::new(Consultation::Free)
    }
}

fn agreed(after: u64) -> TableSpec {
    let stand_in = Some(StandIn { after, level: 4 });
    TableSpec { stand_in, ..spec(3) }
}

/// Host, guest and a third person at places 0 to 2, each with salt of their own.
fn table(spec: TableSpec) -> WordTable {
    table_of(three(), spec)
}

fn table_of(game: Chain, spec: TableSpec) -> WordTable {
    let mut table = WordTable::open(game, spec, false);
    for (player, salt) in [(GUEST, "g"), (THIRD, "t")] {
        let sit = Input::Sit {
            place: None,
            name: Name::new("Henri").unwrap(),
            salt: Salt::new(salt).unwrap(),
        };
        table.tell(Actor::Player(player), sit).unwrap();
    }
    table
}

/// Lets time do what it has brought about, and says how many records that made.
fn tick(table: &mut WordTable, now: u64) -> usize {
    let records = table.room.overdue(Millis(now));
    for record in &records {
        let line = record.to_string();
        table.room.fold_line(&line, &mut |_, _, _| ()).unwrap();
        table.lines.push(line);
    }
    records.len()
}

#[test]
fn a_computer_stands_in_once_the_delay_is_over() {
    let mut table = table(agreed(AFTER));
    table.room.attend(Millis(1_000), &[HOST, GUEST, THIRD]);
    table.say(HOST, "mot");
    assert_eq!(table.room.deadline(), None);
    table.room.attend(Millis(5_000), &[HOST, THIRD]);
    assert_eq!(table.room.deadline(), Some(Millis(65_000)));
    assert_eq!(tick(&mut table, 64_999), 0);
    assert_eq!(tick(&mut table, 65_000), 1);
    assert!(table.lines.last().unwrap().ends_with("\tcomputer\t1\t4"));
    let shown = table.room.table();
    assert_eq!(shown.holders()[1], Holder::Bot(4));
    assert_eq!(shown.away(Place(1)).map(|away| away.player), Some(GUEST));
    let awaited: Vec<_> = shown.awaited_bots().collect();
    assert_eq!(awaited, [(Place(1), Seat(1), 4)]);
    assert_eq!(shown.viewer(GUEST), Viewer::Spectator);
    assert_eq!(table.room.deadline(), None);
    table
        .tell(Actor::Bot(Place(1)), Input::Act("tir".to_owned()))
        .unwrap();
    assert_eq!(table.restored(three()).table(), table.room.table());
}

#[test]
fn whoever_comes_back_in_time_keeps_the_place() {
    let mut table = table(agreed(AFTER));
    table.say(HOST, "mot");
    table.room.attend(Millis(5_000), &[HOST]);
    table.room.attend(Millis(64_000), &[HOST, GUEST]);
    assert_eq!(tick(&mut table, 70_000), 0);
    table.room.attend(Millis(80_000), &[HOST]);
    assert_eq!(
        table.room.deadline(),
        Some(Millis(140_000)),
        "the wait begins anew"
    );
}

/// Only those who keep others waiting are replaced, from the moment they do.
#[test]
fn the_wait_begins_when_somebody_is_awaited() {
    let mut table = table(agreed(AFTER));
    table.room.attend(Millis(0), &[HOST, GUEST]);
    assert_eq!(tick(&mut table, 500_000), 0, "the third is not awaited yet");
    table.say(HOST, "mot");
    table.say(GUEST, "tir");
    // The words were said at 2.
    assert_eq!(table.room.deadline(), Some(Millis(60_002)));
}

#[test]
fn a_table_that_everybody_has_left_waits() {
    let mut table = table(agreed(AFTER));
    table.room.attend(Millis(5_000), &[]);
    assert_eq!((tick(&mut table, 900_000), table.room.deadline()), (0, None));
    table.room.attend(Millis(900_000), &[STRANGER]);
    assert_eq!(tick(&mut table, 990_000), 0, "a spectator waits for nobody");
}

/// Whoever comes first to a table that everybody had left waits for the others as long as was agreed.
#[test]
fn the_first_to_come_back_hurries_nobody() {
    let mut table = table(agreed(AFTER));
    table.room.attend(Millis(5_000), &[]);
    table.room.attend(Millis(900_000), &[GUEST]);
    assert_eq!(table.room.deadline(), Some(Millis(960_000)));
    table.room.attend(Millis(910_000), &[GUEST, THIRD]);
    assert_eq!(table.room.deadline(), Some(Millis(960_000)));
    assert_eq!(tick(&mut table, 960_000), 1);
    assert_eq!(
        table.room.table().away(Place(0)).map(|away| away.player),
        Some(HOST)
    );
}

/// Whoever comes back by an order alone is waited for once more before a computer stands in again.
#[test]
fn the_wait_begins_anew_for_whoever_came_back() {
    let mut table = table(agreed(AFTER));
    table.say(HOST, "mot");
    table.room.attend(Millis(5_000), &[HOST]);
    assert_eq!(tick(&mut table, 99_000), 1);
    let back = table.room.decide(
        Millis(100_000),
        Actor::Player(GUEST),
        table.room.table().version(),
        &Input::Return,
        &mut || unreachable!("no match begins"),
    );
    for record in back.unwrap() {
        let line = record.to_string();
        table.room.fold_line(&line, &mut |_, _, _| ()).unwrap();
        table.lines.push(line);
    }
    assert_eq!(tick(&mut table, 159_999), 0);
    assert_eq!(table.room.deadline(), Some(Millis(160_000)));
    table.say(GUEST, "tir");
}

#[test]
fn the_place_is_taken_back_with_name_and_salt() {
    let mut table = table(agreed(AFTER));
    table.say(HOST, "mot");
    let salts: Vec<Salt> = table.room.table().salts().cloned().collect();
    table.room.attend(Millis(5_000), &[HOST]);
    assert_eq!(tick(&mut table, 99_000), 1);
    assert_eq!(table.room.table().salts().cloned().collect::<Vec<_>>(), salts);
    for player in [HOST, STRANGER] {
        let nothing = table.tell(Actor::Player(player), Input::Return);
        assert_eq!(nothing, Err(Refusal::NotSeated));
    }
    let late = table.tell(Actor::Player(GUEST), Input::Act("tir".to_owned()));
    assert_eq!(late, Err(Refusal::NotSeated));
    table.tell(Actor::Player(GUEST), Input::Return).unwrap();
    assert_eq!(table.room.table().away(Place(1)), None);
    assert_eq!(table.room.table().salts().cloned().collect::<Vec<_>>(), salts);
    let bot = table.tell(Actor::Bot(Place(1)), Input::Act("tri".to_owned()));
    assert_eq!(bot, Err(Refusal::NotSeated));
    table.say(GUEST, "tir");
    assert_eq!(table.restored(three()).table(), table.room.table());
}

/// Whoever may come back has not left the game, and does not open the dictionary either.
#[test]
fn the_rules_bind_the_absent_too() {
    let game = Chain {
        dictionary: NEVER,
        ..three()
    };
    let mut table = table_of(game, agreed(AFTER));
    table.say(HOST, "mot");
    let closed = Err(Refusal::LookupForbidden { clause: "M-3" });
    assert_eq!(table.room.may_consult(GUEST), closed);
    table.room.attend(Millis(5_000), &[HOST]);
    assert_eq!(tick(&mut table, 99_000), 1);
    assert_eq!(table.room.may_consult(GUEST), closed);
    assert_eq!(table.room.may_consult(STRANGER), Ok(()));
}

#[test]
fn without_an_agreement_nobody_is_replaced() {
    let mut table = table(spec(3));
    table.room.attend(Millis(0), &[GUEST]);
    assert_eq!((tick(&mut table, 9_000_000), table.room.deadline()), (0, None));
    assert_eq!(table.room.table().phase(), Phase::Playing);
}

#[test]
fn the_delay_and_the_table_must_be_fit_for_it() {
    for (after, sane) in [
        (999, false),
        (1_000, true),
        (86_400_000, true),
        (86_400_001, false),
    ] {
        assert_eq!(agreed(after).check(3, 3).is_ok(), sane, "{after}");
    }
    let two = TableSpec {
        places: spec(2).places,
        ..agreed(AFTER)
    };
    assert_eq!(two.check(2, 2), Err(SpecFault::StandIn));
}
