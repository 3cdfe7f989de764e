//! Plays players of Dames de Lettres against each other, each deal twice with the sides exchanged.
//!
//! `cargo run --release -p bots --example dames_duel -- FIRST SECOND GAMES [SEED]`. A player is `greedy` or
//! `level=N`, with `nodes=N`, `depth=N` or `time=MS`, apart by commas.

use std::collections::BTreeMap;
use std::env;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::dames_de_lettres::{DamesDeLettresBot, Greedy};
use bots::{Bot, Budget, Chance, Effort, Level};
use game_core::{Dice, Game as _, Seat, Turn, Viewer};
use game_dames_de_lettres::{DamesDeLettres, Rules};

type Player = Box<dyn Bot<DamesDeLettres>>;

/// A player as asked for.
#[derive(Clone)]
struct Spec {
    level: Option<Level>,
    budget: Budget,
}

fn spec(text: &str) -> Spec {
    let mut spec = Spec {
        level: Some(Level::HIGHEST),
        budget: Budget::MoveTime(Duration::from_millis(300)),
    };
    for part in text.split(',') {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        let number = || value.parse::<u64>().expect("a number");
        match name {
            "greedy" => spec.level = None,
            "level" => spec.level = Some(value.parse().expect("a level")),
            "nodes" => spec.budget = Budget::Nodes(number()),
            "depth" => spec.budget = Budget::Depth(value.parse().expect("a depth")),
            "time" => spec.budget = Budget::MoveTime(Duration::from_millis(number())),
            _ => panic!("player \"{part}\" unknown"),
        }
    }
    spec
}

/// The dice of a deal.
struct Deal(Chance);

impl Dice for Deal {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound as usize) as u32
    }
}

#[derive(Default)]
struct Tally {
    wins: [u32; 2],
    plies: u64,
    ends: BTreeMap<(usize, &'static str), u32>,
    nodes: [u64; 2],
    depths: [u64; 2],
    moves: [u64; 2],
    spent: [Duration; 2],
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let (Some(first), Some(second), Some(games)) = (arguments.get(1), arguments.get(2), arguments.get(3))
    else {
        eprintln!("usage: dames_duel FIRST SECOND GAMES [SEED]");
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
    let [wins, losses] = tally.wins;
    let share = 100.0 * f64::from(wins) / games as f64;
    println!("{first} against {second}: +{wins} -{losses} of {games}, {share:.1} %");
    println!(
        "{:.1} actions a game, {:?}",
        tally.plies as f64 / games as f64,
        tally.ends
    );
    for (who, text) in [first, second].into_iter().enumerate() {
        let moves = tally.moves[who].max(1);
        println!(
            "  {text}: {} nodes, depth {:.1} and {:.1} ms a move",
            tally.nodes[who] / moves,
            tally.depths[who] as f64 / moves as f64,
            1000.0 * tally.spent[who].as_secs_f64() / moves as f64
        );
    }
}

/// Plays one game and adds it up.
fn play(specs: &[Spec; 2], seed: u64, number: u64, tally: &Mutex<Tally>) {
    let game = DamesDeLettres::new(Rules::DEFAULT, lexicon_fr::french());
    let deal = seed.wrapping_mul(0x1_0000_0001).wrapping_add(number / 2);
    let mut dice = Deal(Chance::new(deal));
    let mut state = game.blank();
    for event in game.setup(&mut dice) {
        game.evolve(&mut state, &event);
    }
    // White is the first player's in even games.
    let who_at = |seat: Seat| seat.index() ^ (number % 2) as usize;
    let mut players: Vec<Player> = (0..2)
        .map(|who| -> Player {
            let seed = (deal << 8) ^ (number << 1) ^ who as u64;
            let Some(level) = specs[who].level else {
                return Box::new(Greedy::new(&game, seed));
            };
            Box::new(DamesDeLettresBot::new(&game, level, seed))
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
        let begun = Instant::now();
        let choice = players[who].choose(&view, &Effort::new(specs[who].budget));
        own.spent[who] += begun.elapsed();
        own.nodes[who] += choice.nodes;
        own.depths[who] += u64::from(choice.depth);
        own.moves[who] += 1;
        own.plies += 1;
        let events = game
            .decide(&state, seat, &choice.action, &mut dice)
            .unwrap_or_else(|refusal| panic!("{} in {}: {refusal}", choice.action, view.position));
        for event in events {
            game.evolve(&mut state, &event);
        }
    };
    let winner = who_at(outcome.winners.iter().next().expect("somebody wins"));
    let mut tally = tally.lock().expect("no thread panics");
    tally.wins[winner] += 1;
    tally.plies += own.plies;
    *tally.ends.entry((winner, outcome.code)).or_default() += 1;
    for who in 0..2 {
        tally.nodes[who] += own.nodes[who];
        tally.depths[who] += own.depths[who];
        tally.moves[who] += own.moves[who];
        tally.spent[who] += own.spent[who];
    }
}
