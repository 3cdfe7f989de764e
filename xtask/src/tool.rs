//! The programs that the tasks call, and where the repository lies.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    // Cargo says it when it runs the task; a target directory may serve several checkouts.
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let root = Path::new(&here).parent();
    root.expect("xtask lies in the repository").to_path_buf()
}

/// What cargo knows of the packages of the workspace.
pub(crate) fn metadata() -> Result<Value, String> {
    let text = output(cargo().args(["metadata", "--no-deps", "--format-version", "1"]))?;
    serde_json::from_str(&text).map_err(|error| format!("`cargo metadata` printed what is not JSON: {error}"))
}

/// What cargo knows of every crate that a build on this machine needs, ours and foreign.
pub(crate) fn everything() -> Result<Value, String> {
    let said = output(rustc().arg("-vV"))?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.ok_or("`rustc -vV` names no host")?;
    let text = output(cargo().args(["metadata", "--format-version", "1", "--filter-platform", host]))?;
    serde_json::from_str(&text).map_err(|error| format!("`cargo metadata` printed what is not JSON: {error}"))
}

/// The folder that cargo builds into.
pub(crate) fn target() -> Result<PathBuf, String> {
    let folder = metadata()?["target_directory"].as_str().map(PathBuf::from);
    folder.ok_or_else(|| "`cargo metadata` names no target directory".to_string())
}

/// The cargo that runs this task.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// The rustc of that cargo.
pub(crate) fn rustc() -> Command {
    Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

/// Cargo with the lints of clippy as errors, in whatever it checks of ours.
///
/// This is what `cargo clippy` does; said so, another command of cargo finds what the lint has checked.
pub(crate) fn clippy() -> Result<Command, String> {
    let driver = Path::new(output(rustc().args(["--print", "sysroot"]))?.trim())
        .join("bin")
        .join(format!("clippy-driver{}", std::env::consts::EXE_SUFFIX));
    if !driver.is_file() {
        return Err("clippy-driver not found: `rustup component add clippy`".to_string());
    }
    let mut command = cargo();
    command
        .env("RUSTC_WORKSPACE_WRAPPER", driver)
        .env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__");
    Ok(command)
}

/// Keeps a text under the build folder for a later step or run.
pub(crate) fn keep(name: &str, text: &str) -> Result<(), String> {
    let folder = target()?.join("xtask");
    std::fs::create_dir_all(&folder)
        .and_then(|()| std::fs::write(folder.join(name), text))
        .map_err(|error| format!("{} cannot be written: {error}", folder.join(name).display()))
}

/// What an earlier step or run kept.
pub(crate) fn kept(name: &str) -> Result<String, String> {
    let path = target()?.join("xtask").join(name);
    std::fs::read_to_string(&path).map_err(|error| format!("{} cannot be read: {error}", path.display()))
}

/// This program, to be called again.
pub(crate) fn itself() -> Result<PathBuf, String> {
    std::env::current_exe().map_err(|error| format!("xtask cannot find itself: {error}"))
}

/// npm in the front-end folder.
pub(crate) fn npm() -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(root().join("web"));
    command
}

/// Runs a command to its end, its output shown as it comes.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let shown = show(command);
    match command.stdin(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{shown}` failed, {status}")),
        Err(error) => Err(format!("`{shown}` cannot start: {error}")),
    }
}

/// Runs a command and gives its standard output.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let shown = show(command);
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("`{shown}` cannot start: {error}"))?;
    if !output.status.success() {
        return Err(format!("`{shown}` failed, {}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("`{shown}` printed what is not UTF-8"))
}

/// Whether a program answers to `--version`.
pub(crate) fn answers(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The command as one would type it.
pub(crate) fn show(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    std::iter::once(name)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_shows_as_typed() {
        assert_eq!(show(cargo().args(["fmt", "--check"])), "cargo fmt --check");
    }

    #[test]
    fn a_missing_program_does_not_answer() {
        assert!(!answers("no-such-program-anywhere"));
        let said = run(&mut Command::new("no-such-program-anywhere")).unwrap_err();
        assert!(
            said.starts_with("`no-such-program-anywhere` cannot start"),
            "{said}"
        );
    }
}
