//! Plays two tables of weights of Échec aux Chevaliers against each other.
//!
//! `cargo run --release -p bots --example chevaliers_duel -- GAMES [NODES] [SEED]` plays the fitted weights
//! against the first guess, each opening twice with the camps exchanged, NODES positions a move, 3000 unless
//! said.

use std::env;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use bots::chevaliers::{FITTED, Reader, first_guess, practise};
use game_chevaliers::{Chevaliers, Rules};
use game_core::{Game as _, Positions as _};

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let number = |at: usize, usual: u64| {
        arguments
            .get(at)
            .map_or(usual, |text| text.parse().expect("a number"))
    };
    let (games, nodes, seed) = (number(1, 100), number(2, 3000), number(3, 1));
    let game = Chevaliers::new(Rules::DEFAULT);
    let start = game.position(&game.blank());
    let [fitted, guess] = [FITTED, first_guess()].map(|table| Reader::new(&game, &table));
    let next = AtomicU64::new(0);
    let results: [AtomicU32; 3] = Default::default();
    let plies = AtomicU64::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let exchanged = game % 2 == 1;
                    let judges = if exchanged {
                        [&guess, &fitted]
                    } else {
                        [&fitted, &guess]
                    };
                    let own = (seed << 32) | (game / 2);
                    let played = practise(judges, &start, nodes, own).expect("a start can be read");
                    let result = if exchanged { -played.result } else { played.result };
                    results[usize::try_from(1 - result).expect("-1 to 1")].fetch_add(1, Ordering::Relaxed);
                    plies.fetch_add(played.plies as u64, Ordering::Relaxed);
                }
            });
        }
    });
    let [wins, draws, losses] = results.map(AtomicU32::into_inner);
    let share = 100.0 * (f64::from(wins) + f64::from(draws) / 2.0) / games as f64;
    println!("fitted against the first guess: +{wins} ={draws} -{losses} of {games}, {share:.1} %");
    println!("{:.1} plies a game", plies.into_inner() as f64 / games as f64);
}
