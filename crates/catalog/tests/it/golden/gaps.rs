//! What no kept game tells.

use std::collections::BTreeSet;

use catalog::{Kind, Playable, Visitor, french};
use game_core::{OptionValues, Settings, Turn};
use room::{Record, Room};

use super::file::Kept;

/// What a journal tells: kinds of events, and how its games ended.
#[derive(Default)]
pub(super) struct Told {
    pub(super) kinds: BTreeSet<&'static str>,
    pub(super) ends: BTreeSet<String>,
}

/// What a game says that its journals can tell.
pub(super) struct Tellable {
    pub(super) kinds: &'static [&'static str],
    pub(super) ends: Vec<&'static str>,
    /// The options that none tells apart, each with the reason.
    pub(super) untold: &'static [(&'static str, &'static str)],
}

struct Asked;

impl Visitor for Asked {
    type Out = Tellable;

    fn visit<G: Playable>(self, _: G) -> Tellable {
        Tellable {
            kinds: G::KINDS,
            ends: G::ends(),
            untold: G::UNTOLD,
        }
    }
}

/// What a game says that its journals can tell.
pub(super) fn tellable(kind: Kind) -> Tellable {
    kind.visit(&[], french(), Asked)
        .expect("every game has its defaults")
}

/// What a journal tells.
pub(super) fn told(kind: Kind, game: &Kept) -> Told {
    struct Read<'a>(&'a str);

    impl Visitor for Read<'_> {
        type Out = Told;

        fn visit<G: Playable>(self, game: G) -> Told {
            let mut told = Told::default();
            let mut lines = self.0.lines();
            let mut room = Room::restore(game, lines.next()).expect("a journal");
            for line in lines {
                let folded = room.fold_line(line, &mut |_, before, event| {
                    told.kinds.insert(G::kind(before, event));
                });
                folded.expect("a record");
                told.ends
                    .extend(room.table().outcome().map(|outcome| outcome.code.to_owned()));
            }
            told
        }
    }

    let options = options(&game.journal);
    kind.visit(&options, french(), Read(&game.journal))
        .expect("options")
}

/// The first line of a journal, field by field, and the setting up of the table in it.
fn opening(journal: &str) -> (Vec<&str>, serde_json::Value) {
    let fields: Vec<&str> = journal.lines().next().expect("a line").split('\t').collect();
    let spec = serde_json::from_str(fields[2]).expect("a table");
    (fields, spec)
}

/// The options that the table of a journal was set up with.
pub(super) fn options(journal: &str) -> Settings {
    let (_, spec) = opening(journal);
    serde_json::from_value(spec["options"].clone()).expect("options")
}

/// Whether the rules with this option at its default would have done otherwise than a journal tells. Where
/// another word list decided they cannot be asked any more: they were, when it was written.
pub(super) fn minds(kind: Kind, journal: &str, name: &str) -> bool {
    let own = retraced(kind, journal, &|_| true);
    own.is_none() || own != retraced(kind, journal, &|option| option != name)
}

/// Who is awaited after each record, or how the game ended; none where the rules with those of the options that
/// `stays` names would not have written the record.
fn retraced(kind: Kind, journal: &str, stays: &dyn Fn(&str) -> bool) -> Option<Vec<Turn>> {
    struct Retrace<'a>(String, &'a str);

    impl Visitor for Retrace<'_> {
        type Out = Option<Vec<Turn>>;

        fn visit<G: Playable>(self, game: G) -> Self::Out {
            let mut room = Room::restore(game, [self.0.as_str()]).ok()?;
            let mut turns = Vec::new();
            for line in self.1.lines() {
                let record: Record<G::Event> = line.parse().expect("a record");
                room.audit(&record).ok()?;
                room.fold(&record, &mut |_, _, _| ());
                turns.push(room.game().turn(room.state()));
            }
            Some(turns)
        }
    }

    let (mut fields, mut spec) = opening(journal);
    let options = spec["options"].as_array_mut().expect("options");
    options.retain(|option| option[0].as_str().is_some_and(stays));
    let settings: Settings = serde_json::from_value(spec["options"].clone()).expect("options");
    let spec = spec.to_string();
    fields[2] = &spec;
    let (_, rest) = journal.split_once('\n').expect("more lines");
    let made = kind.visit(&settings, french(), Retrace(fields.join("\t"), rest));
    made.expect("the others can be set")
}

/// Each option at each other of its words, and at the lowest and the highest of its numbers.
pub(super) fn values(kind: Kind) -> Vec<(&'static str, String)> {
    let mut all = Vec::new();
    for spec in kind.options() {
        let values: Vec<String> = match spec.values {
            OptionValues::OneOf(values) => values.iter().map(|&value| value.to_owned()).collect(),
            OptionValues::Number(low, high) => vec![low.to_string(), high.to_string()],
            // Where a game begins is told by its first position.
            OptionValues::Text(_) => Vec::new(),
        };
        let others = values.into_iter().filter(|value| value != spec.default);
        all.extend(others.map(|value| (spec.name, value)));
    }
    all
}
