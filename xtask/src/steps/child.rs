//! A step as a process: its lines, its end, and the end of everything it called.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, IsTerminal, Read};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use crate::tool;

/// What a step's last line begins with, when it tells its processor time to [`super::walk`].
const PROCESSOR: &str = "\u{1e}processor ";

/// What the parent hears of a step.
pub(super) enum News {
    Said {
        step: usize,
        line: String,
    },
    Ended {
        step: usize,
        outcome: Result<Option<Duration>, String>,
    },
}

/// A running step.
pub(super) struct Child {
    pub(super) begun: Instant,
    /// The end of what it said.
    pub(super) last: VecDeque<String>,
    id: u32,
    /// Closed when this process ends, however it ends: see [`end_with_parent`].
    _tether: Option<std::process::ChildStdin>,
}

impl Child {
    /// Starts the command of a step; what happens there arrives as news.
    pub(super) fn start(step: usize, mut command: Command, news: Sender<News>) -> Result<Child, String> {
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        if std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none() {
            command.env("CARGO_TERM_COLOR", "always").env("FORCE_COLOR", "1");
        }
        apart(&mut command);
        let begun = Instant::now();
        let mut child = command
            .spawn()
            .map_err(|error| format!("`{}` cannot start: {error}", tool::show(&command)))?;
        let id = child.id();
        let tether = child.stdin.take();
        let said = child.stdout.take().map(|pipe| listen(pipe, step, news.clone()));
        let cried = child.stderr.take().map(|pipe| listen(pipe, step, news.clone()));
        thread::spawn(move || {
            let status = child.wait();
            // Whatever it left behind would keep its pipes open.
            end_group(id);
            let processor = said.and_then(|reader| reader.join().ok()).flatten();
            let _ = cried.map(thread::JoinHandle::join);
            let outcome = outcome(status, processor);
            let _ = news.send(News::Ended { step, outcome });
        });
        Ok(Child {
            begun,
            last: VecDeque::new(),
            id,
            _tether: tether,
        })
    }

    /// Keeps the last lines it said.
    pub(super) fn heard(&mut self, line: String, most: usize) {
        self.last.push_back(line);
        while self.last.len() > most {
            self.last.pop_front();
        }
    }

    /// What it gave as the reason of its failure.
    pub(super) fn complaint(&self) -> Option<String> {
        let lines = self.last.iter().rev();
        lines
            .filter_map(|line| line.strip_prefix(crate::COMPLAINT))
            .map(str::to_string)
            .next()
    }

    /// Ends it with everything it called.
    pub(super) fn end(&self) {
        end_group(self.id);
    }
}

fn outcome(
    status: std::io::Result<ExitStatus>,
    processor: Option<Duration>,
) -> Result<Option<Duration>, String> {
    match status {
        Ok(status) if status.success() => Ok(processor),
        Ok(status) => Err(format!("failed, {status}")),
        Err(error) => Err(format!("cannot be waited for: {error}")),
    }
}

/// Passes on every line; gives the processor time, when one of them tells it.
fn listen(
    pipe: impl Read + Send + 'static,
    step: usize,
    news: Sender<News>,
) -> thread::JoinHandle<Option<Duration>> {
    thread::spawn(move || {
        let mut told = None;
        let mut pipe = BufReader::new(pipe);
        let mut bytes = Vec::new();
        while pipe.read_until(b'\n', &mut bytes).is_ok_and(|count| count > 0) {
            let line = String::from_utf8_lossy(&bytes).trim_end().to_string();
            bytes.clear();
            if let Some(seconds) = line.strip_prefix(PROCESSOR) {
                told = seconds.parse().ok().map(Duration::from_secs_f64);
            } else if news.send(News::Said { step, line }).is_err() {
                break;
            }
        }
        told
    })
}

/// In the child: ends it and everything it called when the parent is gone, whose end of the pipe then closes.
pub(super) fn end_with_parent() {
    thread::spawn(|| {
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
        end_group(std::process::id());
        std::process::exit(1);
    });
}

/// In the child: tells the processor time of itself and all it waited for.
pub(super) fn tell_processor() {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    if let Some(seconds) = processor(&stat) {
        println!("{PROCESSOR}{seconds}");
    }
}

/// The processor time in a line of `/proc/*/stat`: own and children's, in user code and in the kernel.
fn processor(stat: &str) -> Option<f64> {
    /// Of `/proc`, on every Linux.
    const TICKS_PER_SECOND: f64 = 100.0;
    let (_, after_name) = stat.rsplit_once(") ")?;
    let fields: Vec<&str> = after_name.split(' ').collect();
    let ticks: Vec<f64> = fields
        .get(11..15)?
        .iter()
        .filter_map(|field| field.parse().ok())
        .collect();
    (ticks.len() == 4).then(|| ticks.iter().sum::<f64>() / TICKS_PER_SECOND)
}

/// A group of its own, so that a step ends together with what it called.
#[cfg(unix)]
fn apart(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(not(unix))]
fn apart(_command: &mut Command) {}

/// Asks every process of a group to end.
fn end_group(leader: u32) {
    let _ = Command::new("sh")
        .args(["-c", "kill -s TERM -- \"-$0\"", &leader.to_string()])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
}

#[cfg(test)]
mod tests {
    use super::processor;

    #[test]
    fn processor_time_is_read_behind_any_name() {
        let stat = "7 (a ) b) S 1 7 7 0 -1 4194304 9 9 0 0 100 50 300 50 20 0 1 0 5 6 7";
        assert_eq!(processor(stat), Some(5.0));
        assert_eq!(processor("7 (short) S 1"), None);
        assert_eq!(processor(""), None);
    }
}
