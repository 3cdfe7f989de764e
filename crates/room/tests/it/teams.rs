//! Four at a table, two against two: places, one clock a team, what partners agree to and say.

use game_core::{Consultation, Seat, Viewer};
use room::{
    Actor, Host, Input, Millis, Name, OfferKind, Phase, Place, PlayerId, Quota, Refusal, Room, Salt, Seating,
    Secret, SpecFault, TableSpec,
};

use crate::chain::Chain;
use crate::fixture::{GUEST, HOST, STRANGER};
use crate::words::{WordTable, spec};

const PARTNER: PlayerId = PlayerId(4);
const FOURTH: PlayerId = PlayerId(5);

fn pairs() -> Chain {
    Chain {
        seats: 4,
        sides: 2,
        ..Chain::new(Consultation::Free)
    }
}

/// Host and partner against guest and fourth, places 0 and 2 against 1 and 3.
fn four(spec: TableSpec) -> WordTable {
    let mut table = WordTable::open(pairs(), spec, false);
    table.sit_at(PARTNER, Some(2)).unwrap();
    table.sit_at(GUEST, None).unwrap();
    table.sit_at(FOURTH, Some(3)).unwrap();
    table
}

fn ask(table: &mut WordTable, player: PlayerId, input: Input) -> Result<(), Refusal> {
    table.tell(Actor::Player(player), input)
}

#[test]
fn a_newcomer_chooses_a_free_place() {
    let mut table = WordTable::open(pairs(), spec(4), false);
    assert_eq!(table.sit_at(GUEST, Some(0)), Err(Refusal::Taken));
    assert_eq!(table.sit_at(GUEST, Some(9)), Err(Refusal::Taken));
    table.sit_at(GUEST, Some(3)).unwrap();
    assert_eq!(table.sit_at(GUEST, Some(1)), Err(Refusal::AlreadySeated));
    assert_eq!(table.sit_at(PARTNER, Some(3)), Err(Refusal::Taken));
    assert_eq!(table.room.table().phase(), Phase::Waiting);
    let places = table.room.table().places_of(Actor::Player(GUEST));
    assert_eq!(places.collect::<Vec<_>>(), [Place(3)]);
}

#[test]
fn partners_are_awaited_together_and_either_acts() {
    let mut table = four(spec(4));
    let awaited = |table: &WordTable| table.room.table().awaited().iter().collect::<Vec<_>>();
    assert_eq!(awaited(&table), [Seat(0), Seat(2)]);
    table.say(PARTNER, "mot");
    assert_eq!(awaited(&table), [Seat(1), Seat(3)]);
    let early = ask(&mut table, HOST, Input::Act("tir".to_owned()));
    assert_eq!(early, Err(Refusal::NotYourTurn));
    table.say(FOURTH, "tir");
    assert_eq!(table.restored(pairs()).table(), table.room.table());
}

#[test]
fn partners_keep_together_when_the_sides_change() {
    let mut table = four(TableSpec { games: 2, ..spec(4) });
    table.say(HOST, "tasse");
    assert_eq!(table.room.table().score(), [2, 0, 2, 0]);
    ask(&mut table, GUEST, Input::Next).unwrap();
    let seat = |player| table.room.table().viewer(player);
    assert_eq!(seat(GUEST), Viewer::Seat(Seat(0)));
    assert_eq!(seat(FOURTH), Viewer::Seat(Seat(2)));
    assert_eq!(seat(PARTNER), Viewer::Seat(Seat(1)));
    assert_eq!(seat(HOST), Viewer::Seat(Seat(3)));
}

#[test]
fn the_host_has_the_seat_of_his_choice() {
    for (seating, seat) in [
        (Seating::First, 0),
        (Seating::Second, 1),
        (Seating::Third, 2),
        (Seating::Fourth, 3),
    ] {
        let table = four(TableSpec { seating, ..spec(4) });
        assert_eq!(table.room.table().viewer(HOST), Viewer::Seat(Seat(seat)));
        let partner = (seat + 2) % 4;
        assert_eq!(table.room.table().viewer(PARTNER), Viewer::Seat(Seat(partner)));
    }
    let third = TableSpec {
        seating: Seating::Third,
        ..spec(2)
    };
    assert_eq!(third.check(2, 2), Err(SpecFault::Places));
}

#[test]
fn a_team_has_one_clock() {
    let mut timed = spec(4);
    let quota = |base| Some(Quota { base, increment: 0 });
    for place in &mut timed.places {
        place.quota = quota(10_000);
    }
    let mut table = four(timed.clone());
    for (player, word) in [(HOST, "mot"), (GUEST, "tir")] {
        table.say(player, word);
    }
    let clocks = table.room.table().clocks().unwrap();
    assert!(clocks.is_running(Seat(0)) && clocks.is_running(Seat(2)));
    assert_eq!(clocks.left(Seat(2), Millis(4_002)), 6_000);
    assert_eq!(clocks.left(Seat(3), Millis(4_002)), 10_000);
    let flag = table.room.overdue(Millis(10_002));
    assert_eq!(flag.len(), 1);
    table.room.fold(&flag[0], &mut |_, _, _| ());
    let winners = table.room.table().outcome().unwrap().winners;
    assert_eq!(winners.iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);

    timed.places[2].quota = quota(5_000);
    assert_eq!(timed.check(4, 2), Err(SpecFault::Clock));
    assert_eq!(timed.check(4, 4), Ok(()));
}

#[test]
fn one_of_the_other_team_agrees_for_it_and_a_partner_cannot() {
    let takeback = OfferKind::Takeback;
    let mut table = four(spec(4));
    table.say(HOST, "mot");
    // The partner may ask for it too: it is the team's word.
    ask(&mut table, PARTNER, Input::Offer(takeback)).unwrap();
    let own = ask(&mut table, HOST, Input::Accept(takeback));
    assert_eq!(own, Err(Refusal::OfferStands));
    let stranger = ask(&mut table, STRANGER, Input::Accept(takeback));
    assert_eq!(stranger, Err(Refusal::NotSeated));
    ask(&mut table, FOURTH, Input::Accept(takeback)).unwrap();
    assert_eq!(table.room.plies(), 0);
    assert!(table.room.table().offers().is_empty());
}

#[test]
fn a_rematch_needs_everybody() {
    let mut table = four(spec(4));
    ask(&mut table, FOURTH, Input::Resign).unwrap();
    let winners = table.room.table().outcome().unwrap().winners;
    assert_eq!(winners.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    ask(&mut table, HOST, Input::Offer(OfferKind::Rematch)).unwrap();
    for player in [GUEST, PARTNER] {
        ask(&mut table, player, Input::Accept(OfferKind::Rematch)).unwrap();
        assert_eq!(table.room.table().phase(), Phase::Over);
    }
    ask(&mut table, FOURTH, Input::Offer(OfferKind::Rematch)).unwrap();
    assert_eq!(table.room.table().phase(), Phase::Playing);
}

#[test]
fn whoever_holds_several_places_answers_once() {
    let rematch = OfferKind::Rematch;
    for (held, guest, fourth) in [(&[0, 2], 1, 3), (&[0, 1], 2, 3)] {
        let host = Host {
            player: HOST,
            name: Name::new("Odile").unwrap(),
            salt: Salt::EMPTY,
            places: held.iter().copied().map(Place).collect(),
        };
        let opened = Room::open(pairs(), spec(4), Millis(1), host, Secret::new([5; 32]));
        let (room, records) = opened.unwrap();
        let lines = records.iter().map(ToString::to_string).collect();
        let mut table = WordTable { room, lines };
        table.sit_at(GUEST, Some(guest)).unwrap();
        table.sit_at(FOURTH, Some(fourth)).unwrap();
        table.say(HOST, "mot");
        if guest == 2 {
            // A partner of the host's first place asks; the host answers for the other side.
            ask(&mut table, GUEST, Input::Offer(OfferKind::Takeback)).unwrap();
            ask(&mut table, HOST, Input::Accept(OfferKind::Takeback)).unwrap();
            assert_eq!(table.room.plies(), 0);
        }
        ask(&mut table, FOURTH, Input::Resign).unwrap();
        ask(&mut table, GUEST, Input::Offer(rematch)).unwrap();
        ask(&mut table, HOST, Input::Accept(rematch)).unwrap();
        let again = ask(&mut table, HOST, Input::Accept(rematch));
        assert_eq!(again, Err(Refusal::OfferStands));
        ask(&mut table, FOURTH, Input::Accept(rematch)).unwrap();
        assert_eq!(table.room.table().phase(), Phase::Playing);
    }
}

#[test]
fn what_partners_say_to_each_other_nobody_else_hears() {
    let mut table = four(spec(4));
    let secret = Input::SayTeam("par le gué".to_owned());
    ask(&mut table, PARTNER, secret.clone()).unwrap();
    ask(&mut table, GUEST, Input::Say("alors ?".to_owned())).unwrap();
    assert_eq!(ask(&mut table, STRANGER, secret), Err(Refusal::NotSeated));
    let restored = table.restored(pairs());
    for room in [&table.room, &restored] {
        let heard = |player| {
            let table = room.table();
            let talk = table.talk().iter().filter(move |talk| table.hears(player, talk));
            talk.map(|talk| talk.text.as_str()).collect::<Vec<_>>()
        };
        for partner in [HOST, PARTNER] {
            assert_eq!(heard(partner), ["par le gué", "alors ?"]);
        }
        for other in [GUEST, FOURTH, STRANGER] {
            assert_eq!(heard(other), ["alors ?"]);
        }
    }
}

#[test]
fn alone_in_a_team_one_has_nobody_to_confide_in() {
    let mut table = WordTable::between_two(Consultation::Free, 1);
    let said = ask(&mut table, HOST, Input::SayTeam("seul".to_owned()));
    assert_eq!(said, Err(Refusal::NoPartner));
}

/// The host at `held`, computers at `bots`.
fn with_computers(held: &[u8], bots: &[usize]) -> Room<Chain> {
    let mut spec = spec(4);
    for &bot in bots {
        spec.places[bot].bot = Some(1);
    }
    let host = Host {
        player: HOST,
        name: Name::new("Odile").unwrap(),
        salt: Salt::EMPTY,
        places: held.iter().copied().map(Place).collect(),
    };
    let opened = Room::open(pairs(), spec, Millis(1), host, Secret::new([5; 32]));
    opened.unwrap().0
}

fn act(room: &mut Room<Chain>, actor: Actor, word: &str) -> Result<(), Refusal> {
    tell(room, actor, Input::Act(word.to_owned()))
}

fn tell(room: &mut Room<Chain>, actor: Actor, input: Input) -> Result<(), Refusal> {
    let seen = room.table().version();
    let records = room.decide(Millis(2), actor, seen, &input, &mut || Secret::new([6; 32]))?;
    for record in &records {
        room.fold(record, &mut |_, _, _| ());
    }
    Ok(())
}

#[test]
fn a_computer_leaves_the_move_to_its_partner() {
    let mut room = with_computers(&[0], &[1, 2, 3]);
    assert_eq!(room.table().awaited_bots().count(), 0);
    act(&mut room, Actor::Player(HOST), "mot").unwrap();
    let bots: Vec<_> = room.table().awaited_bots().map(|(place, ..)| place).collect();
    assert_eq!(bots, [Place(1), Place(3)]);
    // Computers of one side are of one mind; those of the other wait like everybody.
    let other = act(&mut room, Actor::Bot(Place(2)), "tir");
    assert_eq!(other, Err(Refusal::NotYourTurn));
    act(&mut room, Actor::Bot(Place(3)), "tir").unwrap();
    // R20: the side has acted by its person, and now it is the computer's turn.
    let bots: Vec<_> = room.table().awaited_bots().map(|(place, ..)| place).collect();
    assert_eq!(bots, [Place(2)]);
    act(&mut room, Actor::Bot(Place(2)), "rat").unwrap();
    act(&mut room, Actor::Bot(Place(1)), "tri").unwrap();
    assert_eq!(room.table().awaited_bots().count(), 0, "by turns");
}

/// R20: where either partner may act, one may leave it to the other.
#[test]
fn a_person_hands_the_action_to_a_partner() {
    let mut room = with_computers(&[0], &[1, 2, 3]);
    let hand = |room: &mut Room<Chain>| tell(room, Actor::Player(HOST), Input::HandOver);
    hand(&mut room).unwrap();
    assert_eq!(room.table().handed(), Some(Place(0)));
    assert_eq!(hand(&mut room), Err(Refusal::OfferStands));
    let bots: Vec<_> = room.table().awaited_bots().map(|(place, ..)| place).collect();
    assert_eq!(bots, [Place(2)]);
    act(&mut room, Actor::Bot(Place(2)), "mot").unwrap();
    assert_eq!(room.table().handed(), None);
    assert_eq!(hand(&mut room), Err(Refusal::NotYourTurn));

    let mut alone = WordTable::between_two(Consultation::Free, 1);
    assert_eq!(ask(&mut alone, HOST, Input::HandOver), Err(Refusal::NoPartner));
}

#[test]
fn one_person_may_hold_a_whole_team() {
    let mut room = with_computers(&[0, 2], &[1, 3]);
    assert_eq!(room.table().phase(), Phase::Playing);
    act(&mut room, Actor::Player(HOST), "mot").unwrap();
    act(&mut room, Actor::Bot(Place(1)), "tir").unwrap();
    act(&mut room, Actor::Player(HOST), "roi").unwrap();
}
