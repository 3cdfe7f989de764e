//! What is to be played: the scripts of a game, and those that need not be written.
//!
//! A file of `tests/golden` in a game's crate is a script, a deed a line:
//!
//! ```text
//! # a remark
//! option mode=strict        what the table is set up with,
//! games 3                   for how many games,
//! minutes 1                 with how long a clock,
//! arbiter                   and with an arbiter
//! prefer x                  whoever looks for something plays what is told with this rather than others,
//! avoid 0 =A                or rather others, if of this seat
//! computers                 or what the computer plays,
//! try R {square}:1          and this one as well, though it is not listed, on each square,
//! also #ABACA               and what is listed with this behind it,
//! misspell                  and with two of its capitals exchanged,
//! reach 400                 and so many of what is too much to list
//! do e2e4                   an action, by whoever is awaited
//! any 12                    that many, by lot
//! seek option path          by lot, until the rules with the option at its default would do otherwise,
//! seek kind castling        until an event of this kind happens,
//! seek end stalemate        until the game ends so
//! resign, agree, flag, next, rule fault w
//! ```

use std::fs;
use std::path::Path;

use catalog::Kind;
use game_core::{Seat, Settings};

/// A deed of a script.
#[derive(Clone)]
pub(super) enum Deed {
    Do(String),
    Any(usize),
    Seek(Wish),
    Resign,
    Agree,
    Flag,
    Next,
    Rule(String),
}

/// What is looked for.
#[derive(Clone)]
pub(super) enum Wish {
    /// That this option makes a difference.
    Option(String),
    /// An event of this kind.
    Kind(String),
    /// An end with this code.
    End(String),
}

/// What actions may be known by: a text in them or in what they lead to, perhaps of one seat only.
#[derive(Clone)]
pub(super) struct Clue {
    seat: Option<Seat>,
    text: String,
}

impl Clue {
    fn read(text: &str) -> Clue {
        let seat = |word: &str| word.parse().ok().map(Seat);
        let of = text
            .split_once(' ')
            .and_then(|(word, rest)| Some((seat(word)?, rest)));
        let (seat, text) = of.map_or((None, text), |(seat, rest)| (Some(seat), rest));
        Clue {
            seat,
            text: text.to_owned(),
        }
    }

    /// Whether an action of this seat, told with what it leads to, is known by it.
    pub(super) fn is_of(&self, seat: Seat, told: &str) -> bool {
        self.seat.is_none_or(|own| own == seat) && told.contains(&self.text)
    }
}

/// A game to be played.
#[derive(Clone, Default)]
pub(super) struct Script {
    pub(super) title: String,
    pub(super) options: Settings,
    pub(super) games: u16,
    pub(super) minutes: Option<u64>,
    pub(super) arbiter: bool,
    pub(super) computers: bool,
    pub(super) misspelt: bool,
    pub(super) reach: Option<usize>,
    pub(super) preferred: Vec<Clue>,
    pub(super) avoided: Vec<Clue>,
    pub(super) tried: Vec<String>,
    pub(super) suffixes: Vec<String>,
    pub(super) deeds: Vec<Deed>,
}

impl Script {
    /// The game in which an option makes a difference, where no script tells it.
    pub(super) fn of_option(name: &str, value: &str) -> Script {
        Script {
            title: format!("{name}={value} matters"),
            options: vec![(name.to_owned(), value.to_owned())],
            games: 1,
            deeds: vec![Deed::Seek(Wish::Option(name.to_owned()))],
            ..Script::default()
        }
    }

    fn read(title: &str, text: &str) -> Script {
        let mut script = Script {
            title: title.to_owned(),
            games: 1,
            ..Script::default()
        };
        for line in text
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
        {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let number = || {
                rest.parse()
                    .unwrap_or_else(|_| panic!("{title}: {line}: no number"))
            };
            let said = rest.to_owned();
            let deed = match word {
                "option" => {
                    let (name, value) = rest.split_once('=').expect("name=value");
                    script.options.push((name.to_owned(), value.to_owned()));
                    continue;
                }
                "games" => {
                    script.games = number();
                    continue;
                }
                "minutes" => {
                    script.minutes = Some(number().into());
                    continue;
                }
                "arbiter" => {
                    script.arbiter = true;
                    continue;
                }
                "misspell" => {
                    script.misspelt = true;
                    continue;
                }
                "reach" => {
                    script.reach = Some(number().into());
                    continue;
                }
                "computers" => {
                    script.computers = true;
                    continue;
                }
                "prefer" => {
                    script.preferred.push(Clue::read(rest));
                    continue;
                }
                "avoid" => {
                    script.avoided.push(Clue::read(rest));
                    continue;
                }
                "try" => {
                    script.tried.push(said);
                    continue;
                }
                "also" => {
                    script.suffixes.push(said);
                    continue;
                }
                "do" => Deed::Do(said),
                "any" => Deed::Any(number().into()),
                "seek" => Deed::Seek(match rest.split_once(' ') {
                    Some(("option", name)) => Wish::Option(name.to_owned()),
                    Some(("kind", name)) => Wish::Kind(name.to_owned()),
                    Some(("end", name)) => Wish::End(name.to_owned()),
                    _ => panic!("{title}: {line}: expected option, kind or end"),
                }),
                "resign" => Deed::Resign,
                "agree" => Deed::Agree,
                "flag" => Deed::Flag,
                "next" => Deed::Next,
                "rule" => Deed::Rule(said),
                _ => panic!("{title}: {line}: no such deed"),
            };
            script.deeds.push(deed);
        }
        script
    }
}

/// The scripts of a game, in the order of their titles.
pub(super) fn scripts(kind: Kind) -> Vec<Script> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = crates.join(format!("game-{}/tests/golden", kind.slug()));
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("a readable folder").path())
        .collect();
    paths.sort();
    let script = |path: &std::path::PathBuf| {
        let title = path.file_stem().and_then(|stem| stem.to_str()).expect("a title");
        Script::read(title, &fs::read_to_string(path).expect("a script is text"))
    };
    paths.iter().map(script).collect()
}
