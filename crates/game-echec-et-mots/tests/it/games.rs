//! Many random games, each held to the laws in one go: it ends within its bound, keeps its twenty-five
//! letters, never puts a knight on one, and is read back from the texts of its actions, events and
//! positions.

use std::collections::BTreeMap;

use game_core::{Game as _, Listing as _, NoDice, Positions as _, Seat};
use game_echec_et_mots::{Action, EchecEtMots, Event, Phase, Rules, State};
use game_testkit::TestDice;
use game_testkit::effort::many;

/// How many games are played.
const GAMES: u64 = 10_000;

/// The letters on the board and on both racks, by alphabet.
fn letters(state: &State) -> Vec<char> {
    let racks = [Seat(0), Seat(1)]
        .map(|seat| state.rack(seat).to_string())
        .concat();
    let text = state.letters().to_string() + &racks;
    let mut letters: Vec<char> = text.chars().filter(char::is_ascii_uppercase).collect();
    letters.sort_unstable();
    letters
}

/// Something to do: any leap, and now and then the longest word there is.
fn choose(game: &EchecEtMots, state: &State, dice: &mut TestDice) -> Action {
    let all = game.actions(state, state.side());
    let plain = |action: &&Action| matches!(action, Action::Move { announce: None, .. });
    let leaps: Vec<&Action> = all.iter().filter(plain).collect();
    // A word is announced one time in eight, so that games last.
    let announces = leaps.is_empty() || game_core::Dice::below(dice, 8) == 0;
    let chosen = if announces {
        dice.pick(&all)
    } else {
        dice.pick(&leaps).copied()
    };
    chosen.expect("an awaited seat can do something").clone()
}

/// The text of a position is read as the same text, with the same moves.
fn placed(game: &EchecEtMots, state: &State) {
    let text = game.position(state);
    let read = game
        .place(&text)
        .unwrap_or_else(|fault| panic!("{text:?} {fault}"));
    assert_eq!(game.position(&read), text);
    assert_eq!(game.leaps(&read), game.leaps(state), "{text}");
    assert_eq!(game.finishing(&read), game.finishing(state), "{text}");
}

/// Plays one game and gives the code of its end and the number of its actions.
fn play(game: &EchecEtMots, seed: u64) -> (&'static str, usize) {
    let mut dice = TestDice::new(seed);
    let mut state = game.blank();
    let mut read = game.blank();
    let mut events = game.setup(&mut dice);
    let mut dealt = Vec::new();
    let most = game
        .rules()
        .longest_game()
        .expect("quiet half-moves end the game");
    for actions in 0..=most {
        for event in &events {
            game.evolve(&mut state, event);
            let text = event.to_string();
            let event: Event = text
                .parse()
                .unwrap_or_else(|fault| panic!("seed {seed}: {text:?} {fault}"));
            game.evolve(&mut read, &event);
            assert_eq!(state, read, "seed {seed} {text}");
        }
        if actions == 0 {
            dealt = letters(&state);
        }
        // M8
        assert_eq!(letters(&state), dealt, "seed {seed}");
        assert_eq!(dealt.len(), 25);
        for knight in [Seat(0), Seat(1)]
            .map(|seat| state.knights(seat).named())
            .concat()
        {
            assert_eq!(state.letters().get(knight), None, "seed {seed} {knight}");
        }
        // Positions cost more to check than all the rest.
        if seed.is_multiple_of(10) {
            placed(game, &state);
        }
        if let Phase::Over(settlement) = state.phase() {
            return (settlement.end.code(), actions);
        }
        // M9
        assert!(
            state.phase() == Phase::Reply || !game.leaps(&state).is_empty(),
            "seed {seed}"
        );
        let action = choose(game, &state, &mut dice);
        assert_eq!(action.to_string().parse().as_ref(), Ok(&action), "seed {seed}");
        let idle = Seat(1 - state.side().0);
        assert!(
            game.decide(&state, idle, &action, &mut NoDice).is_err(),
            "seed {seed}"
        );
        events = game
            .decide(&state, state.side(), &action, &mut NoDice)
            .expect("listed");
    }
    panic!("seed {seed}: not over after {most} actions");
}

#[test]
fn random_games_end_and_keep_their_letters() {
    let game = EchecEtMots::new(Rules::DEFAULT, crate::few_words());
    let mut ends: BTreeMap<&str, u64> = BTreeMap::new();
    let (mut longest, mut all) = (0, 0);
    for seed in 0..many(GAMES) {
        let (code, actions) = play(&game, seed);
        *ends.entry(code).or_default() += 1;
        longest = longest.max(actions);
        all += actions;
    }
    println!(
        "{} games, {all} actions, at most {longest} in one: {ends:?}",
        many(GAMES)
    );
    // Chance meets every way that a game on the board can end.
    for code in ["words", "second-knight", "tie", "quiet", "exhausted"] {
        assert!(ends.contains_key(code), "no game ended by {code}: {ends:?}");
    }
}

#[test]
fn random_games_with_french_words_end() {
    for seed in 0..20 {
        play(&crate::french(), seed);
    }
}
