//! What options say of each other, and what they cannot.

use game_chevaliers::{Players, Rules, Team};
use game_core::Game as _;

fn settings(text: &str) -> Vec<(String, String)> {
    text.split_whitespace()
        .filter_map(|setting| setting.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
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
