//! The player of Dames de Lettres at a table: whole games by the rules, told notices and views only.

use std::time::Duration;

use bot_dames_de_lettres::Computer;
use bots::{Bot, Budget, Choice, Effort, Level, Players as _};
use game_core::{Configurable as _, Game as _, Listing as _, Outcome, Positions as _, Seat, Turn, Viewer};
use game_dames_de_lettres::{Action, DamesDeLettres, Event, Play, State};
use game_testkit::TestDice;

use crate::variants::{VARIANTS, Variant};

type Player = Box<dyn Bot<DamesDeLettres>>;

/// What all tests but those of time let a player look at.
const NODES: Budget = Budget::Nodes(12);

/// Where captured letters stay on the board, games have no bound.
const LONG: usize = 150;

fn game(settings: &[(&str, &str)]) -> DamesDeLettres {
    let settings: Vec<(String, String)> = settings
        .iter()
        .map(|&(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    DamesDeLettres::configure(&settings, lexicon_fr::french()).expect("options of the game")
}

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

fn dealt(game: &DamesDeLettres, seed: u64) -> State {
    let mut state = game.blank();
    for event in game.setup(&mut TestDice::new(seed)) {
        game.evolve(&mut state, &event);
    }
    state
}

/// Puts an action to the rules, which neither refuse nor punish it.
fn carry_out(game: &DamesDeLettres, state: &mut State, action: &Action) -> Vec<Event> {
    let Turn::Awaiting(seats) = game.turn(state) else {
        panic!("nobody is awaited");
    };
    let seat = seats.iter().next().expect("somebody is awaited");
    let told = game.position(state);
    let events = game
        .decide(state, seat, action, &mut TestDice::new(0))
        .unwrap_or_else(|violation| panic!("{violation}: {action} in {told}"));
    for event in &events {
        assert!(!matches!(event, Event::Fault(..)), "{action} in {told}");
        game.evolve(state, event);
    }
    events
}

/// Plays a game out, or a good part of it.
fn play(game: &DamesDeLettres, mut players: [Player; 2], seed: u64) -> (Vec<Action>, Option<Outcome>) {
    let effort = Effort::new(NODES);
    let mut state = dealt(game, seed);
    let mut actions = Vec::new();
    while actions.len() < LONG {
        let seat = match game.turn(&state) {
            Turn::Over(outcome) => return (actions, Some(outcome)),
            Turn::Awaiting(seats) => seats.iter().next().expect("somebody is awaited"),
        };
        let view = game.view(&state, Viewer::Seat(seat));
        let choice = players[seat.index()].choose(&view, &effort);
        assert_eq!(choice.line.first(), Some(&choice.action));
        let before = state.clone();
        for event in carry_out(game, &mut state, &choice.action) {
            for (at, player) in players.iter_mut().enumerate() {
                player.observe(&game.redact(&before, &event, Viewer::Seat(Seat(u8::from(at == 1)))));
            }
        }
        actions.push(choice.action);
    }
    (actions, None)
}

/// The choice of a player in a position.
fn choose(game: &DamesDeLettres, player: &mut dyn Bot<DamesDeLettres>, state: &State) -> Choice<Action> {
    let Turn::Awaiting(seats) = game.turn(state) else {
        panic!("nobody is awaited");
    };
    let seat = seats.iter().next().expect("somebody is awaited");
    player.choose(&game.view(state, Viewer::Seat(seat)), &Effort::new(NODES))
}

/// The move that a level makes in a position, and what it leads to.
fn moved(game: &DamesDeLettres, number: u8, position: &str) -> (Play, State) {
    let mut state = game.place(position).expect("a position");
    let mut player = Computer::bot(game, level(number), 1);
    loop {
        let action = choose(game, &mut *player, &state).action;
        carry_out(game, &mut state, &action);
        if let Action::Move(play) = action {
            return (play, state);
        }
    }
}

/// Strict games, which the engine does not search but for their announcements.
const STRICT: [Variant; 3] = [
    &[("mode", "strict")],
    &[("mode", "strict"), ("clock", "press"), ("path", "straight")],
    &[
        ("mode", "strict"),
        ("joker_entry", "reserve"),
        ("ppf_double", "false"),
    ],
];

/// Everything that is gone through here.
fn variants() -> impl Iterator<Item = Variant> {
    VARIANTS.into_iter().chain(STRICT)
}

#[test]
fn every_level_plays_whole_games_with_every_option() {
    for (round, settings) in variants().enumerate() {
        let game = game(settings);
        for number in [1 + (round % 4) as u8, 5 + (round % 4) as u8] {
            let seed = round as u64 * 8 + u64::from(number);
            let other = if number > 4 {
                Computer::greedy(&game, seed).expect("a greedy player")
            } else {
                Computer::bot(&game, level(9 - number), seed)
            };
            let (_, outcome) = play(&game, [Computer::bot(&game, level(number), seed), other], seed);
            let bounded = game
                .rules()
                .settings()
                .contains(&("capture", "remove".to_owned()));
            assert!(outcome.is_some() || !bounded, "{settings:?}");
            assert!(outcome.is_none_or(|outcome| outcome.code != "fault"));
        }
    }
}

#[test]
fn nothing_that_the_rules_refuse_is_chosen_where_random_games_lead() {
    for (round, settings) in variants().enumerate() {
        let game = game(settings);
        let mut dice = TestDice::new(round as u64);
        let mut state = dealt(&game, round as u64);
        while state.end().is_none() && state.ply() < 50 {
            let asked = state.ply() % 10 == 9 && state.announced().is_empty();
            if asked {
                for number in [1, 8] {
                    let action = choose(&game, &mut *Computer::bot(&game, level(number), 1), &state).action;
                    carry_out(&game, &mut state.clone(), &action);
                }
                let mut greedy = Computer::greedy(&game, 1).expect("a greedy player");
                let action = choose(&game, &mut *greedy, &state).action;
                carry_out(&game, &mut state.clone(), &action);
            }
            let Turn::Awaiting(seats) = game.turn(&state) else {
                break;
            };
            let seat = seats.iter().next().expect("somebody is awaited");
            let mut listed = game.actions(&state, seat);
            listed.retain(|action| !matches!(action, Action::Touch(_) | Action::Adoube));
            let action = dice.pick(&listed).expect("there is something to do").clone();
            carry_out(&game, &mut state, &action);
        }
    }
}

#[test]
fn equal_seeds_play_equal_games_and_whims_differ() {
    let game = game(&[]);
    let again = |number, seed| {
        let players = [
            Computer::bot(&game, level(number), seed),
            Computer::bot(&game, level(number), 5),
        ];
        play(&game, players, 3).0
    };
    for number in [1, 3, 5, 7] {
        assert_eq!(again(number, 9), again(number, 9), "level {number}");
    }
    assert!((10..20).any(|seed| again(1, seed) != again(1, 9)));
}

#[test]
fn a_spent_clock_is_answered_at_once() {
    let game = game(&[]);
    let mut state = dealt(&game, 5);
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let spent = Budget::Clock {
        remaining: Duration::ZERO,
        increment: Duration::ZERO,
    };
    let choice = Computer::bot(&game, Level::HIGHEST, 1).choose(&view, &Effort::new(spent));
    assert_eq!(choice.nodes, 1);
    carry_out(&game, &mut state, &choice.action);
}

#[test]
fn the_strongest_beats_the_greedy_player() {
    let game = game(&[]);
    let mut won = 0;
    for seed in 0..10 {
        let own = Seat(u8::from(seed % 2 == 1));
        let greedy = Computer::greedy(&game, seed).expect("a greedy player");
        let best = Computer::bot(&game, Level::HIGHEST, seed);
        let players = if own == Seat(0) {
            [best, greedy]
        } else {
            [greedy, best]
        };
        let (_, outcome) = play(&game, players, seed);
        won += u32::from(outcome.expect("a bounded game").winners.contains(own));
    }
    assert!(won >= 7, "{won} of 10");
}

#[test]
fn a_camp_that_can_be_conquered_is_and_a_total_reversal_comes_first() {
    let game = game(&[]);
    // D34, D35.
    for (position, sign) in [
        ("8/4ot2/8/7z/4M3/B7 w p ES - 9", "#C"),
        ("8/4ot2/8/8/4M3/B7 w p ES - 9", "#R"),
    ] {
        for number in 4..=8 {
            let (play, state) = moved(&game, number, position);
            let end = state.end().unwrap_or_else(|| panic!("{play} wins nothing"));
            assert_eq!((end.sign(), end.winner), (sign.to_owned(), Seat(0)));
        }
    }
}

#[test]
fn two_words_are_written_where_they_turn_more() {
    let game = game(&[]);
    // D28.
    let position = "z7/2to1ue1/8/8/4M3/B7 w p ES - 9";
    let (play, _) = moved(&game, 8, position);
    assert_eq!(play.words.len(), 2, "{play}");
    let state = game.place(position).expect("a position");
    let mut greedy = Computer::greedy(&game, 1).expect("a greedy player");
    let Action::Move(play) = choose(&game, &mut *greedy, &state).action else {
        panic!("a friendly game has moves only");
    };
    assert_eq!(play.words.len(), 2, "{play}");
}

#[test]
fn a_long_word_brings_its_joker() {
    // D41.
    let (play, state) = moved(&game(&[]), 8, "kk6/1aisser1/8/8/L7/B6B w p ES - 9");
    assert!(play.words.iter().any(|writing| writing.word.len() >= 7), "{play}");
    assert_eq!(
        (play.jokers.len(), state.board().jokers().len()),
        (1, 1),
        "{play}"
    );
}

#[test]
fn a_word_is_not_written_again() {
    let game = game(&[]);
    let (play, _) = moved(&game, 8, "z7/2to1ue1/8/8/4M3/B7 w p ES MOT 9");
    assert!(
        play.words.iter().all(|writing| writing.word.as_str() != "MOT"),
        "{play}"
    );
}

#[test]
fn strict_games_announce_first_and_keep_their_word() {
    let game = game(&[("mode", "strict")]);
    let mut state = dealt(&game, 2);
    let mut player = Computer::bot(&game, level(5), 1);
    let said = choose(&game, &mut *player, &state).action;
    assert!(matches!(said, Action::Announce(_)), "{said}");
    carry_out(&game, &mut state, &said);
    let mut elsewhere = state.clone();
    let action = choose(&game, &mut *player, &state).action;
    assert!(matches!(action, Action::Move(_)), "{action}");
    carry_out(&game, &mut state, &action);
    // Whoever takes the seat over keeps the word that was given.
    let action = choose(&game, &mut *Computer::bot(&game, level(2), 7), &elsewhere).action;
    carry_out(&game, &mut elsewhere, &action);
    assert_eq!(elsewhere.ply(), 1);
}

#[test]
fn a_touched_letter_is_moved() {
    let game = game(&[("mode", "strict")]);
    for seed in 0..4 {
        let mut state = dealt(&game, seed);
        let listed = game.actions(&state, Seat(0));
        let touch = listed
            .iter()
            .rev()
            .find(|action| matches!(action, Action::Touch(_)));
        carry_out(&game, &mut state, touch.expect("a letter to touch"));
        let touched = state.touched();
        let mut player = Computer::bot(&game, level(6), 1);
        while state.ply() == 0 {
            let action = choose(&game, &mut *player, &state).action;
            carry_out(&game, &mut state, &action);
        }
        assert_eq!(state.last().map(|last| last.play.from), touched);
    }
}

#[test]
fn words_that_the_arbiter_allowed_or_forbade_are_kept_to() {
    let game = game(&[]);
    let (play, _) = moved(&game, 8, "z7/4zx2/8/8/4M3/B7 w p ES - 9 admitted=MZX");
    assert_eq!(play.words[0].word.as_str(), "MZX");
    let position = "z7/2to1ue1/8/8/4M3/B7 w p ES - 9 barred=MOT";
    let (play, _) = moved(&game, 8, position);
    assert!(
        play.words.iter().all(|writing| writing.word.as_str() != "MOT"),
        "{play}"
    );
}
