//! Slugs, names and options.

use catalog::Kind;
use game_core::{Dice, NoDice, OptionValues, Turn};
use phrases::Locale;

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
            let said = |value: &str| catalog::game(kind, &[(option.name.to_owned(), value.to_owned())]);
            assert!(said(option.default).is_ok(), "{kind} {}", option.name);
            if matches!(option.values, OptionValues::OneOf(_) | OptionValues::Number(..)) {
                assert!(said("no such value").is_err(), "{kind} {}", option.name);
            }
        }
        assert!(catalog::game(kind, &[("no-such-option".to_owned(), String::new())]).is_err());
    }
}

/// Ends of games are told in both languages, whichever random play finds.
#[test]
fn outcomes_have_sentences() {
    struct Drawn(u64);
    impl Dice for Drawn {
        fn below(&mut self, bound: u32) -> u32 {
            // Numerical Recipes' generator: any spread of games will do.
            self.0 = self
                .0
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            u32::try_from(self.0 >> 33).unwrap() % bound
        }
    }
    for &kind in Kind::ALL {
        let game = catalog::game(kind, &[]).unwrap();
        for seed in 0..20 {
            let mut dice = Drawn(seed);
            let mut session = game.deal(&mut dice);
            let outcome = loop {
                match session.turn() {
                    Turn::Over(outcome) => break outcome,
                    Turn::Awaiting(_) => {
                        let actions = session.actions();
                        let choice = dice.below(u32::try_from(actions.len()).unwrap()) as usize;
                        session.act(&actions[choice], &mut NoDice).unwrap();
                    }
                }
            };
            for locale in Locale::ALL {
                assert_ne!(
                    locale.outcome(kind.slug(), outcome.code),
                    outcome.code,
                    "{}",
                    locale.tag()
                );
            }
        }
    }
}
