//! Playthroughs: whole games as golden text, with what every viewer learns.
//!
//! A line at the margin is the script (`option name=value`, `when 0: e2e4`, `when table: agree`,
//! `look 0`, `look spectator`, or a remark after `#`); the indented lines under it are what the game
//! answers. Run with `UPDATE_GOLDEN=1` to write the answers anew, and read the difference.

use std::fmt::Debug;
use std::path::Path;

use game_core::{Game, Turn, Viewer};

use crate::TestDice;
use crate::script::{Deed, Scripted, judge, refusal, seat, setting, told};

/// Plays every `.txt` file of a folder and compares.
///
/// # Panics
/// When an answer is not the golden one, a script line cannot be read, or the folder holds no
/// playthrough.
#[allow(private_bounds, reason = "the bound only joins three public traits")]
pub fn run_folder<G: Scripted>(folder: &Path, configure: impl Fn(&[(String, String)]) -> Result<G, String>)
where
    G::View: Debug,
{
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let entries = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("folder {} cannot be read: {error}", folder.display()));
    let mut count = 0;
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.extension().is_none_or(|ending| ending != "txt") {
            continue;
        }
        count += 1;
        let golden = std::fs::read_to_string(&path).expect("a playthrough is text");
        let played =
            play(&golden, &configure).unwrap_or_else(|problem| panic!("{}:{problem}", path.display()));
        if update {
            std::fs::write(&path, played).expect("a playthrough can be written");
        } else if let Some((line, found, expected)) = difference(&played, &golden) {
            panic!(
                "{}:{line}: the game answers\n{found}\nexpected\n{expected}\n(UPDATE_GOLDEN=1 writes it anew)",
                path.display()
            );
        }
    }
    assert!(count > 0, "folder {} holds no playthrough", folder.display());
}

fn difference(played: &str, golden: &str) -> Option<(usize, String, String)> {
    let mut played = played.lines();
    let mut golden = golden.lines();
    for line in 1.. {
        match (played.next(), golden.next()) {
            (None, None) => return None,
            (found, expected) if found == expected => {}
            (found, expected) => {
                let shown = |text: Option<&str>| text.unwrap_or("nothing more").to_string();
                return Some((line, shown(found), shown(expected)));
            }
        }
    }
    None
}

/// The text with every answer written anew.
///
/// # Errors
/// The line and the problem, when the script cannot be read.
#[allow(private_bounds, reason = "the bound only joins three public traits")]
pub fn play<G: Scripted>(
    text: &str,
    configure: impl Fn(&[(String, String)]) -> Result<G, String>,
) -> Result<String, String>
where
    G::View: Debug,
{
    let mut played = String::new();
    let mut settings = Vec::new();
    let mut table: Option<Table<G>> = None;
    for (index, line) in text.lines().enumerate() {
        if line.starts_with(' ') {
            continue;
        }
        played.push_str(line.trim_end());
        played.push('\n');
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let told = |problem: String| format!("{}: {problem}", index + 1);
        let (word, rest) = line.trim_end().split_once(' ').unwrap_or((line, ""));
        if word == "option" {
            settings.push(setting(rest).map_err(told)?);
            continue;
        }
        let table = match &mut table {
            Some(table) => table,
            none => none.insert(Table::open(configure(&settings).map_err(told)?, &mut played)),
        };
        match word {
            "when" => table.when(rest, &mut played).map_err(told)?,
            "look" => table.look(rest, &mut played).map_err(told)?,
            _ => return Err(told(format!("line word {word:?} unknown"))),
        }
    }
    if let Some(table) = &table {
        table.close(&mut played);
    }
    Ok(played)
}

struct Table<G: Game> {
    game: G,
    state: G::State,
    dice: TestDice,
}

impl<G: Scripted> Table<G> {
    fn open(game: G, played: &mut String) -> Table<G> {
        let mut dice = TestDice::new(0);
        let state = game.blank();
        let deal = game.setup(&mut dice);
        let mut table = Table { game, state, dice };
        table.happen(&deal, played);
        table
    }

    fn when(&mut self, rest: &str, played: &mut String) -> Result<(), String> {
        let deed = Deed::read(rest)?;
        match judge(&self.game, &self.state, &deed, &mut self.dice) {
            Err(violation) => answer(played, &format!("refused {}", refusal(&violation))),
            Ok(events) => self.happen(&events, played),
        }
        Ok(())
    }

    /// Tells each event to every viewer; viewers who learn the same share a line.
    fn happen(&mut self, events: &[G::Event], played: &mut String) {
        for event in events {
            answer(played, &told(std::slice::from_ref(event)));
            let mut lines: Vec<(String, G::Notice)> = Vec::new();
            for viewer in Viewer::all(self.game.seats()) {
                let notice = self.game.redact(&self.state, event, viewer);
                match lines.iter_mut().find(|(_, told)| *told == notice) {
                    Some((viewers, _)) => viewers.push_str(&format!(", {viewer}")),
                    None => lines.push((viewer.to_string(), notice)),
                }
            }
            for (viewers, notice) in lines {
                answer(played, &format!("  {viewers}: {notice:?}"));
            }
            self.game.evolve(&mut self.state, event);
        }
    }

    fn look(&self, who: &str, played: &mut String) -> Result<(), String> {
        let viewer = match who {
            "spectator" => Viewer::Spectator,
            _ => Viewer::Seat(seat(who)?),
        };
        for line in format!("{:#?}", self.game.view(&self.state, viewer)).lines() {
            answer(played, line);
        }
        Ok(())
    }

    fn close(&self, played: &mut String) {
        answer(played, &self.game.position(&self.state));
        match self.game.turn(&self.state) {
            Turn::Awaiting(seats) => answer(played, &format!("awaiting {seats:?}")),
            Turn::Over(outcome) => answer(
                played,
                &format!(
                    "over {} {} winners {:?} points {:?}",
                    outcome.clause, outcome.code, outcome.winners, outcome.points
                ),
            ),
        }
    }
}

fn answer(played: &mut String, line: &str) {
    played.push_str("    ");
    played.push_str(line);
    played.push('\n');
}
