//! Fits the weights of the evaluation of Échec aux Chevaliers to positions of games that were played out.
//!
//! `cargo run --release -p bot-chevaliers --example chevaliers_fit -- POSITIONS TABLE` reads what `chevaliers_games`
//! wrote, finds by logistic regression the weights that come nearest to how the games ended and to what the
//! search found, beginning from the first guess, and writes them as the Rust source
//! `crates/bot-chevaliers/src/weights/fitted.rs`, which TABLE should name. Equal positions give equal
//! weights.
//!
//! The weights in the repository came of two rounds of both programs: 1000 games of 2000 nodes, seed 1, by
//! the first guess, then 1200 games of 2500 nodes, seed 2, by the weights of the first round; the second fit
//! read the positions of both. `cavalettres match` with `weights=TABLE` measures what a
//! round has brought.

use std::fmt::Write as _;
use std::{env, fs};

use bot_chevaliers::{FEATURES, FITTED, Reader, first_guess};
use game_chevaliers::{Chevaliers, LAYOUTS, Rules};

/// The advantage that turns even chances into about 73 %.
const SCALE: f32 = 200.0;
/// How much the end of the game counts against what the search found.
const BY_RESULT: f32 = 0.5;
const ROUNDS: usize = 150;
const BATCH: usize = 8192;
/// Draws rarely seen features towards where they began.
const PULL: f32 = 3e-8;

/// One position of a game.
struct Sample {
    from: usize,
    to: usize,
    opening: f32,
    target: f32,
}

fn chances(value: f32) -> f32 {
    1.0 / (1.0 + (-value / SCALE).exp())
}

/// The positions of a file, taken apart.
struct Samples {
    counts: Vec<(u16, i16)>,
    samples: Vec<Sample>,
}

fn read(text: &str) -> Samples {
    let readers: Vec<(&str, Reader)> = LAYOUTS
        .iter()
        .map(|&layout| {
            let game = Chevaliers::new(Rules {
                layout,
                ..Rules::DEFAULT
            });
            (layout, Reader::new(&game, &FITTED))
        })
        .collect();
    let mut counts: Vec<(u16, i16)> = Vec::new();
    let mut samples = Vec::new();
    for line in text.lines() {
        let mut fields = line.split(';');
        let (Some(layout), Some(position)) = (fields.next(), fields.next()) else {
            continue;
        };
        let mut number = || fields.next().and_then(|field| field.parse::<f32>().ok());
        let (Some(result), Some(value)) = (number(), number()) else {
            continue;
        };
        let reader = readers.iter().find(|(id, _)| *id == layout);
        let Some(position) = reader.and_then(|(_, reader)| reader.read(position)) else {
            continue;
        };
        let value = if position.side() == 0 { value } else { -value };
        let traced = position.trace();
        let from = counts.len();
        let seen = traced.features.iter().filter(|(_, times)| *times != 0);
        counts.extend(seen.map(|&(feature, times)| (feature as u16, times as i16)));
        samples.push(Sample {
            from,
            to: counts.len(),
            opening: traced.opening,
            target: BY_RESULT * (1.0 + result) / 2.0 + (1.0 - BY_RESULT) * chances(value),
        });
    }
    Samples { counts, samples }
}

impl Samples {
    fn value(&self, weights: &[[f32; 2]], sample: &Sample) -> f32 {
        let mut sum = [0.0, 0.0];
        for &(feature, times) in &self.counts[sample.from..sample.to] {
            let [opening, endgame] = weights[usize::from(feature)];
            sum[0] += opening * f32::from(times);
            sum[1] += endgame * f32::from(times);
        }
        sum[0] * sample.opening + sum[1] * (1.0 - sample.opening)
    }

    /// The mean error of every twentieth position, which is kept aside, or of all others.
    fn error(&self, weights: &[[f32; 2]], aside: bool) -> f64 {
        let chosen = self
            .samples
            .iter()
            .enumerate()
            .filter(|(at, _)| (at % 20 == 0) == aside);
        let (mut sum, mut count) = (0.0, 0.0);
        for (_, sample) in chosen {
            sum += f64::from((chances(self.value(weights, sample)) - sample.target).powi(2));
            count += 1.0;
        }
        sum / count
    }

    /// The slope of the error over a batch.
    fn slope(&self, weights: &[[f32; 2]], batch: &[usize]) -> Vec<[f32; 2]> {
        let mut slope = vec![[0.0; 2]; FEATURES];
        for &at in batch {
            let sample = &self.samples[at];
            let guess = chances(self.value(weights, sample));
            let error = (guess - sample.target) * guess * (1.0 - guess) / batch.len() as f32;
            for &(feature, times) in &self.counts[sample.from..sample.to] {
                let slope = &mut slope[usize::from(feature)];
                slope[0] += error * f32::from(times) * sample.opening;
                slope[1] += error * f32::from(times) * (1.0 - sample.opening);
            }
        }
        slope
    }
}

/// Goes down the slope, with momentum and a step of its own for each weight.
fn fit(samples: &Samples) -> Vec<[f32; 2]> {
    let begin: Vec<[f32; 2]> = first_guess()
        .iter()
        .map(|&(opening, endgame)| [f32::from(opening), f32::from(endgame)])
        .collect();
    let mut weights = begin.clone();
    eprintln!("before: {:.6}", samples.error(&weights, true));
    let used: Vec<usize> = (0..samples.samples.len()).filter(|at| at % 20 != 0).collect();
    let mut momentum = vec![[0.0_f32; 2]; FEATURES];
    let mut spread = vec![[0.0_f32; 2]; FEATURES];
    let mut step = 0;
    for round in 0..ROUNDS {
        let rate = 2.0 * (1.0 - round as f32 / ROUNDS as f32) + 0.02;
        for batch in used.chunks(BATCH) {
            step += 1;
            let slope = samples.slope(&weights, batch);
            let fade = 1.0 - 0.9_f32.powi(step.min(1000));
            let fade_spread = 1.0 - 0.999_f32.powi(step.min(10_000));
            for at in 0..FEATURES {
                for half in 0..2 {
                    let slope = slope[at][half] + PULL * (weights[at][half] - begin[at][half]);
                    momentum[at][half] = 0.9 * momentum[at][half] + 0.1 * slope;
                    spread[at][half] = 0.999 * spread[at][half] + 0.001 * slope * slope;
                    let change = momentum[at][half] / fade / ((spread[at][half] / fade_spread).sqrt() + 1e-9);
                    weights[at][half] -= rate * change;
                }
            }
        }
        if round % 30 == 29 {
            let (own, aside) = (samples.error(&weights, false), samples.error(&weights, true));
            eprintln!("round {}: {own:.6} {aside:.6}", round + 1);
        }
    }
    weights
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let [_, positions, table] = arguments.as_slice() else {
        eprintln!("usage: chevaliers_fit POSITIONS TABLE");
        std::process::exit(2);
    };
    let samples = read(&fs::read_to_string(positions).expect("the positions can be read"));
    eprintln!("{} positions, {FEATURES} features", samples.samples.len());
    let weights = fit(&samples);
    let mut out = String::from(
        "//! Weights fitted to games of the engine against itself; the example `chevaliers_fit` writes them.\n\n\
         use super::super::tally::Table;\n\n\
         /// The opening's weight and the endgame's, by feature.\n\
         #[rustfmt::skip]\n\
         pub const FITTED: Table = [\n",
    );
    for row in weights.chunks(8) {
        out.push_str("   ");
        for [opening, endgame] in row {
            write!(out, " ({}, {}),", opening.round() as i16, endgame.round() as i16)
                .expect("a string takes all");
        }
        out.push('\n');
    }
    out.push_str("];\n");
    fs::write(table, out).expect("the table can be written");
}
