//! Every coup from the Arsenal alone on the opening of La Guerre des Mots, against going through the word
//! list.
//!
//! Both must lay as many words, or the figure is refused: a search that is quick because it misses some is none.

mod scan;

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use game_core::{Dice, Game};
use game_guerre_des_mots::{Action, Coup, Event, GuerreDesMots, Prospector, Rules, State, Tiles, WordTile};
use scan::Scan;

use super::{Bed, Figure};
use crate::chance;
use crate::failure::Failure;
use crate::printer::Printer;

/// Every measurement is taken so often, and the quickest counts: the others were disturbed.
const ROUNDS: usize = 3;

/// How many openings are searched, each for its four players.
const OPENINGS: usize = 50;

/// How many players there are.
const SEATS: u8 = 4;

pub(super) fn measure(printer: &mut Printer, bed: &Bed) -> Result<(), Failure> {
    let rules = Rules {
        seats: SEATS,
        ..Rules::DEFAULT
    };
    let game = GuerreDesMots::new(rules, catalog::french());
    let openings: Vec<State> = (0..)
        .filter_map(|seed| opening(&game, seed))
        .take(bed.share(OPENINGS))
        .collect();
    let full: Vec<State> = openings.iter().map(|state| filled(&game, state)).collect();
    // What is read of the list once is not a position's.
    let warm = coups(&game, &openings[..1]);
    let scan = Scan::new(&game);
    let mut ours = (0, Duration::MAX);
    let mut fuller = (0, Duration::MAX);
    let mut first = Duration::MAX;
    for _ in 0..ROUNDS {
        ours = quicker(ours, || coups(&game, &openings));
        fuller = quicker(fuller, || coups(&game, &full));
        first = quicker((0, first), || firsts(&game, &full)).1;
    }
    let listed = quicker((0, Duration::MAX), || scanned(&scan, &game, &openings));
    let placed = placed(&game, &openings);
    if listed.0 != placed || warm == 0 {
        return Err(Failure::usage(format!(
            "words laid: {placed}, expected {}",
            listed.0
        )));
    }
    let hands = openings.len() * usize::from(SEATS);
    let each = |time: Duration| time.as_secs_f64() * 1e3 / hands as f64;
    let figures = [
        ("coups, 18 letters", fuller.0 as f64 / hands as f64, "a hand"),
        ("all coups, 18 letters", each(fuller.1), "ms a hand"),
        ("first ten, 18 letters", each(first), "ms a hand"),
        ("coups after a base word", ours.0 as f64 / hands as f64, "a hand"),
        ("all coups after a base word", each(ours.1), "ms a hand"),
        ("the list word by word", each(listed.1), "ms a hand"),
        (
            "ratio to the list",
            listed.1.as_secs_f64() / ours.1.as_secs_f64(),
            "times as fast",
        ),
    ];
    for (name, value, unit) in figures {
        Figure::new(format!("guerre-des-mots, {name}"), value, unit).print(printer)?;
    }
    Ok(())
}

/// What some work gives, and its time if that is the quicker one.
fn quicker(before: (usize, Duration), work: impl FnOnce() -> usize) -> (usize, Duration) {
    let start = Instant::now();
    let done = work();
    (done, before.1.min(start.elapsed()))
}

/// A deal after everybody's base word, if everybody has one.
fn opening(game: &GuerreDesMots, seed: u64) -> Option<State> {
    let mut dice = chance::dice(seed);
    let mut state = game.blank();
    let mut events = game.setup(&mut dice);
    for _ in 0..SEATS {
        events.iter().for_each(|event| game.evolve(&mut state, event));
        let seat = state.side();
        let coups: Vec<Coup> = Prospector::new(game, &state, seat).arsenal().collect();
        let bound = u32::try_from(coups.len()).ok().filter(|&bound| bound > 0)?;
        let coup = coups[dice.below(bound) as usize].clone();
        let action = Action::Coup(Box::new(coup));
        events = game.decide(&state, seat, &action, &mut dice).ok()?;
    }
    events.iter().for_each(|event| game.evolve(&mut state, event));
    Some(state)
}

/// The same with four more letters for everybody, so that every hand is as large as it was dealt.
fn filled(game: &GuerreDesMots, state: &State) -> State {
    let mut state = state.clone();
    for _ in 0..SEATS {
        let drawn: Tiles = state.reserve().iter().step_by(4).take(4).collect();
        game.evolve(&mut state, &Event::Draw(drawn));
    }
    state
}

/// How many coups everybody has.
fn coups(game: &GuerreDesMots, openings: &[State]) -> usize {
    let seats = |state| (0..SEATS).map(move |seat| Prospector::new(game, state, game_core::Seat(seat)));
    openings
        .iter()
        .flat_map(seats)
        .map(|coups| coups.arsenal().count())
        .sum()
}

/// The first coups of everybody.
fn firsts(game: &GuerreDesMots, openings: &[State]) -> usize {
    let seats = |state| (0..SEATS).map(move |seat| Prospector::new(game, state, game_core::Seat(seat)));
    let first = |coups: Prospector<'_>| coups.arsenal().take(10).count();
    openings.iter().flat_map(seats).map(first).sum()
}

/// How many words in one piece everybody can lay, wherever jokers lie in them.
fn placed(game: &GuerreDesMots, openings: &[State]) -> usize {
    let mut count = 0;
    for state in openings {
        for seat in (0..SEATS).map(game_core::Seat) {
            let words = Prospector::new(game, state, seat).arsenal().filter_map(|coup| {
                let [word] = coup.words.as_slice() else {
                    return None;
                };
                let whole = !word.tiles.contains(&WordTile::LaidCross) && coup.pivot.is_none();
                whole.then(|| (word.start, word.axis, word.text()))
            });
            count += words.collect::<BTreeSet<_>>().len();
        }
    }
    count
}

/// The same, word by word.
fn scanned(scan: &Scan, game: &GuerreDesMots, openings: &[State]) -> usize {
    let seats = (0..SEATS).map(game_core::Seat);
    let hands = openings
        .iter()
        .flat_map(|state| seats.clone().map(move |seat| (state, seat)));
    hands.map(|(state, seat)| scan.count(game, state, seat)).sum()
}
