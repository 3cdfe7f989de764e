//! Fits the weights of the evaluation of Dames de Lettres to games that the strongest level plays against
//! itself.
//!
//! `cargo run --release -p bots --example dames_fit -- GAMES NODES SEED TABLE` plays the games, each move
//! with so many nodes, finds by logistic regression the weights that come nearest to how they ended,
//! beginning from the first guess, and writes them as the Rust source
//! `crates/bots/src/dames_de_lettres/fitted.rs`, which TABLE should name. Equal games give equal weights.

use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{env, fs};

use bots::dames_de_lettres::{DamesDeLettresBot, Weights, features};
use bots::{Bot as _, Budget, Chance, Effort, Level};
use game_core::{Dice, Game as _, Seat, Turn, Viewer};
use game_dames_de_lettres::{DamesDeLettres, Rules};

/// The advantage that turns even chances into about 73 %.
const SCALE: f64 = 200.0;
const ROUNDS: usize = 600;
const RATE: f64 = 4.0;
/// Draws rarely seen features towards where they began.
const PULL: f64 = 2e-9;
/// The games differ by their deals, and by this many moves of a weak player at the start.
const OPENING: usize = 3;

/// A position: its features for White, who moves in it (1 or -1), and whether White won.
struct Sample {
    counts: Vec<i16>,
    turn: f64,
    won: bool,
}

/// The dice of a deal.
struct Deal(Chance);

impl Dice for Deal {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound as usize) as u32
    }
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let [_, games, nodes, seed, table] = arguments.as_slice() else {
        eprintln!("usage: dames_fit GAMES NODES SEED TABLE");
        std::process::exit(2);
    };
    let number = |text: &String| text.parse::<u64>().expect("a number");
    let (games, nodes, seed) = (number(games), number(nodes), number(seed));
    let next = AtomicU64::new(0);
    let played = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let samples = play(nodes, seed.wrapping_mul(0x1_0000_0001).wrapping_add(game));
                    played.lock().expect("no thread panics").push((game, samples));
                }
            });
        }
    });
    let mut played = played.into_inner().expect("no thread panics");
    played.sort_by_key(|(game, _)| *game);
    let samples: Vec<Sample> = played.into_iter().flat_map(|(_, samples)| samples).collect();
    eprintln!("{} positions", samples.len());
    let row: Vec<i32> = fit(&samples).iter().map(|weight| weight.round() as i32).collect();
    let weights = Weights {
        joker: Weights::guess().joker,
        turn: *row.last().expect("a weight for the turn"),
        ..Weights::of_row(&row)
    };
    fs::write(table, source(&weights)).expect("the table can be written");
}

/// Plays a game out.
fn play(nodes: u64, seed: u64) -> Vec<Sample> {
    let game = DamesDeLettres::new(Rules::DEFAULT, lexicon_fr::french());
    let mut dice = Deal(Chance::new(seed));
    let mut state = game.blank();
    for event in game.setup(&mut dice) {
        game.evolve(&mut state, &event);
    }
    let weak = Level::new(3).expect("a level");
    let mut players = [weak, Level::HIGHEST].map(|level| DamesDeLettresBot::new(&game, level, seed));
    let mut samples = Vec::new();
    let mut plies = 0;
    let winner = loop {
        let seat = match game.turn(&state) {
            Turn::Over(outcome) => break outcome.winners.iter().next(),
            Turn::Awaiting(seats) => seats.iter().next().expect("somebody is awaited"),
        };
        if plies >= OPENING {
            samples.push(Sample {
                counts: features(state.board(), game.rules()),
                turn: if seat == Seat(0) { 1.0 } else { -1.0 },
                won: false,
            });
        }
        let view = game.view(&state, Viewer::Seat(seat));
        let player = &mut players[usize::from(plies >= OPENING)];
        let choice = player.choose(&view, &Effort::new(Budget::Nodes(nodes)));
        let events = game
            .decide(&state, seat, &choice.action, &mut dice)
            .unwrap_or_else(|refusal| panic!("{} in {}: {refusal}", choice.action, view.position));
        events.iter().for_each(|event| game.evolve(&mut state, event));
        plies += 1;
    };
    for sample in &mut samples {
        sample.won = winner == Some(Seat(0));
    }
    samples
}

fn chances(value: f64) -> f64 {
    1.0 / (1.0 + (-value / SCALE).exp())
}

/// Goes down the slope of the error, with a step of its own for each weight; the last is that of the turn.
fn fit(samples: &[Sample]) -> Vec<f64> {
    let mut begin: Vec<f64> = Weights::guess().row().into_iter().map(f64::from).collect();
    let size = begin.len();
    begin.push(f64::from(Weights::guess().turn));
    let mut weights = begin.clone();
    let mut momentum = vec![0.0; size + 1];
    let mut spread = vec![0.0_f64; size + 1];
    for round in 0..ROUNDS {
        let mut slope = vec![0.0; size + 1];
        let (mut error, mut aside) = (0.0, 0.0);
        for (at, sample) in samples.iter().enumerate() {
            let seen = sample.counts.iter().enumerate().filter(|(_, count)| **count != 0);
            let sum: f64 = seen
                .clone()
                .map(|(at, count)| weights[at] * f64::from(*count))
                .sum();
            let guess = chances(sum + weights[size] * sample.turn);
            let miss = guess - f64::from(u8::from(sample.won));
            // Every twentieth block of positions is kept aside to see whether the fit holds.
            if at / 200 % 20 == 0 {
                aside += miss * miss;
                continue;
            }
            error += miss * miss;
            let pull = miss / samples.len() as f64 / SCALE;
            seen.for_each(|(at, count)| slope[at] += pull * f64::from(*count));
            slope[size] += pull * sample.turn;
        }
        if round % 100 == 0 || round + 1 == ROUNDS {
            let count = samples.len() as f64;
            eprintln!(
                "round {round}: {:.5} {:.5}",
                error / count / 0.95,
                aside / count / 0.05
            );
        }
        let rate = RATE * (1.0 - round as f64 / ROUNDS as f64) + 0.02;
        let fade = |keep: f64| 1.0 - keep.powi(round as i32 + 1);
        for at in 0..=size {
            let slope = slope[at] + PULL * (weights[at] - begin[at]);
            momentum[at] = 0.9 * momentum[at] + 0.1 * slope;
            spread[at] = 0.99 * spread[at] + 0.01 * slope * slope;
            weights[at] -= rate * momentum[at] / fade(0.9) / ((spread[at] / fade(0.99)).sqrt() + 1e-12);
        }
    }
    weights
}

/// The table as Rust source.
fn source(weights: &Weights) -> String {
    let mut out = String::from(
        "//! Weights fitted to games of the engine against itself; the example `dames_fit` writes them.\n\n\
         use super::evaluation::Weights;\n\n\
         /// The fitted weights.\n\
         #[rustfmt::skip]\n\
         pub(crate) const FITTED: Weights = Weights {\n",
    );
    let tables: [(&str, &[i32]); 6] = [
        ("home", &weights.home),
        ("away", &weights.away),
        ("guard", &weights.guard),
        ("raider", &weights.raider),
        ("rank", &weights.rank),
        ("file", &weights.file),
    ];
    for (name, values) in tables {
        writeln!(out, "    {name}: {values:?},").expect("a string takes all");
    }
    let Weights { joker, turn, .. } = weights;
    writeln!(out, "    joker: {joker},\n    turn: {turn},\n}};").expect("a string takes all");
    out
}
