//! Plays players of Échec et Mots against each other, each deal twice with the seats exchanged.
//!
//! `cargo run --release -p bots --example rally -- FIRST SECOND GAMES [SEED]`. A player is `greedy` or
//! `level=N`, with `nodes=N`, `time=MS`, `depth=N` and weights of the evaluation such as `knight=90`, all
//! apart by commas.

use std::collections::BTreeMap;
use std::env;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::echec_et_mots::{EchecEtMotsBot, Greedy, Weights};
use bots::{Bot, Budget, Chance, Effort, Level};
use game_core::{Dice, Game as _, Seat, Turn, Viewer};
use game_echec_et_mots::{Action, EchecEtMots, Rules};

/// A player as asked for.
#[derive(Clone)]
struct Spec {
    level: Option<Level>,
    budget: Budget,
    weights: Weights,
}

fn spec(text: &str) -> Spec {
    let mut spec = Spec {
        level: Some(Level::HIGHEST),
        budget: Budget::MoveTime(Duration::from_millis(50)),
        weights: Weights::USUAL,
    };
    for part in text.split(',') {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        let number = || value.parse::<i32>().expect("a number");
        match name {
            "greedy" => spec.level = None,
            "level" => spec.level = Some(value.parse().expect("a level")),
            "nodes" => spec.budget = Budget::Nodes(value.parse().expect("a number")),
            "depth" => spec.budget = Budget::Depth(value.parse().expect("a number")),
            "time" => spec.budget = Budget::MoveTime(Duration::from_millis(value.parse().expect("a number"))),
            "win" => spec.weights.win = number(),
            "point" => spec.weights.point = number(),
            "knight" => spec.weights.knight = number(),
            "patience" => spec.weights.patience = number(),
            "waiting" => spec.weights.waiting = number(),
            "scale" => spec.weights.scale = number(),
            "shares" => {
                let shares: Vec<i32> = value.bytes().map(|digit| i32::from(digit - b'0')).collect();
                spec.weights.shares = shares.try_into().expect("three digits");
            }
            _ => panic!("player \"{part}\" unknown"),
        }
    }
    spec
}

/// Dice that follow from a seed.
struct Deal(Chance);

impl Dice for Deal {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound as usize) as u32
    }
}

#[derive(Default)]
struct Tally {
    results: [u32; 3],
    points: [i64; 2],
    plies: u64,
    announced: [u32; 2],
    ends: BTreeMap<String, u32>,
    nodes: [u64; 2],
    moves: [u64; 2],
    depths: [u64; 2],
    time: [Duration; 2],
    longest: [Duration; 2],
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let (Some(first), Some(second), Some(games)) = (arguments.get(1), arguments.get(2), arguments.get(3))
    else {
        eprintln!("usage: rally FIRST SECOND GAMES [SEED]");
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
        "points {:.1} to {:.1} a game, {:.1} plies, stopped by {} and {}, {:?}",
        tally.points[0] as f64 / games as f64,
        tally.points[1] as f64 / games as f64,
        tally.plies as f64 / games as f64,
        tally.announced[0],
        tally.announced[1],
        tally.ends
    );
    for (who, text) in [first, second].into_iter().enumerate() {
        let moves = tally.moves[who].max(1);
        println!(
            "  {text}: {:.0} nodes a second, {:.2} ms a move, {:.0} ms at most, {} nodes and depth {:.1} a move",
            tally.nodes[who] as f64 / tally.time[who].as_secs_f64().max(1e-9),
            tally.time[who].as_secs_f64() * 1000.0 / moves as f64,
            tally.longest[who].as_secs_f64() * 1000.0,
            tally.nodes[who] / moves,
            tally.depths[who] as f64 / moves as f64,
        );
    }
}

/// Plays one game and adds it up.
fn play(specs: &[Spec; 2], seed: u64, number: u64, tally: &Mutex<Tally>) {
    let game = EchecEtMots::new(Rules::DEFAULT, lexicon_fr::french());
    let deal = seed.wrapping_mul(0x1_0000_0001).wrapping_add(number / 2);
    let mut dice = Deal(Chance::new(deal));
    let mut state = game.blank();
    for event in game.setup(&mut dice) {
        game.evolve(&mut state, &event);
    }
    // Seat 0 is the first player's in even games.
    let who_at = |seat: usize| seat ^ (number % 2) as usize;
    let mut players: Vec<Box<dyn Bot<EchecEtMots>>> = (0..2)
        .map(|who| -> Box<dyn Bot<EchecEtMots>> {
            let seed = deal << 8 ^ number << 1 ^ who as u64;
            match specs[who].level {
                None => Box::new(Greedy::new(&game, seed)),
                Some(level) => {
                    let mut bot = EchecEtMotsBot::new(&game, level, seed);
                    bot.weigh_by(specs[who].weights);
                    Box::new(bot)
                }
            }
        })
        .collect();
    let mut own = Tally::default();
    let outcome = loop {
        let seat = match game.turn(&state) {
            Turn::Over(outcome) => break outcome,
            Turn::Awaiting(seats) => seats.iter().next().expect("somebody is awaited"),
        };
        let who = who_at(seat.index());
        let view = game.view(&state, Viewer::Seat(seat));
        let begun = Instant::now();
        let choice = players[who].choose(&view, &Effort::new(specs[who].budget));
        let time = begun.elapsed();
        if choice.nodes > 0 {
            own.nodes[who] += choice.nodes;
            own.depths[who] += u64::from(choice.depth);
            own.moves[who] += 1;
            own.time[who] += time;
            own.longest[who] = own.longest[who].max(time);
        }
        own.plies += 1;
        if let Action::Move {
            announce: Some(_), ..
        } = &choice.action
        {
            own.announced[who] += 1;
        }
        let events = game
            .decide(&state, seat, &choice.action, &mut dice)
            .unwrap_or_else(|refusal| panic!("{} in {}: {refusal}", choice.action, view.position));
        for event in events {
            game.evolve(&mut state, &event);
        }
    };
    let mut tally = tally.lock().expect("no thread panics");
    let winner = outcome.winners.iter().next();
    let result = match winner {
        None => 1,
        Some(Seat(seat)) if who_at(usize::from(seat)) == 0 => 0,
        Some(_) => 2,
    };
    tally.results[result] += 1;
    tally.plies += own.plies;
    *tally.ends.entry(outcome.code.to_owned()).or_default() += 1;
    for seat in 0..2 {
        tally.points[who_at(seat)] += i64::from(outcome.points[seat]);
    }
    for who in 0..2 {
        tally.announced[who] += own.announced[who];
        tally.nodes[who] += own.nodes[who];
        tally.moves[who] += own.moves[who];
        tally.depths[who] += own.depths[who];
        tally.time[who] += own.time[who];
        tally.longest[who] = tally.longest[who].max(own.longest[who]);
    }
}
