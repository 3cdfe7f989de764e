//! Journals and sheets as they were once written, which must be read for ever.
//!
//! `tests/golden/<slug>.txt` holds a short game with every option at its default, one for each other value of
//! each option (of a number its bounds, of a text one that is stated), and one for each later form of records.
//! `UPDATE_GOLDEN=1` plays what is missing, such as the games of a new option. It never touches what is there: a
//! change that cannot read it must migrate journals instead (docs/adr/0028). What happens at tables besides is
//! kept by the tests of `room`.

mod file;
mod gaps;
mod play;
mod script;

use std::sync::{Arc, LazyLock};

use catalog::{
    AnyReplay, AnyTable, Budget, Doubt, Effort, Kind, Level, open_table, read_replays, seats_and_sides,
};
use file::Kept;
use game_core::{OptionValues, Settings};
use room::{
    Actor, Dispute, FORM, Host, Input, Millis, Name, Phase, Place, PlaceSpec, PlayerId, Salt, Secret,
    TableSpec,
};

/// How many actions a game has before its players resign.
const ACTIONS: usize = 12;

/// The title of the game with every option at its default.
const USUAL: &str = "default";

/// How many events of a game lead to the position that another one may begin with.
const OPENING: usize = 4;

const PLAYER: PlayerId = PlayerId(7);

/// Each option alone at each other of its words, at the lowest and the highest of its numbers, or at a text: the
/// one that is asked for is a position, and stated is that of the `usual` game after some of its events.
fn settings(kind: Kind, usual: &dyn AnyReplay) -> Vec<Settings> {
    let mut all = Vec::new();
    for spec in kind.options() {
        let values: Vec<String> = match spec.values {
            OptionValues::OneOf(values) => values.iter().map(|&value| value.to_owned()).collect(),
            OptionValues::Number(low, high) => vec![low.to_string(), high.to_string()],
            OptionValues::Text("position") => vec![usual.position(OPENING)],
            OptionValues::Text(what) => panic!("{kind} {}: no {what} is stated here", spec.name),
        };
        let others = values.into_iter().filter(|value| value != spec.default);
        all.extend(others.map(|value| vec![(spec.name.to_owned(), value)]));
    }
    all
}

fn title(settings: &Settings) -> String {
    let said = settings.iter().map(|(name, value)| format!("{name}={value}"));
    said.reduce(|all, one| all + " " + &one)
        .unwrap_or_else(|| USUAL.to_owned())
}

fn tell(table: &mut dyn AnyTable, lines: &mut Vec<String>, input: &Input) {
    let seen = table.table().version();
    let mut fresh = || Secret::new([0; 32]);
    let at = Millis(1_000 * lines.len() as u64);
    let decided = table.decide(at, Actor::Player(PLAYER), seen, input, &mut fresh);
    let decided = decided.expect("the computer knows the rules");
    table.fold(&decided, &[]);
    lines.extend(decided.lines());
}

/// A game at one screen that computers advise, and that everybody resigns in the end.
fn played(kind: Kind, options: Settings) -> Kept {
    let lexicon = catalog::french();
    let (seats, _) = seats_and_sides(kind.slug(), &options, lexicon).expect("a game");
    let title = title(&options);
    let places = vec![PlaceSpec::default(); usize::from(seats)];
    let spec = TableSpec {
        options,
        ..TableSpec::new(kind.slug(), places)
    };
    let host = Host {
        player: PLAYER,
        name: Name::new("Odile").expect("a name"),
        salt: Salt::EMPTY,
        places: (0..seats).map(Place).collect(),
    };
    let opened = open_table(spec, Millis(0), host, Secret::new([3; 32]), lexicon);
    let (mut table, mut lines) = opened.expect("a table");
    for number in 0..ACTIONS {
        let Some(seat) = table.table().awaited().iter().next() else {
            break;
        };
        let level = Level::new(3).expect("a level");
        let job = Arc::<dyn AnyTable>::from(table.fork()).bot_job(seat, level, number as u64);
        let action = job(&Effort::new(Budget::Nodes(300))).action;
        tell(table.as_mut(), &mut lines, &Input::Act(action));
    }
    while table.table().phase() == Phase::Playing {
        tell(table.as_mut(), &mut lines, &Input::Resign);
    }
    let journal = lines.join("\n") + "\n";
    let replay = read_replays(&journal, lexicon).expect("a journal").remove(0);
    let (_, _, sheet) = table.export(&[]).expect("a game that is over");
    Kept {
        title,
        position: replay.position(replay.events().len()) + "\n",
        journal,
        sheet,
    }
}

/// What the rules do not bear out. A list of words may have changed since: then it is not asked.
fn doubted(doubt: Option<(usize, Doubt)>) -> Option<(usize, Doubt)> {
    let other_list = |(_, doubt): &(usize, Doubt)| {
        let Doubt::Event { dispute, .. } = doubt else {
            return false;
        };
        matches!(dispute, Dispute::OtherLexicon { .. })
    };
    doubt.filter(|doubt| !other_list(doubt))
}

/// The last game of a kept text, where the rules bear out all of them.
fn replay(name: &str, text: &str) -> Box<dyn AnyReplay> {
    let mut replays = read_replays(text, catalog::french()).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    for replay in &replays {
        assert_eq!(doubted(replay.doubt()), None, "{name}");
    }
    replays.pop().expect("a game")
}

fn updates() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some()
}

/// Plays the game of this title, when there is none among those of `kept`.
fn complete(kind: Kind, kept: &mut Vec<Kept>, title: &str, play: impl FnOnce() -> Option<Kept>) {
    if kept.iter().any(|game| game.title == title) {
        return;
    }
    assert!(
        updates(),
        "{kind}: no game with {title} (UPDATE_GOLDEN=1 plays it)"
    );
    // Where none is found the gap is told below.
    if let Some(game) = play() {
        let game = Kept {
            title: title.to_owned(),
            ..game
        };
        file::add(kind, &game);
        kept.push(game);
    }
}

/// The games that there must be, those that are missing played.
fn completed(kind: Kind) -> Vec<Kept> {
    let mut kept = file::read(kind);
    complete(kind, &mut kept, USUAL, || Some(played(kind, Settings::new())));
    let usual = kept
        .iter()
        .find(|game| game.title == USUAL)
        .expect("just made sure");
    let usual = replay(kind.slug(), &usual.journal);
    for settings in settings(kind, usual.as_ref()) {
        complete(kind, &mut kept, &title(&settings), || {
            Some(played(kind, settings))
        });
    }
    complete(kind, &mut kept, &format!("form {FORM}"), || {
        Some(played(kind, Settings::new()))
    });
    for script in script::scripts(kind) {
        complete(kind, &mut kept, &script.title, || play::played(kind, &script));
    }
    kept
}

static KEPT: LazyLock<Vec<(Kind, Vec<Kept>)>> =
    LazyLock::new(|| Kind::ALL.iter().map(|&kind| (kind, completed(kind))).collect());

#[test]
fn what_was_kept_is_read_for_ever() {
    for &(kind, ref kept) in KEPT.iter() {
        for game in kept {
            let name = format!("{} {}", kind.slug(), game.title);
            for record in [&game.journal, &game.sheet] {
                let replay = replay(&name, record);
                let position = replay.position(replay.events().len()) + "\n";
                assert_eq!(position, game.position, "{name}");
            }
        }
    }
}

/// Whether a kept game with this option set so would have gone otherwise without it.
fn minded(kind: Kind, kept: &[Kept], name: &str, value: &str) -> bool {
    let set = |game: &&Kept| {
        let options = gaps::options(&game.journal);
        options.iter().any(|(said, set)| said == name && set == value)
    };
    // Those that were played for it are the last.
    let mut games = kept.iter().rev().filter(set);
    games.any(|game| gaps::minds(kind, &game.journal, name))
}

#[test]
fn every_kind_of_event_and_end_and_every_option_is_kept() {
    let mut gaps = Vec::new();
    for &(kind, ref kept) in KEPT.iter() {
        let mut kept = kept.clone();
        let tellable = gaps::tellable(kind);
        let untold = |word: &str| tellable.untold.iter().any(|(untold, _)| *untold == word);
        for (name, value) in gaps::values(kind) {
            if untold(name) || untold(&format!("{name}={value}")) || minded(kind, &kept, name, &value) {
                continue;
            }
            let script = script::Script::of_option(name, &value);
            if updates() {
                complete(kind, &mut kept, &script.title, || play::played(kind, &script));
            }
            if !minded(kind, &kept, name, &value) {
                gaps.push(format!("{kind}: no game minds {name}={value}"));
            }
        }
        let told: Vec<gaps::Told> = kept.iter().map(|game| gaps::told(kind, game)).collect();
        for &(word, _) in tellable.untold {
            let (name, wanted) = word
                .split_once('=')
                .map_or((word, None), |(name, value)| (name, Some(value)));
            let minds = gaps::values(kind).into_iter().any(|(option, value)| {
                option == name
                    && wanted.is_none_or(|wanted| wanted == value)
                    && minded(kind, &kept, name, &value)
            });
            let tells = |told: &gaps::Told| told.kinds.contains(word) || told.ends.contains(word);
            if minds || !kind.options().iter().any(|spec| spec.name == name) && told.iter().any(tells) {
                gaps.push(format!("{kind}: {word} is told after all"));
            }
        }
        for word in tellable.kinds {
            if !untold(word) && !told.iter().any(|told| told.kinds.contains(word)) {
                gaps.push(format!("{kind}: no game tells {word}"));
            }
        }
        for &code in &tellable.ends {
            if !untold(code) && !told.iter().any(|told| told.ends.contains(code)) {
                gaps.push(format!("{kind}: no game ends by {code}"));
            }
        }
    }
    assert!(gaps.is_empty(), "{}", gaps.join("\n"));
}
