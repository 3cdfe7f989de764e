//! `cargo xtask rules`: every clause is documented, coded, accepted by a scenario and refused by one.
//!
//! A rule document says `### L-5 Le pion · The pawn`, then the rule in French and in English, with
//! `*Source:*` where it comes from. `*Nothing to refuse:*` gives the reason why no action can break
//! a clause, `*No scenario:*` why no position can show it at all.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::tool;

/// Compares documents, clauses and scenarios of every game and writes `docs/rules/COVERAGE.md`.
pub(crate) fn run() -> Result<(), String> {
    let root = tool::root();
    let mut coverage = String::from(
        "# Coverage of the rules\n\nWritten by `cargo xtask rules`. Every clause has a scenario that accepts and one \
         that refuses, or the reason why it cannot.\n",
    );
    let mut holes = Vec::new();
    for slug in documents(&root.join("docs/rules"))? {
        let game = Game::read(&root, &slug)?;
        holes.extend(game.holes(&root));
        coverage.push_str(&game.table());
    }
    write(&root.join("docs/rules/COVERAGE.md"), &coverage)?;
    if holes.is_empty() {
        return Ok(());
    }
    for hole in &holes {
        eprintln!("  {hole}");
    }
    Err(format!("{} holes in the rules", holes.len()))
}

/// The slugs of the rule documents.
fn documents(folder: &Path) -> Result<Vec<String>, String> {
    let mut slugs: Vec<String> = names(folder)?
        .into_iter()
        .filter_map(|name| name.strip_suffix(".md").map(str::to_string))
        .filter(|slug| {
            slug.chars()
                .all(|symbol| symbol.is_ascii_lowercase() || symbol == '-')
        })
        .collect();
    slugs.sort();
    Ok(slugs)
}

/// One clause of a rule document.
#[derive(Debug, Default, PartialEq, Eq)]
struct Rule {
    id: String,
    title: String,
    source: Option<String>,
    nothing_to_refuse: Option<String>,
    no_scenario: Option<String>,
    paragraphs: usize,
}

/// Where the scenarios of a game meet a clause.
#[derive(Debug, Default, PartialEq, Eq)]
struct Met {
    accepted: Vec<String>,
    refused: Vec<String>,
}

struct Game {
    slug: String,
    rules: Vec<Rule>,
    /// The ids that the code knows, in the order of their declaration.
    coded: Vec<String>,
    met: BTreeMap<String, Met>,
}

impl Game {
    fn read(root: &Path, slug: &str) -> Result<Game, String> {
        let folder = root.join(format!("crates/game-{slug}"));
        let rules = rules(&read(&root.join(format!("docs/rules/{slug}.md")))?);
        let coded = coded(&read(&folder.join("src/clause.rs"))?);
        let mut met = BTreeMap::new();
        let scenarios = folder.join("tests/rules");
        let mut files = names(&scenarios)?;
        files.retain(|name| name.ends_with(".txt"));
        files.sort();
        for file in files {
            meet(&mut met, &file, &read(&scenarios.join(&file))?, &coded);
        }
        Ok(Game {
            slug: slug.to_string(),
            rules,
            coded,
            met,
        })
    }

    fn holes(&self, root: &Path) -> Vec<String> {
        let mut holes = Vec::new();
        let mut hole = |id: &str, problem: &str| holes.push(format!("{} {id}: {problem}", self.slug));
        for id in &self.coded {
            if !self.rules.iter().any(|rule| rule.id == *id) {
                hole(id, "coded but not documented");
            }
        }
        for id in self.met.keys().filter(|id| !self.coded.contains(id)) {
            hole(id, "in a scenario but not coded");
        }
        for (index, rule) in self.rules.iter().enumerate() {
            let id = rule.id.as_str();
            if self.rules[..index].iter().any(|other| other.id == rule.id) {
                hole(id, "documented twice");
            }
            if !self.coded.contains(&rule.id) {
                hole(id, "documented but not coded");
            }
            if rule.source.is_none() {
                hole(id, "without a source, expected a line `*Source:* …`");
            }
            if rule.paragraphs < 2 {
                hole(
                    id,
                    "not in both languages, expected a French and an English paragraph",
                );
            }
            let met = self.met.get(id);
            if let Some(reason) = &rule.no_scenario {
                for path in quoted(reason).filter(|path| path.contains('/')) {
                    if !root.join(path).exists() {
                        hole(id, &format!("cites {path}, which is not there"));
                    }
                }
                if met.is_some() {
                    hole(id, "has a scenario and says that it has none");
                }
                continue;
            }
            if met.is_none_or(|met| met.accepted.is_empty()) {
                hole(id, "no scenario accepts by it");
            }
            let refused = met.is_some_and(|met| !met.refused.is_empty());
            match (&rule.nothing_to_refuse, refused) {
                (None, false) => hole(id, "no scenario refuses by it"),
                (Some(_), true) => hole(id, "refuses and says that it cannot"),
                _ => {}
            }
        }
        holes
    }

    fn table(&self) -> String {
        let mut text = format!(
            "\n## {}\n\n| clause | accepted | refused |\n|---|---|---|\n",
            self.slug
        );
        for rule in &self.rules {
            let met = self.met.get(&rule.id);
            let files = |files: Option<&Vec<String>>| {
                let files = files.map_or(&[][..], Vec::as_slice);
                let names: Vec<String> = files.iter().map(|file| format!("`{file}`")).collect();
                names.join(" ")
            };
            let (accepted, refused) = match (&rule.no_scenario, &rule.nothing_to_refuse) {
                (Some(reason), _) => (format!("no scenario: {reason}"), String::new()),
                (None, Some(reason)) => (files(met.map(|met| &met.accepted)), format!("nothing: {reason}")),
                (None, None) => (
                    files(met.map(|met| &met.accepted)),
                    files(met.map(|met| &met.refused)),
                ),
            };
            let _ = writeln!(text, "| {} {} | {accepted} | {refused} |", rule.id, rule.title);
        }
        text
    }
}

/// The clauses of a rule document, in its order.
fn rules(document: &str) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    let mut open = false;
    let mut in_paragraph = false;
    for line in document.lines() {
        if let Some(heading) = line.strip_prefix('#') {
            let heading = heading.trim_start_matches('#').trim();
            let (id, title) = heading.split_once(' ').unwrap_or((heading, ""));
            open = line.starts_with("### ") && is_id(id);
            in_paragraph = false;
            if open {
                rules.push(Rule {
                    id: id.to_string(),
                    title: title.to_string(),
                    ..Rule::default()
                });
            }
            continue;
        }
        let Some(rule) = rules.last_mut().filter(|_| open) else {
            continue;
        };
        let note = |name: &str| {
            let rest = line.strip_prefix(&format!("*{name}:*"))?.trim();
            (!rest.is_empty()).then(|| rest.to_string())
        };
        if let Some(source) = note("Source") {
            rule.source = Some(source);
        } else if let Some(reason) = note("Nothing to refuse") {
            rule.nothing_to_refuse = Some(reason);
        } else if let Some(reason) = note("No scenario") {
            rule.no_scenario = Some(reason);
        } else if line.trim().is_empty() {
            in_paragraph = false;
        } else if !in_paragraph {
            in_paragraph = true;
            rule.paragraphs += 1;
        }
    }
    rules
}

/// The clause ids in the source of a `Clause` enum.
fn coded(source: &str) -> Vec<String> {
    source
        .lines()
        .filter_map(|line| line.split_once("=> \"")?.1.split_once('"'))
        .map(|(id, _)| id.to_string())
        .filter(|id| is_id(id))
        .collect()
}

/// Notes which clauses a scenario meets: its file name cites the one it accepts by, its `refused`
/// lines those it refuses by, and `malformed` refuses a position by the file's own clause.
fn meet(met: &mut BTreeMap<String, Met>, file: &str, text: &str, coded: &[String]) {
    let own = coded.iter().find(|id| file.starts_with(&format!("{id}-")));
    let own = own.map_or(file, String::as_str);
    let mut note = |id: &str, refused: bool| {
        let met = met.entry(id.to_string()).or_default();
        let files = if refused {
            &mut met.refused
        } else {
            &mut met.accepted
        };
        if files.last().is_none_or(|last| last != file) {
            files.push(file.to_string());
        }
    };
    for line in text.lines() {
        let mut words = line.split_whitespace();
        match (words.next(), words.next()) {
            (Some("refused"), Some(id)) => note(id, true),
            (Some("malformed"), Some(_)) => note(own, true),
            (Some("then" | "turn" | "over" | "moves" | "lists" | "position"), Some(_)) => note(own, false),
            _ => {}
        }
    }
}

/// `L-12`, `M7`, `F1b`, `7.1` and the like, as the games number their rules.
fn is_id(text: &str) -> bool {
    let number = text.trim_start_matches(|symbol: char| symbol.is_ascii_uppercase());
    let number = number
        .strip_prefix('-')
        .filter(|_| number != text)
        .unwrap_or(number);
    let number = number
        .strip_suffix(|symbol: char| symbol.is_ascii_lowercase())
        .unwrap_or(number);
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    number.split('.').all(digits)
}

/// What stands between backquotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

fn names(folder: &Path) -> Result<Vec<String>, String> {
    let problem = |error| format!("{} cannot be read: {error}", folder.display());
    fs::read_dir(folder)
        .map_err(problem)?
        .map(|entry| Ok(entry.map_err(problem)?.file_name().to_string_lossy().into_owned()))
        .collect()
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{} cannot be written: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str = "# Jeu\n\n## Le pion\n\n### P-1 Le pas · The step\n*Source:* sheet, page 1.\n\nUn pas.\n\n\
        One step.\n\n### P-2 Le bord · The edge\n*Source:* sheet.\n*Nothing to refuse:* it only draws.\n\nBord.\n\nEdge.\n";
    const SOURCE: &str = "match self {\n    Clause::P1 => \"P-1\",\n    Clause::P2 => \"P-2\",\n}";

    #[test]
    fn ids_are_numbers_with_or_without_letters() {
        for id in ["L-12", "M7", "F1b", "7.1", "12"] {
            assert!(is_id(id), "{id}");
        }
        for other in ["", "M", "M-", "-1", "m7", "7.", "M7-x", "no-such-move", "1bb"] {
            assert!(!is_id(other), "{other}");
        }
    }

    fn game(files: &[(&str, &str)]) -> Game {
        let coded = coded(SOURCE);
        let mut met = BTreeMap::new();
        for (file, text) in files {
            meet(&mut met, file, text, &coded);
        }
        Game {
            slug: "jeu".to_string(),
            rules: rules(DOCUMENT),
            coded,
            met,
        }
    }

    const STEP: (&str, &str) = (
        "P-1-step.txt",
        "given a\nwhen 0: a\nthen a\nwhen 0: b\nrefused P-1 far\n",
    );
    const EDGE: (&str, &str) = ("P-2-edge.txt", "given z\nover edge P-2 drawn\n");

    #[test]
    fn documents_are_read() {
        let rules = rules(DOCUMENT);
        assert_eq!(rules.len(), 2);
        assert_eq!(
            (rules[0].id.as_str(), rules[0].title.as_str()),
            ("P-1", "Le pas · The step")
        );
        assert_eq!(rules[0].paragraphs, 2);
        assert_eq!(rules[1].nothing_to_refuse.as_deref(), Some("it only draws."));
    }

    #[test]
    fn a_full_game_has_no_hole() {
        let holes = game(&[STEP, EDGE]).holes(Path::new("/"));
        assert!(holes.is_empty(), "{holes:?}");
    }

    #[test]
    fn a_clause_that_no_scenario_refuses_is_a_hole() {
        let lax = ("P-1-step.txt", "given a\nwhen 0: a\nthen a\n");
        assert_eq!(
            game(&[lax, EDGE]).holes(Path::new("/")),
            ["jeu P-1: no scenario refuses by it"]
        );
    }

    #[test]
    fn a_clause_without_scenario_is_a_hole() {
        let holes = game(&[STEP]).holes(Path::new("/"));
        assert_eq!(holes, ["jeu P-2: no scenario accepts by it"]);
    }

    #[test]
    fn unknown_and_missing_clauses_are_holes() {
        let mut game = game(&[STEP, EDGE, ("P-9-far.txt", "given a\nrefused P-9 far\n")]);
        game.rules.pop();
        let holes = game.holes(Path::new("/"));
        assert_eq!(
            holes,
            [
                "jeu P-2: coded but not documented",
                "jeu P-9: in a scenario but not coded"
            ]
        );
    }
}
