//! The word list of a game, named in its journal.

use game_core::LexiconId;
use proptest::prelude::*;
use room::{Actor, Dispute, Input, Phase, Record, RecordKind, Room, TableSpec};

use crate::chain::{Chain, Event};
use crate::fixture::{Bench, GUEST, HOST};
use crate::words::{OWN_TIME, WordTable, spec};

/// A list that knows another word and lacks one.
const OTHER: &[&str] = &["mot", "tir", "tri", "rat", "ile", "tabac"];

fn with_other_list() -> Chain {
    Chain {
        words: OTHER,
        ..Chain::new(OWN_TIME)
    }
}

fn usual() -> LexiconId {
    LexiconId::new("chain", "mot.tir.tri.rat.roi.ile.tasse")
}

fn other() -> LexiconId {
    LexiconId::new("chain", "mot.tir.tri.rat.ile.tabac")
}

fn records(lines: &[String]) -> Vec<Record<Event>> {
    lines.iter().map(|line| line.parse().unwrap()).collect()
}

/// What an audit of `lines` by `game` finds at each, the first left out.
fn audits(game: Chain, lines: &[String]) -> Vec<Result<(), Dispute>> {
    let mut room = Room::restore(game, [lines[0].as_str()]).unwrap();
    let mut found = Vec::new();
    for record in &records(lines)[1..] {
        found.push(room.audit(record));
        room.fold_line(&record.to_string(), &mut |_, _, _| ()).unwrap();
    }
    found
}

#[test]
fn the_first_line_names_the_list_and_gives_it_back() {
    let table = WordTable::between_two(OWN_TIME, 1);
    let first = &table.lines[0];
    assert!(
        first.ends_with("\tchain@mot.tir.tri.rat.roi.ile.tasse"),
        "{first}"
    );
    assert_eq!(table.room.table().lexicon(), Some(&usual()));
    let restored = table.restored(Chain::new(OWN_TIME));
    assert_eq!(restored.table(), table.room.table());
}

#[test]
fn a_game_without_words_names_none() {
    let chess = Bench::game(|_| ());
    assert_eq!(chess.lines[0].split('\t').count(), 3);
    assert_eq!(chess.room.table().lexicon(), None);
    assert_eq!(chess.restored().table().lexicon(), None);
}

/// A journal from before lists were named, as it was written then.
#[test]
fn a_first_line_without_a_list_is_still_read() {
    let lines = [
        concat!(
            "1\topen\t{\"game\":\"chain\",\"options\":[],\"places\":[{\"bot\":null,\"quota\":null},",
            "{\"bot\":null,\"quota\":null}],\"seating\":\"first\",\"games\":1,\"private\":true}",
        ),
        "1\tseal\t0505050505050505050505050505050505050505050505050505050505050505",
        "1\tsit\t0\t0000000000000001\t\tOdile",
        "2\tsit\t1\t0000000000000002\t\tHenri",
        "2\tbegin\t1\t0,1",
        "3\tact\t0\tmot\tmot",
    ];
    let room = Room::restore(Chain::new(OWN_TIME), lines).unwrap();
    assert_eq!(room.table().lexicon(), None);
    assert_eq!(room.table().phase(), Phase::Playing);
    assert_eq!(room.events(), [Event::Said("mot".to_owned())]);
    let lines = lines.map(str::to_owned);
    let anew = records(&lines[..1])[0].to_string();
    assert_eq!(anew, format!("{}:{}", room::FORM, lines[0]));
    // Nobody knows which list decided it.
    let (decided, present) = (None, Some(usual()));
    let dispute = Dispute::OtherLexicon { decided, present };
    assert_eq!(
        dispute.to_string(),
        "decided with no lexicon, this build has lexicon chain@mot.tir.tri.rat.roi.ile.tasse"
    );
    assert_eq!(audits(Chain::new(OWN_TIME), &lines).pop(), Some(Err(dispute)));
}

#[test]
fn a_first_line_with_a_broken_list_is_corrupt() {
    let table = WordTable::between_two(OWN_TIME, 1);
    for broken in ["", "chain", "@", "chain@ab cd", "chain@ab\tchain@ab"] {
        let (line, _) = table.lines[0].rsplit_once('\t').unwrap();
        let line = format!("{line}\t{broken}");
        assert!(line.parse::<Record<Event>>().is_err(), "{broken:?}");
    }
}

#[test]
fn the_list_that_decided_bears_a_game_out() {
    let mut table = WordTable::between_two(OWN_TIME, 1);
    table.say(HOST, "mot");
    table.say(GUEST, "tasse");
    let found = audits(Chain::new(OWN_TIME), &table.lines);
    assert!(found.iter().all(Result::is_ok), "{found:?}");
}

#[test]
fn another_list_restores_the_game_and_vouches_for_nothing() {
    let mut table = WordTable::between_two(OWN_TIME, 1);
    table.say(HOST, "mot");
    table.say(GUEST, "tasse");
    let restored = table.restored(with_other_list());
    // The other list does not even know the last word.
    assert_eq!(restored.table(), table.room.table());
    assert_eq!(restored.state(), table.room.state());
    assert_eq!(restored.table().phase(), Phase::Over);
    let dispute = Dispute::OtherLexicon {
        decided: Some(usual()),
        present: Some(other()),
    };
    let kinds = records(&table.lines);
    let found = audits(with_other_list(), &table.lines);
    for (record, found) in kinds[1..].iter().zip(found) {
        let by_the_rules = matches!(record.kind, RecordKind::Begin { .. } | RecordKind::Act { .. });
        let expected = if by_the_rules {
            Err(dispute.clone())
        } else {
            Ok(())
        };
        assert_eq!(found, expected, "{record:?}");
    }
}

#[test]
fn a_game_that_goes_on_with_another_list_says_from_where() {
    let mut table = WordTable::between_two(OWN_TIME, 1);
    table.say(HOST, "mot");
    let mut table = WordTable {
        room: table.restored(with_other_list()),
        lines: table.lines,
    };
    let before = table.lines.len();
    // What the rules have no part in names no list.
    table
        .tell(Actor::Player(GUEST), Input::Say("bonjour".to_owned()))
        .unwrap();
    assert_eq!(table.lines.len(), before + 1);
    table.say(GUEST, "tabac");
    assert_eq!(
        table.lines[before + 1],
        "2:2\tlexicon\tchain@mot.tir.tri.rat.ile.tabac"
    );
    assert_eq!(table.lines.len(), before + 3, "{:?}", table.lines);
    assert_eq!(table.room.table().lexicon(), Some(&other()));
    let restored = table.restored(with_other_list());
    assert_eq!(restored.table(), table.room.table());
    // Each list vouches for its own part, and says so for the other's.
    let doubted = |game| -> Vec<bool> {
        let decided =
            |record: &Record<Event>| matches!(record.kind, RecordKind::Begin { .. } | RecordKind::Act { .. });
        let found = audits(game, &table.lines).into_iter();
        let pairs = records(&table.lines).into_iter().skip(1).zip(found);
        pairs
            .filter(|(record, _)| decided(record))
            .map(|(_, found)| found.is_err())
            .collect()
    };
    assert_eq!(doubted(Chain::new(OWN_TIME)), [false, false, true]);
    assert_eq!(doubted(with_other_list()), [true, true, false]);
}

#[test]
fn a_table_that_waited_begins_with_the_list_at_hand() {
    let waiting = WordTable::open(Chain::new(OWN_TIME), spec(2), false);
    let mut table = WordTable {
        room: waiting.restored(with_other_list()),
        lines: waiting.lines,
    };
    table.sit(GUEST);
    table.say(HOST, "mot");
    table.say(GUEST, "tabac");
    let found = audits(with_other_list(), &table.lines);
    assert!(found.iter().all(Result::is_ok), "{found:?}");
    let named = table.lines.iter().filter(|line| line.contains("\tlexicon\t"));
    assert_eq!(named.count(), 1);
}

proptest! {
    #[test]
    fn any_name_and_hash_make_a_line_that_reads_back(name: String, hash: String) {
        let lexicon = LexiconId::new(&name, &hash);
        prop_assert_eq!(lexicon.to_string().parse(), Ok(lexicon.clone()));
        prop_assert_eq!(LexiconId::of(lexicon.as_str()), lexicon.clone());
        let spec: TableSpec = spec(2);
        for kind in [
            RecordKind::Open { spec: Box::new(spec), lexicon: Some(lexicon.clone()) },
            RecordKind::Lexicon(Some(lexicon)),
            RecordKind::Lexicon(None),
        ] {
            let record: Record<Event> = Record::new(room::Millis(7), kind);
            let line = record.to_string();
            prop_assert!(!line.contains(['\n', '\r']));
            prop_assert_eq!(line.parse(), Ok(record));
        }
    }

    #[test]
    fn any_text_is_an_identity_or_refused_within_it(text: String) {
        match text.parse::<LexiconId>() {
            Ok(id) => prop_assert_eq!(id.as_str(), text),
            Err(fault) => prop_assert!(fault.at <= text.len()),
        }
    }
}
