//! The options: every value is set, told and refused when it cannot be.

use game_chevaliers::{Players, Rules, Team};
use game_core::{Game as _, OptionValues};

fn settings(text: &str) -> Vec<(String, String)> {
    text.split_whitespace()
        .filter_map(|setting| setting.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

#[test]
fn every_value_of_every_option_is_set_and_told() {
    for spec in Rules::OPTIONS {
        let values: Vec<String> = match spec.values {
            OptionValues::OneOf(words) => words.iter().map(|word| (*word).to_owned()).collect(),
            OptionValues::Number(low, high) => vec![low.to_string(), high.to_string()],
            OptionValues::Text(_) => Vec::new(),
        };
        assert!(!values.is_empty());
        for value in values {
            let rules = Rules::configure(&settings(&format!("{}={value}", spec.name))).expect("allowed");
            let told = rules.settings();
            assert!(
                told.contains(&(spec.name, value.clone())),
                "{} {value}",
                spec.name
            );
            assert_eq!(
                rules == Rules::DEFAULT,
                value == spec.default,
                "{} {value}",
                spec.name
            );
        }
        let default = Rules::configure(&settings(&format!("{}={}", spec.name, spec.default)));
        assert_eq!(default, Ok(Rules::DEFAULT), "{}", spec.name);
        assert!(Rules::configure(&settings(&format!("{}=never", spec.name))).is_err());
    }
    assert!(Rules::configure(&settings("colour=blue")).is_err());
}

#[test]
fn numbers_have_their_limits() {
    for (option, allowed) in [
        ("repetition=1", false),
        ("repetition=2", true),
        ("repetition=9", true),
        ("repetition=10", false),
        ("no_progress=9", false),
        ("no_progress=10", true),
        ("no_progress=1000", true),
        ("no_progress=1001", false),
    ] {
        assert_eq!(Rules::configure(&settings(option)).is_ok(), allowed, "{option}");
    }
}

/// R20: partners who alternate are four, and two have no partners.
#[test]
fn taking_turns_needs_partners() {
    for (options, seats, team) in [
        ("", Players::Two, Team::Free),
        ("team=free", Players::Two, Team::Free),
        ("seats=4", Players::Four, Team::Free),
        ("team=alternate", Players::Four, Team::Alternate),
        ("seats=4 team=alternate", Players::Four, Team::Alternate),
        ("team=alternate seats=4", Players::Four, Team::Alternate),
    ] {
        let rules = Rules::configure(&settings(options)).expect(options);
        assert_eq!((rules.seats, rules.team), (seats, team), "{options}");
        let told: Vec<String> = rules
            .settings()
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        assert_eq!(
            Rules::configure(&settings(&told.join(" "))),
            Ok(rules),
            "{options}"
        );
    }
    for options in ["seats=2 team=alternate", "team=alternate seats=2"] {
        let fault = Rules::configure(&settings(options)).expect_err(options);
        assert_eq!(
            fault.to_string(),
            "option team cannot be \"alternate\", expected free"
        );
    }
    assert_eq!(crate::game("team=alternate").seats(), 4);
}
