//! Bots at a table: whole games by the rules, told notices and views only.

use bot_echecs::Computer;
use bots::{Bot, Budget, Effort, Level, Players as _};
use game_core::{Game, NoDice, Outcome, Positions, Seat, Turn, Viewer};
use game_echecs::{Action, ChessRules, Echecs, State};
use proptest::prelude::*;

/// Plays a game out between two bots; every action is put to the rules.
fn play(game: &Echecs, levels: [Level; 2], seed: u64, effort: &Effort) -> (Vec<Action>, Option<Outcome>) {
    let mut state = game.blank();
    let mut bots: Vec<Box<dyn Bot<Echecs>>> = (0..2)
        .map(|seat| Computer::bot(game, levels[seat], seed + seat as u64))
        .collect();
    let mut actions = Vec::new();
    while actions.len() < 400 {
        let seats = match game.turn(&state) {
            Turn::Over(outcome) => return (actions, Some(outcome)),
            Turn::Awaiting(seats) => seats,
        };
        let seat = seats.iter().next().expect("somebody is awaited");
        let view = game.view(&state, Viewer::Seat(seat));
        let choice = bots[seat.index()].choose(&view, effort);
        let events = game
            .decide(&state, seat, &choice.action, &mut NoDice)
            .unwrap_or_else(|violation| panic!("{violation}: {} in {}", choice.action, view.fen));
        assert_eq!(choice.line.first(), Some(&choice.action));
        for event in events {
            for (at, bot) in bots.iter_mut().enumerate() {
                bot.observe(&game.redact(&state, &event, Viewer::Seat(Seat(at as u8))));
            }
            game.evolve(&mut state, &event);
        }
        actions.push(choice.action);
    }
    (actions, None)
}

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

#[test]
fn every_level_plays_whole_games_by_both_profiles() {
    let effort = Effort::new(Budget::Nodes(300));
    for rules in [ChessRules::FIDE, ChessRules::CARLIT] {
        let game = Echecs::new(rules);
        for number in 1..8 {
            play(
                &game,
                [level(number), level(number + 1)],
                u64::from(number),
                &effort,
            );
        }
    }
}

#[test]
fn a_game_is_the_same_again_with_the_same_seeds() {
    let (game, effort) = (Echecs::new(ChessRules::FIDE), Effort::new(Budget::Nodes(400)));
    let levels = [level(3), level(6)];
    assert_eq!(play(&game, levels, 7, &effort), play(&game, levels, 7, &effort));
    assert_ne!(
        play(&game, levels, 7, &effort).0,
        play(&game, levels, 8, &effort).0
    );
}

#[test]
fn the_strong_beat_the_weak() {
    let (game, effort) = (Echecs::new(ChessRules::FIDE), Effort::new(Budget::Nodes(3000)));
    for (seed, levels) in [[level(8), level(1)], [level(1), level(8)]]
        .into_iter()
        .enumerate()
    {
        let strong = Seat(u8::from(levels[0] < levels[1]));
        let (_, outcome) = play(&game, levels, seed as u64, &effort);
        assert!(outcome.is_some_and(|outcome| outcome.winners.contains(strong)));
    }
}

#[test]
fn a_draw_is_claimed_by_the_side_that_stands_worse() {
    let game = Echecs::new(ChessRules::FIDE);
    let state = game
        .place("6k1/8/8/8/8/8/1q6/7K w - - 100 90")
        .expect("a position");
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    assert_eq!(view.claim, Some("moves"));
    let choice = Computer::bot(&game, Level::HIGHEST, 0).choose(&view, &Effort::new(Budget::Nodes(2000)));
    assert_eq!(choice.action, Action::Claim);
}

#[test]
fn a_stalemate_is_not_given_to_a_lost_side() {
    // Most queen moves mate or win; a2a3 style waiting would do, stalemating must not.
    let game = Echecs::new(ChessRules::FIDE);
    let state: State = game.place("7k/8/5KQ1/8/8/8/8/8 w - - 0 1").expect("a position");
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    for seed in 0..200 {
        let choice =
            Computer::bot(&game, Level::LOWEST, seed).choose(&view, &Effort::new(Budget::Nodes(100)));
        let mut after = state.clone();
        for event in game
            .decide(&state, Seat(0), &choice.action, &mut NoDice)
            .expect("legal")
        {
            game.evolve(&mut after, &event);
        }
        assert!(
            game.turn(&after)
                .outcome()
                .is_none_or(|outcome| outcome.code != "stalemate")
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_choice_is_legal(moves in prop::collection::vec(any::<usize>(), 0..80), number in 1_u8..=8, carlit: bool) {
        use game_core::Listing as _;
        let game = Echecs::new(if carlit { ChessRules::CARLIT } else { ChessRules::FIDE });
        let mut state = game.blank();
        for pick in moves {
            let Turn::Awaiting(seats) = game.turn(&state) else { break };
            let seat = seats.iter().next().expect("somebody is awaited");
            let actions = game.actions(&state, seat);
            for event in game.decide(&state, seat, &actions[pick % actions.len()], &mut NoDice).expect("listed") {
                game.evolve(&mut state, &event);
            }
        }
        if let Turn::Awaiting(seats) = game.turn(&state) {
            let seat = seats.iter().next().expect("somebody is awaited");
            let view = game.view(&state, Viewer::Seat(seat));
            let choice = Computer::bot(&game, level(number), 3).choose(&view, &Effort::new(Budget::Nodes(500)));
            prop_assert!(game.decide(&state, seat, &choice.action, &mut NoDice).is_ok());
        }
    }
}
