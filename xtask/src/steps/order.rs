//! Which step begins next.

use super::Step;

/// How far a step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    Waiting,
    Running,
    Passed,
}

/// The first step that waits for nothing but a place.
pub(super) fn next(steps: &[Step], states: &[State]) -> Option<usize> {
    let passed = |name: &str| {
        let at = steps.iter().position(|step| step.name == name);
        at.is_some_and(|at| states[at] == State::Passed)
    };
    let built = steps
        .iter()
        .zip(states)
        .any(|(step, state)| step.builds && *state == State::Running);
    (0..steps.len()).find(|&at| {
        states[at] == State::Waiting
            && !(built && steps[at].builds)
            && steps[at].needs.iter().all(|need| passed(need))
    })
}

#[cfg(test)]
mod tests {
    use super::State::{Passed, Running, Waiting};
    use super::*;

    fn step(name: &'static str, needs: &'static [&'static str], builds: bool) -> Step {
        Step {
            name,
            needs,
            builds,
            work: || Ok(()),
        }
    }

    #[test]
    fn a_step_waits_for_what_it_needs() {
        let steps = [step("a", &["b"], false), step("b", &[], false)];
        assert_eq!(next(&steps, &[Waiting, Waiting]), Some(1));
        assert_eq!(next(&steps, &[Waiting, Running]), None);
        assert_eq!(next(&steps, &[Waiting, Passed]), Some(0));
        assert_eq!(next(&steps, &[Passed, Passed]), None);
    }

    #[test]
    fn one_step_builds_at_a_time() {
        let steps = [step("a", &[], true), step("b", &[], true), step("c", &[], false)];
        assert_eq!(next(&steps, &[Running, Waiting, Waiting]), Some(2));
        assert_eq!(next(&steps, &[Passed, Waiting, Running]), Some(1));
    }
}
