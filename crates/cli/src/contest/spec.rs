//! Who plays, as said on the command line.
//!
//! One text names a player whole, with its budget and its weights: a result prints it, and whoever reads the
//! result can ask for the same match again.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use catalog::{Budget, Kind, Level, Yardstick};

use crate::asked::GameArgs;
use crate::failure::Failure;

/// How long a player thinks when nothing is said.
const USUAL: Duration = Duration::from_millis(100);

/// A player.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Spec {
    text: String,
    pub(crate) who: Who,
    pub(crate) budget: Budget,
}

/// What kind of player.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Who {
    /// Any legal action.
    Random,
    /// A player of one plain idea.
    Yardstick(Yardstick),
    /// The computer player of the house, and the file of the weights it judges by where they are not its
    /// own.
    Bot(Level, Option<PathBuf>),
    /// Another program, at a game that it knows.
    Engine {
        path: PathBuf,
        arguments: Vec<String>,
        options: Vec<(String, String)>,
    },
}

/// The players of one plain idea, by name.
const YARDSTICKS: [(&str, Yardstick); 2] = [("greedy", Yardstick::Greedy), ("novice", Yardstick::Novice)];

/// The name of a player of one plain idea.
pub(crate) fn yardstick_name(yardstick: Yardstick) -> &'static str {
    let named = YARDSTICKS.iter().find(|(_, known)| *known == yardstick);
    named.map_or("", |(name, _)| name)
}

/// An engine by its path, and arguments after it apart by spaces.
fn engine(command: &str) -> Who {
    // A path may hold spaces itself.
    let mut words = command.split(' ').filter(|word| !word.is_empty());
    let (path, arguments) = if Path::new(command).exists() {
        (command, Vec::new())
    } else {
        let path = words.next().unwrap_or(command);
        (path, words.map(str::to_string).collect())
    };
    Who::Engine {
        path: PathBuf::from(path),
        arguments,
        options: Vec::new(),
    }
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Spec, String> {
        let mut who = None;
        let mut budget = None;
        let mut weights = None;
        let mut options = Vec::new();
        for part in text.split(',') {
            let said = if part == "random" {
                Some(Who::Random)
            } else if let Some((_, yardstick)) = YARDSTICKS.into_iter().find(|(name, _)| *name == part) {
                Some(Who::Yardstick(yardstick))
            } else if let Some(command) = part
                .strip_prefix("uci:")
                .filter(|command| !command.trim().is_empty())
            {
                Some(engine(command))
            } else if let Some(level) = part.strip_prefix("level=") {
                let level = level
                    .parse()
                    .map_err(|_| format!("level \"{level}\" unknown, expected 1 to 8"))?;
                Some(Who::Bot(level, None))
            } else {
                None
            };
            if let Some(said) = said {
                if who.replace(said).is_some() {
                    return Err(
                        "two players in one, expected level=, random, greedy, novice or uci:".to_string(),
                    );
                }
                continue;
            }
            let (name, value) = part
                .split_once('=')
                .filter(|(name, _)| !name.is_empty())
                .ok_or_else(|| {
                    format!(
                        "\"{part}\" unknown, expected level=, weights=, nodes=, depth=, time=, random, greedy, novice or uci:"
                    )
                })?;
            if name == "weights" {
                if weights.replace(PathBuf::from(value)).is_some() {
                    return Err("two files of weights, expected one".to_string());
                }
                continue;
            }
            let number = || {
                let number: u64 = value
                    .parse()
                    .map_err(|_| format!("{name} cannot be \"{value}\", expected a number"))?;
                if number == 0 {
                    return Err(format!("{name} cannot be 0"));
                }
                Ok(number)
            };
            let said = match name {
                "nodes" => Budget::Nodes(number()?),
                "time" => Budget::MoveTime(Duration::from_millis(number()?)),
                "depth" => Budget::Depth(u8::try_from(number()?).unwrap_or(u8::MAX)),
                _ => {
                    options.push((name.to_string(), value.to_string()));
                    continue;
                }
            };
            if budget.replace(said).is_some() {
                return Err("two budgets, expected one of nodes=, depth= and time=".to_string());
            }
        }
        let mut who = who.unwrap_or(Who::Bot(Level::HIGHEST, None));
        match &mut who {
            Who::Bot(_, own) => *own = weights,
            _ if weights.is_some() => return Err("only level= players have weights".to_string()),
            _ => {}
        }
        match (&mut who, options.first()) {
            (Who::Engine { options: own, .. }, _) => *own = options,
            (_, Some((name, _))) => {
                return Err(format!(
                    "option \"{name}\" unknown, only uci: players have options"
                ));
            }
            _ => {}
        }
        Ok(Spec {
            text: text.to_string(),
            who,
            budget: budget.unwrap_or(Budget::MoveTime(USUAL)),
        })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Spec {
    /// Whether such a player can play the game.
    pub(crate) fn check(&self, game: &GameArgs) -> Result<(), Failure> {
        if !matches!(self.who, Who::Engine { .. }) {
            return Ok(());
        }
        let Some(unknown) = game.kind().unknown_to_uci() else {
            let known = Kind::ALL.iter().filter(|kind| kind.unknown_to_uci().is_some());
            let known: Vec<_> = known.map(|kind| kind.slug()).collect();
            return Err(Failure::usage(format!(
                "{} not known to uci engines, expected {}",
                game.kind(),
                known.join(" or ")
            )));
        };
        match unknown.iter().find(|(name, value)| game.set(name) == Some(value)) {
            Some((name, value)) => Err(Failure::usage(format!(
                "{name} {value} not known to uci engines, expected another"
            ))),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Spec {
        text.parse().expect("a player")
    }

    #[test]
    fn players_are_read() {
        assert_eq!(read("random").who, Who::Random);
        assert_eq!(read("greedy").who, Who::Yardstick(Yardstick::Greedy));
        assert_eq!(read("novice").who, Who::Yardstick(Yardstick::Novice));
        let five = Level::new(5).expect("a level");
        assert_eq!(read("level=5").who, Who::Bot(five, None));
        let weighed = Who::Bot(five, Some(PathBuf::from("w.txt")));
        assert_eq!(read("weights=w.txt,level=5").who, weighed);
        assert_eq!(read("level=5").budget, Budget::MoveTime(USUAL));
        assert_eq!(read("nodes=10000").who, Who::Bot(Level::HIGHEST, None));
        assert_eq!(read("depth=3,level=2").budget, Budget::Depth(3));
        let engine = read("uci:/usr/games/stockfish,time=50,UCI_LimitStrength=true,UCI_Elo=1800");
        assert_eq!(engine.budget, Budget::MoveTime(Duration::from_millis(50)));
        let Who::Engine {
            path,
            arguments,
            options,
        } = engine.who
        else {
            panic!("an engine");
        };
        assert_eq!(path, PathBuf::from("/usr/games/stockfish"));
        assert!(arguments.is_empty());
        assert_eq!(options[1], ("UCI_Elo".to_string(), "1800".to_string()));
    }

    #[test]
    fn engines_may_take_arguments() {
        let Who::Engine { path, arguments, .. } = read("uci:/nowhere/cavalettres uci,nodes=5").who else {
            panic!("an engine");
        };
        assert_eq!(
            (path, arguments),
            (PathBuf::from("/nowhere/cavalettres"), vec!["uci".to_string()])
        );
    }

    #[test]
    fn what_is_no_player_is_refused() {
        for wrong in [
            "",
            "level=9",
            "level=",
            "nobody",
            "nodes=x",
            "nodes=0",
            "time=-1",
            "uci:",
            "random,level=3",
            "greedy,level=3",
            "greedy,novice",
            "nodes=1,time=1",
            "level=3,Hash=5",
            "=3",
            "random,weights=w.txt",
            "weights=a,weights=b",
            ",",
        ] {
            assert!(wrong.parse::<Spec>().is_err(), "{wrong}");
        }
    }
}
