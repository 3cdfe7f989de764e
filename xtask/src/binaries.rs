//! The test programs that cargo builds: built once, then run side by side across crates.
//!
//! `cargo test` runs one program after the other, and the last tests of each leave a core idle.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use serde_json::{Value, json};

use crate::tool;

/// What is run a second time on PostgreSQL: the server as its clients see it. The tests of the journal go over
/// both stores by themselves, and no others care which it is.
const ON_POSTGRES: &str = "server test";

/// One test program.
#[derive(Clone, Debug, PartialEq)]
struct Program {
    /// Crate and target.
    name: String,
    /// The folder of its crate, where cargo would run it.
    folder: PathBuf,
    file: PathBuf,
    /// The store that it is to run on, where that is not the usual one.
    store: Option<&'static str>,
}

/// Builds every test program and the server, and keeps the list of them for [`run`].
pub(crate) fn build() -> Result<(), String> {
    let told = tool::output(tool::cargo().args([
        "test",
        "--workspace",
        "--no-run",
        "--message-format=json-render-diagnostics",
    ]))?;
    let programs = programs(&told);
    if programs.is_empty() {
        return Err("cargo built no test program".to_string());
    }
    let list: Vec<Value> = programs
        .iter()
        .map(|program| json!({ "name": program.name, "folder": program.folder, "file": program.file }))
        .collect();
    tool::keep("test-programs.json", &Value::from(list).to_string())
}

/// The test programs that cargo's messages tell of.
fn programs(messages: &str) -> Vec<Program> {
    let message = |line| serde_json::from_str::<Value>(line).ok();
    let program = |told: Value| {
        let test = told["reason"] == "compiler-artifact" && told["profile"]["test"] == true;
        let folder = Path::new(told["manifest_path"].as_str()?).parent()?.to_path_buf();
        let name = format!(
            "{} {}",
            folder.file_name()?.to_str()?,
            told["target"]["kind"][0].as_str()?
        );
        test.then(|| {
            Some(Program {
                name,
                folder,
                file: told["executable"].as_str()?.into(),
                store: None,
            })
        })?
    };
    messages.lines().filter_map(message).filter_map(program).collect()
}

/// Runs the programs that [`build`] built, as many at a time as there are cores, the slowest of last time
/// first.
pub(crate) fn run() -> Result<(), String> {
    let mut waiting = kept()?;
    waiting.extend(on_postgres(&waiting)?);
    let times = Mutex::new(last_times());
    {
        let times = times.lock().expect("nobody panics with the times");
        let slow = |program: &Program| times.get(&program.name).copied().unwrap_or(f64::INFINITY);
        waiting.sort_by(|one, other| slow(one).total_cmp(&slow(other)));
    }
    let cores = thread::available_parallelism().map_or(2, usize::from);
    let waiting = Mutex::new(waiting);
    let failed = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let Some(program) = waiting.lock().ok().and_then(|mut waiting| waiting.pop()) else {
                        return;
                    };
                    let begun = Instant::now();
                    let passed = attend(&program, cores);
                    let seconds = begun.elapsed().as_secs_f64();
                    if let Ok(mut times) = times.lock() {
                        times.insert(program.name.clone(), seconds);
                    }
                    match passed {
                        Ok(said) => println!("{:30} {seconds:6.1} s  {said}", program.name),
                        Err(said) => {
                            println!("{said}");
                            if let Ok(mut failed) = failed.lock() {
                                failed.push(program.name);
                            }
                        }
                    }
                }
            });
        }
    });
    let times = times.into_inner().unwrap_or_default();
    tool::keep("test-times.json", &json!(times).to_string())?;
    let failed = failed.into_inner().unwrap_or_default();
    if failed.is_empty() {
        return Ok(());
    }
    Err(format!("tests failed in {}", failed.join(", ")))
}

/// The programs of the list that run on PostgreSQL as well.
fn on_postgres(programs: &[Program]) -> Result<Vec<Program>, String> {
    let again = programs.iter().filter(|program| program.name == ON_POSTGRES);
    let again = again.map(|program| Program {
        name: format!("{} on PostgreSQL", program.name),
        store: Some("postgres"),
        ..program.clone()
    });
    let again: Vec<Program> = again.collect();
    match again.is_empty() {
        true => Err(format!(
            "no \"{ON_POSTGRES}\" among the test programs, to be run on PostgreSQL"
        )),
        false => Ok(again),
    }
}

/// Runs one program; its last word, or everything it said when it failed.
fn attend(program: &Program, cores: usize) -> Result<String, String> {
    let mut command = Command::new(&program.file);
    if let Some(store) = program.store {
        command.env("STORE", store);
    }
    let done = command
        .arg(format!("--test-threads={cores}"))
        .current_dir(&program.folder)
        .env("CARGO_MANIFEST_DIR", &program.folder)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("{} cannot start: {error}", program.file.display()))?;
    verdict(&done).ok_or_else(|| {
        format!(
            "{}{}{}: {}",
            String::from_utf8_lossy(&done.stdout),
            String::from_utf8_lossy(&done.stderr),
            program.name,
            done.status
        )
    })
}

/// What a program that passed counted.
fn verdict(done: &Output) -> Option<String> {
    let said = String::from_utf8_lossy(&done.stdout);
    let counted = said
        .lines()
        .rev()
        .find_map(|line| line.strip_prefix("test result: ok. "));
    let counted = counted.filter(|_| done.status.success())?;
    Some(counted.split("; finished").next().unwrap_or(counted).to_string())
}

fn kept() -> Result<Vec<Program>, String> {
    let text = tool::kept("test-programs.json")?;
    let list: Vec<Value> =
        serde_json::from_str(&text).map_err(|error| format!("list of test programs: {error}"))?;
    let program = |told: &Value| {
        Some(Program {
            name: told["name"].as_str()?.to_string(),
            folder: told["folder"].as_str()?.into(),
            file: told["file"].as_str()?.into(),
            store: None,
        })
    };
    let programs: Vec<Program> = list.iter().filter_map(program).collect();
    let missing = programs
        .iter()
        .find(|program| fs::metadata(&program.file).is_err());
    match missing {
        None if !programs.is_empty() => Ok(programs),
        None => Err("the list of test programs is empty".to_string()),
        Some(program) => Err(format!(
            "{} not found, expected from the build",
            program.file.display()
        )),
    }
}

/// Seconds that each program took the last time.
fn last_times() -> BTreeMap<String, f64> {
    let text = tool::kept("test-times.json").unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_programs_are_told_apart_from_what_they_need() {
        let lines = [
            json!({ "reason": "compiler-artifact", "manifest_path": "/h/crates/room/Cargo.toml",
                "target": { "kind": ["test"] }, "profile": { "test": true }, "executable": "/t/it-1" }),
            json!({ "reason": "compiler-artifact", "manifest_path": "/h/crates/cli/Cargo.toml",
                "target": { "kind": ["bin"] }, "profile": { "test": false }, "executable": "/t/cavalettres" }),
            json!({ "reason": "build-finished", "success": true }),
        ];
        let messages = lines.map(|line| line.to_string()).join("\n");
        let expected = Program {
            name: "room test".to_string(),
            folder: "/h/crates/room".into(),
            file: "/t/it-1".into(),
            store: None,
        };
        assert_eq!(programs(&messages), [expected]);
    }

    #[test]
    fn the_socket_suite_runs_on_both_stores() {
        let program = |name: &str| Program {
            name: name.to_string(),
            folder: "/h".into(),
            file: "/t/it-1".into(),
            store: None,
        };
        let again = on_postgres(&[program("room test"), program(ON_POSTGRES)]).expect("it is there");
        let told: Vec<_> = again
            .iter()
            .map(|program| (program.name.as_str(), program.store))
            .collect();
        assert_eq!(told, [("server test on PostgreSQL", Some("postgres"))]);
        assert!(on_postgres(&[program("room test")]).is_err());
    }

    #[test]
    #[cfg(unix)]
    fn a_program_passes_by_its_status_and_its_word() {
        let program = |script: &str| {
            let file = Command::new("sh").args(["-c", script]).output();
            verdict(&file.expect("a shell"))
        };
        let ok = "echo 'test result: ok. 3 passed; 0 failed; finished in 0.1s'";
        assert_eq!(program(ok), Some("3 passed; 0 failed".to_string()));
        assert_eq!(program(&format!("{ok}; exit 101")), None);
        assert_eq!(program("exit 0"), None, "it said nothing");
        assert_eq!(program("echo 'test result: FAILED. 1 passed; 1 failed'"), None);
    }
}
