//! The player of Échec aux Chevaliers at a table: whole games by the rules, told notices and views only.

use std::ops::RangeInclusive;

use bot_chevaliers::Computer;
use bots::{Bot, Budget, Effort, Level, Players as _};
use game_chevaliers::{Action, Chevaliers, Event, State};
use game_core::{
    Configurable as _, Game as _, Listing as _, NoDice, Outcome, Positions as _, Seat, Turn, Viewer,
};
use proptest::prelude::*;

type Player = Box<dyn Bot<Chevaliers>>;

/// What all tests but those of time let a player look at.
const NODES: Budget = Budget::Nodes(300);

fn game(settings: &[(&str, &str)]) -> Chevaliers {
    let settings: Vec<(String, String)> = settings
        .iter()
        .map(|&(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    Chevaliers::configure(&settings, ()).expect("options of the game")
}

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

/// Plays a game out, each camp by one player; every action is put to the rules.
fn play(game: &Chevaliers, mut players: [Player; 2]) -> (Vec<Action>, Outcome) {
    let effort = Effort::new(NODES);
    let mut state = game.blank();
    let mut actions = Vec::new();
    loop {
        let seats = match game.turn(&state) {
            Turn::Over(outcome) => return (actions, outcome),
            Turn::Awaiting(seats) => seats,
        };
        assert!(actions.len() <= game.longest_game());
        let seat = seats.iter().next().expect("somebody is awaited");
        let camp = usize::from(seat.0 % 2);
        let view = game.view(&state, Viewer::Seat(seat));
        let choice = players[camp].choose(&view, &effort);
        assert_eq!(choice.line.first(), Some(&choice.action));
        // Partners who are both computers are of one mind (R20).
        let seat = game.whose(&state, seats, &choice.action).expect("somebody may");
        let events = game
            .decide(&state, seat, &choice.action, &mut NoDice)
            .unwrap_or_else(|violation| panic!("{violation}: {} in {}", choice.action, view.position));
        for event in events {
            for (camp, player) in players.iter_mut().enumerate() {
                let seat = Seat(u8::from(camp == 1));
                player.observe(&game.redact(&state, &event, Viewer::Seat(seat)));
            }
            game.evolve(&mut state, &event);
        }
        actions.push(choice.action);
    }
}

/// Two players by their levels and seeds.
fn pair(game: &Chevaliers, players: [(u8, u64); 2]) -> [Player; 2] {
    players.map(|(number, seed)| Computer::bot(game, level(number), seed))
}

/// The choice of a player in a position.
fn choose(game: &Chevaliers, player: &mut dyn Bot<Chevaliers>, position: &str, effort: &Effort) -> String {
    let state = game.place(position).expect("a position");
    let seat = game
        .turn(&state)
        .awaited()
        .iter()
        .next()
        .expect("somebody is awaited");
    let view = game.view(&state, Viewer::Seat(seat));
    player.choose(&view, effort).action.to_string()
}

#[test]
fn every_level_plays_whole_games_with_every_option() {
    let options: [&[(&str, &str)]; 10] = [
        &[],
        &[("capture", "as_written"), ("layout", "r99")],
        &[("capture", "claim"), ("chain", "may")],
        &[("layout", "t98"), ("men_leap", "true"), ("repetition", "2")],
        &[("layout", "k98"), ("castle_hold", "0"), ("charge_forces", "true")],
        &[
            ("layout", "d98"),
            ("leap_after_capture", "true"),
            ("stalemate", "draw"),
        ],
        &[("own_castle", "forbidden"), ("men_capture_back", "false")],
        &[("seats", "4"), ("layout", "c98s"), ("no_progress", "20")],
        &[("team", "alternate"), ("layout", "c98b")],
        &[("team", "alternate"), ("capture", "claim"), ("layout", "e98")],
    ];
    for (round, settings) in options.into_iter().enumerate() {
        let game = game(settings);
        for number in 1..=8 {
            let seed = round as u64 * 8 + u64::from(number);
            let other = 1 + (number + round as u8) % 8;
            play(&game, pair(&game, [(number, seed), (other, seed + 1)]));
        }
    }
}

#[test]
fn equal_seeds_play_equal_games_and_whims_differ() {
    let game = game(&[]);
    let again = |number, seed| play(&game, pair(&game, [(number, seed), (number, 5)]));
    for number in [1, 3, 5, 7] {
        assert_eq!(again(number, 9), again(number, 9), "level {number}");
    }
    assert!((10..14).any(|seed| again(1, seed) != again(1, 9)));
}

#[test]
fn the_strongest_beats_the_greedy_player_and_the_weakest() {
    let game = game(&[]);
    for seed in 0..4 {
        let own = Seat(u8::from(seed % 2 == 1));
        let other: Player = match seed / 2 {
            0 => Computer::greedy(&game, seed).expect("a greedy player"),
            _ => Computer::bot(&game, Level::LOWEST, seed),
        };
        let best = Computer::bot(&game, Level::HIGHEST, seed);
        let players = if own == Seat(0) {
            [best, other]
        } else {
            [other, best]
        };
        let (_, outcome) = play(&game, players);
        assert!(outcome.winners.contains(own), "seed {seed}: {}", outcome.code);
    }
}

/// Each of the levels makes this move in a position.
#[track_caller]
fn all_choose(game: &Chevaliers, levels: RangeInclusive<u8>, position: &str, expected: &str) {
    for number in levels {
        let mut player = Computer::bot(game, level(number), 1);
        let chosen = choose(game, &mut *player, position, &Effort::new(NODES));
        assert_eq!(chosen, expected, "level {number}");
    }
}

#[test]
fn an_open_castle_is_entered() {
    let game = game(&[]);
    // Nobody stands beside f9 to drive an invader out.
    let position = "11/4N6/11/11/1n~1~#~1~2/11/11/11/M10 s 0 1";
    all_choose(&game, 5..=8, position, "e8-f9");
    assert_eq!(
        choose(
            &game,
            &mut *Computer::greedy(&game, 1).expect("a player"),
            position,
            &Effort::new(NODES)
        ),
        "e8-f9"
    );
}

#[test]
fn an_invader_is_driven_out() {
    let game = game(&[]);
    // Two captures; only one takes the invader.
    let position = "n10/11/11/11/2~1~#~1~2/11/1m9/1M3M5/4Mn5 s 0 1";
    all_choose(&game, 4..=8, position, "e1xg1");
}

#[test]
fn a_castle_that_will_be_entered_is_held() {
    let game = game(&[]);
    // Silver must occupy f1 or be invaded by e2, which nobody could drive out.
    let position = "n10/11/11/11/2~1~#~1~2/11/11/4n1N4/11 s 0 1";
    all_choose(&game, 5..=8, position, "g2-f1");
}

#[test]
fn a_lost_game_is_played_on() {
    let game = game(&[]);
    // Nothing takes the invader; every move is as good as any other.
    let position = "n10/11/11/11/2~1~#~1~2/11/11/11/4MnM4 s 0 1";
    let state = game.place(position).expect("a position");
    for number in 1..=8 {
        let text = choose(
            &game,
            &mut *Computer::bot(&game, level(number), 2),
            position,
            &Effort::new(NODES),
        );
        let action: Action = text.parse().expect("an action");
        assert!(
            game.decide(&state, Seat(0), &action, &mut NoDice).is_ok(),
            "level {number}: {text}"
        );
    }
}

#[test]
fn a_capture_is_seen_where_nobody_enforces_it() {
    for capture in ["as_written", "claim"] {
        let game = game(&[("capture", capture)]);
        let position = "n10/11/11/11/2~1~#~1~2/2m8/1m9/1M9/N10 s 0 1";
        for number in 1..=8 {
            let mut player = Computer::bot(&game, level(number), 3);
            let text = choose(&game, &mut *player, position, &Effort::new(NODES));
            assert!(text.contains('x'), "level {number}, {capture}: {text}");
        }
    }
}

/// Plays `texts` from a position, telling the player; the state they lead to.
fn follow(game: &Chevaliers, player: &mut dyn Bot<Chevaliers>, position: &str, texts: &[&str]) -> State {
    let mut state = game.place(position).expect("a position");
    for text in texts {
        let action: Action = text.parse().expect("an action");
        let seat = game
            .turn(&state)
            .awaited()
            .iter()
            .next()
            .expect("somebody is awaited");
        for event in game.decide(&state, seat, &action, &mut NoDice).expect("legal") {
            player.observe(&game.redact(&state, &event, Viewer::Seat(Seat(0))));
            game.evolve(&mut state, &event);
        }
    }
    state
}

#[test]
fn a_fault_is_claimed_when_that_is_better() {
    let game = game(&[("capture", "claim")]);
    // Gold must capture b6, and be captured; instead it walks into Silver's castle.
    let bait = "10n/11/1m9/1M9/2~1~#~1~2/1N9/11/4n6/11 s 0 1";
    let mut player = Computer::bot(&game, Level::HIGHEST, 1);
    let state = follow(&game, &mut *player, bait, &["b4-a5", "e2-f1"]);
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    assert!(view.claimable, "{}", view.position);
    let choice = player.choose(&view, &Effort::new(Budget::Nodes(2000)));
    assert_eq!(choice.action, Action::Claim);
    assert!(matches!(
        game.decide(&state, Seat(0), &choice.action, &mut NoDice)
            .as_deref(),
        Ok([Event::Claim])
    ));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_choice_is_legal(picks in prop::collection::vec(any::<usize>(), 0..160), number in 1_u8..=8, round in 0_usize..4) {
        let settings: [&[(&str, &str)]; 4] = [&[], &[("capture", "claim")], &[("seats", "4")], &[("team", "alternate")]];
        let game = game(settings[round]);
        let mut state = game.blank();
        let mut player = Computer::bot(&game, level(number), 3);
        for pick in picks {
            let choices = game.choices(&state);
            if choices.is_empty() {
                break;
            }
            let (seat, action) = &choices[pick % choices.len()];
            for event in game.decide(&state, *seat, action, &mut NoDice).expect("listed") {
                player.observe(&game.redact(&state, &event, Viewer::Seat(*seat)));
                game.evolve(&mut state, &event);
            }
        }
        let awaited = game.turn(&state).awaited();
        if let Some(seat) = awaited.iter().next() {
            let view = game.view(&state, Viewer::Seat(seat));
            let choice = player.choose(&view, &Effort::new(Budget::Nodes(500)));
            let whose = game.whose(&state, awaited, &choice.action).expect("somebody may");
            prop_assert!(game.decide(&state, whose, &choice.action, &mut NoDice).is_ok());
        }
    }
}
