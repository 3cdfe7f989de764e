//! Every word move of positions of Dames de Lettres, against the same search with a plain trie.
//!
//! Both must find as many word moves, or the figure is refused: what is measured is the form of the graph
//! alone.

mod trie;

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use game_core::{Dice, Game, Listing};
use game_dames_de_lettres::{DamesDeLettres, Rules, Sieve, State};
use lexicon::Letter;
use trie::Trie;

use super::{Bed, Figure};
use crate::chance;
use crate::failure::Failure;
use crate::printer::Printer;

/// Every measurement is taken so often, and the quickest counts: the others were disturbed.
const ROUNDS: usize = 5;

/// How many positions are searched.
const POSITIONS: usize = 1_000;

pub(super) fn measure(printer: &mut Printer, bed: &Bed) -> Result<(), Failure> {
    let game = DamesDeLettres::new(Rules::DEFAULT, catalog::french());
    let positions = positions(&game, bed.share(POSITIONS));
    let trie = Trie::of(&game.word_list().graphs().forward);
    let mut ours = (0, Duration::MAX);
    let mut plain = (0, Duration::MAX);
    // Turn about, so that whatever disturbs one disturbs the other.
    for _ in 0..ROUNDS {
        ours = quicker(ours, || {
            positions.iter().map(|state| by_graph(&game, state)).sum()
        });
        plain = quicker(plain, || {
            positions.iter().map(|state| by_trie(&game, &trie, state)).sum()
        });
    }
    if ours.0 != plain.0 {
        let (ours, plain) = (ours.0, plain.0);
        return Err(Failure::usage(format!(
            "word moves found: {ours}, expected {plain}"
        )));
    }
    let each = |time: Duration| time.as_secs_f64() * 1e6 / positions.len() as f64;
    let mean = ours.0 as f64 / positions.len() as f64;
    Figure::new("dames-de-lettres, word moves", mean, "a position").print(printer)?;
    Figure::new("dames-de-lettres, all word moves", each(ours.1), "µs a position").print(printer)?;
    Figure::new(
        "dames-de-lettres, plain 26-way trie",
        each(plain.1),
        "µs a position",
    )
    .print(printer)?;
    let ratio = plain.1.as_secs_f64() / ours.1.as_secs_f64();
    Figure::new("dames-de-lettres, ratio to the trie", ratio, "times as fast").print(printer)?;
    let (_, any) = quicker((0, Duration::MAX), || {
        let open = positions.iter().filter(|state| game.has_word_move(state));
        open.count()
    });
    Figure::new(
        "dames-de-lettres, whether there is any",
        each(any),
        "µs a position",
    )
    .print(printer)
}

/// What some work gives, and its time if that is the quicker one.
fn quicker(before: (usize, Duration), work: impl FnOnce() -> usize) -> (usize, Duration) {
    let start = Instant::now();
    let done = work();
    (done, before.1.min(start.elapsed()))
}

/// Positions of whole games, whose moves are drawn from all that have one word or none.
fn positions(game: &DamesDeLettres, count: usize) -> Vec<State> {
    let mut positions = Vec::with_capacity(count);
    for seed in 0.. {
        let mut dice = chance::dice(seed);
        let mut state = game.blank();
        let mut events = game.setup(&mut dice);
        loop {
            events.iter().for_each(|event| game.evolve(&mut state, event));
            if positions.len() == count {
                return positions;
            }
            let actions = game.actions(&state, state.side());
            let Ok(bound @ 1..) = u32::try_from(actions.len()) else {
                break;
            };
            positions.push(state.clone());
            let action = &actions[dice.below(bound) as usize];
            events = game
                .decide(&state, state.side(), action, &mut dice)
                .expect("a listed action is legal");
        }
    }
    positions
}

/// How many word moves a position has, one for each word and path, repetition judged.
fn by_graph(game: &DamesDeLettres, state: &State) -> usize {
    let seat = state.side();
    let slides = state.board().slides(game.rules(), seat);
    let ledger = game.ledger(state);
    let mut sieve = ledger.sieve(seat);
    let mut count = 0;
    let graph = &game.word_list().graphs().forward;
    let _ = game.traces(state.board(), seat, &slides, graph, &mut |trace| {
        count += fresh(&mut sieve, trace.letters());
        ControlFlow::Continue(())
    });
    count
}

/// The same with the trie.
fn by_trie(game: &DamesDeLettres, trie: &Trie, state: &State) -> usize {
    let seat = state.side();
    let slides = state.board().slides(game.rules(), seat);
    let ledger = game.ledger(state);
    let mut sieve = ledger.sieve(seat);
    let mut count = 0;
    trie::each(trie, state.board(), seat, &slides, &mut |letters| {
        count += fresh(&mut sieve, letters);
    });
    count
}

fn fresh(sieve: &mut Sieve<'_>, letters: &[Letter]) -> usize {
    usize::from(sieve.allows(letters))
}
