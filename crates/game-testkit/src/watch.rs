//! A dealt game, played by whoever chooses for the seats.

use game_core::{Game, Seat, Turn};

use crate::TestDice;

/// Deals a game by `seed` and lets `choose` do up to `count` actions, all of which the rules must accept.
///
/// # Panics
/// When they refuse one.
pub fn watch<G: Game>(
    game: &G,
    seed: u64,
    count: usize,
    mut choose: impl FnMut(&G::State, Seat) -> G::Action,
) {
    let mut dice = TestDice::new(seed);
    let mut state = game.blank();
    for event in game.setup(&mut dice) {
        game.evolve(&mut state, &event);
    }
    for _ in 0..count {
        let Turn::Awaiting(seats) = game.turn(&state) else {
            break;
        };
        let seat = seats.iter().next().expect("somebody is awaited");
        let action = choose(&state, seat);
        let events = game.decide(&state, seat, &action, &mut dice);
        for event in events.unwrap_or_else(|violation| panic!("{violation}: {action}")) {
            game.evolve(&mut state, &event);
        }
    }
}
