//! `cargo xtask proof`: the example of CONTRIBUTING enters a copy of the house by its folders and one line,
//! and is played there.
//!
//! ARCHITECTURE promises that a game costs no more than that. Here the promise is kept or broken: nothing
//! but the folders and the line is laid, and the game must be built, listed, dealt, played out on the
//! command line, over the wire and in a browser, and pass what is asked of every game.

mod artefacts;
mod played;
mod scratch;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::json;

use crate::{browser, front, tool};
use scratch::Scratch;

/// Lays the example into a copy of the tree, builds it, tests it and plays it.
pub(crate) fn run() -> Result<(), String> {
    front::install()?;
    let folder = tool::target()?.join("proof");
    let (tree, target) = (folder.join("tree"), folder.join("target"));
    let built = fs::metadata(server(&target)).and_then(|found| found.modified());
    let Scratch { slug } = Scratch::lay(&tool::root(), &tree, built.ok())?;
    let copy = Copy { slug, tree, target };
    artefacts::seed(&tool::target()?.join("debug"), &copy.target.join("debug"))?;
    copy.build()?;
    copy.check()?;
    played::on_the_command_line(&server(&copy.target), &copy.slug)?;
    copy.page()
}

/// The tests of the list of games, and those of the commands, of which some ask every game.
const SHELF: &str = "shelf";
const COMMANDS: &str = "commands";

/// The server that is built there.
fn server(target: &Path) -> PathBuf {
    target.join("debug").join("cavalettres")
}

/// Tests by the names of their targets: packages named one by one would agree on other features of what is
/// foreign, and everything would be compiled once more.
fn targets(tests: impl IntoIterator<Item = String>) -> impl Iterator<Item = String> {
    tests.into_iter().flat_map(|test| ["--test".to_owned(), test])
}

/// The copy of the house with one more game.
struct Copy {
    slug: String,
    tree: PathBuf,
    target: PathBuf,
}

impl Copy {
    fn cargo(&self, words: &[&str]) -> Command {
        let mut command = tool::cargo();
        command
            .args(words)
            .arg("--offline")
            .current_dir(&self.tree)
            .env("CARGO_TARGET_DIR", &self.target);
        command
    }

    /// A task of the house, done in the copy.
    fn xtask(&self, task: &str) -> Result<Command, String> {
        let mut command = Command::new(tool::itself()?);
        command
            .arg(task)
            .env("CARGO_MANIFEST_DIR", self.tree.join("xtask"));
        Ok(command)
    }

    fn npx(&self, words: &[&str]) -> Command {
        let mut command = Command::new(if cfg!(windows) { "npx.cmd" } else { "npx" });
        command.args(words).current_dir(self.tree.join("web"));
        command
    }

    /// The server, with the tests that a new game meets.
    fn build(&self) -> Result<(), String> {
        let tests = self.own().into_iter().chain([SHELF, COMMANDS].map(str::to_owned));
        tool::run(
            self.cargo(&["build", "--workspace", "--bin", "cavalettres"])
                .args(targets(tests)),
        )
    }

    /// The tests that are run whole: the game's, its players', and those of what is said.
    fn own(&self) -> [String; 3] {
        let players = format!("bot-{}", self.slug);
        [self.slug.clone(), players, "sentences".to_owned()]
    }

    /// What the house asks of every game.
    fn check(&self) -> Result<(), String> {
        let test = || self.cargo(&["test", "--quiet", "--workspace"]);
        tool::run(test().args(targets(self.own())))?;
        tool::run(&mut self.xtask("rules")?)?;
        tool::run(&mut self.xtask("tidy")?)?;
        let asked = [
            "shelf::",
            "facts::",
            "books::",
            "golden::",
            "reasons::",
            "sets::",
            "restored",
        ];
        tool::run(
            test()
                .args(["--test", SHELF, "--"])
                .args(asked)
                // What the house keeps of each game is written for a new one.
                .env("UPDATE_GOLDEN", "1"),
        )?;
        // What says which games there are, and which of them are played with words.
        let asked = ["games::", "word::", "longest::", "readme::"];
        tool::run(test().args(["--test", COMMANDS, "--"]).args(asked))
    }

    /// The page with its format, its types and the guards that hold for games, then in the browser a whole
    /// game, the lesson of the book and the shelf, and a game over the wire.
    fn page(&self) -> Result<(), String> {
        let folder = format!("src/games/{}", self.slug);
        let scene = format!("e2e/{}.test.ts", self.slug);
        let hands = format!("e2e/hands/{}.ts", self.slug);
        tool::run(&mut self.npx(&["prettier", "--check", &folder, &scene, &hands]))?;
        self.types(&[&folder, &scene, &hands])?;
        let guards = ["src/games/folders.test.ts", "src/games/clauses.test.ts", "build"];
        tool::run(self.npx(&["vitest", "run"]).args(guards).arg(&folder))?;
        tool::run(&mut self.npx(&["vite", "build", "--logLevel", "warn"]))?;
        // Of those that go over all games, what is of this one or of the whole shelf.
        let named = format!("the example|of {} |every box|one press", self.slug);
        tool::run(
            self.npx(&["vitest", "run", "--config", "e2e/vitest.config.ts", &scene])
                .args(["e2e/lessons.test.ts", "e2e/shelf.test.ts", "-t", &named])
                .env("CAVALETTRES", server(&self.target))
                .env("CHROMIUM", browser::chromium()?),
        )
    }

    /// The types of what was laid and of what it needs: those of the rest were asked before.
    fn types(&self, laid: &[&str]) -> Result<(), String> {
        const OWN: &str = "tsconfig.proof.json";
        let asked = [laid, &["src/*.d.ts"]].concat();
        let config = json!({ "extends": "./tsconfig.json", "include": asked }).to_string();
        fs::write(self.tree.join("web").join(OWN), config).map_err(|error| format!("web/{OWN}: {error}"))?;
        tool::run(&mut self.npx(&["svelte-check", "--tsconfig", OWN, "--fail-on-warnings"]))
    }
}
