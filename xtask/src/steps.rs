//! Numbered steps with their times, stopping at the first that fails.

use std::time::{Duration, Instant};

/// One step: its name and what it does.
pub(crate) struct Step<'a> {
    /// What the progress lines call it.
    pub(crate) name: &'static str,
    /// What it does.
    pub(crate) work: Box<dyn FnMut() -> Result<(), String> + 'a>,
}

/// A step.
pub(crate) fn step<'a>(name: &'static str, work: impl FnMut() -> Result<(), String> + 'a) -> Step<'a> {
    Step {
        name,
        work: Box::new(work),
    }
}

/// Takes the steps in order.
pub(crate) fn walk(steps: Vec<Step>) -> Result<(), String> {
    let count = steps.len();
    let begun = Instant::now();
    let mut times = Vec::new();
    for (at, mut step) in steps.into_iter().enumerate() {
        let number = at + 1;
        println!("[{number}/{count}] {}", step.name);
        let start = Instant::now();
        (step.work)()
            .map_err(|problem| format!("stopped at step {number} of {count}, {}: {problem}", step.name))?;
        println!(
            "[{number}/{count}] {}: done in {}",
            step.name,
            spell(start.elapsed())
        );
        times.push((step.name, start.elapsed()));
    }
    println!();
    for (name, time) in times {
        println!("{:>10}  {name}", spell(time));
    }
    println!("{:>10}  in all: everything passed", spell(begun.elapsed()));
    Ok(())
}

fn spell(time: Duration) -> String {
    match time.as_secs() {
        seconds @ 0..60 => format!("{seconds} s"),
        seconds => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_failure_stops_the_walk_and_is_named() {
        let mut reached = false;
        let steps = vec![
            step("one", || Ok(())),
            step("two", || Err("broken".to_string())),
            step("three", || {
                reached = true;
                Ok(())
            }),
        ];
        assert_eq!(
            walk(steps),
            Err("stopped at step 2 of 3, two: broken".to_string())
        );
        assert!(!reached);
    }

    #[test]
    fn times_are_spelt_in_minutes_from_one_on() {
        assert_eq!(spell(Duration::from_secs(59)), "59 s");
        assert_eq!(spell(Duration::from_secs(61)), "1 min 01 s");
    }
}
