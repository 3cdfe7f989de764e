//! Many random games, each held to the laws in one go: it ends within its bound, keeps its tokens, never
//! writes a word twice, and is read back from the texts of its actions, events and positions.

use std::collections::{BTreeMap, HashSet};

use game_core::{Game as _, Listing as _, Positions as _, Seat};
use game_dames_de_lettres::{Action, DamesDeLettres, Event, Placing, Rules, State};
use game_testkit::TestDice;
use game_testkit::effort::many;

/// How many games are played with a few words.
const GAMES: u64 = 400;

/// The letters on the board, jokers apart.
fn letters(state: &State) -> usize {
    [Seat(0), Seat(1)]
        .map(|seat| state.board().letters(seat).len())
        .iter()
        .sum()
}

/// A listed action, with a joker where a long word earns one.
fn choose(game: &DamesDeLettres, state: &State, dice: &mut TestDice) -> Action {
    let all = game.actions(state, state.side());
    let mut action = dice.pick(&all).expect("an awaited seat can do something").clone();
    if let Action::Move(play) = &mut action
        && play.words.iter().any(|writing| writing.word.len() >= 7)
        && let Some(joker) = state.stock().letters().next()
    {
        let slide = state
            .board()
            .slides(game.rules(), state.side())
            .into_iter()
            .find(|slide| slide.from == play.from && slide.to == play.to)
            .expect("a listed slide");
        let after = state.board().after(game.rules(), state.side(), &slide);
        let free = after
            .empty()
            .and(game_dames_de_lettres::Cells::camp(state.side()));
        if let Some(at) = free.iter().next() {
            play.jokers.push(Placing { joker, at: Some(at) });
        }
    }
    action
}

/// Plays one game and gives the code of its end, the number of its moves and of its jokers.
fn play(game: &DamesDeLettres, seed: u64, redeals: &mut usize) -> (&'static str, usize, usize) {
    let mut dice = TestDice::new(seed);
    let mut state = game.blank();
    let mut read = game.blank();
    let mut events = game.setup(&mut dice);
    let bound = game.longest_game().expect("captured letters leave the board");
    let mut before = 32;
    for moves in 0..=bound {
        for event in &events {
            game.evolve(&mut state, event);
            let text = event.to_string();
            let event: Event = text
                .parse()
                .unwrap_or_else(|fault| panic!("seed {seed}: {text:?} {fault}"));
            game.evolve(&mut read, &event);
            assert_eq!(state, read, "seed {seed} {text}");
            if let Event::Deal(_) = event {
                *redeals += usize::from(moves > 0);
                before = 32;
            }
        }
        assert_eq!(
            state.drawn().iter().map(|&count| u32::from(count)).sum::<u32>(),
            32
        );
        assert!(letters(&state) <= before, "seed {seed}: a letter came back");
        before = letters(&state);
        let words: HashSet<_> = state.used().iter().map(|used| &used.word).collect();
        assert_eq!(words.len(), state.used().len(), "seed {seed}: a word twice");
        if seed.is_multiple_of(20) {
            let text = game.position(&state);
            let placed = game
                .place(&text)
                .unwrap_or_else(|fault| panic!("{text:?} {fault}"));
            assert_eq!(game.position(&placed), text);
        }
        if let Some(end) = state.end() {
            return (end.cause.code(), moves, state.board().jokers().len());
        }
        let action = choose(game, &state, &mut dice);
        assert_eq!(action.to_string().parse().as_ref(), Ok(&action), "seed {seed}");
        let idle = Seat(1 - state.side().0);
        assert!(game.decide(&state, idle, &action, &mut dice.clone()).is_err());
        events = game
            .decide(&state, state.side(), &action, &mut dice)
            .unwrap_or_else(|violation| panic!("seed {seed}: {action} {violation}"));
    }
    panic!("seed {seed}: not over after {bound} moves");
}

#[test]
fn random_games_with_few_words_end() {
    let game = DamesDeLettres::new(Rules::DEFAULT, crate::few_words());
    let mut ends: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut longest, mut all, mut redeals) = (0, 0, 0);
    for seed in 0..many(GAMES) {
        let (code, moves, _) = play(&game, seed, &mut redeals);
        *ends.entry(code).or_default() += 1;
        longest = longest.max(moves);
        all += moves;
    }
    println!(
        "{} games, {all} moves, at most {longest} in one, {redeals} new deals: {ends:?}",
        many(GAMES)
    );
    // Chance meets every way that a game on the board can end.
    for code in ["conquest", "reversal", "blocked"] {
        assert!(ends.contains_key(code), "no game ended by {code}: {ends:?}");
    }
}

#[test]
fn random_games_with_french_words_end() {
    let mut jokers = 0;
    let mut ends: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..25 {
        let (code, _, brought) = play(&crate::french(), seed, &mut 0);
        *ends.entry(code).or_default() += 1;
        jokers += brought;
    }
    println!("{ends:?}, {jokers} jokers");
    assert!(jokers > 0, "a long word earns a joker now and then");
}
