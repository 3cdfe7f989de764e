//! Many random games, each held to the laws in one go: it ends within its bound, is read back from the
//! texts of its events, and its board holds together.

use std::collections::BTreeMap;

use game_chevaliers::{Action, Chevaliers, Event, State};
use game_core::{Dice as _, Game as _, Listing as _, Positions as _, Turn};
use game_testkit::TestDice;
use game_testkit::effort::many;

/// How many games are played with each set of options.
const GAMES: u64 = 150;

const OPTIONS: [&str; 16] = [
    "-",
    "capture=as_written",
    "capture=claim",
    "chain=may charge_forces=true",
    "men_leap=true",
    "men_capture_back=false castle_hold=0",
    "leap_after_capture=true",
    "own_castle=forbidden stalemate=draw",
    "seats=4",
    "team=alternate",
    "team=alternate capture=claim",
    "seats=4 capture=claim no_progress=20",
    "layout=c98s",
    "layout=r99 repetition=2",
    "layout=t98",
    "layout=d98",
];

/// Something to do: a claim one time in two where there is one.
fn choose(game: &Chevaliers, state: &State, dice: &mut TestDice) -> (game_core::Seat, Action) {
    let choices = game.choices(state);
    let claim = choices.iter().find(|(_, action)| *action == Action::Claim);
    match claim {
        Some(claim) if dice.below(2) == 0 => claim.clone(),
        _ => dice
            .pick(&choices)
            .expect("an awaited seat can do something")
            .clone(),
    }
}

/// Plays one game and gives the code of its end and the number of its actions.
fn play(game: &Chevaliers, seed: u64) -> (&'static str, usize) {
    let mut dice = TestDice::new(seed);
    let mut state = game.blank();
    for actions in 0..=game.longest_game() {
        if let Turn::Over(outcome) = game.turn(&state) {
            return (outcome.code, actions);
        }
        let (seat, action) = choose(game, &state, &mut dice);
        let events = game.decide(&state, seat, &action, &mut dice).expect("listed");
        let [event] = &events[..] else {
            panic!("seed {seed}: {action} made {} events", events.len());
        };
        let text = event.to_string();
        assert_eq!(text, action.to_string());
        let read: Event = text.parse().unwrap_or_else(|fault| panic!("{text:?} {fault}"));
        assert_eq!(read, *event);
        game.evolve(&mut state, event);
        // Positions cost more to check than all the rest.
        if seed.is_multiple_of(10) {
            let text = game.position(&state);
            let placed = game
                .place(&text)
                .unwrap_or_else(|fault| panic!("{text:?} {fault}"));
            assert_eq!(game.position(&placed), text);
            assert_eq!(game.movements(&placed), game.movements(&state), "{text}");
        }
    }
    panic!("seed {seed}: not over after {} actions", game.longest_game());
}

#[test]
fn random_games_end() {
    let mut met: BTreeMap<&str, u64> = BTreeMap::new();
    for options in OPTIONS {
        let game = crate::game(options);
        let mut ends: BTreeMap<&str, u64> = BTreeMap::new();
        let (mut longest, mut all) = (0, 0);
        for seed in 0..many(GAMES) {
            let (code, actions) = play(&game, seed);
            *ends.entry(code).or_default() += 1;
            *met.entry(code).or_default() += 1;
            longest = longest.max(actions);
            all += actions;
        }
        println!(
            "{options}: {all} actions, at most {longest} of {} in one: {ends:?}",
            game.longest_game()
        );
    }
    // Chance meets every way that a game on the board can end, but for a blocked camp, which is too rare.
    for code in ["castle", "elimination", "repetition", "no-progress"] {
        assert!(met.contains_key(code), "no game ended by {code}: {met:?}");
    }
}

/// The bound, from its parts.
#[test]
fn the_bound_is_what_its_reasons_make_it() {
    // Six men of each camp have eight lines before them and six have seven; 34 pieces can be taken.
    let lines = 2 * (6 * 8 + 6 * 7);
    let expected = |no_progress: usize| (34 + lines + 2 * 34 + 1) * no_progress + 2 * 34;
    assert_eq!(crate::game("-").longest_game(), expected(100));
    assert_eq!(crate::game("no_progress=10").longest_game(), expected(10));
}
