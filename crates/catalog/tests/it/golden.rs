//! Journals and sheets as they were once written, which must be read for ever.
//!
//! `tests/golden/<slug>.txt` holds a short game with every option at its default, one for each other value of
//! each option, and one for each later form of records. `UPDATE_GOLDEN=1` plays what is missing, such as the games of a new option. It never touches
//! what is there: a change that cannot read it must migrate journals instead (docs/adr/0028).

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use catalog::{AnyTable, Budget, Doubt, Effort, Kind, Level, open_table, read_replays, seats_and_sides};
use game_core::{OptionValues, Settings};
use room::{
    Actor, Dispute, FORM, Host, Input, Millis, Name, Phase, Place, PlaceSpec, PlayerId, Salt, Secret,
    TableSpec,
};

/// How many actions a game has before its players resign.
const ACTIONS: usize = 12;

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

/// Every option at its default, and each option alone at each other of its words.
fn settings(kind: Kind) -> Vec<Settings> {
    let mut all = vec![Settings::new()];
    for spec in kind.options() {
        let OptionValues::OneOf(values) = spec.values else {
            continue;
        };
        let others = values.iter().filter(|value| **value != spec.default);
        all.extend(others.map(|value| vec![(spec.name.to_owned(), (*value).to_owned())]));
    }
    all
}

fn title(settings: &Settings) -> String {
    let said = settings.iter().map(|(name, value)| format!("{name}={value}"));
    said.reduce(|all, one| all + " " + &one)
        .unwrap_or_else(|| "default".to_owned())
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

#[test]
fn what_was_kept_is_read_for_ever() {
    for &kind in Kind::ALL {
        let path = file(kind);
        let mut text = fs::read_to_string(&path).unwrap_or_default();
        let kept = read(&text);
        for game in &kept {
            let name = format!("{} {}", kind.slug(), game.title);
            for record in [&game.journal, &game.sheet] {
                let mut replays =
                    read_replays(record, catalog::french()).unwrap_or_else(|fault| panic!("{name}: {fault}"));
                assert_eq!(replays.len(), 1, "{name}");
                let replay = replays.remove(0);
                assert_eq!(doubted(replay.doubt()), None, "{name}");
                let position = replay.position(replay.events().len()) + "\n";
                assert_eq!(position, game.position, "{name}");
            }
        }
        let options = settings(kind)
            .into_iter()
            .map(|settings| (title(&settings), settings));
        let form = (format!("form {FORM}"), Settings::new());
        let missing = options
            .chain([form])
            .filter(|(title, _)| kept.iter().all(|game| game.title != *title));
        for (title, settings) in missing {
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
            fs::write(&path, &text).expect("the golden file can be written");
        }
    }
}
