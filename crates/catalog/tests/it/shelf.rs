//! Slugs, names and options.

use catalog::Kind;
use game_core::OptionValues;

#[test]
fn slugs_name_their_games_and_nothing_else_does() {
    for &kind in Kind::ALL {
        assert_eq!(kind.slug().parse(), Ok(kind));
        assert!(!kind.name().is_empty() && !kind.seats().is_empty());
    }
    for other in ["", "Echecs", "echecs ", "chess"] {
        assert!(other.parse::<Kind>().is_err(), "{other:?}");
    }
}

#[test]
fn defaults_can_be_said_and_unknown_options_cannot() {
    for &kind in Kind::ALL {
        for option in kind.options() {
            let said = |value: &str| {
                catalog::game(
                    kind,
                    &[(option.name.to_owned(), value.to_owned())],
                    catalog::french(),
                )
            };
            assert!(said(option.default).is_ok(), "{kind} {}", option.name);
            if matches!(option.values, OptionValues::OneOf(_) | OptionValues::Number(..)) {
                assert!(said("no such value").is_err(), "{kind} {}", option.name);
            }
        }
        assert!(
            catalog::game(
                kind,
                &[("no-such-option".to_owned(), String::new())],
                catalog::french()
            )
            .is_err()
        );
    }
}
