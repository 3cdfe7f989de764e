//! The steps of the gate: which needs which, two at a time, each in a process of its own, stopping at the
//! first that fails.

mod child;
mod order;

use std::process::Command;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use child::{Child, News};
use order::State;

use crate::tool;

/// How many steps run at once. A build and the checks of the page fill two cores, and no step is told by
/// more than one neighbour.
const AT_ONCE: usize = 2;

/// How much of a failed step's output is shown once more, after everything else.
const LAST_LINES: usize = 60;

/// One step.
pub(crate) struct Step {
    /// What the progress lines call it.
    pub(crate) name: &'static str,
    /// The steps that pass before it begins.
    pub(crate) needs: &'static [&'static str],
    /// Whether it holds cargo's build folder, which one step holds at a time.
    pub(crate) builds: bool,
    /// What it does.
    pub(crate) work: fn() -> Result<(), String>,
}

/// What a step that passed cost.
struct Cost {
    time: Duration,
    /// Of the step and all it called, where the system tells it.
    processor: Option<Duration>,
}

/// Takes the steps as early as their needs allow, the first in the list first. `surroundings` are
/// variables for all of them.
pub(crate) fn walk(steps: &[Step], surroundings: &[(&str, String)]) -> Result<(), String> {
    let program = tool::itself()?;
    walk_by(steps, |name| {
        let mut command = Command::new(&program);
        command.args(["step", name]).envs(surroundings.iter().cloned());
        command
    })
}

/// Takes the steps, each by the command that it is given.
fn walk_by(steps: &[Step], call: impl Fn(&str) -> Command) -> Result<(), String> {
    let count = steps.len();
    let begun = Instant::now();
    let (sender, news) = mpsc::channel();
    let mut states = vec![State::Waiting; count];
    let mut running: Vec<Option<Child>> = steps.iter().map(|_| None).collect();
    let mut costs: Vec<Option<Cost>> = steps.iter().map(|_| None).collect();
    let mut failure: Option<(usize, String)> = None;
    loop {
        while failure.is_none()
            && running.iter().flatten().count() < AT_ONCE
            && let Some(at) = order::next(steps, &states)
        {
            println!("[{}/{count}] {}", at + 1, steps[at].name);
            running[at] = Some(Child::start(at, call(steps[at].name), sender.clone())?);
            states[at] = State::Running;
        }
        if running.iter().all(Option::is_none) {
            break;
        }
        match news.recv().map_err(|_| "the steps fell silent".to_string())? {
            News::Said { step, line } => {
                println!("{} │ {line}", steps[step].name);
                if let Some(child) = &mut running[step] {
                    child.heard(line, LAST_LINES);
                }
            }
            News::Ended { step, outcome } => {
                let Some(child) = running[step].take() else {
                    continue;
                };
                let time = child.begun.elapsed();
                match outcome {
                    Ok(processor) => {
                        println!(
                            "[{}/{count}] {}: done in {}",
                            step + 1,
                            steps[step].name,
                            spell(time)
                        );
                        states[step] = State::Passed;
                        costs[step] = Some(Cost { time, processor });
                    }
                    // What ends after the first failure was ended by it.
                    Err(_) if failure.is_some() => {}
                    Err(problem) => {
                        running.iter().flatten().for_each(Child::end);
                        for line in &child.last {
                            eprintln!("{line}");
                        }
                        failure = Some((step, child.complaint().unwrap_or(problem)));
                    }
                }
            }
        }
    }
    tell(steps, &costs, begun.elapsed());
    match failure {
        None if states.iter().all(|state| *state == State::Passed) => Ok(()),
        None => Err("steps wait for each other: look at what they need".to_string()),
        Some((at, problem)) => Err(format!(
            "stopped at step {} of {count}, {}: {problem}",
            at + 1,
            steps[at].name
        )),
    }
}

/// Does the work of one step: this process is the child that [`walk`] started.
pub(crate) fn take<'a>(steps: impl IntoIterator<Item = &'a Step>, name: &str) -> Result<(), String> {
    let step = steps
        .into_iter()
        .find(|step| step.name == name)
        .ok_or_else(|| format!("step {name} unknown"))?;
    child::end_with_parent();
    (step.work)()?;
    child::tell_processor();
    Ok(())
}

fn tell(steps: &[Step], costs: &[Option<Cost>], all: Duration) {
    println!("\n      time   processor");
    for (step, cost) in steps.iter().zip(costs) {
        if let Some(cost) = cost {
            let processor = cost.processor.map_or_else(String::new, spell);
            println!("{:>10}  {processor:>10}  {}", spell(cost.time), step.name);
        }
    }
    println!("{:>10}              in all", spell(all));
}

/// Seconds, or minutes and seconds.
pub(crate) fn spell(time: Duration) -> String {
    match time.as_secs() {
        seconds @ 0..60 => format!("{seconds} s"),
        seconds => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_spelt_in_minutes_from_one_on() {
        assert_eq!(spell(Duration::from_secs(59)), "59 s");
        assert_eq!(spell(Duration::from_secs(61)), "1 min 01 s");
    }

    #[cfg(unix)]
    fn walked(scripts: &[(&'static str, &'static [&'static str], &str)]) -> Result<(), String> {
        let step = |(name, needs, _): &(&'static str, &'static [&'static str], &str)| Step {
            name,
            needs,
            builds: false,
            work: || Ok(()),
        };
        walk_by(&scripts.iter().map(step).collect::<Vec<_>>(), |name| {
            let script = scripts.iter().find(|(other, ..)| *other == name);
            let mut command = Command::new("sh");
            command.args(["-c", script.map_or("", |(.., script)| *script)]);
            command
        })
    }

    #[test]
    #[cfg(unix)]
    fn the_first_failure_stops_the_walk_and_is_named() {
        let said = walked(&[
            ("one", &[], "echo fine"),
            ("two", &["one"], "echo 'xtask: broken' >&2; exit 1"),
            // Beside it, with something of its own that would outlive it: both are ended.
            ("three", &["one"], "sleep 600 & wait"),
            ("four", &["two"], "exit 0"),
        ]);
        assert_eq!(said, Err("stopped at step 2 of 4, two: broken".to_string()));
    }

    #[test]
    #[cfg(unix)]
    fn a_walk_ends_when_every_step_passed() {
        assert_eq!(
            walked(&[("one", &["two"], "exit 0"), ("two", &[], "exit 0")]),
            Ok(())
        );
        assert!(walked(&[("one", &["nobody"], "exit 0")]).is_err());
    }

    #[test]
    fn an_unknown_step_is_refused() {
        assert_eq!(take([].iter(), "lint"), Err("step lint unknown".to_string()));
    }
}
