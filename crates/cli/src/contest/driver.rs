//! Driving another program over UCI.
//!
//! A program may hang or die, and a match has thousands of games: every answer has a time to come in, and
//! whoever does not give one is ended and named.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};
use std::{fmt, io};

use catalog::Budget;

/// How long an engine may take to introduce itself or to get ready.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is allowed beyond the time an engine was given to think.
const GRACE: Duration = Duration::from_secs(10);

/// An engine does not do its part.
#[derive(Debug)]
pub(crate) struct EngineFault {
    path: PathBuf,
    problem: Problem,
}

#[derive(Debug)]
enum Problem {
    Start(io::Error),
    Gone,
    Silent { after: &'static str },
    NoMove,
}

impl fmt::Display for EngineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "engine {} ", self.path.display())?;
        match &self.problem {
            Problem::Start(error) => write!(f, "cannot be started: {error}"),
            Problem::Gone => f.write_str("has ended, expected it to play on"),
            Problem::Silent { after } => write!(f, "silent after \"{after}\", expected an answer"),
            Problem::NoMove => f.write_str("gave no move, expected one"),
        }
    }
}

impl std::error::Error for EngineFault {}

/// A running engine.
pub(crate) struct Driver {
    path: PathBuf,
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Driver {
    /// Starts an engine and sets its options.
    pub(crate) fn start(
        path: &Path,
        arguments: &[String],
        options: &[(String, String)],
    ) -> Result<Driver, EngineFault> {
        let fault = |problem| EngineFault {
            path: path.to_path_buf(),
            problem,
        };
        let mut child = Command::new(path)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| fault(Problem::Start(error)))?;
        let input = child.stdin.take();
        let output = child.stdout.take().ok_or_else(|| fault(Problem::Gone))?;
        let (sender, lines) = channel();
        // The thread ends with the engine's output, which ends with the engine.
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                if line.is_err() || line.is_ok_and(|line| sender.send(line).is_err()) {
                    break;
                }
            }
        });
        let mut driver = Driver {
            path: path.to_path_buf(),
            child,
            input,
            lines,
        };
        driver.ask("uci", "uciok", PATIENCE)?;
        for (name, value) in options {
            driver.tell(&format!("setoption name {name} value {value}"))?;
        }
        driver.ask("isready", "readyok", PATIENCE)?;
        Ok(driver)
    }

    /// A new game begins.
    pub(crate) fn new_game(&mut self) -> Result<(), EngineFault> {
        self.tell("ucinewgame")?;
        self.ask("isready", "readyok", PATIENCE).map(drop)
    }

    /// The engine's move after `moves` from the position `fen`.
    pub(crate) fn best(
        &mut self,
        fen: &str,
        moves: &[String],
        budget: Budget,
    ) -> Result<String, EngineFault> {
        let mut position = format!("position fen {fen}");
        if !moves.is_empty() {
            position.push_str(" moves ");
            position.push_str(&moves.join(" "));
        }
        self.tell(&position)?;
        let (go, time) = match budget {
            Budget::Nodes(nodes) => (format!("go nodes {nodes}"), Duration::from_secs(600)),
            Budget::Depth(depth) => (format!("go depth {depth}"), Duration::from_secs(600)),
            Budget::MoveTime(time) => (format!("go movetime {}", time.as_millis()), time),
            // A match gives neither; what is asked then is one second.
            Budget::Clock { .. } | Budget::Infinite => {
                ("go movetime 1000".to_string(), Duration::from_secs(1))
            }
        };
        self.tell(&go)?;
        let answer = self.hear("go", "bestmove", time + GRACE)?;
        let best = answer.split_ascii_whitespace().nth(1).unwrap_or_default();
        if best.len() < 4 || best == "(none)" || best == "0000" {
            return Err(self.fault(Problem::NoMove));
        }
        Ok(best.to_string())
    }

    fn fault(&self, problem: Problem) -> EngineFault {
        EngineFault {
            path: self.path.clone(),
            problem,
        }
    }

    fn tell(&mut self, line: &str) -> Result<(), EngineFault> {
        let said = self
            .input
            .as_mut()
            .is_some_and(|input| writeln!(input, "{line}").and_then(|()| input.flush()).is_ok());
        if said {
            Ok(())
        } else {
            Err(self.fault(Problem::Gone))
        }
    }

    fn ask(&mut self, line: &'static str, answer: &str, patience: Duration) -> Result<String, EngineFault> {
        self.tell(line)?;
        self.hear(line, answer, patience)
    }

    /// Waits for a line that begins with `word`.
    fn hear(&mut self, after: &'static str, word: &str, patience: Duration) -> Result<String, EngineFault> {
        let deadline = Instant::now() + patience;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) if line.split_ascii_whitespace().next() == Some(word) => return Ok(line),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => return Err(self.fault(Problem::Silent { after })),
                Err(RecvTimeoutError::Disconnected) => return Err(self.fault(Problem::Gone)),
            }
        }
    }
}

impl Drop for Driver {
    /// Ends the engine: asked first, then made to.
    fn drop(&mut self) {
        let _ = self.tell("quit");
        self.input = None;
        let deadline = Instant::now() + Duration::from_secs(1);
        while Instant::now() < deadline {
            match self.child.try_wait() {
                Ok(None) => std::thread::sleep(Duration::from_millis(5)),
                _ => return,
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(path: &str, arguments: &[&str]) -> Result<Driver, EngineFault> {
        let arguments: Vec<_> = arguments.iter().map(|&word| word.to_string()).collect();
        Driver::start(Path::new(path), &arguments, &[])
    }

    #[test]
    fn a_missing_engine_is_named() {
        let fault = start("/nowhere/engine", &[])
            .map(drop)
            .expect_err("nothing is there");
        assert!(
            fault
                .to_string()
                .starts_with("engine /nowhere/engine cannot be started")
        );
    }

    #[test]
    fn an_engine_that_ends_is_noticed() {
        let fault = start("/bin/sh", &["-c", "exit 0"])
            .map(drop)
            .expect_err("it is gone");
        assert!(fault.to_string().ends_with("has ended, expected it to play on"));
    }

    #[test]
    fn an_engine_that_dies_in_mid_game_is_noticed() {
        let script = "read a; echo uciok; read b; echo readyok; read c; read d; exit 1";
        let mut driver = start("/bin/sh", &["-c", script]).expect("it introduces itself");
        let fault = driver.best("8/8/8/8/8/8/8/8 w - - 0 1", &[], Budget::Nodes(1));
        assert!(matches!(fault.expect_err("it is gone").problem, Problem::Gone));
    }

    #[test]
    fn an_engine_without_a_move_is_noticed() {
        let script =
            "read a; echo uciok; read b; echo readyok; read c; read d; echo bestmove '(none)'; read e";
        let mut driver = start("/bin/sh", &["-c", script]).expect("it introduces itself");
        let fault = driver.best("8/8/8/8/8/8/8/8 w - - 0 1", &[], Budget::Nodes(1));
        assert!(matches!(fault.expect_err("no move").problem, Problem::NoMove));
    }
}
