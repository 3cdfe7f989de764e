//! When a player may consult the dictionary.

use game_core::Consultation;
use proptest::prelude::*;
use room::{Actor, AnyRoom, Input, OfferKind, Phase, Place, PlayerId, Quota, Refusal, TableSpec};

use crate::chain::Chain;
use crate::fixture::{Bench, GUEST, HOST, STRANGER};
use crate::words::{NEVER, OWN_TIME, WordTable, spec};

const OTHERS_TIME: Result<(), Refusal> = Err(Refusal::LookupOwnTime { clause: "M-3" });
const CLOSED: Result<(), Refusal> = Err(Refusal::LookupForbidden { clause: "M-3" });

/// What host, guest and stranger are answered.
fn answers(table: &WordTable) -> [Result<(), Refusal>; 3] {
    [HOST, GUEST, STRANGER].map(|player| table.room.may_consult(player))
}

const EVERYBODY: [Result<(), Refusal>; 3] = [Ok(()), Ok(()), Ok(())];

#[test]
fn the_refusals_have_their_codes_and_cite_the_clause() {
    let codes = [OTHERS_TIME, CLOSED].map(|refused| {
        let refusal = refused.unwrap_err();
        (refusal.code(), refusal.clause(), refusal.to_string())
    });
    let told = |code: &'static str| (code, Some("M-3"), format!("refused M-3 {code}"));
    assert_eq!(codes, [told("lookup-own-time"), told("lookup-forbidden")]);
}

#[test]
fn on_own_time_it_follows_the_turn() {
    let mut table = WordTable::between_two(OWN_TIME, 1);
    assert_eq!(answers(&table), [Ok(()), OTHERS_TIME, Ok(())]);
    table.say(HOST, "mot");
    assert_eq!(answers(&table), [OTHERS_TIME, Ok(()), Ok(())]);
    table.say(GUEST, "tir");
    assert_eq!(answers(&table), [Ok(()), OTHERS_TIME, Ok(())]);
}

#[test]
fn never_binds_both_players_and_no_spectator() {
    let mut table = WordTable::between_two(NEVER, 1);
    assert_eq!(answers(&table), [CLOSED, CLOSED, Ok(())]);
    table.say(HOST, "mot");
    assert_eq!(answers(&table), [CLOSED, CLOSED, Ok(())]);
}

#[test]
fn a_game_that_says_nothing_binds_nobody() {
    let mut table = WordTable::between_two(Consultation::Free, 1);
    table.say(HOST, "mot");
    assert_eq!(answers(&table), EVERYBODY);
    assert!(!table.room.limits_consultation());
    let chess = Bench::game(|_| ());
    assert_eq!(chess.room.may_consult(GUEST), Ok(()));
    assert!(!chess.room.limits_consultation());
}

#[test]
fn only_a_game_under_way_binds() {
    for dictionary in [OWN_TIME, NEVER] {
        let waiting = WordTable::open(Chain::new(dictionary), spec(2), false);
        assert_eq!(waiting.room.table().phase(), Phase::Waiting);
        assert_eq!(answers(&waiting), EVERYBODY);
        assert!(!waiting.room.limits_consultation());

        let mut table = WordTable::between_two(dictionary, 2);
        assert!(table.room.limits_consultation());
        table.say(HOST, "mot");
        table.say(GUEST, "tasse");
        // `tasse` ends in e, and no word begins with it.
        assert_eq!(table.room.table().phase(), Phase::Between);
        assert_eq!(answers(&table), EVERYBODY);
        table.tell(Actor::Player(HOST), Input::Next).unwrap();
        assert_ne!(answers(&table), EVERYBODY);
        table.tell(Actor::Player(GUEST), Input::Resign).unwrap();
        assert_eq!(table.room.table().phase(), Phase::Over);
        assert_eq!(answers(&table), EVERYBODY);
        for player in [HOST, GUEST] {
            let rematch = Input::Offer(OfferKind::Rematch);
            table.tell(Actor::Player(player), rematch).unwrap();
        }
        assert_eq!(table.room.table().phase(), Phase::Playing);
        assert_ne!(answers(&table), EVERYBODY);

        let mut aborted = WordTable::between_two(dictionary, 1);
        aborted.tell(Actor::Player(GUEST), Input::Abort).unwrap();
        assert_eq!(answers(&aborted), EVERYBODY);
        assert!(!aborted.room.limits_consultation());
    }
}

#[test]
fn the_next_game_binds_by_its_own_seats() {
    let mut table = WordTable::between_two(OWN_TIME, 2);
    table.say(HOST, "ile");
    table.tell(Actor::Player(GUEST), Input::Next).unwrap();
    // Seats have moved on by one: the guest begins.
    assert_eq!(answers(&table), [OTHERS_TIME, Ok(()), Ok(())]);
}

#[test]
fn a_takeback_gives_the_time_back() {
    let mut table = WordTable::between_two(OWN_TIME, 1);
    table.say(HOST, "mot");
    table
        .tell(Actor::Player(HOST), Input::Offer(OfferKind::Takeback))
        .unwrap();
    assert_eq!(answers(&table), [OTHERS_TIME, Ok(()), Ok(())]);
    table
        .tell(Actor::Player(GUEST), Input::Accept(OfferKind::Takeback))
        .unwrap();
    assert_eq!(answers(&table), [Ok(()), OTHERS_TIME, Ok(())]);
}

#[test]
fn on_a_shared_screen_any_of_ones_seats_counts() {
    let with_computer = || {
        let mut spec = spec(3);
        spec.places[2].bot = Some(1);
        spec
    };
    let game = |dictionary| Chain {
        seats: 3,
        sides: 3,
        ..Chain::new(dictionary)
    };
    let mut table = WordTable::open(game(OWN_TIME), with_computer(), true);
    for word in ["mot", "tir"] {
        assert_eq!(table.room.may_consult(HOST), Ok(()));
        table.say(HOST, word);
    }
    // The computer is to say a word: the time is its own.
    assert_eq!(table.room.may_consult(HOST), OTHERS_TIME);
    table
        .tell(Actor::Bot(Place(2)), Input::Act("rat".to_owned()))
        .unwrap();
    assert_eq!(table.room.may_consult(HOST), Ok(()));
    let closed = WordTable::open(game(NEVER), with_computer(), true);
    assert_eq!(closed.room.may_consult(HOST), CLOSED);
}

#[test]
fn with_clocks_it_is_still_the_turn_that_counts() {
    let mut spec: TableSpec = spec(2);
    for place in &mut spec.places {
        place.quota = Some(Quota {
            base: 60_000,
            increment: 0,
        });
    }
    let mut table = WordTable::open(Chain::new(OWN_TIME), spec, false);
    table.sit(GUEST);
    // A first action is free of charge, and yet the turn is the host's.
    assert!(!table.room.table().clocks().unwrap().any_running());
    assert_eq!(answers(&table), [Ok(()), OTHERS_TIME, Ok(())]);
    table.say(HOST, "mot");
    table.say(GUEST, "tir");
    let away = table
        .room
        .back_from_away(room::Millis(9_000), room::Millis(3))
        .unwrap()
        .to_string();
    table.room.fold_line(&away, &mut |_, _, _| ()).unwrap();
    assert_eq!(answers(&table), [Ok(()), OTHERS_TIME, Ok(())]);
}

#[test]
fn a_room_of_any_game_answers_the_same() {
    let table = WordTable::between_two(NEVER, 1);
    let any: &dyn AnyRoom = &table.room;
    assert_eq!(any.may_consult(HOST), CLOSED);
    assert_eq!(any.may_consult(STRANGER), Ok(()));
    assert!(any.limits_consultation());
}

fn deed() -> impl Strategy<Value = (PlayerId, Input)> {
    let word = prop::sample::select(crate::chain::WORDS);
    let input = prop_oneof![
        8 => word.prop_map(|word| Input::Act(word.to_owned())),
        1 => Just(Input::Resign),
        1 => Just(Input::Abort),
        1 => Just(Input::Offer(OfferKind::Takeback)),
        1 => Just(Input::Accept(OfferKind::Takeback)),
        1 => Just(Input::Offer(OfferKind::Rematch)),
        1 => Just(Input::Next),
    ];
    (prop::sample::select(&[HOST, GUEST][..]), input)
}

proptest! {
    /// Whoever is told that it is not their turn is told that it is not their time, and nobody else is.
    #[test]
    fn own_time_is_when_one_may_act(deeds in prop::collection::vec(deed(), 0..40)) {
        let mut table = WordTable::between_two(OWN_TIME, 3);
        for (player, input) in deeds {
            let _ = table.tell(Actor::Player(player), input);
            let restored = table.restored(Chain::new(OWN_TIME));
            for player in [HOST, GUEST, STRANGER] {
                let seen = table.room.table().version();
                let asked = Input::Act("xyz".to_owned());
                let acted = table.room.decide(
                    room::Millis(2),
                    Actor::Player(player),
                    seen,
                    &asked,
                    &mut || room::Secret::new([0; 32]),
                );
                let others_time = acted == Err(Refusal::NotYourTurn);
                prop_assert_eq!(table.room.may_consult(player) == OTHERS_TIME, others_time);
                prop_assert_eq!(restored.may_consult(player), table.room.may_consult(player));
            }
        }
    }
}
