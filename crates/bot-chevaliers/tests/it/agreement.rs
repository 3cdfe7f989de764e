//! The engine of Échec aux Chevaliers and the rules agree, position by position, whatever the options.

use bot_chevaliers::{EnginePosition, FITTED, Reader};
use game_chevaliers::{Action, Chevaliers, State};
use game_core::{
    Configurable as _, Game as _, Listing as _, NoDice, Positions as _, Seat, Survey as _, Turn,
};
use game_testkit::TestDice;
use search::{Ending, Position as _};

/// What is agreed on in each round of games; every option takes each of its values.
const ROUNDS: &[&[(&str, &str)]] = &[
    &[],
    &[("capture", "as_written")],
    &[("layout", "c98b"), ("capture", "claim")],
    &[("layout", "c98c"), ("chain", "may")],
    &[("layout", "c98s"), ("men_leap", "true")],
    &[("layout", "r99"), ("men_capture_back", "false")],
    &[("layout", "e98"), ("charge_forces", "true")],
    &[("layout", "t98"), ("castle_hold", "0")],
    &[("layout", "k98"), ("own_castle", "forbidden")],
    &[("layout", "d98"), ("stalemate", "draw"), ("no_progress", "12")],
    &[("leap_after_capture", "true")],
    &[("leap_after_capture", "true"), ("capture", "as_written")],
    &[
        ("leap_after_capture", "true"),
        ("chain", "may"),
        ("own_castle", "forbidden"),
    ],
    &[("seats", "4"), ("men_leap", "true"), ("charge_forces", "true")],
    &[("team", "alternate")],
    &[
        ("team", "alternate"),
        ("capture", "as_written"),
        ("layout", "r99"),
    ],
    &[
        ("team", "alternate"),
        ("capture", "claim"),
        ("charge_forces", "true"),
    ],
    &[
        ("men_capture_back", "false"),
        ("own_castle", "forbidden"),
        ("men_leap", "true"),
    ],
    &[
        ("castle_hold", "0"),
        ("capture", "as_written"),
        ("chain", "may"),
        ("layout", "c98s"),
    ],
    &[
        ("capture", "claim"),
        ("leap_after_capture", "true"),
        ("layout", "k98"),
    ],
];

/// How many positions are compared in all.
const POSITIONS: usize = 100_000;

fn game(settings: &[(&str, &str)]) -> Chevaliers {
    let settings: Vec<(String, String)> = settings
        .iter()
        .map(|&(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    Chevaliers::configure(&settings, ()).expect("options of the game")
}

/// The moves of the rules and of the engine are the same texts, and each engine move leads where the
/// rules lead.
fn agree(game: &Chevaliers, state: &State, position: &EnginePosition) {
    let told = game.position(state);
    let mut own: Vec<String> = position.moves().into_iter().map(|(text, _)| text).collect();
    let mut rules: Vec<String> = game.movements(state).iter().map(ToString::to_string).collect();
    own.sort();
    rules.sort();
    assert_eq!(own, rules, "{told}");
    assert_eq!(position.perft(1), rules.len() as u64, "{told}");
    assert!(told.starts_with(&position.text()), "{told}");
}

/// The engine's idea of the end is that of the rules; it may only see a loss by an invader sooner.
fn agree_on_the_end(game: &Chevaliers, state: &State, position: &EnginePosition) {
    let told = game.position(state);
    let ended = position.ended();
    match game.turn(state) {
        Turn::Awaiting(_) => assert!(matches!(ended, None | Some(Ending::Lost)), "{ended:?} in {told}"),
        Turn::Over(outcome) => {
            let won = outcome.winners.contains(Seat(u8::from(position.side() == 1)));
            match outcome.code {
                "castle" | "elimination" if won => assert_eq!(ended, Some(Ending::Won), "{told}"),
                "castle" | "elimination" => assert_eq!(ended, Some(Ending::Lost), "{told}"),
                "blocked" => {
                    let stuck = if outcome.winners.is_empty() {
                        Ending::Drawn
                    } else {
                        Ending::Lost
                    };
                    assert!(position.moves().is_empty(), "{told}");
                    assert_eq!(position.stuck(), stuck, "{told}");
                }
                "no-progress" => assert_eq!(ended, Some(Ending::Drawn), "{told}"),
                _ => {}
            }
        }
    }
}

/// Walks through random games until so many positions are compared.
fn walk(settings: &[(&str, &str)], positions: usize) {
    let game = game(settings);
    let reader = Reader::new(&game, &FITTED);
    let mut compared = 0;
    for seed in 0.. {
        let mut dice = TestDice::new(seed);
        let mut state = game.blank();
        let mut followed: Option<EnginePosition> = None;
        loop {
            let position = reader.read(&game.position(&state)).expect("a position");
            if let Some(followed) = followed {
                assert_eq!(followed.key(), position.key(), "{}", game.position(&state));
            }
            agree_on_the_end(&game, &state, &position);
            let Turn::Awaiting(seats) = game.turn(&state) else {
                break;
            };
            agree(&game, &state, &position);
            compared += 1;
            if compared == positions {
                return;
            }
            let choices: Vec<(Seat, Action)> = seats
                .iter()
                .flat_map(|seat| {
                    game.actions(&state, seat)
                        .into_iter()
                        .map(move |action| (seat, action))
                })
                .collect();
            let (seat, action) = dice.pick(&choices).expect("somebody can act").clone();
            followed = match &action {
                Action::Claim => None,
                Action::Move(ply) => {
                    let text = ply.to_string();
                    let (_, effect) = position
                        .moves()
                        .into_iter()
                        .find(|(known, _)| *known == text)
                        .expect("the engine knows the move");
                    assert_eq!(
                        position.after(effect).moves().is_empty(),
                        position.after(effect).perft(1) == 0
                    );
                    Some(position.after(effect))
                }
            };
            for event in game
                .decide(&state, seat, &action, &mut NoDice)
                .expect("a listed action")
            {
                game.evolve(&mut state, &event);
            }
        }
    }
}

#[test]
fn moves_and_ends_are_those_of_the_rules_with_every_option() {
    for settings in ROUNDS {
        walk(settings, POSITIONS / ROUNDS.len());
    }
}

#[test]
fn trees_are_those_of_the_rules() {
    for settings in ROUNDS {
        let game = game(settings);
        let reader = Reader::new(&game, &FITTED);
        let mut dice = TestDice::new(7);
        for _ in 0..4 {
            let mut state = game.blank();
            for _ in 0..60 {
                let choices = game.choices(&state);
                let Some((seat, action)) = dice.pick(&choices) else {
                    break;
                };
                for event in game
                    .decide(&state, *seat, action, &mut NoDice)
                    .expect("a listed action")
                {
                    game.evolve(&mut state, &event);
                }
            }
            let position = reader.read(&game.position(&state)).expect("a position");
            assert_eq!(
                position.perft(2),
                game.perft(&state, 2),
                "{}",
                game.position(&state)
            );
        }
    }
}
