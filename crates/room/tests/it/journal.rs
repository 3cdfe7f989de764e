//! The journal is the table: whatever happens, the lines tell it all.

use game_core::Configurable;
use game_echecs::Echecs;
use proptest::prelude::*;
use room::{Actor, Corrupt, FORM, Input, OfferKind, Place, PlayerId, Record, Room, Seating};

use crate::fixture::{Bench, GUEST, HOST, STRANGER, blitz};

fn offer() -> impl Strategy<Value = OfferKind> {
    prop_oneof![
        Just(OfferKind::Draw),
        Just(OfferKind::Takeback),
        Just(OfferKind::Rematch),
        Just(OfferKind::Resume)
    ]
}

/// Something someone might do: `Ok` plays the n-th listed action of the awaited seat.
fn deed() -> impl Strategy<Value = (Actor, Result<usize, Input>, u64)> {
    let actor = prop_oneof![
        4 => Just(Actor::Player(HOST)),
        4 => Just(Actor::Player(GUEST)),
        1 => Just(Actor::Player(STRANGER)),
        1 => Just(Actor::Bot(Place(1))),
    ];
    let input = prop_oneof![
        12 => (0usize..40).prop_map(Ok),
        1 => Just(Err(Input::Resign)),
        1 => Just(Err(Input::Abort)),
        2 => offer().prop_map(|kind| Err(Input::Offer(kind))),
        2 => offer().prop_map(|kind| Err(Input::Accept(kind))),
        1 => offer().prop_map(|kind| Err(Input::Decline(kind))),
        1 => Just(Err(Input::Next)),
        1 => any::<String>().prop_map(|text| Err(Input::Say(text))),
        1 => any::<String>().prop_map(|text| Err(Input::Act(text))),
    ];
    (actor, input, 0u64..20_000)
}

fn restore<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<Room<Echecs>, room::Corrupt> {
    Room::restore(Echecs::configure(&[], ()).unwrap(), lines)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// R32: the lines kept so far give the live room, after every input.
    #[test]
    fn replaying_the_lines_gives_the_room(deeds in prop::collection::vec(deed(), 1..60)) {
        let mut bench = Bench::game(|spec| { blitz(spec); spec.games = 2; });
        for (actor, input, waited) in deeds {
            bench.wait(waited);
            let input = match input {
                Ok(choice) => {
                    let game = Echecs::configure(&[], ()).unwrap();
                    let choices = game_core::Listing::choices(&game, bench.room.state());
                    let Some((_, action)) = choices.get(choice % choices.len().max(1)) else { continue };
                    Input::Act(action.to_string())
                }
                Err(input) => input,
            };
            let _ = bench.tell(actor, input);
            let restored = bench.restored();
            prop_assert_eq!(restored.table(), bench.room.table());
            prop_assert_eq!(restored.state(), bench.room.state());
            prop_assert_eq!(restored.events(), bench.room.events());
            prop_assert_eq!(bench.room.table().version(), bench.lines.len() as u64);
        }
    }

    #[test]
    fn any_line_is_a_record_or_corrupt(line: String) {
        if let Ok(record) = line.parse::<Record<game_echecs::Event>>() {
            prop_assert_eq!(record.to_string().parse(), Ok(record));
        }
    }

    #[test]
    fn damaged_lines_are_refused_or_harmless(at in 0usize..12, cut in 0usize..200, put in "[\\t0-9a-z,:{}]{0,4}") {
        let mut bench = Bench::game(blitz);
        bench.play("e2e4 e7e5 g1f3");
        bench.offer(PlayerId(2), OfferKind::Takeback).unwrap();
        bench.accept(HOST, OfferKind::Takeback).unwrap();
        let mut lines = bench.lines.clone();
        let at = at % lines.len();
        let cut = (0..=cut % (lines[at].len() + 1)).rev().find(|&cut| lines[at].is_char_boundary(cut)).unwrap();
        lines[at].insert_str(cut, &put);
        // Neither a panic nor an endless loop: whatever it is, it is answered.
        let _ = restore(lines.iter().map(String::as_str));
        let mut shuffled = bench.lines.clone();
        let last = shuffled.len() - 1;
        shuffled.swap(at, last);
        let _ = restore(shuffled.iter().map(String::as_str));
    }
}

/// A journal of the first form, whose records name none and draw seats under another word.
#[test]
fn records_of_the_first_form_are_read_as_ever() {
    let mut bench = Bench::game(|spec| spec.seating = Seating::Lot);
    let awaited = bench.room.table().awaited().iter().next().unwrap();
    let place = bench.room.table().place_of(awaited).unwrap();
    bench.act([HOST, GUEST][place.index()], "e2e4").unwrap();
    let present = format!("{FORM}:");
    let first = bench.lines.iter().map(|line| {
        let line = line.strip_prefix(&present).expect("every record names its form");
        line.replace("\"seating\":\"random\"", "\"seating\":\"lot\"")
    });
    let first: Vec<String> = first.collect();
    assert!(first[0].contains("lot"));
    let room = restore(first.iter().map(String::as_str)).unwrap();
    assert_eq!(room.table(), bench.room.table());
    assert_eq!(room.events(), bench.room.events());
}

/// A build that is older than a journal says so, and does not guess.
#[test]
fn a_record_of_a_later_form_names_both() {
    let bench = Bench::game(|_| ());
    let (_, rest) = bench.lines[0].split_once(':').unwrap();
    let later = format!("{}:{rest}", FORM + 1);
    let fault = restore([later.as_str()]).unwrap_err();
    assert_eq!(fault, Corrupt::Newer(FORM + 1));
    assert_eq!(
        fault.to_string(),
        "record of form 3, this build reads up to form 2"
    );
    for odd in ["0:", "1:", ":", "02 :", "x:"] {
        let line = format!("{odd}{rest}");
        let fault = restore([line.as_str()]).unwrap_err();
        assert_eq!(fault, Corrupt::Expected("the version of a form"), "{line}");
    }
}

#[test]
fn a_journal_must_begin_with_a_table() {
    let bench = Bench::game(|_| ());
    assert!(restore([]).is_err());
    assert!(restore(bench.lines[1..].iter().map(String::as_str)).is_err());
    let twice = bench.lines.iter().chain(&bench.lines[..1]).map(String::as_str);
    assert!(restore(twice).is_err());
}
