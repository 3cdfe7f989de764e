//! Scenarios: one rule at a time, as text.
//!
//! A file's name starts with the id of the clause it is about. Its lines are:
//!
//! ```text
//! # a remark
//! option name=value           holds for the positions after it
//! given start                 or a position; begins a case
//! play e2e4; e7e5             actions by whoever is awaited, all accepted
//! when 0: g1f3                a seat's action; or `when table: flag 0`, `resign 0`, `agree`
//! then g1f3                   the events that follow, with `; ` between them
//! refused L-5 pawn-blocked e4 instead of `then`: clause, code and subject
//! turn 1                      the seats awaited
//! over checkmate E-1 wins 0   the outcome; or `over stalemate E-2 drawn`
//! moves 20                    how many actions are listed
//! lists e2e4; d2d4            actions that are listed
//! lacks e2e5                  actions that are not
//! position <text>             the position reached
//! malformed <text>            a position that cannot be read; may stand alone
//! ```
//! A `when` that no `refused` follows must be accepted.

use std::fmt;
use std::path::Path;

use game_core::{Clause as _, Game, Seat, Turn};

use crate::TestDice;
use crate::script::{Deed, Scripted, judge, prospects, refusal, setting, told};

/// A scenario that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioFault {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What does not hold.
    pub problem: String,
}

impl fmt::Display for ScenarioFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.problem)
    }
}

impl std::error::Error for ScenarioFault {}

/// Every `.txt` file of a folder: its name and its text, by name.
///
/// # Panics
/// When the folder cannot be read or holds no scenario.
pub fn texts(folder: &Path) -> Vec<(String, String)> {
    let entries = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("folder {} cannot be read: {error}", folder.display()));
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .collect();
    paths.sort();
    assert!(!paths.is_empty(), "folder {} holds no scenario", folder.display());
    let read = |path: std::path::PathBuf| {
        let name = path.file_name().expect("a file has a name").to_string_lossy();
        let text = std::fs::read_to_string(&path).expect("a scenario is text");
        (name.into_owned(), text)
    };
    paths.into_iter().map(read).collect()
}

/// Runs every `.txt` file of a folder and gives all faults at once.
///
/// # Panics
/// When a scenario does not hold, the folder cannot be read or holds no scenario.
#[allow(private_bounds, reason = "the bound only joins three public traits")]
pub fn run_folder<G: Scripted>(folder: &Path, configure: impl Fn(&[(String, String)]) -> Result<G, String>) {
    let faults: Vec<String> = texts(folder)
        .iter()
        .filter_map(|(name, text)| run(name, text, &configure).err())
        .map(|fault| fault.to_string())
        .collect();
    assert!(
        faults.is_empty(),
        "scenarios that do not hold:\n{}",
        faults.join("\n")
    );
}

/// Runs one scenario.
///
/// # Errors
/// The first line that does not hold.
#[allow(private_bounds, reason = "the bound only joins three public traits")]
pub fn run<G: Scripted>(
    file: &str,
    text: &str,
    configure: impl Fn(&[(String, String)]) -> Result<G, String>,
) -> Result<(), ScenarioFault> {
    let fault = |line: usize, problem: String| ScenarioFault {
        file: file.to_string(),
        line,
        problem,
    };
    if !G::Clause::ALL
        .iter()
        .any(|clause| file.starts_with(&format!("{}-", clause.id())))
    {
        return Err(fault(
            1,
            "file name unfit, expected a clause id first".to_string(),
        ));
    }
    let mut stage = Stage {
        configure,
        settings: Vec::new(),
        case: None,
        pending: None,
        checks: 0,
    };
    let mut last = 1;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        last = index + 1;
        stage.line(line).map_err(|problem| fault(last, problem))?;
    }
    stage.settle().map_err(|problem| fault(last, problem))?;
    if stage.checks == 0 {
        return Err(fault(
            last,
            "nothing checked, expected `then`, `refused` or the like".to_string(),
        ));
    }
    Ok(())
}

type Decided<G> = Result<Vec<<G as Game>::Event>, game_core::Violation<<G as Game>::Clause>>;

struct Case<G: Game> {
    game: G,
    state: G::State,
    dice: TestDice,
}

impl<G: Scripted> Case<G> {
    fn choices(&self) -> Vec<(Seat, G::Action)> {
        prospects(&self.game, &self.state, usize::MAX)
    }
}

struct Stage<G: Game, F> {
    configure: F,
    settings: Vec<(String, String)>,
    case: Option<Case<G>>,
    /// What the rules said to the last `when`, until a line asks for it.
    pending: Option<Decided<G>>,
    checks: usize,
}

impl<G: Scripted, F: Fn(&[(String, String)]) -> Result<G, String>> Stage<G, F> {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        if !matches!(word, "then" | "refused") {
            self.settle()?;
        }
        self.checks += usize::from(!matches!(word, "option" | "given" | "play" | "when"));
        match word {
            "option" => self.option(rest),
            "given" => self.given(rest),
            "play" => rest.split(';').try_for_each(|action| self.play(action.trim())),
            "when" => self.when(rest),
            "then" => self.then(rest),
            "refused" => self.refused(rest),
            "turn" => self.expect(rest, Self::turn),
            "over" => self.expect(rest, Self::over),
            "moves" => self.expect(rest, |case| case.choices().len().to_string()),
            "position" => self.expect(rest, |case| case.game.position(&case.state)),
            "lists" => self.listed(rest, true),
            "lacks" => self.listed(rest, false),
            "malformed" => self.malformed(rest),
            _ => Err(format!("line word {word:?} unknown")),
        }
    }

    fn case(&mut self) -> Result<&mut Case<G>, String> {
        self.case
            .as_mut()
            .ok_or_else(|| "no position yet, expected `given` first".to_string())
    }

    /// Takes up an accepted `when` that no line asked about.
    fn settle(&mut self) -> Result<(), String> {
        match self.pending.take() {
            None => Ok(()),
            Some(Ok(events)) => self.evolve(&events),
            Some(Err(violation)) => Err(format!(
                "refused {}, expected to be accepted",
                refusal(&violation)
            )),
        }
    }

    fn evolve(&mut self, events: &[G::Event]) -> Result<(), String> {
        let case = self.case()?;
        for event in events {
            case.game.evolve(&mut case.state, event);
        }
        Ok(())
    }

    fn option(&mut self, rest: &str) -> Result<(), String> {
        let (name, value) = setting(rest)?;
        self.settings.retain(|(other, _)| *other != name);
        self.settings.push((name, value));
        self.case = None;
        Ok(())
    }

    fn given(&mut self, rest: &str) -> Result<(), String> {
        let game = (self.configure)(&self.settings)?;
        let mut dice = TestDice::new(0);
        let state = if rest == "start" {
            let mut state = game.blank();
            for event in game.setup(&mut dice) {
                game.evolve(&mut state, &event);
            }
            state
        } else {
            game.place(rest)
                .map_err(|fault| format!("position {rest:?} {fault}"))?
        };
        self.case = Some(Case { game, state, dice });
        Ok(())
    }

    fn play(&mut self, action: &str) -> Result<(), String> {
        let case = self.case()?;
        let turn = case.game.turn(&case.state);
        let seat = turn
            .awaited()
            .iter()
            .next()
            .ok_or_else(|| format!("{action} cannot be played, the game is over"))?;
        self.when(&format!("{seat}: {action}"))?;
        self.settle().map_err(|problem| format!("{action} {problem}"))
    }

    fn when(&mut self, rest: &str) -> Result<(), String> {
        let deed = Deed::read(rest)?;
        let case = self.case()?;
        let before = case.state.clone();
        let verdict = judge(&case.game, &case.state, &deed, &mut case.dice);
        if case.state != before {
            return Err("the state changed while deciding".to_string());
        }
        self.pending = Some(verdict);
        Ok(())
    }

    fn then(&mut self, expected: &str) -> Result<(), String> {
        match self.pending.take() {
            None => Err("nothing happened, expected `when` before `then`".to_string()),
            Some(Err(violation)) => Err(format!("refused {}, expected {expected}", refusal(&violation))),
            Some(Ok(events)) if told(&events) == expected => self.evolve(&events),
            Some(Ok(events)) => Err(format!("happened {}, expected {expected}", told(&events))),
        }
    }

    fn refused(&mut self, expected: &str) -> Result<(), String> {
        match self.pending.take() {
            None => Err("nothing happened, expected `when` before `refused`".to_string()),
            Some(Ok(events)) => Err(format!("happened {}, expected refused {expected}", told(&events))),
            Some(Err(violation)) if refusal(&violation) == expected => Ok(()),
            Some(Err(violation)) => Err(format!(
                "refused {}, expected refused {expected}",
                refusal(&violation)
            )),
        }
    }

    fn expect(&mut self, expected: &str, found: impl Fn(&Case<G>) -> String) -> Result<(), String> {
        let found = found(self.case()?);
        if found == expected {
            Ok(())
        } else {
            Err(format!("found {found}, expected {expected}"))
        }
    }

    fn turn(case: &Case<G>) -> String {
        match case.game.turn(&case.state) {
            Turn::Awaiting(seats) => seats
                .iter()
                .map(|seat| seat.to_string())
                .collect::<Vec<_>>()
                .join(" "),
            Turn::Over(outcome) => format!("over {}", outcome.code),
        }
    }

    fn over(case: &Case<G>) -> String {
        match case.game.turn(&case.state) {
            Turn::Awaiting(_) => "not over".to_string(),
            Turn::Over(outcome) if outcome.winners.is_empty() => {
                format!("{} {} drawn", outcome.code, outcome.clause)
            }
            Turn::Over(outcome) => {
                let winners: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
                format!("{} {} wins {}", outcome.code, outcome.clause, winners.join(" "))
            }
        }
    }

    fn listed(&mut self, rest: &str, wanted: bool) -> Result<(), String> {
        let case = self.case()?;
        let actions: Vec<String> = case
            .choices()
            .iter()
            .map(|(_, action)| action.to_string())
            .collect();
        for action in rest.split(';').map(str::trim) {
            if actions.iter().any(|listed| listed == action) != wanted {
                let verb = if wanted { "not listed" } else { "listed" };
                return Err(format!("{action} {verb} among {}", actions.join("; ")));
            }
        }
        Ok(())
    }

    fn malformed(&mut self, rest: &str) -> Result<(), String> {
        let game = (self.configure)(&self.settings)?;
        match game.place(rest) {
            Ok(_) => Err(format!("position {rest:?} read, expected it malformed")),
            Err(_) => Ok(()),
        }
    }
}
