//! Makes the positions that the weights of Échec aux Chevaliers are fitted to.
//!
//! `cargo run --release -p bot-chevaliers --example chevaliers_games -- POSITIONS GAMES [NODES] [SEED] [guess]` plays
//! games of the engine against itself from random openings, on every layout in turn but mostly on the usual
//! one, judging by the fitted weights or, when so told, by the first guess. It writes lines
//! `LAYOUT;POSITION;RESULT;VALUE`: how the game ended for Silver (1, 0 or -1) and what a search of NODES
//! positions, 3000 unless said, found the position worth to the camp to move. Equal arguments and equal
//! weights make an equal file. `chevaliers_fit` reads it.

use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs};

use bot_chevaliers::{FITTED, Reader, first_guess, practise};
use game_chevaliers::{Chevaliers, LAYOUTS, Rules};
use game_core::{Game as _, Positions as _};

/// Of so many games one is played on another layout than the usual one.
const ELSEWHERE: usize = 4;

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let (Some(file), Some(games)) = (arguments.get(1), arguments.get(2)) else {
        eprintln!("usage: games POSITIONS GAMES [NODES] [SEED] [guess]");
        std::process::exit(2);
    };
    let number = |at: usize, usual: u64| {
        arguments
            .get(at)
            .map_or(usual, |text| text.parse().expect("a number"))
    };
    let games: usize = games.parse().expect("a number of games");
    let (nodes, seed) = (number(3, 3000), number(4, 1));
    let weights = match arguments.get(5).map(String::as_str) {
        None => FITTED,
        Some("guess") => first_guess(),
        Some(other) => panic!("weights \"{other}\" unknown, expected guess"),
    };
    let tables: Vec<(&str, Reader, String)> = LAYOUTS
        .iter()
        .map(|&layout| {
            let game = Chevaliers::new(Rules {
                layout,
                ..Rules::DEFAULT
            });
            let start = game.position(&game.blank());
            (layout, Reader::new(&game, &weights), start)
        })
        .collect();
    let texts = Mutex::new(vec![String::new(); games]);
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let elsewhere = game % ELSEWHERE == ELSEWHERE - 1;
                    let at = if elsewhere {
                        1 + game / ELSEWHERE % (tables.len() - 1)
                    } else {
                        0
                    };
                    let (layout, reader, start) = &tables[at];
                    let own = seed << 32 | game as u64;
                    let played = practise([reader; 2], start, nodes, own).expect("a start can be read");
                    let mut text = String::new();
                    for (position, value) in &played.positions {
                        writeln!(text, "{layout};{position};{};{value}", played.result)
                            .expect("a string takes all");
                    }
                    texts.lock().expect("no thread panics")[game] = text;
                }
            });
        }
    });
    let text = texts.into_inner().expect("no thread panics").concat();
    eprintln!("{} positions of {games} games", text.lines().count());
    fs::write(file, text).expect("the positions can be written");
}
