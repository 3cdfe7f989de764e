//! Journals and sheets as they were once written, which must be read for ever.
//!
//! `tests/golden/<slug>.txt` holds a short game with every option at its default, one for each other value of
//! each option (of a number its bounds, of a text one that is stated), and one for each later form of records.
//! `UPDATE_GOLDEN=1` plays what is missing, such as the games of a new option. It never touches what is there: a
//! change that cannot read it must migrate journals instead (docs/adr/0028). What happens at tables besides is
//! kept by the tests of `room`.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use catalog::{
    AnyReplay, AnyTable, Budget, Doubt, Effort, Kind, Level, open_table, read_replays, seats_and_sides,
};
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

/// A game that was kept.
struct Kept {
    title: String,
    journal: String,
    position: String,
    sheet: String,
}

fn file(kind: Kind) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    folder.join(format!("{}.txt", kind.slug()))
}

/// The games of a file: each is a line `=== title`, its journal, its last position after `=== position`, and
/// its sheet after `=== sheet`.
fn read(text: &str) -> Vec<Kept> {
    let mut kept: Vec<Kept> = Vec::new();
    let mut part = "";
    for line in text.lines() {
        match line.strip_prefix("=== ") {
            Some(mark @ ("position" | "sheet")) => part = mark,
            Some(title) => {
                part = "journal";
                let title = title.to_owned();
                let [journal, position, sheet] = [const { String::new() }; 3];
                kept.push(Kept {
                    title,
                    journal,
                    position,
                    sheet,
                });
            }
            None => {
                let game = kept.last_mut().expect("a title first");
                let text = match part {
                    "position" => &mut game.position,
                    "sheet" => &mut game.sheet,
                    _ => &mut game.journal,
                };
                text.push_str(line);
                text.push('\n');
            }
        }
    }
    kept
}

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

/// One game of a kept text.
fn replay(name: &str, text: &str) -> Box<dyn AnyReplay> {
    let mut replays = read_replays(text, catalog::french()).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    assert_eq!(replays.len(), 1, "{name}");
    replays.remove(0)
}

/// Plays the game of this title, when there is none among those of `text`.
fn complete(kind: Kind, text: &mut String, title: &str, settings: Settings) {
    if read(text).iter().any(|game| game.title == title) {
        return;
    }
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    assert!(update, "{kind}: no game with {title} (UPDATE_GOLDEN=1 plays it)");
    let Kept {
        journal,
        position,
        sheet,
        ..
    } = played(kind, settings);
    let written = write!(
        text,
        "=== {title}\n{journal}=== position\n{position}=== sheet\n{sheet}"
    );
    written.expect("text can be written");
    if !text.ends_with('\n') {
        text.push('\n');
    }
    fs::write(file(kind), text).expect("the golden file can be written");
}

#[test]
fn what_was_kept_is_read_for_ever() {
    for &kind in Kind::ALL {
        let mut text = fs::read_to_string(file(kind)).unwrap_or_default();
        complete(kind, &mut text, USUAL, Settings::new());
        let kept = read(&text);
        for game in &kept {
            let name = format!("{} {}", kind.slug(), game.title);
            for record in [&game.journal, &game.sheet] {
                let replay = replay(&name, record);
                assert_eq!(doubted(replay.doubt()), None, "{name}");
                let position = replay.position(replay.events().len()) + "\n";
                assert_eq!(position, game.position, "{name}");
            }
        }
        let usual = kept
            .iter()
            .find(|game| game.title == USUAL)
            .expect("just made sure");
        let usual = replay(kind.slug(), &usual.journal);
        for settings in settings(kind, usual.as_ref()) {
            complete(kind, &mut text, &title(&settings), settings);
        }
        complete(kind, &mut text, &format!("form {FORM}"), Settings::new());
    }
}
