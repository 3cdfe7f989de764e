//! How much chance the tests spend, read in one place: `cargo xtask test --long` plays many times more.

use std::sync::OnceLock;

/// The variable that says how many times the usual number of random games are played.
const VARIABLE: &str = "TEST_EFFORT";

/// As many random games as this run affords where `usual` are the rule.
///
/// # Panics
///
/// When `TEST_EFFORT` is set to anything but a whole number from 1 on.
pub fn many(usual: u64) -> u64 {
    static TIMES: OnceLock<u64> = OnceLock::new();
    usual * TIMES.get_or_init(|| times(std::env::var(VARIABLE).ok().as_deref()))
}

fn times(said: Option<&str>) -> u64 {
    let Some(said) = said else { return 1 };
    match said.parse() {
        Ok(times) if times > 0 => times,
        _ => panic!("{VARIABLE} {said:?} is no effort, expected a whole number from 1 on"),
    }
}

#[cfg(test)]
mod tests {
    use super::times;

    #[test]
    fn nothing_said_is_the_usual() {
        assert_eq!(times(None), 1);
        assert_eq!(times(Some("10")), 10);
    }

    #[test]
    fn nonsense_is_refused_rather_than_taken_for_the_usual() {
        for said in ["0", "", "much", "-1"] {
            assert!(
                std::panic::catch_unwind(|| times(Some(said))).is_err(),
                "{said:?}"
            );
        }
    }
}
