//! Plays players of Échec aux Chevaliers against each other, each opening twice with the camps exchanged.
//!
//! `cargo run --release -p bots --example chevaliers_duel -- FIRST SECOND GAMES [SEED]`. A player is `greedy`
//! or `level=N`, with `nodes=N`, `time=MS`, and `guess`, which judges by the first guess instead of the fitted
//! weights, or `table=FILE`, which judges by a table as `chevaliers_fit` writes it, all apart by commas.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use std::{env, fs};

use bots::chevaliers::{ChevaliersBot, Greedy, Table, first_guess};
use bots::{Bot, Budget, Chance, Effort, Level};
use game_chevaliers::{Chevaliers, Rules, State};
use game_core::{Game as _, Listing as _, NoDice, Seat, Turn, Viewer};

/// Random moves before the players take over.
const OPENING: usize = 6;

/// A player as asked for.
#[derive(Clone)]
struct Spec {
    level: Option<Level>,
    budget: Budget,
    table: Option<Table>,
}

fn spec(text: &str) -> Spec {
    let mut spec = Spec {
        level: Some(Level::HIGHEST),
        budget: Budget::MoveTime(Duration::from_millis(100)),
        table: None,
    };
    for part in text.split(',') {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        let number = || value.parse::<u64>().expect("a number");
        match name {
            "greedy" => spec.level = None,
            "guess" => spec.table = Some(first_guess()),
            "table" => spec.table = Some(read(value)),
            "level" => spec.level = Some(value.parse().expect("a level")),
            "nodes" => spec.budget = Budget::Nodes(number()),
            "time" => spec.budget = Budget::MoveTime(Duration::from_millis(number())),
            _ => panic!("player \"{part}\" unknown"),
        }
    }
    spec
}

/// The pairs of weights in a source file.
fn read(file: &str) -> Table {
    let text = fs::read_to_string(file).expect("the table can be read");
    let pairs = text.split('(').filter_map(|part| {
        let (pair, _) = part.split_once(')')?;
        let (opening, endgame) = pair.split_once(", ")?;
        Some((opening.parse().ok()?, endgame.parse().ok()?))
    });
    let weights: Vec<(i16, i16)> = pairs.collect();
    weights.try_into().expect("a weight for every feature")
}

#[derive(Default)]
struct Tally {
    results: [u32; 3],
    plies: u64,
    ends: BTreeMap<&'static str, u32>,
    nodes: [u64; 2],
    depths: [u64; 2],
    moves: [u64; 2],
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let (Some(first), Some(second), Some(games)) = (arguments.get(1), arguments.get(2), arguments.get(3))
    else {
        eprintln!("usage: chevaliers_duel FIRST SECOND GAMES [SEED]");
        std::process::exit(2);
    };
    let specs = [spec(first), spec(second)];
    let games: u64 = games.parse().expect("a number of games");
    let seed: u64 = arguments.get(4).map_or(0, |seed| seed.parse().expect("a seed"));
    let next = AtomicU64::new(0);
    let tally = Mutex::new(Tally::default());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    play(&specs, seed, number, &tally);
                }
            });
        }
    });
    let tally = tally.into_inner().expect("no thread panics");
    let [wins, draws, losses] = tally.results;
    let share = 100.0 * (f64::from(wins) + f64::from(draws) / 2.0) / games as f64;
    println!("{first} against {second}: +{wins} ={draws} -{losses} of {games}, {share:.1} %");
    println!(
        "{:.1} plies a game, {:?}",
        tally.plies as f64 / games as f64,
        tally.ends
    );
    for (who, text) in [first, second].into_iter().enumerate() {
        let moves = tally.moves[who].max(1);
        let depth = tally.depths[who] as f64 / moves as f64;
        println!(
            "  {text}: {} nodes and depth {depth:.1} a move",
            tally.nodes[who] / moves
        );
    }
}

/// The start of a pair of games.
fn opening(game: &Chevaliers, seed: u64) -> State {
    let mut chance = Chance::new(seed);
    let mut state = game.blank();
    for _ in 0..OPENING + chance.below(2) {
        let choices = game.choices(&state);
        let (seat, action) = &choices[chance.below(choices.len())];
        let events = game.decide(&state, *seat, action, &mut NoDice).expect("listed");
        events.iter().for_each(|event| game.evolve(&mut state, event));
    }
    state
}

/// Plays one game and adds it up.
fn play(specs: &[Spec; 2], seed: u64, number: u64, tally: &Mutex<Tally>) {
    let game = Chevaliers::new(Rules::DEFAULT);
    let deal = seed.wrapping_mul(0x1_0000_0001).wrapping_add(number / 2);
    let mut state = opening(&game, deal);
    // Silver is the first player's in even games.
    let who_at = |seat: Seat| seat.index() ^ (number % 2) as usize;
    let mut players: Vec<Box<dyn Bot<Chevaliers>>> = (0..2)
        .map(|who| -> Box<dyn Bot<Chevaliers>> {
            let seed = (deal << 8) ^ (number << 1) ^ who as u64;
            let Some(level) = specs[who].level else {
                return Box::new(Greedy::new(&game, seed));
            };
            let mut bot = ChevaliersBot::new(&game, level, seed);
            if let Some(table) = &specs[who].table {
                bot.weigh_by(&game, table);
            }
            Box::new(bot)
        })
        .collect();
    let mut own = Tally::default();
    let outcome = loop {
        let seat = match game.turn(&state) {
            Turn::Over(outcome) => break outcome,
            Turn::Awaiting(seats) => seats.iter().next().expect("somebody is awaited"),
        };
        let who = who_at(seat);
        let view = game.view(&state, Viewer::Seat(seat));
        let choice = players[who].choose(&view, &Effort::new(specs[who].budget));
        own.nodes[who] += choice.nodes;
        own.depths[who] += u64::from(choice.depth);
        own.moves[who] += 1;
        own.plies += 1;
        let events = game
            .decide(&state, seat, &choice.action, &mut NoDice)
            .unwrap_or_else(|refusal| panic!("{} in {}: {refusal}", choice.action, view.position));
        for event in events {
            for player in &mut players {
                player.observe(&game.redact(&state, &event, Viewer::Spectator));
            }
            game.evolve(&mut state, &event);
        }
    };
    let result = match outcome.winners.iter().next() {
        None => 1,
        Some(seat) if who_at(seat) == 0 => 0,
        Some(_) => 2,
    };
    let mut tally = tally.lock().expect("no thread panics");
    tally.results[result] += 1;
    tally.plies += own.plies;
    *tally.ends.entry(outcome.code).or_default() += 1;
    for who in 0..2 {
        tally.nodes[who] += own.nodes[who];
        tally.depths[who] += own.depths[who];
        tally.moves[who] += own.moves[who];
    }
}
