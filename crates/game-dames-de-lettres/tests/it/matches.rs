//! Several games with one bag (S1 to S3, E2).

use game_core::{Arbitrated as _, Consultation, Game as _, Lettered as _, Matches as _, Standing};
use game_dames_de_lettres::{BAG, Clause, State, Tokens};
use game_testkit::TestDice;

use crate::{after, french, placed};

/// The state of a match's next game after its deal.
fn dealt(earlier: &[State], dice: &mut TestDice) -> State {
    let game = french();
    let events = if earlier.is_empty() {
        game.setup(dice)
    } else {
        game.deal(earlier, dice)
    };
    let mut state = game.blank();
    events.iter().for_each(|event| game.evolve(&mut state, event));
    state
}

fn sum(states: &[State]) -> Tokens {
    let mut all = [0; 26];
    for state in states {
        for (all, drawn) in all.iter_mut().zip(state.drawn()) {
            *all += drawn;
        }
    }
    all
}

#[test]
fn s3_three_games_use_every_token_once() {
    for seed in 0..20 {
        let mut dice = TestDice::new(seed);
        let mut games = Vec::new();
        for _ in 0..3 {
            games.push(dealt(&games, &mut dice));
        }
        assert_eq!(sum(&games), BAG, "seed {seed}");
        // A fourth game finds the bag full again.
        let fourth = dealt(&games, &mut dice);
        assert_eq!(
            fourth.drawn().iter().map(|&count| u32::from(count)).sum::<u32>(),
            32
        );
    }
}

#[test]
fn s3_captures_and_turned_letters_change_nothing_of_what_was_drawn() {
    let game = french();
    let mut dice = TestDice::new(4);
    let mut state = dealt(&[], &mut dice);
    let drawn = *state.drawn();
    for _ in 0..20 {
        if state.end().is_some() {
            break;
        }
        let actions = game_core::Listing::actions(&game, &state, state.side());
        let action = dice.pick(&actions).expect("a move").clone();
        for event in game
            .decide(&state, state.side(), &action, &mut dice)
            .expect("listed")
        {
            game.evolve(&mut state, &event);
        }
    }
    assert_eq!(*state.drawn(), drawn);
    let second = dealt(&[state], &mut dice);
    for ((first, second), all) in drawn.iter().zip(second.drawn()).zip(BAG) {
        assert!(first + second <= all);
    }
}

#[test]
fn e2_two_points_decide_a_match() {
    let game = french();
    let over = |agreed, played, points: &[i32]| {
        game.match_over(Standing {
            agreed,
            played,
            points,
            wins: &[0, 0],
        })
    };
    assert!(!over(3, 1, &[1, 0]));
    assert!(over(3, 1, &[2, 0]));
    assert!(over(3, 2, &[0, 2]));
    assert!(!over(3, 2, &[1, 1]));
    assert!(over(3, 3, &[2, 1]));
    assert!(over(1, 1, &[1, 0]));
    assert!([1, 3].into_iter().all(|games| game.fits_match(games)));
    assert!([0, 2, 4, 5].into_iter().all(|games| !game.fits_match(games)));
}

#[test]
fn e2_a_reversal_scores_two_and_a_conquest_one() {
    let game = french();
    let points = |position: &str| {
        let state = after(&game, &placed(&game, position), "E2-E4 MOT@E4E5F5").expect("legal");
        let turn = game.turn(&state);
        turn.outcome().expect("over").points.clone()
    };
    assert_eq!(points("8/4ot2/8/8/4M3/B7 w"), [2, 0]);
    assert_eq!(points("8/4ot2/8/7z/4M3/B7 w"), [1, 0]);
}

#[test]
fn f3_the_dictionary_on_ones_own_time() {
    assert_eq!(french().consultation(), Consultation::OwnTime(Clause::F3));
    assert!(french().has_arbiter());
}
