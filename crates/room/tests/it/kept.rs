//! Lines of every kind as they were once written, which must be read for ever.
//!
//! `tests/golden/records.txt` holds a few tables at which everything happens that can happen at one, in each form
//! of records since the second. `UPDATE_GOLDEN=1` plays what is missing: all of them once `FORM` is raised, and a
//! new one for a new kind of record. It never touches what is there (docs/adr/0028).

#![allow(clippy::disallowed_methods, reason = "what is kept lies in a file")]

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use game_core::{Seat, Tabled};
use room::{Dispute, FORM, Holder, Phase, Record, RecordName, Room, Speaker};

use crate::chain;
use crate::tables::TABLES;

/// What a journal comes to, in words that are no type's own and need never change. Everything the rules
/// decided is decided again on the way, but for what another word list did.
pub(crate) fn come_to<G: Tabled>(game: G, lines: &[&str]) -> String {
    let mut room = Room::restore(game, lines[..1].iter().copied()).unwrap();
    for line in &lines[1..] {
        let record: Record<G::Event> = line.parse().unwrap();
        let audited = room.audit(&record);
        let borne_out = matches!(audited, Ok(()) | Err(Dispute::OtherLexicon { .. }));
        assert!(borne_out, "{line}: {audited:?}");
        room.fold(&record, &mut |_, _, _| ());
    }
    let table = room.table();
    let phase = match table.phase() {
        Phase::Waiting => "waiting",
        Phase::Playing => "playing",
        Phase::Between => "between",
        Phase::Over => "over",
        Phase::Aborted => "aborted",
    };
    let mut told = format!("{phase}, game {}, {:?}\n", table.game(), table.score());
    for holder in table.holders() {
        let _ = match holder {
            Holder::Free => writeln!(told, "free"),
            Holder::Bot(level) => writeln!(told, "computer {level}"),
            Holder::Person { player, name, salt } => {
                writeln!(told, "{name} {player} \"{}\"", salt.as_str())
            }
        };
    }
    for event in room.events() {
        let _ = writeln!(told, "event {event}");
    }
    for talk in table.talk() {
        let by = match talk.by {
            Speaker::Place(place) => place.0.to_string(),
            Speaker::Arbiter => "arbiter".to_owned(),
        };
        let team = if talk.team { " to partners" } else { "" };
        let _ = writeln!(told, "{by}{team}: {}", talk.text);
    }
    if let Some(clocks) = table.clocks() {
        let left = |seat| clocks.left(Seat(seat), table.updated());
        let _ = writeln!(told, "clocks {} {}", left(0), left(1));
    }
    if let Some(arbiter) = table.arbiter() {
        let _ = writeln!(told, "arbiter {}, paused {}", arbiter.name, table.is_paused());
    }
    if let Some(outcome) = table.outcome() {
        let winners: Vec<_> = outcome.winners.iter().map(|seat| seat.0).collect();
        let _ = writeln!(told, "{} {winners:?}", outcome.code);
    }
    let helped: Vec<_> = table.helped().iter().map(|seat| seat.0).collect();
    let _ = writeln!(
        told,
        "helped {helped:?}, claimed {:?}",
        table.claimed().map(|by| by.0)
    );
    told
}

/// What is kept: title, journal, and what it came to.
fn read(text: &str) -> Vec<(&str, Vec<&str>, String)> {
    let parts = text.split("=== ").skip(1);
    let parts: Vec<(&str, &str)> = parts.map(|part| part.split_once('\n').unwrap()).collect();
    let tables = parts.chunks(2).map(|pair| match pair {
        [(title, journal), ("came to", told)] => (*title, journal.lines().collect(), (*told).to_owned()),
        _ => panic!("a journal, and what it came to"),
    });
    tables.collect()
}

/// The word of a line, of whatever form and game.
fn name_of(line: &str) -> RecordName {
    line.split('\t').nth(1).unwrap().parse().unwrap()
}

#[test]
fn every_kind_of_record_is_read_for_ever() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/records.txt");
    let mut text = fs::read_to_string(&path).unwrap_or_default();
    for table in TABLES {
        let title = format!("form {FORM}, {}", table.name);
        if read(&text).iter().any(|(kept, ..)| *kept == title) {
            continue;
        }
        let update = std::env::var_os("UPDATE_GOLDEN").is_some();
        assert!(update, "no table \"{title}\" (UPDATE_GOLDEN=1 plays it)");
        let lines = (table.play)();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let told = (table.read)(&lines);
        let _ = write!(text, "=== {title}\n{}\n=== came to\n{told}", lines.join("\n"));
        fs::write(&path, &text).expect("the golden file can be written");
    }
    let present = format!("{FORM}:");
    let mut names = BTreeSet::new();
    for (title, lines, told) in read(&text) {
        let (_, name) = title.split_once(", ").unwrap();
        let table = TABLES.iter().find(|table| table.name == name);
        let table = table.unwrap_or_else(|| panic!("{title}: nothing reads it"));
        assert_eq!((table.read)(&lines), told, "{title}");
        if lines.iter().all(|line| line.starts_with(&present)) {
            names.extend(lines.iter().map(|line| name_of(line)));
        }
        // The first form named none, and had nothing else otherwise but a word of the first line.
        let unnamed: Vec<&str> = lines.iter().map(|line| line.split_once(':').unwrap().1).collect();
        if title.starts_with("form 2,") {
            assert_eq!((table.read)(&unnamed), told, "{title} in the first form");
        }
    }
    let all: BTreeSet<RecordName> = RecordName::ALL.iter().copied().collect();
    let missing: Vec<_> = all.difference(&names).collect();
    assert!(
        missing.is_empty(),
        "no table keeps a record of {missing:?} in form {FORM}"
    );
}

/// A form is changed by raising `FORM`: what is kept in the present one is written so today.
#[test]
fn the_present_form_is_written_as_it_is_kept() {
    let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/records.txt")).unwrap();
    let present = format!("{FORM}:");
    for (title, lines, _) in read(&text) {
        let chess = lines[0].contains("\"echecs\"");
        for line in lines.iter().filter(|line| line.starts_with(&present)) {
            let again = match chess {
                true => line.parse::<Record<game_echecs::Event>>().unwrap().to_string(),
                false => line.parse::<Record<chain::Event>>().unwrap().to_string(),
            };
            assert_eq!(again, **line, "{title}");
        }
    }
}
